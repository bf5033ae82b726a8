"""Leads each request and socket to the process that owns its table, and along when the table moves.

A client keeps its socket while its table moves: the new owner is told which version it has and which commands were not
answered. Their ids make it safe to send them again.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from jemaa.server import clock
from jemaa.server.cluster.cluster import Cluster
from jemaa.server.cluster.frames import Opened
from jemaa.server.cluster.link import Lost
from jemaa.server.http.asgi import is_lifespan
from jemaa.server.http.relayed import MISDIRECTED, MOVED, Distant, scope_of
from jemaa.server.live.ownership import Moved
from jemaa.server.metrics import RELAYED
from jemaa.server.store.database import FAILURES
from jemaa.table.wire.messages import Refused

Received = HTTPReceiveMessage | WebSocketReceiveMessage
"""What `receive` gives."""
PREFIX = "/api/tables/"
KEPT_HEADERS = {b"authorization", b"host"}
"""The headers of a socket that are needed again when its table moves."""
LONGEST_WAIT = 10.0
"""Seconds that a request waits for the owner of its table; more than until a killed one is replaced."""
PAUSE = 0.1
"""Seconds until it is asked again where a table is."""
LONGEST_PAUSE = 0.5
"""The same for a socket, which asks less and less often."""
LONGEST_BODY = 64 * 1024
"""Bytes of a body; the application refuses the longer ones, of which as much is passed on as it needs for that."""
MOST_UNANSWERED = 16
"""Messages of a client that are on their way."""


class Relay:
    """Middleware that leads what concerns a table to the process that owns it, and anything else to `app`.

    `cluster` gives this process's place among the others, once it has one.
    """

    def __init__(self, app: ASGIApp, cluster: Callable[[], Cluster]) -> None:
        self._app, self._cluster = app, cluster

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket."""
        key = _key(scope)
        if key is None:
            await self._app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(key, scope, receive, send)
        else:
            await self._request(key, scope, receive, send)

    # --- requests -------------------------------------------------------------------------------------------------

    async def _request(self, key: str, scope: Scope, receive: Receive, send: Send) -> None:
        body = await _body(receive)
        end = clock.monotonic() + LONGEST_WAIT
        while clock.monotonic() < end:
            answer = _Answer(send)
            with suppress(Moved, Lost):
                await self._ask(key, scope, body, receive, answer)
                if not answer.misdirected:
                    return
                self._cluster().doubt(key)
            if answer.begun:
                return  # the server closes the connection, as the answer has no end
            await asyncio.sleep(PAUSE)
        await _unavailable(send)

    async def _ask(self, key: str, scope: Scope, body: bytes, receive: Receive, answer: "_Answer") -> None:
        app = await self._where(key, lambda: _opened(scope, body), "request")
        await (app or self._app)(scope, _replayed(body, receive), answer.send)

    async def _where(self, key: str, opened: Callable[[], Opened], kind: str) -> Distant | None:
        """The channel to the owner of a table; None if it is this process, which also answers where the database fails.

        Raises `Moved`, or `Lost` where the owner can't be reached.
        """
        try:
            process = await self._cluster().place(key)
        except FAILURES:
            return None
        if process is None:
            return None
        channel = await self._cluster().open(process, opened())
        RELAYED.labels(kind).inc()
        return Distant(channel)

    # --- sockets --------------------------------------------------------------------------------------------------

    async def _socket(self, key: str, scope: Scope, receive: Receive, send: Send) -> None:
        opened = _opened(scope, b"")
        opened.headers = [(name, value) for name, value in opened.headers if name in KEPT_HEADERS]
        scope["headers"] = []  # a socket is open for hours
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        client = _Client(receive, send)
        pause = PAUSE
        while not client.gone:
            began = clock.monotonic()
            with suppress(Moved, Lost):
                app = await self._where(key, lambda: opened, "socket")
                if not await client.run(app or self._app, scope_of(opened)):
                    return
                self._cluster().doubt(key)
            opened.again, opened.query = True, client.seen or opened.query
            pause = PAUSE if clock.monotonic() - began > pause else min(LONGEST_PAUSE, pause * 1.5)
            await asyncio.sleep(pause)


