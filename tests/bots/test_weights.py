"""Weights: a readable file, which compiled code gets as one array."""

from pathlib import Path

import numpy as np
import pytest

from jemaa import games
from jemaa.bots.weights import Pair, Weights, load, text, vector
from jemaa.core.errors import JemaaError

MADE = Weights(command="jemaa tune marrakech", seed=1, games=3, spread=Pair(30, 5),
               features={name: Pair(2 * at + 1, at) for at, name in enumerate(
                   ("points", "rugs", "halves", "areas", "toll", "poverty"))})


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text(MADE))
    assert load(file) == MADE


def test_the_array_has_ends_then_what_the_stage_adds_then_the_spread() -> None:
    found = np.asarray(vector(MADE, games.game("marrakech").type.evaluation))
    assert found.tolist() == [0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6, 5, 25]


@pytest.mark.parametrize("name", games.GAMES)
def test_the_weights_of_the_games_are_for_their_features(name: str) -> None:
    evaluation = games.game(name).type.evaluation
    weights = load(evaluation.weights)
    assert tuple(weights.features) == evaluation.names
    assert weights.command == f"jemaa tune {name} --games {weights.games} --seed {weights.seed}"
    assert weights.features["points"] == Pair(1, 1)
    assert evaluation.weights.read_text() == text(weights)


def test_weights_for_other_features_are_refused_with_what_to_do() -> None:
    with pytest.raises(JemaaError, match="fit them again with `jemaa tune marrakech`"):
        vector(MADE, games.game("morocco").type.evaluation)


@pytest.mark.parametrize("content", ["", "{}", '{"seed": "one"}'])
def test_a_damaged_file_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "weights.json"
    file.write_text(content)
    with pytest.raises(JemaaError, match=r"cannot read the weights in weights\.json"):
        load(file)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JemaaError, match=r"cannot read the weights in nothing\.json"):
        load(tmp_path / "nothing.json")
