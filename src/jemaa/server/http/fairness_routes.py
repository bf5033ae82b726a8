"""The HTTP route of the fairness page."""

from typing import Any

from litestar import Request, get

from jemaa.server.http.access import access
from jemaa.table.wire_fairness import Fairness


@get("/api/fairness")
async def see_fairness(request: Request[Any, Any, Any]) -> Fairness:
    """The dice of all finished games of this server, beside what fair dice give."""
    who = await access(request)
    who.limits.command(who.name)
    return await who.host.store.fairness()
