"""The moments to learn from: whose they are, why the better choice is better, and which tries count as right."""

import pytest

from jemaa import games
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.core.record import Seat
from jemaa.review import exercises as rules
from jemaa.review.exercises import MOST, exercises, figures, is_right, outlook, reason, tries
from jemaa.review.report import Decision
from jemaa.review.valuer import Settings, Valuer
from tests.played import record
from tests.review.games import SETTINGS, TABLES, reviewed

every_table = pytest.mark.parametrize(("name", "players"), TABLES[:4])


def played_by(kinds: list[str]) -> tuple[list[str], list[tuple[str, float]]]:
    """The letters of exercises, and each with what it cost, where these kinds of players have played a random game."""
    played, made = reviewed("marrakech", len(kinds))
    seats = [Seat("ABCDE"[at], f"P{at}", kind) for at, kind in enumerate(kinds)]
    found = exercises(Valuer(SETTINGS), seats, list(played.states()), made.entries)
    costs = []
    for each in found:
        entry = made.entries[each.version]
        assert isinstance(entry, Decision)
        costs.append((each.by, entry.loss.share))
    return [each.by for each in found], costs


def test_errors_of_bots_are_not_among_those_of_people() -> None:
    assert set(played_by(["level3", "human"])[0]) == {"B"}
    assert set(played_by(["level3", "random"])[0]) == {"A", "B"}


def test_each_person_has_three_moments_at_most_and_the_costliest_come_first() -> None:
    letters, costs = played_by(["human", "human", "random"])
    assert {letter: letters.count(letter) for letter in set(letters)} == {"A": MOST, "B": MOST}
    assert [cost for _, cost in costs] == sorted((cost for _, cost in costs), reverse=True)
    assert min(cost for _, cost in costs) >= 0.02


@every_table
def test_a_exercise_has_every_legal_choice_once_and_the_best_first(name: str, players: int) -> None:
    played, made = reviewed(name, players)
    states = list(played.states())
    assert made.exercises
    for each in made.exercises:
        legal = states[each.version].legal_actions
        assert sorted(one.choice for one in each.tries) == sorted(action.text for action in legal)
        lost = [one.lost for one in each.tries]
        assert lost == sorted(lost)
        assert lost[0] == 0
        assert each.tries[0].right


@pytest.mark.parametrize(("lost", "bound", "right"), [(0.04, 0.04, True), (0.041, 0.04, False), (0.09, 0.1, True)])
def test_what_lies_within_the_bound_is_right(lost: float, bound: float, right: bool) -> None:
    assert is_right(lost, bound) is right


def decision() -> State:
    return next(state for state in record("marrakech", 3, seed=3, entries=60).states()
                if state.actor >= 0 and len(state.legal_actions) > 4)


def test_the_search_s_own_error_widens_what_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "RIGHT", 0.0)
    state = decision()
    first, second = state.legal_actions[:2]
    strict = tries(Valuer(Settings(8)), state, (first, second), 0.0)
    lenient = tries(Valuer(Settings(8)), state, (first, second), 1.0)
    assert [each.right for each in strict] == [each.lost <= 1e-9 for each in strict]
    assert all(each.right for each in lenient)
    assert not all(each.right for each in strict)


def test_before_a_roll_dirhams_are_their_mean_over_the_outcomes() -> None:
    state = next(state for state in record("marrakech", 3, seed=3, entries=90).states()
                 if state.actor >= 0 and state.apply(state.legal_actions[0]).actor == CHANCE
                 and len({outlook(state, action)["dirhams"] for action in state.legal_actions}) > 1)
    expected = {}
    for action in state.legal_actions:
        after = state.apply(action)
        whole = sum(weight for _, weight in after.chance_outcomes)
        expected[action] = sum(weight * figures(after.apply(outcome), state.actor)["dirhams"]
                               for outcome, weight in after.chance_outcomes) / whole
        assert outlook(state, action)["dirhams"] == pytest.approx(expected[action])
    worst, best = (min(expected, key=expected.__getitem__), max(expected, key=expected.__getitem__))
    why, now = reason(state, worst, best), figures(state, state.actor)["dirhams"]
    assert why.source == "dirhams"
    assert (why.chosen, why.best) == pytest.approx((expected[worst] - now, expected[best] - now))


def test_a_reason_never_speaks_against_the_better_choice() -> None:
    state = decision()
    for first in state.legal_actions[:4]:
        for second in state.legal_actions[:4]:
            why = reason(state, first, second)
            assert why.best > why.chosen or why.source == ""


def test_cubes_count_in_a_game_that_has_them() -> None:
    assert "cubes" in figures(games.game("morocco", 2).start(), 0)
    assert "cubes" not in figures(games.game("marrakech", 2).start(), 0)
