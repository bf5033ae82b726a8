"""Circles: every bot plays every seat equally often, and all balanced seatings come in turn."""

from collections import Counter
from itertools import product
from math import comb

import pytest

from jemaa.arena.seating import circles, rotations

TABLES = pytest.mark.parametrize(("bots", "players"), list(product(range(2, 7), range(2, 6))))


@TABLES
def test_counts_differ_by_one_at_most(bots: int, players: int) -> None:
    for circle in circles(bots, players, alone=False):
        counts = [circle.count(bot) for bot in range(bots)]
        assert max(counts) - min(counts) <= 1


@TABLES
def test_within_a_deal_each_bot_sits_everywhere_equally_often(bots: int, players: int) -> None:
    for circle in circles(bots, players, alone=False):
        seatings = rotations(circle)
        for bot in set(circle):
            assert len({sum(seating[seat] == bot for seating in seatings) for seat in range(players)}) == 1


@TABLES
def test_all_circles_together_are_all_balanced_seatings_once(bots: int, players: int) -> None:
    played = Counter(seating for circle in circles(bots, players, alone=False) for seating in rotations(circle))
    balanced = {seating for seating in product(range(bots), repeat=players) if _balanced(seating, bots)}
    assert set(played) == balanced
    assert set(played.values()) == {1}


def _balanced(seating: tuple[int, ...], bots: int) -> bool:
    counts = [seating.count(bot) for bot in range(bots)]
    return max(counts) - min(counts) <= 1


def test_two_bots_at_four_seats() -> None:
    assert circles(2, 4, alone=False) == ((0, 0, 1, 1), (0, 1, 0, 1))
    assert rotations((0, 1, 0, 1)) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert sum(len(rotations(circle)) for circle in circles(2, 4, alone=False)) == comb(4, 2)


def test_alone_the_first_meets_each_other_kind_by_itself() -> None:
    assert circles(3, 4, alone=True) == ((0, 1, 1, 1), (0, 2, 2, 2))
    assert circles(2, 2, alone=True) == ((0, 1),)
