"""Runs what happens by itself at a table: the game begins, bots choose, clocks run out."""

import asyncio
from functools import partial

from jemaa.server import clock
from jemaa.server.live.background import BackgroundTasks
from jemaa.server.live.journal_writer import JournalWriter
from jemaa.server.live.live_table import LiveTable
from jemaa.server.live.ownership import Moved
from jemaa.server.live.workers import Workers
from jemaa.server.logs import failed
from jemaa.server.metrics import BOT_SECONDS
from jemaa.table.commands import chosen, due
from jemaa.table.errors import Refusal

RETRY = 5.0
"""Seconds until what goes on by itself is tried again, where the store, or something else, has failed."""


class Scheduler:
    """Keeps each table going: at any time one task or one alarm, or nothing while a person is to choose."""

    def __init__(self, writer: JournalWriter, workers: Workers, tasks: BackgroundTasks) -> None:
        self._writer, self._workers, self._tasks = writer, workers, tasks

    def schedule(self, live: LiveTable) -> None:
        """Start the next thing that happens by itself: a task, or the alarm of what is due later.

        The task writes the lines that are due now (`commands.due`) and lets bots choose. A task that runs goes on, and
        no other one is started beside it; an alarm that is set already is cancelled. Where the game is over, the bots'
        processes forget the table. To be called after each change of the table.
        """
        live.cancel_alarm()
        if live.left or live.table.over:
            self.release(live)  # also after a choice that was waiting for a worker when the table was deleted
        if live.left or live.bots is not None:
            return  # a task that runs comes here at its end
        if live.unsure or live.table.bot_to_choose or due(live.table, clock.now()):
            live.bots = self._tasks.start(self._play(live))
        elif (ends := live.table.wakes_at()) is not None:
            self._schedule_after(live, max(0.0, (ends - clock.now()) / 1_000))

    def on_clock(self, live: LiveTable) -> None:
        """Handle the alarm: a clock has run out, or a failed step is due again."""
        live.alarm = None
        self.schedule(live)

    def release(self, live: LiveTable) -> None:
        """Let the bots' processes forget a table whose game has ended, or that has left the memory."""
        self._workers.forget(live.number)

    def _schedule_after(self, live: LiveTable, seconds: float) -> None:
        live.alarm = asyncio.get_running_loop().call_later(seconds, self.on_clock, live)

    async def _play(self, live: LiveTable) -> None:
        """Apply what is due and let bots choose, until a person is to choose. Where that fails, try again later."""
        then = partial(self.schedule, live)
        try:
            while not live.left and await self._step(live):
                pass
        except (Refusal, Moved):
            pass  # the table is gone, or goes on elsewhere
        except Exception as error:  # noqa: BLE001  # whatever is wrong: people wait for this game to go on
            failed("game_waits", error, number=live.number)
            then = partial(self._schedule_after, live, RETRY)
        finally:
            live.bots = None
        then()

    async def _step(self, live: LiveTable) -> bool:
        """Apply what is due, then let a bot choose; False where no bot is to choose.

        The choice is dropped where the table has changed meanwhile.
        """
        async with live.lock:
            await self._writer.make_sure(live)
            await self._writer.apply_due(live)
        kind, version, state = live.table.bot_to_choose, live.table.version, live.table.state
        if kind is None:
            return False
        with BOT_SECONDS.time():
            choice = await self._workers.choose(kind, state, live.number)
        async with live.lock:
            if live.table.version == version and not live.left:
                await self._writer.append(live, chosen(live.table, choice, person=False))
        return True
