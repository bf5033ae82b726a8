"""A review is deepened where its judgements disagree most, and gets surer."""

from functools import lru_cache

import pytest

from jemaa.core.record import Record
from jemaa.review import Review, Reviewing, Settings, review
from jemaa.review.deepening import LEAST, PART, Deepening
from jemaa.review.valuer import DEEP, Valuer
from tests.played import record

SETTINGS = Settings(simulations=8, seed=5, rounds=3)


@lru_cache
def played() -> Record:
    return record("morocco", 3, seed=3)


@lru_cache
def deepened() -> Review:
    return review(played(), SETTINGS)


def test_only_where_judgements_disagree_is_searched_again_and_deeper() -> None:
    valuer, states = Valuer(Settings(8)), list(played().states())
    deepening = Deepening(valuer, states, played().entries)
    assert len(list(deepening.searching(deepening.positions, 1))) == 2 * len(deepening.positions)
    before = {each: valuer.depth(*each) for each in deepening.positions}
    doubts = {each: deepening.doubt(*each) for each in deepening.positions}
    chosen = deepening.deepen()
    assert 0 < len(chosen) < len(deepening.positions) / 2
    for each in deepening.positions:
        if each in chosen:
            assert doubts[each] > LEAST
            assert valuer.depth(*each) == 4 * before[each]
    assert min(doubts[each] for each in chosen) >= max(doubt for each, doubt in doubts.items() if each not in chosen)


def test_a_position_that_is_deep_enough_keeps_no_other_from_being_searched_again() -> None:
    valuer, states = Valuer(Settings(8)), list(played().states())
    deepening = Deepening(valuer, states, played().entries)
    list(deepening.searching(deepening.positions, 1))
    doubts = {each: deepening.doubt(*each) for each in deepening.positions}
    worst = max(doubts, key=lambda each: doubts[each])
    others = {each: doubt for each, doubt in doubts.items() if each != worst}
    valuer.deepen(*worst, DEEP)
    least = max(LEAST, max(others.values()) / PART)
    assert set(deepening.deepen()) == {each for each, doubt in others.items() if doubt > least}


def test_it_ends_where_every_search_is_as_deep_as_it_may_be() -> None:
    states = list(record("marrakech", 2, seed=3, entries=4).states())
    valuer = Valuer(Settings(DEEP))
    deepening = Deepening(valuer, states, record("marrakech", 2, seed=3, entries=4).entries)
    assert not [each for each in deepening.positions if valuer.depth(*each) < DEEP]


def test_rounds_make_a_review_surer_and_keep_its_sums() -> None:
    plain = review(played(), Settings(8, seed=5))
    assert (plain.rounds, deepened().rounds) == (0, 3)
    for player in deepened().players:
        total = player.share
        assert total.start + total.luck - total.lost + total.given == pytest.approx(total.result)

    def unsure(made: Review) -> float:
        return max(player.share.unsure for player in made.players)
    assert unsure(deepened()) < unsure(plain)


def test_the_same_rounds_give_the_same_review_on_any_number_of_threads() -> None:
    assert review(played(), SETTINGS, threads=3) == deepened()


def test_what_the_last_round_moved_is_not_called_sure() -> None:
    reviewing = Reviewing(played(), Settings(8, seed=5))
    reviewing.search()
    before = reviewing.players
    reviewing.deepen()
    for now, then in zip(reviewing.players, before, strict=True):
        moved = max(abs(now.share.luck - then.share.luck), abs(now.share.lost - then.share.lost))
        assert now.share.unsure >= moved
