"""Kill servers over and over while people play: `make killed`, `make killed ARGS="--servers 3"`.

Scripted people play over sockets and over plain HTTP. Each keeps a command until it is answered, and sends it again,
under the same id, to the server that comes back. In the end the journals are read and compared with what was
acknowledged: nothing may be missing, and nothing there twice. Somebody watches each table over a socket of their own at
any server; how late they see what was acknowledged is told, too.

Several servers share a PostgreSQL of their own, which is killed now and then, too. Everybody asks any server for each
thing, and goes to another when one is gone, as a proxy would lead them.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import math
import random
import socket
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import msgspec
from websockets.exceptions import WebSocketException

from jemaa.server.store.store import Store
from jemaa.server.store.store_failures import StoreFailure
from jemaa.table import wire
from jemaa.table.journal import Chose, Opening, Sat, Written
from jemaa.table.table import HUMAN, Table
from tests.server.databases import Cluster, new_database, postgresql, restart
from tests.server.running import ENTROPY, Browser, Server

GONE = (OSError, EOFError, http.client.HTTPException, WebSocketException, TimeoutError, json.JSONDecodeError)
"""What a client sees of a server that was killed."""
AGAIN = 0.03
"""Seconds until the next try."""
LONGEST_SILENCE = 30
"""Seconds without a message after which who watches connects anew."""
LONGEST_PAUSE = 1.0
"""Seconds between a start and a kill, at most."""
MOST_COMMANDS = 40
"""Commands between a start and a kill that aims at an answer, at most."""
SERVERS_A_DATABASE = 6
"""With several servers, one kill of so many is of their database."""
UNAVAILABLE = 503
LONGEST_FLIGHT = 0.004
"""Seconds between a command's departure and a kill that aims at its answer, at most."""
START = 300
LONGEST_KILL = 20
"""Seconds that the first start and each kill may take, on a slow machine."""
PORTS = (20_000, 32_000)
"""Below those that clients get."""
TABLES: list[tuple[str, list[str | None]]] = [
    ("marrakech", [None, None]), ("morocco", [None, None]), ("marrakech", [None, None, "random"]),
]


@dataclass(frozen=True)
class Answered:
    """A command and its answer."""

    command: wire.AnyCommand
    version: int
    number: str
    """Of the table."""
    asked: int
    """How many kills there had been when it was sent for the first time."""
    told: int
    """The same, when it was answered."""


@dataclass
class World:
    """The servers, and what has happened to them."""

    servers: list[Server]
    cluster: Cluster | None = None
    """The database server that is killed now and then."""
    longest: float = 0.0
    """Seconds that the answer to a command has taken at most."""
    behind: float = 0.0
    """Seconds at most from the answer to a command until the socket of somebody who watches had it, too."""
    late: float = 0.0
    """The same, or from the last kill, whichever came later."""
    last_kill: float = 0.0
    """When something was killed last, by `time.monotonic`."""
    first_kill: float = math.inf
    """When something was killed first. What was sent or acknowledged before is not timed: rules that are new on this
    machine are compiled then, which takes a minute."""
    finished: int = 0
    """Games that have ended."""
    killed_at: list[int] = field(default_factory=list)
    """Milliseconds since 1970 of each kill."""
    sent: asyncio.Event = field(default_factory=asyncio.Event)
    """A command has just left."""
    enough: bool = False
    """No kill will follow: everybody gets their last answer, and stops."""


