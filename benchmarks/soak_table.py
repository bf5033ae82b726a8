"""One table of the load, and its sockets, as cheap as they can be: what a client costs is not to be measured.

So the few lines of WebSocket that this needs are here: one frame a message, and a mask of zeros.
"""

import asyncio
import random
import secrets
import struct
import time
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

import msgspec

from benchmarks.soak_figures import Meter

SOCKETS = 4
TOKEN = secrets.token_urlsafe(24)
HEAD = b"\r\n\r\n"
LINES_BEFORE = 3
"""Of the journal: two people sat down, and the game began."""
TEXT, PING, PONG = 1, 9, 10


class Group(msgspec.Struct):
    """Legal actions."""

    choices: list[str]


class Heard(msgspec.Struct):
    """What the load needs of any message."""

    message: str
    id: str | None = None
    version: int = 0
    actor: str | None = None
    legal: list[Group] = []


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.encode


class Socket(asyncio.Protocol):
    """A WebSocket to a table."""

    def __init__(self, heard: Callable[["Socket", Heard, float], None]) -> None:
        self._heard, self._data, self._open = heard, b"", False
        self.transport: asyncio.Transport | None = None
        self.seen = 0
        self.told = False
        """It has been told something since it came."""

    async def connect(self, address: str, key: str, cookie: str) -> None:
        """Come, or come again and say what was seen."""
        place = urlsplit(address)
        self._data, self._open, self.told = b"", False, False
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(lambda: self, place.hostname or "", place.port or 80)
        lines = [f"GET /api/tables/{key}/socket?version={self.seen} HTTP/1.1", f"Host: {place.netloc}", cookie,
                 "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        self.transport.write("\r\n".join(filter(None, lines)).encode() + HEAD)

    def data_received(self, data: bytes) -> None:
        """Frames, after the answer's head."""
        now = time.perf_counter()
        self._data += data
        if not self._open:
            head, found, rest = self._data.partition(HEAD)
            if not found:
                return
            assert b" 101 " in head, head
            self._open, self._data = True, rest
        while (message := self._frame()) is not None:
            self._heard(self, decode(message), now)

    def _frame(self) -> bytes | None:
        """The next text; pings are answered."""
        while len(self._data) >= 2:
            size, start = self._data[1], 2
            if size >= 126:
                form, start = (">H", 4) if size == 126 else (">Q", 10)
                if len(self._data) < start:
                    return None
                size = struct.unpack_from(form, self._data, 2)[0]
            if len(self._data) < start + size:
                return None
            kind, found = self._data[0] & 15, self._data[start : start + size]
            self._data = self._data[start + size :]
            if kind == TEXT:
                return found
            if kind == PING:
                self.send(found, PONG)
        return None

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """A frame of under 64 KiB."""
        assert self.transport
        size = len(message)
        head = bytes([128 | kind, 128 | size]) if size < 126 else struct.pack(">BBH", 128 | kind, 254, size)
        self.transport.write(head + bytes(4) + message)

    def cut(self) -> None:
        """Gone, without a word."""
        if self.transport:
            self.transport.abort()
        self.transport = None


class Table:
    """One table and its four sockets, each at any of the servers."""

    def __init__(self, addresses: Sequence[str], key: str, meter: Meter) -> None:
        self.key, self.meter = key, meter
        self._addresses = [random.choice(addresses) for _ in range(SOCKETS)]  # noqa: S311  # anywhere will do
        self.sockets = [Socket(self._heard) for _ in range(SOCKETS)]
        self.update: Heard | None = None
        self._unseen: set[Socket] = set()
        self._waiting: tuple[str, float, int] | None = None
        self._acted = self._at = 0.0

    @property
    def here(self) -> bool:
        """All four have been told something: commands before that would be lost."""
        return all(socket.told for socket in self.sockets)

    @property
    def ready(self) -> bool:
        """The game is on, and all four see it."""
        return self.here and all(socket.seen > LINES_BEFORE for socket in self.sockets)

    @property
    def busy(self) -> bool:
        """An action is on its way."""
        return bool(self._waiting or self._unseen)

    async def join(self) -> None:
        """All four come."""
        cookies = [f"Cookie: jemaa={TOKEN}", *[""] * (SOCKETS - 1)]
        await asyncio.gather(*(socket.connect(address, self.key, cookie) for socket, address, cookie
                               in zip(self.sockets, self._addresses, cookies, strict=True)))

    async def sit(self) -> None:
        """The first takes both seats."""
        for seat in "AB":
            self._send({"command": "sit", "seat": seat, "name": seat, "entropy": "00" * 16})

    def cut(self) -> None:
        """All four are gone; what was on its way won't be answered."""
        for socket in self.sockets:
            socket.cut()
            socket.told = False
        self._waiting, self._unseen, self.update = None, set(), None

    def act(self) -> bool:
        """The first legal action, if nothing else is on its way."""
        update = self.update
        if self.busy or update is None or not update.legal or self.sockets[0].transport is None:
            return False
        self._unseen, self._acted, self.update = set(self.sockets), update.version, None
        self._at = time.perf_counter()
        name = self._send({"command": "act", "seat": update.actor, "choice": update.legal[0].choices[0],
                           "version": update.version})
        self._waiting = (name, self._at, update.version)
        return True

    def _send(self, command: dict[str, object]) -> str:
        name = secrets.token_hex(8)
        self.sockets[0].send(encode({"id": name, **command}))
        return name

    def _heard(self, socket: Socket, heard: Heard, now: float) -> None:
        if heard.message == "update":
            self._see(socket, heard, now)
        elif self._waiting and heard.id == self._waiting[0]:
            self.meter.answered.append((now, now - self._at))
            assert heard.message == "done", heard
            self._waiting = None

    def _see(self, socket: Socket, heard: Heard, now: float) -> None:
        socket.seen, socket.told = heard.version, True
        if socket is self.sockets[0]:
            self.update = heard
        if heard.version > self._acted and socket in self._unseen:
            self._unseen.discard(socket)
            if not self._unseen:
                self.meter.seen.append((now, now - self._at))
