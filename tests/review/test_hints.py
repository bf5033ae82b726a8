"""The measurement of hints and reviews: what a version says beside a deep search, and beside another version."""

import re
import sys
from contextlib import closing
from functools import partial

import pytest

from benchmarks import hints
from benchmarks.former import Player
from jemaa import games


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a deep search have 40 simulations instead of 64,000 and more."""
    monkeypatch.setattr(hints, "usual", lambda _: 20)
    monkeypatch.setattr(hints, "DEEP", 2)


def test_who_searches_as_deep_as_the_truth_makes_no_error() -> None:
    deep, quick = hints.compare(games.game("marrakech", 2), {
        "deep": partial(hints.own, simulations=40), "quick": partial(hints.own, simulations=5)}, 8, 1)
    assert re.fullmatch(r"deep: error 0\.00 % ± 0\.00 of 8 positions; first choice 100\.0 .* of \d; \d+ ms a position",
                        deep), deep
    assert not quick.startswith("quick: error 0.00"), quick


def test_another_version_searches_as_deep_as_its_reviews_do_and_tells_its_own_time() -> None:
    (state,) = hints.positions(games.game("marrakech", 2), 1, 1)
    with closing(Player(sys.executable, hints.PLAYER)) as player:
        choice, shares, seconds = hints.former(player)(state)
    mine = hints.own(state, 1_000)
    assert (choice, tuple(shares)) == (mine.choice, mine.shares)
    assert seconds > 0
