"""TorchRL's face: its own check passes, and the games are those of Gymnasium, step by step."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

if find_spec("torchrl") is None:
    pytest.skip("TorchRL is not installed", allow_module_level=True)

import torch
from torchrl.envs import ActionMask, EnvBase, TransformedEnv
from torchrl.envs.utils import check_env_specs, step_mdp

import jemaa.envs.gymnasium  # noqa: F401  # registers
from jemaa.core.errors import BadOption
from jemaa.envs.info import IllegalActionWarning
from jemaa.envs.torchrl import TorchGames
from jemaa.games import SHIPPED

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "torchrl.md"


def lowest(seen: Any) -> Any:
    return seen.set("action", seen["action_mask"].int().argmax(dim=1))


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("observation", ["scaled", "numbers"])
def test_their_own_check_passes(name: str, observation: str) -> None:
    check_env_specs(TransformedEnv(TorchGames(name, 2, 3, observation=observation), ActionMask()))


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_games_are_those_of_gymnasium(name: str, opponents: str) -> None:
    given: Any = {"players": 2, "opponents": opponents, "observation": "scaled"}
    env = TorchGames(name, num_envs=2, seed=5, **given)
    alone: Any = [gymnasium.make(f"jemaa/{name.capitalize()}-v1", **given) for _ in range(2)]
    apart = [each.reset(seed=5, options={"number": number})[0] for number, each in enumerate(alone)]
    seen, ended = env.reset(), 0
    while ended < 4:
        seen, following = env.step_and_maybe_reset(lowest(seen))
        for at, each in enumerate(alone):
            assert np.array_equal(seen["observation"][at], apart[at]["observation"])
            assert np.array_equal(seen["action_mask"][at], apart[at]["action_mask"])
            apart[at], reward, over, _, _ = each.step(int(seen["action"][at]))
            assert float(seen["next", "reward"][at]) == pytest.approx(reward)
            assert bool(seen["next", "done"][at]) == over
            assert np.array_equal(seen["next", "observation"][at], apart[at]["observation"])
            if over:
                ended += 1
                apart[at], _ = each.reset()
        seen = following


def test_a_reset_begins_the_marked_games_alone() -> None:
    env = TorchGames(players=2, num_envs=3, seed=1)
    start = env.reset()
    moved = step_mdp(env.step(lowest(start.clone())))
    moved["_reset"] = torch.tensor([[False], [True], [False]])
    begun = env.reset(moved.clone())  # which it changes
    assert torch.equal(begun["observation"][[0, 2]], moved["observation"][[0, 2]])
    assert not torch.equal(begun["observation"][1], moved["observation"][1])
    env.set_seed(1)
    assert torch.equal(env.reset()["observation"], start["observation"])


@pytest.mark.parametrize("name", SHIPPED)
def test_ended_games_begin_as_torchrl_begins_them(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = (TorchGames(name, players=2, num_envs=8, seed=4) for _ in range(2))
    monkeypatch.setattr(theirs, "maybe_reset", lambda seen: EnvBase.maybe_reset(theirs, seen))
    seen, also_seen, ended = ours.reset(), theirs.reset(), 0
    while ended < 12:
        (done, seen), (also_done, also_seen) = (env.step_and_maybe_reset(lowest(now))
                                                for env, now in ((ours, seen), (theirs, also_seen)))
        assert (done == also_done).all()
        assert (seen.exclude("action") == also_seen.exclude("action")).all()
        ended += int(done["next", "done"].sum())


def test_a_game_pays_once() -> None:
    played = TransformedEnv(TorchGames(players=2, num_envs=16, seed=2), ActionMask()).rollout(
        100, break_when_any_done=False)["next"]
    assert int(played["done"].sum()) == 32
    assert not played["reward"][~played["done"]].any()
    assert 0 <= float(played["reward"].min()) <= float(played["reward"].max()) <= 1


def test_an_illegal_action_ends_its_game_alone() -> None:
    env = TorchGames(players=2, num_envs=2, seed=1)
    seen = env.reset()
    seen["action"] = torch.tensor([86, int(seen["action_mask"][1].int().argmax())])
    with pytest.warns(IllegalActionWarning):
        after = env.step(seen)["next"]
    assert after["reward"][:, 0].tolist() == [-1, 0]
    assert after["done"][:, 0].tolist() == [True, False]


def test_a_format_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption, match="observation is one of numbers, scaled here; not 'planes'"):
        TorchGames(players=2, num_envs=2, observation="planes")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # TorchRL’s own
def test_the_program_in_the_guide_runs() -> None:
    program = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[0]
    made: dict[str, Any] = {}
    exec(compile(program.replace("frames = 1_000_000", "frames = 16_384"), str(GUIDE), "exec"), made)  # noqa: S102
    assert made["trained"] == 16_384
