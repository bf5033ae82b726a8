"""Intervals hold what they promise, also where games come in deals."""

import math
import random
from statistics import fmean

import pytest

from jemaa.arena.ratio import Estimate, Ratio, student

SURE = {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042, 1000: 1.962}
"""Degrees of freedom -> t at 95 %, from printed tables."""


@pytest.mark.parametrize("freedom", SURE)
def test_student(freedom: int) -> None:
    assert student(freedom) == pytest.approx(SURE[freedom], rel=5e-3)


def deals(source: random.Random, count: int, share: float, spread: float) -> list[tuple[float, int]]:
    """Deals of two or four games; luck of the deal moves all of its games alike."""
    found = []
    for _ in range(count):
        games = source.choice([2, 4])
        chance = min(1.0, max(0.0, share + source.uniform(-spread, spread)))
        found.append((float(sum(source.random() < chance for _ in range(games))), games))
    return found


def ratio(cases: list[tuple[float, int]]) -> Ratio:
    found = Ratio()
    for y, x in cases:
        found.add(y, x)
    return found


@pytest.mark.parametrize(("count", "share", "spread"),
                         [(20, 0.5, 0.5), (60, 0.5, 0.0), (60, 0.85, 0.15), (200, 0.7, 0.3)])
def test_shares_are_within_their_intervals_as_often_as_promised(count: int, share: float, spread: float) -> None:
    source, held = random.Random(count), 0
    for _ in range(1000):
        estimate = ratio(deals(source, count, share, spread)).share()
        assert estimate.low is not None
        assert estimate.high is not None
        held += estimate.low <= share <= estimate.high
    assert 930 <= held <= 975


def test_taking_games_for_deals_would_promise_too_much() -> None:
    source = random.Random(1)
    wide = fmean(ratio(deals(source, 60, 0.5, 0.5)).share().within for _ in range(200))
    cases = [deals(source, 60, 0.5, 0.5) for _ in range(200)]
    narrow = fmean(ratio([(1.0, 1)] * int(sum(y for y, _ in one)) + [(0.0, 1)] * int(sum(x - y for y, x in one))
                         ).share().within for one in cases)
    assert wide > 1.15 * narrow


def test_luck_that_evens_out_within_deals_is_not_counted() -> None:
    """Two games a deal, one won and one lost by the dice: nothing is left to chance."""
    even = ratio([(1.0, 2), (1.0, 2), (2.0, 2), (1.0, 2)] * 25)
    loose = ratio([(float(won), 1) for won in [1, 0, 1, 0, 1, 1, 1, 0] * 25])
    assert even.value == loose.value == 0.625
    assert even.share().within < 0.75 * loose.share().within


def seated(source: random.Random, count: int) -> list[tuple[float, int]]:
    """Deals of three games, by turns with two of three seats and with one: every seat wins as often as any other."""
    return [(float(sum(source.random() < (1 + deal % 2) / 3 for _ in range(3))), 3) for deal in range(count)]


def test_what_differs_by_plan_is_no_doubt() -> None:
    """Half of the games are won: the intervals are as wide as promised, and narrower than without the strata."""
    source, held, narrower = random.Random(5), 0, 0.0
    for _ in range(1000):
        cases, strata = seated(source, 60), Ratio()
        for deal, case in enumerate(cases):
            strata.add(*case, stratum=deal % 2)
        estimate = strata.share()
        assert estimate.low is not None
        assert estimate.high is not None
        assert estimate.value == ratio(cases).share().value
        held += estimate.low <= 0.5 <= estimate.high
        narrower += estimate.within / ratio(cases).share().within
    assert 930 <= held <= 975
    assert 0.7 < narrower / 1000 < 0.9


def test_strata_by_hand() -> None:
    """Within the strata, deals are 1 and 2 off their mean; 2 · (1 + 1) + 2 · (4 + 4) over 8 cases squared."""
    found = Ratio()
    for y, stratum in [(6, 0), (5, 1), (4, 0), (1, 1)]:
        found.add(y, 2, stratum)
    assert found.value == 2.0
    assert found.variance() == pytest.approx(20 / 64)
    assert found.freedom == 2


def test_a_stratum_of_one_deal_shows_no_spread_so_all_deals_count_as_one() -> None:
    found, plain = Ratio(), ratio([(6.0, 2), (4.0, 2), (1.0, 2)])
    for y, stratum in [(6, 0), (4, 0), (1, 1)]:
        found.add(y, 2, stratum)
    assert found.variance() == pytest.approx(plain.variance())
    assert found.freedom == plain.freedom


def test_means_by_hand() -> None:
    found = ratio([(10.0, 2), (0.0, 2), (6.0, 2), (4.0, 2)])
    assert found.value == 2.5
    residuals = [10 - 5, 0 - 5, 6 - 5, 4 - 5]
    error = math.sqrt(sum(one**2 for one in residuals) * 4 / 3) / 8
    mean = found.mean()
    assert (mean.value, mean.low, mean.high) == pytest.approx((2.5, 2.5 - 3.182 * error, 2.5 + 3.182 * error), rel=5e-3)


def test_a_share_that_is_always_won_is_not_taken_for_certain() -> None:
    estimate = ratio([(2.0, 2)] * 20).share()
    assert (estimate.value, estimate.high) == (1.0, 1.0)
    assert estimate.low is not None
    assert 0.75 < estimate.low < 0.9


def test_one_deal_says_nothing_about_its_error() -> None:
    assert ratio([(1.0, 2)]).share() == Estimate(0.5)
    assert ratio([(1.0, 2)]).mean() == Estimate(0.5)
    assert ratio([(1.0, 2)]).share().within == math.inf
    assert math.isnan(Ratio().value)


def test_deals_that_hold_no_case_are_no_observations() -> None:
    assert ratio([(2.0, 2), (0.0, 0), (1.0, 2)]).deals == 2


def test_the_other_side_of_a_share() -> None:
    assert Estimate(0.625, 0.5, 0.75).mirrored(1) == Estimate(0.375, 0.25, 0.5)
    assert Estimate(0.625).mirrored(1) == Estimate(0.375)
