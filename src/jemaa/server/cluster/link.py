"""A connection between two server processes, and its channels.

Both know the secret that is in their database, and prove it to each other before anything else is said. What they say
is not encrypted: it belongs into a private network.
"""

import asyncio
import contextlib
import secrets
import socket
from collections.abc import Callable
from typing import cast

from jemaa.server.cluster.frames import HEAD, LONGEST, LONGEST_OF_STRANGERS, Kind, mac

NONCE = 16
WINDOW = 16
"""Messages that one side may send over a channel before the other side has taken some of them."""
PROVES_S = 5.0
"""Seconds within which the other side proves who it is."""
SILENCE = 8
"""Seconds without any answer of the other host after which it has vanished."""

Message = tuple[Kind, bytes]
Accept = Callable[["Channel", bytes], None]
"""Called with each channel that the other side opens, and with what it says of it."""


def notice_silence(connection: socket.socket | None) -> None:
    """Let the system end a connection whose other host has vanished without a word, after `SILENCE` or a little more.

    Some systems know only a part of these options.
    """
    if connection is None or connection.family not in {socket.AF_INET, socket.AF_INET6}:
        return
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in {"TCP_KEEPIDLE": SILENCE // 2, "TCP_KEEPINTVL": SILENCE // 4, "TCP_KEEPCNT": 2,
                        "TCP_USER_TIMEOUT": SILENCE * 1000}.items():
        if option := getattr(socket, name, None):
            connection.setsockopt(socket.IPPROTO_TCP, option, value)


class Lost(Exception):
    """Raised where the connection to the other process has ended, or can't be made."""


class Channel:
    """One socket or request, on its way to another process."""

    def __init__(self, link: "Link", number: int) -> None:
        self._link, self._number = link, number
        self._incoming: asyncio.Queue[Message | None] = asyncio.Queue()
        self._taken = self._unacknowledged = 0
        self._room = asyncio.Event()
        self._room.set()
        self._lost = False

    async def send(self, kind: Kind, data: bytes) -> None:
        """Send a message as soon as the other side has taken enough of those before; raises `Lost`."""
        while not self._room.is_set():
            await self._room.wait()
        await self._link.writable()
        self.put(kind, data)
        self._unacknowledged += 1
        if self._unacknowledged >= WINDOW:
            self._room.clear()

    def put(self, kind: Kind, data: bytes) -> None:
        """Send a message at once: one that ends something; raises `Lost`."""
        if self._lost:
            raise Lost
        self._link.write(kind, self._number, data)

    async def next(self) -> Message:
        """Wait for the next message from the other side; raises `Lost`."""
        message = await self._incoming.get()
        if message is None:
            self._incoming.put_nowait(None)
            raise Lost
        self._taken += 1
        if self._taken >= WINDOW // 2 and not self._lost:
            self._link.write(Kind.ACK, self._number, str(self._taken).encode())
            self._taken = 0
        return message

    def close(self) -> None:
        """Forget the channel; what still comes for it is dropped."""
        self._link.forget(self._number)

    # --- for the link ---------------------------------------------------------------------------------------------

    def hear(self, kind: Kind, data: bytes) -> None:
        """Take a frame that the other side has sent: a message for `next`, or an acknowledgement."""
        if kind is Kind.ACK:
            self._unacknowledged -= int(data)
            if self._unacknowledged < WINDOW:
                self._room.set()
        else:
            self._incoming.put_nowait((kind, data))

    def lose(self) -> None:
        """Tell whoever waits here that the connection has ended."""
        self._lost = True
        self._room.set()
        self._incoming.put_nowait(None)


