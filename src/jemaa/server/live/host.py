"""The tables of one process: wires all parts of this folder, and opens and deletes tables."""

import contextlib
from collections.abc import Awaitable, Callable, Collection
from collections.abc import Set as AbstractSet
from functools import partial

import msgspec

from jemaa.server import clock
from jemaa.server.live import audience
from jemaa.server.live.background import BackgroundTasks
from jemaa.server.live.command_executor import CommandExecutor
from jemaa.server.live.journal_writer import JournalWriter
from jemaa.server.live.live_table import LiveTable, Passing
from jemaa.server.live.long_answers import LongAnswers
from jemaa.server.live.ownership import Moved, Ownership
from jemaa.server.live.registry import Registry
from jemaa.server.live.scheduler import Scheduler
from jemaa.server.live.snapshots import Snapshots
from jemaa.server.live.workers import Workers
from jemaa.server.logs import failed, log
from jemaa.server.store.alarms import Alarm
from jemaa.server.store.changes import Change, Conflict, DamagedJournal
from jemaa.server.store.database import FAILURES
from jemaa.server.store.store import Store
from jemaa.table.commands import next_alarm
from jemaa.table.errors import Refusal
from jemaa.table.finished import FinishedGame, finished_game
from jemaa.table.journal import Opening
from jemaa.table.log import page
from jemaa.table.opening import House, first_lines, new_opening
from jemaa.table.table import Table
from jemaa.table.wire.opening import OpenTable

SOON_MS = 3_000
"""Milliseconds before something happens by itself at which its table is loaded."""


