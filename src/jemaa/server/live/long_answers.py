"""Answers that take long to work out: made in a thread of their own, one at a time, and kept while there is room."""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from jemaa.table.errors import Refusal

ROOM = 32 << 20
"""Bytes of answers that are kept, the ones used last."""
WAITING = 8
"""Answers that one asker may wait for at the same time; those that somebody else waits for don't count."""


class LongAnswers:
    """Works out replays, exports and pages of logs, so that moves at other tables don't wait for them."""

    def __init__(self, room: int = ROOM) -> None:
        self._thread = ThreadPoolExecutor(1, "long-answers")
        self._free = room
        self._kept: dict[Hashable, bytes] = {}
        """The answer used last stands last."""
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._askers: Counter[str] = Counter()

    async def get(self, key: Hashable, asker: str, make: Callable[[], bytes]) -> bytes:
        """The answer with this key: kept, or waited for together with others, or else made by `make` in the thread.

        `make` must not read anything that may change meanwhile; what it raises is raised here. `asker` is the address
        of who asks. Raises `Refusal` where it waits for too many answers already.
        """
        if key in self._kept:
            self._kept[key] = self._kept.pop(key)
            return self._kept[key]
        if key not in self._making:
            if self._askers[asker] >= WAITING:
                raise Refusal("too-many-requests")
            self._askers[asker] += 1
            self._making[key] = asyncio.create_task(self._make(key, asker, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, asker: str, make: Callable[[], bytes]) -> bytes:
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._thread, make)
        finally:
            del self._making[key]
            self._askers[asker] -= 1
            if not self._askers[asker]:
                del self._askers[asker]
        self._keep(key, answer)
        return answer

    def _keep(self, key: Hashable, answer: bytes) -> None:
        self._kept[key] = answer
        self._free -= len(answer)
        while self._free < 0:
            self._free += len(self._kept.pop(next(iter(self._kept))))

    def close(self) -> None:
        """Drop what is waiting; what is being made is finished, and its answer is lost."""
        self._thread.shutdown(wait=False, cancel_futures=True)
