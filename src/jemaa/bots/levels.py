"""The levels that people choose from; docs/guide/bots.md says what each feels like.

The first four look one choice ahead, with increasing skill. level5 searches: it stops by a number of simulations, so
that the same seed gives the same game, and by the clock only where that would take more than 180 ms. What differs from
game to game stands in the game's `levels.py`.
"""

from collections.abc import Callable
from functools import partial

import msgspec

from jemaa.bots.fallible import FalliblePlayer
from jemaa.bots.protocol import Bot
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.contract import Skill
from jemaa.core.errors import JemaaError
from jemaa.core.game import Game, State
from jemaa.core.game_type import GameType

GENTLE = ("level1", "level2")
"""The levels that beginners and children win against, from the weakest on."""
TIMED = "max:"
"""What a kind of bot begins with that is followed by its seconds for a decision: max:10."""
MOST_SECONDS = 3600
LIKELIEST, EXPLORATION = 3, 10.0
"""`Plan.likeliest` and `Plan.exploration` where the game has a policy: what is not valued at first needs more looks."""
MAX_MILLISECONDS = 2000


def skill(number: int, game_type: GameType) -> Skill:
    """The skill of level `number` in a game; the number must be 1 to 4, which is not checked."""
    return game_type.levels.skills[number - 1]


def level5_plan(game: Game) -> Plan:
    """The plan of level5's search at a table."""
    plan = Plan(simulations=game.type.levels.simulations[game.players], milliseconds=180, exact=200_000, nodes=200_000,
                reuse=True)
    return by_policy(plan, game)


def by_policy(plan: Plan, game: Game) -> Plan:
    """The plan with the game's policy, if it has one."""
    if not game.type.policy:
        return plan
    return msgspec.structs.replace(plan, likeliest=LIKELIEST, exploration=EXPLORATION)


def timed_plan(milliseconds: int, game: Game) -> Plan:
    """The plan of the search of `max`, with so many milliseconds for each decision.

    The search grows two trees with room for what they can grow in that time, of half a gigabyte each at most. An exact
    calculation that turns out to be too long takes about a fifth of the time at most.
    """
    plan = Plan(milliseconds=milliseconds, stops_early=True, exact=min(1_000 * milliseconds, 2_000_000),
                nodes=min(2_000 * milliseconds, 16_000_000), threads=2, reuse=True)
    return by_policy(plan, game)


class PlannedSearch:
    """Searches by the plan for the table at which it plays."""

    def __init__(self, stream: Stream, plan_for: Callable[[Game], Plan]) -> None:
        """`plan_for` returns the plan for a table."""
        self._stream, self._plan_for = stream, plan_for
        self._searches: dict[Game, Search] = {}

    @property
    def retained_bytes(self) -> int:
        """Bytes of memory of the search trees that are kept for the next choice."""
        return sum(search.retained_bytes for search in self._searches.values())

    def choose(self, state: State) -> Action:
        """The most visited action; among equals the one with the highest value to its seat."""
        game = state.game
        if game not in self._searches:
            self._searches[game] = Search(self._stream, self._plan_for(game))
        return self._searches[game].choose(state)


def _fallible(number: int) -> Callable[[Stream], Bot]:
    return lambda stream: FalliblePlayer(stream, partial(skill, number))


def _search(plan_for: Callable[[Game], Plan]) -> Callable[[Stream], Bot]:
    return lambda stream: PlannedSearch(stream, plan_for)


def timed(seconds: str) -> Callable[[Stream], Bot]:
    """A function that makes a `max` bot with so many seconds for a decision.

    Raises `JemaaError` unless `seconds` is the text of a number from 0.001 to `MOST_SECONDS`.
    """
    try:
        milliseconds = round(1000 * float(seconds))
    except (ValueError, OverflowError):
        milliseconds = 0
    if not 1 <= milliseconds <= 1000 * MOST_SECONDS:
        raise JemaaError(f"{TIMED}{seconds} has no time to think: give seconds, up to {MOST_SECONDS}, as in max:10")
    return _search(partial(timed_plan, milliseconds))


LEVELS: dict[str, Callable[[Stream], Bot]] = {
    **{f"level{number}": _fallible(number) for number in range(1, 5)},
    "level5": _search(level5_plan),
    "max": _search(partial(timed_plan, MAX_MILLISECONDS)),
}
"""Each level by name, made from the stream that it draws from."""
SEARCHES = ("level5", "max")
"""The levels that search, and so may go by the clock."""
