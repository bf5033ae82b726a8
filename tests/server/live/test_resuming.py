"""What is loaded after a start, and when: only what happens by itself; and what lists show without loading anything."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from jemaa.server import clock
from jemaa.server.live import audience, registry
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable, Watcher
from jemaa.server.store.alarms import Alarm
from jemaa.server.store.schema import ALARMS, FINISHED, JOURNAL, OPENINGS
from jemaa.table import wire
from jemaa.table.journal import Opening
from jemaa.table.views import Viewer
from tests.server.live.test_host import Thinking, quiet, sit, thinking, until
from tests.server.live.test_registry import ANN, hosting
from tests.server.notified import command
from tests.server.running import ENTROPY

MINUTE = 60_000


async def begun(host: Host, *others: str | None, **more: Any) -> Opening:
    """Ann sits down in all free seats, and the game begins."""
    opening = await host.open(wire.OpenTable("marrakech", (None, *others), **more))
    live = host.registry.in_memory(opening.number)
    assert live
    for seat in live.table.open_seats:
        await host.commands.execute(live, ANN, wire.Sit(command(), seat, "Ann", ENTROPY))
    return opening


async def given_up(host: Host) -> Opening:
    """A game that begins with Ann in both seats, and ends at once because she resigns."""
    opening = await begun(host, None)
    live = host.registry.in_memory(opening.number)
    assert live
    await host.commands.execute(live, ANN, wire.Resign(command(), "A"))
    return opening


async def stored(host: Host) -> dict[str, int | None]:
    """Number of a table -> its alarm in the database."""
    async with host.store.engine.connect() as connection:
        return {row.number: row.at for row in await connection.execute(sa.select(ALARMS))}


@asynccontextmanager
async def started(url: str) -> AsyncIterator[Host]:
    """A server just after its start, whose bots think for ever."""
    async with thinking(url) as (host, _):
        assert await host.resume()
        assert await host.wake()
        yield host


def loaded(host: Host) -> set[str]:
    return {live.number for live in host.registry.tables}


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The present moment, to be changed."""
    moment = [clock.now()]
    monkeypatch.setattr(clock, "now", lambda: moment[0])
    return moment


def test_a_start_loads_only_tables_at_which_something_is_due(url: str, now: list[int]) -> None:
    tables: dict[str, str] = {}

    async def fill() -> None:
        async with thinking(url) as (host, _):
            for name, opening in {
                "nobody": await host.open(wire.OpenTable("marrakech", (None, None))),
                "people": await begun(host, None),
                "a bot": await begun(host, "random", options={"first_player": "B"}),
                "a person before a bot": await begun(host, "random", options={"first_player": "A"}),
                "a quick clock": await begun(host, None, clock=wire.Clock("move", 60)),
                "a slow clock": await begun(host, None, clock=wire.Clock("days", 3)),
            }.items():
                tables[name] = opening.number

    async def start() -> None:
        async with started(url) as host:
            assert loaded(host) == {tables["a bot"]}
            now[0] += MINUTE
            assert await host.wake()
            assert loaded(host) == {tables["a bot"], tables["a quick clock"]}
            await host.registry.get(tables["people"])
            assert tables["people"] in loaded(host)
    asyncio.run(fill())
    asyncio.run(start())


def test_what_is_due_while_nobody_has_the_table_in_memory_happens(url: str, now: list[int]) -> None:
    async def run() -> None:
        async with hosting(url) as (host, _):
            opening = await begun(host, None, clock=wire.Clock("days", 3))
            live = host.registry.in_memory(opening.number)
            assert live
            assert live.alarm
            live.touched -= registry.IDLE
            host.registry.sweep()
            assert loaded(host) == set()
            now[0] += 3 * 24 * 60 * MINUTE
            assert await host.wake()
            again = host.registry.in_memory(opening.number)
            assert again
            watcher = Watcher(ANN, None)
            audience.join(again, watcher)
            await until(watcher, lambda: again.table.log[-1].what == "stood-in")
            assert [entry.what for entry in again.table.log][-2:] == ["ran-out", "stood-in"]
    asyncio.run(run())


