"""Subscriptions to notices of turns, as rows. Each row is its own outbox, claimed by one process at a time."""

import contextlib
import hashlib
from collections.abc import Callable, Collection
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from jemaa.server.store.database import READS, Columns, StoredRow
from jemaa.server.store.schema import JOURNAL, KEYS, LEASES, OPENINGS, PROCESSES, SUBSCRIPTIONS

MOST = 5
"""So many ways one person may be told at one table."""

ROW = SUBSCRIPTIONS.c
NEWEST = sa.select(sa.func.max(JOURNAL.c.version)).where(JOURNAL.c.number == ROW.number).scalar_subquery()
WAITING = ROW.news > ROW.processed_version


class Hook(msgspec.Struct, frozen=True, tag="webhook"):
    """A webhook: its address, the secret that signs its messages, and the link that they hold."""

    url: str
    secret: str
    link: str


class Device(msgspec.Struct, frozen=True, tag="push"):
    """A browser, as it described itself when it subscribed, and the link that it opens."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    link: str


Target = Hook | Device


class Row(msgspec.Struct, frozen=True):
    """A subscription, as the database has it: see `schema.SUBSCRIPTIONS` for its columns."""

    id: str
    number: str
    player: str
    target: Target
    news: int
    processed_version: int
    after: int
    tries: int

    @property
    def address(self) -> str:
        """The address that messages go to."""
        return self.target.url if isinstance(self.target, Hook) else self.target.endpoint


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Target).decode


def stir(connection: sa.Connection, numbers: Collection[str]) -> None:
    """Set `news` to the newest version of the journal for all subscriptions of these tables.

    To be called in the transaction in which the journals have grown, after their lines were inserted.
    """
    connection.execute(sa.update(SUBSCRIPTIONS).where(ROW.number.in_(numbers)).values(news=NEWEST))


@dataclass(frozen=True)
class Next:
    """A new table that follows on a finished one."""

    finished: str
    """The number of the finished table."""
    number: str
    invite: str
    """The invitation to the new table: the end of the link that messages hold from now on."""
    players: Collection[str]
    """The persons who sit at the new table."""
    version: int
    """The version of the new table, of which nobody has to be told."""


def carry_over(connection: sa.Connection, following: Next) -> None:
    """Let the subscriptions of those who sit at a following table go over to it; the old table's others are deleted.

    To be called after the new table was inserted, in the same transaction.
    """
    old = ROW.number == following.finished
    rows = connection.execute(sa.select(SUBSCRIPTIONS).where(old & ROW.player.in_(following.players))).all()
    carried = [{**_values(_carried(_row(row), following)), "made": row.made} for row in rows]
    connection.execute(sa.delete(SUBSCRIPTIONS).where(old))
    if carried:
        connection.execute(sa.insert(SUBSCRIPTIONS), carried)


def _carried(row: "Row", following: Next) -> "Row":
    link = row.target.link.rpartition("/")[0] + "/" + following.invite
    return Row(name_of(following.number, row.player, row.address), following.number, row.player,
               msgspec.structs.replace(row.target, link=link), following.version, following.version, 0, 0)


def name_of(number: str, player: str, address: str) -> str:
    """A subscription's id, which is the same for the same table, player and address."""
    return hashlib.sha256(f"{number} {player} {address}".encode()).hexdigest()[:32]


