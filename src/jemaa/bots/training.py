"""Training a network by self-play: temporal differences over whole games, as templates (`core.binding`).

Games are played by looking one choice ahead with the current network, or by a search with it (`bots.search_play`),
sometimes at random, and, where that is asked for, at some seats by the rule of thumb: agents that only ever meet each
other learn little about anybody else. After a game each position that a seat or chance left behind is moved towards
what came of it: TD(λ) (Sutton 1988) as in TD-Gammon (Tesauro 1995), with λ-returns computed backwards. What chance
brought beyond the mean over its outcomes, and what a random choice cost, is taken out of them: the mean stays, and the
luck of the dice is not learnt. Both outputs are trained at once from the same hidden units: the lead in points and the
share of the win. The gradients of a few games make one step of Adam (`bots.gradient`); steps shrink to almost nothing
towards the end. The network that plays, predicts and is written at the end is not the one that takes these steps, which
each game of dice pulls about, but its mean over the last games (Polyak & Juditsky 1992).
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
from jemaa.bots.gradient import add_gradient, average, exchange_axes, step_weights
from jemaa.bots.network import (
    LEAD,
    LEAD_SCALE,
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

LEAD_LOSS = np.float32(0.3)
"""The weight of the lead's loss: an error of `LEAD_SCALE` points counts as much as one of 0.3 in the share."""
GAMES_A_STEP = 4
MOST_OUTCOMES = 8
"""Where chance has more outcomes, what is expected of it is not calculated."""
AVERAGED = 1000
"""The number of games over which the weights are averaged; fewer at the beginning."""

Reals = npt.NDArray[np.float32]


class Course(NamedTuple):
    """How games are played."""

    random: int
    """Random choices in 1,000 of the choices in self-play."""
    opponent_mix: int
    """The percentage of games in which each seat plays by the rule of thumb."""


class Memory(NamedTuple):
    """The positions of one game, as far as there is room: each seat's inputs, and what was predicted from them.

    The last entry of each array is for trials (`trial`).
    """

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
    searched: npt.NDArray[np.bool_]
    """(position,) whether `leads` and `shares` are what a search found (`bots.search_play`), not predictions."""
    leads: npt.NDArray[np.float64]
    """(position, seat) the predicted lead over the mean of the others, in points."""
    shares: npt.NDArray[np.float64]
    """(position, seat) the predicted share of the win."""
    lucky_leads: npt.NDArray[np.float64]
    """(position, seat) the predicted lead less the one that had been expected before chance or a random choice; 0 where
    nothing had been expected."""
    lucky_shares: npt.NDArray[np.float64]
    """(position, seat) the predicted share of the win less the expected one; 0 likewise."""


class Experience(NamedTuple):
    """What learning needs to know of a game that is over."""

    memory: Memory
    """Its positions and no more, with room for as many inputs as one of them has at most."""
    leads: Floats
    """(seat,) the λ-return of the lead in the last position, in points."""
    shares: Floats
    """(seat,) the λ-return of the share of the win in the last position."""
    won: Floats
    """(seat,) the share of the win at the end."""


class TrainingState(NamedTuple):
    """All buffers that training writes to."""

    rows: Rows
    """(3,): 0 the start, 1 the game, 2 a trial."""
    learner: Network
    """The network that takes the steps."""
    network: Network
    """The mean of the learner's weights."""
    across: Reals
    """The learner's second layer with its axes exchanged."""
    gradient: Network
    """The sum of the gradients since the last step."""
    means: Network
    """The mean of the latest gradients of each of the learner's weights."""
    squares: Network
    """The mean squared gradient of each of the learner's weights."""
    memory: Memory
    """The positions of the game that was played last."""
    sparse: SparseInput
    """The network's inputs for one seat."""
    actions: Ints
    """(the larger of most_legal and most_outcomes,) the legal actions, or the outcomes, of a position."""
    weights: Ints
    """(most_outcomes,) the weights of the outcomes."""
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
    expected_leads: Floats
    """(seat,) the lead that is expected before chance, or a random choice, in points."""
    expected_shares: Floats
    """(seat,) the expected share of the win."""
    predicted_leads: Floats
    """(seat,) in points."""
    predicted_shares: Floats
    """(seat,) from 0 to 1."""
    hidden: Reals
    """(unit,) the activations of one seat."""
    seats_hidden: Reals
    """(seat, unit) the activations of every seat."""
    deltas: Reals
    """(unit,) how the losses of one seat change with each unit."""
    squared_error: Floats
    """(2,): the sum of the squared errors of predicted shares, and their number."""


