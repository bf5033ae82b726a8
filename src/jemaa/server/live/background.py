"""Background tasks that nobody awaits: kept until they end, and cancelled when the process stops."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


class BackgroundTasks:
    """The running tasks of one process. An event loop alone keeps only weak references to its tasks."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[object], None] = {}
        """In the order of their starts, so that they end in the same order whenever the same things happen."""

    def start(self, work: Coroutine[object, object, T]) -> "asyncio.Task[T]":
        """Start a task and keep it until it ends."""
        task = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return task

    async def join(self) -> None:
        """Wait until no task runs, those included that start meanwhile."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
