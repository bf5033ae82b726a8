"""Leads sockets past Litestar: its routing, its layers and its copy of each scope would take 3 KiB for every socket."""

import re

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from jemaa.server.http.sockets import serve_socket
from jemaa.server.logs import failed

SOCKET_PATH = re.compile(r"/api/tables/(?P<key>[^/]+)/socket/?")
"""The path of the route `sockets.table_socket`."""
BROKEN = 1011
"""The close code where the server has made a mistake."""


class DirectSockets:
    """Application: serves the sockets to tables itself, and leaves all else to Litestar.

    An error that nobody has expected is logged, as Litestar does it, and ends the socket.
    """

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or one socket."""
        match = SOCKET_PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if match is None:
            await self._app(scope, receive, send)
            return
        scope.update({"litestar_app": self._app, "path_params": {"key": match["key"]}})
        try:
            await serve_socket(scope, receive, send)
        except Exception as error:  # noqa: BLE001  # of whatever kind: the others' sockets go on
            failed("request_failed", error, path=scope["path"])
            await send({"type": "websocket.close", "code": BROKEN, "reason": ""})
