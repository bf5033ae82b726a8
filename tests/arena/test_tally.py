"""Sums by hand."""

import pytest

from jemaa.arena.tally import Tally, ahead
from tests.arena.made import result, two_player_deal


def test_two_bots_at_two_seats() -> None:
    tally = Tally(2)
    tally.add([result([1, 2], [40, 30]), result([1, 1], [35, 35], seats=[1, 0], rotation=1)])
    assert (tally.deals, tally.games) == (1, 2)
    assert tally.share(0, 1).value == 0.75
    assert tally.share(1, 0).value == 0.25
    assert tally.margin(0, 1).value == 5.0
    assert tally.margin(1, 0).value == -5.0
    assert tally.standings[0].wins.value == 0.75
    assert tally.standings[0].ranks.value == 1.0
    assert (tally.standings[1].decisions, tally.standings[1].seconds) == (6, 1.0)


def test_several_seats_of_a_bot_meet_each_of_the_others() -> None:
    """Bot 0 in seats 0 and 2 is 1st and 3rd, bot 1 2nd and 4th: ahead in 3 of 4 pairs; wins count a seat."""
    tally = Tally(2)
    tally.add([result([1, 2, 3, 4], [50, 40, 30, 20], seats=[0, 1, 0, 1])])
    assert tally.share(0, 1).value == 0.75
    assert tally.margin(0, 1).value == 10.0
    assert (tally.standings[0].wins.value, tally.standings[1].wins.value) == (0.5, 0.0)
    assert (tally.standings[0].victories.value, tally.standings[1].victories.value) == (1.0, 0.0)
    assert (tally.standings[0].ranks.value, tally.standings[1].ranks.value) == (2.0, 3.0)


def test_three_bots_each_pair_by_itself_and_each_against_all_others() -> None:
    tally = Tally(3)
    tally.add([result([2, 1, 3]), result([1, 3, 2], rotation=1, seats=[2, 0, 1])])
    assert tally.share(0, 1).value == 0.0
    assert tally.share(0, 2).value == 0.5
    assert tally.share(1, 2).value == 0.5
    assert tally.standings[0].others.share.value == 0.25
    assert tally.standings[1].others.share.value == 0.75


def test_bots_that_do_not_meet_have_no_share() -> None:
    tally = Tally(3)
    tally.add(two_player_deal(0, 1.0))
    assert tally.meetings[0, 1].share.deals == 1
    assert tally.meetings[1, 2].share.deals == 0


@pytest.mark.parametrize(("ranking", "share"), [([1, 2], 1.0), ([1, 1], 0.5), ([2, 1], 0.0)])
def test_equal_ranks_are_half(ranking: list[int], share: float) -> None:
    assert ahead(ranking, 0, 1) == share
