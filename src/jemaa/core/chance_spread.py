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
"""The indices of what `weigh` writes: the sum of weight * change, the sum of the weights, the extreme changes.

A change is the seat's points after an outcome and its consequences, minus those after the action alone.
"""


class ChanceSpread(NamedTuple):
    """How far chance moves the actor's own points right after an action, in points.

    `mean`, `worst` and `best` are changes from the points after the action to the points after the next outcome, with
    its consequences: the mean by the outcomes' weights, the lowest and the highest. Losses are negative.
    """

    action: Action
    mean: float
    worst: int
    best: int


def chance_spreads(state: State, actions: Collection[Action]) -> Iterator[ChanceSpread]:
    """The spread of each of the actor's legal `actions` that chance follows, in the order of `actions`.

    Actions after which a seat acts, or the game is over, are left out. The actor must be a seat, and the actions legal;
    this is not checked.
    """
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
    """Whether chance acts next after `action` in row 0; if so, write TOTAL, WEIGHT, WORST and BEST into `sums` (4,).

    They are about changes in the points of `seat`, each from after the action to after one of the possible outcomes,
    consequences included: TOTAL is the sum of weight * change, WEIGHT the sum of the weights, WORST the lowest change
    and BEST the highest, both without weights. If False is returned, `sums` is left as it was. Row 0 is not changed;
    rows 1 and 2 are overwritten, as are the buffers `outcomes`, `weights` and `points`. The action must be legal, which
    is not checked.
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