@rule
def trial(memory: Memory) -> int:
    """The index of the entry for trials: as many positions of a game are stored at most."""
    return len(memory.spreads) - 1


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
def remember(training: TrainingState, params: EvaluationParams, seats: int, row: int, position: int) -> None:
    """Store every seat's inputs in a row as a position of the memory, and what the network predicts for them.

    `row` is an index into `training.rows`. If the game is over there, the exact values are stored as predictions, and
    no inputs; `training.leads` is then overwritten, and `training.shares` in any case.
    """
    state, memory, sparse, weights = training.rows[row], training.memory, training.sparse, params.weights
    if game.actor(state) == OVER:
        write_result(training, seats, row)
        for seat in range(seats):
            memory.leads[position, seat] = training.leads[seat]
            memory.shares[position, seat] = training.shares[seat]
        return
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


@template
def write_result(training: TrainingState, seats: int, row: int) -> None:
    """Write each seat's lead and share of the win, where the game is over in a row, into `leads` and `shares`."""
    game.scores(training.rows[row], training.results)
    for seat in range(seats):
        training.leads[seat] = training.results[seat]
    to_leads(training.leads, seats)
    final_values(training.rows[row], seats, SHARE, training.results, training.shares)


@template
def expect_chance(training: TrainingState, params: EvaluationParams, seats: int) -> bool:
    """Write the expected leads and shares of row 1, where chance acts: the means over its outcomes by weight.

    Returns whether that was done: not where there are more than `MOST_OUTCOMES`. Row 2 is overwritten.
    """
    count = game.outcomes(training.rows[1], training.actions, training.weights)
    if count > MOST_OUTCOMES:
        return False
    total = 0.0
    for i in range(count):
        total += training.weights[i]
    for seat in range(seats):
        training.expected_leads[seat] = training.expected_shares[seat] = 0.0
    for i in range(count):
        add_expected(training, params, seats, training.actions[i], training.weights[i] / total)
    return True


@template
def add_expected(training: TrainingState, params: EvaluationParams, seats: int, choice: int, share: float) -> None:
    """Add what is predicted after a choice in row 1, times `share`, to what is expected; row 2 is overwritten."""
    at = trial(training.memory)
    copy_within(training.rows, 2, 1)
    apply(training.rows[2], choice)
    remember(training, params, seats, 2, at)
    for seat in range(seats):
        training.expected_leads[seat] += share * training.memory.leads[at, seat]
        training.expected_shares[seat] += share * training.memory.shares[at, seat]


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


@template
def self_play(training: TrainingState, params: EvaluationParams, seats: int, course: Course, word: int) -> int:
    """Play a game from row 0 to the end and store its positions; returns their number.

    Stored are the positions after each choice that had an alternative, the final one excepted, as long as there is
    room. The result is written into `won`, and the λ-returns of the last position into `leads` and `shares`. `word` is
    the state of the quick generator that the game's dice and all else at random follow from.
    """
    copy_within(training.rows, 1, 0)
    opponents, word = draw_opponents(seats, course.opponent_mix, word)
    state, positions = training.rows[1], 0
    actor = game.actor(state)
    is_expected = False
    while actor != OVER:
        is_expected = False
        if actor == CHANCE:
            choice, word = game.sample(state, word)
            count = 2  # at least
            is_expected = expect_chance(training, params, seats)
        else:
            count = game.legal(state, training.actions)
            word = step(word)
            if count == 1:
                choice = training.actions[0]
            elif below(word, 1000) < course.random:
                word = step(word)
                choice = training.actions[below(word, count)]
                expect_best(training, params, seats, actor, count)
                is_expected = True
            elif has(opponents, actor):
                choice, word = most_preferred(training, count, word)
            else:
                choice = best_choice(training, params, seats, actor, count)
        apply(state, choice)
        if count > 1 and positions < trial(training.memory) and game.actor(state) != OVER:
            store(training, params, seats, positions, is_expected)
            positions += 1
        actor = game.actor(state)
    finish(training, seats, is_expected)
    return positions


@template
def store(training: TrainingState, params: EvaluationParams, seats: int, position: int, is_expected: bool) -> None:
    """Store row 1, where the game is not over, as a position of the memory, and what luck brought there.

    `is_expected` says whether `expected_leads` and `expected_shares` are those before the choice that led there.
    """
    memory = training.memory
    remember(training, params, seats, 1, position)
    memory.searched[position] = False
    for seat in range(seats):
        memory.lucky_leads[position, seat] = (
            memory.leads[position, seat] - training.expected_leads[seat] if is_expected else 0.0)
        memory.lucky_shares[position, seat] = (
            memory.shares[position, seat] - training.expected_shares[seat] if is_expected else 0.0)


