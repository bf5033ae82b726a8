"""Training a network by self-play: temporal differences over whole games, as templates (`core.binding`).

Games are played by looking one choice ahead with the current network, sometimes at random, and, where that is asked
for, at some seats by the rule of thumb: agents that only ever meet each other learn little about anybody else. After a
game each position that a seat or chance left behind is moved towards what came of it: TD(λ) (Sutton 1988) as in
TD-Gammon (Tesauro 1995), with λ-returns computed backwards. Both outputs are trained at once from the same hidden
units: the lead in points and the share of the win. Steps are scaled by each weight's recent gradients (RMSProp;
Tieleman & Hinton 2012) and shrink to almost nothing towards the end. The network that plays, predicts and is written at
the end is not the one that takes these steps, which each game of dice pulls about, but its mean over the last games
(Polyak & Juditsky 1992).
"""

import math
from typing import NamedTuple

from jemaa.bots.evaluate import (
    SHARE,
    EvaluationParams,
    evaluate,
    expected_points,
    final_values,
    spread_of_results,
    to_leads,
    to_shares,
)
from jemaa.bots.network import (
    LEAD,
    LEAD_SCALE,
    LEAKY_SLOPE,
    LOG_CHANCES,
    Network,
    forward_hidden,
    output,
)
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.bits import has
from jemaa.core.chance import below, step
from jemaa.core.compile import rule
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.extra import extras
from jemaa.core.loops import apply
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import Floats, Ints, Rows, copy_within

with extras():
    import numpy as np
    import numpy.typing as npt

game: GameFunctions = UNBOUND

LONGEST = 1024
"""The largest number of positions of a game that are learnt from: the first ones."""
LAMBDA = 0.8
RANDOM_OF_1000 = 50
"""Random choices in 1,000 of the choices in self-play."""
LEAD_LOSS = np.float32(0.3)
"""The weight of the lead's loss: an error of `LEAD_SCALE` points counts as much as one of 0.3 in the share."""
RMS_DECAY = np.float32(0.999)
RMS_EPSILON = np.float32(1e-3)
AVERAGED = 1000
"""The number of games over which the weights are averaged; fewer at the beginning."""

Real = np.float32
Reals = npt.NDArray[np.float32]


class Memory(NamedTuple):
    """The positions of one game, the first `LONGEST` at most: each seat's inputs, and what was predicted from them."""

    indices: npt.NDArray[np.int32]
    """(position, seat, n) the indices of the inputs that were emitted."""
    values: npt.NDArray[np.float32]
    """(position, seat, n) the values of these inputs."""
    counts: npt.NDArray[np.int64]
    """(position, seat) the number of inputs."""
    points: npt.NDArray[np.float64]
    """(position, seat) the expected points by the weighted features alone."""
    spreads: npt.NDArray[np.float64]
    """(position,) the spread of results in points."""
    leads: npt.NDArray[np.float64]
    """(position, seat) the predicted lead over the mean of the others, in points."""
    shares: npt.NDArray[np.float64]
    """(position, seat) the predicted share of the win."""


class TrainingState(NamedTuple):
    """All buffers that training writes to."""

    rows: Rows
    """(3,): 0 the start, 1 the game, 2 a trial."""
    learner: Network
    """The network that takes the steps."""
    network: Network
    """The mean of the learner's weights."""
    squares: Network
    """The mean squared gradient of each of the learner's weights."""
    memory: Memory
    """The positions of the game that was played last."""
    sparse: SparseInput
    """The network's inputs for one seat."""
    actions: Ints
    """(most_legal,) the legal actions of a position."""
    results: Ints
    """(seat,) points or ranks at the end."""
    features: Floats
    """(seats * features,) index seat * features + feature."""
    leads: Floats
    """(seat,) the λ-return of the lead, in points."""
    shares: Floats
    """(seat,) the λ-return of the share of the win."""
    won: Floats
    """(seat,) the share of the win at the end."""
    predicted_leads: Floats
    """(seat,) in points."""
    predicted_shares: Floats
    """(seat,) from 0 to 1."""
    hidden: Reals
    """(unit,) the activations of one seat."""
    seats_hidden: Reals
    """(seat, unit) the activations of every seat."""
    squared_error: Floats
    """(2,): the sum of the squared errors of predicted shares, and their number."""


@template
def best_choice(training: TrainingState, params: EvaluationParams, seats: int, seat: int, count: int) -> int:
    """The action in row 1 after which the seat's share is largest, of the first `count` in `training.actions`.

    Among equals the first. Row 2 and `training.shares` are overwritten.
    """
    best, most = training.actions[0], -1.0
    for i in range(count):
        copy_within(training.rows, 2, 1)
        apply(training.rows[2], training.actions[i])
        evaluate(training.rows[2], seats, SHARE, params, training.sparse, training.hidden, training.features,
                 training.results, training.shares)
        if training.shares[seat] > most:
            best, most = training.actions[i], training.shares[seat]
    return int(best)