def test_a_table_whose_clock_ends_soon_stays(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hosting(url) as (host, _):
            opening = await begun(host, None, clock=wire.Clock("move", 60))
            for live in host.registry.tables:
                live.touched -= registry.IDLE
            host.registry.sweep()
            assert loaded(host) == {opening.number}
            monkeypatch.setattr(registry, "IDLE", 1.0)
            host.registry.sweep()
            assert loaded(host) == set()
    asyncio.run(run())


def test_the_alarm_is_stored_when_it_comes_earlier_and_when_nothing_is_due_any_more(url: str) -> None:
    async def run() -> None:
        async with thinking(url) as (host, workers):
            opening = await host.open(wire.OpenTable("marrakech", (None, "random"), {"first_player": "B"}))
            live = host.registry.in_memory(opening.number)
            assert live
            assert await stored(host) == {opening.number: None}
            await host.commands.execute(live, ANN, sit(live))
            await workers.asked.wait()
            assert (await stored(host), live.stored_alarm) == ({opening.number: 0}, Alarm(0))
            workers.may_answer.set()
            await quiet(host)
            assert live.table.chooser == "A"
            assert (await stored(host), live.stored_alarm) == ({opening.number: None}, Alarm(None))
            await host.commands.execute(live, ANN, wire.Resign(command(), "A"))
            assert await stored(host) == {}
    asyncio.run(run())


def test_what_older_versions_left_is_looked_at_once(url: str) -> None:
    async def run() -> None:
        async with thinking(url) as (host, _):
            people, over = await begun(host, None), await begun(host, None)
            live = host.registry.in_memory(over.number)
            assert live
            await host.commands.execute(live, ANN, wire.Resign(command(), "A"))
            async with host.store.engine.begin() as connection:
                await connection.execute(sa.delete(ALARMS))
                await connection.execute(sa.delete(FINISHED))
                await connection.execute(sa.update(OPENINGS).values(over=False))
        async with started(url) as host:
            assert loaded(host) == {people.number, over.number}
            assert await stored(host) == {people.number: None}
            assert (await host.store.finished([over.invite]))[over.invite].game
        async with started(url) as host:
            assert loaded(host) == set()
    asyncio.run(run())


def test_the_next_table_opens_after_a_start_too(url: str, now: list[int]) -> None:
    async def run() -> None:
        players = [Viewer(player, invited=True) for player in ("ann", "ben", "cem")]
        async with thinking(url) as (host, _):
            opening = await host.open(wire.OpenTable("marrakech", (None, None, None)))
            live = host.registry.in_memory(opening.number)
            assert live
            for seat, player in zip("ABC", players, strict=True):
                await host.commands.execute(live, player, wire.Sit(command(), seat, player.player or "", ENTROPY))
            for seat, player in zip("AB", players, strict=False):
                await host.commands.execute(live, player, wire.Resign(command(), seat))
            for entropy in (None, ENTROPY):  # at first the next dice are prepared
                for seat, player in zip("AB", players, strict=False):
                    await host.commands.execute(live, player, wire.Rematch(command(), seat, entropy))
            assert live.table.over
            assert not live.table.rematch
        async with started(url) as host:
            assert loaded(host) == set()
            now[0] += MINUTE
            assert await host.wake()
            await quiet(host)
            again = await host.registry.get(opening.number)
            assert again
            assert again.table.rematch
    asyncio.run(run())


def test_a_damaged_table_is_not_read_again_and_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with thinking(url) as (host, _):
            opening = await begun(host, "random", options={"first_player": "B"})
            async with host.store.engine.begin() as connection:
                await connection.execute(sa.update(JOURNAL).where(JOURNAL.c.version == 2).values(line="{"))
        async with started(url) as host:
            assert loaded(host) == set()
            assert host.registry.is_damaged(opening.number)

            async def get(_number: str) -> LiveTable:
                raise AssertionError
            monkeypatch.setattr(host.registry, "get", get)
            assert await host.wake()
    asyncio.run(run())


# --- lists --------------------------------------------------------------------------------------------------------

def test_a_finished_game_is_shown_without_its_journal(url: str) -> None:
    async def run() -> None:
        async with thinking(url) as (host, _):
            opening = await given_up(host)
            assert await host.finished([opening.invite]) == {}, "in memory, more is known of it"
            async with host.store.engine.begin() as connection:
                await connection.execute(sa.update(JOURNAL).values(line="{"))
        async with started(url) as host:
            [(game, invited)] = (await host.finished([opening.invite])).values()
            assert (game.game, list(game.sitters), invited) == ("marrakech", ["A", "B"], True)
            assert (await host.finished([opening.watch]))[opening.watch] == (game, False)
            assert loaded(host) == set()
    asyncio.run(run())


def test_an_older_game_is_read_once(url: str) -> None:
    async def run() -> None:
        async with thinking(url) as (host, _):
            opening = await given_up(host)
            async with host.store.engine.begin() as connection:
                await connection.execute(sa.delete(FINISHED))
        async with started(url) as host:
            first = await host.finished([opening.invite])
            async with host.store.engine.begin() as connection:
                await connection.execute(sa.update(JOURNAL).values(line="{"))
            assert await host.finished([opening.invite]) == first
            async with host.store.engine.begin() as connection:
                await connection.execute(sa.delete(FINISHED))
            assert await host.finished([opening.invite]) == {}, "it is damaged"
            assert loaded(host) == set()
    asyncio.run(run())


def test_bots_that_think_are_no_reason_to_load_a_table_twice(url: str) -> None:
    async def run() -> None:
        async with thinking(url) as (host, workers):
            assert isinstance(workers, Thinking)
            opening = await begun(host, "random", options={"first_player": "B"})
            live = host.registry.in_memory(opening.number)
            assert await host.wake()
            assert host.registry.in_memory(opening.number) is live
    asyncio.run(run())
