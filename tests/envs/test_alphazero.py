"""AlphaZero in one file: it learns, and comes to the same, interrupted or not, in one process, two, or on a cluster."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from jemaa.bots.policy import Policy, policy_bot
from jemaa.core.contract import CHANCE
from jemaa.envs.batch import BatchEnv
from jemaa.games import game
from tests.arena.clusters import Cluster, cluster, joined, machines
from tests.envs.example import EXAMPLES, example

if find_spec("torch") is None:
    pytest.skip("PyTorch is not installed", allow_module_level=True)

__all__ = ["cluster"]

SMALL = {"games": 8, "parts": 2, "simulations": 4, "updates": 4, "every": 2, "hidden": 16, "window": 2, "part": 64}


@pytest.fixture(scope="module")
def alphazero() -> ModuleType:
    return example("alphazero")


@pytest.fixture(scope="module")
def whole(alphazero: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small run that was not interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    alphazero.train(alphazero.Settings(**SMALL), folder)
    return folder


def same(one: Path, other: Path) -> bool:
    pairs = zip(*(Policy.load(folder / "policy.npz").layers for folder in (one, other)), strict=True)
    return all(np.array_equal(a, b) for layers in pairs for a, b in zip(*layers, strict=True))


def test_it_learns_to_beat_random(alphazero: ModuleType, tmp_path: Path) -> None:
    settings = alphazero.Settings(games=64, parts=1, simulations=8, updates=14, hidden=64, learnt=8, part=512)
    before = alphazero.measured(alphazero.Learner(settings), "random", 1000, 0).share
    learner = alphazero.train(settings, tmp_path)
    after = alphazero.measured(learner, "random", 1000, 0).share
    assert after > max(0.55, before + 0.1), f"from {before:.1%} to {after:.1%}"
    assert alphazero.measured(learner, "random", 200, 8).share > 0.55


def test_a_run_that_was_interrupted_gives_the_same_policy(alphazero: ModuleType, whole: Path, tmp_path: Path,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    settings = alphazero.Settings(**SMALL)
    save = alphazero.Learner.save

    def save_and_press(learner: Any, folder: Path) -> None:
        save(learner, folder)
        if learner.done == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(alphazero.Learner, "save", save_and_press)
    with pytest.raises(KeyboardInterrupt):
        alphazero.train(settings, tmp_path)
    monkeypatch.undo()
    resumed = alphazero.train(settings, tmp_path)
    assert resumed.done == 4
    assert same(whole, tmp_path)
    assert sorted(file.name for file in (tmp_path / "policies").iterdir()) == ["00002.npz", "00004.npz"]
    assert sorted(file.name for file in (tmp_path / "games").iterdir()) == ["00003.npz", "00004.npz"], "the window"
    with pytest.raises(SystemExit, match="other settings"):
        alphazero.train(alphazero.Settings(games=9), tmp_path)


def test_a_checkpoint_of_the_usual_size_takes_4_mb_at_most(alphazero: ModuleType, tmp_path: Path) -> None:
    learner = alphazero.Learner(alphazero.Settings(games=2, parts=1, simulations=2, updates=1))
    assert learner.add(alphazero.play(learner.settings, learner.next_part()))
    learner.save(tmp_path)
    assert (tmp_path / "checkpoint.pt").stat().st_size < 4e6


def test_the_file_plays_as_a_bot(whole: Path) -> None:
    state = game("marrakech", players=2).start()
    while state.actor == CHANCE:
        state = state.apply(state.chance_outcomes[0][0])
    assert policy_bot(str(whole / "policy.npz")).choose(state) in state.legal_actions


def program(folder: Path, *words: str) -> list[str]:
    settings = (f"--{name}={value}" for name, value in SMALL.items())
    return [sys.executable, str(EXAMPLES / "alphazero.py"), *settings, "--out", str(folder), *words]


def test_two_processes_come_to_the_same(whole: Path, tmp_path: Path) -> None:
    ended = subprocess.run(program(tmp_path, "--workers", "2"), capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert same(whole, tmp_path)


def test_a_cluster_of_two_machines_comes_to_the_same(whole: Path, cluster: Cluster, tmp_path: Path) -> None:
    """Here both are processes of this one; the learner is outside."""
    with joined(cluster):
        assert machines(cluster) == 2
        ended = subprocess.run(program(tmp_path, "--ray", cluster.address), env=cluster.environment,
                               capture_output=True, text=True, check=False)
        assert (ended.returncode, ended.stderr) == (0, "")
    assert same(whole, tmp_path)


@pytest.mark.parametrize(("name", "players"), [("marrakech", 4), ("morocco", 3)])
def test_it_plays_both_games_with_more_seats(alphazero: ModuleType, name: str, players: int) -> None:
    settings = alphazero.Settings(game=name, players=players, games=2, parts=1, simulations=3, updates=1, hidden=8)
    learner = alphazero.Learner(settings)
    played = alphazero.play(settings, learner.next_part())
    games = played.games
    assert games.result.shape == games.judged.shape == (len(games.seen), players)
    assert games.result.sum(axis=1) == pytest.approx(1)
    assert games.judged.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert not games.wanted[~games.mask].any()
    assert games.wanted.sum(axis=1) == pytest.approx(1, abs=2e-3)
    assert learner.add(played)
    assert learner.done == 1


def test_priors_are_turned_back(alphazero: ModuleType) -> None:
    """Of an image of a position, the network says the image of what it says of the position."""
    learner = alphazero.Learner(alphazero.Settings(hidden=16))
    env = BatchEnv(learner.game, 50)
    env.reset(1)
    for _ in range(20):
        env.step(env.sample())
    seen, legal = env.observations.copy(), env.legal == 1
    priors, values = learner.player.evaluate(seen, legal)
    assert priors[legal].min() > 0
    assert priors.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert not priors[~legal].any()
    for symmetry in learner.game.type.symmetries():
        images, shares = learner.player.evaluate(seen[:, symmetry.numbers], legal[:, symmetry.actions])
        assert images == pytest.approx(priors[:, symmetry.actions], abs=1e-5)
        assert shares == pytest.approx(values, abs=1e-5)


def test_shares_are_told_from_the_acting_seat_on(alphazero: ModuleType) -> None:
    step = alphazero.Step(*(np.zeros((3, 1)) for _ in range(3)), judged=np.array([[1, 2, 3]] * 3, np.float32),
                          seat=np.array([0, 2, 1], np.int8), counts=np.array([True, True, False]))
    told = alphazero.learnable(step, np.array([[4, 5, 6]] * 3, np.float32))
    assert told.judged.tolist() == [[1, 2, 3], [3, 1, 2]]
    assert told.result.tolist() == [[4, 5, 6], [6, 4, 5]]


def test_actions_are_drawn_by_their_visits(alphazero: ModuleType) -> None:
    visits = np.tile(np.array([0, 3, 0, 1], np.int32), (4000, 1))
    drawn = alphazero.chosen(visits, np.random.default_rng(1), drawn=True)
    assert np.bincount(drawn, minlength=4)[:3].tolist() == [0, (drawn == 1).sum(), 0]
    assert (drawn == 1).mean() == pytest.approx(0.75, abs=0.03)
    assert (alphazero.chosen(visits, np.random.default_rng(1), drawn=False) == 1).all()
