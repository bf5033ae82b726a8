"""What more time would win, added up from single decisions (`benchmarks/regret.py`)."""

import pytest

from benchmarks import regret
from benchmarks.regret import OF_A_GAME, Drawn, Measurement, drawn, scaled
from jemaa import games
from jemaa.arena.ratio import Estimate
from jemaa.bots.search import Line
from jemaa.core.chance import Stream
from jemaa.core.game import State

TWO = games.game("marrakech", 2, first_player="A", two_player_rugs="single")


def lines(state: State, *values: float) -> list[Line]:
    """What a search says that looked at the first actions, the one to be made first."""
    return [Line(action, 10, (value, 1 - value)) for action, value in
            zip(state.legal_actions[: len(values)], values, strict=True)]


def test_a_choice_costs_what_the_best_is_worth_more() -> None:
    state = TWO.start()
    first, second, third = state.legal_actions
    judged = lines(state, 0.6, 0.45)
    costs = [regret.regret(judged, action, 0) for action in (first, second, third)]
    assert costs == pytest.approx([0, 0.15, 0.15]), "the third was not looked at: as the worst that was"
    assert regret.regret(judged, second, 1) == pytest.approx(-0.15), "for the other seat"


@pytest.mark.parametrize(("other", "alone", "players", "seats"), [
    ("random", False, 2, {0}), ("random", True, 3, {0}), ("level5", False, 2, {0, 1})])
def test_positions_are_decisions_of_level5(other: str, alone: bool, players: int, seats: set[int]) -> None:
    game = drawn(games.game("marrakech", players), other, alone, Stream(7), 0)
    assert len(game.states) == OF_A_GAME
    assert all(state.actor in seats and len(state.legal_actions) > 1 for state in game.states)
    assert 10 < game.decisions < 100, "of one seat"


def test_regrets_are_added_up_over_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One choice in two costs a hundredth of the win: a seat with 30 decisions loses 15 hundredths."""
    state, asked = TWO.start(), list[int]()

    def searched(at: State, simulations: int, _stream: Stream) -> list[Line]:
        asked.append(simulations)
        found = lines(at, 0.6, 0.59)
        return found[::-1] if simulations == 500 and len(asked) % 2 else found

    monkeypatch.setattr(regret, "searched", searched)
    measurement = Measurement(TWO, (1, 4), 64)
    for _ in range(2):
        measurement.add(Drawn(30, [state] * OF_A_GAME), Stream(1))
    assert asked == 2 * (OF_A_GAME * [32_000] + OF_A_GAME * [500] + OF_A_GAME * [2_000])
    of_500, of_2000 = measurement.lines()
    assert of_500.startswith("500 simulations (1 ×): 15.0 % ± 0.0 a game of 30.0 decisions; "
                             "the choice of 32000 in 50.0 %")
    assert of_2000.startswith("2000 simulations (4 ×): 0.0 % ± 0.0 a game of 30.0 decisions; "
                              "the choice of 32000 in 100.0 %")
    assert of_500.endswith("of 16 positions")


def test_what_is_known_of_one_game_has_no_interval() -> None:
    assert scaled(Estimate(0.5, None, None), 30) == Estimate(15, None, None)
