"""Learns a policy network from positions and the visits of searches there, as templates (`core.binding`).

The loss of a position is the cross entropy of the policy and the shares of visits (as in Silver et al. 2017). Weights
are floating-point numbers here; they are rounded once training is done. The gradients of some positions make one step
of Adam (`bots.gradient`), and steps shrink to nothing.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple, cast

from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.gradient import step_weights
from jemaa.bots.network import LEAKY_SLOPE, add_layer, forward_first
from jemaa.bots.policy_network import MOST_UNITS, PolicyBuffers, Weights, policy_buffers
from jemaa.bots.policy_play import PolicyPlan, Positions
from jemaa.bots.tree import SearchBuffers
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import Stream
from jemaa.core.compile import rule
from jemaa.core.extra import extras
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import Floats, Rows, Table, constant

with extras():
    import numpy as np
    import numpy.typing as npt

game: GameFunctions = UNBOUND

POSITIONS_A_STEP = 256
START = (0.15, 0.15, 0.15, 0.2)
"""The standard deviations of the first weights, by layer."""
LEAST_ERROR = 1e-5
"""The smallest difference of a policy's share and a search's that is learnt from."""
FALL = 1.5
"""The power by which the learning rate falls to 0."""
Real = np.float32
ZERO = constant(0)


class Lessons(NamedTuple):
    """What is learnt from."""

    rows: Rows
    """(n,) the positions."""
    ends: "npt.NDArray[np.int64]"
    visits: "npt.NDArray[np.uint16]"
    """`ends` and `visits`: as in `Positions`."""


class LearningBuffers(NamedTuple):
    """All that learning writes to."""

    weights: Weights
    gradient: Weights
    means: Weights
    squares: Weights
    search: SearchBuffers
    """Its buffers for one position's inputs, features and actions."""
    sums: Table
    """(action, unit) the sums of each action, single precision."""
    errors: Floats
    """(action,) the search's share less the policy's."""
    action: Floats
    """(unit,) the part of the error in the units of an action; `group` and `position` likewise."""
    group: Floats
    position: Floats
    first: Floats


class Learnt(NamedTuple):
    """What a pass over all positions came to."""

    loss: float
    """The mean divergence of the policy from the searches' visits, in nats, as it was during the pass."""
    weights: Weights
    """The network after it."""


@template
def learn(lessons: Lessons, chosen: "npt.NDArray[np.int64]", rate: float, buffers: LearningBuffers) -> float:
    """Take a step by all of the `chosen` positions; returns the sum of their losses."""
    total = 0.0
    for at in range(len(chosen)):
        total += learn_from(lessons, int(chosen[at]), buffers)
    take_step(buffers, Real(rate))
    return total


@rule
def take_step(buffers: LearningBuffers, rate: Real) -> None:
    """Change all weights by a step along the gradient, which is 0 afterwards."""
    weights, gradient, means, squares = buffers.weights, buffers.gradient, buffers.means, buffers.squares
    step_weights(weights.inputs, gradient.inputs, means.inputs, squares.inputs, rate)
    step_weights(weights.middle, gradient.middle, means.middle, squares.middle, rate)
    step_weights(weights.features, gradient.features, means.features, squares.features, rate)
    step_weights(weights.output, gradient.output, means.output, squares.output, rate)


@template
def learn_from(lessons: Lessons, at: int, buffers: LearningBuffers) -> float:
    """Add the gradient of position `at` for each weight; returns the position's loss, at least 0."""
    search, row = buffers.search, lessons.rows[at]
    policy = search.policy
    count = game.legal(row, search.choices)
    game.write_features(row, search.features)
    game.encode(row, game.actor(row), search.features, search.sparse)
    game.describe(row, search.choices, count, policy.described, policy.known)
    forward(buffers.weights, search.sparse, count, policy, buffers.sums)
    loss = write_errors(lessons, lessons.ends[at] - count, count, policy.logits, buffers.errors)
    backward(count, policy, buffers)
    first_backward(search.sparse, policy.first, buffers)
    return loss


@rule
def forward(weights: Weights, sparse: SparseInput, count: int, policy: PolicyBuffers, sums: Table) -> None:
    """Write the sums and the logits of the first `count` actions."""
    forward_first(weights.inputs, sparse, policy.first)
    add_layer(weights.middle, policy.first, policy.sums)
    described, units = policy.described, weights.output.shape[1]
    for i in range(count):
        group, logit = described.group[i], ZERO
        for unit in range(units):
            sums[i, unit] = policy.sums[unit]
        for j in range(described.shared_ends[group - 1] if group > 0 else 0, described.shared_ends[group]):
            add_row(sums, i, weights.features, described.shared[j])
        for j in range(described.own_ends[i - 1] if i > 0 else 0, described.own_ends[i]):
            add_row(sums, i, weights.features, described.own[j])
        for unit in range(units):
            logit += max(sums[i, unit], ZERO) * weights.output[0, unit]
        policy.logits[i] = logit


@rule
def add_row(sums: Table, to: int, weights: Table, row: int) -> None:
    """Add a row of weights to row `to` of `sums`."""
    for unit in range(weights.shape[1]):
        sums[to, unit] += weights[row, unit]


