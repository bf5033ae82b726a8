"""The store: tables by number or capability, and journals that only grow. What `append` stored is on the disk."""

import asyncio
import contextlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from jemaa.core.errors import JemaaError
from jemaa.server.store.database import READS, StoredRow, connect, naming, writing
from jemaa.server.store.migrate import upgrade
from jemaa.server.store.schema import CODES, JOURNAL, LEASES, OPENINGS, PROBE, REVIEWS, TOKENS
from jemaa.server.store.subscriptions import Next, carry_over, stir
from jemaa.server.store.tallies import count, fairness
from jemaa.table.fairness import Tally
from jemaa.table.journal import Began, Opening, Sat, Written, decode_line, decode_opening, encode_line, encode_opening
from jemaa.table.wire.fairness import Fairness

BATCH = 128
"""At most so many calls of `append` share one transaction, when many come at once: a disk syncs once for all."""
PROBE_S = 8.0
"""Seconds that the database has for a probe; SQLite waits 5 for a lock."""


class Conflict(Exception):
    """Raised where another process has appended first: load its lines, then decide anew.

    Also raised where a new table's number, key or code exists already, or where the table of the lines was deleted.
    """


class Fenced(Exception):
    """Raised where the table of the lines has another owner than the one who writes; nothing was written."""


class DamagedJournal(Exception):
    """Raised where a table's opening or a line of it in the database can't be decoded, or a line is missing."""


@dataclass(frozen=True)
class Change:
    """What `Store.append` writes for one table: lines of its journal, and maybe its opening or its end."""

    number: str
    lines: Sequence[Written]
    opening: Opening | None = None
    """The opening of a table that begins with this change."""
    over: bool = False
    """The game is over by it, or was before: this is noted."""
    tallies: Sequence[Tally] = ()
    """With `over`: the tallies of its dice, which are added to those of all games unless it was over before."""
    after: str | None = None
    """With `opening`: the number of the finished table on which this one follows, whose subscriptions go over to it."""
    fence: int | None = None
    """The fencing token of the lease under which the lines are written (`leases.py`); None without leases."""


Unit = tuple[tuple[Change, ...], "asyncio.Future[None]"]
"""Changes that are made together or not at all, and who waits for them."""


