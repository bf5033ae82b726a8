"""A simulated database: a process of its own with a disk, transactions and row locks, and the store and leases over it.

It keeps what PostgreSQL promises, and no more: a transaction is there as a whole or not at all; who has an answer has
it on the disk; who has an error instead, because the connection or the database was lost, knows nothing. A transaction
is several messages there and back, between which everything may happen, and holds its locks until its end.
"""

import asyncio
import contextlib
import errno
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from jemaa.server.store.changes import Change, Conflict, Fenced
from jemaa.server.store.database import IDLE_MS
from jemaa.server.store.group_commit import GroupCommit
from jemaa.server.store.leases import Leases
from jemaa.server.store.leases import Process as Peer
from jemaa.server.store.signing_keys import SigningKeys
from jemaa.server.store.store import Store
from jemaa.server.store.subscriptions import Subscriptions
from jemaa.table.journal import Began, Opening, Written
from jemaa.table.signatures import SigningKey
from tests.chaos.loop import PROCESS, Process, VirtualLoop
from tests.chaos.network import Network

T = TypeVar("T")
HOST = "database"
NOON = 1_800_000_000_000
"""The wall clocks' time when a history begins, in milliseconds."""
SYNC = 0.0005, 0.003
"""Seconds that a sync of the disk takes, at least, and on top of that at most."""
KEY = SigningKey("11" * 32, "22" * 32)
"""What the server signs games with; nobody checks it here."""


@dataclass
class Lease:
    """A row of the leases."""

    process: str | None
    fence: int


class Request:
    """A statement on its way, and who waits for its answer."""

    def __init__(self, caller: Process, answer: "asyncio.Future[Any]") -> None:
        self.caller, self._answer, self.lost = caller, answer, False

    def settle(self, value: object, error: BaseException | None) -> None:
        """In the caller's process."""
        if self._answer.done() or (self.lost and not isinstance(error, ConnectionError)):
            return
        if error is None:
            self._answer.set_result(value)
        else:
            self._answer.set_exception(error)


class Lock:
    """The lock of one row."""

    def __init__(self) -> None:
        self.sharers: dict[Session, None] = {}
        self.holder: Session | None = None
        self.waiting: deque[asyncio.Future[None]] = deque()

    def free_for(self, session: "Session", *, shared: bool) -> bool:
        if self.holder not in {None, session}:
            return False
        return shared or not self.sharers.keys() - {session}


class Session:
    """A transaction."""

    def __init__(self, caller: Process) -> None:
        self.caller = caller
        self.state = "open"
        """`open`, `committing` or `ended`."""
        self.changes: Sequence[Change] = ()
        self.locks: list[Lock] = []
        self.touched = 0


