"""Admits only a few sockets at the same time, so that no move waits behind thousands of handshakes."""

import asyncio

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from jemaa.server.http.asgi import is_lifespan
from jemaa.server.http.direct_sockets import SOCKET_PATH
from jemaa.table.wire.messages import Refused

WIDTH = 8
"""The number of sockets that are admitted at the same time: from the request until the first message to the client."""


class SocketAdmission:
    """Middleware: at most `width` sockets at a time are on their way to their first message to the client; others wait.

    The acceptance of a socket is not that message. After it, a socket may stay open and does not count any more.
    """

    def __init__(self, app: ASGIApp, width: int = WIDTH) -> None:
        self._app, self._free = app, asyncio.Semaphore(width)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request, or one socket."""
        if is_lifespan(scope):
            await self._app(scope, receive, send)
            return
        if scope["type"] != ScopeType.WEBSOCKET:
            if SOCKET_PATH.fullmatch(scope["path"]):
                await _refuse(send)
            else:
                await self._app(scope, receive, send)
            return
        await self._free.acquire()
        turn = _Turn(self._free, send)
        try:
            await self._app(scope, receive, turn.send)
        finally:
            turn.end()


async def _refuse(send: Send) -> None:
    """Answer an ordinary request to the path of a socket, for which Litestar's routing has no answer."""
    body = msgspec.json.encode(Refused(None, "malformed", args={"reason": "this is a WebSocket"}))
    headers = [(b"content-type", b"application/json"), (b"upgrade", b"websocket")]
    await send({"type": "http.response.start", "status": 426, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class _Turn:
    """One of the sockets that are admitted at the same time, until its first message to the client.

    The acceptance of the socket is not that message.
    """

    __slots__ = ("_free", "_send")

    def __init__(self, free: asyncio.Semaphore, send: Send) -> None:
        self._free: asyncio.Semaphore | None = free
        self._send = send

    async def send(self, message: Message) -> None:
        """Send a message."""
        await self._send(message)
        if message["type"] != "websocket.accept":
            self.end()

    def end(self) -> None:
        """Let the next socket in, unless that was done already."""
        if self._free is not None:
            self._free.release()
            self._free = None