@template
def most_preferred(training: TrainingState, count: int, word: int) -> tuple[int, int]:
    """The action in row 1 that the rule of thumb prefers, of the first `count` in `training.actions`.

    Among equals, a random one.

    Returns the random state reached, too: the next dice must not depend on how a tie was broken.
    """
    best, most, equals = training.actions[0], -math.inf, 0
    for i in range(count):
        preference = game.preference(training.rows[1], training.actions[i])
        if preference > most:
            best, most, equals = training.actions[i], preference, 1
        elif preference == most:
            equals += 1
            word = step(word)
            if below(word, equals) == 0:
                best = training.actions[i]
    return int(best), word


@template
def remember(training: TrainingState, params: EvaluationParams, seats: int, position: int) -> None:
    """Store every seat's inputs of row 1 as a position of the memory, and what the network predicts for them."""
    state, memory, sparse, weights = training.rows[1], training.memory, training.sparse, params.weights
    expected_points(state, seats, weights, training.features, training.shares)
    memory.spreads[position] = spread_of_results(weights, game.phase_weight(state))
    for seat in range(seats):
        game.encode(state, seat, training.features, sparse)
        count = sparse.size[0]
        memory.points[position, seat] = training.shares[seat]
        memory.counts[position, seat] = count
        for i in range(count):
            memory.indices[position, seat, i] = sparse.indices[i]
            memory.values[position, seat, i] = sparse.values[i]
    predict(training, params.network, seats, position)
    for seat in range(seats):
        memory.leads[position, seat] = training.predicted_leads[seat]
        memory.shares[position, seat] = training.predicted_shares[seat]


@rule
def predict(training: TrainingState, network: Network, seats: int, position: int) -> None:
    """Write what a network predicts for each seat of a stored position, and its hidden activations.

    They are written into the `predicted_leads`, `predicted_shares` and `seats_hidden` of `training`.
    """
    memory, sparse, hidden = training.memory, training.sparse, training.hidden
    for seat in range(seats):
        training.predicted_leads[seat] = memory.points[position, seat]
    to_leads(training.predicted_leads, seats)
    for seat in range(seats):
        load_inputs(memory, sparse, position, seat)
        forward_hidden(network, sparse, hidden)
        for unit in range(len(hidden)):
            training.seats_hidden[seat, unit] = hidden[unit]
        training.predicted_leads[seat] += LEAD_SCALE * output(network, hidden, LEAD)
        log_chances = memory.spreads[position] * output(network, hidden, LOG_CHANCES)
        training.predicted_shares[seat] = memory.points[position, seat] + log_chances
    to_shares(training.predicted_shares, seats, memory.spreads[position])


@rule
def load_inputs(memory: Memory, sparse: SparseInput, position: int, seat: int) -> None:
    """Copy a seat's inputs of a stored position into `sparse`."""
    sparse.size[0] = memory.counts[position, seat]
    for i in range(sparse.size[0]):
        sparse.indices[i] = memory.indices[position, seat, i]
        sparse.values[i] = memory.values[position, seat, i]


@template
def self_play(training: TrainingState, params: EvaluationParams, seats: int, opponents: int,
              word: int) -> tuple[int, int]:
    """Play row 1 to the end and store its positions; returns their number and the random state reached.

    Stored are the positions after each choice that had an alternative, the final one excepted, and `LONGEST` at most.
    `opponents` has a bit for each seat that plays by the rule of thumb.
    """
    state, positions = training.rows[1], 0
    actor = game.actor(state)
    while actor != OVER:
        if actor == CHANCE:
            choice, word = game.sample(state, word)
            count = 2  # at least
        else:
            count = game.legal(state, training.actions)
            word = step(word)
            if below(word, 1000) < RANDOM_OF_1000:
                word = step(word)
                choice = training.actions[below(word, count)]
            elif count == 1:
                choice = training.actions[0]
            elif has(opponents, actor):
                choice, word = most_preferred(training, count, word)
            else:
                choice = best_choice(training, params, seats, actor, count)
        apply(state, choice)
        if count > 1 and positions < LONGEST and game.actor(state) != OVER:
            remember(training, params, seats, positions)
            positions += 1
        actor = game.actor(state)
    return positions, word


