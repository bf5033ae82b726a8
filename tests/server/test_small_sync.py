"""The event and the queue of sockets do what asyncio's do."""

import asyncio
from collections.abc import Callable

import pytest

from jemaa.server.small_sync import Flag, Inbox

KINDS = pytest.mark.parametrize("make", [Flag, asyncio.Event])


async def settle() -> None:
    """Let all tasks run as far as they come."""
    for _ in range(5):
        await asyncio.sleep(0)


@KINDS
def test_all_who_wait_are_woken_and_nobody_else_waits(make: Callable[[], Flag]) -> None:
    async def go() -> None:
        flag = make()
        waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
        await settle()
        assert not any(task.done() for task in waiting)
        flag.set()
        flag.set()
        await settle()
        assert all(task.done() for task in waiting)
        await flag.wait()
        assert flag.is_set()
        flag.clear()
        assert not flag.is_set()
        late = asyncio.create_task(flag.wait())
        await settle()
        assert not late.done()
        late.cancel()
    asyncio.run(go())


@KINDS
def test_who_gives_up_leaves_the_others_waiting(make: Callable[[], Flag]) -> None:
    async def go() -> None:
        flag = make()
        one, other = asyncio.create_task(flag.wait()), asyncio.create_task(flag.wait())
        await settle()
        one.cancel()
        await settle()
        assert one.cancelled()
        assert not other.done()
        flag.set()
        await other
    asyncio.run(go())


@pytest.mark.parametrize("make", [Inbox[int], asyncio.Queue[int]])
def test_items_are_taken_in_their_order_also_by_who_waits(make: Callable[[], Inbox[int]]) -> None:
    async def go() -> None:
        inbox = make()
        assert inbox.empty()
        waiting = asyncio.create_task(inbox.get())
        await settle()
        for item in (1, 2, 3):
            inbox.put_nowait(item)
        assert await waiting == 1
        assert not inbox.empty()
        assert [await inbox.get(), await inbox.get()] == [2, 3]
        assert inbox.empty()
        late = asyncio.create_task(inbox.get())
        await settle()
        assert not late.done()
        late.cancel()
        await settle()
        inbox.put_nowait(4)
        assert await inbox.get() == 4
    asyncio.run(go())
