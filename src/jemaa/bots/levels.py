"""The levels that people choose from, each a documented setting; docs/guide/bots.md says what each feels like."""

from collections.abc import Callable, Mapping

from jemaa.bots.casual import Casual, Eye
from jemaa.bots.protocol import Bot
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream

EYES = {
    "level1": {"marrakech": Eye(overlooked=62, misjudged=13.0), "morocco": Eye(overlooked=60, misjudged=12.0)},
    "level2": {"marrakech": Eye(overlooked=35, misjudged=5.0), "morocco": Eye(overlooked=29, misjudged=4.0)},
    "level3": {"marrakech": Eye(overlooked=19, misjudged=2.4), "morocco": Eye(overlooked=16, misjudged=2.1)},
    "level4": {"marrakech": Eye(overlooked=8, misjudged=1.1), "morocco": Eye(overlooked=5, misjudged=0.8)},
}
"""For each game its own, so that the steps from level to level are about equal at its least even table (see
benchmarks/ladder.md)."""
PLANS = {
    "level5": Plan(simulations=1000, milliseconds=180, exact=200_000, nodes=200_000, reuse=True),
    "max": Plan(milliseconds=2000, exact=2_000_000, nodes=4_000_000, threads=2, reuse=True),
}
"""The first four look one choice ahead, with better and better eyes. level5 searches; it stops by simulations, so that
the same seed gives the same game, and by the clock only where that would take more than 200 ms."""


def _casual(eyes: Mapping[str, Eye]) -> Callable[[Stream], Bot]:
    return lambda stream: Casual(stream, eyes)


def _search(plan: Plan) -> Callable[[Stream], Bot]:
    return lambda stream: Search(stream, plan)


LEVELS: dict[str, Callable[[Stream], Bot]] = {
    **{name: _casual(eyes) for name, eyes in EYES.items()},
    **{name: _search(plan) for name, plan in PLANS.items()},
}
"""Each level by name, made from the stream that it draws from."""
