"""How deep a review looks follows from the time it has, and from nothing else that moves."""

from collections.abc import Callable

import pytest

from jemaa.review.depth import SAMPLE, SHALLOWEST, TRIAL, depth, searches
from jemaa.review.valuer import DEEP
from tests.played import record


def clock(seconds: float) -> Callable[[], float]:
    """Two looks at it are so many seconds apart."""
    looks = iter((0.0, seconds))
    return lambda: next(looks)


def test_twice_the_time_looks_twice_as_deep() -> None:
    game = record("marrakech", 2, seed=3, entries=30)
    states = list(game.states())[:-1]
    sampled = len(states[1::max(1, len(states) // SAMPLE)])
    whole = sum(map(searches, states)) / sampled  # seconds, where a timed search takes one for all of the sample
    for times in (2, 4):
        assert depth(game, times * whole, clock(1.0)) == times * TRIAL


@pytest.mark.parametrize(("seconds", "found"), [(0.0, SHALLOWEST), (1e9, DEEP)])
def test_there_are_bounds(seconds: float, found: int) -> None:
    assert depth(record("marrakech", 2, seed=3, entries=5), seconds, clock(1.0)) == found
    assert depth(record("marrakech", 2, seed=3, entries=5), 1.0, clock(0.0)) == DEEP
