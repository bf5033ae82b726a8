"""Calculates how far chance moves a seat's points right after an action: all outcomes, weighted, in a compiled loop."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.choice import Action
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.core.loops import apply
from jemaa.core.row import Ints, Rows, blank, copy_within, ints, load

game: GameFunctions = UNBOUND

TOTAL, WEIGHT, WORST, BEST = range(4)
"""What `weigh` writes: the weighted sum of the changes in points, the sum of the weights, the extremes."""


class ChanceSpread(NamedTuple):
    """How far chance moves the actor's own points right after an action, in points."""

    action: Action
    mean: float
    worst: int
    best: int


def chance_spreads(state: State, actions: Collection[Action]) -> Iterator[ChanceSpread]:
    """The spread of each of the actor's legal `actions` that chance follows, in the order of `actions`."""
    rules, seat = state.game.type.rules, state.actor
    bound = state.game.type.functions.bind(weigh)
    rows = blank(rules.layout, 3)
    rows[0] = load(rules.layout, bytes(state))[0]
    outcomes, weights = ints(rules.most_outcomes), ints(rules.most_outcomes)
    points, sums = ints(rules.most_players), ints(4)
    for action in actions:
        if bound(rows, int(action), seat, outcomes, weights, points, sums):
            mean = int(sums[TOTAL]) / int(sums[WEIGHT])
            yield ChanceSpread(action, mean, int(sums[WORST]), int(sums[BEST]))


@template
def weigh(rows: Rows, action: int, seat: int, outcomes: Ints, weights: Ints, points: Ints, sums: Ints) -> bool:
    """Whether chance follows `action` in row 0; if so, writes TOTAL, WEIGHT, WORST and BEST into `sums`.

    Rows 1 and 2 are scratch; `outcomes`, `weights` and `points` are buffers.
    """
    copy_within(rows, 1, 0)
    apply(rows[1], action)
    if game.actor(rows[1]) != CHANCE:
        return False
    game.scores(rows[1], points)
    before = points[seat]
    count = game.outcomes(rows[1], outcomes, weights)
    sums[TOTAL] = sums[WEIGHT] = 0
    for i in range(count):
        copy_within(rows, 2, 1)
        apply(rows[2], outcomes[i])
        game.scores(rows[2], points)
        change = points[seat] - before
        sums[TOTAL] += change * weights[i]
        sums[WEIGHT] += weights[i]
        sums[WORST] = change if i == 0 else min(sums[WORST], change)
        sums[BEST] = change if i == 0 else max(sums[BEST], change)
    return True
