"""Potential-based shaping: what is paid on the way sums up to the difference of the potentials."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import jemaa.envs.gymnasium  # noqa: F401  # registers the names
from jemaa.core.game import State
from jemaa.envs.shaping import SCALE, PotentialShaping, VectorPotentialShaping
from jemaa.games import SHIPPED


def lead(state: State, seat: int) -> float:
    others = [points for other, points in enumerate(state.scores) if other != seat]
    return state.scores[seat] - float(np.mean(others))


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("seat", [0, 2])
def test_the_sum_of_a_game_is_its_reward_less_the_first_potential(name: str, seat: int) -> None:
    env = PotentialShaping(gymnasium.make(f"jemaa/{name.capitalize()}-v1", players=3, seat=seat))
    env.reset(seed=5)
    given: Any = env.unwrapped
    first, total, over, shaped = lead(given.position, seat), 0.0, False, 0
    while not over:
        _, reward, over, _, info = env.step(np.int64(np.flatnonzero(given.action_masks())[-1]))
        total += reward
        shaped += info["shaping"] != 0
    assert total == pytest.approx((info["winner"] == seat) - SCALE * first)
    assert shaped > 3


def test_a_step_is_paid_by_the_discounted_potential() -> None:
    env = PotentialShaping(gymnasium.make("jemaa/Marrakech-v1", players=2), discount=0.9, scale=0.5)
    env.reset(seed=2)
    given: Any = env.unwrapped
    for _ in range(6):
        before = lead(given.position, 0)
        _, reward, over, _, info = env.step(np.int64(np.flatnonzero(given.action_masks())[-1]))
        assert not over
        assert info["shaping"] == reward == pytest.approx(0.9 * 0.5 * lead(given.position, 0) - 0.5 * before)


@pytest.mark.parametrize("name", SHIPPED)
def test_many_games_are_paid_as_single_ones(name: str) -> None:
    many = VectorPotentialShaping(gymnasium.make_vec(f"jemaa/{name.capitalize()}-v1", num_envs=3, players=2))
    ones = [PotentialShaping(gymnasium.make(f"jemaa/{name.capitalize()}-v1", players=2)) for _ in range(3)]
    many.reset(seed=7)
    for number, env in enumerate(ones):
        env.reset(seed=7, options={"number": number})
    given: Any = many.unwrapped
    over, begun = np.zeros(3, np.bool_), 0
    for _ in range(120):
        actions = given.action_masks().argmax(axis=1)
        ended = over
        _, rewards, over, _, info = many.step(actions)
        for at, env in enumerate(ones):
            if ended[at]:
                env.reset()
                begun += 1
                assert rewards[at] == info["shaping"][at] == 0
            else:
                assert rewards[at] == pytest.approx(env.step(actions[at])[1])
    assert begun > 0


def test_games_that_are_reset_alone_begin_with_their_own_potential() -> None:
    many = VectorPotentialShaping(gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=2, players=2))
    many.reset(seed=1)
    given: Any = many.unwrapped
    for _ in range(5):
        many.step(given.action_masks().argmax(axis=1))
    many.reset(options={"reset_mask": np.array([True, False])})
    before = given.leads()
    _, rewards, _, _, _ = many.step(given.action_masks().argmax(axis=1))
    assert rewards == pytest.approx(SCALE * (given.leads() - before))