class _Client:
    """The client's side of a socket, which stays while applications come and go."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._client_receive, self._client_send = receive, send
        self._unanswered: deque[Received] = deque()
        self._again: deque[Received] = deque()
        """The messages that the present application is sent first."""
        self._answered = asyncio.Event()
        self._connected = self._moved = self.gone = False
        self._version: int | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def seen(self) -> bytes:
        """The query of a socket whose client has seen what this one has; b"" if that is nothing."""
        return b"" if self._version is None else b"version=%d" % self._version

    async def run(self, app: Callable[[Scope, Receive, Send], Awaitable[None]], scope: Scope) -> bool:
        """Let an application speak with the client; returns whether the table has moved, so that another one must.

        Raises `Lost` where the application is at another process that can't be reached any more.
        """
        self._connected = self._moved = False
        self._again = deque(self._unanswered)
        self._task = asyncio.ensure_future(app(scope, self._receive, self._send))
        try:
            await self._task
        except asyncio.CancelledError:
            if not self._moved:
                self._task.cancel()
                raise
        return self._moved

    async def _receive(self) -> Received:
        if not self._connected:
            self._connected = True
            return {"type": "websocket.connect"}
        if self._again:
            return self._again.popleft()
        while len(self._unanswered) >= MOST_UNANSWERED:
            self._answered.clear()
            await self._answered.wait()
        message = await self._client_receive()
        if message["type"] == "websocket.receive":
            self._unanswered.append(message)
        else:
            self.gone = True
        return message

    async def _send(self, message: Message) -> None:
        if self.gone:
            return
        if message["type"] == "websocket.send":
            self._note(message["text"] or "")
            await self._client_send(message)
        elif message["type"] == "websocket.close":
            if message["code"] == MOVED:
                self._moved = True
                assert self._task
                self._task.cancel()
            else:
                self.gone = True
                await self._client_send(message)

    def _note(self, text: str) -> None:
        """Note what the client has seen, and which of its messages were answered: in their order."""
        heard = _decode(text)
        if heard.message == "update":
            self._version = heard.version
        elif heard.message in {"done", "refused"} and self._unanswered:
            self._unanswered.popleft()
            self._answered.set()


class _Heard(msgspec.Struct):
    """What is looked at in a message to a client."""

    message: str
    version: int = 0


_decode = msgspec.json.Decoder(_Heard).decode


class _Answer:
    """`send` that keeps an answer back which says that the table is elsewhere."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.misdirected = self.begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.misdirected = message["status"] == MISDIRECTED
        if not self.misdirected:
            self.begun = True
            await self._send(message)


def _key(scope: Scope) -> str | None:
    """The key of a table in a path; None for what belongs to no table."""
    if is_lifespan(scope) or not scope["path"].startswith(PREFIX):
        return None
    key = scope["path"][len(PREFIX):].partition("/")[0]
    return key or None


def _opened(scope: Scope, body: bytes) -> Opened:
    state = scope["state"]
    return Opened(
        scope["type"] == ScopeType.WEBSOCKET, str(scope.get("method", "GET")), scope["path"], scope["query_string"],
        [(bytes(name), bytes(value)) for name, value in scope["headers"]],
        scope["client"][0] if scope["client"] else "", scope["scheme"], state.get("player"), state.get("fresh", False),
        body)


async def _body(receive: Receive) -> bytes:
    body, more = b"", True
    while more and len(body) <= LONGEST_BODY:
        message = await receive()
        more = message["type"] == "http.request" and message["more_body"]
        if message["type"] == "http.request":
            body += message["body"]
    return body


def _replayed(body: bytes, receive: Receive) -> Receive:
    """`receive` that first gives a body which was read already."""
    read = False

    async def again() -> Received:
        nonlocal read
        if read:
            return await receive()
        read = True
        return {"type": "http.request", "body": body, "more_body": False}
    return again


async def _unavailable(send: Send) -> None:
    body = msgspec.json.encode(Refused(None, "store-down"))
    await send({"type": "http.response.start", "status": 503, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
