"""What goes on by itself: bots and clocks, where a table is deleted meanwhile or the store fails for a moment."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from jemaa.core.game import State
from jemaa.server import app, clock
from jemaa.server.http.access import Access, SeenTable
from jemaa.server.http.limits import Limits
from jemaa.server.http.sockets import carry_out, encode
from jemaa.server.live import audience, scheduler
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable, Watcher
from jemaa.server.live.registry import Registry
from jemaa.server.live.workers import Workers
from jemaa.server.settings import Settings
from jemaa.server.store.changes import Change
from jemaa.server.store.schema import ALARMS
from jemaa.server.store.store import Store
from jemaa.table import wire
from jemaa.table.errors import Refusal
from jemaa.table.views import Viewer
from tests.server.notified import Inside, command, inside
from tests.server.running import ENTROPY

ANN = Viewer("ann", invited=True)
SOON = 30
"""Seconds that no test takes."""


class Thinking(Workers):
    """A bot that says when it is asked, and answers when it may."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked, self.may_answer = asyncio.Event(), asyncio.Event()
        self.kept: set[str] = set()

    async def choose(self, _kind: str, state: State, table: str = "") -> int:
        self.asked.set()
        await self.may_answer.wait()
        self.kept.add(table)
        return state.legal_actions[0]

    def forget(self, table: str) -> None:
        self.kept.discard(table)


@asynccontextmanager
async def thinking(url: str) -> AsyncIterator[tuple[Host, Thinking]]:
    """One process whose bots wait for the test."""
    async with inside(url, telling=False) as (one,):
        workers = one.host.scheduler._workers = Thinking()
        yield one.host, workers


async def alone(tables: Host, **more: Any) -> LiveTable:
    """Ann alone at a table with a bot that begins."""
    opening = await tables.open(wire.OpenTable("marrakech", (None, "random"), {"first_player": "B"}, **more))
    live = await tables.registry.get(opening.number)
    assert live
    return live


def sit(live: LiveTable) -> wire.Sit:
    return wire.Sit(f"sit-{live.table.opening.number}", "A", "Ann", ENTROPY)


async def quiet(tables: Host) -> None:
    """Until nothing goes on by itself."""
    await asyncio.wait_for(tables.tasks.join(), SOON)