class Host:
    """The tables of one process over one store. `close` must be called at the end; it leaves store and workers open.

    house: the kinds of bots that may sit here, and the one that plays for the absent.
    """

    def __init__(self, store: Store, ownership: Ownership, workers: Workers, house: House) -> None:
        self.store, self.ownership, self.house = store, ownership, house
        self.subscriptions, self.signing_keys = store.subscriptions, store.signing_keys
        self.tasks = BackgroundTasks()
        self.long_answers = LongAnswers()
        self.registry = Registry(store, ownership)
        self.snapshots = Snapshots(store)
        self.writer = JournalWriter(store, self.registry, self.signing_keys)
        self.scheduler = Scheduler(self.writer, workers, self.tasks)
        self.commands = CommandExecutor(self.writer, self.scheduler, self.tasks, house)
        self.registry.listen(loaded=self.scheduler.schedule, dropped=self.scheduler.release)

    async def open(self, wanted: OpenTable) -> Opening:
        """Open a new table, store it and take it into memory; returns its opening. Raises `Refusal`.

        Nothing is scheduled for it before the first command. Raises `Conflict` where its code is taken twice in a row.
        """
        try:
            table, alarm = await self._stored(wanted)
        except Conflict:  # another table waits under the same code; the next one is not that unlucky, too
            table, alarm = await self._stored(wanted)
        with contextlib.suppress(Moved):  # another process that has just started may take all that has no owner
            self.registry.add(table, await self.ownership.hold(table.opening.number), alarm)
        log.info("table_opened", number=table.opening.number, game=table.opening.game)
        return table.opening

    async def _stored(self, wanted: OpenTable) -> tuple[Table, Alarm]:
        """A new table, which is stored, and the alarm that is stored with it."""
        signer, now = await self.signing_keys.current(), clock.now()
        opening = new_opening(wanted, self.house, now, signer.public)
        empty = Table(opening)
        lines = empty.numbered(first_lines(opening), None, now)
        table = empty.after(lines)
        alarm = Alarm(next_alarm(table, now))
        await self.store.append(Change(opening.number, lines, opening, alarm=alarm))
        return table, alarm

    async def delete(self, live: LiveTable) -> None:
        """Delete a table from the store and from memory."""
        await self.store.delete(live.number)
        self.registry.forget(live)

    async def resume(self) -> bool:
        """Load, after a start, the running games of which nobody has stored when something happens by itself.

        Older versions have left them; for all others there is `wake`. Returns False where the store failed: call it
        again later.
        """
        return await self._load_all(self.store.without_alarm)

    async def wake(self) -> bool:
        """Load the tables at which something happens by itself now or soon: a bot chooses, or a clock runs out.

        To be called every second or so. Returns False where the store failed.
        """
        return await self._load_all(partial(self.store.ringing, clock.now() + SOON_MS))

    async def _load_all(self, find: Callable[[], Awaitable[list[str]]]) -> bool:
        try:
            for number in await find():
                if not self.registry.is_damaged(number):
                    await self._look_after(number)
        except FAILURES as error:
            failed("games_not_resumed", error)
            return False
        return True

    async def take_up(self, numbers: Collection[str]) -> None:
        """Load those of these tables, which are without an owner, at which something is due; raises `FAILURES`."""
        for number in await self.store.due_among(numbers, clock.now() + SOON_MS):
            await self._look_after(number)

    async def _look_after(self, number: str) -> None:
        """Load a table, so that its bots and clocks go on, unless another process owns it."""
        with contextlib.suppress(Moved):
            if live := await self.registry.get(number):
                await self.writer.put_alarm_right(live)

    async def at_least(self, number: str, version: int) -> LiveTable | None:
        """A table that has come to this version at least; None if it was deleted.

        The version must be in the store: the table catches up once, and is not waited for. Raises `Moved`, and errors
        of the store.
        """
        live = await self.registry.get(number)
        if live and live.table.version < version:
            with contextlib.suppress(Refusal):
                async with live.lock:
                    await self.writer.catch_up(live)
                    self.scheduler.schedule(live)
        return None if live and live.gone else live

    async def glimpse(self, number: str) -> tuple[Table | None, AbstractSet[str | None]]:
        """A table to be looked at, and the players who are connected to it; None if there is none, or it is damaged.

        A table of another process is shown as it was up to a second ago, and nobody is said to be connected to it.
        """
        live = self.registry.in_memory(number)
        if live is None and self.ownership.process is None:
            live = await self.registry.get(number)
        if live is not None:
            return live.table, live.present
        return (None if self.ownership.process is None else await self.snapshots.get(number)), frozenset()

    async def finished(self, keys: Collection[str]) -> dict[str, tuple[FinishedGame, bool]]:
        """Capability -> the game that it opens, and whether it is the invitation, for games that are over.

        Without those that this process has in memory, where more is known of them, and without damaged ones. Of games
        that ended before versions which keep this, the journals are read once.
        """
        games: dict[str, tuple[FinishedGame, bool]] = {}
        for key, kept in (await self.store.finished(keys)).items():
            if self.registry.in_memory(kept.number):
                continue
            game = kept.game or await self._finished_anew(kept.number)
            if game is not None:
                games[key] = game, kept.invited
        return games

    async def _finished_anew(self, number: str) -> FinishedGame | None:
        """What lists show of a game whose journal is read for it, which is kept then; None where it is damaged."""
        table = await self.snapshots.read(number)
        if table is None or not table.over:
            return None
        game = finished_game(table)
        try:
            await self.store.keep_finished(number, game)
        except FAILURES as error:  # it is read again next time
            failed("finished_game_not_kept", error)
        return game

    async def log(self, live: LiveTable, before: int, asker: str) -> bytes:
        """The last lines before a version, from the store, the oldest first, as the JSON of a `Log`.

        As many as a table in memory keeps. Raises `Refusal` where the table is gone, or where `asker`, an address,
        waits for too many answers.
        """
        try:
            journal = await self.store.load(live.number)
        except DamagedJournal:
            raise Refusal("table-damaged") from None
        if journal is None:
            raise Refusal("no-such-table")
        key = ("log", live.number, min(before, journal[1][-1].version + 1 if journal[1] else 1))
        return await self.long_answers.get(key, asker, lambda: msgspec.json.encode(page(*journal, before)))

    def pass_on(self, number: str, message: Passing) -> None:
        """Send a message that is not stored to all who watch a table; nothing happens if it is not in this memory."""
        if live := self.registry.in_memory(number):
            audience.pass_on(live, message)

    async def close(self) -> None:
        """Cancel all alarms and tasks, and wait until these have ended."""
        for live in self.registry.tables:
            live.cancel_alarm()
        await self.registry.close()
        await self.tasks.close()
        self.long_answers.close()
