"""Tells people of their turns, and of another game, once for each address, and only after it is stored.

A message may come twice where its process is killed after sending it.

The journal is what counts: a row of `subscriptions` says only that its table has news. The process that claims the row
looks at the table as it is now, and sends a message if the turn is new, its person is away, and it is still theirs to
choose. Of several processes this is the one that owns the table, which knows who is connected; if none does, any.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from jemaa.server import clock
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable
from jemaa.server.logs import log
from jemaa.server.metrics import TURN_CALLS
from jemaa.server.store.subscriptions import Device, Hook, Row
from jemaa.server.turns.messages import Keys, written
from jemaa.server.turns.outbound_http import Unreached, post
from jemaa.server.turns.outbound_policy import BadAddress
from jemaa.table.wire.turns import TurnCall

GONE = {Hook: {410}, Device: {404, 410}}
"""Answers by which an address says that it is no more."""
AT_ONCE = 16
"""So many messages are on their way at the same time."""


@dataclass(frozen=True)
class Pace:
    """The intervals of the notifier, in seconds."""

    pauses: tuple[float, ...] = (60, 300, 1800, 7200, 21600)
    """The waits before further tries when nobody answers, or with a status that means neither success nor the address's
    end; after the last try this turn is given up."""
    rest: float = 10
    """The shortest time between two messages of one subscription."""
    connected: float = 30
    """The time after which somebody who was connected is checked again."""
    lease: float = 60
    """The time after which other processes may claim a row again, because its process was killed."""
    poll: float = 5
    """The longest time between two searches for rows, for those that other processes have left."""
    gather: float = 0.1
    """The time within which several changes are handled together."""
    kept: float = 43_200
    """The time after the last line of a finished table, after which its subscriptions are deleted."""
    sweep: float = 3_600
    """The time between two searches for those."""


Post = Callable[..., Awaitable[int]]
"""(url, headers, body, private=...) -> the status of the answer; raises what `outbound_http.post` raises."""


class Notifier:
    """The background task that sends messages; one in each process."""

    def __init__(self, host: Host, keys: Keys, *, private: bool = False,
                 pace: Pace | None = None, call: Post = post) -> None:
        self._host, self._subscriptions, self._keys = host, host.subscriptions, keys
        self._private, self._pace, self._call = private, pace or Pace(), call
        self._sending: set[asyncio.Task[None]] = set()
        self._swept = 0

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """A context in which messages are sent; at its end, unfinished ones are left to the next start."""
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            for each in (task, *self._sending):
                each.cancel()
            await asyncio.gather(task, *self._sending, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            wait = self._pace.poll
            try:
                wait = await self.round()
            except Exception as error:  # noqa: BLE001  # whatever is wrong now: whoever is to be told waits for the next look
                log.warning("turns_not_told", reason=type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._host.writer.written.wait(), wait)
            self._host.writer.written.clear()
            await asyncio.sleep(self._pace.gather)

    async def round(self) -> float:
        """Begin all that can be done now, without waiting for it; returns the seconds until there may be more.

        At most `AT_ONCE` messages are on their way; the seconds are at most `Pace.poll`.
        """
        await self._sweep()
        free, process = AT_ONCE - len(self._sending), self._host.ownership.process
        following = await self._subscriptions.next(clock.now(), process)
        if free and following is not None and following <= clock.now():
            for row in await self._subscriptions.due(clock.now(), free, process):
                if await self._subscriptions.claim(row, _in(self._pace.lease)):
                    self._begin(row)
            following = await self._subscriptions.next(clock.now(), process)
        wait = self._pace.poll if following is None else (following - clock.now()) / 1_000
        return min(self._pace.poll, max(0.0, wait))

    def _begin(self, row: Row) -> None:
        task = asyncio.create_task(self._look(row))
        self._sending.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if not task.cancelled() and (error := task.exception()):  # its claim ends by itself, then it is tried again
            log.warning("turn_not_told", reason=type(error).__name__)

    async def _look(self, row: Row) -> None:
        """Handle a row of `subscriptions`: send the message that is due for it, or mark it as handled if none is due.

        Where one is due and the person is connected, it is not sent, and the row is looked at again after
        `Pace.connected` seconds. Nothing happens where the table is gone.
        """
        live = await self._host.at_least(row.number, row.news)
        if live is None:
            return
        call = call_for(live, row)
        if call is None:
            await self._subscriptions.processed(row, live.table.version)
        elif row.player in live.present:
            await self._subscriptions.later(row, _in(self._pace.connected), row.tries)
        else:
            await self._tell(row, call, live.table.version)

    async def _tell(self, row: Row, call: TurnCall, version: int) -> None:
        status = 0
        with contextlib.suppress(Unreached, BadAddress):
            url, headers, body = await written(row.target, row.id, call, self._keys)
            status = await self._call(url, headers, body, private=self._private)
        if status // 100 == 2:
            self._count("told", row)
            await self._subscriptions.processed(row, version, _in(self._pace.rest))
        elif status in GONE[type(row.target)]:
            self._count("gone", row)
            await self._subscriptions.drop(row.number, row.player, row.id)
        else:
            await self._failed(row, version)

    async def _failed(self, row: Row, version: int) -> None:
        if row.tries < len(self._pace.pauses):
            self._count("failed", row)
            await self._subscriptions.later(row, _in(self._pace.pauses[row.tries]), row.tries + 1)
        else:
            self._count("given-up", row)
            await self._subscriptions.processed(row, version)

    @staticmethod
    def _count(outcome: str, row: Row) -> None:
        TURN_CALLS.labels(outcome).inc()
        log.info("turn_call", number=row.number, kind=type(row.target).__name__.lower(), outcome=outcome)

    async def _sweep(self) -> None:
        """Now and then, delete the subscriptions of tables that finished long ago."""
        if clock.now() < self._swept:
            return
        self._swept = _in(self._pace.sweep)
        await self._subscriptions.drop_finished(_in(-self._pace.kept))


def call_for(live: LiveTable, row: Row) -> TurnCall | None:
    """The message for a row: about a turn or, after the game, that somebody wants another game; None if none is due."""
    return again_call(live, row) if live.table.over else turn_call(live, row)


def again_call(live: LiveTable, row: Row) -> TurnCall | None:
    """The message that somebody wants another game; None if nobody does, or this person has answered or been told.

    None, too, once the next table is open. Whether the person is connected is not looked at.
    """
    table, again = live.table, live.table.again
    if again is None or table.rematch or not again.entropies or again.asked <= row.processed_version:
        return None
    if row.player not in set(again.people) - set(again.entropies) - again.declined:
        return None
    seat, asker = table.seats_of(row.player)[0], table.seats_of(next(iter(again.entropies)))[0]
    return _facts(live, row, seat, again.asked, table.sitters[asker].name)


def turn_call(live: LiveTable, row: Row) -> TurnCall | None:
    """The message about a turn; None if it isn't that person's turn, or the subscription was handled up to this turn.

    Handled means told, given up, or begun before the subscription. Whether the person is connected is not looked at.
    """
    table = live.table
    seat = table.chooser
    if seat is None or table.sitters[seat].player != row.player or table.turn <= row.processed_version:
        return None
    return _facts(live, row, seat, table.turn)


def _facts(live: LiveTable, row: Row, seat: str, version: int, asker: str | None = None) -> TurnCall:
    opening = live.table.opening
    language = row.target.language if isinstance(row.target, Device) else None
    return TurnCall(opening.game, opening.number, row.target.link, seat, live.table.sitters[seat].name, version,
                    language, asker)


def _in(seconds: float) -> int:
    """The time `seconds` from now, in milliseconds since 1970."""
    return clock.now() + round(seconds * 1_000)
