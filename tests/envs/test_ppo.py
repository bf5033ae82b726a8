"""PPO in one file: it learns, goes on from a checkpoint as if nothing had happened, and credits the right decisions."""

from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tests.envs.example import example

if find_spec("torch") is None:
    pytest.skip("PyTorch is not installed", allow_module_level=True)


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    return example("ppo")


def test_it_learns_to_beat_random(ppo: ModuleType) -> None:
    learner = ppo.Learner(ppo.Settings(games=64, updates=40, hidden=64))
    before = ppo.strength(learner.game, partial(learner.policy().choose, learner.game.type)).share
    for _ in range(25):
        learner.update()
    after = ppo.strength(learner.game, partial(learner.policy().choose, learner.game.type)).share
    assert after > max(0.53, before + 0.1), f"from {before:.1%} to {after:.1%}"


def test_a_run_that_was_interrupted_gives_the_same_policy(ppo: ModuleType, tmp_path: Path) -> None:
    settings = ppo.Settings(games=8, steps=32, updates=4, every=2, hidden=16)
    whole = ppo.train(settings, tmp_path / "whole").policy()
    part = ppo.Learner(settings)
    (tmp_path / "part").mkdir()
    for _ in range(2):
        part.update()
    part.save(tmp_path / "part")
    resumed = ppo.train(settings, tmp_path / "part").policy()
    assert sorted(file.name for file in (tmp_path / "part" / "policies").iterdir()) == ["00002.npz", "00004.npz"]
    assert resumed.about["updates"] == 4
    for one, other in zip(whole.layers, resumed.layers, strict=True):
        assert np.array_equal(one.weights, other.weights)
        assert np.array_equal(one.offsets, other.offsets)
    with pytest.raises(SystemExit, match="other settings"):
        ppo.train(ppo.Settings(games=9), tmp_path / "part")


def test_the_exported_layers_choose_as_the_network(ppo: ModuleType) -> None:
    import torch  # noqa: PLC0415  # may not be there

    learner = ppo.Learner(ppo.Settings(games=64, steps=32, updates=4, hidden=16))
    learner.update()
    seen = learner.turning.seen(learner.env.observations, which := learner.turning.which(learner.env.observations))
    mask = learner.turning.mask(learner.env.legal == 1, which)
    with torch.no_grad():
        chances, _ = learner.network(torch.from_numpy(seen), torch.from_numpy(mask))
    wanted = learner.turning.back(chances.argmax(dim=1).numpy(), which)
    chosen = learner.policy().choose(learner.game.type, learner.env.observations, learner.env.legal == 1)
    assert (chosen == wanted).mean() > 0.95  # equal but for rounding


def test_each_seat_is_credited_along_its_own_decisions(ppo: ModuleType) -> None:
    # One game of two seats: A, B, A, which ends it with 1 for A; then A and B begin the next one.
    reward = np.zeros((5, 1, 2), np.float32)
    reward[2, 0] = [1, 0]
    column = np.array([[0.5], [0.4], [0.6], [0.5], [0.5]], np.float32)
    played = ppo.Played(seen=None, mask=None, action=None, chance=None, value=column,
                        seat=np.array([[0], [1], [0], [0], [1]], np.int8),
                        ended=np.array([[False], [False], [True], [False], [False]]), reward=reward)
    praise, known = ppo.advantages(played, 0.5)
    assert known[:, 0].tolist() == [True, True, True, False, False]
    assert praise[:3, 0] == pytest.approx([0.6 - 0.5 + 0.5 * 0.4, 0 - 0.4, 1 - 0.6])


def test_the_reward_is_a_share_of_the_win_and_the_margin(ppo: ModuleType) -> None:
    points = np.array([[60, 50], [40, 40], [9, 1]], np.float32)
    reward = ppo.paid(points, np.array([True, True, False]), 0.01)
    assert reward == pytest.approx(np.array([[1.1, -0.1], [0.5, 0.5], [0, 0]]))
