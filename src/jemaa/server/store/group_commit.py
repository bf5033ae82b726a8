"""Group commit: changes that come at the same time share one transaction, so that a disk syncs once for all."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from jemaa.server.store.changes import Change, Conflict, Fenced

BATCH = 128
"""At most so many calls of `append` share one transaction."""
Insert = Callable[[Sequence[Change]], Awaitable[None]]
"""Makes changes in one transaction; raises `Conflict` or `Fenced`, or any error of the database."""
Unit = tuple[tuple[Change, ...], "asyncio.Future[None]"]
"""Changes that are made together or not at all, and who waits for them."""


class GroupCommit:
    """Makes changes, one transaction after the other. `close` must be called at the end."""

    def __init__(self, insert: Insert) -> None:
        self._insert = insert
        self._waiting: asyncio.Queue[Unit] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_all())

    async def append(self, *changes: Change) -> None:
        """Make changes together or not at all; when this returns, they are on the disk. Raises what `Insert` raises.

        A caller that is cancelled does not stop the writing.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((changes, done))
        await done

    async def close(self) -> None:
        """Write what is waiting."""
        await self._waiting.join()
        self._writer.cancel()

    async def _write_all(self) -> None:
        while True:
            units = [await self._waiting.get()]
            while len(units) < BATCH and not self._waiting.empty():
                units.append(self._waiting.get_nowait())
            await self._write(units)
            for _ in units:
                self._waiting.task_done()

    async def _write(self, units: Sequence[Unit]) -> None:
        """Write all units in one transaction; if one of them is refused, each in its own. Who waits gets the errors."""
        try:
            await self._insert([change for changes, _ in units for change in changes])
        except (Conflict, Fenced) as error:
            if len(units) == 1:
                _tell(units, error)
                return
            for unit in units:
                await self._write([unit])
        except Exception as error:  # noqa: BLE001  # whoever waits gets it; the writer has to go on
            _tell(units, error)
        else:
            _tell(units, None)


def _tell(units: Sequence[Unit], error: Exception | None) -> None:
    for _, done in units:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
