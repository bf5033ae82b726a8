"""Requests and sockets that travel over a channel between processes: one end is an application, the other calls one."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
    WebSocketScope,
)
from litestar.types.asgi_types import WebSocketDisconnectEvent

from jemaa.server.cluster.frames import AnswerHead, Kind, Opened
from jemaa.server.cluster.link import Channel, Lost
from jemaa.server.live.background import BackgroundTasks
from jemaa.server.store.database import FAILURES

MOVED = 4421
"""The close code of a socket whose table is at another process; it never reaches a client."""
MISDIRECTED = 421
"""The status of an answer that says the same."""
ENDS_S = 1.0
"""Seconds that answers to other processes have at the end of this one."""
decode = msgspec.msgpack.Decoder(Opened).decode
decode_head = msgspec.msgpack.Decoder(AnswerHead).decode
encode = msgspec.msgpack.Encoder().encode


def scope_of(opened: Opened) -> Scope:
    """The scope of ASGI for a request or a socket, whether this process answers it or the one that it was sent to."""
    common = {
        "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1", "scheme": opened.scheme,
        "path": opened.path, "raw_path": opened.path.encode(), "root_path": "", "query_string": opened.query,
        "headers": list(opened.headers), "client": (opened.address, 0), "server": None, "extensions": {},
        "state": {"player": opened.player, "fresh": opened.fresh, "again": opened.again},
    }
    if opened.socket:
        return cast("WebSocketScope", {"type": "websocket", "subprotocols": [], **common})
    return cast("HTTPScope", {"type": "http", "method": opened.method, **common})


# --- the process that owns the table ------------------------------------------------------------------------------

class Answering:
    """Lets an application answer what other processes send, once `sure` has returned.

    `sure` waits until what is in memory is certain to be this process's own; where the database fails, the application
    answers all the same, and can't store anything.
    """

    def __init__(self, app: ASGIApp, sure: Callable[[], Awaitable[None]]) -> None:
        self._app, self._sure = app, sure
        self._tasks = BackgroundTasks()

    def accept(self, channel: Channel, data: bytes) -> None:
        """Begin to answer a request or a socket, in a task of its own."""
        self._tasks.start(self._answer(channel, decode(data)))

    async def _answer(self, channel: Channel, opened: Opened) -> None:
        try:
            with contextlib.suppress(*FAILURES):
                await self._sure()
            with contextlib.suppress(Lost):
                if opened.socket:
                    await self._app(scope_of(opened), _Receiving(channel).socket, _Sending(channel).socket)
                else:
                    await self._app(scope_of(opened), _Receiving(channel, opened.body).request,
                                    _Sending(channel).request)
        finally:
            channel.close()

    async def close(self) -> None:
        """Wait for the answers, at most `ENDS_S` seconds, and cancel what has none by then."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._tasks.join(), ENDS_S)
        await self._tasks.close()


class _Receiving:
    """`receive` of ASGI for what comes over a channel."""

    def __init__(self, channel: Channel, body: bytes = b"") -> None:
        self._channel, self._body, self._begun = channel, body, False

    async def socket(self) -> WebSocketReceiveMessage:
        if not self._begun:
            self._begun = True
            return {"type": "websocket.connect"}
        try:
            kind, data = await self._channel.next()
        except Lost:
            kind, data = Kind.CLOSE, b"1006"
        if kind is Kind.TEXT:
            return {"type": "websocket.receive", "text": data.decode(), "bytes": None}
        return WebSocketDisconnectEvent(type="websocket.disconnect", code=int(data))

    async def request(self) -> HTTPReceiveMessage:
        if not self._begun:
            self._begun = True
            return {"type": "http.request", "body": self._body, "more_body": False}
        with contextlib.suppress(Lost):
            await self._channel.next()
        return {"type": "http.disconnect"}


class _Sending:
    """`send` of ASGI into a channel."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel

    async def socket(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            await self._channel.send(Kind.TEXT, (message["text"] or "").encode())
        elif message["type"] == "websocket.close":
            code = str(message["code"]).encode()
            self._channel.put(Kind.CLOSE, code)
            self._channel.hear(Kind.CLOSE, code)

    async def request(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            head = AnswerHead(message["status"], [(bytes(name), bytes(value)) for name, value in message["headers"]])
            await self._channel.send(Kind.START, encode(head))
        elif message["type"] == "http.response.body":
            if body := message["body"]:
                await self._channel.send(Kind.BODY, bytes(body))
            if not message.get("more_body"):
                self._channel.put(Kind.END, b"")


# --- the process that the client has called -----------------------------------------------------------------------

class Distant:
    """An ASGI application that lets the owner of a table answer, over a channel.

    Calling it raises `Lost` where the owner can't be reached any more.
    """

    def __init__(self, channel: Channel) -> None:
        self._channel = channel

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket; what the channel was opened with counts, and not the scope."""
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        speak = self._send_texts if is_socket else self._watch_client
        speaking = asyncio.create_task(speak(receive))
        try:
            await (self._socket(send) if is_socket else self._request(send))
        finally:
            self._channel.close()
            speaking.cancel()
            await asyncio.gather(speaking, return_exceptions=True)

    async def _socket(self, send: Send) -> None:
        while True:
            kind, data = await self._channel.next()
            if kind is not Kind.TEXT:
                await send({"type": "websocket.close", "code": int(data), "reason": ""})
                return
            await send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    async def _send_texts(self, receive: Receive) -> None:
        await receive()  # that the client is there, which the other process knows
        with contextlib.suppress(Lost):
            while (message := await receive())["type"] == "websocket.receive":
                await self._channel.send(Kind.TEXT, (message.get("text") or "").encode())
            self._channel.put(Kind.CLOSE, b"1001")
            self._channel.hear(Kind.CLOSE, b"1001")

    async def _request(self, send: Send) -> None:
        while True:
            kind, data = await self._channel.next()
            if kind is Kind.START:
                head = decode_head(data)
                await send({"type": "http.response.start", "status": head.status, "headers": head.headers})
            elif kind is Kind.BODY:
                await send({"type": "http.response.body", "body": data, "more_body": True})
            else:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                return

    async def _watch_client(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        with contextlib.suppress(Lost):
            self._channel.put(Kind.END, b"")
