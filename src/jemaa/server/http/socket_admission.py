"""Sockets come in a few at a time: when thousands come at once, no move waits behind all of them."""

import asyncio
from collections.abc import Callable

from jemaa.server.http.asgi import App, Receive, Scope, Send

WIDTH = 8
"""Sockets that come in at the same time: from their request until the first message to them."""


class Door:
    """Middleware: who comes by a socket while others do waits outside, and costs nothing meanwhile."""

    def __init__(self, app: App, width: int = WIDTH) -> None:
        self._app, self._free = app, asyncio.Semaphore(width)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or socket."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await self._free.acquire()
        leave = _once(self._free.release)
        try:
            await self._app(scope, receive, _until_told(send, leave))
        finally:
            leave()


def _once(do: Callable[[], None]) -> Callable[[], None]:
    done = False

    def first() -> None:
        nonlocal done
        if not done:
            done = True
            do()
    return first


def _until_told(send: Send, leave: Callable[[], None]) -> Send:
    """`send`, after whose first message, other than that the socket is accepted, there is room for the next one."""
    async def wrapped(message: object) -> None:
        await send(message)
        if isinstance(message, dict) and message["type"] != "websocket.accept":
            leave()
    return wrapped
