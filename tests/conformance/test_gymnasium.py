"""Gymnasium's own checker, called as it is; and its SyncVectorEnv, to which our vector environment must be equal."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env

import jemaa.envs.gymnasium  # noqa: F401  # registers

IDS = ["jemaa/Marrakech-v0", "jemaa/Morocco-v0"]
SEATINGS: list[dict[str, Any]] = [
    {"players": 2}, {"players": 3, "opponents": ["random", "greedy"], "seat": 1}, {"opponents": "greedy", "seat": 3}]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
@pytest.mark.parametrize("reward", ["win", "score"])
def test_check_env(name: str, seating: dict[str, Any], reward: str) -> None:
    check_env(gymnasium.make(name, reward=reward, render_mode="ansi", **seating).unwrapped)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_many_games_are_as_many_single_ones(name: str, seating: dict[str, Any]) -> None:
    alone = gymnasium.make_vec(name, num_envs=4, vectorization_mode="sync", **seating)
    together = gymnasium.make_vec(name, num_envs=4, **seating)
    assert type(together).__name__ == "ManyAgainstBots"
    for seed in (11, None):
        first, second = alone.reset(seed=seed)[0], together.reset(seed=seed)[0]
        assert same(first, second)
        play_on(alone, together, second)


def play_on(alone: Any, together: Any, seen: dict[str, npt.NDArray[Any]]) -> None:
    """Give both the same actions, some of them illegal, until several games have ended and begun anew."""
    draw, ended = np.random.default_rng(5), 0
    while ended < 8:
        actions = np.array([draw.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]])
        if draw.random() < 0.02:
            actions[2] = np.flatnonzero(seen["action_mask"][2] == 0)[0]
        first, second = alone.step(actions), together.step(actions)
        assert same(first[0], second[0])
        assert all(np.array_equal(a, b) for a, b in zip(first[1:4], second[1:4], strict=True))
        seen, ended = second[0], ended + int(second[2].sum())


def same(first: dict[str, npt.NDArray[Any]], second: dict[str, npt.NDArray[Any]]) -> bool:
    return first.keys() == second.keys() and all(np.array_equal(first[key], second[key]) for key in first)
