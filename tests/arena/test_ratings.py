"""Ratings follow who finishes ahead."""

import pytest

from jemaa.arena.ratings import Rating, Ratings
from tests.arena.made import result


def test_who_finishes_ahead_is_rated_higher() -> None:
    ratings = Ratings(3)
    ratings.add([result([1, 2, 3]), result([2, 3, 1], seats=[1, 2, 0])] * 20)
    first, second, third = (rating.mu for rating in ratings.now)
    assert first > second + 3
    assert second > third + 3
    assert all(rating.sigma < 6 for rating in ratings.now)


def test_newcomers_are_equal() -> None:
    assert Ratings(2).now == [Rating(25.0, 25.0 / 3)] * 2


def test_a_bot_against_itself_learns_nothing_about_its_strength() -> None:
    """Two bots in two seats each: what a bot wins in one seat it loses in the other."""
    ratings = Ratings(2)
    ratings.add([result([1, 2, 2, 1], seats=[0, 0, 1, 1])])
    one, other = ratings.now
    assert one.mu == pytest.approx(other.mu)
    assert one.mu == pytest.approx(25, abs=0.5)
