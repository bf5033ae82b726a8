"""The store: tables by number or capability, and journals that only grow. What `append` stored is on the disk."""

import asyncio
import contextlib
from collections.abc import Collection, Sequence
from functools import partial
from typing import Self

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from jemaa.core.errors import JemaaError
from jemaa.server.store import alarms, finished_games
from jemaa.server.store.alarms import set_alarms
from jemaa.server.store.changes import Change, Conflict, DamagedJournal, Fenced
from jemaa.server.store.database import READS, StoredRow, connect, naming, writing
from jemaa.server.store.finished_games import Kept, keep_finished
from jemaa.server.store.group_commit import GroupCommit
from jemaa.server.store.migrate import upgrade
from jemaa.server.store.schema import CODES, JOURNAL, LEASES, OPENINGS, PROBE, REVIEWS, TOKENS
from jemaa.server.store.signing_keys import SigningKeys
from jemaa.server.store.subscriptions import Next, Subscriptions, carry_over, stir
from jemaa.server.store.tallies import count, fairness
from jemaa.table.finished import FinishedGame
from jemaa.table.journal import Began, Opening, Sat, Written, decode_line, decode_opening, encode_line, encode_opening
from jemaa.table.wire.fairness import Fairness

PROBE_S = 8.0
"""Seconds that the database has for a probe; SQLite waits 5 for a lock."""


class Store:
    """One database. `Store.open` makes it, and `close` must be called at the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reader = engine.execution_options(**{READS: True})
        self._writing = writing(engine)
        self._appending = GroupCommit(self._insert)
        self.subscriptions, self.signing_keys = Subscriptions(engine), SigningKeys(engine)

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
        await self._appending.close()
        await self._writing.close()
        await self.engine.dispose()

    # --- writing --------------------------------------------------------------------------------------------------

    async def append(self, *changes: Change) -> None:
        """Append to journals; when this returns, it is on the disk.

        Raises `Conflict`, or `Fenced` where a fence is not valid any more, and then nothing is changed.

        Several changes are made together or not at all, if they are given together. The lines of a journal must have
        the next versions. A caller that is cancelled does not stop the writing.
        """
        await self._appending.append(*changes)

    async def _insert(self, changes: Sequence[Change]) -> None:
        """Make changes in one transaction; raises `Conflict` and `Fenced`."""
        try:
            await self._writing.run(partial(_insert, changes))
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

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

    async def public(self, most: int) -> list[str]:
        """The numbers of the newest tables that everybody may watch and whose game is not over, the newest first.

        At most `most`.
        """
        shown = OPENINGS.c.public.is_(True) & OPENINGS.c.over.is_(False)
        query = sa.select(OPENINGS.c.number).where(shown).order_by(OPENINGS.c.opened.desc()).limit(most)
        async with self._reader.connect() as connection:
            return list(await connection.scalars(query))

    async def ringing(self, until: int) -> list[str]:
        """The tables without an owner at which something is due until then (`alarms.ringing`)."""
        async with self._reader.connect() as connection:
            return await alarms.ringing(connection, until)

    async def without_alarm(self) -> list[str]:
        """The running games whose alarms nobody has stored (`alarms.without_alarm`)."""
        async with self._reader.connect() as connection:
            return await alarms.without_alarm(connection)

    async def due_among(self, numbers: Collection[str], until: int) -> list[str]:
        """Those of these tables that must be looked at until then (`alarms.due_among`)."""
        async with self._reader.connect() as connection:
            return await alarms.due_among(connection, numbers, until)

    async def finished(self, keys: Collection[str]) -> dict[str, Kept]:
        """Capability -> what is kept of its table, for those whose games are over (`finished_games.kept`)."""
        async with self._reader.connect() as connection:
            return await finished_games.kept(connection, keys)

    async def keep_finished(self, number: str, game: FinishedGame) -> None:
        """Keep what lists show of a game that is over, unless the table is gone."""
        with contextlib.suppress(IntegrityError):  # deleted meanwhile
            await self._writing.run(partial(keep_finished, games={number: game}))

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
    keep_finished(connection, {change.number: change.finished for change in changes if change.finished is not None})
    set_alarms(connection, {change.number: change.alarm.at for change in changes if change.alarm is not None},
               {change.number for change in changes if change.over})


def _check_fences(fences: dict[str, int], connection: sa.Connection) -> None:
    """Keep the leases as they are until the end of the transaction.

    Raises `Fenced` where one has another fencing token than in `fences` (number -> token), or was given up.
    """
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
