"""Virtual time, and processes that are paused and killed."""

import asyncio
from random import Random

import pytest

from tests.chaos.loop import PROCESS, Livelock, Process, VirtualLoop, new_loop


def run(loop: VirtualLoop, *processes: Process) -> None:
    context = (processes[0] if processes else Process("none")).context
    context.copy().run(loop.run)
    context.copy().run(loop.close)


async def ticks(loop: VirtualLoop, seen: list[tuple[str, float]]) -> None:
    try:
        for _ in range(3):
            await asyncio.sleep(1)
            seen.append((PROCESS.get().host, loop.now))
    finally:
        seen.append((PROCESS.get().host, -1))


def test_time_passes_at_once_and_each_process_has_its_own_clock() -> None:
    loop, one, two = new_loop(Random(0)), Process("one", monotonic=100), Process("two", monotonic=7)
    times: list[float] = []

    async def look() -> None:
        await asyncio.sleep(3600)
        times.append(asyncio.get_running_loop().time())
        loop.stopped = len(times) == 2
    for process in (one, two):
        loop.spawn(process, look())
    run(loop, one)
    assert (sorted(times), loop.now) == ([3607, 3700], 3600)


def test_what_happens_to_a_process_that_is_paused_waits() -> None:
    loop, one = new_loop(Random(0)), Process("one")
    seen: list[tuple[str, float]] = []
    loop.spawn(one, ticks(loop, seen))
    world = Process("world")
    loop.post(1.5, world, loop.pause, one)
    loop.post(9, world, loop.go_on, one)
    loop.post(20, world, setattr, loop, "stopped", True)
    run(loop, world)
    assert seen == [("one", 1), ("one", 9), ("one", 10), ("one", -1)]


def test_of_a_process_that_is_killed_nothing_runs() -> None:
    loop, one, two = new_loop(Random(0)), Process("one"), Process("two")
    seen: list[tuple[str, float]] = []
    for process in (one, two):
        loop.spawn(process, ticks(loop, seen))
    world = Process("world")
    loop.post(1.5, world, loop.kill, one)
    kept: list[tuple[str, float]] = []
    loop.post(20, world, lambda: kept.extend(seen))
    loop.post(20, world, setattr, loop, "stopped", True)
    run(loop, world)
    assert sorted(kept) == [("one", 1), ("two", -1), ("two", 1), ("two", 2), ("two", 3)]


def test_which_process_comes_next_is_drawn() -> None:
    orders = set()
    for seed in range(20):
        loop, order = new_loop(Random(seed)), list[str]()

        def begin(loop: VirtualLoop, order: list[str]) -> None:
            for name in "abc":
                loop.call_soon(order.append, name, context=Process(name).context)
        world = Process("world")
        loop.post(1, world, begin, loop, order)
        loop.post(2, world, setattr, loop, "stopped", True)
        run(loop, world)
        orders.add("".join(order))
    assert len(orders) > 3


def test_a_loop_that_never_rests_ends() -> None:
    loop, one = new_loop(Random(0)), Process("one")

    async def spin() -> None:
        while True:  # noqa: ASYNC110  # it is meant to
            await asyncio.sleep(0)
    loop.spawn(one, spin())
    with pytest.raises(Livelock, match="do not come to rest"):
        run(loop, one)
    one.context.copy().run(loop.close)
    with pytest.raises(Livelock, match="nothing will happen"):
        run(new_loop(Random(0)))
