"""One process among those on one PostgreSQL: it says that it is alive, and takes over from those that have ended."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from jemaa.server.live.ownership import Moved
from jemaa.server.logs import failed, log
from jemaa.server.metrics import TABLES_ADOPTED
from jemaa.server.store.database import FAILURES
from jemaa.server.store.leases import Leases, Process

LIFETIME = 2.0
"""Seconds without a beat after which a process counts as dead."""
BEAT = 0.4
"""Seconds between two beats."""
UNSETTLED = 2 * LIFETIME
"""Seconds after such a silence for which the leases are compared with the database at each beat: another process may
have begun to take one before the silence ended, and commit only now."""
AT_ONCE = 50
"""So many tables are taken over together: other processes take some of the others meanwhile."""


def new_name() -> str:
    """A name for a process; each start has a new one."""
    return secrets.token_hex(8)


@dataclass(frozen=True)
class Hooks:
    """The functions that `Membership` calls when something changes."""

    taken: Callable[[Sequence[str]], Awaitable[None]]
    """Called with the numbers of tables that were taken over; those that it doesn't hold are given up."""
    checked: Callable[[dict[str, int]], None]
    """Called with the leases (number -> fencing token) that the database knows, for a while after this process was late
    with a beat, so that others may have taken some."""
    seen: Callable[[list[Process]], None]
    """Called after each beat with the other processes that are alive."""


class Membership:
    """The `Ownership` of one of several processes. `join` before anything is taken, and `leave` at the end."""

    def __init__(self, leases: Leases) -> None:
        self._leases = leases
        self._hooks: Hooks | None = None
        self._valid_until = self._steady_since = 0.0
        self._owners: dict[str, Process] = {}
        self._adopted: dict[str, int] = {}
        self._taking: list[str] = []
        """The tables that are being taken."""
        self._absences = 0
        """How often this process may have counted as dead: what the database said before that is no longer certain."""
        self._given_up: list[tuple[str, int]] = []
        self._renewing: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self.leaving = False

    @property
    def process(self) -> str:
        """The name of this process."""
        return self._leases.process.id

    # --- ownership ------------------------------------------------------------------------------------------------

    async def hold(self, number: str) -> int | None:
        """Take a table; returns the fencing token, None for a table that doesn't exist.

        Raises `Moved` where another process owns it, this one ends, or this one counted as dead for a while meanwhile.
        """
        if self.leaving:
            raise Moved
        if number in self._adopted:
            return self._adopted.pop(number)
        absences = self._absences
        self._taking.append(number)
        try:
            holding = await self._leases.hold(number)
        finally:
            self._taking.remove(number)
        if isinstance(holding, Process):
            self._owners[number] = holding
            raise Moved
        self._owners.pop(number, None)
        if self._absences != absences:
            self.give_up(number, holding)
            raise Moved
        return holding

    def is_taking(self, number: str) -> bool:
        """Whether `hold` waits for a table, or soon takes one that was taken over."""
        return number in self._taking or number in self._adopted

    def give_up(self, number: str, fence: int | None) -> None:
        """End the lease of a table with the next beat."""
        if fence is not None:
            self._given_up.append((number, fence))

    def owner(self, number: str) -> Process | None:
        """The other process that owned a table when somebody last asked; None if that is not known."""
        return self._owners.get(number)

    def doubt(self, number: str) -> None:
        """Forget who owns a table."""
        self._owners.pop(number, None)

    async def sure(self) -> None:
        """Return when what is in memory is certain to be ours still: after a beat, if the last one is too old."""
        if self._valid_until <= _now():
            if self._renewing is None:
                self._renewing = asyncio.create_task(self._renew())
            await asyncio.shield(self._renewing)

    async def _renew(self) -> None:
        try:
            await self._beat()
        finally:
            self._renewing = None

    # --- beats ----------------------------------------------------------------------------------------------------

    async def join(self, hooks: "Hooks") -> None:
        """Count as alive from now on, and take over tables that have no owner, in the background until `leave`.

        Raises errors of the database.
        """
        self._hooks = hooks
        await self._beat()
        self._tasks = [asyncio.create_task(self._again(each)) for each in (self._keep, self._adopt)]

    async def _again(self, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await do()
            except Exception as error:  # noqa: BLE001  # whatever is wrong now: without beats, others take all tables
                failed("beat_failed", error)
            await asyncio.sleep(BEAT)

    async def _keep(self) -> None:
        await self._beat()
        await self._end_leases()

    async def _beat(self) -> None:
        hooks = self._hooks
        assert hooks is not None, "join comes first"
        began = _now()
        alive = await self._leases.beat(round(LIFETIME * 1_000))
        if self._valid_until <= _now():  # also where that was true only while the beat was on its way
            self._steady_since = _now()
            self._absences += 1
            self._give_up_adopted()
        if _now() < self._steady_since + UNSETTLED:
            hooks.checked(await self._leases.held())
        self._valid_until = max(self._valid_until, began + LIFETIME)
        names = {process.id for process in alive}
        self._owners = {number: process for number, process in self._owners.items() if process.id in names}
        hooks.seen(alive)

    async def _end_leases(self) -> None:
        ending = list(self._given_up)
        if ending:
            await self._leases.release(ending)
            del self._given_up[:len(ending)]

    async def _adopt(self) -> None:
        """Take over the running games of processes that have ended.

        Not just after a pause of the database, or of this process: the others are given the time to beat, too.
        """
        while self._is_steady():
            absences, fences = self._absences, await self._leases.adopt(AT_ONCE)
            if not fences:
                return
            self._adopted.update(fences)
            try:
                if self._absences == absences:
                    log.info("tables_adopted", count=len(fences))
                    TABLES_ADOPTED.inc(len(fences))
                    assert self._hooks
                    await self._hooks.taken(list(fences))
            finally:
                self._give_up_adopted()  # what nobody needs now

    def _give_up_adopted(self) -> None:
        """Give up the tables that were taken over and are not needed, or may belong to somebody else by now."""
        for number, fence in self._adopted.items():
            self.give_up(number, fence)
        self._adopted.clear()

    def _is_steady(self) -> bool:
        """Whether this process counts as alive, and has done so for a while."""
        return not self.leaving and self._steady_since + LIFETIME <= _now() < self._valid_until

    # --- the end --------------------------------------------------------------------------------------------------

    async def leave(self) -> None:
        """Hand all tables over: from now on none is taken, and others adopt them at once."""
        self.leaving = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._leases.hand_over()
        except FAILURES as error:  # then they are taken over as if this process had been killed
            failed("not_handed_over", error)


def _now() -> float:
    return asyncio.get_running_loop().time()
