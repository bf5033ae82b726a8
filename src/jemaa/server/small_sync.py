"""An event and a queue as asyncio has them, in a tenth of the memory: a server has several of each for every socket.

asyncio keeps those who wait in queues with room for 64, which take 700 bytes each while nobody waits.
"""

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Flag:
    """`asyncio.Event` for a few tasks: it is set or not, and tasks wait until it is."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        """Whether it is set."""
        return self._is_set

    def set(self) -> None:
        """Set it, which wakes all who wait."""
        self._is_set = True
        for future in self._waiting:
            if not future.done():
                future.set_result(None)

    def clear(self) -> None:
        """Take it back; from now on tasks wait again."""
        self._is_set = False

    async def wait(self) -> None:
        """Wait until it is set; who is woken and finds that it was taken back waits on."""
        while not self._is_set:
            future = asyncio.get_running_loop().create_future()
            self._waiting = (*self._waiting, future)
            try:
                await future
            finally:
                self._waiting = tuple(each for each in self._waiting if each is not future)


class Inbox(Generic[Item]):
    """`asyncio.Queue` for one task that takes, and for few items: it has no limit."""

    __slots__ = ("_arrived", "_items")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._arrived = Flag()

    def empty(self) -> bool:
        """Whether there is nothing to take."""
        return not self._items

    def put_nowait(self, item: Item) -> None:
        """Add an item."""
        self._items.append(item)
        self._arrived.set()

    async def get(self) -> Item:
        """Wait for an item and take it, the oldest first."""
        while not self._items:
            self._arrived.clear()
            await self._arrived.wait()
        return self._items.pop(0)
