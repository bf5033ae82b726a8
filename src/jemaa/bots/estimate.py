"""What a position is worth to each seat, as a utility; templates for `core.compile.specialise`.

Utility is the share of the win that a seat can expect (ties share it), from 0 to 1, or its margin in points over the
mean of the others, scaled so that it stays there but for the largest leads. Where the game is over it is exact; before
that it comes from the game's evaluation (`core.contract.Evaluation`).

`Judgement.weights` holds, for F features, F weights that count at the end of the game, F that are added times the
stage, and two for the spread of results in points: at the end, and added times the stage.
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from jemaa.bots.network import A_LEAD, CHANCES, LEAD, Network, Sight, excite, read_off
from jemaa.core.compile import rule
from jemaa.core.contract import OVER
from jemaa.core.row import Floats, Ints

SHARE, MARGIN = range(2)
"""What is maximised."""
SPAN = 100.0
"""So many points of margin count as much as a win does beside a loss."""


class Judgement(NamedTuple):
    """What positions are judged by."""

    weights: Floats
    network: Network


actor: Callable[[Any], int]
scores: Callable[[Any, Ints], None]
ranks: Callable[[Any, Ints], None]
judge: Callable[[Any, Floats], None]
stage: Callable[[Any], float]
look: Callable[..., int]
expected_points: Callable[[Any, int, Floats, Floats, Floats], None]
correct: Callable[..., None]
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


def _correct(state: Any, seats: int, output: int, unit: float, network: Network, sight: Sight, features: Floats,
             values: Floats) -> None:
    """Add to each seat's value what the network reads off, in units of so much; `features` as judged."""
    for seat in range(seats):
        n = look(state, seat, features, sight.which, sight.amounts)
        if n > 0:
            excite(network, sight, n)
            values[seat] += unit * read_off(network, sight, output)


def _estimate(state: Any, seats: int, aim: int, judgement: Judgement, sight: Sight, features: Floats, places: Ints,
              values: Floats) -> None:
    """Each seat's utility: exact at the end, expected before."""
    if actor(state) == OVER:
        result(state, seats, aim, places, values)
        return
    weights, network = judgement.weights, judgement.network
    expected_points(state, seats, weights, features, values)
    if aim == MARGIN:
        if len(network.inputs) > 0:
            correct(state, seats, LEAD, A_LEAD, network, sight, features, values)
        to_margins(values, seats)
    else:
        spread = spread_of_results(weights, stage(state))
        if len(network.inputs) > 0:
            correct(state, seats, CHANCES, spread, network, sight, features, values)
        to_shares(values, seats, spread)


@rule
def to_margins(values: Floats, seats: int) -> None:
    """Points become utilities, in place: 0.5 for a lead of nothing. However far ahead, a point more is worth more."""
    to_leads(values, seats)
    for seat in range(seats):
        values[seat] = 0.5 + values[seat] / SPAN


@rule
def to_leads(points: Floats, seats: int) -> None:
    """Each seat's points less the mean of the others', in place."""
    total = 0.0
    for seat in range(seats):
        total += points[seat]
    for seat in range(seats):
        points[seat] -= (total - points[seat]) / (seats - 1)


@rule
def spread_of_results(weights: Floats, left: float) -> float:
    """How far results lie apart, in points, with so much of the game left."""
    return float(weights[-2] + left * weights[-1])


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


TEMPLATES = (_expected_points, _result, _correct, _estimate)
"""In the order in which they use each other."""