class Subscriptions:
    """The subscriptions in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(**{READS: True})

    # --- for those who subscribe ----------------------------------------------------------------------------------

    async def add(self, row: Row, made: int) -> bool:
        """Store a subscription, in place of an older one with the same id; `made` is in milliseconds since 1970.

        Returns False, and stores nothing, if the person has `MOST` others at this table, or if the table is gone. What
        the journal has beyond `row.news` counts as news.
        """
        mine = (ROW.number == row.number) & (ROW.player == row.player)
        with contextlib.suppress(IntegrityError):  # the table has been deleted meanwhile
            async with self._engine.begin() as connection:
                others = await connection.scalar(sa.select(sa.func.count()).where(mine & (ROW.id != row.id)))
                if (others or 0) >= MOST:
                    return False
                await connection.execute(sa.delete(SUBSCRIPTIONS).where(ROW.id == row.id))
                await connection.execute(sa.insert(SUBSCRIPTIONS), {**_values(row), "made": made})
                await connection.run_sync(stir, [row.number])  # what was written before this row could not stir it
                return True
        return False

    async def of(self, number: str, player: str) -> list[Row]:
        """A player's subscriptions at a table, the oldest first."""
        return await self._rows(sa.select(SUBSCRIPTIONS).where(
            (ROW.number == number) & (ROW.player == player)).order_by(ROW.made, ROW.id))

    async def drop(self, number: str, player: str, name: str | None = None) -> None:
        """Delete a player's subscription at a table with the id `name`, or with None all of the player's there.

        Nothing happens where there is none.
        """
        mine = (ROW.number == number) & (ROW.player == player)
        await self._write(sa.delete(SUBSCRIPTIONS).where(mine if name is None else mine & (ROW.id == name)))

    async def drop_finished(self, before: int) -> None:
        """Delete the subscriptions of tables whose games are over, and whose last line is older than `before`.

        `before` is in milliseconds since 1970.
        """
        over = sa.exists().where(OPENINGS.c.number == ROW.number, OPENINGS.c.over.is_(True))
        last = sa.select(sa.func.max(JOURNAL.c.at)).where(JOURNAL.c.number == ROW.number).scalar_subquery()
        await self._write(sa.delete(SUBSCRIPTIONS).where(over & (last < before)))

    # --- for who tells --------------------------------------------------------------------------------------------

    async def due(self, now: int, most: int, process: str | None = None) -> list[Row]:
        """At most `most` subscriptions that have news and are not put off beyond `now`, in milliseconds since 1970.

        Those of tables that other living processes own are left to them, if this one has a name: `process`. In the
        order of `after`, then of their ids. Rows that another process has claimed are put off until its claim ends.
        """
        return await self._rows(sa.select(SUBSCRIPTIONS).where(
            WAITING & (ROW.after <= now) & _ours(process, now)).order_by(ROW.after, ROW.id).limit(most))

    async def next(self, now: int, process: str | None = None) -> int | None:
        """The time when the next subscription with news is due, in milliseconds since 1970; None if none has news.

        Which ones count, and `now`: as for `due`. The time may have passed.
        """
        query = sa.select(sa.func.min(ROW.after)).where(WAITING & _ours(process, now))
        async with self._reader.connect() as connection:
            moment: int | None = await connection.scalar(query)
            return moment

    async def claim(self, row: Row, until: int) -> bool:
        """Claim a subscription for this process until a time, in milliseconds since 1970.

        Returns False, and claims nothing, if it was claimed, handled or deleted since `row` was read.
        """
        same = (ROW.id == row.id) & (ROW.after == row.after) & (ROW.processed_version == row.processed_version)
        return await self._write(sa.update(SUBSCRIPTIONS).where(same).values(after=until)) == 1

    async def processed(self, row: Row, version: int, after: int = 0) -> None:
        """Mark a subscription as handled up to a version, with no failed tries; it is not due again before `after`.

        `after` is in milliseconds since 1970. This ends the claim, which is not checked.
        """
        await self._update(row, processed_version=version, after=after, tries=0)

    async def later(self, row: Row, after: int, tries: int) -> None:
        """Put a subscription off until the time `after`, in milliseconds since 1970; it keeps its news.

        `tries` is the number of failed tries so far. This ends the claim, which is not checked.
        """
        await self._update(row, after=after, tries=tries)

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """A secret key by its name; the first process that needs it makes it by `make`, and stores it for all."""
        secret = await self._key(name)
        if secret is None:
            with contextlib.suppress(IntegrityError):  # another process was quicker
                await self._write(sa.insert(KEYS).values(name=name, secret=make()))
            secret = await self._key(name)
        assert secret is not None
        return secret

    async def _key(self, name: str) -> str | None:
        async with self._reader.connect() as connection:
            secret: str | None = await connection.scalar(sa.select(KEYS.c.secret).where(KEYS.c.name == name))
            return secret

    async def _rows(self, query: sa.Select[*Columns]) -> list[Row]:
        async with self._reader.connect() as connection:
            return [_row(row) for row in await connection.execute(query)]

    async def _update(self, row: Row, **values: int) -> None:
        await self._write(sa.update(SUBSCRIPTIONS).where(ROW.id == row.id).values(**values))

    async def _write(self, change: sa.UpdateBase) -> int:
        async with self._engine.begin() as connection:
            return (await connection.execute(change)).rowcount


def _ours(process: str | None, now: int) -> sa.ColumnElement[bool]:
    """The condition that no other living process than `process` owns the table of a subscription; true for None."""
    if process is None:
        return sa.true()
    others = sa.select(LEASES.c.number).join(PROCESSES, PROCESSES.c.id == LEASES.c.process)
    return ROW.number.not_in(others.where((PROCESSES.c.id != process) & (PROCESSES.c.until > now)))


def _values(row: Row) -> dict[str, object]:
    return {**msgspec.structs.asdict(row), "target": encode(row.target).decode(), "here": 0}


def _row(row: StoredRow) -> Row:
    values = {name: getattr(row, name) for name in Row.__struct_fields__}
    return Row(**{**values, "target": decode(row.target)})
