"""One history: servers, clients and faults, all drawn by a seed, in virtual time."""

import asyncio
import contextlib
import hashlib
import secrets
import traceback
from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import structlog

from jemaa import games
from jemaa.server import clock
from jemaa.table.wire.opening import Clock, OpenedTable, OpenTable
from tests.chaos.client import Client
from tests.chaos.database import HOST, NOON, Database
from tests.chaos.loop import PROCESS, Livelock, Process, new_loop
from tests.chaos.network import Network
from tests.chaos.server import Server, request
from tests.chaos.witness import Violation, Witness

RACE = "tests.games.race.game:RACE"
"""A game of a page of code, whose rules take no time."""
SETTLES = 25.0
"""Seconds after the last fault within which everything has to be as it should."""
CALM = 0.25
"""Seconds between two looks whether it is."""
Fault = Callable[[Server, float], Awaitable[None]]
"""Does harm to a server, or to all of them, for so many seconds."""


@dataclass(frozen=True)
class Told:
    """What came of a history."""

    seed: int
    violation: str | None
    trace: list[str]
    digest: str
    """Of the trace, the number of callbacks and the state of the random numbers: equal for equal histories."""
    seconds: float
    """Of virtual time."""


class History:
    """The world of one seed; `run` it once.

    only: the names of the kinds of faults; by default they are drawn.
    """

    def __init__(self, seed: int, only: Collection[str] = ()) -> None:
        self.seed, self._only = seed, only
        self.random = Random(seed)
        self.loop = new_loop(self.random)
        self.process = Process("clients")
        self.process.context.run(self._make)
        self.calm = False
        self.clients: list[Client] = []

    def _make(self) -> None:
        random = self.random
        self.network = Network(self.loop, random)
        self.database = Database(self.loop, self.network)
        count = random.choice((1, 2, 2, 3, 3))
        self.shared = count > 1
        self.witness = Witness(self.loop, self.database, self.shared)
        self.servers = [Server(self.loop, self.network, self.database, slot, self.shared) for slot in range(count)]
        self.down: set[int] = set()
        """The slots of servers that stay down for now."""

    def run(self) -> Told:
        """Let everything happen."""
        with simulated(self.random, self.witness):
            self.loop.spawn(self.process, self._guarded(self._run()))
            try:
                self.process.context.copy().run(self.loop.run)
            except Livelock as error:
                self.witness.violated(str(error))
            for failure in self.loop.failures:
                self.witness.violated(f"{type(failure).__name__} {failure} was raised where nobody expects it")
            told = self._told()
            self.process.context.copy().run(self.loop.close)
        return told

    def _told(self) -> Told:
        trace = list(self.witness.trace)
        text = "\n".join([*trace, str(self.loop.steps), str(self.random.random())])
        digest = hashlib.sha256(text.encode()).hexdigest()
        return Told(self.seed, self.witness.violation, trace, digest, self.loop.now)

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:  # the history itself is wrong, or a client was told nonsense
            self.witness.violated(f"{type(error).__name__}: {error}")
            raise

    # --- what happens ---------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        for server in self.servers:
            server.boot()
        while not all(server.running for server in self.servers) and not self.loop.failures:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        for lonely in (False, True)[:self.random.choice((1, 2))]:
            await self._open(lonely=lonely)
        self._start(self._supervise())
        self._start(self._look_around())
        if self.random.random() < 0.3:
            self._start(self._fall_silent())
        kinds = self._kinds()
        faults = [self._start(self._fault(kinds)) for _ in range(self.random.choice((1, 2, 3, 3, 4, 6)))]
        await asyncio.wait(faults)
        self.calm = True
        self.witness.note("calm")
        await self._settle()

    def _start(self, work: Awaitable[None]) -> "asyncio.Task[None]":
        return asyncio.get_running_loop().create_task(self._guarded(work))

    async def _supervise(self) -> None:
        """Start servers again that have ended, as systemd does."""
        while True:
            for server in self.servers:
                if not server.process.alive and server.slot not in self.down:
                    server.boot()
            await asyncio.sleep(0.2)

    async def _fall_silent(self) -> None:
        """Nobody commands anything any more, while faults go on: then nothing that anybody does helps the server."""
        await asyncio.sleep(1 + 4 * self.random.random())
        self.calm = True

    async def _look_around(self) -> None:
        """Ask any server for a table, again and again, without waiting for the last answer."""
        while True:
            await asyncio.sleep(0.6 * self.random.random())
            client = self.random.choice(self.clients)
            self._start(self._look(client))

    @staticmethod
    async def _look(client: Client) -> None:
        await client.look()

    async def _open(self, *, lonely: bool) -> None:
        """Open a table. At a lonely one somebody sits down in both seats and goes away; the clock runs."""
        random = self.random
        clocks = [Clock("move", random.choice((2, 3, 4)))]
        if not lonely:
            clocks += [Clock(), Clock(), Clock("game", 5, 1)]
        bot = None if lonely else random.choice((None, None, "random"))
        wanted = OpenTable("race" if random.random() < 0.97 else "marrakech", (None, bot), clock=random.choice(clocks))
        answer = await request(self.network, self.servers[0], "POST", "/api/tables", "ann" * 8,
                               msgspec.json.encode(wanted))
        assert answer.status == 201, answer
        key = msgspec.json.decode(answer.body, type=OpenedTable).invite
        number = next((number for number, opening in self.database.openings.items() if opening.invite == key), None)
        if number is None:
            raise Violation("a table was acknowledged, and is not stored")
        hurry = random.choice((0.15, 0.5, 1.0))
        if lonely:
            self._client(Client(self, "eve", number, key, "AB", 0.1), lonely=True)
            return
        self._client(Client(self, "ann", number, key, "A", hurry))
        if bot is None:
            self._client(Client(self, "ben", number, key, "B", hurry))
        self._client(Client(self, "dan", number, key, "", 0.6))

    def _client(self, client: Client, *, lonely: bool = False) -> None:
        self.clients.append(client)
        if lonely:
            self._start(self._sit_down(client))
        elif client.name == "dan" or self.random.random() < 0.25:
            self._start(client.ask())
        else:
            self._start(client.watch())
            self._start(client.act())

    async def _sit_down(self, client: Client) -> None:
        """Take both seats, and go away."""
        asking = self._start(client.ask())
        while self.witness.tables[client.number].table.open_seats or client.pending:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        asking.cancel()

    def server(self) -> Server | None:
        """A server that takes requests, as a proxy would find it."""
        running = [server for server in self.servers if server.running]
        return self.random.choice(running) if running else None

    # --- faults ---------------------------------------------------------------------------------------------------

    def _kinds(self) -> list[Fault]:
        """The kinds of faults of this history: a few, so that each of them comes often in some history."""
        kinds: list[Fault] = [
            self._kill, self._pause, self._stop, self._slow_disk, self._full_disk, self._crash_database,
            self._disconnect, self._lose_packets, self._cut_clients, self._move_clock]
        if self.shared:
            kinds += [self._kill, self._pause, self._vanish, self._part, self._part_from_database, self._reset]
        drawn = self.random.sample(kinds, self.random.choice((1, 2, 2, 3, 4, 8)))
        return [kind for kind in kinds if kind.__name__.strip("_") in self._only] or drawn

    async def _fault(self, kinds: list[Fault]) -> None:
        random = self.random
        await asyncio.sleep(4 * random.random())
        server = random.choice(self.servers)
        fault, seconds = random.choice(kinds), random.choice((0.1, 0.5, 1.0, 2.5, 4.0)) * (0.5 + random.random())
        self.witness.note(f"fault {fault.__name__.strip('_')}", server.slot, f"{seconds:.2f}")
        await fault(server, seconds)
        self.witness.note(f"end of {fault.__name__.strip('_')}", server.slot)

    async def _kill(self, server: Server, seconds: float) -> None:
        await self._down(server, seconds, server.kill)

    async def _vanish(self, server: Server, seconds: float) -> None:
        """A host loses its power and its address: nobody is told that its connections have ended."""
        lines = list(server.lines)
        await self._down(server, 3 + seconds, lambda: server.kill(vanish=True))
        for line in lines:
            line._close()

    async def _stop(self, server: Server, seconds: float) -> None:
        if server.running:
            self.down.add(server.slot)
            server.stop()
            await asyncio.sleep(seconds)
            self.down.discard(server.slot)

    async def _down(self, server: Server, seconds: float, end: Callable[[], None]) -> None:
        if server.process.alive:
            self.down.add(server.slot)
            end()
            await asyncio.sleep(seconds)
            self.down.discard(server.slot)

    async def _pause(self, server: Server, seconds: float) -> None:
        process = server.process
        self.loop.pause(process)
        await asyncio.sleep(seconds)
        self.loop.go_on(process)

    async def _slow_disk(self, _server: Server, seconds: float) -> None:
        with self._trouble():
            self.database.slow = self.random.choice((0.1, 1.0, 3.0))
            await asyncio.sleep(seconds)
            self.database.slow = 0.0

    async def _full_disk(self, _server: Server, seconds: float) -> None:
        with self._trouble():
            self.database.full = True
            await asyncio.sleep(seconds)
            self.database.full = False

    async def _crash_database(self, _server: Server, seconds: float) -> None:
        if not self.shared:
            return  # a file has no process of its own
        with self._trouble():
            if self.database.process.alive:
                self.database.crash()
                await asyncio.sleep(seconds)
                self.database.boot()

    async def _disconnect(self, server: Server, seconds: float) -> None:
        if not self.shared:
            return  # a file has no connection by which a write goes on after its error was told
        with self._trouble():
            for _ in range(3):
                self.database.disconnect(server.process)
                await asyncio.sleep(seconds / 3)

    async def _part_from_database(self, server: Server, seconds: float) -> None:
        with self._trouble():
            await self._part_hosts(server.process.host, HOST, seconds)

    async def _part(self, server: Server, seconds: float) -> None:
        await self._part_hosts(server.process.host, self.random.choice(self.servers).process.host, seconds)

    async def _part_hosts(self, one: str, other: str, seconds: float) -> None:
        self.network.cut(one, other)
        await asyncio.sleep(seconds)
        self.network.heal(one, other)

    async def _reset(self, _server: Server, seconds: float) -> None:
        for _ in range(3):
            if self.network.connections:
                self.network.reset(self.random.choice(self.network.connections))
            await asyncio.sleep(seconds / 3)

    async def _lose_packets(self, _server: Server, seconds: float) -> None:
        with self._trouble():
            self.network.loss = self.random.choice((0.02, 0.2))
            await asyncio.sleep(seconds)
            self.network.loss = 0.0

    async def _cut_clients(self, _server: Server, seconds: float) -> None:
        for _ in range(3):
            self.random.choice(self.clients).cut()
            await asyncio.sleep(seconds / 3)

    async def _move_clock(self, server: Server, _seconds: float) -> None:
        """Somebody sets the wall clock of a host."""
        server.skew = self.random.choice((-1, 1)) * self.random.choice((0.05, 5.0))
        server.process.wall = server.skew

    @contextlib.contextmanager
    def _trouble(self) -> Iterator[None]:
        self.witness.troubles += 1
        try:
            yield
        finally:
            self.witness.troubles -= 1
            self.witness.troubled = self.loop.now

    # --- the end --------------------------------------------------------------------------------------------------

    async def _settle(self) -> None:
        """Wait until everything is as it should be."""
        end = self.loop.now + SETTLES
        while (missing := await self._missing()) is not None:
            if self.loop.now > end:
                self.witness.violated(f"{SETTLES} seconds after the last fault: {missing}")
                return
            await asyncio.sleep(CALM)
        self.loop.stopped = True

    async def _missing(self) -> str | None:
        """What is not as it should be; None if nothing."""
        for server in self.servers:
            if not server.running:
                return f"server {server.slot} does not run"
        for number, stored in self.witness.tables.items():
            if waits := self.witness.waits(number):
                return waits
            for client in self.clients:
                if client.number == number and client.name != "eve":
                    if client.version != len(stored.entries):
                        return f"{client.name} saw version {client.version} of {len(stored.entries)}"
                    if client.pending:
                        return f"{client.name} has no answer to {client.pending.id}"
        return await self._unreadable()

    async def _unreadable(self) -> str | None:
        client = self.clients[0]
        for server in self.servers:
            version = await client.look(server)
            if version is None or version < len(self.witness.tables[client.number].entries):
                return f"server {server.slot} shows version {version}"
        return None


@contextlib.contextmanager
def simulated(random: Random, witness: Witness) -> Iterator[None]:
    """A context in which clocks, random numbers, logs and the list of games are those of a history."""
    def wall() -> int:
        process = PROCESS.get()
        return NOON + round((witness.now + process.wall) * 1_000)

    def write_down(_logger: object, method: str, event: Any) -> Any:
        witness.note(f"{PROCESS.get().host} logs", method, event.pop("event"), *event.values())
        raise structlog.DropEvent
    configured = structlog.get_config()
    structlog.configure(processors=[write_down], cache_logger_on_first_use=False)
    try:
        with (patch.object(clock, "now", wall),
              patch.object(clock, "monotonic", lambda: witness.now + PROCESS.get().monotonic),
              patch.object(secrets, "token_bytes", lambda size=32: random.randbytes(size or 32)),
              patch.object(secrets, "choice", random.choice), patch.object(secrets, "randbelow", random.randrange),
              patch.object(traceback, "format_tb", lambda _traceback: []),
              patch.dict(games.SHIPPED, {"race": RACE})):
            yield
    finally:
        structlog.configure(**configured)
