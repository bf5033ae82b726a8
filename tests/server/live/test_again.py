"""Another game with the same people, in the server: it opens by its own alarm, and all of it outlives a process."""

import asyncio

import pytest

from jemaa.server import clock
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable
from jemaa.table import wire
from jemaa.table.again import WAIT
from jemaa.table.views import Viewer
from tests.server.notified import command, inside
from tests.server.running import ENTROPY

SEATS = {"ann": "A", "ben": "B", "cem": "C"}


async def do(host: Host, live: LiveTable, player: str, what: wire.AnyCommand) -> wire.Done:
    return await host.commands.execute(live, Viewer(player, invited=True), what)


async def agree(host: Host, live: LiveTable, player: str) -> wire.Done:
    await do(host, live, player, wire.Rematch(command(), SEATS[player]))
    return await do(host, live, player, wire.Rematch(command(), SEATS[player], ENTROPY))


async def given_up(host: Host) -> LiveTable:
    """A table of three at which those two have resigned whose turn it is not: no bot is asked."""
    opening = await host.open(wire.OpenTable("marrakech", (None, None, None)))
    live = await host.registry.get(opening.number)
    assert live
    for player, seat in SEATS.items():
        await do(host, live, player, wire.Sit(command(), seat, player.title(), ENTROPY))
    for player, seat in [each for each in SEATS.items() if each[1] != live.table.chooser]:
        await do(host, live, player, wire.Resign(command(), seat))
    assert live.table.over
    return live


async def next_of(host: Host, live: LiveTable) -> LiveTable:
    await asyncio.wait_for(host.tasks.join(), 30)
    assert live.table.rematch
    following, invited = await host.registry.find(live.table.rematch.invite)
    assert invited
    await asyncio.wait_for(host.tasks.join(), 30)
    return following


def test_when_all_have_answered_the_next_game_begins_for_those_who_said_yes(url: str) -> None:
    async def run() -> None:
        async with inside(url, telling=False) as (one,):
            live = await given_up(one.host)
            assert (await agree(one.host, live, "ann")).rematch is None
            await do(one.host, live, "ben", wire.Rematch(command(), "B", wanted=False))
            answer = await agree(one.host, live, "cem")
            following = await next_of(one.host, live)
            assert answer.rematch == following.table.opening.invite
            assert following.table.begun
            assert [sitter.name for sitter in following.table.sitters.values()] == ["Cem", "Ann"]
    asyncio.run(run())


def test_after_a_minute_it_opens_by_an_alarm(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with inside(url, telling=False) as (one,):
            live = await given_up(one.host)
            await agree(one.host, live, "ann")
            assert live.alarm is None, "one yes alone waits for no moment"
            await agree(one.host, live, "ben")
            assert live.alarm
            later = clock.now() + WAIT
            monkeypatch.setattr(clock, "now", lambda: later)
            one.host.scheduler.on_clock(live)
            assert (await next_of(one.host, live)).table.begun
    asyncio.run(run())


def test_the_answers_outlive_the_process(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with inside(url, telling=False) as (one,):
            before = await given_up(one.host)
            for player in ("ann", "ben"):
                await agree(one.host, before, player)
        later = clock.now() + WAIT
        monkeypatch.setattr(clock, "now", lambda: later)
        async with inside(url, telling=False) as (two,):
            live = await two.host.registry.get(before.number)
            assert live
            assert live.table.again
            assert list(live.table.again.entropies) == ["ann", "ben"]
            assert (await next_of(two.host, live)).table.begun
    asyncio.run(run())
