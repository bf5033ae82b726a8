"""Messages between an event loop, asyncio's or uvloop's, and a child process: of any length, and cut off."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvloop

from jemaa.server.child import Child
from tests.server import children

Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=[asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    found: Run = request.param
    return found


def test_messages_of_any_length_arrive_whole_and_in_order(run: Run) -> None:
    messages = [b"x" * size for size in (0, 1, 16_384, 16_385, 65_537, 3_000_000)]

    async def talk() -> None:
        child = await Child.start(children.echo)
        try:
            for message in messages:
                await child.send(message)
                assert await child.receive() == message.upper()
        finally:
            await child.end()
    run(talk())


def test_a_process_that_ends_within_a_message_is_noticed(run: Run) -> None:
    async def talk() -> None:
        child = await Child.start(children.end)
        try:
            assert await child.receive() == b"whole"
            with pytest.raises(EOFError):
                await child.receive()
        finally:
            await child.end()
    run(talk())


def test_who_waits_for_a_message_can_give_up(run: Run) -> None:
    """The process ends with it, and no thread still waits."""
    async def talk() -> None:
        child = await Child.start(children.echo)
        waiting = asyncio.create_task(child.receive())
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await child.end()
        assert not child._process.is_alive()
    run(talk())