@template
def finish(training: TrainingState, seats: int, is_expected: bool) -> None:
    """Write the result of the game in row 1, which is over, and the λ-returns of the last position.

    `is_expected` is as in `store`.
    """
    write_result(training, seats, 1)
    for seat in range(seats):
        training.won[seat] = training.shares[seat]
        if is_expected:
            training.leads[seat] = training.expected_leads[seat]
            training.shares[seat] = training.expected_shares[seat]


@template
def expect_best(training: TrainingState, params: EvaluationParams, seats: int, seat: int, count: int) -> None:
    """Write what is expected after the best of the seat's actions in row 1, the first `count` in `training.actions`."""
    expect_choice(training, params, seats, best_choice(training, params, seats, seat, count))


@template
def expect_choice(training: TrainingState, params: EvaluationParams, seats: int, choice: int) -> None:
    """Write what is expected after a choice in row 1; row 2 is overwritten."""
    for seat in range(seats):
        training.expected_leads[seat] = training.expected_shares[seat] = 0.0
    add_expected(training, params, seats, choice, 1.0)


@rule
def take_step(training: TrainingState, rate: float, share: float) -> None:
    """Step along the gradient of the last games, and move the mean of the weights by `share`, from 0 to 1."""
    learner, gradient, means, squares = training.learner, training.gradient, training.means, training.squares
    step_weights(learner.inputs, gradient.inputs, means.inputs, squares.inputs, np.float32(rate))
    step_weights(learner.middle, gradient.middle, means.middle, squares.middle, np.float32(rate))
    step_weights(learner.outputs, gradient.outputs, means.outputs, squares.outputs, np.float32(rate))
    exchange_axes(learner.middle, training.across)
    average(training.network.inputs, learner.inputs, np.float32(share))
    average(training.network.middle, learner.middle, np.float32(share))
    average(training.network.outputs, learner.outputs, np.float32(share))


@rule
def learn_from(training: TrainingState, position: int, seats: int, trace: float) -> None:
    """Add the gradient towards the λ-returns of a position, then compute those of the position before.

    What a search found of the position is a part of its own λ-returns. A prediction, which the network would only learn
    from itself, is a part of those before it.
    The λ-returns are in `training.leads` and `training.shares`, before and after; the share of the win at the end is in
    `training.won`. Adds the errors of the stored shares to `training.squared_error`.
    """
    memory, sparse, hidden = training.memory, training.sparse, training.hidden
    if memory.searched[position]:
        blend(training, position, seats, trace)
    predict(training, training.learner, seats, position)
    for seat in range(seats):
        load_inputs(memory, sparse, position, seat)
        for unit in range(len(hidden)):
            hidden[unit] = training.seats_hidden[seat, unit]
        lead_error = LEAD_LOSS * np.float32((training.leads[seat] - training.predicted_leads[seat]) / LEAD_SCALE)
        share_error = np.float32(training.shares[seat] - training.predicted_shares[seat])
        add_gradient(training.learner, training.across, training.gradient, sparse, hidden, training.deltas,
                     lead_error, share_error)
    for seat in range(seats):
        error = training.won[seat] - memory.shares[position, seat]
        training.squared_error[0] += error * error
        training.squared_error[1] += 1
    if not memory.searched[position]:
        blend(training, position, seats, trace)
    for seat in range(seats):
        training.leads[seat] -= memory.lucky_leads[position, seat]
        training.shares[seat] -= memory.lucky_shares[position, seat]


@rule
def blend(training: TrainingState, position: int, seats: int, trace: float) -> None:
    """Replace a part of the λ-returns, all but `trace`, by the leads and shares that are stored of a position."""
    memory = training.memory
    for seat in range(seats):
        training.leads[seat] += (1 - trace) * (memory.leads[position, seat] - training.leads[seat])
        training.shares[seat] += (1 - trace) * (memory.shares[position, seat] - training.shares[seat])


@rule
def learn_from_game(training: TrainingState, positions: int, seats: int, trace: float) -> None:
    """Add the gradient of each of the first `positions` positions of the memory, from the last to the first.

    `won`, `leads` and `shares` must be what `self_play` wrote; the latter two are overwritten. `trace` is the λ of
    TD(λ): the share of what came of a position that counts for the position before, from 0 to 1. Adds to
    `training.squared_error`, which the caller has to clear.
    """
    for position in range(positions - 1, -1, -1):
        learn_from(training, position, seats, trace)