@rule
def write_errors(lessons: Lessons, begin: int, count: int, logits: Floats, errors: Floats) -> float:
    """Write each action's share of the visits less that of the policy; returns the divergence of the two."""
    best, total, visited, loss = logits[0], 0.0, 0, 0.0
    for i in range(count):
        best = max(best, logits[i])
        visited += lessons.visits[begin + i]
    for i in range(count):
        errors[i] = math.exp(1.0 * (logits[i] - best))
        total += errors[i]
    for i in range(count):
        share = lessons.visits[begin + i] / max(visited, 1)
        if share > 0:
            loss += share * (math.log(share) - (logits[i] - best) + math.log(total))
        errors[i] = share - errors[i] / total
    return loss


@rule
def backward(count: int, policy: PolicyBuffers, buffers: LearningBuffers) -> None:
    """Add the gradient of the output and of the actions' features; writes the position's part of it."""
    described, gradient, output = policy.described, buffers.gradient, buffers.weights.output
    units = output.shape[1]
    for unit in range(units):
        buffers.position[unit] = buffers.group[unit] = ZERO
    for i in range(count):
        group, error = described.group[i], Real(buffers.errors[i])
        if abs(error) >= LEAST_ERROR:
            for unit in range(units):
                reached = buffers.sums[i, unit]
                gradient.output[0, unit] += error * max(reached, ZERO)
                buffers.action[unit] = error * output[0, unit] if reached > 0 else ZERO
                buffers.group[unit] += buffers.action[unit]
            for j in range(described.own_ends[i - 1] if i > 0 else 0, described.own_ends[i]):
                give_row(gradient.features, described.own[j], buffers.action)
        if i + 1 == count or described.group[i + 1] != group:
            for j in range(described.shared_ends[group - 1] if group > 0 else 0, described.shared_ends[group]):
                give_row(gradient.features, described.shared[j], buffers.group)
            for unit in range(units):
                buffers.position[unit] += buffers.group[unit]
                buffers.group[unit] = ZERO


@rule
def give_row(gradient: Table, row: int, part: Floats) -> None:
    """Add to a row of the gradient."""
    for unit in range(gradient.shape[1]):
        gradient[row, unit] += part[unit]


@rule
def first_backward(sparse: SparseInput, activations: Floats, buffers: LearningBuffers) -> None:
    """Add the gradient of the first two layers."""
    weights, gradient, position = buffers.weights, buffers.gradient, buffers.position
    first, units = weights.middle.shape
    for before in range(first):
        total = ZERO
        for unit in range(units):
            total += position[unit] * weights.middle[before, unit]
            gradient.middle[before, unit] += activations[before] * position[unit]
        buffers.first[before] = total if activations[before] >= 0 else total * LEAKY_SLOPE
    for i in range(sparse.size[0]):
        row, value = sparse.indices[i], sparse.values[i]
        for before in range(first):
            gradient.inputs[row, before] += value * buffers.first[before]


def trained(plan: PolicyPlan, positions: Positions) -> Iterator[Learnt]:
    """Learn from all positions, pass after pass; yields what each pass came to.

    A pass takes the positions in an order of its own. The weights change in place; those of inputs and features that
    were never met are 0 after the last pass.
    """
    table = plan.tables[0]
    numbers = np.random.default_rng(Stream(plan.seed).below(1 << 32))
    buffers = _buffers(plan, numbers)
    rows = np.frombuffer(positions.rows.tobytes(), table.type.rules.layout.dtype)
    lessons, count = Lessons(rows, positions.ends, positions.visits), len(positions.ends)
    step = table.type.functions.bind(learn)
    for number in range(plan.passes):
        order, loss = numbers.permutation(count), 0.0
        for begin in range(0, count, POSITIONS_A_STEP):
            rate = _rate(plan, number + begin / count)
            loss += step(lessons, order[begin : begin + POSITIONS_A_STEP], rate, buffers)
        if number + 1 == plan.passes:
            _clear_unmet(buffers)
        yield Learnt(loss / count, buffers.weights)


def _rate(plan: PolicyPlan, passes: float) -> float:
    """The learning rate after so many passes."""
    return plan.rate * math.pow(1 - passes / plan.passes, FALL)


def _buffers(plan: PolicyPlan, numbers: "np.random.Generator") -> LearningBuffers:
    table = plan.tables[0]
    kind, size = table.type, plan.size
    assert kind.policy
    shapes = ((kind.inputs.count, size.first), (size.first, size.action), (kind.policy.layout.size, size.action),
              (1, size.action))
    weights = Weights(*((numbers.standard_normal(shape) * deviation).astype(np.float32)
                        for shape, deviation in zip(shapes, START, strict=True)))
    gradient, means, squares = (Weights(*(np.zeros_like(each) for each in weights)) for _ in range(3))
    widest = kind.rules.most_legal
    search = compiled_search(kind).buffers(table.start())._replace(policy=policy_buffers(widest, kind.policy))
    single = np.float32
    action, group, position, first = (np.zeros(MOST_UNITS, single) for _ in range(4))
    return LearningBuffers(
        weights=weights, gradient=gradient, means=means, squares=squares, search=search,
        sums=np.zeros((widest, size.action), single), errors=np.zeros(widest), action=action, group=group,
        position=position, first=first)


def _clear_unmet(buffers: LearningBuffers) -> None:
    """Set the weights that no position has ever changed to 0: what they began with is noise."""
    for weights, squares in ((buffers.weights.inputs, buffers.squares.inputs),
                             (buffers.weights.features, buffers.squares.features)):
        unmet = ~cast("npt.NDArray[np.float32]", squares).any(axis=1)
        weights[unmet] = 0
