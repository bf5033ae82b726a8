"""What chance does to a seat's points right after an action: every outcome tried and weighed, in one compiled loop."""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from jemaa.core.choice import Action
from jemaa.core.compile import specialise
from jemaa.core.contract import CHANCE
from jemaa.core.game import Game, State
from jemaa.core.row import Ints, Rows, blank, copy_within, ints, load

actor: Callable[[Any], int]
apply: Callable[[Any, int], None]
outcomes: Callable[[Any, Ints, Ints], int]
scores: Callable[[Any, Ints], None]


class ChanceOdds(NamedTuple):
    """What chance does to the actor's own points right after an action."""

    action: Action
    mean: float
    worst: int
    best: int


def odds(state: State, actions: Collection[Action]) -> Iterator[ChanceOdds]:
    """Those of the actor's legal `actions` that chance follows, in order, each with what it does."""
    weigh, rules, seat = _loop(type(state.game)), state.game.rules, state.actor
    rows = blank(rules.layout, 3)
    rows[0] = load(rules.layout, bytes(state))[0]
    found, weights = ints(rules.most_outcomes), ints(rules.most_outcomes)
    points, told = ints(rules.most_players), ints(4)
    for action in actions:
        if weigh(rows, int(action), seat, found, weights, points, told):
            yield ChanceOdds(action, int(told[0]) / int(told[1]), int(told[2]), int(told[3]))


def _weigh(rows: Rows, action: int, seat: int, found: Ints, weights: Ints, points: Ints, told: Ints) -> bool:
    """Whether chance follows `action` in row 0; then `told` is the weighted sum, the weights', the worst, the best.

    Rows 1 and 2 are room for trying; `found`, `weights` and `points` are buffers.
    """
    copy_within(rows, 1, 0)
    apply(rows[1], action)
    if actor(rows[1]) != CHANCE:
        return False
    scores(rows[1], points)
    before = points[seat]
    n = outcomes(rows[1], found, weights)
    told[0] = told[1] = 0
    for i in range(n):
        copy_within(rows, 2, 1)
        apply(rows[2], found[i])
        scores(rows[2], points)
        change = points[seat] - before
        told[0] += change * weights[i]
        told[1] += weights[i]
        told[2] = change if i == 0 else min(told[2], change)
        told[3] = change if i == 0 else max(told[3], change)
    return True


@lru_cache
def _loop(kind: type[Game]) -> Callable[..., bool]:
    rules = kind.rules
    return specialise(_weigh, f"{rules.name}_weigh", actor=rules.actor, apply=kind.loops.apply,
                      outcomes=rules.outcomes, scores=rules.scores)