class Person:
    """Sits in every open seat of one table after another, and takes any legal action. Knows HTTP."""

    def __init__(self, world: World, name: str, chance: random.Random) -> None:
        self.world, self.name, self.chance = world, name, chance
        self.browser = Browser(world.servers[0], Cookie=f"jemaa={name * 24}"[:38])
        self.key = ""
        self.update: dict[str, Any] = {}
        self.answered: list[Answered] = []
        self.openings: list[str] = []
        self.went_back = 0
        self.made = 0
        self.onlooker = Onlooker(world, random.Random(f"onlooker {name}"))

    async def live(self) -> None:
        """Play until there were kills enough."""
        while not self.world.enough:
            if not self.update or self.update["result"]:
                self.world.finished += bool(self.update)
                await self.open()
            elif command := self.intention():
                await self.carry_out(command)
            else:
                await self.wait()

    async def open(self) -> None:
        """Open the next table."""
        game, seats = self.chance.choice(TABLES)
        opened = await self.insist("POST", "/api/tables", {"game": game, "seats": seats})
        self.key, self.update = opened["invite"], {}
        while not self.update:
            await self.wait()
        self.openings.append(self.update["table"]["number"])
        self.onlooker.go_to(opened["watch"])

    def intention(self) -> wire.AnyCommand | None:
        """What this person wants next."""
        self.made += 1
        name = f"{self.name}-{self.made:07}"
        free = [seat["letter"] for seat in self.update["table"]["seats"] if seat["kind"] == "open"]
        if free:
            return wire.Sit(name, free[0], self.name, ENTROPY)
        legal = [choice for group in self.update["legal"] for choice in group["choices"]]
        if not legal:
            return None
        return wire.Act(name, self.update["version"], self.update["actor"], self.chance.choice(legal))

    async def carry_out(self, command: wire.AnyCommand) -> None:
        """Send it until it is answered."""
        asked, began = len(self.world.killed_at), time.monotonic()
        answer = await self.deliver(command)
        if began >= self.world.first_kill:
            self.world.longest = max(self.world.longest, time.monotonic() - began)
        if answer["message"] == "refused":
            assert answer["code"] == "stale", answer
            self.look(answer["update"])
            return
        self.onlooker.expect(answer["version"])
        told = len(self.world.killed_at)
        self.answered.append(Answered(command, answer["version"], self.update["table"]["number"], asked, told))
        while self.update["version"] < answer["version"]:
            await self.wait()

    def look(self, update: dict[str, Any]) -> None:
        """A newer update; one that has forgotten what was acknowledged is counted."""
        mine = [each for each in self.answered if each.number == update["table"]["number"]]
        self.went_back += bool(mine) and update["version"] < mine[-1].version
        self.update = update

    # --- over HTTP ------------------------------------------------------------------------------------------------

    async def deliver(self, command: wire.AnyCommand) -> dict[str, Any]:
        """The answer to a command, whoever gives it."""
        answer: dict[str, Any] = await self.insist("POST", f"/api/tables/{self.key}/commands",
                                                   msgspec.json.encode(command))
        return answer

    async def wait(self) -> None:
        """Look at the table."""
        before = self.update.get("version", -1)
        self.look(await self.insist("GET", f"/api/tables/{self.key}"))
        if self.update["version"] == before:
            await asyncio.sleep(AGAIN)

    async def insist(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer."""
        while True:
            try:
                self.browser.server = self.chance.choice(self.world.servers)
                asking = asyncio.create_task(asyncio.to_thread(self.browser.ask, method, path, body))
                if isinstance(body, bytes):
                    self.world.sent.set()
                status, answer, _ = await asking
                if status == UNAVAILABLE:
                    raise ConnectionError
                assert status < 500, answer
            except GONE:
                await asyncio.sleep(AGAIN)
            else:
                assert isinstance(answer, dict), answer
                return answer

    async def leave(self) -> None:
        """Go."""


class Connected(Person):
    """The same over a socket: told what is new, and resumes from what was seen."""

    socket: Any = None

    async def deliver(self, command: wire.AnyCommand) -> dict[str, Any]:
        text = msgspec.json.encode(command).decode()
        while True:
            try:
                await self.connect()
                await self.socket.send(text)
                self.world.sent.set()
                while (message := await self.read()).get("id") != command.id:
                    pass
                if message.get("code") in get_args(StoreFailure):
                    raise ConnectionError
            except GONE:
                await self.cut()
            else:
                return message

    async def wait(self) -> None:
        try:
            await self.connect()
            await self.read()
        except GONE:
            await self.cut()

    async def connect(self) -> None:
        """The line stands."""
        if self.socket is None:
            self.browser.server = self.chance.choice(self.world.servers)
            self.socket = await self.browser.socket(self.key, self.update.get("version"))

    async def read(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 60))
        if message["message"] == "update":
            self.look(message)
        return message

    async def cut(self) -> None:
        """The line is down."""
        await self.leave()
        await asyncio.sleep(AGAIN)

    async def leave(self) -> None:
        if self.socket is not None:
            self.socket.transport.abort()
        self.socket = None

    async def open(self) -> None:
        await self.leave()
        await super().open()


class Onlooker:
    """Watches the table of one person over a socket at any server, and comes back when the line is down."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.world, self.chance = world, chance
        self.browser = Browser(world.servers[0])
        self.key, self.seen = "", 0
        self.socket: Any = None
        self.expected: deque[tuple[int, float]] = deque()
        """Versions that were acknowledged and not seen here yet, each with the moment of its acknowledgement."""

    def go_to(self, key: str) -> None:
        """Watch another table from now on."""
        self.cut()
        self.key, self.seen = key, 0
        self.expected.clear()

    def expect(self, version: int) -> None:
        """A command was acknowledged."""
        if version > self.seen:
            self.expected.append((version, time.monotonic()))

    async def live(self) -> None:
        """Watch until there were kills enough, and everything was seen."""
        while not self.world.enough or self.expected:
            try:
                await self.watch()
            except GONE:
                self.cut()
                await asyncio.sleep(AGAIN)
        self.cut()

    async def watch(self) -> None:
        """The next message; it counts if it is of the same table still."""
        if not self.key:
            raise ConnectionError
        key = self.key
        if self.socket is None:
            self.browser.server = self.chance.choice(self.world.servers)
            socket = await self.browser.socket(key, self.seen or None)
            if key != self.key:
                socket.transport.abort()
                return
            self.socket = socket
        message = json.loads(await asyncio.wait_for(self.socket.recv(), LONGEST_SILENCE))
        if message["message"] == "update" and key == self.key:
            self.see(message["version"])

    def see(self, version: int) -> None:
        """A newer version of the table is here."""
        self.seen = max(self.seen, version)
        while self.expected and self.expected[0][0] <= version:
            acknowledged = self.expected.popleft()[1]
            if acknowledged < self.world.first_kill:
                continue
            self.world.behind = max(self.world.behind, time.monotonic() - acknowledged)
            self.world.late = max(self.world.late, time.monotonic() - max(acknowledged, self.world.last_kill))

    def cut(self) -> None:
        """The line is down."""
        if self.socket is not None:
            self.socket.transport.abort()
        self.socket = None


# --- killing ------------------------------------------------------------------------------------------------------

async def kill_all(world: World, kills: int, chance: random.Random, games: int) -> None:
    """Kill and restart so often: one time at any moment, one time right after a command has left.

    At first so many games are finished: rules that are new on this machine are compiled then. A server that is killed
    while it compiles begins anew, and who waits for it would be counted as waiting because of the kill.
    """
    await departures(world, MOST_COMMANDS)
    while world.finished < games:
        await departures(world, 1)
    world.first_kill = time.monotonic()
    for number in range(kills):
        if number % 2:
            await departures(world, chance.randint(1, MOST_COMMANDS))
            await asyncio.sleep(chance.uniform(0, LONGEST_FLIGHT))
        else:
            await asyncio.sleep(chance.uniform(0, LONGEST_PAUSE))
        world.killed_at.append(time.time_ns() // 1_000_000)
        world.last_kill = time.monotonic()
        if world.cluster and not chance.randrange(SERVERS_A_DATABASE):
            await asyncio.to_thread(restart, world.cluster)
        else:
            victim = chance.choice(world.servers)
            victim.kill()
            world.killed_at[-1] = time.time_ns() // 1_000_000
            world.last_kill = time.monotonic()
            await asyncio.to_thread(victim.start)
            if len(world.servers) > 1:
                await answering(victim)  # one that starts while its database is killed gives up, and nobody restarts it
    world.enough = True


async def answering(server: Server) -> None:
    """Wait until a server answers."""
    while True:
        with contextlib.suppress(*GONE):
            await asyncio.to_thread(Browser(server).ask, "GET", "/healthz")
            return
        await asyncio.sleep(AGAIN)


async def departures(world: World, count: int) -> None:
    """So many commands leave."""
    for _ in range(count):
        world.sent.clear()
        await world.sent.wait()


async def play(world: World, people: list[Person], kills: int, chance: random.Random, games: int) -> None:
    """Everybody plays while the server is killed. A server that doesn't come back ends it all."""
    try:
        async with asyncio.timeout(START + kills * LONGEST_KILL):
            await asyncio.gather(kill_all(world, kills, chance, games), *(person.live() for person in people),
                                 *(person.onlooker.live() for person in people))
    except BaseException:
        for server in world.servers:
            server.kill()  # whoever waits for its start is let go
        raise
    for person in people:
        await person.leave()


# --- what is left -------------------------------------------------------------------------------------------------

@dataclass
class Found:
    """What the journals say of the acknowledged commands."""

    acknowledged: int = 0
    cut_off: int = 0
    """Stored before a kill, and answered by the next server."""
    lost: int = 0
    """Acknowledged, but not in the journal where it was said to be."""
    twice: int = 0
    """In a journal more often than somebody wanted it."""
    games: int = 0
    finished: int = 0
    longest: float = 0.0
    """Seconds that the answer to a command has taken at most."""
    behind: float = 0.0
    """Seconds at most from the answer to a command until those who watch had it."""
    late: float = 0.0
    """The same, or from the last kill, whichever came later."""


Journals = dict[str, tuple[Opening, list[Written]]]


def audit(answered: list[Answered], journals: Journals, killed_at: list[int]) -> Found:
    """Compare what was acknowledged with the journals, which have to replay."""
    found = Found(acknowledged=len(answered), games=len(journals))
    for opening, lines in journals.values():
        found.finished += Table(opening, lines).over
    for each in answered:
        at = {line.version: line for line in journals[each.number][1]}
        line = at.get(each.version)
        if line is None or line.id != each.command.id or not fits(line, each.command):
            found.lost += 1
        elif each.told > each.asked and line.at <= killed_at[each.told - 1]:
            found.cut_off += 1
    wanted = Counter(each.command.id for each in answered)
    stored = Counter(str(line.id) for _, lines in journals.values() for line in of_people(lines))
    found.twice = (stored - wanted).total()
    return found


def of_people(lines: list[Written]) -> Iterator[Written]:
    """What people did: they sat down, and chose."""
    for written in lines:
        line = written.line
        if (isinstance(line, Chose) and line.person) or (isinstance(line, Sat) and line.kind == HUMAN):
            yield written


def fits(written: Written, command: wire.AnyCommand) -> bool:
    """Whether a line is what a command asked for."""
    line = written.line
    if isinstance(command, wire.Act):
        return isinstance(line, Chose) and (line.by, line.choice) == (command.seat, command.choice)
    return isinstance(line, Sat) and line.seat == command.seat


async def journals(database: str, numbers: list[str]) -> Journals:
    """The journals of these tables, from the database itself."""
    store = await Store.open(database)
    try:
        return {number: loaded for number in numbers if (loaded := await store.load(number))}
    finally:
        await store.close()


def free_port(chance: random.Random) -> int:
    """One that the system gives to no client: who knocks at a closed port of those may come out of it himself."""
    while True:
        port = chance.randrange(*PORTS)
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port


def run(folder: Path, kills: int, people: int, seed: int, servers: int = 1, database: str | None = None,
        cluster: Cluster | None = None, games: int = 0) -> Found:
    """Everything; the database is in the folder unless it is given, and is killed, too, if its cluster is.

    games: how many games are finished before the first kill.
    """
    chance = random.Random(seed)
    world = World([], cluster)
    for number in range(servers):
        (folder / str(number)).mkdir()
        server = Server(folder / str(number), database)
        server.port = free_port(chance)
        server.start()
        world.servers.append(server)
    kinds = (Connected, Person)
    everybody = [kinds[number % 2](world, f"p{number}", random.Random(f"{seed} {number}"))
                 for number in range(people)]
    try:
        asyncio.run(play(world, everybody, kills, chance, games))
    finally:
        for server in world.servers:
            if server.running:
                server.stop()
    numbers = [number for person in everybody for number in person.openings]
    answered = [each for person in everybody for each in person.answered]
    found = audit(answered, asyncio.run(journals(server.database, numbers)), world.killed_at)
    found.longest, found.behind, found.late = world.longest, world.behind, world.late
    found.lost += sum(person.went_back for person in everybody)
    return found


def main() -> int:
    """The command; 1 if anything was lost or done twice."""
    parser = argparse.ArgumentParser(prog="make killed ARGS=...", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        cluster = stack.enter_context(postgresql()) if wanted.servers > 1 else None
        found = run(Path(folder), wanted.kills, wanted.people, wanted.seed, wanted.servers,
                    new_database(cluster) if cluster else None, cluster, 2 * wanted.people)
    say = sys.stdout.write
    say(f"{wanted.kills} kills, {wanted.people} people, {found.games} games, {found.finished} of them finished\n")
    say(f"{found.acknowledged} commands acknowledged; {found.cut_off} stored before a kill and answered after it\n")
    say(f"the longest wait for an answer: {found.longest:.1f} s\n")
    say(f"the longest time until who watched had what was acknowledged: {found.behind:.1f} s, "
        f"{found.late:.1f} s after the last kill\n")
    say(f"acknowledged and lost: {found.lost}; applied twice: {found.twice}\n")
    return int(found.lost + found.twice > 0)


if __name__ == "__main__":
    sys.exit(main())