class Link(asyncio.Protocol):
    """One side of a connection between two processes. The side that calls opens the channels.

    secret: of all processes on one database; name: of the process that was called, which both sides know.

    accept: for the side that was called.
    """

    def __init__(self, secret: bytes, name: str, accept: Accept | None = None) -> None:
        self._secret, self._name, self._accept = secret, name.encode(), accept
        self._nonce = secrets.token_bytes(NONCE)
        self._expected = b""
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._channels: dict[int, Channel] = {}
        self._last = 0
        self._writable = asyncio.Event()
        self._writable.set()
        self._late: asyncio.TimerHandle | None = None
        self.known: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the other side has proved that it belongs to us; fails with `Lost`."""
        self.known.add_done_callback(lambda known: known.cancelled() or known.exception())
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection has ended."""

    # --- asyncio's ------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin: the side that was called speaks first."""
        self._transport = cast("asyncio.Transport", transport)  # that of uvloop is no subclass of it
        notice_silence(transport.get_extra_info("socket"))
        self._late = asyncio.get_running_loop().call_later(PROVES_S, self.abort)
        if self._accept is not None:
            self.write(Kind.HELLO, 0, self._nonce)

    def data_received(self, data: bytes) -> None:
        """Take all frames that are complete."""
        buffer = self._buffer
        buffer += data
        start = 0
        while len(buffer) - start >= HEAD.size:
            size, kind, number = HEAD.unpack_from(buffer, start)
            if size > (LONGEST if self.known.done() else LONGEST_OF_STRANGERS):
                self.abort()
                return
            end = start + HEAD.size + size
            if len(buffer) < end:
                break
            self._hear(kind, number, bytes(buffer[start + HEAD.size:end]))
            start = end
        del buffer[:start]

    def pause_writing(self) -> None:
        """Let senders wait, because the connection is behind."""
        self._writable.clear()

    def resume_writing(self) -> None:
        """Let senders go on."""
        self._writable.set()

    def connection_lost(self, _reason: Exception | None) -> None:
        """Tell everybody who waits here that the connection has ended."""
        self.ended.set_result(None)
        self._writable.set()
        if self._late:
            self._late.cancel()
        if not self.known.done():
            self.known.set_exception(Lost())
        for channel in list(self._channels.values()):
            channel.lose()
        self._channels.clear()

    # --- channels -------------------------------------------------------------------------------------------------

    @property
    def lost(self) -> bool:
        """Whether the connection has ended."""
        return self.ended.done()

    def open(self, data: bytes) -> Channel:
        """Open a channel; `data` says what it is. Raises `Lost`."""
        if self.lost:
            raise Lost
        self._last += 1
        channel = self._channels[self._last] = Channel(self, self._last)
        self.write(Kind.OPEN, self._last, data)
        return channel

    def forget(self, number: int) -> None:
        """Drop what comes for a channel from now on."""
        self._channels.pop(number, None)

    async def writable(self) -> None:
        """Wait while the connection is behind with sending."""
        if not self._writable.is_set():
            await self._writable.wait()

    def write(self, kind: Kind, number: int, data: bytes) -> None:
        """Send a frame; raises `Lost`."""
        if self._transport is None or self._transport.is_closing():
            raise Lost
        self._transport.write(HEAD.pack(len(data), kind, number) + data)

    def abort(self) -> None:
        """End the connection at once."""
        if self._transport:
            self._transport.abort()

    def close(self) -> None:
        """End the connection after what was written has been sent."""
        if self._transport:
            self._transport.close()

    # --- frames ---------------------------------------------------------------------------------------------------

    def _hear(self, kind: int, number: int, data: bytes) -> None:
        with contextlib.suppress(Lost):
            if not self.known.done():
                self._meet(kind, data)
            elif kind == Kind.OPEN and self._accept is not None:
                opened = self._channels[number] = Channel(self, number)
                self._accept(opened, data)
            elif channel := self._channels.get(number):
                channel.hear(Kind(kind), data)

    def _meet(self, kind: int, data: bytes) -> None:
        """Take the frames of the beginning; whoever can't prove that it belongs to us is cut off."""
        if self._accept is not None:
            self._prove_as_called(kind, data)
        elif kind == Kind.HELLO:
            self._expected = mac(self._secret, "called", self._name, self._nonce, data)
            self.write(Kind.PROOF, 0, self._nonce + mac(self._secret, "caller", self._name, data, self._nonce))
        elif kind == Kind.PROOF and self._expected and secrets.compare_digest(data, self._expected):
            self._knows()
        else:
            self.abort()

    def _prove_as_called(self, kind: int, data: bytes) -> None:
        theirs, proof = data[:NONCE], data[NONCE:]
        expected = mac(self._secret, "caller", self._name, self._nonce, theirs)
        if kind == Kind.PROOF and len(theirs) == NONCE and secrets.compare_digest(proof, expected):
            self._knows()
            self.write(Kind.PROOF, 0, mac(self._secret, "called", self._name, theirs, self._nonce))
        else:
            self.abort()

    def _knows(self) -> None:
        if self._late:
            self._late.cancel()
        self.known.set_result(None)
