"""Who somebody is, without accounts: a browser by a cookie, a bot by a bearer token. Only digests are ever kept."""

import hashlib
import secrets
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie

from litestar.datastructures import MutableScopeHeaders

from jemaa.server.http.asgi import App, Receive, Scope, Send, header, with_headers

COOKIE = "jemaa"
YEAR = 365 * 24 * 3600
SHORTEST, LONGEST = 20, 64


def new_token() -> str:
    """A secret of 128 bits or more, for a cookie or a bearer token."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """The name by which the server knows whoever has a token."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


class Players:
    """Middleware: puts the player's name into `scope["state"]["player"]`; gives a cookie to who has none (`fresh`)."""

    def __init__(self, app: App, secure: bool) -> None:
        self._app, self._secure = app, secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        token = _cookie(header(scope, b"cookie"))
        takes = scope["type"] == "http" and not header(scope, b"authorization")
        fresh = new_token() if takes and not token else None
        known = token or fresh
        scope.setdefault("state", {}).update(player=digest(known) if known else None, fresh=fresh is not None)
        await self._app(scope, receive, with_headers(send, self._giving(fresh)) if fresh else send)

    def _giving(self, token: str) -> Callable[[MutableScopeHeaders], None]:
        secure = "; Secure" if self._secure else ""
        cookie = f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        return lambda headers: headers.add("Set-Cookie", cookie)


def _cookie(text: str) -> str | None:
    try:
        morsel = SimpleCookie(text).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel and SHORTEST <= len(morsel.value) <= LONGEST else None
