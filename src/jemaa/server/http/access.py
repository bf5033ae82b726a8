"""Who asks, and what they can reach: what handlers take from a request or a socket."""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from jemaa.server.http.limits import Limits
from jemaa.server.http.players import digest
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable
from jemaa.table.errors import Refusal
from jemaa.table.showing import Viewer

ALL = frozenset({"play", "watch"})
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Access:
    """One person, or bot, and the server."""

    host: Host
    limits: Limits
    player: str | None
    address: str
    scopes: frozenset[str] = ALL
    """What they may: people in a browser everything, bots what their token says."""
    fresh: bool = False
    """They came without a cookie, and might do so again and again."""

    @property
    def name(self) -> str:
        """Whom limits count."""
        return self.address if self.fresh else self.player or self.address

    async def find(self, key: str) -> tuple[LiveTable, Viewer]:
        """The table that a capability opens, and who looks at it; raises `Refusal`."""
        live, invited = await self.host.registry.find(key)
        return live, Viewer(self.player, invited)

    def need(self, scope: str) -> None:
        """Raise `Refusal` for who may not do what belongs to a scope."""
        if scope not in self.scopes:
            raise Refusal("forbidden", scope=scope)

    async def own(self, key: str) -> LiveTable:
        """The same, for those who sit there only."""
        live, viewer = await self.find(key)
        if not live.table.seats_of(viewer.player):
            raise Refusal("not-seated")
        return live


async def access(connection: Connection) -> Access:
    """Who asks by this request or socket; raises `Refusal` for a token that is not known."""
    state = connection.app.state
    address = connection.client.host if connection.client else ""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        who = connection.scope["state"]
        return Access(state.host, state.limits, who.get("player"), address, fresh=who.get("fresh", False))
    found = await state.host.store.token(digest(token))
    if found is None:
        raise Refusal("forbidden", reason="token")
    return Access(state.host, state.limits, found[0], address, found[1])
