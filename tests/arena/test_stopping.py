"""A sequential test errs as seldom as it says, and sooner than a fixed number of games would."""

import random

import msgspec
import pytest

from jemaa.arena.play import Result
from jemaa.arena.ratio import Ratio
from jemaa.arena.stopping import ERROR, LEAST, MOST, Plan, Verdict
from jemaa.arena.tally import Tally
from jemaa.core.errors import JemaaError
from tests.arena.made import result, two_player_deal

LOW, HIGH = 0.5, 0.6
TEST = Plan(deals=2000, sprt=(LOW, HIGH))


def tried(source: random.Random, share: float) -> tuple[Verdict | None, int]:
    """A whole test between bots whose games depend on each other within a deal; the verdict, and after how long."""
    tally = Tally(2)
    for deal in range(TEST.deals):
        both = source.random() < 0.5  # the deal decides both games alike, or the seats do
        won = 1.0 * (source.random() < share) if both else 0.5 + 0.5 * (source.random() < 2 * share - 1)
        tally.add(two_player_deal(deal, won))
        if verdict := TEST.verdict(tally):
            return verdict, tally.deals
    return None, TEST.deals


@pytest.mark.parametrize(("share", "right"), [(LOW, "low"), (HIGH, "high")])
def test_errors_are_as_rare_as_promised(share: float, right: Verdict) -> None:
    source = random.Random(2)
    found = [tried(source, share) for _ in range(200)]
    wrong = sum(verdict != right for verdict, _ in found)
    assert wrong / len(found) <= 2 * ERROR
    assert sum(deals for _, deals in found) / len(found) < 250


def test_nothing_is_concluded_from_a_few_deals() -> None:
    tally = Tally(2)
    for deal in range(LEAST - 1):
        tally.add(two_player_deal(deal, 1.0))
        assert TEST.verdict(tally) is None
        assert Plan(within=0.9).verdict(tally) is None


def test_equal_deals_take_longer_than_the_least_to_prove_a_narrow_difference() -> None:
    tally, narrow = Tally(2), Plan(sprt=(0.5, 0.502))
    for deal in range(2 * LEAST):
        tally.add(two_player_deal(deal, 0.5))
        assert narrow.verdict(tally) is None


def test_until_shares_are_known_well_enough() -> None:
    source, tally, plan = random.Random(3), Tally(2), Plan(deals=10_000, within=0.05)
    while not plan.verdict(tally):
        before = tally.share(0, 1).within
        tally.add(two_player_deal(tally.deals, source.choice([0.0, 0.5, 0.5, 1.0])))
    assert plan.verdict(tally) == "known"
    assert tally.share(0, 1).within <= 0.05 < before
    assert 100 < tally.deals < 300


def test_until_victories_are_known_as_well() -> None:
    """Two seats each: the bots are ahead in about half of the pairs, always; whose the victory is, differs."""
    source, tally, plan = random.Random(4), Tally(2), Plan(deals=10_000, within=0.05)
    while not plan.verdict(tally):
        ranking = source.choice([[1, 4, 2, 3], [2, 3, 1, 4], [1, 3, 2, 4], [2, 4, 1, 3]])
        tally.add([result(ranking, seats=[0, 0, 1, 1], deal=tally.deals)])
    assert tally.share(0, 1).within < 0.03
    assert 0.04 < tally.standings[0].victories.share().within <= 0.05


def lucky_deal(source: random.Random, deal: int, share: float, foreseen: float) -> list[Result]:
    """A deal whose games bot 0 wins with probability `share`; of their luck so much is foreseen, from 0 to 1."""
    games = []
    for game in two_player_deal(deal, 1.0):
        won = source.random() < share
        luck = foreseen * (won - share)
        seat = game.seats.index(0)
        ranking = (1, 2) if won == (seat == 0) else (2, 1)
        lucks = (luck, -luck) if seat == 0 else (-luck, luck)
        games.append(msgspec.structs.replace(game, ranking=ranking, luck=lucks))
    return games


def deals_until(plan: Plan, share: float, foreseen: float | None) -> tuple[Verdict | None, int]:
    """The verdict and the number of deals; with None nobody measures luck."""
    source, tally = random.Random(5), Tally(2)
    while not plan.verdict(tally):
        deal = lucky_deal(source, tally.deals, share, foreseen or 0.0)
        tally.add(deal if foreseen is not None else [msgspec.structs.replace(game, luck=()) for game in deal])
    return plan.verdict(tally), tally.deals


def test_with_luck_taken_out_fewer_deals_are_enough() -> None:
    """Where half of the luck is foreseen, half the width: a quarter of the deals."""
    within, test = Plan(deals=10_000, within=0.05), Plan(deals=10_000, sprt=(LOW, HIGH))
    plain, nothing_foreseen, half = (deals_until(within, 0.6, foreseen)[1] for foreseen in (None, 0.0, 0.5))
    assert nothing_foreseen == pytest.approx(plain, rel=0.05)
    assert half < plain / 3, "a quarter, and what a deal that was not played adds"
    verdict, deals = deals_until(test, HIGH, 0.9)
    assert (verdict, deals < deals_until(test, HIGH, None)[1]) == ("high", True)


def test_the_test_decides_by_what_is_left_without_luck() -> None:
    """Half of the games are won, by dice that cost a tenth of a game each: that is the play of the better one."""
    tally = Tally(2)
    for deal in range(100):
        lucks = [(-0.1, 0.1), (0.1, -0.1)]
        games = [msgspec.structs.replace(game, luck=luck)
                 for game, luck in zip(two_player_deal(deal, 0.5), lucks, strict=True)]
        tally.add(games)
    assert tally.standings[0].victories.value == pytest.approx(0.5)
    assert TEST.verdict(tally) == "high"


def test_equal_deals_prove_nothing_narrow_without_luck_either() -> None:
    tally = Tally(2)
    for deal in range(LEAST):
        tally.add([msgspec.structs.replace(game, luck=(0.0, 0.0)) for game in two_player_deal(deal, 1.0)])
    assert Plan(within=0.02).verdict(tally) is None
    assert Plan(within=0.2).verdict(tally) == "known"


def test_without_a_rule_all_deals_are_played() -> None:
    tally = Tally(2)
    for deal in range(50):
        tally.add(two_player_deal(deal, 1.0))
    assert Plan().verdict(tally) is None


def test_shares_in_the_wrong_order_are_refused() -> None:
    with pytest.raises(JemaaError, match=r"a lower and a higher share, not 0\.6 and 0\.5"):
        Plan(sprt=(0.6, 0.5))


@pytest.mark.parametrize("deals", [0, MOST + 1])
def test_as_many_deals_as_have_numbers(deals: int) -> None:
    with pytest.raises(JemaaError, match=f"1 to 4294967295 deals, not {deals}"):
        Plan(deals=deals)


def test_before_the_first_bot_has_played_there_is_no_verdict() -> None:
    tally = Tally(3)
    for _ in range(LEAST):
        tally.add([])
    assert TEST.verdict(tally) is None
    assert Ratio().deals == 0
