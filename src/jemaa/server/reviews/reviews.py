"""Reviews of games that are over: made on request, and stored. A quick one is made at once; deep ones, one at a time.

A stored review is not made again, unless `FORMAT` has been raised; a failed one is made again when somebody asks.
Of several processes, the one that owns a table makes its review; others who take the table over begin anew when asked.
"""

import asyncio
import contextlib
from collections.abc import Callable

import msgspec

from jemaa.core.record import Record
from jemaa.server.logs import failed, log
from jemaa.server.reviews.reviewer import Unreviewed, reviewed
from jemaa.server.store.database import FAILURES
from jemaa.server.store.store import Store
from jemaa.table.errors import Refusal
from jemaa.table.table import Table
from jemaa.table.wire.messages import ReviewFailure, Reviewing
from jemaa.table.wire.review import ReviewState, ReviewSummary

FORMAT = 2
"""Of what is kept; raised when the page could not read the old one, which is then made anew."""
MOST = 8
"""So many reviews may wait, or be made, in one process; who asks for one more is asked to come again."""
MOST_FAILED = 1_000
"""So many failures are remembered, the newest: for people who come later, until somebody asks again."""
NEVER = Reviewing("none")
encode = msgspec.json.Encoder().encode

Tell = Callable[[str, Reviewing], None]
"""Called with a table's number and how far its review is."""


class Reviews:
    """Answers each request at once with a review's progress; `tell` is called when it changes. `close` at the end.

    Finished reviews are in the store; progress and failures are known to the process that makes the review only.
    """

    def __init__(self, store: Store, tell: Tell, seconds: float) -> None:
        self._store, self._tell, self._seconds = store, tell, seconds
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._stages: dict[str, Reviewing] = {}
        self._failed: dict[str, Reviewing] = {}
        self._first: dict[str, ReviewSummary] = {}
        self._one = asyncio.Semaphore(1)

    async def state(self, number: str) -> ReviewState:
        """The progress of the review of a table's game, and the review once it is made."""
        review = await self._store.review(number, FORMAT)
        if review is not None:
            return ReviewState("ready", review=msgspec.json.decode(review, type=ReviewSummary))
        return self._going_on(number)

    def _going_on(self, number: str) -> ReviewState:
        stage = self._stages.get(number) or self._failed.get(number, NEVER)
        first = self._first.get(number)
        return ReviewState(stage.status, stage.done, stage.of, stage.failure, first, first is not None)

    async def ask(self, table: Table) -> ReviewState:
        """Begin the review of a finished game, unless it is made or being made; one that failed begins anew.

        Returns its progress, and the review once it is made; what begins goes on in the background.

        Raises `Refusal` where the game is not over or has no entries, or where too many reviews wait.
        """
        number = table.opening.number
        if not table.over:
            raise Refusal("not-over")
        if not table.entries:
            raise Refusal("not-begun")
        state = await self.state(number)
        if state.status not in {"none", "failed"}:
            return state
        if number not in self._jobs:
            self._begin(number, table.record)
        return self._going_on(number)

    def _begin(self, number: str, record: Record) -> None:
        if len(self._jobs) >= MOST:
            raise Refusal("too-many-requests")
        self._failed.pop(number, None)
        self._say(number, Reviewing("waiting"))
        self._jobs[number] = asyncio.create_task(self._make(number, record))

    async def _make(self, number: str, record: Record) -> None:
        try:
            last = await self._kept(number, record)
        finally:
            del self._jobs[number], self._stages[number]
            self._first.pop(number, None)
        if last.failure:
            self._failed[number] = last
            if len(self._failed) > MOST_FAILED:
                del self._failed[next(iter(self._failed))]
        self._tell(number, last)

    async def _kept(self, number: str, record: Record) -> Reviewing:
        """Make a review and store it; returns how that ended. Raises nothing, because people wait for an answer."""
        try:
            self._show(number, await reviewed(record, None, lambda _done, _of: None))
            async with self._one:
                summary = await reviewed(record, self._seconds, lambda done, of: self._go_on(number, done, of))
            await self._store.keep_review(number, FORMAT, encode(summary).decode())
        except Unreviewed as error:
            log.error("review_failed", number=number, failure=error.failure, reason=error.reason, where=error.where)
            return Reviewing("failed", failure=error.failure)
        except Exception as error:  # noqa: BLE001  # as said above
            failure: ReviewFailure = "store" if isinstance(error, FAILURES) else "error"
            failed("review_failed", error, number=number, failure=failure)
            return Reviewing("failed", failure=failure)
        return Reviewing("ready")

    def _show(self, number: str, first: ReviewSummary) -> None:
        self._first[number] = first
        self._go_on(number, 0, len(first.entries))

    def _go_on(self, number: str, done: int, of: int) -> None:
        self._say(number, Reviewing("working", done, of, first=number in self._first))

    def _say(self, number: str, stage: Reviewing) -> None:
        self._stages[number] = stage
        self._tell(number, stage)

    async def close(self) -> None:
        """Cancel all reviews that wait or are being made, and wait until they have ended."""
        for job in list(self._jobs.values()):
            job.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await job
