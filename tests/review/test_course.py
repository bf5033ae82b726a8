"""The course of a game: two judgements of each position, and values that fit together."""

import pytest

from jemaa.core.contract import CHANCE
from jemaa.review.course import Twice, course, disagreement, judged, judged_positions, totals_of
from jemaa.review.valuer import AIMS, Aim, Settings, Valuer, settled
from tests.played import record
from tests.review.games import SETTINGS, TABLES, reviewed


@pytest.mark.parametrize(("name", "players"), TABLES[:4])
@pytest.mark.parametrize("aim", AIMS)
def test_each_judgement_alone_makes_a_whole_review(name: str, players: int, aim: Aim) -> None:
    played, made = reviewed(name, players)
    states = list(played.states())
    worth = course(Valuer(SETTINGS), states, played.entries, aim)
    for which in Twice._fields:
        values = [getattr(each, which) for each in worth]
        for seat in range(players):
            everybody = [totals_of(states, values, each) for each in range(players)]
            given = sum(after[seat] - before[seat] for state, before, after in zip(states, values, values[1:],
                                                                                   strict=False)
                        if state.actor not in {CHANCE, seat})
            total = values[0][seat] + everybody[seat].luck - everybody[seat].lost + given
            assert total == pytest.approx(values[-1][seat])
    assert [each.value for each in worth] == list(getattr(made.curve, aim))
    for seat, player in enumerate(made.players):
        assert getattr(player, aim).unsure == pytest.approx(disagreement(states, worth, seat))


def test_what_is_exact_or_nobodys_choice_is_judged_once() -> None:
    states, valuer = list(record("marrakech", 2, seed=3).states()), Valuer(SETTINGS)
    for state in (states[0], states[-1]):
        found = judged(valuer, state, "share")
        assert found.first == found.second
        assert found.difference == 0


def test_all_that_is_compared_is_judged() -> None:
    played = record("marrakech", 3, seed=3, entries=30)
    states = list(played.states())
    found = judged_positions(states, played.entries)
    for state, choice in zip(states, played.entries, strict=False):
        if len(state.legal_actions) > 1:
            assert found[state] == 1
        for outcome, _ in state.chance_outcomes:
            assert outcome == choice or settled(state.apply(outcome)) in found
    assert all(0 < weight <= 1 for weight in found.values())


def test_a_position_is_searched_as_deep_as_it_was_asked_for() -> None:
    state = next(state for state in record("marrakech", 2, seed=3).states() if len(state.legal_actions) > 1)
    valuer = Valuer(Settings(8))
    assert valuer.look(state, "share").simulations == 8
    valuer.deepen(state, "share", 32)
    valuer.deepen(state, "share", 16)
    assert (valuer.depth(state, "share"), valuer.depth(state, "margin")) == (32, 8)
    assert valuer.look(state, "share").simulations == 32