@template
def train_on_games(training: TrainingState, params: EvaluationParams, seats: int, opponent_mix: int, games: int,
                   before: int, rate: float, word: int) -> int:
    """Play `games` games from row 0, after `before` others, and learn from each; returns the random state reached.

    Changes the learner, and after each game the mean, `training.network`, which must also be the network of `params`.
    `opponent_mix` is that of `draw_opponents`. Adds to `training.squared_error`, which the caller has to clear.
    """
    for number in range(games):
        copy_within(training.rows, 1, 0)
        opponents, word = draw_opponents(seats, opponent_mix, word)
        positions, word = self_play(training, params, seats, opponents, word)
        state = training.rows[1]
        game.scores(state, training.results)
        for seat in range(seats):
            training.leads[seat] = training.results[seat]
        to_leads(training.leads, seats)
        final_values(state, seats, SHARE, training.results, training.won)
        for seat in range(seats):
            training.shares[seat] = training.won[seat]
        for position in range(positions - 1, -1, -1):
            learn_from(training, position, seats, rate)
        share = 1.0 / min(AVERAGED, before + number + 1)
        average(training.network.inputs, training.learner.inputs, share)
        average(training.network.outputs, training.learner.outputs, share)
    return word


@rule
def draw_opponents(seats: int, opponent_mix: int, word: int) -> tuple[int, int]:
    """The bits of the seats that play by the rule of thumb, and the random state reached.

    Each seat is one of them with a probability of `opponent_mix` per cent.
    """
    opponents = 0
    if opponent_mix > 0:
        for seat in range(seats):
            word = step(word)
            opponents |= (below(word, 100) < opponent_mix) << seat
    return opponents, word


@rule
def average(mean: Reals, latest: Reals, share: float) -> None:
    """Move the mean of the weights towards the latest ones by `share`, from 0 to 1."""
    part = np.float32(share)
    for row in range(len(mean)):
        for unit in range(mean.shape[1]):
            mean[row, unit] += part * (latest[row, unit] - mean[row, unit])


@rule
def learn_from(training: TrainingState, position: int, seats: int, rate: float) -> None:
    """Take one step of the learner towards the λ-returns of a position, then compute those of the position before.

    The λ-returns are in `training.leads` and `training.shares`, before and after; the share of the win at the end is in
    `training.won`. Adds the errors of the stored shares to `training.squared_error`.
    """
    memory, sparse, hidden = training.memory, training.sparse, training.hidden
    predict(training, training.learner, seats, position)
    for seat in range(seats):
        load_inputs(memory, sparse, position, seat)
        for unit in range(len(hidden)):
            hidden[unit] = training.seats_hidden[seat, unit]
        lead_error = LEAD_LOSS * np.float32((training.leads[seat] - training.predicted_leads[seat]) / LEAD_SCALE)
        share_error = np.float32(training.shares[seat] - training.predicted_shares[seat])
        backward(training, lead_error, share_error, np.float32(rate))
        for i in range(sparse.size[0]):
            row, value = sparse.indices[i], sparse.values[i]
            for unit in range(len(hidden)):
                gradient = value * hidden[unit]
                step_weight(training.learner.inputs, training.squares.inputs, row, unit, gradient, np.float32(rate))
    for seat in range(seats):
        error = training.won[seat] - memory.shares[position, seat]
        training.squared_error[0] += error * error
        training.squared_error[1] += 1
        training.leads[seat] += (1 - LAMBDA) * (memory.leads[position, seat] - training.leads[seat])
        training.shares[seat] += (1 - LAMBDA) * (memory.shares[position, seat] - training.shares[seat])


@rule
def backward(training: TrainingState, lead_error: Real, share_error: Real, rate: Real) -> None:
    """Step the learner's output weights, and replace the activations in `training.hidden` by the units' gradients.

    Errors are target less prediction, times the weight of the loss; gradients point to where the loss is smaller.
    """
    outputs, squares, hidden = training.learner.outputs, training.squares.outputs, training.hidden
    for unit in range(len(hidden)):
        activation = hidden[unit]
        hidden[unit] = lead_error * outputs[LEAD, unit] + share_error * outputs[LOG_CHANCES, unit]
        if activation < 0:
            hidden[unit] *= LEAKY_SLOPE
        step_weight(outputs, squares, LEAD, unit, lead_error * activation, rate)
        step_weight(outputs, squares, LOG_CHANCES, unit, share_error * activation, rate)


@rule
def step_weight(weights: Reals, squares: Reals, row: int, unit: int, gradient: Real, rate: Real) -> None:
    """Add to one weight `rate` times its gradient over the root of its mean squared gradient.

    The gradient points to where the loss is smaller. First updates the mean squared gradient in `squares`.
    """
    squares[row, unit] = RMS_DECAY * squares[row, unit] + (np.float32(1) - RMS_DECAY) * gradient * gradient
    weights[row, unit] += rate * gradient / (math.sqrt(squares[row, unit]) + RMS_EPSILON)