class Store:
    """One database. `Store.open` makes it, and `close` must be called at the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reader = engine.execution_options(**{READS: True})
        self._writing = writing(engine)
        self._waiting: asyncio.Queue[Unit] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_all())

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, and bring the database to the newest form; raises `JemaaError` that names it where that fails."""
        engine = connect(url)
        store = cls(engine)
        try:
            with naming(url):
                await store._writing.run(upgrade)
        except JemaaError:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Write what is waiting, and close the connections."""
        await self._waiting.join()
        self._writer.cancel()
        await self._writing.close()
        await self.engine.dispose()

    # --- writing --------------------------------------------------------------------------------------------------

    async def append(self, *changes: Change) -> None:
        """Append to journals; when this returns, it is on the disk.

        Raises `Conflict`, or `Fenced` where a fence is not valid any more, and then nothing is changed.

        Several changes are made together or not at all, if they are given together. The lines of a journal must have
        the next versions. A caller that is cancelled does not stop the writing.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((changes, done))
        await done

    async def _write_all(self) -> None:
        while True:
            units = [await self._waiting.get()]
            while len(units) < BATCH and not self._waiting.empty():
                units.append(self._waiting.get_nowait())
            await self._write(units)
            for _ in units:
                self._waiting.task_done()

    async def _write(self, units: Sequence[Unit]) -> None:
        """Write all units in one transaction; if one of them is refused, each in its own. Who waits gets the errors."""
        try:
            await self._writing.run(partial(_insert, [change for changes, _ in units for change in changes]))
        except (IntegrityError, Fenced) as error:
            if len(units) == 1:
                _tell(units, Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error)
                return
            for unit in units:
                await self._write([unit])
        except Exception as error:  # noqa: BLE001  # whoever waits gets it; the writer has to go on
            _tell(units, error)
        else:
            _tell(units, None)

    async def delete(self, number: str) -> None:
        """Delete a table with its journal, joining code, review and subscriptions; do nothing where there is none."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(OPENINGS).where(OPENINGS.c.number == number))

    # --- reading --------------------------------------------------------------------------------------------------

    async def load(self, number: str, after: int = 0) -> tuple[Opening, list[Written]] | None:
        """A table's opening and, in order, the lines of its journal after a version; None if there is no such table.

        Raises `DamagedJournal` where they can't be decoded, or one is missing.
        """
        async with self._reader.connect() as connection:
            opening = await connection.scalar(sa.select(OPENINGS.c.opening).where(OPENINGS.c.number == number))
            if opening is None:
                return None
            newer = (JOURNAL.c.number == number) & (JOURNAL.c.version > after)
            rows = await connection.execute(sa.select(JOURNAL).where(newer).order_by(JOURNAL.c.version))
            return _decoded(opening, rows.all(), after)

    async def find(self, key: str) -> tuple[str, bool] | None:
        """The number of the table that a capability opens, and whether it is the invitation; None if there is none."""
        query = sa.select(OPENINGS.c.number, OPENINGS.c.invite).where(
            (OPENINGS.c.invite == key) | (OPENINGS.c.watch == key))
        async with self._reader.connect() as connection:
            row = (await connection.execute(query)).first()
        return (row.number, row.invite == key) if row else None

    async def by_code(self, code: str) -> str | None:
        """The invitation to the table that waits under a code, which is written as `read_code` gives it; or None."""
        query = sa.select(OPENINGS.c.invite).join(CODES).where(CODES.c.code == code)
        async with self._reader.connect() as connection:
            invite: str | None = await connection.scalar(query)
            return invite

    async def unfinished(self) -> list[str]:
        """The numbers of all tables whose game is not over, begun or not, the newest first."""
        return await self._numbers(OPENINGS.c.over.is_(False))

    async def public(self, most: int) -> list[str]:
        """The numbers of the newest tables that everybody may watch and whose game is not over, the newest first.

        At most `most`.
        """
        return await self._numbers(OPENINGS.c.public.is_(True) & OPENINGS.c.over.is_(False), most)

    async def _numbers(self, where: sa.ColumnElement[bool], most: int | None = None) -> list[str]:
        query = sa.select(OPENINGS.c.number).where(where).order_by(OPENINGS.c.opened.desc()).limit(most)
        async with self._reader.connect() as connection:
            return list(await connection.scalars(query))

    async def fairness(self) -> Fairness:
        """The totals of the dice of all finished games."""
        async with self._reader.connect() as connection:
            return await fairness(connection)

    async def add_token(self, digest: str, player: str, scopes: Collection[str], made: int) -> None:
        """Store a token's digest, its player, its scopes and when it was made, in milliseconds since 1970."""
        row = {"digest": digest, "player": player, "scopes": " ".join(scopes), "made": made}
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(TOKENS), row)

    async def token(self, digest: str) -> tuple[str, frozenset[str]] | None:
        """The player and the scopes of the token with this digest; None if it is unknown."""
        async with self._reader.connect() as connection:
            row = (await connection.execute(sa.select(TOKENS).where(TOKENS.c.digest == digest))).first()
        return (row.player, frozenset(row.scopes.split())) if row else None

    async def drop_tokens(self, player: str) -> None:
        """Delete all tokens of a player."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(TOKENS).where(TOKENS.c.player == player))

    async def keep_review(self, number: str, form: int, review: str) -> None:
        """Keep the review of a game in place of an older one; `form` is the format of the text.

        Nothing changes where the table is gone, or where another process stores a review at the same time.
        """
        row = {"number": number, "format": form, "review": review}
        with contextlib.suppress(IntegrityError):  # deleted meanwhile, or another process was as quick
            async with self.engine.begin() as connection:
                await connection.execute(sa.delete(REVIEWS).where(REVIEWS.c.number == number))
                await connection.execute(sa.insert(REVIEWS), row)

    async def review(self, number: str, form: int) -> str | None:
        """The review of a game, if it is in this form; None if there is none, or one in another form."""
        query = sa.select(REVIEWS.c.review).where((REVIEWS.c.number == number) & (REVIEWS.c.format == form))
        async with self._reader.connect() as connection:
            review: str | None = await connection.scalar(query)
            return review

    async def check(self) -> None:
        """Read from the database; raises its error if it doesn't answer."""
        async with self._reader.connect() as connection:
            await connection.execute(sa.select(sa.literal(1)))

    async def probe(self, now: int) -> None:
        """Write to the database; raises its error if it doesn't take it, `TimeoutError` after `PROBE_S` seconds.

        `now` is in milliseconds since 1970.
        """
        async with asyncio.timeout(PROBE_S):
            await self._writing.run(partial(_probe, now))