async def until(watcher: Watcher, true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.wait_for(watcher.news.wait(), SOON)
        watcher.news.clear()


# --- deleted ------------------------------------------------------------------------------------------------------

def test_a_table_that_is_deleted_while_a_bot_thinks_is_let_go(url: str) -> None:
    async def run() -> None:
        async with thinking(url) as (tables, workers):
            live = await alone(tables)
            watcher = Watcher(ANN, None)
            audience.join(live, watcher)
            await tables.commands.execute(live, ANN, sit(live))
            await asyncio.wait_for(workers.asked.wait(), SOON)
            watcher.news.clear()
            await tables.delete(live)
            workers.may_answer.set()
            await quiet(tables)
            assert live.gone
            assert watcher.news.is_set()
            assert (live.bots, live.alarm, len(tables.registry.tables), workers.kept) == (None, None, 0, set())
            with pytest.raises(Refusal, match="no-such-table"):
                await tables.commands.execute(live, ANN, wire.Resign(command(), "A"))
    asyncio.run(run())


def test_a_clock_that_runs_at_a_table_that_others_have_deleted_stops(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with inside(url, telling=False) as (one,):
            tables = one.host
            opening = await tables.open(wire.OpenTable("marrakech", (None, None), clock=wire.Clock("move", 60)))
            live = await tables.registry.get(opening.number)
            assert live
            for seat in "AB":
                await tables.commands.execute(live, ANN, wire.Sit(command(), seat, "Ann", ENTROPY))
            assert live.alarm
            await tables.store.delete(opening.number)
            later = clock.now() + 60_000
            monkeypatch.setattr(clock, "now", lambda: later)
            tables.scheduler.on_clock(live)
            await quiet(tables)
            assert (live.gone, live.idle(SOON), len(tables.registry.tables)) == (True, True, 0)
    asyncio.run(run())


def test_a_clock_that_has_run_out_while_a_step_is_under_way_waits_for_its_end(
        url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with inside(url, telling=False) as (one,):
            wanted = wire.OpenTable("marrakech", (None, None), {"first_player": "A"}, clock=wire.Clock("move", 60))
            live = await one.host.registry.get((await one.host.open(wanted)).number)
            assert live
            for seat in "AB":
                await one.host.commands.execute(live, ANN, wire.Sit(command(), seat, "Ann", ENTROPY))
            later = clock.now() + 60_000
            monkeypatch.setattr(clock, "now", lambda: later)
            live.bots = one.host.tasks.start(asyncio.sleep(SOON))
            one.host.scheduler.schedule(live)
            assert live.alarm is None  # it would call again at once, over and over
            live.bots.cancel()
            live.bots = None
            watcher = Watcher(ANN, None)
            audience.join(live, watcher)
            one.host.scheduler.schedule(live)
            await until(watcher, lambda: any(sitter.stand_in for sitter in live.table.sitters.values()))
    asyncio.run(run())


def test_what_is_asked_at_a_table_that_others_have_deleted_is_refused(url: str) -> None:
    async def run() -> None:
        async with inside(url, 2, telling=False) as (one, two):
            live = await one.table()
            there = await two.host.registry.get(live.table.opening.number)
            assert there
            await one.host.store.delete(live.table.opening.number)
            with pytest.raises(Refusal, match="no-such-table"):
                await one.do(live, "ann", wire.Resign(command(), "A"))
            assert live.gone
            assert await two.host.at_least(there.table.opening.number, there.table.version + 1) is None
            assert there.gone
    asyncio.run(run())


# --- pauses -------------------------------------------------------------------------------------------------------

def test_a_bot_that_thinks_when_the_last_person_takes_a_break_is_not_heard(url: str) -> None:
    async def run() -> None:
        async with thinking(url) as (tables, workers):
            live = await alone(tables, clock=wire.Clock("move", 60))
            await tables.commands.execute(live, ANN, sit(live))
            await asyncio.wait_for(workers.asked.wait(), SOON)
            left = await tables.commands.execute(live, ANN, wire.Leave(command(), "A"))
            workers.may_answer.set()
            await quiet(tables)
            assert (live.table.version, live.idle(SOON)) == (left.version, True)
            watcher = Watcher(ANN, None)
            audience.join(live, watcher)
            await tables.commands.execute(live, ANN, wire.Return(command(), "A"))
            await until(watcher, lambda: live.table.actor == "A")
            assert live.alarm
    asyncio.run(run())


# --- a store that fails for a moment ------------------------------------------------------------------------------

def failing(monkeypatch: pytest.MonkeyPatch, store: Store, name: str, *turns: int) -> None:
    """These calls of a method fail as a database does that is locked, or restarted."""
    method, calls = getattr(store, name), 0

    async def sometimes(*given: Change) -> Any:
        nonlocal calls
        calls += 1
        if calls in turns:
            raise sa.exc.OperationalError("", {}, Exception("the database is locked"))
        return await method(*given)
    monkeypatch.setattr(store, name, sometimes)
    monkeypatch.setattr(scheduler, "RETRY", 0.0)


@pytest.mark.parametrize("turn", [2, 3], ids=["at the beginning", "at the bot's choice"])
def test_bots_go_on_after_the_store_has_failed(url: str, turn: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with thinking(url) as (tables, workers):
            workers.may_answer.set()
            live = await alone(tables)
            watcher = Watcher(ANN, None)
            audience.join(live, watcher)
            failing(monkeypatch, tables.store, "append", turn)
            results = await asyncio.gather(tables.commands.execute(live, ANN, sit(live)), return_exceptions=True)
            assert isinstance(results[0], sa.exc.OperationalError) == (turn == 2)
            await until(watcher, lambda: live.table.actor == "A")
            assert (await tables.commands.execute(live, ANN, sit(live))).version == live.table.answered(sit(live).id)
    asyncio.run(run())


def test_games_are_taken_up_again_when_the_store_answers(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with inside(url, telling=False) as (one,):
            live = await one.table()
            one.host.registry._drop(live)
            async with one.host.store.engine.begin() as connection:
                await connection.execute(sa.delete(ALARMS))
            failing(monkeypatch, one.host.store, "without_alarm", 1)
            assert not await one.host.resume()
            assert await one.host.resume()
            assert len(one.host.registry.tables) == 1
            failing(monkeypatch, one.host.store, "ringing", 1)
            assert [await one.host.wake(), await one.host.wake()] == [False, True]
    asyncio.run(run())


class Done(Exception):
    """Enough of it."""


class Swept(Registry):
    """Counts how often it is swept."""

    def __init__(self) -> None:
        self.swept = 0

    def sweep(self) -> None:
        self.swept += 1
        if self.swept == 5:
            raise Done


class House(Host):
    """Whose store fails first."""

    def __init__(self) -> None:
        self.asked, self.woken, self.registry = 0, 0, Swept()

    async def resume(self) -> bool:
        self.asked += 1
        return self.asked == 3

    async def wake(self) -> bool:
        self.woken += 1
        return self.woken % 2 == 0


def test_housekeeping_goes_on_until_all_games_do_and_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PAGE_FIRST", "LOOK", "RETRY"):
        monkeypatch.setattr(app, name, 0.0)
    monkeypatch.setattr(app, "warm", lambda: None)
    house = House()
    with pytest.raises(Done):
        asyncio.run(app._keep_house(house, Workers(0)))
    assert isinstance(house.registry, Swept)
    assert (house.asked, house.woken, house.registry.swept) == (3, 5, 5)


# --- what goes by -------------------------------------------------------------------------------------------------

def test_an_id_that_was_used_lets_nobody_speak_or_look_for_others(url: str) -> None:
    async def run() -> None:
        async with inside(url, telling=False) as (one,):
            live = await one.table()
            watcher = Watcher(Viewer(None, invited=False), None)
            audience.join(live, watcher)
            sat = wire.Sit("used-before", "A", "Ann", ENTROPY)
            live.table._answers[sat.id] = 1
            await one.do(live, "ann", sat)
            with pytest.raises(Refusal, match="not-your-seat"):
                await one.do(live, "ann", wire.Say(sat.id, "B", "hello"))
            await one.do(live, "ann", wire.Resign(command(), "A"))
            for seat, code in (("E", "no-such-seat"), ("B", "not-your-seat")):
                with pytest.raises(Refusal, match=code):
                    await one.do(live, "ann", wire.Look(sat.id, seat, 3))
            assert watcher.take_messages() == []
            assert live.looking is None
    asyncio.run(run())


def test_a_command_that_is_one_too_many_is_refused_by_its_id_and_nonsense_counts(url: str) -> None:
    async def run() -> None:
        async with inside(url, telling=False) as (one,):
            who = Access(one.host, Limits(Settings(url, commands_a_second=1)), "ann", "192.0.2.7")
            seen = SeenTable(await one.table(), ANN)
            codes = [await carry_out(who, seen, b"nonsense") for _ in range(11)]
            assert [each.code for each in codes if isinstance(each, wire.Refused)] == [
                *["malformed"] * 10, "too-many-requests"]
            say = wire.Say(command(), "A", "hello")
            assert await carry_out(who, seen, encode(say)) == wire.Refused(say.id, "too-many-requests")
    asyncio.run(run())


def test_what_is_nested_without_end_is_no_command(url: str) -> None:
    async def run(test: Callable[[Inside], Awaitable[None]]) -> None:
        async with inside(url, telling=False) as (one,):
            await test(one)

    async def test(one: Inside) -> None:
        who = Access(one.host, Limits(Settings(url)), "ann", "192.0.2.7")
        deep = b'{"x":' + b"[" * 4_000 + b"]" * 4_000 + b"}"
        answer = await carry_out(who, SeenTable(await one.table(), ANN), deep)
        assert isinstance(answer, wire.Refused)
        assert answer.code == "malformed"
    asyncio.run(run(test))


def test_versions_that_clients_make_up_fill_no_memory(url: str) -> None:
    async def run() -> None:
        async with inside(url, telling=False) as (one,):
            live = await one.table()
            for seen in range(1_000):
                audience.unseen(live, Watcher(ANN, seen))
            assert len(live.shown) <= audience.MOST_SHOWN
    asyncio.run(run())
