"""What the faces pay at the end of a game, and within which bounds."""

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
    return (0.0, 1.0) if reward == WIN else (0.0, float(game.type.bounds.points(game.players, game.options)))
