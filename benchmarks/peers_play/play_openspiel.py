"""OpenSpiel's games in C++, played from Python, chance's outcomes drawn uniformly like actions."""

import random
from collections.abc import Callable

import pyspiel
from timing import rates, tell

GAMES = {"maedn": "maedn(players=4)", "backgammon": "backgammon", "2048": "2048"}
SAMPLE = 200

uniform = random.Random(1).random


def played(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(uniform() * len(legal))])
    return state


def decisions_a_game(game: pyspiel.Game) -> float:
    """Choices of seats. Counted beforehand, so that asking each time who acts takes none of their time."""
    counts: list[int] = [sum(made.player >= 0 for made in played(game).full_history()) for _ in range(SAMPLE)]
    return sum(counts) / SAMPLE


def player(name: str) -> Callable[[], float]:
    game = pyspiel.load_game(name)
    decisions = decisions_a_game(game)

    def play() -> float:
        played(game)
        return decisions

    return play


tell({name: rates(player(text)) for name, text in GAMES.items()})
