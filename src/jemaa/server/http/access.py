"""Finds the person or bot behind a request or socket, once for each, and what they can reach.

Handlers name what they need as arguments: `who`, `seen` or `own` (`DEPENDENCIES`). Guards are in `route_groups`.
"""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, SkipValidation

from jemaa.server.http.asgi import AnyRequest, Connection, header
from jemaa.server.http.limits import Limits, network
from jemaa.server.http.players import digest
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable
from jemaa.server.live.ownership import Moved
from jemaa.table.errors import Refusal
from jemaa.table.table import Table
from jemaa.table.views import Viewer, may_see

ALL = frozenset({"play", "watch"})


@dataclass(frozen=True)
class Access:
    """One person or bot that uses the server, and what they may do."""

    host: Host
    limits: Limits
    player: str | None
    address: str
    scopes: frozenset[str] = ALL
    """The scopes: people in a browser have all, bots those of their token."""
    fresh: bool = False
    """They came without a cookie, and might do so again and again."""

    @property
    def name(self) -> str:
        """The name by which requests are counted: the player's, or the address of those who come without a cookie."""
        return self.address if self.fresh else self.player or self.address

    @property
    def network(self) -> str:
        """What the address counts as (`limits.network`), for answers that take long to work out."""
        return network(self.address)

    async def find(self, key: str) -> "SeenTable":
        """The table that a capability opens, as this person sees it; raises `Refusal` where there is none to see.

        With watching switched off, only the invited and those with a seat see it. Raises `Moved` where another process
        owns the table; the relay leads requests with a key in their path there.
        """
        live, invited = await self.host.registry.find(key)
        viewer = Viewer(self.player, invited)
        if not may_see(live.table, viewer):
            raise Refusal("not-watchable")
        return SeenTable(live, viewer)

    async def glimpse(self, key: str) -> "GlimpsedTable":
        """The table that a capability opens, whoever owns it, for a look (`Host.glimpse`); raises `Refusal`."""
        try:
            seen = await self.find(key)
        except Moved:
            return await self._elsewhere(key)
        return GlimpsedTable(seen.live.table, seen.viewer, seen.live.present)

    async def _elsewhere(self, key: str) -> "GlimpsedTable":
        number, invited = await self.host.store.find(key) or ("", False)
        table, present = await self.host.glimpse(number)
        if table is None:
            raise Refusal("no-such-table")
        viewer = Viewer(self.player, invited)
        if not may_see(table, viewer):
            raise Refusal("not-watchable")
        return GlimpsedTable(table, viewer, present)

    def require(self, scope: str) -> None:
        """Raise `Refusal` where the scopes do not include this one."""
        if scope not in self.scopes:
            raise Refusal("forbidden", scope=scope)


@dataclass(frozen=True)
class SeenTable:
    """A table, and the person who looks at it."""

    live: LiveTable
    viewer: Viewer


@dataclass(frozen=True)
class GlimpsedTable:
    """A table that may be another process's, the person who looks at it, and who is connected, as far as is known."""

    table: Table
    viewer: Viewer
    present: AbstractSet[str | None]


async def access(connection: Connection) -> Access:
    """The person or bot that sends a request or socket; raises `Refusal` for an unknown token.

    The answer is kept for the request, since guards, dependencies and handlers all ask.
    """
    state = connection.scope["state"]
    if "access" not in state:
        state["access"] = await _identify(connection)
    known: Access = state["access"]
    return known


async def _identify(connection: Connection) -> Access:
    state = connection.app.state
    address = connection.client.host if connection.client else ""
    kind, _, token = header(connection.scope, b"authorization").partition(" ")
    if kind.lower() != "bearer":
        who = connection.scope["state"]
        return Access(state.host, state.limits, who.get("player"), address, fresh=who.get("fresh", False))
    entry = await state.host.store.token(digest(token))
    if entry is None:
        raise Refusal("forbidden", reason="token")
    return Access(state.host, state.limits, entry[0], address, entry[1])


# --- what handlers ask for by the names of their arguments --------------------------------------------------------

Who = NamedDependency[SkipValidation[Access]]
"""The argument `who`: the person who asks."""
Seen = NamedDependency[SkipValidation[SeenTable]]
"""The argument `seen`: the table that the path's capability opens, as this person sees it."""
Own = NamedDependency[SkipValidation[LiveTable]]
"""The argument `own`: the same table, where this person has a seat."""


async def provide_who(request: AnyRequest) -> Access:
    """The person or bot that sends a request; raises `Refusal` for an unknown token."""
    return await access(request)


async def provide_seen(who: Who, key: FromPath[str]) -> SeenTable:
    """The table that the path's capability opens; raises `Refusal` or `Moved` as `Access.find` does."""
    return await who.find(key)


async def provide_own(who: Who, seen: Seen) -> LiveTable:
    """The table of the path, if the sender has a seat there; otherwise raises `Refusal`."""
    if not seen.live.table.seats_of(who.player):
        raise Refusal("not-seated")
    return seen.live


DEPENDENCIES = {"who": Provide(provide_who), "seen": Provide(provide_seen), "own": Provide(provide_own)}
