"""Stable-Baselines3's face: games, seeds, ends and masks as `VecEnv` promises them; with the library, where it is."""

from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
import pytest

import jemaa.envs.gymnasium  # noqa: F401  # registers
from jemaa.core.errors import BadOption
from jemaa.core.extra import MissingExtra
from jemaa.envs.info import IllegalActionWarning
from jemaa.envs.sb3 import VecGames, vec_env
from jemaa.games import SHIPPED

WITHOUT = pytest.mark.skipif(find_spec("stable_baselines3") is None, reason="Stable-Baselines3 is not installed")


def step(env: VecGames, actions: Any) -> Any:
    env.step_async(np.asarray(actions))
    return env.step_wait()


def same(first: Any, second: Any) -> bool:
    return bool(np.array_equal(first["observation"], second["observation"])
                and np.array_equal(first["action_mask"], second["action_mask"]))


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_games_are_those_of_gymnasium_and_begin_anew_in_the_same_step(name: str, opponents: str) -> None:
    given: Any = {"players": 2, "opponents": opponents}
    env = VecGames(name, num_envs=3, observation="numbers", mask="beside", **given)
    alone: Any = [gymnasium.make(f"jemaa/{name.capitalize()}-v1", **given) for _ in range(3)]
    env.seed(5)
    seen, ended = env.reset(), 0
    apart = [each.reset(seed=5, options={"number": number})[0] for number, each in enumerate(alone)]
    while ended < 5:
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, done, infos = step(env, actions)
        for at, each in enumerate(alone):
            apart[at], reward, over, _, info = each.step(actions[at])
            assert (rewards[at], done[at]) == (pytest.approx(reward), over)
            if over:
                ended += 1
                assert same(infos[at]["terminal_observation"], apart[at])
                assert infos[at]["episode"]["r"] == pytest.approx(reward)
                assert infos[at]["episode"]["l"] == infos[at]["length"] == info["length"]
                assert infos[at]["opponents"] == info["opponents"]
                assert infos[at]["points"].tolist() == info["points"].tolist()
                assert (infos[at]["winner"], infos[at]["ranks"].tolist()) == (info["winner"], info["ranks"].tolist())
                apart[at], _ = each.reset()
            else:
                assert infos[at] == {}
            assert same({key: value[at] for key, value in seen.items()}, apart[at])


def test_an_illegal_action_ends_its_game_alone() -> None:
    env = VecGames(players=2, num_envs=2, seed=1)
    env.reset()
    with pytest.warns(IllegalActionWarning, match="reward -1"):
        _, rewards, done, infos = step(env, [86, env.action_masks()[1].argmax()])
    assert rewards.tolist() == [-1, 0]
    assert done.tolist() == [True, False]
    assert infos[0]["illegal"].startswith("MK-")
    assert "winner" not in infos[0]
    assert env.action_masks().any(axis=1).all()


def test_observations_fit_their_space_and_masks_are_handed_out_by_game() -> None:
    env = VecGames("morocco", 3, 4, seed=1)
    seen = env.reset()
    assert seen.dtype == np.float32
    assert all(env.observation_space.contains(each) for each in seen)
    masks = env.env_method("action_masks", indices=[2, 0])
    assert np.array_equal(masks, env.action_masks()[[2, 0]])
    assert env.has_attr("action_masks")
    assert env.get_attr("seat", 1) == [0]
    assert env.env_is_wrapped(gymnasium.Wrapper) == [False] * 4


def test_a_seed_counts_once_and_options_go_to_the_next_reset() -> None:
    env = VecGames(players=2, num_envs=2, seed=3)
    env.reset()
    first = [env.position(at) for at in range(2)]
    env.reset()
    assert [env.position(at) for at in range(2)] != first
    env.seed(3)
    env.reset()
    assert [env.position(at) for at in range(2)] == first
    env.set_options({"position": first[1]})
    env.reset()
    assert env.position(0) == first[1]
    env.reset()
    assert env.position(0) != first[1]


def test_what_games_share_is_set_for_all_of_them() -> None:
    env = VecGames(players=2, num_envs=2, render_mode="rgb_array", seed=1)
    env.reset()
    assert [picture.shape[2] for picture in env.get_images() if picture is not None] == [3, 3]
    env.set_attr("render_mode", None)
    assert env.get_images() == [None, None]
    with pytest.raises(BadOption, match="all 2 games share render_mode"):
        env.set_attr("render_mode", "rgb_array", indices=0)
    with pytest.raises(BadOption, match="render_mode is 'rgb_array' or None"):
        VecGames(render_mode="human")


@pytest.mark.skipif(find_spec("stable_baselines3") is not None, reason="Stable-Baselines3 is installed here")
def test_without_the_library_the_error_says_what_to_install() -> None:
    with pytest.raises(MissingExtra, match="pip install stable-baselines3 sb3-contrib"):
        vec_env(players=2, num_envs=2)


@WITHOUT
def test_maskable_ppo_of_the_library_trains_on_legal_actions_only() -> None:
    from sb3_contrib import MaskablePPO  # noqa: PLC0415  # may not be there

    env: Any = vec_env(players=2, num_envs=8)
    model = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=64, n_epochs=1, seed=1)
    model.learn(512)  # an illegal action would raise IllegalActionWarning
    assert model.num_timesteps == 512
    actions, _ = model.predict(env.reset(), action_masks=env.action_masks())
    assert env.action_masks()[np.arange(8), actions].all()


@WITHOUT
def test_the_library_s_wrappers_take_it() -> None:
    from stable_baselines3.common.vec_env import VecEnv, VecMonitor, VecNormalize  # noqa: PLC0415  # may not be there

    env: Any = vec_env(players=2, num_envs=4, seed=1)
    assert isinstance(env, VecEnv)
    wrapped = VecNormalize(VecMonitor(env))
    wrapped.reset()
    for _ in range(60):
        masks = np.stack(wrapped.env_method("action_masks"))
        _, _, done, infos = wrapped.step(masks.argmax(axis=1))
        if done.any():
            assert infos[int(done.argmax())]["episode"]["l"] > 0
            return
    raise AssertionError("no game of 60 steps has ended")
