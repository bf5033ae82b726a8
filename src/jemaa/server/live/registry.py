"""The tables in the memory of this process, by number and by capability: a cache of what it owns in the database."""

import asyncio
from collections.abc import Callable, Collection

from jemaa.server import clock
from jemaa.server.live import audience
from jemaa.server.live.live_table import LiveTable
from jemaa.server.live.ownership import Moved, Ownership
from jemaa.server.logs import failed
from jemaa.server.metrics import DAMAGED_TABLES
from jemaa.server.store.alarms import Alarm
from jemaa.server.store.database import FAILURES
from jemaa.server.store.store import Store
from jemaa.table.errors import Refusal
from jemaa.table.table import RECENT, Table

IDLE = 600.0
"""Seconds after which an idle table leaves the memory."""
CAPABILITY_AGE = 60.0
"""Seconds for which a capability of a table in memory is valid without asking the store: so long a table that another
process has deleted may still be seen."""

Hook = Callable[[LiveTable], None]


class Registry:
    """Finds tables, loads them from the store when they are asked for, and drops them when nobody needs them.

    `loaded` is called with each table that was loaded from the store, not with new ones that are added, and `dropped`
    with each that has left the memory.
    """

    def __init__(self, store: Store, ownership: Ownership) -> None:
        self._store, self._ownership = store, ownership
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._doubted: set[str] = set()
        """The tables whose leases may have been lost since they began to be loaded."""
        self._capabilities: dict[str, tuple[LiveTable, bool, float]] = {}
        """Capability -> its table, whether it is the invitation, and when the store said so (`clock.monotonic`)."""
        self._damaged: set[str] = set()
        self._loaded: list[Hook] = []
        self._dropped: list[Hook] = []

    def listen(self, *, loaded: Hook, dropped: Hook) -> None:
        """Add two functions to call with a table: once it was loaded from the store, and once it has left the memory.

        For a new table that is added, `loaded` is not called.
        """
        self._loaded.append(loaded)
        self._dropped.append(dropped)

    @property
    def tables(self) -> Collection[LiveTable]:
        """The tables in memory."""
        return self._tables.values()

    def is_damaged(self, number: str) -> bool:
        """Whether the table with this number was damaged when it was last loaded."""
        return number in self._damaged

    def in_memory(self, number: str) -> LiveTable | None:
        """The table with this number; None if it is not in memory."""
        return self._tables.get(number)

    def add(self, table: Table, fence: int | None, alarm: Alarm | None = None) -> LiveTable:
        """Take a table, which is stored already, into memory, with its lease. `loaded` is not called.

        `alarm`: what the database has as its alarm, if that is known.
        """
        live = LiveTable(table, touched=clock.monotonic(), fence=fence, stored_alarm=alarm)
        self._tables[table.opening.number] = live
        return live

    async def find(self, key: str) -> tuple[LiveTable, bool]:
        """The table that a capability opens, and whether it is the invitation.

        If it is not, it is the watch link. Raises `Refusal` where there is no table or it is damaged, and `Moved` where
        another process owns it.
        """
        capability = self._capabilities.get(key)
        if capability and capability[2] > clock.monotonic() - CAPABILITY_AGE:
            return capability[:2]
        entry = await self._store.find(key)
        live = await self.get(entry[0]) if entry else None
        if entry is None or live is None:
            self._capabilities.pop(key, None)
            raise Refusal("table-damaged" if entry and entry[0] in self._damaged else "no-such-table")
        self._capabilities[key] = live, entry[1], clock.monotonic()
        return live, entry[1]

    async def get(self, number: str) -> LiveTable | None:
        """The table with this number, from memory or else from the store; None if there is none, or it is damaged.

        A damaged table is logged once and counted in `metrics.DAMAGED_TABLES`; it is read again whenever it is asked
        for, so that a repair takes effect at once. Raises `Moved` where another process owns the table.
        """
        if number in self._tables:
            self._tables[number].touched = clock.monotonic()
            return self._tables[number]
        if number not in self._loading:
            task = self._loading[number] = asyncio.create_task(self._load(number))
            task.add_done_callback(lambda _: self._end_loading(number))
        return await asyncio.shield(self._loading[number])  # others may wait for it, too

    def is_loading(self, number: str) -> bool:
        """Whether the table with this number is on its way into memory."""
        return number in self._loading

    def doubt_loading(self) -> None:
        """Let whoever waits for a table that is being loaded get `Moved`: its lease may have been lost meanwhile."""
        self._doubted.update(self._loading)

    async def _load(self, number: str) -> LiveTable | None:
        fence = await self._ownership.hold(number)  # first, so that nobody else writes after we have read
        table = await self._held(number, fence)
        if table is None:
            return None
        live = self.add(table, fence)
        for hook in self._loaded:
            hook(live)
        return live

    def _end_loading(self, number: str) -> None:
        del self._loading[number]
        self._doubted.discard(number)

    async def _held(self, number: str, fence: int | None) -> Table | None:
        """The table as the store has it, read under a lease, which is given up where there is nothing to own.

        Raises `Moved` where the lease may have been lost meanwhile.
        """
        table = None
        try:
            table = await self._stored(number)
            if number in self._doubted:
                table = None
                raise Moved
            return table
        finally:
            if table is None:  # where reading failed, whoever looks for alarms takes it then
                self._ownership.give_up(number, fence)

    async def _stored(self, number: str) -> Table | None:
        """The table as the store has it; None if there is none, or it is damaged."""
        try:
            journal = await self._store.load(number)
            table = Table(*journal, recent=RECENT) if journal else None
        except FAILURES:
            raise
        except Exception as error:  # noqa: BLE001  # lines that no program of ours wrote may break any step of a game
            self._set_aside(number, error)
            return None
        self._damaged.discard(number)
        DAMAGED_TABLES.set(len(self._damaged))
        return table

    async def renew(self, live: LiveTable) -> None:
        """Take the lease of a table in memory anew; raises `Moved` where another process owns it by now.

        This waits for what is being written under the last lease; from now on the database refuses what comes later.
        """
        try:
            fence = await self._ownership.hold(live.number)
        except Moved:
            self.lose(live)
            raise
        if live.left:
            self._ownership.give_up(live.number, fence)
            raise Moved
        live.fence = fence

    def _set_aside(self, number: str, error: Exception) -> None:
        if number not in self._damaged:
            failed("table_damaged", error, number=number)
        self._damaged.add(number)
        DAMAGED_TABLES.set(len(self._damaged))

    def forget(self, live: LiveTable) -> None:
        """Drop a table that is no longer in the store: its bots' choices are ignored, and its watchers are closed."""
        live.gone = True
        self._end(live)

    def lose(self, live: LiveTable) -> None:
        """Drop a table that another process owns, or will: its watchers are led there."""
        live.moved = True
        self._end(live)

    def _end(self, live: LiveTable) -> None:
        live.cancel_alarm()
        self._drop(live)
        audience.wake(live)

    def sweep(self) -> None:
        """Drop from memory the tables that were untouched, and will not be needed, for `IDLE` seconds.

        Their leases are given up. Of the others, the updates are dropped that were kept for who comes next.
        """
        limit = clock.monotonic() - IDLE
        for live in list(self._tables.values()):
            live.shown.clear()
            if live.idle(IDLE) and live.touched < limit:
                live.cancel_alarm()  # the database has it, and whoever looks for alarms loads the table again
                self._drop(live)
                self._ownership.give_up(live.number, live.fence)

    async def close(self) -> None:
        """Cancel what is being loaded, and wait until that has ended."""
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)

    def _drop(self, live: LiveTable) -> None:
        if self._tables.get(live.number) is live:
            del self._tables[live.number]
        self._capabilities = {key: entry for key, entry in self._capabilities.items() if entry[0] is not live}
        for hook in self._dropped:
            hook(live)
