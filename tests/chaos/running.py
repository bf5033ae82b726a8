"""Runs one coroutine over a simulated database without faults, for tests that all stores pass."""

from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from tests.chaos.database import Database
from tests.chaos.loop import Process, new_loop
from tests.chaos.network import Network


def simulate(work: Callable[[Database], Coroutine[Any, Any, None]]) -> None:
    """Run something in a process, with a database that is another one; raises what it raises."""
    loop, process = new_loop(Random(0)), Process("tests")
    failures: list[BaseException] = []

    async def all_of_it() -> None:
        try:
            await work(Database(loop, Network(loop, Random(1))))
        except BaseException as error:  # noqa: BLE001  # pytest gets it
            failures.append(error)
        loop.stopped = True
    loop.spawn(process, all_of_it())
    process.context.copy().run(loop.run)
    process.context.run(loop.close)
    if failures:
        raise failures[0]
