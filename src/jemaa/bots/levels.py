"""The levels that people choose from, each a documented setting; docs/guide/bots.md says what each feels like."""

from collections.abc import Callable

from jemaa.bots.casual import Casual, Eye
from jemaa.bots.protocol import Bot
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream

EYES = {
    "level1": Eye(overlooked=60, misjudged=12.0),
    "level2": Eye(overlooked=29, misjudged=4.0),
    "level3": Eye(overlooked=16, misjudged=2.1),
    "level4": Eye(overlooked=5, misjudged=0.8),
}
PLANS = {
    "level5": Plan(simulations=1000, milliseconds=180, exact=200_000, nodes=200_000, reuse=True),
    "max": Plan(milliseconds=2000, exact=2_000_000, nodes=4_000_000, threads=2, reuse=True),
}
"""The first four look one choice ahead, with better and better eyes. level5 searches; it stops by simulations, so that
the same seed gives the same game, and by the clock only where that would take more than 200 ms."""


def _casual(eye: Eye) -> Callable[[Stream], Bot]:
    return lambda stream: Casual(stream, eye)


def _search(plan: Plan) -> Callable[[Stream], Bot]:
    return lambda stream: Search(stream, plan)


LEVELS: dict[str, Callable[[Stream], Bot]] = {
    **{name: _casual(eye) for name, eye in EYES.items()},
    **{name: _search(plan) for name, plan in PLANS.items()},
}
"""Each level by name, made from the stream that it draws from."""
