"""Identifies people without accounts: browsers by a cookie, bots by a token. Only digests are stored."""

import hashlib
import secrets
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from jemaa.server.http.asgi import header, is_lifespan, with_headers

COOKIE = "jemaa"
YEAR = 365 * 24 * 3600
SHORTEST, LONGEST = 20, 64


def new_token() -> str:
    """A new secret of 192 random bits as text, for a cookie or a bearer token."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """The digest of a cookie's or bearer token: the first 32 hexadecimal digits of its SHA-256.

    The digest of the cookie is the player's name on the server.
    """
    return hashlib.sha256(token.encode()).hexdigest()[:32]


class Players:
    """Middleware: puts the player's name, the digest of the cookie, into `scope["state"]["player"]`, or None.

    An HTTP request with neither a cookie nor an Authorization header gets a new cookie, and counts as this new player;
    `scope["state"]["fresh"]` says so. A socket without a cookie gets None. Bearer tokens are not looked at here.
    `secure` marks cookies as sent by https only.
    """

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self._app, self._secure = app, secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket."""
        if is_lifespan(scope):
            await self._app(scope, receive, send)
            return
        token = _cookie(header(scope, b"cookie"))
        takes = scope["type"] == ScopeType.HTTP and not header(scope, b"authorization")
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
