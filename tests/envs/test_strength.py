"""A strength is the share of wins that the same games give one by one."""

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

import jemaa.envs.gymnasium  # noqa: F401  # registers
from jemaa.core.errors import BadOption, JemaaError
from jemaa.core.observation import Numbers
from jemaa.envs.info import Flags
from jemaa.envs.opponents import Opponent
from jemaa.envs.strength import Strength, strength
from jemaa.games import SHIPPED, game


def lowest(_: Numbers, legal: Flags) -> npt.NDArray[np.int64]:
    """The legal action with the lowest number."""
    assert legal.any(axis=1).all(), "asked only where there is something to choose"
    actions: npt.NDArray[np.int64] = legal.argmax(axis=1)
    return actions


def alone(name: str, players: int, opponents: Opponent, games: int) -> list[float]:
    """The learner's rewards in the same games, played one after another."""
    env, rewards = gymnasium.make(f"jemaa/{name.capitalize()}-v1", players=players, opponents=opponents), []
    for number in range(games):
        seen, _ = env.reset(seed=3, options={"number": number})
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(int(seen["action_mask"].argmax()))
        rewards.append(float(reward))
    return rewards


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_it_is_that_of_the_same_games_one_by_one(name: str, opponents: str) -> None:
    rewards = alone(name, 3, opponents, 12)
    measured = strength(game(name, 3), lowest, opponents, games=12, seed=3)
    assert measured.share == pytest.approx(np.mean(rewards))
    assert measured.error == pytest.approx(np.std(rewards, ddof=1) / 12**0.5)
    assert measured.games == 12


def test_it_is_written_with_its_standard_error() -> None:
    assert str(Strength(0.5, 0.0158, 1000)) == "50.0% ± 1.6%"


def test_one_game_has_no_error_to_be_told() -> None:
    with pytest.raises(BadOption, match="2 games or more, not 1"):
        strength(game("marrakech", 2), lowest, games=1)
    with pytest.raises(JemaaError, match="there is no bot 'level9'"):
        strength(game("marrakech", 2), lowest, "level9", games=2)
