"""What a position is worth to each seat, as a utility from 0 to 1; templates for `core.compile.specialise`.

Utility is the share of the win that a seat can expect (ties share it), or its margin in points over the mean of the
others, scaled. Where the game is over it is exact; before that it comes from the game's evaluation
(`core.contract.Evaluation`).

`weights` holds, for F features, F weights that count at the end of the game, F that are added times the stage, and
two for the spread of results in points: at the end, and added times the stage.
"""

import math
from collections.abc import Callable
from typing import Any

from jemaa.core.compile import rule
from jemaa.core.contract import OVER
from jemaa.core.row import Floats, Ints

SHARE, MARGIN = range(2)
"""What is maximised."""
SPAN = 100.0
"""A margin of half of this many points is as good as it gets."""

actor: Callable[[Any], int]
scores: Callable[[Any, Ints], None]
ranks: Callable[[Any, Ints], None]
judge: Callable[[Any, Floats], None]
stage: Callable[[Any], float]
expected_points: Callable[[Any, int, Floats, Floats, Floats], None]
result: Callable[[Any, int, int, Ints, Floats], None]


def _expected_points(state: Any, seats: int, weights: Floats, features: Floats, values: Floats) -> None:
    """Each seat's expected points at the end, as the weighted features say."""
    judge(state, features)
    left = stage(state)
    size = len(weights) // 2 - 1
    for seat in range(seats):
        total = 0.0
        for i in range(size):
            total += features[seat * size + i] * (weights[i] + left * weights[size + i])
        values[seat] = total


def _result(state: Any, seats: int, aim: int, places: Ints, values: Floats) -> None:
    """The exact utilities of a game that is over."""
    if aim == MARGIN:
        scores(state, places)
        for seat in range(seats):
            values[seat] = places[seat]
        to_margins(values, seats)
        return
    ranks(state, places)
    winners = 0
    for seat in range(seats):
        winners += places[seat] == 1
    for seat in range(seats):
        values[seat] = (places[seat] == 1) / winners


def _estimate(state: Any, seats: int, aim: int, weights: Floats, features: Floats, places: Ints,
              values: Floats) -> None:
    """Each seat's utility: exact at the end, expected before."""
    if actor(state) == OVER:
        result(state, seats, aim, places, values)
        return
    expected_points(state, seats, weights, features, values)
    if aim == MARGIN:
        to_margins(values, seats)
    else:
        size = len(weights) // 2 - 1
        to_shares(values, seats, weights[2 * size] + stage(state) * weights[2 * size + 1])


@rule
def to_margins(values: Floats, seats: int) -> None:
    """Points become utilities, in place: 0.5 for a lead of nothing over the mean of the others."""
    total = 0.0
    for seat in range(seats):
        total += values[seat]
    for seat in range(seats):
        margin = values[seat] - (total - values[seat]) / (seats - 1)
        values[seat] = min(1.0, max(0.0, 0.5 + margin / SPAN))


@rule
def to_shares(values: Floats, seats: int, spread: float) -> None:
    """Expected points become shares of the win, in place: a softmax with the spread of results."""
    best = values[0]
    for seat in range(1, seats):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(seats):
        values[seat] = math.exp((values[seat] - best) / spread)
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total


TEMPLATES = (_expected_points, _result, _estimate)
"""In the order in which they use each other."""
