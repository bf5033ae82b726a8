"""Sockets to tables go past Litestar, and a mistake in one of them ends no other."""

import asyncio
from typing import Any, cast

import pytest
from litestar import Litestar

from jemaa.server.http import direct_sockets
from jemaa.server.http.direct_sockets import BROKEN, DirectSockets


def handled(scope: dict[str, Any]) -> tuple[list[Any], list[Any]]:
    """What Litestar gets of a request or socket, and what is sent."""
    passed, sent = list[Any](), list[Any]()

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        passed.append(scope["path"])

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        pytest.fail("nobody asks")
    asyncio.run(DirectSockets(cast("Litestar", app))(cast("Any", scope), receive, send))
    return passed, sent


@pytest.mark.parametrize(("kind", "path"), [
    ("http", "/api/tables/abc/socket"), ("websocket", "/api/tables/abc"), ("websocket", "/elsewhere"),
    ("http", "/"), ("websocket", "/api/tables/a/b/socket"),
])
def test_all_else_is_for_litestar(kind: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(direct_sockets, "serve_socket", None)
    assert handled({"type": kind, "path": path}) == ([path], [])


@pytest.mark.parametrize("path", ["/api/tables/abc/socket", "/api/tables/abc/socket/"])
def test_a_socket_is_served_with_its_key(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []

    async def serve(scope: Any, *_: Any) -> None:
        served.append(scope["path_params"])
    monkeypatch.setattr(direct_sockets, "serve_socket", serve)
    assert handled({"type": "websocket", "path": path}) == ([], [])
    assert served == [{"key": "abc"}]


def test_an_error_ends_the_socket_and_is_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str]] = []

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError
    monkeypatch.setattr(direct_sockets, "serve_socket", broken)
    monkeypatch.setattr(direct_sockets, "failed", lambda event, error, **_: told.append((event, type(error).__name__)))
    _, sent = handled({"type": "websocket", "path": "/api/tables/abc/socket"})
    assert sent == [{"type": "websocket.close", "code": BROKEN, "reason": ""}]
    assert told == [("request_failed", "ZeroDivisionError")]
