"""The protocols of uvicorn with limits: requests that are sent too slowly end, and so do sockets that send too much."""

import asyncio
import time
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState

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


class TimedHttpProtocol(HttpToolsProtocol):
    """HTTP that closes a connection whose request does not come to its end in time.

    Status 408 is sent before only where the head of the request had not come to its end.
    """

    _timer: asyncio.TimerHandle | None = None
    _received = 0
    """Bytes of the body since the timer was set."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer of the first request."""
        super().connection_made(transport)
        self._wait()

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
        """Stop the timer of the request: the connection goes on as a WebSocket."""
        self._stop()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer: nobody is connected any more."""
        self._stop()
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


def socket_protocol(commands_a_second: int) -> type[LimitedSocketProtocol]:
    """A protocol class for sockets whose clients may send so many commands, but at least `BURST` bytes, a second."""
    return type("SocketProtocol", (LimitedSocketProtocol,), {"rate": max(BURST, BYTES_A_COMMAND * commands_a_second)})
