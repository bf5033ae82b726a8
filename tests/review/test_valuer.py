"""What positions are worth."""

from zlib import crc32

import numpy as np
import pytest

from jemaa import games
from jemaa.bots.levels import by_policy
from jemaa.bots.search import Plan, Search, forced
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.review.valuer import AIMS, BY_POLICY, GLANCE, Settings, Valuer, in_units, plan_for
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


@pytest.mark.parametrize(("name", "simulations"), [("marrakech", 1_000), ("morocco", 4_000)])
def test_a_search_has_the_number_of_simulations_that_is_usual_in_its_game(name: str, simulations: int) -> None:
    start = games.game(name, 3).start()
    assert Valuer(Settings()).depth(start, "share") == simulations
    assert Valuer(Settings(simulations=50)).depth(start, "share") == 50


def test_in_morocco_the_policy_says_which_choices_are_valued_first() -> None:
    state = next(state for state in record("morocco", 3, seed=3).states() if len(state.legal_actions) > 40)
    look, plan = Valuer(Settings(64)).look(state, "margin"), Plan(simulations=64, aim="margin")
    stream = Stream(0, crc32(state.text.encode()), AIMS.index("margin"))
    line = Search(stream, by_policy(plan, state.game)).analyse(state)[0]
    assert (look.action, look.values) == (line.action, in_units(line.values, "margin"))


def test_every_choice_is_valued_where_a_seat_may_be_unable_to_win() -> None:
    """Whatever such a seat chooses counts alike; a policy would leave out what is unlikely."""
    late = [state for state in record("morocco", 3, seed=3).states() if len(state.legal_actions) > 1][-40:]
    lost = next(state for state in late if min(Search(Stream(0), Plan(simulations=200)).values(state)) < 0.001)
    assert plan_for(lost, "share", 400).likeliest == 0
    assert plan_for(lost, "share", 400).simulations == 400 // BY_POLICY
    assert plan_for(lost, "margin", 400).likeliest > 0
    assert plan_for(games.game("morocco", 3).start(), "share", GLANCE).likeliest > 0


def test_with_two_players_nobody_decides_who_else_wins() -> None:
    for state in list(record("morocco", 2, seed=3).states())[-30:]:
        assert plan_for(state, "share", 400).likeliest > 0


def test_a_shared_victory_is_shared() -> None:
    for seed in range(60):
        last = record("marrakech", 4, seed=seed).last
        if last.ranking.count(1) > 1:
            break
    values = Valuer(Settings(8)).values(last)[0]
    assert values == tuple((rank == 1) / last.ranking.count(1) for rank in last.ranking)


def test_the_deeper_a_position_is_searched_the_longer_the_rest_that_is_calculated() -> None:
    """138,383 positions can end this game from here, where a seat may be unable to win."""
    state = list(record("morocco", 3, seed=3).states())[237]
    made = {simulations: Valuer(Settings(simulations)).look(state, "share").simulations for simulations in (400, 1600)}
    assert made == {400: 400 // BY_POLICY, 1600: 0}
