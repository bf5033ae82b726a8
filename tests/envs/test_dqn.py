"""DQN in one file: it learns, goes on from a checkpoint as if nothing had happened, and values legal actions only."""

from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from jemaa.bots.policy import policy_bot
from jemaa.core.contract import CHANCE
from jemaa.games import game
from tests.envs.example import example

if find_spec("torch") is None:
    pytest.skip("PyTorch is not installed", allow_module_level=True)


@pytest.fixture(scope="module")
def dqn() -> ModuleType:
    return example("dqn")


def test_it_learns_to_beat_random(dqn: ModuleType) -> None:
    learner = dqn.Learner(dqn.Settings(games=64, updates=30, memory=10, learnt=4, hidden=64))
    before = dqn.strength(learner.game, partial(learner.policy().choose, learner.game.type)).share
    for _ in range(25):
        learner.update()
    after = dqn.strength(learner.game, partial(learner.policy().choose, learner.game.type)).share
    assert after > max(0.53, before + 0.1), f"from {before:.1%} to {after:.1%}"


@pytest.mark.parametrize("opponents", ["", "random"])
def test_a_run_that_was_interrupted_gives_the_same_policy(dqn: ModuleType, tmp_path: Path, opponents: str) -> None:
    settings = dqn.Settings(games=8, steps=32, updates=4, memory=3, every=2, hidden=16, part=64, opponents=opponents)
    whole = dqn.train(settings, tmp_path / "whole").policy()
    part = dqn.Learner(settings)
    (tmp_path / "part").mkdir()
    for _ in range(2):
        part.update()
    part.save(tmp_path / "part")
    resumed = dqn.train(settings, tmp_path / "part").policy()
    assert sorted(file.name for file in (tmp_path / "part" / "policies").iterdir()) == ["00002.npz", "00004.npz"]
    assert resumed.about["updates"] == 4
    for one, other in zip(whole.layers, resumed.layers, strict=True):
        assert np.array_equal(one.weights, other.weights)
        assert np.array_equal(one.offsets, other.offsets)
    with pytest.raises(SystemExit, match="other settings"):
        dqn.train(dqn.Settings(games=9), tmp_path / "part")
    state = game("marrakech", players=2).start()
    while state.actor == CHANCE:
        state = state.apply(state.chance_outcomes[0][0])
    assert policy_bot(str(tmp_path / "whole" / "policy.npz")).choose(state) in state.legal_actions


def test_the_exported_layers_choose_as_the_network(dqn: ModuleType) -> None:
    import torch  # noqa: PLC0415  # may not be there

    learner = dqn.Learner(dqn.Settings(games=64, steps=32, updates=4, hidden=16))
    learner.update()
    seen = learner.turning.seen(learner.env.observations, which := learner.turning.which(learner.env.observations))
    mask = learner.turning.mask(learner.env.legal == 1, which)
    with torch.no_grad():
        best = learner.network.best(torch.from_numpy(seen), torch.from_numpy(mask))
    wanted = learner.turning.back(best.numpy(), which)
    chosen = learner.policy().choose(learner.game.type, learner.env.observations, learner.env.legal == 1)
    assert (chosen == wanted).mean() > 0.95  # equal but for rounding


def test_next_positions_are_valued_by_their_legal_actions(dqn: ModuleType) -> None:
    import torch  # noqa: PLC0415  # may not be there

    network = dqn.Network(3, 4, 8)
    seen = torch.randint(0, 5, (50, 3))
    mask = torch.rand(50, 4) < 0.5
    mask[:, 0] |= ~mask.any(dim=1)
    assert mask.gather(1, network.best(seen, mask)[:, None]).all()
    values = network(seen).masked_fill(~mask, -1e9)
    assert torch.equal(network.best(seen, mask), values.argmax(dim=1))


def test_decisions_are_followed_by_those_of_the_same_seat(dqn: ModuleType) -> None:
    # One game of two seats: A, B, A, A, B, which ends it with 1 for A; then B, A, B begin the next one.
    reward = np.zeros((8, 1, 2), np.float32)
    reward[4, 0] = [1, -1]
    played = dqn.Played(seen=None, mask=None, action=None, seat=np.array([[0, 1, 0, 0, 1, 1, 0, 1]], np.int8).T,
                        ended=np.array([[False] * 4 + [True] + [False] * 3]).T, reward=reward)
    paid, later = dqn.followed(played, 2)
    assert later[:, 0].tolist() == [3, dqn.OVER, dqn.OVER, dqn.OVER, dqn.OVER, 7, dqn.UNKNOWN, dqn.UNKNOWN]
    assert paid[:, 0].tolist() == [0, -1, 1, 1, -1, 0, 0, 0]
    assert dqn.followed(played, 1)[1][:, 0].tolist() == [2, 4, 3, dqn.OVER, dqn.OVER, 7, dqn.UNKNOWN, dqn.UNKNOWN]


def test_the_reward_is_a_share_of_the_win_and_the_margin(dqn: ModuleType) -> None:
    points = np.array([[60, 50], [40, 40], [9, 1]], np.float32)
    reward = dqn.reward(points, np.array([True, True, False]), 0.01)
    assert reward == pytest.approx(np.array([[1.1, -0.1], [0.5, 0.5], [0, 0]]))
