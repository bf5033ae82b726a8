"""Writes lines to journals: they are stored, then applied to the table, then announced.

A process writes only to tables that it owns. If it does not any more, without having noticed, the database refuses what
it writes (`Fenced`), and the table leaves its memory. The database also refuses the later of two writers of one version
(`Conflict`): somebody else wrote without a lease, such as a process of an older version; what they wrote is loaded, and
the command decided anew. The caller holds the table's lock.
"""

import asyncio
from collections.abc import Sequence

from jemaa.server import clock
from jemaa.server.live import audience
from jemaa.server.live.live_table import LiveTable
from jemaa.server.live.ownership import Moved
from jemaa.server.live.registry import Registry
from jemaa.server.logs import failed, log
from jemaa.server.metrics import LINES, TABLES_LOST
from jemaa.server.store.signing_keys import SigningKeys
from jemaa.server.store.store import Change, Conflict, DamagedJournal, Fenced, Store
from jemaa.table.commands import due
from jemaa.table.errors import Refusal
from jemaa.table.fairness import tallies
from jemaa.table.journal import AnyLine, Rematched
from jemaa.table.opening import next_table
from jemaa.table.table import Table


class JournalWriter:
    """Stores lines in the journals of live tables, and lets the stored lines take effect."""

    def __init__(self, store: Store, registry: Registry, signing_keys: SigningKeys) -> None:
        self._store, self._registry, self._signing_keys = store, registry, signing_keys
        self.written = asyncio.Event()
        """Set after each write; the reader clears it."""

    async def write(self, live: LiveTable, lines: list[AnyLine], command: str | None) -> None:
        """Store lines, apply them to the table, and wake its watchers.

        `command` is the id of the command that the lines carry out, or None. Without lines, nothing happens. A line
        that opens the next table stores that table, too; a game that ends is noted by `note_end`. Raises `Conflict`
        where somebody else has written first, and `Moved` where another process owns the table; then nothing is
        changed.
        """
        if not lines:
            return
        if live.moved:
            raise Moved
        table, at = live.table, clock.now()
        written = table.numbered(lines, command, at)
        change = Change(live.number, written, fence=live.fence)
        try:
            await self._store.append(change, *await self._rematches(table, lines, at))
        except Fenced:
            TABLES_LOST.inc()
            log.warning("table_lost", number=live.number, version=table.version)
            self._registry.lose(live)
            raise Moved from None
        was_over = table.over
        for line in written:
            table.take(line)
        LINES.inc(len(lines))
        try:
            if table.over and not was_over:
                await self.note_end(table)
                log.info("game_over", number=live.number, version=table.version)
        finally:
            audience.wake(live)
            self.written.set()

    async def note_end(self, table: Table) -> None:
        """Store that a game is over: it is not resumed any more, and its dice count among those of all games.

        Called again for the same game, it counts nothing again. Its subscriptions stay for a while, since those who sat
        there are told of another game.
        """
        await self._store.append(Change(table.opening.number, [], over=True, tallies=tallies(table.record)))

    async def append(self, live: LiveTable, lines: list[AnyLine]) -> None:
        """Write lines that no command asked for; where somebody else was first, take their lines instead.

        The lines given are dropped then. Raises `Refusal` as `catch_up` does, and `Moved` as `write` does.
        """
        try:
            await self.write(live, lines, None)
        except Conflict:
            await self.catch_up(live)

    async def apply_due(self, live: LiveTable) -> None:
        """Write what is due by now: the begin of the game, a clock that has run out, or the next table."""
        while lines := due(live.table, clock.now()):
            await self.append(live, lines)

    async def catch_up(self, live: LiveTable) -> None:
        """Take what others have written without owning the table, and wake all watchers.

        Where the table was deleted, drop it from memory and raise `Refusal`; raises it, too, where a line is damaged.
        """
        try:
            journal = await self._store.load(live.number, live.table.version)
        except DamagedJournal as error:
            failed("table_damaged", error, number=live.number)
            raise Refusal("table-damaged") from None
        if journal is None:
            self._registry.forget(live)
            raise Refusal("no-such-table")
        for written in journal[1]:
            live.table.take(written)
        audience.wake(live)

    async def _rematches(self, table: Table, lines: Sequence[AnyLine], at: int) -> list[Change]:
        """The change that opens the next table, if one of these lines says that it opens; else nothing."""
        if table.again is None or not any(isinstance(line, Rematched) for line in lines):
            return []
        following = next_table(table, table.again, at, (await self._signing_keys.current()).public)
        opening = following.opening
        return [Change(opening.number, Table(opening).numbered(following.lines, None, at), opening,
                       after=table.opening.number)]
