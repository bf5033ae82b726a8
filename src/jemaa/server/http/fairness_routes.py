"""The HTTP route of the fairness page."""

from litestar import get

from jemaa.server.http.access import Who
from jemaa.server.http.route_groups import READING
from jemaa.table.wire_fairness import Fairness


@get("/api/fairness", guards=READING)
async def see_fairness(who: Who) -> Fairness:
    """The dice of all finished games of this server, beside what fair dice give."""
    return await who.host.store.fairness()


FAIRNESS_ROUTES = [see_fairness]
