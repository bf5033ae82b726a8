"""Which watchers are woken when somebody comes or goes."""

import asyncio

from jemaa.server.live import audience
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable, Watcher
from jemaa.server.live.ownership import Sole
from jemaa.server.live.workers import Workers
from jemaa.server.store.store import Store
from jemaa.table.opening import House
from jemaa.table.views import Viewer
from jemaa.table.wire import Onlookers, OpenTable, Sit


def test_only_who_sits_here_is_news_by_coming_and_going(url: str) -> None:
    async def run() -> list[list[bool]]:
        store = await Store.open(url)
        host = Host(store, Sole(), Workers(0), House((), "greedy"))
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


def test_those_with_a_seat_hear_how_many_watch_without_one(url: str) -> None:
    async def run() -> list[int]:
        store = await Store.open(url)
        host = Host(store, Sole(), Workers(0), House((), "greedy"))
        try:
            live, _ = await host.registry.find((await host.open(OpenTable("marrakech", (None, None)))).invite)
            return await counts(host, live)
        finally:
            await host.close()
            await store.close()
    assert asyncio.run(run()) == [1, 1, 2, 3, 2, 0]


async def counts(host: Host, live: LiveTable) -> list[int]:
    """What Ann, who sits, was told last after each coming, going and sitting down of others; nobody else is told."""
    ann = Watcher(Viewer("ann", invited=True), None)
    audience.join(live, ann)
    await host.commands.execute(live, ann.viewer, Sit("sit-by-ann", "A", "Ann", "00" * 16))
    players = ("eve", "eve", None, None)
    eve, again, nobody, other = (Watcher(Viewer(player, player == "eve"), None) for player in players)
    found = []

    def note() -> None:
        found.append(ann.onlookers)
        assert not any(watcher.onlookers for watcher in (nobody, other))

    for watcher in (eve, again, nobody, other):
        audience.join(live, watcher)
        note()
    audience.leave(live, other)
    note()
    audience.leave(live, nobody)
    await host.commands.execute(live, eve.viewer, Sit("sit-by-eve", "B", "Eve", "00" * 16))
    note()
    assert [message.count for message in ann.take_messages() if isinstance(message, Onlookers)] == [0]
    return found
