"""Refuses requests by other names, and those of other sites that could change something, before any handler runs.

Adds security headers to every HTTP answer.
"""

from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from jemaa.server.http.asgi import header, is_lifespan, with_headers
from jemaa.server.settings import Settings
from jemaa.table.wire.messages import Refused

SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
          "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
          "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
          "trusted-types svelte-trusted-html jemaa-worker")
LONGEST_PORT, LARGEST_PORT = 5, 65_535
FRAMED = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
"""The policy of a page that other sites may show in a frame."""
RUNS_WASM = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""The policy of the worker in which Python runs in the browser."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # the path is a capability
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

NO_NAME = ("the server does not go by the name in this address; whoever runs it can give it that name: "
           "jemaa serve --name NAME")
NO_ORIGIN = ("the request does not come from a page of this server, or a proxy does not pass the header Host on; "
             "see docs/guide/server.md")


class Guard:
    """Middleware: checks the host, Origin and Sec-Fetch-Site of a request, and adds `HEADERS` to answers.

    The host is checked for all requests, the other two for sockets and for methods that are not `SAFE`. A refused
    request is answered by status 403, a refused socket is closed with code 1008. Only HTTP answers get the headers, and
    keep those that they have already.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._any_address = app, settings.any_address
        self._hosts, self._origins = _lower(settings.hosts), _lower(settings.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket."""
        if is_lifespan(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            if not self._trusted(scope):
                await _refuse(NO_NAME, with_headers(send, _add))
            elif scope["method"] in SAFE or self._ours(scope):
                await self._app(scope, receive, with_headers(send, _add))
            else:
                await _refuse(NO_ORIGIN, with_headers(send, _add))
        elif self._trusted(scope) and self._ours(scope):
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    def _trusted(self, scope: Scope) -> bool:
        name = _name(_host(scope))
        if name is None:
            return False
        return "*" in self._hosts or name in self._hosts or (self._any_address and _is_address(name))

    def _ours(self, scope: Scope) -> bool:
        """Whether a request comes from our own page, from an allowed origin, or from no page at all (a bot)."""
        origin = header(scope, b"origin").lower()
        if origin in self._origins:
            return True
        site = header(scope, b"sec-fetch-site")
        return site in ("", "same-origin", "none") and (not origin or _netloc(origin) == _host(scope))


def _lower(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(name.lower() for name in names)


def _host(scope: Scope) -> str:
    return header(scope, b"host").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def _name(host: str) -> str | None:
    """The host of a header `Host` without its port; an IPv6 address keeps its brackets, and letters keep their case.

    None for a port that can't be.
    """
    name, colon, port = host.rpartition(":")
    if not colon or not port.isdecimal():
        return host
    return name if len(port) <= LONGEST_PORT and int(port) <= LARGEST_PORT else None


def _netloc(origin: str) -> str | None:
    """The host and port of an origin; None where it is no address, so that it equals no host."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _add(headers: MutableScopeHeaders) -> None:
    """Add the headers, without the one that forbids frames where the answer's own policy allows them."""
    framed = headers.get("Content-Security-Policy") == FRAMED
    for name, value in HEADERS.items():
        if not (framed and name == "X-Frame-Options"):
            headers.setdefault(name, value)


async def _refuse(reason: str, send: Send) -> None:
    body = msgspec.json.encode(Refused(None, "forbidden", args={"reason": reason}))
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
