"""The HTTP routes of the page that shows the dice of all games, and of the one that checks a game."""

from litestar import get

from jemaa.server.http.access import Who
from jemaa.server.http.route_groups import READING
from jemaa.table.wire.fairness import Fairness
from jemaa.table.wire.replay import SigningKeys


@get("/api/fairness", guards=READING)
async def see_fairness(who: Who) -> Fairness:
    """The dice of all finished games of this server, beside what fair dice give."""
    return await who.host.store.fairness()


@get("/api/signing-keys", guards=READING)
async def see_signing_keys(who: Who) -> SigningKeys:
    """The public keys with which this server signs games: the present one first, then former ones."""
    return SigningKeys(await who.host.signing_keys.public())


FAIRNESS_ROUTES = [see_fairness, see_signing_keys]
