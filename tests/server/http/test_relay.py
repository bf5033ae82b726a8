"""A client's socket and requests, while the table moves from one process to another."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, cast

from litestar.types import Receive, Scope, Send

from jemaa.server.cluster.cluster import Cluster
from jemaa.server.cluster.link import Lost
from jemaa.server.http import relay
from jemaa.server.http.relay import Relay
from jemaa.server.http.relayed import MISDIRECTED, MOVED
from jemaa.server.live.ownership import Moved

SOON = 30
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Here:
    """A cluster in which every table is at this process, some time after somebody was asked."""

    def __init__(self, *errors: Exception) -> None:
        self.errors, self.doubts = list(errors), 0

    async def place(self, _key: str) -> None:
        if self.errors:
            raise self.errors.pop(0)

    def doubt(self, _key: str) -> None:
        self.doubts += 1


def relayed(app: App, cluster: Here) -> Relay:
    return Relay(app, lambda: cast("Cluster", cluster))


def scope(kind: str, **more: Any) -> Scope:
    return cast("Scope", {"type": kind, "path": "/api/tables/key/socket", "query_string": b"version=3", "headers": [],
                          "client": ("127.0.0.1", 1), "scheme": "http", "state": {"player": "ann"}, **more})


class Client:
    """A client at a socket: what it sends, and what it got."""

    def __init__(self, *sends: str) -> None:
        self.sends: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.got: list[Any] = []
        self.sends.put_nowait({"type": "websocket.connect"})
        for text in sends:
            self.say(text)

    def say(self, text: str) -> None:
        self.sends.put_nowait({"type": "websocket.receive", "text": text})

    def go(self) -> None:
        self.sends.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def receive(self) -> dict[str, Any]:
        return await self.sends.get()

    async def send(self, message: Any) -> None:
        self.got.append(json.loads(message["text"]) if message["type"] == "websocket.send" else message["type"])


def text(message: dict[str, Any]) -> Any:
    return {"type": "websocket.send", "text": json.dumps(message), "bytes": None}


def test_a_socket_stays_while_its_table_moves_and_what_was_not_answered_is_sent_again() -> None:
    queries: list[bytes] = []
    heard: list[list[str]] = []
    client = Client("one", "two")

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        queries.append(scope["query_string"])
        heard.append([])
        assert (await receive())["type"] == "websocket.connect"
        await send(cast("Any", {"type": "websocket.accept"}))
        await send(text({"message": "update", "version": 4 + len(queries)}))
        while (message := await receive())["type"] == "websocket.receive":
            said = message["text"]
            heard[-1].append(said or "")
            if said == "two" and len(queries) == 1:
                await send(cast("Any", {"type": "websocket.close", "code": MOVED}))
                await asyncio.Event().wait()
            await send(text({"message": "done", "id": said, "version": 5}))
            if said == "two":
                client.go()

    async def run() -> None:
        cluster = Here()
        await asyncio.wait_for(relayed(app, cluster)(scope("websocket"), cast("Receive", client.receive), client.send),
                               SOON)
        assert (queries, heard) == ([b"version=3", b"version=5"], [["one", "two"], ["two"]])
        assert [each["id"] for each in client.got if isinstance(each, dict) and each["message"] == "done"] == [
            "one", "two"]
        assert client.got.count("websocket.accept") == 1
        assert "websocket.close" not in client.got
        assert cluster.doubts == 1
    asyncio.run(run())


def test_a_socket_waits_for_an_owner_that_cannot_be_reached() -> None:
    client = Client()

    async def app(_scope: Scope, receive: Receive, send: Send) -> None:
        await send(text({"message": "update", "version": 1}))
        client.go()
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def run() -> None:
        cluster = Here(Lost(), Moved(), Lost())
        await asyncio.wait_for(relayed(app, cluster)(scope("websocket"), cast("Receive", client.receive), client.send),
                               SOON)
        assert (client.got[1:], cluster.errors) == ([{"message": "update", "version": 1}], [])
    asyncio.run(run())


def test_a_request_is_asked_again_where_its_table_went_with_its_body() -> None:
    bodies: list[Any] = []
    got: list[Any] = []

    async def app(_scope: Scope, receive: Receive, send: Send) -> None:
        bodies.append(dict(await receive()).get("body"))
        status = 200 if len(bodies) == 2 else MISDIRECTED
        await send(cast("Any", {"type": "http.response.start", "status": status, "headers": []}))
        await send(cast("Any", {"type": "http.response.body", "body": b"", "more_body": False}))

    async def receive() -> Any:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    async def send(message: Any) -> None:
        got.append(message.get("status"))

    async def run() -> None:
        await relayed(app, Here(Moved()))(scope("http", method="POST"), receive, send)
        assert (bodies, got) == ([b"{}", b"{}"], [200, None])
    asyncio.run(run())


def test_a_request_whose_owner_is_not_found_in_time_says_so(monkeypatch: Any) -> None:
    monkeypatch.setattr(relay, "LONGEST_WAIT", 0.0)
    got: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        got.append(message.get("status") or json.loads(message["body"])["code"])

    async def run() -> None:
        await relayed(cast("App", None), Here())(scope("http", method="GET"), receive, send)
        assert got == [503, "store-down"]
    asyncio.run(run())


def test_what_belongs_to_no_table_goes_straight_to_the_application() -> None:
    paths: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        paths.append(scope["path"])

    async def run() -> None:
        led = relayed(app, Here(Moved()))
        for path in ("/api/tables", "/api/tables/", "/api/lobby", "/t/key"):
            await led(scope("http", path=path), cast("Receive", None), cast("Send", None))
        assert paths == ["/api/tables", "/api/tables/", "/api/lobby", "/t/key"]
    asyncio.run(run())
