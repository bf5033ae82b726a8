"""Many sockets at once: they come in a few at a time, and only who sits at a table is news to the others."""

import asyncio
from typing import Any

import pytest

from jemaa.server.http.socket_admission import Door
from jemaa.server.live import audience
from jemaa.server.live.bus import Alone
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable, Watcher
from jemaa.server.live.workers import Workers
from jemaa.server.store.store import Store
from jemaa.table.opening import House
from jemaa.table.showing import Viewer
from jemaa.table.wire import OpenTable, Sit

SOCKET = {"type": "websocket"}


class Inside:
    """An application whose every socket waits for a word before its first message, and for another to end."""

    def __init__(self) -> None:
        self.entered: list[asyncio.Queue[str]] = []

    async def __call__(self, _scope: Any, _receive: Any, send: Any) -> None:
        told: asyncio.Queue[str] = asyncio.Queue()
        self.entered.append(told)
        await send({"type": "websocket.accept"})
        while (word := await told.get()) != "end":
            if word == "break":
                raise RuntimeError
            await send({"type": "websocket.send", "text": word})


async def _sent(_message: Any) -> None:
    """Where messages go."""


async def _asked() -> None:
    """Where messages come from."""


async def _turn() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize("word", ["hello", "end", "break"])
def test_the_next_socket_comes_in_when_one_is_told_something_or_gone(word: str) -> None:
    async def run() -> list[int]:
        inside, found = Inside(), []
        door = Door(inside, width=2)
        tasks = [asyncio.create_task(door(SOCKET, _asked, _sent)) for _ in range(5)]
        await _turn()
        for _ in range(3):
            found.append(len(inside.entered))
            inside.entered[len(found) - 1].put_nowait(word)
            await _turn()
        found.append(len(inside.entered))
        for told in inside.entered:
            told.put_nowait("end")
        await asyncio.gather(*tasks, return_exceptions=True)
        return found
    assert asyncio.run(run()) == [2, 3, 4, 5]


def test_requests_do_not_wait_at_the_door() -> None:
    async def run() -> bool:
        inside = Inside()
        door = Door(inside, width=1)
        kinds = ("websocket", "websocket", "http")
        tasks = [asyncio.create_task(door({"type": kind}, _asked, _sent)) for kind in kinds]
        await _turn()
        entered = len(inside.entered)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return entered == 2
    assert asyncio.run(run())


def test_only_who_sits_here_is_news_by_coming_and_going(url: str) -> None:
    async def run() -> list[list[bool]]:
        store = await Store.open(url)
        host = Host(store, Alone(), Workers(0), House((), "greedy"))
        try:
            live, invited = await host.registry.find((await host.open(OpenTable("marrakech", (None, None)))).invite)
            assert invited
            return await visits(host, live)
        finally:
            await host.close()
            await store.close()
    assert asyncio.run(run()) == [[True], [False, True], [True, True, True], [False, False, False, True],
                                  [False, False, False], [True, True]]


async def visits(host: Host, live: LiveTable) -> list[list[bool]]:
    """After each coming and going, which of the watchers there have news."""
    ann = Viewer("ann", invited=True)
    watchers = [Watcher(viewer, None) for viewer in (Viewer(None, False), Viewer("eve", True), ann, ann)]
    found = []

    def news(there: list[Watcher]) -> None:
        found.append([watcher.stale for watcher in there])
        for watcher in there:
            audience.unseen(live, watcher)

    audience.join(live, watchers[0])
    news(watchers[:1])
    audience.join(live, watchers[1])
    news(watchers[:2])
    await host.commands.execute(live, ann, Sit("sit-by-ann", "A", "Ann", "00" * 16))
    news(watchers[:2])
    found.pop()
    audience.join(live, watchers[2])
    news(watchers[:3])
    audience.join(live, watchers[3])
    news(watchers)
    audience.leave(live, watchers[3])
    news(watchers[:3])
    audience.leave(live, watchers[2])
    news(watchers[:2])
    return found
