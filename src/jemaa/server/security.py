"""What is refused before any handler runs, and the headers that every answer carries."""

from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders

from jemaa.server.asgi import App, Receive, Scope, Send, header, with_headers

SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
          "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
          "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
          "trusted-types svelte-trusted-html jemaa-worker")
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # the path is a capability
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Guard:
    """Middleware: trusted hosts, Origin and Sec-Fetch-Site; then the headers."""

    def __init__(self, app: App, hosts: tuple[str, ...], origins: tuple[str, ...]) -> None:
        self._app, self._hosts, self._origins = app, hosts, origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http":
            if self._trusted(scope) and (scope["method"] in SAFE or self._ours(scope)):
                await self._app(scope, receive, with_headers(send, _add))
            else:
                await _refuse(with_headers(send, _add))
        elif scope["type"] == "websocket" and not (self._trusted(scope) and self._ours(scope)):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await self._app(scope, receive, send)

    def _trusted(self, scope: Scope) -> bool:
        return "*" in self._hosts or _name(header(scope, b"host")) in self._hosts

    def _ours(self, scope: Scope) -> bool:
        """The request comes from our own page, from one that is allowed, or from no page at all (a bot)."""
        origin = header(scope, b"origin")
        if origin in self._origins:
            return True
        site = header(scope, b"sec-fetch-site")
        return site in ("", "same-origin", "none") and (not origin or urlsplit(origin).netloc == header(scope, b"host"))


def _name(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


def _add(headers: MutableScopeHeaders) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


async def _refuse(send: Send) -> None:
    body = b'{"message":"refused","id":null,"code":"forbidden"}'
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