def _decoded(opening: str, rows: Sequence[StoredRow], after: int) -> tuple[Opening, list[Written]]:
    if [row.version for row in rows] != list(range(after + 1, after + 1 + len(rows))):
        raise DamagedJournal("a line is missing")
    try:
        return decode_opening(opening), [_written(row) for row in rows]
    except (msgspec.MsgspecError, ValueError) as error:
        raise DamagedJournal(str(error)) from None


def _probe(now: int, connection: sa.Connection) -> None:
    connection.execute(sa.update(PROBE).values(at=now))


def _written(row: StoredRow) -> Written:
    return Written(row.version, row.at, row.command, decode_line(row.line))


def _insert(changes: Sequence[Change], connection: sa.Connection) -> None:
    """Insert all changes with one statement for each table, which costs as much for many journals as for one."""
    _check_fences({change.number: change.fence for change in changes if change.fence is not None}, connection)
    openings = [_opening_row(change.opening) for change in changes if change.opening is not None]
    lines = [_line_row(change.number, written) for change in changes for written in change.lines]
    codes = [{"code": change.opening.code, "number": change.number} for change in changes
             if change.opening is not None and change.opening.code is not None]
    if openings:
        connection.execute(sa.insert(OPENINGS), openings)
    if codes:
        connection.execute(sa.insert(CODES), codes)
    if lines:
        connection.execute(sa.insert(JOURNAL), lines)
        stir(connection, {change.number for change in changes if change.lines})
    for change in changes:
        if change.opening is not None and change.after is not None:
            carry_over(connection, _following(change, change.opening, change.after))
    begun = [change.number for change in changes if any(isinstance(written.line, Began) for written in change.lines)]
    if begun:
        connection.execute(sa.delete(CODES).where(CODES.c.number.in_(begun)))
    for change in changes:
        if change.over:
            _end(connection, change)


def _check_fences(fences: dict[str, int], connection: sa.Connection) -> None:
    """Keep the leases as they are until the end of the transaction; raises `Fenced` where another has taken one."""
    if fences:
        valid = sa.tuple_(LEASES.c.number, LEASES.c.fence).in_(list(fences.items()))
        held = connection.scalars(sa.select(LEASES.c.number).where(valid).with_for_update(read=True)).all()
        if len(held) < len(fences):
            raise Fenced


def _following(change: Change, opening: Opening, finished: str) -> Next:
    sitting = [written.line for written in change.lines if isinstance(written.line, Sat)]
    players = {line.player for line in sitting if line.player is not None}
    return Next(finished, change.number, opening.invite, players, len(change.lines))


def _end(connection: sa.Connection, change: Change) -> None:
    """Mark a game as over, and count its dice unless they were counted before."""
    here = (OPENINGS.c.number == change.number) & OPENINGS.c.over.is_(False)
    ended = connection.execute(sa.update(OPENINGS).where(here).values(over=True))
    if ended.rowcount:
        count(connection, change.tallies)


def _line_row(number: str, written: Written) -> dict[str, object]:
    return {"number": number, "version": written.version, "at": written.at, "command": written.id,
            "line": encode_line(written.line).decode()}


def _opening_row(opening: Opening) -> dict[str, object]:
    return {"number": opening.number, "invite": opening.invite, "watch": opening.watch, "public": opening.public,
            "over": False, "opened": opening.opened, "opening": encode_opening(opening).decode()}


def _tell(units: Sequence[Unit], error: Exception | None) -> None:
    for _, done in units:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
