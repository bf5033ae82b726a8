"""Fitting weights: the same numbers for the same seed, and the right ones where they are known."""

from pathlib import Path

import numpy as np
import pytest

from jemaa import games
from jemaa.bots.tune import Samples, Watch, first_weights, fit, fit_spread, tune
from jemaa.bots.weights import Pair, load, text
from tests.cli.test_main import run

NAMES = ("points", "promise", "charm")
START, END = [1.0, 6.0, -2.0], [1.0, 3.0, 0.5]


def told(seed: int, rounds: int = 40, noise: float = 1.0) -> Samples:
    """A game of two seats whose points come, on average, as `START` and `END` promise, a round (4 positions) later."""
    numbers = np.random.default_rng(seed)
    length = 4 * rounds
    stages = np.linspace(1, 0, length)
    promises = numbers.normal(size=(length, 2))
    weights = np.array(END)[1:] + stages[:, None] * (np.array(START) - END)[1:]
    expected = (promises * weights).sum(axis=1)
    points = np.zeros(length + 4)
    for i in range(length):  # what is promised now is had a round later, less what is promised then
        later = expected[i + 4] if i + 4 < length else 0.0
        points[i + 4] = points[i] + expected[i] - later + numbers.normal() * noise
    leads = np.stack([points[:length], *promises.T], axis=1)
    both = np.stack([leads, -leads], axis=1)
    ends = np.array([points[length:][i % 4] for i in range(length)])
    results = np.stack([ends, -ends], axis=1)
    return Samples(both, stages, results, (results > 0).astype(float))


def test_known_weights_are_found() -> None:
    start, end = fit([told(seed) for seed in range(150)], NAMES)
    assert start == pytest.approx(START, abs=0.25)
    assert end == pytest.approx(END, abs=0.25)


def test_points_as_they_stand_count_one() -> None:
    start, end = fit([told(seed, rounds=10) for seed in range(3)], NAMES)
    assert (start[0], end[0]) == (1, 1)


def test_the_spread_is_wider_where_results_are_less_sure() -> None:
    ones = np.array([1.0]), np.array([1.0])
    assert fit_spread([lead(8.0, sure=0.95)], *ones).end < fit_spread([lead(8.0, sure=0.6)], *ones).end


def lead(points: float, sure: float) -> Samples:
    """Positions at the end of a game in which the leader wins so often."""
    won = (np.arange(1000) < 1000 * sure).astype(float)
    both = np.tile(np.array([[[points], [-points]]]), (1000, 1, 1))
    return Samples(both, np.zeros(1000), both[:, :, 0], np.stack([won, 1 - won], axis=1))


@pytest.mark.parametrize("name", games.GAMES)
def test_the_same_seed_gives_the_same_weights(name: str) -> None:
    tables = [games.game(name, 2), games.game(name, 3)]
    told_of: list[str] = []
    steps: list[int] = []
    found = [tune(tables, 2, seed, "jemaa tune", Watch(lambda: steps.append(1), told_of.append)) for seed in (1, 1, 2)]
    assert text(found[0]) == text(found[1])
    assert found[0].features != found[2].features
    assert tuple(found[0].features) == tables[0].type.evaluation.names
    assert len(told_of) == 9
    assert len(steps) == 18


def test_fitting_starts_from_nothing_but_points() -> None:
    """So that what is in the package already is of no influence: the command makes the same file again."""
    weights = first_weights(games.game("marrakech").type.evaluation)
    assert weights.features.pop("points") == Pair(1, 1)
    assert set(weights.features.values()) == {Pair(0, 0)}


def test_the_command_writes_a_file_that_names_it(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    code, _, err = run("tune", "marrakech", "--games", "4", "--seed", "3", "--out", str(file))
    assert code == 0
    assert "round 3: " in err
    assert load(file).command == "jemaa tune marrakech --games 4 --seed 3"
    code, out, _ = run("tune", "marrakech", "--games", "4", "--seed", "3")
    assert out == file.read_text()
    code, _, err = run("tune", "marrakech", "--out", str(file))
    assert code == 2
    assert "weights.json exists; give another --out" in err
