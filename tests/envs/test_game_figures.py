"""The sizes of games are those of the games that random play plays."""

import math

import pytest

from jemaa.core.chance import WORD, threefry
from jemaa.core.errors import BadOption
from jemaa.core.row import load
from jemaa.envs.batch import playouts
from jemaa.envs.game_figures import game_figures
from jemaa.games import SHIPPED, game


@pytest.mark.parametrize("name", SHIPPED)
def test_they_are_those_of_the_same_games_choice_by_choice(name: str) -> None:
    played, decisions, draws, legal, outcomes, magnitudes = game(name, 2), [], 0, [], [], []
    for number in range(5):
        state, word, taken, magnitude = played.start(), threefry(3, number, 0, 0) & WORD, 0, 0.0
        while not state.is_over:
            possible = len(state.legal_actions) or len(state.chance_outcomes)
            magnitude += math.log10(possible)
            if state.actor >= 0:
                taken += 1
                legal.append(possible)
            else:
                draws += 1
                outcomes.append(possible)
            choice, word = played.type.sample(load(played.type.rules.layout, bytes(state))[0], word)
            state = state.apply(int(choice))
        decisions.append(taken)
        magnitudes.append(magnitude)
    figures = game_figures(played, 5, seed=3)
    assert figures.games == 5
    assert figures.decisions == (sum(decisions) / 5, min(decisions), max(decisions))
    assert figures.draws == draws / 5
    assert figures.choices[0] == pytest.approx(sum(legal) / len(legal))
    assert figures.choices[1] == max(legal)
    assert figures.outcomes == pytest.approx(sum(outcomes) / len(outcomes))
    assert figures.magnitude[0] == pytest.approx(sum(magnitudes) / 5)
    assert playouts(played, 5, seed=3)[1].tolist() == decisions


def test_impossible_arguments_are_refused() -> None:
    with pytest.raises(BadOption, match="2 games or more, not 1"):
        game_figures(game("marrakech", 2), 1)
    with pytest.raises(BadOption, match="a seed is a whole number"):
        game_figures(game("marrakech", 2), 2, seed=-1)
