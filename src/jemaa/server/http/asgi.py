"""What middleware sees of a request: ASGI's plain dictionaries."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from litestar.datastructures import MutableScopeHeaders

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]


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
