"""Types and helpers for middleware, which sees ASGI's plain dictionaries, and the types of requests in handlers."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket. Litestar's parameters are for its own users and sessions, which we do not use."""
AnyRequest = Request[Any, Any, Any]


def header(scope: Scope, name: bytes) -> str:
    """A request's header, by its name in small letters; "" if there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def with_headers(send: Send, change: Callable[[MutableScopeHeaders], None]) -> Send:
    """`send`, with the answer's headers changed."""
    async def wrapped(message: Any) -> None:
        if message["type"] == "http.response.start":
            change(MutableScopeHeaders(message))
        await send(message)
    return wrapped
