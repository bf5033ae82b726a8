"""The levels that people choose from, each a documented setting; docs/guide/bots.md says what each feels like."""

from collections.abc import Callable, Mapping

from jemaa.bots.fallible import FalliblePlayer, Skill
from jemaa.bots.protocol import Bot
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.errors import JemaaError
from jemaa.core.game import State

PATIENT = "max:"
"""What a kind of bot begins with that has a time of its own, in seconds a decision: max:10."""
MOST_SECONDS = 3600

SKILLS = {
    "level1": {"marrakech": Skill(overlooked=62, misjudged=13.0), "morocco": Skill(overlooked=60, misjudged=12.0)},
    "level2": {"marrakech": Skill(overlooked=35, misjudged=5.0), "morocco": Skill(overlooked=29, misjudged=4.0)},
    "level3": {"marrakech": Skill(overlooked=19, misjudged=2.4), "morocco": Skill(overlooked=16, misjudged=2.1)},
    "level4": {"marrakech": Skill(overlooked=8, misjudged=1.1), "morocco": Skill(overlooked=5, misjudged=0.8)},
}
"""For each game its own, so that the steps from level to level are about equal at its least even table (see
benchmarks/ladder.md)."""


def _long_look(milliseconds: int) -> Plan:
    """`max`, given so long: two trees, with room for what they can grow in that time, but half a gigabyte each.

    Calculating what turns out to be too much takes it about a fifth of its time at the most.
    """
    return Plan(milliseconds=milliseconds, stops_early=True, exact=min(1_000 * milliseconds, 2_000_000),
                nodes=min(2_000 * milliseconds, 16_000_000), threads=2, reuse=True)


PLANS = {
    "level5": {
        name: Plan(simulations=simulations, milliseconds=180, exact=200_000, nodes=200_000, reuse=True)
        for name, simulations in (("marrakech", 1000), ("morocco", 400))
    },
    "max": dict.fromkeys(("marrakech", "morocco"), _long_look(2000)),
}
"""The first four look one choice ahead, with increasing skill. level5 searches; it stops by simulations, so that
the same seed gives the same game, and by the clock only where that would take more than 200 ms. Morocco has more
choices, each of which is evaluated before the first is tried: there a simulation takes longer."""


class Planned:
    """Searches by the plan of the game that it plays; `plans` has one for each game, by its name."""

    def __init__(self, stream: Stream, plans: Mapping[str, Plan]) -> None:
        self._searches = {name: Search(stream, plan) for name, plan in plans.items()}

    def choose(self, state: State) -> Action:
        """The most visited action."""
        return self._searches[state.game.name].choose(state)


def _fallible(skills: Mapping[str, Skill]) -> Callable[[Stream], Bot]:
    return lambda stream: FalliblePlayer(stream, skills)


def _search(plans: Mapping[str, Plan]) -> Callable[[Stream], Bot]:
    return lambda stream: Planned(stream, plans)


def patient(seconds: str) -> Callable[[Stream], Bot]:
    """`max`, given so many seconds a decision; raises `JemaaError` for what is no such number."""
    try:
        milliseconds = round(1000 * float(seconds))
    except (ValueError, OverflowError):
        milliseconds = 0
    if not 1 <= milliseconds <= 1000 * MOST_SECONDS:
        raise JemaaError(f"{PATIENT}{seconds} has no time to think: give seconds, up to {MOST_SECONDS}, as in max:10")
    return _search(dict.fromkeys(PLANS["max"], _long_look(milliseconds)))


LEVELS: dict[str, Callable[[Stream], Bot]] = {
    **{name: _fallible(skills) for name, skills in SKILLS.items()},
    **{name: _search(plans) for name, plans in PLANS.items()},
}
"""Each level by name, made from the stream that it draws from."""
