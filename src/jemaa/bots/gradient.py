"""The gradients of a network's two losses, and steps along them: what learning is made of, in single precision.

A step follows Adam (Kingma & Ba 2015): the mean of the latest gradients, divided for each weight by the root of its
mean square. Rows of weights lie side by side, so that every loop over units becomes SIMD instructions.
"""

from jemaa.bots.network import LEAD, LEAKY_SLOPE, LOG_CHANCES, Network
from jemaa.core.compile import rule
from jemaa.core.extra import extras
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import Floats, Table

with extras():
    import numpy as np

MEAN_DECAY = np.float32(0.9)
SQUARE_DECAY = np.float32(0.999)
ONE = np.float32(1)
EPSILON = np.float32(1e-3)
"""Added to the root of a mean square, so that a weight whose input was never met stays."""

Real = np.float32


@rule
def add_gradient(network: Network, across: Table, gradient: Network, sparse: SparseInput, hidden: Floats,
                 deltas: Floats, lead_error: Real, share_error: Real) -> None:
    """Add the gradient of each weight for the inputs in `sparse` to `gradient`; it points to where the loss is smaller.

    Errors are target less prediction, times the weight of the loss. `hidden` are the activations that `forward_hidden`
    wrote, `across` is `network.middle` with its axes exchanged, `deltas` is a buffer as long as `hidden`.
    """
    first = len(network.middle)
    for unit in range(network.outputs.shape[1]):
        activation = hidden[first + unit]
        delta = lead_error * network.outputs[LEAD, unit] + share_error * network.outputs[LOG_CHANCES, unit]
        deltas[first + unit] = delta if activation >= 0 else delta * LEAKY_SLOPE
        gradient.outputs[LEAD, unit] += lead_error * activation
        gradient.outputs[LOG_CHANCES, unit] += share_error * activation
    if first > 0:
        add_middle_gradient(across, gradient.middle, hidden, deltas)
    units = network.inputs.shape[1]
    for i in range(sparse.size[0]):
        row, value = sparse.indices[i], sparse.values[i]
        for unit in range(units):
            gradient.inputs[row, unit] += value * deltas[unit]


@rule
def add_middle_gradient(across: Table, gradient: Table, hidden: Floats, deltas: Floats) -> None:
    """Add the gradient of the second layer's weights, and write the first layer's part of `deltas`."""
    first, units = gradient.shape
    for unit in range(first):
        deltas[unit] = 0.0
    for other in range(units):
        delta = deltas[first + other]
        for unit in range(first):
            deltas[unit] += delta * across[other, unit]
    for unit in range(first):
        activation = hidden[unit]
        if activation < 0:
            deltas[unit] *= LEAKY_SLOPE
        for other in range(units):
            gradient[unit, other] += activation * deltas[first + other]


@rule
def step_weights(weights: Table, gradient: Table, means: Table, squares: Table, rate: Real) -> None:
    """Change `weights` by a step along `gradient`, which is 0 afterwards.

    `means` and `squares` are the running means of the gradients and of their squares, which are updated first.
    """
    for row in range(len(weights)):
        for unit in range(weights.shape[1]):
            slope = gradient[row, unit]
            mean = MEAN_DECAY * means[row, unit] + (ONE - MEAN_DECAY) * slope
            square = SQUARE_DECAY * squares[row, unit] + (ONE - SQUARE_DECAY) * slope * slope
            gradient[row, unit] = 0.0
            means[row, unit] = mean
            squares[row, unit] = square
            weights[row, unit] += rate * mean / (np.sqrt(square) + EPSILON)


@rule
def exchange_axes(weights: Table, across: Table) -> None:
    """Write `weights` with their axes exchanged into `across`."""
    for row in range(weights.shape[0]):
        for unit in range(weights.shape[1]):
            across[unit, row] = weights[row, unit]


@rule
def average(mean: Table, latest: Table, share: Real) -> None:
    """Move the mean of the weights towards the latest ones by `share`, from 0 to 1."""
    for row in range(len(mean)):
        for unit in range(mean.shape[1]):
            mean[row, unit] += share * (latest[row, unit] - mean[row, unit])
