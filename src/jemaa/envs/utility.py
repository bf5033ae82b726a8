"""What the faces pay at the end of a game, and within which bounds."""

from typing import Any

from jemaa.core.errors import BadOption
from jemaa.core.game import Game, State

WIN, SCORE = "win", "score"
REWARDS = (WIN, SCORE)
"""win: those who share rank 1 share 1, the others get 0, so that all together is 1. score: points as they stand."""


def check_reward(reward: str) -> None:
    """Raise `BadOption` if there is no such reward."""
    if reward not in REWARDS:
        raise BadOption(f"reward is one of {', '.join(REWARDS)}; not {reward!r}")


def payoffs(state: State, reward: str) -> list[float]:
    """What each seat gets for a game that ended in this state."""
    if reward == SCORE:
        return [float(points) for points in state.scores]
    ranking = state.ranking
    return [(rank == 1) / ranking.count(1) for rank in ranking]


def bounds(game: Game, reward: str) -> tuple[float, float]:
    """The least and the most that a seat can get."""
    return (0.0, 1.0) if reward == WIN else (0.0, float(MOST_POINTS[game.name](game)))


def most_points_in_marrakech(game: Game) -> int:
    """MK-6.2: all squares, and all dirhams (MK-2.1, MK-1.4)."""
    return 49 + 30 * game.players


def most_points_in_morocco(game: Game) -> int:
    """MO-9.1: alone first in every stall (MO-6.3), all juice (MO-1.3), three coins (MO-6.6), twelve tiles joined."""
    options: Any = game.options
    juice: int = sum(value * tokens for value, tokens in zip((2, 3, 4), options.juice_values, strict=True))
    return 25 * 5 + juice + 3 + 3 * 12


MOST_POINTS = {"marrakech": most_points_in_marrakech, "morocco": most_points_in_morocco}