class Database:
    """What is on the disk, and the process that reads and writes it. `boot` first."""

    def __init__(self, loop: VirtualLoop, network: Network) -> None:
        self._loop, self._network, self._random = loop, network, network.random
        self.process = Process(HOST)
        self.openings: dict[str, Opening] = {}
        self.journals: dict[str, list[Written]] = {}
        self.commands: dict[str, dict[str, int]] = {}
        """Number -> id of a command -> its version."""
        self.over: set[str] = set()
        self.alarms: dict[str, int | None] = {}
        """Number -> when something happens by itself there."""
        self.leases: dict[str, Lease] = {}
        self.fence = 0
        self.peers: dict[str, tuple[Peer, int]] = {}
        self.slow = 0.0
        """Seconds that each sync of the disk takes longer at most."""
        self.full = False
        self.wall = 0.0
        """Seconds by which its wall clock is ahead."""
        self.committed: Callable[[Session, Change], None] = lambda _session, _change: None
        """Called with each change that is on the disk now."""
        self._locks: dict[tuple[str, str], Lock] = {}
        self._requests: dict[Request, None] = {}
        self._sessions: dict[Session, None] = {}

    @property
    def now(self) -> int:
        """Its wall clock, in milliseconds."""
        return NOON + round((self._loop.now + self.wall) * 1_000)

    # --- faults ---------------------------------------------------------------------------------------------------

    def crash(self) -> None:
        """End the process: what was being committed is on the disk, or not; everybody who waits gets an error."""
        self._loop.kill(self.process)
        for session in list(self._sessions):
            if session.state == "committing" and self._random.random() < 0.5:
                self._apply(session)
        self._sessions.clear()
        self._locks.clear()
        for request in list(self._requests):
            self._fail(request)

    def boot(self) -> None:
        """Start the process again."""
        self.process = Process(HOST)

    def disconnect(self, caller: Process) -> None:
        """End the connections of one process, or of one that has ended: its transactions are rolled back."""
        for request in [each for each in self._requests if each.caller is caller]:
            self._fail(request)
        for session in [each for each in self._sessions if each.caller is caller and each.state == "open"]:
            self._end(session)

    def _fail(self, request: Request) -> None:
        request.lost = True
        self._requests.pop(request, None)
        self._network.deliver(self.process, request.caller, request.settle, None, ConnectionResetError())

    # --- statements -----------------------------------------------------------------------------------------------

    async def ask(self, statement: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run a statement in the database's process; raises what it raises, or `ConnectionError`."""
        caller = PROCESS.get()
        answer = self._loop.create_future()
        request = Request(caller, answer)
        self._requests[request] = None
        if self.process.alive:
            self._network.deliver(caller, self.process, self._begin, request, statement)
        else:
            self._fail(request)
        result: T = await answer
        return result

    def tell(self, statement: Callable[[], None]) -> None:
        """Send a statement whose answer nobody waits for."""
        self._network.deliver(PROCESS.get(), self.process, statement)

    def _begin(self, request: Request, statement: Callable[[], Coroutine[Any, Any, object]]) -> None:
        if not request.lost:
            self._loop.create_task(self._run(request, statement()))

    async def _run(self, request: Request, statement: Coroutine[Any, Any, object]) -> None:
        value, error = None, None
        try:
            value = await statement
        except (OSError, Conflict, Fenced) as raised:
            error = raised
        if not request.lost:
            self._network.deliver(self.process, request.caller, self._answer, request, value, error)

    def _answer(self, request: Request, value: object, error: BaseException | None) -> None:
        """In the caller's process."""
        self._requests.pop(request, None)
        request.settle(value, error)

    async def sync(self) -> None:
        """Wait for the disk; raises `OSError` where it is full."""
        if self.full:
            raise OSError(errno.ENOSPC, "no space left")
        seconds = SYNC[0] + (SYNC[1] + self.slow) * self._random.random()
        await asyncio.sleep(seconds)

    # --- locks ----------------------------------------------------------------------------------------------------

    async def lock(self, session: Session, key: tuple[str, str], *, shared: bool) -> None:
        """Wait for the lock of a row, which the session has until its end."""
        lock = self._locks.setdefault(key, Lock())
        while not lock.free_for(session, shared=shared):
            woken = self._loop.create_future()
            lock.waiting.append(woken)
            await woken
        self._check(session)
        if shared:
            lock.sharers[session] = None
        else:
            lock.holder = session
        session.locks.append(lock)

    def _is_locked(self, key: tuple[str, str]) -> bool:
        lock = self._locks.get(key)
        return lock is not None and bool(lock.sharers or lock.holder)

    def begin(self, caller: Process) -> Session:
        """A new transaction."""
        session = Session(caller)
        self._sessions[session] = None
        return session

    def _check(self, session: Session) -> None:
        if session.state == "ended":
            raise ConnectionResetError

    @contextlib.contextmanager
    def _statement(self, session: Session) -> Iterator[None]:
        """A context of one statement of a transaction: after it, also where it fails, the transaction may rest.

        A client that is gone does not end its transaction, and then this does, as in PostgreSQL.
        """
        session.touched += 1
        try:
            yield
        except Exception:
            self._rest(session)
            raise
        self._rest(session)

    def _rest(self, session: Session) -> None:
        """A statement of a transaction has ended: it may rest for so long until the next one comes."""
        session.touched += 1
        self._loop.call_later(IDLE_MS / 1_000, self._rested, session, session.touched)

    def _rested(self, session: Session, touched: int) -> None:
        if session.state == "open" and session.touched == touched:
            self._end(session)

    def _end(self, session: Session) -> None:
        session.state = "ended"
        self._sessions.pop(session, None)
        for lock in session.locks:
            lock.sharers.pop(session, None)
            if lock.holder is session:
                lock.holder = None
            while lock.waiting:
                woken = lock.waiting.popleft()
                if not woken.done():
                    woken.set_result(None)
        session.locks.clear()

    # --- the journals' transaction --------------------------------------------------------------------------------

    async def check_fences(self, session: Session, fences: dict[str, int]) -> None:
        """Keep leases as they are until the end of the transaction."""
        with self._statement(session):
            for number, fence in sorted(fences.items()):
                if number in self.leases and self.leases[number].fence == fence:
                    await self.lock(session, ("lease", number), shared=True)
                if number not in self.leases or self.leases[number].fence != fence:
                    raise Fenced

    async def insert(self, session: Session, changes: Sequence[Change]) -> None:
        """Insert rows, where no other row is in their way."""
        with self._statement(session):
            self._check(session)
            new = {change.number for change in changes if change.opening is not None}
            for number in sorted({change.number for change in changes}):
                await self.lock(session, ("journal", number), shared=False)
            versions = {number: len(self.journals.get(number, ())) for number in {change.number for change in changes}}
            commands = set[tuple[str, str]]()
            for change in changes:
                if change.opening is None and change.number not in {*self.openings, *new}:
                    raise Conflict("there is no such table")
                if change.opening is not None and self._is_taken(change.opening):
                    raise Conflict("a number, a key or a code is taken")
                for written in change.lines:
                    versions[change.number] += 1
                    key = (change.number, written.id or "")
                    if written.version != versions[change.number] or (written.id is not None and (
                            written.id in self.commands.get(change.number, ()) or key in commands)):
                        raise Conflict("a version or a command is there")
                    commands.add(key)
            session.changes = changes

    def _is_taken(self, new: Opening) -> bool:
        keys = {new.invite, new.watch}
        return new.number in self.openings or any(
            keys & {opening.invite, opening.watch} or (opening.code == new.code is not None and self._waits(opening))
            for opening in self.openings.values())

    def _waits(self, opening: Opening) -> bool:
        return not any(isinstance(written.line, Began) for written in self.journals[opening.number])

    async def commit(self, session: Session) -> None:
        """Make the changes last."""
        self._check(session)
        session.state = "committing"
        try:
            await self.sync()
        except OSError:
            self._end(session)
            raise
        self._apply(session)
        self._end(session)

    def rollback(self, session: Session) -> None:
        """Forget the changes."""
        if session.state == "open":
            self._end(session)

    def _apply(self, session: Session) -> None:
        for change in session.changes:
            if change.opening is not None:
                self.openings[change.number] = change.opening
            self.journals.setdefault(change.number, []).extend(change.lines)
            known = self.commands.setdefault(change.number, {})
            known.update({written.id: written.version for written in change.lines if written.id is not None})
            if change.over:
                self.over.add(change.number)
            if change.alarm is not None:
                self.alarms[change.number] = change.alarm.at
            if change.number in self.over and self.alarms.get(change.number) is None:
                self.alarms.pop(change.number, None)
            self.committed(session, change)

    # --- reading --------------------------------------------------------------------------------------------------

    async def load(self, number: str, after: int) -> tuple[Opening, list[Written]] | None:
        opening = self.openings.get(number)
        return None if opening is None else (opening, self.journals[number][after:])

    async def find(self, key: str) -> tuple[str, bool] | None:
        return next(((number, opening.invite == key) for number, opening in self.openings.items()
                     if key in {opening.invite, opening.watch}), None)

    async def by_code(self, code: str) -> str | None:
        return next((opening.invite for opening in self.openings.values()
                     if opening.code == code and self._waits(opening)), None)

    async def public(self, most: int) -> list[str]:
        found = [opening for number, opening in self.openings.items() if number not in self.over and opening.public]
        return [opening.number for opening in sorted(found, key=lambda each: -each.opened)][:most]

    async def ringing(self, until: int) -> list[str]:
        found = {number: at for number, at in self.alarms.items()
                 if at is not None and at <= until and number not in self.leases}
        return sorted(found, key=found.__getitem__)

    async def without_alarm(self) -> list[str]:
        return [number for number in self.openings if number not in self.over and number not in self.alarms]

    async def due_among(self, numbers: Collection[str], until: int) -> list[str]:
        unknown = await self.without_alarm()
        return [number for number in self.openings if number in numbers and (
            number in unknown or ((at := self.alarms.get(number)) is not None and at <= until))]

    async def delete(self, number: str) -> None:
        await self.sync()
        for rows in (self.openings, self.journals, self.commands, self.leases, self.alarms):
            rows.pop(number, None)
        self.over.discard(number)

    # --- leases ---------------------------------------------------------------------------------------------------

    def _alive(self, name: str | None) -> bool:
        return name in self.peers and self.peers[name][1] > self.now

    async def beat(self, peer: Peer, lifetime: int) -> list[Peer]:
        await self.sync()
        self.peers[peer.id] = peer, self.now + lifetime
        return [each for name, (each, until) in self.peers.items() if until > self.now and name != peer.id]

    async def hold(self, peer: Peer, number: str) -> int | None:
        """The new token; None where somebody else who lives has it. Raises `Conflict` where there is no such table."""
        session = self.begin(self.process)
        try:
            await self.lock(session, ("lease", number), shared=False)
            if number not in self.openings:
                raise Conflict
            lease = self.leases.get(number)
            if lease and lease.process not in {None, peer.id} and self._alive(lease.process):
                return None
            self.fence += 1
            fence = self.fence
            await self.sync()
            self.leases[number] = Lease(peer.id, fence)
            return fence
        finally:
            self._end(session)

    async def owner(self, number: str) -> Peer | None:
        lease = self.leases.get(number)
        return self.peers[lease.process][0] if lease and lease.process in self.peers else None

    async def adopt(self, peer: Peer, most: int) -> dict[str, int]:
        session = self.begin(self.process)
        try:
            found = [number for number, lease in sorted(self.leases.items())
                     if (number not in self.over or number in self.alarms)
                     and lease.process != peer.id and not self._alive(lease.process)
                     and not self._is_locked(("lease", number))][:most]
            for number in found:
                await self.lock(session, ("lease", number), shared=False)
            if not found:
                return {}
            fences = {number: self.fence + place for place, number in enumerate(found, 1)}
            self.fence += len(found)
            await self.sync()
            for number, fence in fences.items():
                self.leases[number] = Lease(peer.id, fence)
            return fences
        finally:
            self._end(session)

    async def held(self, peer: Peer) -> dict[str, int]:
        return {number: lease.fence for number, lease in self.leases.items() if lease.process == peer.id}

    async def release(self, fences: Collection[tuple[str, int]]) -> None:
        session = self.begin(self.process)
        try:
            for number, _ in sorted(fences):  # whoever writes under a lease keeps it until the end of the transaction
                await self.lock(session, ("lease", number), shared=False)
            await self.sync()
            for number, fence in fences:
                if number in self.leases and self.leases[number].fence == fence:
                    del self.leases[number]
        finally:
            self._end(session)

    async def hand_over(self, peer: Peer) -> None:
        await self.sync()
        for lease in self.leases.values():
            if lease.process == peer.id:
                lease.process = None
        self.peers.pop(peer.id, None)


# --- what the server is given -------------------------------------------------------------------------------------

class NoSubscriptions(Subscriptions):
    """Nobody is told of turns here."""

    def __init__(self) -> None:
        """Without a database."""

    async def drop(self, number: str, player: str, name: str | None = None) -> None:
        """Nobody has subscribed."""

    async def key(self, name: str, make: Callable[[], str]) -> str:  # noqa: ARG002
        """The secret of all processes."""
        return name


class OneKey(SigningKeys):
    """The same key for all."""

    def __init__(self) -> None:
        """Without a database."""

    async def current(self) -> SigningKey:
        return KEY


class SimulatedStore(Store):
    """The store of one process, over the simulated database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._appending = GroupCommit(self._insert)
        self.subscriptions, self.signing_keys = NoSubscriptions(), OneKey()

    async def close(self) -> None:
        await self._appending.close()

    async def _insert(self, changes: Sequence[Change]) -> None:
        database = self._database
        session = database.begin(PROCESS.get())
        fences = {change.number: change.fence for change in changes if change.fence is not None}
        try:
            if fences:
                await database.ask(lambda: database.check_fences(session, fences))
            await database.ask(lambda: database.insert(session, changes))
            await database.ask(lambda: database.commit(session))
        except (Conflict, Fenced, OSError):
            database.tell(lambda: database.rollback(session))
            raise

    async def delete(self, number: str) -> None:
        await self._database.ask(lambda: self._database.delete(number))

    async def load(self, number: str, after: int = 0) -> tuple[Opening, list[Written]] | None:
        return await self._database.ask(lambda: self._database.load(number, after))

    async def find(self, key: str) -> tuple[str, bool] | None:
        return await self._database.ask(lambda: self._database.find(key))

    async def by_code(self, code: str) -> str | None:
        return await self._database.ask(lambda: self._database.by_code(code))

    async def public(self, most: int) -> list[str]:
        return await self._database.ask(lambda: self._database.public(most))

    async def ringing(self, until: int) -> list[str]:
        return await self._database.ask(lambda: self._database.ringing(until))

    async def without_alarm(self) -> list[str]:
        return await self._database.ask(self._database.without_alarm)

    async def due_among(self, numbers: Collection[str], until: int) -> list[str]:
        return await self._database.ask(lambda: self._database.due_among(numbers, until))

    async def probe(self, now: int) -> None:  # noqa: ARG002
        await self._database.ask(self._database.sync)

    async def check(self) -> None:
        await self._database.ask(lambda: self._database.find(""))


class SimulatedLeases(Leases):
    """The leases of one process, over the simulated database."""

    def __init__(self, database: Database, process: Peer) -> None:
        self._database, self.process = database, process

    async def beat(self, lifetime: int) -> list[Peer]:
        return await self._ask(lambda: self._database.beat(self.process, lifetime))

    async def hold(self, number: str) -> int | Peer | None:
        try:
            while True:
                fence = await self._ask(lambda: self._database.hold(self.process, number))
                if fence is not None:
                    return fence
                owner = await self._ask(lambda: self._database.owner(number))
                if owner is not None:
                    return owner
        except Conflict:
            return None

    async def adopt(self, most: int) -> dict[str, int]:
        return await self._ask(lambda: self._database.adopt(self.process, most))

    async def held(self) -> dict[str, int]:
        return await self._ask(lambda: self._database.held(self.process))

    async def release(self, fences: Collection[tuple[str, int]]) -> None:
        await self._ask(lambda: self._database.release(fences))

    async def hand_over(self) -> None:
        await self._ask(lambda: self._database.hand_over(self.process))

    def _ask(self, statement: Callable[[], Coroutine[Any, Any, T]]) -> Awaitable[T]:
        return self._database.ask(statement)
