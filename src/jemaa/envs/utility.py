"""The rewards at the end of a game, and their bounds."""

from jemaa.core.errors import BadOption
from jemaa.core.game import Game, State

WIN, SCORE = "win", "score"
REWARDS = (WIN, SCORE)
"""win: those who share rank 1 share 1, the others get 0, so that all together is 1. score: points as they stand."""


def check_reward(reward: str) -> None:
    """Raise `BadOption` unless `reward` is one of `REWARDS`."""
    if reward not in REWARDS:
        raise BadOption(f"reward is one of {', '.join(REWARDS)}; not {reward!r}")


def payoffs(state: State, reward: str) -> list[float]:
    """Each seat's reward for a game that ended in this state: its share of the win (0 to 1), or its points."""
    if reward == SCORE:
        return [float(points) for points in state.scores]
    ranking = state.ranking
    return [(rank == 1) / ranking.count(1) for rank in ranking]


def bounds(game: Game, reward: str) -> tuple[float, float]:
    """A lower and an upper bound of a seat's reward; for points the upper one is seldom near what happens."""
    return (0.0, 1.0) if reward == WIN else (0.0, float(game.type.bounds.points(game.players, game.options)))
