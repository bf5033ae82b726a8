"""Answers that take long to work out: made in a thread of their own, one at a time, and kept while there is room."""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, thread_time

from jemaa.table.errors import Refusal

ROOM = 32 << 20
"""Bytes of answers that are kept, the ones used last."""
WAITING = 8
"""Answers that one asker may wait for at the same time; those that somebody else waits for don't count."""
BUDGET_S = 10.0
"""Seconds of CPU that one asker may use for answers at once: the replays of a hundred games, or more."""
SHARE = 0.2
"""Seconds of CPU a second that an asker may go on to use."""
MOST_ASKERS = 10_000
"""Askers whose use is kept in mind, before those are forgotten who may use everything again."""


class LongAnswers:
    """Works out replays, exports and pages of logs, so that moves at other tables don't wait for them."""

    def __init__(self, room: int = ROOM) -> None:
        self._thread = ThreadPoolExecutor(1, "long-answers")
        self._free = room
        self._kept: dict[Hashable, bytes] = {}
        """The answer used last stands last."""
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._askers: Counter[str] = Counter()
        self._budgets: dict[str, tuple[float, float]] = {}
        """Asker -> the seconds of CPU that were left, and when that was (`monotonic`)."""

    async def get(self, key: Hashable, asker: str, make: Callable[[], bytes]) -> bytes:
        """The answer with this key: kept, or waited for together with others, or else made by `make` in the thread.

        `make` must not read anything that may change meanwhile; what it raises is raised here. `asker` is the address
        of who asks. Raises `Refusal` where it waits for too many answers already, or has used up its CPU.
        """
        if key in self._kept:
            self._kept[key] = self._kept.pop(key)
            return self._kept[key]
        if key not in self._making:
            if self._askers[asker] >= WAITING or self._left(asker) <= 0:
                raise Refusal("too-many-requests")
            self._askers[asker] += 1
            self._making[key] = asyncio.create_task(self._make(key, asker, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, asker: str, make: Callable[[], bytes]) -> bytes:
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._measured, asker, make)
        finally:
            del self._making[key]
            self._askers[asker] -= 1
            if not self._askers[asker]:
                del self._askers[asker]
        self._keep(key, answer)
        return answer

    def _measured(self, asker: str, make: Callable[[], bytes]) -> bytes:
        """What `make` returns; the thread's CPU for it counts for the asker, also where it raises."""
        began = thread_time()
        try:
            return make()
        finally:
            self._budgets[asker] = self._left(asker) - (thread_time() - began), monotonic()
            self._forget_askers()  # here, as no other thread changes them

    def _left(self, asker: str) -> float:
        """The seconds of CPU that an asker may use now."""
        left, at = self._budgets.get(asker, (BUDGET_S, 0.0))
        return min(BUDGET_S, left + (monotonic() - at) * SHARE)

    def _forget_askers(self) -> None:
        """Forget those who may use everything again, where they are many."""
        if len(self._budgets) > MOST_ASKERS:
            self._budgets = {asker: budget for asker, budget in self._budgets.items() if self._left(asker) < BUDGET_S}

    def _keep(self, key: Hashable, answer: bytes) -> None:
        self._kept[key] = answer
        self._free -= len(answer)
        while self._free < 0:
            self._free += len(self._kept.pop(next(iter(self._kept))))

    def close(self) -> None:
        """Drop what is waiting; what is being made is finished, and its answer is lost."""
        self._thread.shutdown(wait=False, cancel_futures=True)
