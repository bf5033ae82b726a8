"""The reviews of finished games: made when somebody asks, one at a time, once for each game, and kept."""

import asyncio
import contextlib
from collections.abc import Callable

import msgspec

from jemaa.core.record import Record
from jemaa.server.logs import log
from jemaa.server.reviewer import reviewed
from jemaa.server.store import Store
from jemaa.table.errors import Refusal
from jemaa.table.table import Table
from jemaa.table.wire import Reviewing
from jemaa.table.wire_review import ReviewState, Told

FORMAT = 1
"""Of what is kept; raised when the page could not read the old one, which is then made anew."""
MOST = 8
"""So many games may wait for their review; who asks for one more is asked to come again."""
NEVER = Reviewing("none", 0, 0)
encode = msgspec.json.Encoder().encode

Tell = Callable[[str, Reviewing], None]
"""Called with a table's number and how far its review is."""


class Reviews:
    """Who asks is answered at once with how far it is; `tell` says more as it goes on. `close` in the end."""

    def __init__(self, store: Store, tell: Tell, seconds: float) -> None:
        self._store, self._tell, self._seconds = store, tell, seconds
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._stages: dict[str, Reviewing] = {}
        self._one = asyncio.Semaphore(1)

    async def state(self, number: str) -> ReviewState:
        """How far the review of a table's game is."""
        kept = await self._store.review(number, FORMAT)
        if kept is not None:
            return ReviewState("ready", review=msgspec.json.decode(kept, type=Told))
        return self._going_on(number)

    def _going_on(self, number: str) -> ReviewState:
        stage = self._stages.get(number, NEVER)
        return ReviewState(stage.status, stage.done, stage.of)

    async def ask(self, table: Table) -> ReviewState:
        """Have a finished game reviewed, unless it has been; raises `Refusal`."""
        number = table.opening.number
        if not table.over:
            raise Refusal("not-over")
        if not table.entries:
            raise Refusal("not-begun")
        found = await self.state(number)
        if found.status != "none":
            return found
        if number not in self._jobs:
            self._begin(number, table.record)
        return self._going_on(number)

    def _begin(self, number: str, record: Record) -> None:
        if len(self._jobs) >= MOST:
            raise Refusal("too-many-requests")
        self._say(number, Reviewing("waiting", 0, 0))
        self._jobs[number] = asyncio.create_task(self._make(number, record))

    async def _make(self, number: str, record: Record) -> None:
        try:
            async with self._one:
                found = await reviewed(record, self._seconds,
                                       lambda done, of: self._say(number, Reviewing("working", done, of)))
            await self._store.keep_review(number, FORMAT, encode(found).decode())
            self._say(number, Reviewing("ready", 0, 0))
        except (EOFError, OSError, TimeoutError, msgspec.MsgspecError) as error:
            log.warning("review_failed", number=number, reason=type(error).__name__)
            self._say(number, NEVER)
        finally:
            del self._jobs[number], self._stages[number]

    def _say(self, number: str, stage: Reviewing) -> None:
        self._stages[number] = stage
        self._tell(number, stage)

    async def close(self) -> None:
        """End what is being made."""
        for job in list(self._jobs.values()):
            job.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await job
