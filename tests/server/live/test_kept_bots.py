"""Bots that keep their search trees between their choices at one table, in a worker's process and across workers."""

import asyncio
from typing import cast

import msgspec
import pytest

from jemaa import bots, games
from jemaa.bots.levels import PlannedSearch
from jemaa.bots.search import Plan
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.server.live import workers
from jemaa.server.live.kept_bots import KeptBots, Task
from jemaa.server.live.workers import Forget, Worker, Workers

KIND = "level5"
SIMULATIONS = 200


@pytest.fixture(autouse=True)
def small_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """The level that searches and keeps its tree, with few simulations and without a clock."""
    plan = Plan(simulations=SIMULATIONS, nodes=50_000, reuse=True)
    monkeypatch.setitem(bots.KINDS, KIND, lambda stream: PlannedSearch(stream, lambda _: plan))


def settled(state: State) -> State:
    """The state after the most likely outcomes of chance."""
    while state.actor == CHANCE:
        state = state.apply(max(state.chance_outcomes, key=lambda each: each[1])[0])
    return state


def first_choice() -> State:
    return settled(games.game("marrakech", 2).start())


def task(state: State, table: str = "t1", kind: str = KIND, seed: int = 1) -> Task:
    options = msgspec.to_builtins(state.game.options)
    return Task(kind, state.game.name, state.game.players, options, bytes(state), seed, table)


def search_of(kept: KeptBots, table: str, state: State) -> PlannedSearch:
    return cast("PlannedSearch", kept._bots[table, state.actor, KIND])


def root_visits(bot: PlannedSearch) -> int:
    """Visits of the root of the last search: more than its simulations where a subtree was kept."""
    last = next(iter(bot._searches.values())).last
    assert last
    return int(last[1][0].visits[1])


def test_a_bot_goes_on_with_its_tree_at_the_same_table_only() -> None:
    kept, state = KeptBots(), first_choice()
    first = kept.choose(task(state))
    alone = root_visits(search_of(kept, "t1", state))
    following = settled(state.apply(state.game.type.actions[first]))
    assert following.actor == state.actor
    kept.choose(task(following))
    assert root_visits(search_of(kept, "t1", following)) > alone
    kept.choose(task(following, "t2"))
    assert root_visits(search_of(kept, "t2", following)) <= alone


def test_the_same_tasks_in_the_same_order_give_the_same_choices() -> None:
    def play(kept: KeptBots) -> list[int]:
        state, made = first_choice(), []
        for turn in range(12):
            made.append(kept.choose(task(state, seed=turn)))
            state = settled(state.apply(state.game.type.actions[made[-1]]))
        return made
    assert play(KeptBots()) == play(KeptBots())


def test_a_choice_without_a_table_is_that_of_a_new_bot_and_nothing_is_kept() -> None:
    kept, state = KeptBots(), first_choice()
    assert kept.choose(task(state, "")) == int(bots.make(KIND, Stream(1)).choose(state))
    assert len(kept) == 0


def test_bots_without_a_tree_are_not_kept() -> None:
    kept, state = KeptBots(), first_choice()
    assert state.game.type.actions[kept.choose(task(state, kind="greedy"))] in state.legal_actions
    assert (len(kept), kept.retained_bytes) == (0, 0)


def test_trees_beyond_the_limit_are_dropped_the_least_recent_first() -> None:
    state, one = first_choice(), KeptBots()
    one.choose(task(state))
    limit = one.retained_bytes * 7 // 2
    kept = KeptBots(limit)
    for table in ("t1", "t2", "t1", "t3"):  # t1 goes on with its tree, which is nearly twice as large then
        kept.choose(task(state, table))
        assert 0 < kept.retained_bytes <= limit
    assert [table for table, _, _ in kept._bots] == ["t1", "t3"]


def test_a_tree_that_alone_is_too_large_is_not_kept() -> None:
    kept, state = KeptBots(limit=100), first_choice()
    kept.choose(task(state))
    assert (len(kept), kept.retained_bytes) == (0, 0)


def test_a_table_that_is_forgotten_leaves_no_bot() -> None:
    kept, state = KeptBots(), first_choice()
    for table in ("t1", "t2"):
        kept.choose(task(state, table))
    assert workers.carry_out(kept, Forget("t1")) is None
    assert [table for table, _, _ in kept._bots] == ["t2"]


# --- across workers -----------------------------------------------------------------------------------------------

class Waiting(Worker):
    """A worker without a process, which answers when it may."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.forgot: list[str] = []
        self.busy, self.may_answer = asyncio.Event(), asyncio.Event()
        self.may_answer.set()

    async def choose(self, asked: Task, _deadline: float) -> int:
        self.asked.append(asked.table)
        self.busy.set()
        await self.may_answer.wait()
        return 0

    def forget(self, table: str) -> None:
        self.forgot.append(table)


def pool_of(*waiting: Waiting) -> Workers:
    pool = Workers(len(waiting))
    pool._all = [*waiting]
    for worker in waiting:
        pool._give_back(worker)
    return pool


def test_a_table_stays_with_its_worker_while_that_is_idle() -> None:
    async def run() -> None:
        one, two = Waiting(), Waiting()
        pool, state = pool_of(one, two), first_choice()
        for table in ("t1", "t2", "t2", "t1", "t1", "t2"):
            await pool.choose("random", state, table)
        assert (one.asked, two.asked) == (["t1"] * 3, ["t2"] * 3)
    asyncio.run(run())


def test_nobody_waits_for_a_busy_worker_while_another_is_idle() -> None:
    async def run() -> None:
        one, two = Waiting(), Waiting()
        pool, state = pool_of(one, two), first_choice()
        await pool.choose("random", state, "t1")
        await pool.choose("random", state, "t2")
        one.may_answer.clear()
        one.busy.clear()
        busy = asyncio.create_task(pool.choose("random", state, "t1"))
        await one.busy.wait()
        await pool.choose("random", state, "t1")
        one.may_answer.set()
        await busy
        assert (one.asked, two.asked) == (["t1", "t1"], ["t2", "t1"])
        await pool.choose("random", state, "t1")
        assert two.asked == ["t2", "t1", "t1"]  # it has the newer tree
    asyncio.run(run())


def test_all_workers_forget_a_table_once() -> None:
    async def run() -> None:
        one, two = Waiting(), Waiting()
        pool, state = pool_of(one, two), first_choice()
        await pool.choose("random", state, "t1")
        pool.forget("t1")
        pool.forget("t1")
        pool.forget("t2")
        assert (one.forgot, two.forgot) == (["t1"], ["t1"])
    asyncio.run(run())


def test_a_worker_answers_after_it_was_told_to_forget() -> None:
    state = first_choice()

    async def run() -> list[int]:
        pool = Workers(1)
        pool.start()
        try:
            first = await pool.choose("random", state, "t1")
            pool.forget("t1")
            return [first, await pool.choose("random", state, "t1")]
        finally:
            pool.close()
    assert all(state.game.type.actions[choice] in state.legal_actions for choice in asyncio.run(run()))


def test_a_bot_that_is_not_offered_any_more_is_replaced_by_the_strongest_level(monkeypatch: pytest.MonkeyPatch) -> None:
    state = first_choice()
    usual = KeptBots().choose(task(state, kind="level4"))
    for kind in ("level5", "max", "flat"):
        monkeypatch.delitem(bots.KINDS, kind)
    monkeypatch.setattr(bots, "LEFT_OUT", ("level5", "max", "flat"))
    for kind in ("level5", "max:2"):
        assert KeptBots().choose(task(state, kind=kind)) == usual
