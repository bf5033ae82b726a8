"""What positions are worth."""

import numpy as np
import pytest

from jemaa.bots.search import Plan, Search, forced
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.review.valuer import Settings, Valuer
from tests.played import record


def test_a_position_is_worth_the_same_whenever_it_is_asked_for() -> None:
    states = [state for state in record("marrakech", entries=30).states() if state.actor >= 0]
    forward, backward = Valuer(Settings(8)), Valuer(Settings(8))
    ahead = [forward.values(state) for state in states]
    behind = [backward.values(state) for state in reversed(states)]
    assert np.array_equal(ahead, behind[::-1])


@pytest.mark.parametrize("name", ["marrakech", "morocco"])
def test_what_leaves_no_choice_is_worth_what_follows(name: str) -> None:
    valuer = Valuer(Settings(8))
    alone = [state for state in record(name, 4, seed=2).states() if len(state.legal_actions) == 1]
    for state in alone[:5]:
        after = state.apply(state.legal_actions[0])
        assert forced(state) == forced(after)
        assert np.array_equal(valuer.values(state), valuer.values(after))
    assert alone or name == "marrakech"


def test_chance_is_worth_the_mean_of_its_outcomes_by_weight() -> None:
    state = next(state for state in record("marrakech", entries=60).states() if len(state.chance_outcomes) == 4)
    assert state.actor == CHANCE
    found = Search(Stream(1), Plan(simulations=40_000)).values(state)
    each = [(Search(Stream(2), Plan(simulations=10_000)).values(state.apply(outcome)), weight)
            for outcome, weight in state.chance_outcomes]
    mean = np.average([values for values, _ in each], axis=0, weights=[weight for _, weight in each])
    assert found == pytest.approx(mean, abs=0.02)


@pytest.mark.parametrize("name", ["marrakech", "morocco"])
def test_a_draw_is_worth_what_its_outcomes_are_worth(name: str) -> None:
    """One search from the draw itself looked at its outcomes less deeply: over a game, that added up to an error."""
    valuer = Valuer(Settings(8))
    draws = [state for state in record(name, 3, seed=3).states() if state.actor == CHANCE and all(
        forced(state.apply(outcome)).actor != CHANCE for outcome, _ in state.chance_outcomes)]
    assert draws
    for state in draws[:6]:
        outlook = state.chance_outcomes
        mean = np.average([valuer.values(state.apply(outcome)) for outcome, _ in outlook], axis=0,
                          weights=[weight for _, weight in outlook])
        assert valuer.values(state) == pytest.approx(mean, abs=1e-12)


def test_a_shared_victory_is_shared() -> None:
    for seed in range(60):
        last = record("marrakech", 4, seed=seed).last
        if last.ranking.count(1) > 1:
            break
    values = Valuer(Settings(8)).values(last)[0]
    assert values == tuple((rank == 1) / last.ranking.count(1) for rank in last.ranking)


def test_the_deeper_a_position_is_searched_the_longer_the_rest_that_is_calculated() -> None:
    """138,383 positions can end this game from here."""
    state = list(record("morocco", 3, seed=3).states())[237]
    made = {simulations: Valuer(Settings(simulations)).look(state, "share").simulations for simulations in (400, 1600)}
    assert made == {400: 400, 1600: 0}
