"""The groups of routes, which declare what a route requires: a scope, and a limit of requests.

A route names its group as its guards: `@get("/api/lobby", guards=READING)`. A route without a limit needs a line in
`EXEMPT`; a test walks all routes of the application.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, NamedTuple

from litestar import Litestar
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.routes import HTTPRoute

from jemaa.server.http.access import access
from jemaa.server.http.asgi import Connection
from jemaa.server.http.offline_files import OFFLINE_FILES
from jemaa.server.http.page import CUT_OFF, EMBED, FILES, SCREENS, TABLE

EXEMPT: Mapping[str, str] = MappingProxyType({
    "/api/tables/{key:str}/socket": "each command over a socket counts, and few sockets come in at the same time",
    "/healthz": "a supervisor has to get an answer under any load; it costs nothing",
    "/readyz": "a supervisor has to get an answer under any load; it costs one short transaction a second at most",
    "/metrics": "a monitor has to get the figures under load above all",
    TABLE: "the page comes whatever was asked before; what it says of the table is left out beyond the limit",
    **dict.fromkeys((*SCREENS, EMBED, CUT_OFF, FILES),
                    "files that are kept in memory, of which a page needs dozens at once"),
    OFFLINE_FILES: "a browser asks once for each of these files, and keeps it",
})
"""Path of a route without a limit -> the reason."""


@dataclass(frozen=True)
class RequireScope:
    """A guard that refuses requests whose token does not have a scope."""

    scope: Literal["play"]

    async def __call__(self, connection: Connection, _handler: BaseRouteHandler) -> None:
        """Raise `Refusal` where the scope is missing."""
        (await access(connection)).require(self.scope)


@dataclass(frozen=True)
class RateLimit:
    """A route guard that counts requests of a person and of an address.

    It raises `Refusal` for a request beyond one of the rates of `limits.Limits`.
    """

    rate: Literal["commands", "tables", "codes"]
    """Commands a second, or tables or codes a minute; of one person, and of one address."""

    async def __call__(self, connection: Connection, _handler: BaseRouteHandler) -> None:
        """Count a request; raise `Refusal` where it is one too many."""
        who = await access(connection)
        if self.rate == "commands":
            who.limits.command(who.name, who.address)
        elif self.rate == "codes":
            who.limits.code(who.name, who.address)
        else:
            who.limits.table(who.name, who.address)


READING = (RateLimit("commands"),)
"""Routes that show something to everybody, whatever the scopes: as often as commands."""
ACTING = (RequireScope("play"), RateLimit("commands"))
"""Routes that act in a person's name, or show what is theirs alone: with the scope `play`, as often as commands."""
CREATING = (RequireScope("play"), RateLimit("tables"))
"""Routes that make something lasting: with the scope `play`, as often as tables may be opened."""
GUESSING = (RateLimit("codes"),)
"""Routes at which a secret might be guessed: a few times a minute."""


class DeclaredRoute(NamedTuple):
    """One method of a route, and what its guards require."""

    method: str
    """"WS" for a socket."""
    path: str
    what: str
    """The first line of the handler's docstring."""
    scope: str | None
    rates: tuple[str, ...]
    """The rates that count its requests: one, or none for a route of `EXEMPT`."""


def declared(app: Litestar) -> list[DeclaredRoute]:
    """All routes of an application, by path; without OPTIONS, which Litestar answers by itself."""
    return sorted((_declared(handler, method, route.path) for route in app.routes
                   for handler in (route.route_handlers if isinstance(route, HTTPRoute) else [route.route_handler])
                   for method in _methods(handler)), key=lambda each: (each.path, each.method))


def _methods(handler: BaseRouteHandler) -> set[str]:
    if isinstance(handler, HTTPRouteHandler):
        return {str(method) for method in handler.http_methods} - {"OPTIONS"}
    return {"WS"}


def _declared(handler: BaseRouteHandler, method: str, path: str) -> DeclaredRoute:
    guards = [guard for layer in handler.ownership_layers for guard in layer.guards or ()]
    scopes = [guard.scope for guard in guards if isinstance(guard, RequireScope)]
    rates = tuple(guard.rate for guard in guards if isinstance(guard, RateLimit))
    function = getattr(handler.fn, "func", handler.fn)  # Litestar wraps what is to run in a thread
    return DeclaredRoute(method, path, (function.__doc__ or "").partition("\n")[0], next(iter(scopes), None), rates)
