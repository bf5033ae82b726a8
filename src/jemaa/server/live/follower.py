"""Follows what other processes write to the tables that are in the memory of this one."""

import asyncio
import contextlib

from jemaa.server.live.bus import ALL
from jemaa.server.live.journal_writer import JournalWriter
from jemaa.server.live.live_table import LiveTable
from jemaa.server.live.registry import Registry
from jemaa.server.live.scheduler import RETRY, Scheduler
from jemaa.server.logs import failed
from jemaa.server.store.database import FAILURES
from jemaa.table.errors import Refusal


class Follower:
    """Takes lines of other processes when the bus tells of them, or when a caller knows of a newer version."""

    def __init__(self, registry: Registry, writer: JournalWriter, scheduler: Scheduler) -> None:
        self._registry, self._writer, self._scheduler = registry, writer, scheduler

    async def on_notice(self, number: str, version: int) -> None:
        """Handle a notice of one table; the number `ALL` means that notices were missed, so any table may have news."""
        tables = list(self._registry.tables) if number == ALL else [self._registry.in_memory(number)]
        for live in tables:
            if live is not None and (number == ALL or version > live.table.version):
                await self._follow(live)

    async def at_least(self, number: str, version: int) -> LiveTable | None:
        """A table that has come to this version at least, whoever wrote it; None if it was deleted.

        The version must be in the store: the table catches up once, and is not waited for. Errors of the store are
        raised.
        """
        live = await self._registry.get(number)
        if live and live.table.version < version:
            with contextlib.suppress(Refusal):
                await self._refresh(live)
        return None if live and live.gone else live

    async def _follow(self, live: LiveTable) -> None:
        """Load the lines of other processes; where the store fails, try again until it answers."""
        while not live.gone:
            try:
                await self._refresh(live)
            except Refusal:
                return
            except FAILURES as error:
                failed("news_not_loaded", error, number=live.number)
                await asyncio.sleep(RETRY)
            else:
                return

    async def _refresh(self, live: LiveTable) -> None:
        """Load the lines of other processes, and schedule what follows from them."""
        async with live.lock:
            await self._writer.catch_up(live)
            self._scheduler.schedule(live)
