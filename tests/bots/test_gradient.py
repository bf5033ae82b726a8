"""Gradients are those of finite differences, and steps are Adam's."""

import numpy as np
import numpy.typing as npt
import pytest

from jemaa.bots.gradient import (
    EPSILON,
    MEAN_DECAY,
    SQUARE_DECAY,
    add_gradient,
    average,
    exchange_axes,
    step_weights,
)
from jemaa.bots.network import LEAD, LOG_CHANCES, MOST_HIDDEN, Network, forward_hidden, hidden_layer, output
from jemaa.core.network_inputs import SparseInput, sparse_input
from tests.bots.test_network import SIZES, made

ERRORS = {LEAD: 0.7, LOG_CHANCES: -0.4}
"""What the outputs are to be moved by."""
SMALL = 1e-2


def seen() -> SparseInput:
    """Inputs of which one is met twice and one is negative."""
    sparse = sparse_input(5)
    sparse.indices[:], sparse.values[:], sparse.size[0] = [2, 7, 2, 0, 8], [1.0, -0.5, 0.25, 2.0, -1.0], 5
    return sparse


def praised(network: Network) -> float:
    """The sum of the outputs times their errors, of which `add_gradient` gives the derivative by each weight."""
    hidden = hidden_layer()
    forward_hidden(network, seen(), hidden)
    return sum(error * output(network, hidden, which) for which, error in ERRORS.items())


def zeros(network: Network) -> Network:
    return Network(*(np.zeros_like(part) for part in network))


def gradient_of(network: Network) -> Network:
    found, hidden = zeros(network), hidden_layer()
    forward_hidden(network, seen(), hidden)
    across: npt.NDArray[np.float32] = np.zeros(network.middle.shape[::-1], np.float32)
    exchange_axes(network.middle, across)
    assert np.array_equal(across, network.middle.T)
    add_gradient(network, across, found, seen(), hidden, np.zeros(MOST_HIDDEN, np.float32),
                 np.float32(ERRORS[LEAD]), np.float32(ERRORS[LOG_CHANCES]))
    return found


@pytest.mark.parametrize(("first", "second"), SIZES)
def test_a_gradient_is_what_a_small_change_of_each_weight_brings(first: int, second: int) -> None:
    network = made(9, first, second)
    found, numbers = gradient_of(network), np.random.default_rng(3)
    for part, slopes in zip(network, found, strict=True):
        for at in {tuple(numbers.integers(0, part.shape)) for _ in range(12)} if part.size else ():
            was, bounds = part[at], []
            for change in (SMALL, -SMALL):
                part[at] = was + change
                bounds.append(praised(network))
            part[at] = was
            assert slopes[at] == pytest.approx((bounds[0] - bounds[1]) / (2 * SMALL), abs=2e-2)


def test_inputs_that_were_not_met_have_no_gradient() -> None:
    found = gradient_of(made(9, 16, 8))
    assert found.inputs[[0, 2, 7, 8]].any(axis=1).all()
    assert not found.inputs[[1, 3, 4, 5, 6]].any()


def test_gradients_add_up() -> None:
    network = made(9, 16, 8)
    once, hidden = gradient_of(network), hidden_layer()
    forward_hidden(network, seen(), hidden)
    twice = Network(*(part.copy() for part in once))
    add_gradient(network, np.ascontiguousarray(network.middle.T), twice, seen(), hidden,
                 np.zeros(MOST_HIDDEN, np.float32), np.float32(ERRORS[LEAD]), np.float32(ERRORS[LOG_CHANCES]))
    for one, two in zip(once, twice, strict=True):
        assert two == pytest.approx(2 * one)


def test_a_step_is_adams() -> None:
    numbers = np.random.default_rng(4)
    weights, gradient = (numbers.standard_normal((3, 9)).astype(np.float32) for _ in range(2))
    means, squares, before = np.zeros_like(weights), np.zeros_like(weights), weights.copy()
    expected_mean, expected_square = np.zeros_like(weights), np.zeros_like(weights)
    for _ in range(3):
        slope = gradient.copy()
        step_weights(weights, gradient, means, squares, np.float32(0.01))
        expected_mean = MEAN_DECAY * expected_mean + (1 - MEAN_DECAY) * slope
        expected_square = SQUARE_DECAY * expected_square + (1 - SQUARE_DECAY) * slope**2
        before += np.float32(0.01) * expected_mean / (np.sqrt(expected_square) + EPSILON)
        assert weights == pytest.approx(before, abs=1e-5)
        assert not gradient.any()
        gradient[:] = slope


def test_a_weight_whose_input_was_never_met_stays() -> None:
    weights, nothing = np.ones((2, 4), np.float32), np.zeros((2, 4), np.float32)
    step_weights(weights, nothing.copy(), nothing.copy(), nothing.copy(), np.float32(0.1))
    assert np.array_equal(weights, np.ones((2, 4)))


def test_the_mean_moves_by_a_share() -> None:
    mean, latest = np.zeros((2, 4), np.float32), np.full((2, 4), 8, np.float32)
    average(mean, latest, np.float32(0.25))
    assert np.array_equal(mean, np.full((2, 4), 2))
