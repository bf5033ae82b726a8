"""A person at a table: connects to any server, sends each command until it is answered, and remembers what it saw."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Protocol

import msgspec

from jemaa.table.wire.commands import Act, AnyCommand, Leave, Resign, Return, Sit, Undo
from tests.chaos.network import Network
from tests.chaos.server import Line, NoAnswer, Server, request
from tests.chaos.witness import UNSURE, Heard, SeatSeen, Witness

ENTROPY = "0123456789abcdef" * 2
decode = msgspec.json.Decoder(Heard).decode


class World(Protocol):
    """What a client knows of the history."""

    network: Network
    random: Random
    witness: Witness
    calm: bool
    """No new commands are made any more."""

    def server(self) -> Server | None:
        """A server that takes requests, as a proxy would find it."""
        ...


class Client:
    """One person, with the seats that they want to take.

    watch: they only look.
    """

    def __init__(self, world: World, name: str, number: str, key: str, seats: str, hurry: float) -> None:
        self._world, self.name, self.number, self._key, self._seats = world, name, number, key, seats
        self._path = f"/api/tables/{key}"
        self._player = name * 8
        self._hurry = hurry
        self._count = 0
        self._again_at = 0.0
        self.newest: Heard | None = None
        self.pending: AnyCommand | None = None
        """The command that was not answered."""
        self.line: Line | None = None

    @property
    def version(self) -> int:
        """What it has seen."""
        return self.newest.version if self.newest else 0

    # --- over a socket --------------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Be connected, again and again."""
        random = self._world.random
        while True:
            server = self._world.server()
            if server is None:
                await asyncio.sleep(0.2)
                continue
            floor = self._world.witness.floor(self.number)
            seen = self.newest
            has = seen.version if seen and random.random() < 0.8 else None
            query = b"" if has is None else b"version=%d" % has
            self.line = Line(self._world.network, server, f"{self._path}/socket", query, self._player)
            if self.pending:
                self._send(self.pending)
            await self._read(self.line, floor, has)
            self.line = None
            await asyncio.sleep(0.05 + 0.3 * random.random())

    async def _read(self, line: Line, floor: Callable[[], int], has: int | None) -> None:
        least: int | None = None
        while (text := await line.read()) is not None:
            if self._world.random.random() < 0.05:
                await asyncio.sleep(self._world.random.random())  # a slow reader
            heard = decode(text)
            if heard.message == "update":
                if least is None:
                    least = floor()
                self._world.witness.saw(self.name, heard, self.number, least, has)
                self.newest, least, has = heard, heard.version, heard.version
            elif heard.id is not None:
                self._take_answer(heard)

    def _take_answer(self, heard: Heard) -> None:
        if self.pending is None or heard.id != self.pending.id:
            return
        self._world.witness.answered(self.number, heard)
        if heard.message == "refused" and heard.code in UNSURE:
            if self._world.random.random() < 0.3:
                self.pending = None  # they give up, and never know
            else:
                self._again_at = self._world.network.loop.now + 0.3 + self._world.random.random()
            return
        self.pending = None

    def _send(self, command: AnyCommand) -> None:
        if self.line and not self.line.closed:
            self.line.send(msgspec.json.encode(command).decode())

    def cut(self) -> None:
        """Lose the connection."""
        if self.line and not self.line.closed:
            self.line.close()
            self.line._close()

    async def act(self) -> None:
        """Send commands, one after the other."""
        loop, random = self._world.network.loop, self._world.random
        while True:
            await asyncio.sleep(self._hurry * (0.2 + random.random()))
            if self.line is None or self.newest is None:
                continue
            if self.pending is None and not self._world.calm:
                self._begin(self._wanted(self.newest))
                if self.pending:
                    self._send(self.pending)
            elif self.pending and self._again_at and loop.now >= self._again_at:
                self._again_at = 0.0
                self._send(self.pending)

    # --- by requests ----------------------------------------------------------------------------------------------

    async def ask(self) -> None:
        """Look and command by plain requests, at any server."""
        random = self._world.random
        while True:
            await asyncio.sleep(self._hurry * (0.2 + random.random()))
            if self.pending is None:
                await self.look(keep=True)
                if self.newest and not self._world.calm:
                    self._begin(self._wanted(self.newest))
            if self.pending and (server := self._world.server()):
                try:
                    answer = await request(self._world.network, server, "POST", f"{self._path}/commands", self._player,
                                           msgspec.json.encode(self.pending))
                except NoAnswer:
                    continue
                self._check_status(answer.status)
                heard = decode(answer.body)
                if heard.id is not None:
                    self._take_answer(heard)

    async def look(self, server: Server | None = None, *, keep: bool = False) -> int | None:
        """Ask a server for the table; the version that it shows, None if it doesn't. `keep`: it is remembered."""
        server = server or self._world.server()
        if server is None:
            return None
        floor = self._world.witness.floor(self.number)
        try:
            answer = await request(self._world.network, server, "GET", self._path, self._player)
        except NoAnswer:
            return None
        self._check_status(answer.status)
        if answer.status != 200:
            return None
        heard = decode(answer.body)
        self._world.witness.saw(f"{self.name}?", heard, self.number, floor())
        if keep and heard.version >= self.version:
            self.newest = heard
        return heard.version

    def _check_status(self, status: int) -> None:
        if status not in {200, 400, 403, 409, 503}:
            self._world.witness.violated(f"{self.name} got status {status}")

    # --- what they want -------------------------------------------------------------------------------------------

    def _begin(self, command: AnyCommand | None) -> None:
        if command:
            self.pending = command
            self._again_at = 0.0
            self._world.witness.issue(command)

    def _wanted(self, seen: Heard) -> AnyCommand | None:
        assert seen.table
        self._count += 1
        name = f"{self.name}-{self.number[:4]}-{self._count:04}"
        free = [seat.letter for seat in seen.table.seats if seat.kind == "open" and seat.letter in self._seats]
        mine = [seat for seat in seen.table.seats if seat.mine]
        if seen.table.status == "waiting":
            return Sit(name, free[0], self.name.title(), ENTROPY) if free else None
        return None if seen.table.status == "over" else self._move(name, seen, mine)

    def _move(self, name: str, seen: Heard, mine: list[SeatSeen]) -> AnyCommand | None:
        random = self._world.random
        away = [seat.letter for seat in mine if seat.stand_in]
        if away and random.random() < 0.5:
            return Return(name, away[0])
        if seen.may_undo and random.random() < 0.2:
            return Undo(name, seen.version, seen.may_undo)
        choices = [choice for group in seen.legal for choice in group.choices]
        if choices and seen.actor:
            return Act(name, seen.version, seen.actor, random.choice(choices))
        if mine and random.random() < 0.02:
            return random.choice((Leave, Leave, Resign))(name, mine[0].letter)
        return None
