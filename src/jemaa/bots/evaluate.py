"""The value of a position to each seat, as templates (`core.binding`).

A value is a utility from 0 to 1: the share of the win that a seat can expect (ties share it), or its margin in points
over the mean of the others, scaled so that only the largest leads exceed that range. It is exact where the game is
over; before that it comes from the game's evaluation (`core.contract.Evaluation`).
"""

import math
from typing import NamedTuple

from jemaa.bots.network import LEAD, LEAD_SCALE, LOG_CHANCES, Network, forward_hidden, output
from jemaa.bots.policy_network import Policy
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.compile import rule
from jemaa.core.contract import OVER
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import Floats, Ints, Row

game: GameFunctions = UNBOUND

SHARE, MARGIN = range(2)
"""What is maximised: the share of the win, or the lead in points over the mean of the others."""
SPAN = 100.0
"""So many points of margin add 1 to a value: as much as a win counts over a loss."""


class EvaluationParams(NamedTuple):
    """The weights and the networks that positions are evaluated by."""

    weights: Floats
    """(2 F + 2,) for F features: F weights that count at the end of the game; F that are added times the phase weight;
    the spread of results in points at the end, and what is added to it times the phase weight."""
    network: Network
    """The network that corrects the evaluation; an empty one where nothing does."""
    policy: Policy
    """The network that says which actions are likely; an empty one where none does."""


@template
def expected_points(state: Row, seats: int, weights: Floats, features: Floats, points: Floats) -> None:
    """Write each seat's expected points at the end, the weighted sum of its features, into `points`.

    Also writes `features`, as `core.contract.Evaluation` describes. `weights` are those of `EvaluationParams`.
    """
    game.write_features(state, features)
    left = game.phase_weight(state)
    size = len(weights) // 2 - 1
    for seat in range(seats):
        total = 0.0
        for i in range(size):
            total += features[seat * size + i] * (weights[i] + left * weights[size + i])
        points[seat] = total


@template
def final_values(state: Row, seats: int, aim: int, buffer: Ints, values: Floats) -> None:
    """Write each seat's exact value for `aim` into `values`; the game must be over, which is not checked.

    `buffer` has room for a number of each seat, and is overwritten.
    """
    if aim == MARGIN:
        game.scores(state, buffer)
        for seat in range(seats):
            values[seat] = buffer[seat]
        to_margins(values, seats)
        return
    game.ranks(state, buffer)
    winners = 0
    for seat in range(seats):
        winners += buffer[seat] == 1
    for seat in range(seats):
        values[seat] = (buffer[seat] == 1) / winners


@template
def add_network_output(state: Row, seats: int, which: int, unit: float, network: Network, sparse: SparseInput,
                       hidden: Floats, features: Floats, values: Floats) -> None:
    """Add the network's output `which`, times `unit`, to each seat's expected points in `values`.

    `unit` is the number of points that 1 of the output stands for. A seat without inputs gets nothing. `features` must
    be those of `state` already; `sparse` and `hidden` are overwritten.
    """
    for seat in range(seats):
        game.encode(state, seat, features, sparse)
        if sparse.size[0] > 0:
            forward_hidden(network, sparse, hidden)
            values[seat] += unit * output(network, hidden, which)


@template
def evaluate(state: Row, seats: int, aim: int, params: EvaluationParams, sparse: SparseInput, hidden: Floats,
             features: Floats, buffer: Ints, values: Floats) -> None:
    """Write each seat's value for `aim` into `values`: exact where the game is over, expected before.

    `sparse`, `hidden`, `features` and `buffer` are buffers, which are overwritten.
    """
    if game.actor(state) == OVER:
        final_values(state, seats, aim, buffer, values)
        return
    weights, network = params.weights, params.network
    expected_points(state, seats, weights, features, values)
    if aim == MARGIN:
        if len(network.inputs) > 0:
            # The output corrects a lead, and `to_margins` will subtract the mean of the others' corrections from it.
            unit = LEAD_SCALE * (seats - 1) / seats
            add_network_output(state, seats, LEAD, unit, network, sparse, hidden, features, values)
        to_margins(values, seats)
    else:
        spread = spread_of_results(weights, game.phase_weight(state))
        if len(network.inputs) > 0:
            add_network_output(state, seats, LOG_CHANCES, spread, network, sparse, hidden, features, values)
        to_shares(values, seats, spread)


@rule
def to_margins(values: Floats, seats: int) -> None:
    """Turn points into values in place: 0.5 plus the lead over the mean of the others divided by `SPAN`.

    Values are not limited to 0..1, so that each further point counts as much as the one before.
    """
    to_leads(values, seats)
    for seat in range(seats):
        values[seat] = 0.5 + values[seat] / SPAN


@rule
def to_leads(points: Floats, seats: int) -> None:
    """Subtract the mean of the other seats' points from each seat's, in place; `seats` is 2 or more."""
    total = 0.0
    for seat in range(seats):
        total += points[seat]
    for seat in range(seats):
        points[seat] -= (total - points[seat]) / (seats - 1)


@rule
def spread_of_results(weights: Floats, phase_weight: float) -> float:
    """The spread of final results in points (the temperature of the softmax in `to_shares`).

    `weights` are those of `EvaluationParams`: the last but one is the spread at the end, the last what the phase adds.
    """
    return float(weights[-2] + phase_weight * weights[-1])


@rule
def to_shares(values: Floats, seats: int, spread: float) -> None:
    """Turn expected points into shares of the win, in place: a softmax with the spread of results."""
    best = values[0]
    for seat in range(1, seats):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(seats):
        values[seat] = math.exp((values[seat] - best) / spread)
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total
