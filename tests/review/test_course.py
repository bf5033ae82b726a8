"""The course of a game: two judgements of each position, and values that fit together."""

from itertools import pairwise

import pytest

from jemaa.bots.search import forced
from jemaa.core.contract import CHANCE
from jemaa.review.course import Twice, course, disagreement, judged, judged_positions, loses_nothing, spread
from jemaa.review.valuer import AIMS, Aim, Settings, Valuer
from tests.bots.test_kingmaking import DECIDES, position
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
            changes = [(state.actor, after[seat] - before[seat])
                       for state, (before, after) in zip(states, pairwise(values), strict=False)]
            luck, own = (sum(change for actor, change in changes if actor == who) for who in (CHANCE, seat))
            given = sum(change for actor, change in changes if actor not in {CHANCE, seat})
            assert values[0][seat] + luck + own + given == pytest.approx(values[-1][seat])
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
            assert outcome == choice or forced(state.apply(outcome)) in found
    assert all(0 < weight <= 1 for weight in found.values())


def test_a_position_is_searched_as_deep_as_it_was_asked_for() -> None:
    state = next(state for state in record("marrakech", 2, seed=3).states() if len(state.legal_actions) > 1)
    valuer = Valuer(Settings(8))
    assert valuer.look(state, "share").simulations == 8
    valuer.deepen(state, "share", 32)
    valuer.deepen(state, "share", 16)
    assert (valuer.depth(state, "share"), valuer.depth(state, "margin")) == (32, 8)
    assert valuer.look(state, "share").simulations == 32


@pytest.mark.parametrize(("name", "players"), TABLES[1:4])
@pytest.mark.parametrize("aim", AIMS)
def test_whose_choice_is_what_the_search_takes_has_lost_nothing(name: str, players: int, aim: Aim) -> None:
    """However far searches from here and from there differ, which they do the more, the less deep they are."""
    played, _ = reviewed(name, players)
    states, valuer = list(played.states()), Valuer(SETTINGS)
    worth = course(valuer, states, played.entries, aim)
    taken = [at for at, (state, choice) in enumerate(zip(states, played.entries, strict=False))
             if len(state.legal_actions) > 1 and loses_nothing(valuer, state, choice, aim)]
    assert max(judged(valuer, states[at], aim).difference for at in taken) > 0.01
    assert all(worth[at] == worth[at + 1] for at in taken)


def test_a_seat_that_may_take_anything_may_give_something_whatever_it_takes() -> None:
    state = position(*DECIDES[2])
    valuer = Valuer(SETTINGS)
    look = valuer.look(state, "share")
    assert look.action
    assert not loses_nothing(valuer, state, look.action, "share")


def test_differences_that_cancel_out_are_doubt_all_the_same() -> None:
    assert spread([0.3, -0.3, 0.0]) == pytest.approx(0.3 * 2 ** 0.5)
    assert spread([0.1, 0.1, 0.1]) == pytest.approx(0.3)
    assert spread([]) == 0
