"""Carries out the commands of the people at a table."""

import asyncio

from jemaa.server.live import audience
from jemaa.server.live.background import BackgroundTasks
from jemaa.server.live.journal_writer import JournalWriter
from jemaa.server.live.live_table import LiveTable
from jemaa.server.live.ownership import Moved
from jemaa.server.live.scheduler import Scheduler
from jemaa.server.store.changes import Conflict
from jemaa.table.commands import Asker, lines_for
from jemaa.table.errors import Refusal
from jemaa.table.opening import House
from jemaa.table.views import Viewer
from jemaa.table.wire.commands import AnyCommand, Look, Say
from jemaa.table.wire.messages import Done, Looking, QuickPhrase

TRIES = 5
"""How often a command is decided at most, the first time included, where others write at the same time."""


class CommandExecutor:
    """Decides commands, one at a time for each table, and writes the resulting lines."""

    def __init__(self, writer: JournalWriter, scheduler: Scheduler, tasks: BackgroundTasks,
                 house: House) -> None:
        self._writer, self._scheduler, self._tasks, self._house = writer, scheduler, tasks, house

    async def execute(self, live: LiveTable, viewer: Viewer, command: AnyCommand) -> Done:
        """Carry a command out, and what is due after it; raises `Refusal`, or `Moved` if another process has the table.

        A command whose id has been carried out already is only answered again, except `Say` and `Look`, which are
        passed on each time. It is carried out to the end where the caller is cancelled.
        """
        carrying_out = self._tasks.start(self._execute(live, viewer, command))
        carrying_out.add_done_callback(_take_note)
        return await asyncio.shield(carrying_out)

    async def _execute(self, live: LiveTable, viewer: Viewer, command: AnyCommand) -> Done:
        async with live.lock:
            try:
                version = None if isinstance(command, Say | Look) else live.table.answered(command.id)
                if version is None:
                    version = await self._decide(live, viewer, command)
                    await self._writer.apply_due(live)
            finally:
                self._scheduler.schedule(live)
        if isinstance(command, Say):
            audience.say(live, QuickPhrase(command.seat, command.phrase))
        if isinstance(command, Look):
            audience.look(live, Looking(command.seat, command.at))
        rematch = live.table.rematch
        return Done(command.id, version, rematch.invite if rematch else None)

    async def _decide(self, live: LiveTable, viewer: Viewer, command: AnyCommand) -> int:
        """Write the lines of a command; returns the version of the first one, or of the table if there are none.

        Raises `Refusal`, also where others have written first `TRIES` times, and `Moved`. The caller holds the table's
        lock.
        """
        if live.gone:
            raise Refusal("no-such-table")
        if live.moved:
            raise Moved
        house = self._house
        asker = Asker(viewer.player, viewer.invited, present=live.present, bots=house.bots, gentle=house.gentle)
        for _ in range(TRIES):
            try:
                await self._writer.write(live, lines_for(live.table, asker, command), command.id)
            except Conflict:
                await self._writer.catch_up(live)
                if (answered := live.table.answered(command.id)) is not None:
                    return answered
            else:
                return live.table.answered(command.id) or live.table.version
        raise Refusal("stale", version=live.table.version)


def _take_note(carried_out: "asyncio.Task[Done]") -> None:
    """Take the exception of a command whose caller was cancelled, so that nobody reports it."""
    if not carried_out.cancelled():
        carried_out.exception()
