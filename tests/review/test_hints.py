"""The measurement of hints and reviews: what a version says beside a deep search, and beside another version."""

import re
import sys
from contextlib import closing
from dataclasses import replace
from functools import partial

import pytest

from benchmarks import hints
from benchmarks.former import Player
from jemaa import games
from jemaa.core.contract import CHANCE


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a deep search have 40 simulations instead of 64,000 and more."""
    monkeypatch.setattr(hints, "usual", lambda _: 20)
    monkeypatch.setattr(hints, "DEEP", 2)


def look(simulations: int) -> hints.Judge:
    """A judge that searches each position with so many simulations."""
    return hints.looks(partial(hints.own_look, simulations=simulations))


def test_who_searches_as_deep_as_the_truth_makes_no_error() -> None:
    drawn = hints.drawn(games.game("marrakech", 2), 8, 1)
    deep, quick, ratio = hints.compare(drawn, look(40), {"deep": look(40), "quick": look(5)})
    assert re.fullmatch(r"deep: error 0\.00 % ± 0\.00 of 8 positions; first choice 100\.0 .* of \d; \d+ ms a position",
                        deep), deep
    assert not quick.startswith("quick: error 0.00"), quick
    assert ratio == "the first error is 0.00 ± 0.00 times the second"


def test_an_error_is_beside_another_one_as_their_sums_are() -> None:
    twice = [0.02, 0.06, 0.04, 0.08] * 2
    beside = hints.over_games([each / 2 for each in twice], twice).mean()
    assert (beside.value, beside.within) == (0.5, 0.0)
    assert hints.over_games([0.1, 0.1], [0.1, 0.3]).value == 0.5


def test_games_end_and_their_versions_are_those_of_chance_and_of_choices() -> None:
    full, rest = hints.drawn(games.game("marrakech", 2), 6, 1)
    assert full.record.last.is_over
    assert (len(full.versions), len(rest.versions)) == (4, 2)
    assert all(state.actor == CHANCE or len(state.legal_actions) > 1 for state in full.positions + rest.positions)


def test_another_version_searches_as_deep_as_its_reviews_do_and_tells_its_own_time() -> None:
    (drawn,) = hints.drawn(games.game("marrakech", 2), 1, 1)
    (state,) = drawn.positions
    with closing(Player(sys.executable, hints.PLAYER)) as player:
        choice, shares, seconds = hints.former_look(player, state)
    mine = hints.own_look(state, 1_000)
    assert (choice, tuple(shares)) == (mine.choice, mine.shares)
    assert seconds > 0


def test_a_review_of_another_version_is_of_the_whole_game() -> None:
    (drawn,) = hints.drawn(games.game("marrakech", 2), 4, 1)
    short = replace(drawn.record, entries=drawn.record.entries[:3])
    with closing(Player(sys.executable, hints.PLAYER)) as player:
        shares, seconds = hints.former_review(player, short)
    mine, _ = hints.own_review(short, 1_000)
    assert len(shares) == 4
    assert [tuple(each) for each in shares] == list(mine)
    assert seconds > 0


def test_what_a_review_says_of_the_versions_counts() -> None:
    (drawn,) = hints.drawn(games.game("marrakech", 2), 2, 1)
    told = [(version / 1_000, 1 - version / 1_000) for version in range(drawn.record.version + 1)]
    found = hints.reviews(lambda record: (told[:record.version + 1], 2.0 * (record.version + 1)))([drawn])
    assert [hint.shares for hint in found] == [told[version] for version in drawn.versions]
    assert [hint.seconds for hint in found] == [2.0, 2.0]
    (line,) = hints.compare([drawn], lambda _: found, {"reviews": lambda _: found})
    assert line == "reviews: error 0.00 % ± inf of 2 positions; 2000 ms a position"
