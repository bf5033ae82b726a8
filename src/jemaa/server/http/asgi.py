"""Helpers for middleware, which sees ASGI's plain dictionaries, and the types of requests in handlers."""

from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.types import Message, Scope, Send

Connection = ASGIConnection[Any, object, object, State]
"""A request or a socket: Any is the kind of handler, which differs. Litestar's own users and sessions, whose types
stand in the middle, are not used here."""
AnyRequest = Request[object, object, State]


def header(scope: Scope, name: bytes) -> str:
    """A request's header, by its name in small letters: the first one of that name; "" if there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def accepts_gzip(request: AnyRequest) -> bool:
    """Whether the client accepts an answer that is compressed by gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def is_lifespan(scope: Scope) -> bool:
    """Whether this is the server's start and end, which Litestar's `Scope` leaves out, and no request or socket."""
    return scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET)


def with_headers(send: Send, change: Callable[[MutableScopeHeaders], None]) -> Send:
    """`send` that lets `change` change the headers of an HTTP answer in place; a socket's messages stay as they are."""
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            change(MutableScopeHeaders(message))
        await send(message)
    return wrapped
