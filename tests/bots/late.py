"""Positions near the end of random games, and what they are worth, calculated in plain Python over `State`."""

from typing import Any

from jemaa import games
from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.evaluate import MARGIN, SHARE
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from tests.played import walk


def late(name: str, players: int, seed: int, most: int = 600, **options: Any) -> State:
    """The first position of a random game that can go on in so few ways, and in which a seat has several choices."""
    states = [state for state, _ in walk(games.game(name, players, **options), seed) if len(state.legal_actions) > 1]
    return next(state for state in states[-12:]
                if compiled_search(state.game.type).solve(state, SHARE, most)[0] >= 0)


def brute(state: State, aim: int) -> tuple[float, ...]:
    """Each seat's utility, if everybody goes for the most (of equals the first), and chance is averaged."""
    if state.is_over:
        return margins(state) if aim == MARGIN else shares(state)
    if state.actor == CHANCE:
        total = sum(weight for _, weight in state.chance_outcomes)
        parts = [(brute(state.apply(outcome), aim), weight / total) for outcome, weight in state.chance_outcomes]
        return tuple(sum(values[seat] * part for values, part in parts) for seat in range(state.game.players))
    return max((brute(state.apply(action), aim) for action in state.legal_actions),
               key=lambda values: values[state.actor])


def shares(state: State) -> tuple[float, ...]:
    """Of a finished game: whose the victory is."""
    return tuple((rank == 1) / state.ranking.count(1) for rank in state.ranking)


def margins(state: State) -> tuple[float, ...]:
    """Of a finished game: points over the mean of the others', a hundredth each, from a half."""
    points = state.scores
    others = [(sum(points) - own) / (len(points) - 1) for own in points]
    return tuple(0.5 + (own - other) / 100 for own, other in zip(points, others, strict=True))
