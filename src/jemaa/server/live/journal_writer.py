"""Writes lines to journals: they are stored, then applied to the table, then announced.

A process writes only to tables that it owns. If it does not any more, without having noticed, the database refuses what
it writes (`Fenced`), and the table leaves its memory. The database also refuses the later of two writers of one version
(`Conflict`): somebody else wrote without a lease, such as a process of an older version; what they wrote is loaded, and
the command decided anew. The caller holds the table's lock.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import replace

from jemaa.server import clock
from jemaa.server.live import audience
from jemaa.server.live.live_table import LiveTable
from jemaa.server.live.ownership import Moved
from jemaa.server.live.registry import Registry
from jemaa.server.logs import failed, log
from jemaa.server.metrics import LINES, TABLES_LOST
from jemaa.server.store.alarms import Alarm
from jemaa.server.store.changes import Change, Conflict, DamagedJournal, Fenced
from jemaa.server.store.signing_keys import SigningKeys
from jemaa.server.store.store import Store
from jemaa.table.commands import AT_ONCE, due, next_alarm
from jemaa.table.errors import Refusal
from jemaa.table.fairness import tallies
from jemaa.table.finished import finished_game
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
        that opens the next table stores that table, too. With the lines that end a game, it is stored that it is over,
        what lists show of it, and its dice count among those of all games. Raises `Conflict` where somebody else has
        written first, and `Moved` where another process owns the table; then nothing is changed.
        """
        if not lines:
            return
        at = clock.now()
        written = live.table.numbered(lines, command, at)
        following = live.table.after(written)
        ends = following.over and not live.table.over
        change = _ended(following, counted=not ends) if following.over else Change(live.number, [])
        await self._store_for(live, replace(change, lines=written, alarm=_needed(live, following, at)),
                              *await self._rematches(live.table, lines, at))
        live.table = following
        LINES.inc(len(lines))
        if ends:
            log.info("game_over", number=live.number, version=following.version)
        audience.wake(live)
        self.written.set()

    async def _store_for(self, live: LiveTable, change: Change, *more: Change) -> None:
        """Store a change of a table, and others with it; raises `Conflict`, or `Moved`, and then nothing is changed."""
        if live.moved:
            raise Moved
        try:
            await self._store.append(replace(change, fence=live.fence), *more)
        except Fenced:
            TABLES_LOST.inc()
            log.warning("table_lost", number=live.number, version=live.table.version)
            self._registry.lose(live)
            raise Moved from None
        live.stored_alarm = change.alarm or live.stored_alarm

    async def put_alarm_right(self, live: LiveTable) -> None:
        """Store when something happens by itself next, where the database has an earlier time, or none.

        That a game is over is stored, too, where the database does not have it from an older version. Nothing happens
        where the table was deleted, or another process owns it.
        """
        with contextlib.suppress(Conflict, Moved):
            async with live.lock:
                alarm = Alarm(next_alarm(live.table, clock.now()))
                if alarm != live.stored_alarm and not live.gone:
                    change = _ended(live.table) if live.table.over else Change(live.number, [])
                    await self._store_for(live, replace(change, alarm=alarm))

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
        live.table, live.stored_alarm = live.table.after(journal[1]), None
        audience.wake(live)

    async def _rematches(self, table: Table, lines: Sequence[AnyLine], at: int) -> list[Change]:
        """The change that opens the next table, if one of these lines says that it opens; else nothing."""
        if table.again is None or not any(isinstance(line, Rematched) for line in lines):
            return []
        following = next_table(table, table.again, at, (await self._signing_keys.current()).public)
        opening, empty = following.opening, Table(following.opening)
        written = empty.numbered(following.lines, None, at)
        return [Change(opening.number, written, opening, after=table.opening.number,
                       alarm=Alarm(next_alarm(empty.after(written), at)))]


def _needed(live: LiveTable, following: Table, now: int) -> Alarm | None:
    """The alarm that has to be stored with the lines that lead to a table; None where the stored one will do.

    It will do while it is earlier: then the table is looked at in vain once. But that something is due at once is taken
    back, or each start would load every table with bots.
    """
    alarm, stored = Alarm(next_alarm(following, now)), live.stored_alarm
    if stored is None:
        return alarm
    sooner = alarm.at is not None and (stored.at is None or alarm.at < stored.at)
    return alarm if sooner or (stored.at == AT_ONCE and alarm != stored) else None


def _ended(table: Table, *, counted: bool = False) -> Change:
    """The change without lines by which a game is over; where it was `counted` before, without its dice.

    Its subscriptions stay for a while, since those who sat there are told of another game.
    """
    return Change(table.opening.number, [], over=True, finished=finished_game(table),
                  tallies=() if counted else tallies(table.record))
