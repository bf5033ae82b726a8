"""The protocols of uvicorn with limits: of connections, of slow requests, and of what a socket may send."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState

from jemaa.server.http.connection_limit import BESIDE, ConnectionLimit
from jemaa.server.settings import Settings
from jemaa.server.small_sync import Flag, Inbox

REQUEST_S = 10.0
"""Seconds for a whole request; one with a longer body must go on at `SLOWEST`."""
SLOWEST = 8 * 1024
"""Bytes a second of a body, in the mean of `REQUEST_S`."""
TOO_MUCH = 4429
"""The close code of a socket whose client sent too much."""
BURST = 32 * 1024
"""Bytes that a client may send at once over a socket."""
BYTES_A_COMMAND = 1024
"""Bytes a second that a client may send over a socket, for each command a second that it may send."""
LATE = (b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n"
        b"content-length: 42\r\n\r\nThe request did not come within 10 seconds")

TOO_MANY = (b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\n"
            b"content-type: text/plain; charset=utf-8\r\ncontent-length: 51\r\n\r\n"
            b"Your address has too many connections to the server")


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP that closes a connection whose request does not come to its end in time, or which is one too many.

    Status 408 is sent before only where the head of the request had not come to its end. One too many is told so and
    then left unread for `REQUEST_S`: who were cut off at once would come back at once.
    """

    limit = ConnectionLimit(BESIDE)
    """Shared by all connections of a server; see `limited_protocols`."""
    _there: str | None = None
    """What `limit` counts the connection as: `None` for one that is not served."""
    _timer: asyncio.TimerHandle | None = None
    _received = 0
    """Bytes of the body since the timer was set."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer of the first request."""
        self._there = self.limit.enter(transport)
        if self._there is None:
            transport.write(TOO_MANY)
            self.loop.call_soon(transport.pause_reading)  # it is only now that uvloop begins to read
            self.loop.call_later(REQUEST_S, transport.abort)
            return
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take what the client sent, unless its connection is not served."""
        if self._there is not None:
            super().data_received(data)

    def on_message_begin(self) -> None:
        """Start the timer of a request that begins, unless it runs already."""
        super().on_message_begin()
        if self._timer is None:
            self._wait()

    def on_body(self, body: bytes) -> None:
        """Count and pass on a part of a request's body."""
        self._received += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the timer: the request is complete."""
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Stop the timer of the request: the connection goes on as a WebSocket, which ends its count."""
        self._stop()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if self._there and isinstance(socket, LimitedSocketProtocol):
            socket.left = partial(self.limit.leave, self._there)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer: nobody is connected any more."""
        self._stop()
        if self._there is not None:
            self.limit.leave(self._there)
            super().connection_lost(exc)

    def _wait(self) -> None:
        self._received = 0
        self._timer = self.loop.call_later(REQUEST_S, self._late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        if self._received >= SLOWEST * REQUEST_S or self.flow.read_paused:
            self._wait()
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self.transport.write(LATE)
        self.transport.close()


class LimitedSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that ends, with code `TOO_MUCH`, where its client sends more bytes than it may, pings included.

    They are counted before they are parsed, since thousands of tiny messages fit into one packet.
    """

    rate = BURST
    """Bytes a second."""
    left: Callable[[], None] | None = None
    """What is called when the connection has ended."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any],
                 _loop: asyncio.AbstractEventLoop | None = None) -> None:
        """As uvicorn makes it, with a queue and an event that need less memory."""
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Inbox()  # type: ignore[assignment]  # it is used in the same way
        self.writable = Flag()  # type: ignore[assignment]  # likewise
        self.writable.set()

    def start_keepalive(self) -> None:
        """Begin to ping a client whose socket was accepted; nobody needs its request and the answer any more."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser keeps the request as long as the socket is open
        del self.request, self.response

    _left = float(BURST)
    _at = 0.0
    """When `_left` was last right."""

    def data_received(self, data: bytes) -> None:
        """Take what the client sent, or end the connection."""
        if self.handshake_initiated and not self._may_send(len(data)):
            self._end()
        else:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell what counts connections that this one has ended."""
        super().connection_lost(exc)
        if self.left is not None:
            self.left()

    def _may_send(self, size: int) -> bool:
        now = time.monotonic()
        self._left = min(float(max(BURST, self.rate)), self._left + (now - self._at) * self.rate) - size
        self._at = now
        return self._left >= 0

    def _end(self) -> None:
        try:
            self.conn.send_close(TOO_MUCH, "too-many-requests")
            self.transport.write(b"".join(self.conn.data_to_send()))
        except InvalidState:
            pass  # it is closing already
        self.transport.close()
        self.loop.call_later(REQUEST_S, self.transport.abort)  # whoever does not read does not end it


def limited_protocols(settings: Settings, proxies: list[str] | str) -> tuple[type[LimitedHttpProtocol],
                                                                             type[LimitedSocketProtocol]]:
    """Protocol classes of a server with these settings, for HTTP and for sockets.

    An address may have `BESIDE` connections more than sockets; `proxies` are as in uvicorn's option
    `forwarded_allow_ips`. A client of a socket may send as many bytes a second as its commands may need, but at least
    `BURST`.
    """
    limit = ConnectionLimit(settings.sockets_an_address + BESIDE, proxies)
    rate = max(BURST, BYTES_A_COMMAND * settings.commands_a_second)
    return (type("HttpProtocol", (LimitedHttpProtocol,), {"limit": limit}),
            type("SocketProtocol", (LimitedSocketProtocol,), {"rate": rate}))
