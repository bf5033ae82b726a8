"""A server's inside without HTTP: store, tables and who tells of turns, each as often as there are processes."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable
from jemaa.server.live.ownership import Sole
from jemaa.server.live.workers import Workers
from jemaa.server.store.store import Store
from jemaa.server.store.subscriptions import Device, Hook, Row, Target, name_of
from jemaa.server.turns.messages import Keys
from jemaa.server.turns.notifier import Notifier, Pace
from jemaa.server.turns.webhook import new_secret
from jemaa.table import wire
from jemaa.table.opening import House
from jemaa.table.views import Viewer
from tests.server.receiving import Endpoint, PushBrowser, packed
from tests.server.running import ENTROPY

QUICK = Pace(pauses=(0.01, 0.02), rest=0, connected=0.02, poll=0.05, gather=0)
SEATS = {"A": "ann", "B": "ben"}
LINK = "https://play.example.org/t/its-key"
numbers = itertools.count()


class Inside:
    """One process's: what a test asks of it."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def table(self) -> LiveTable:
        """Ann and Ben sit down; Ann begins."""
        opening = await self.host.open(wire.OpenTable("marrakech", (None, None), {"first_player": "A"}))
        live = await self.host.registry.get(opening.number)
        assert live
        for seat, player in SEATS.items():
            await self.do(live, player, wire.Sit(command(), seat, player.title(), ENTROPY))
        return live

    async def do(self, live: LiveTable, player: str, wanted: wire.AnyCommand) -> None:
        await self.host.commands.execute(live, Viewer(player, invited=True), wanted)

    async def turn(self, live: LiveTable) -> None:
        """Whose turn it is plays until it is another's."""
        seat = live.table.chooser
        assert seat
        while live.table.chooser == seat:
            choice = live.table.state.legal_actions[0].text
            await self.do(live, SEATS[seat], wire.Act(command(), live.table.version, seat, choice))

    async def subscribe(self, live: LiveTable, player: str, target: Target) -> Row:
        number, version = live.table.opening.number, live.table.version
        address = target.url if isinstance(target, Hook) else target.endpoint
        row = Row(name_of(number, player, address), number, player, target, version, version, 0, 0)
        assert await self.host.subscriptions.add(row, next(numbers))
        return row

    async def rows(self, live: LiveTable, player: str = "ben") -> list[Row]:
        return await self.host.subscriptions.of(live.table.opening.number, player)

    async def settled(self, live: LiveTable, player: str = "ben") -> list[Row]:
        """Somebody's rows, once nothing of them waits any more."""
        await self.until(live, lambda row: row.news == row.processed_version, player)
        return await self.rows(live, player)

    async def until(self, live: LiveTable, true: Callable[[Row], bool], player: str = "ben") -> None:
        """Wait until something is true of all of somebody's rows."""
        while not all(map(true, await self.rows(live, player))):  # noqa: ASYNC110  # a database has no events
            await asyncio.sleep(0.001)


def command() -> str:
    return f"command-{next(numbers)}"


def hook(endpoint: Endpoint, path: str = "/hook") -> Hook:
    return Hook(endpoint.url + path, new_secret(), LINK)


def device(endpoint: Endpoint, browser: PushBrowser, language: str = "fr") -> Device:
    return Device(f"{endpoint.url}/push", packed(browser.public), packed(browser.auth), language, LINK)


@asynccontextmanager
async def inside(url: str, processes: int = 1, pace: Pace = QUICK, *,
                 telling: bool = True) -> AsyncIterator[list[Inside]]:
    """So many processes on one database, all in this one. `telling`: turns are told."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(processes):
            store = await Store.open(url)
            stack.push_async_callback(store.close)
            workers = Workers(0)
            host = Host(store, Sole(), workers, House(("random",), "random"))
            stack.push_async_callback(host.close)
            keys = Keys(host.subscriptions, "mailto:host@example.org")
            if telling:
                await stack.enter_async_context(Notifier(host, keys, private=True, pace=pace).running())
            found.append(Inside(host))
        yield found
