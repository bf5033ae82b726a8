"""OpenSpiel's games in C++, played from Python. Chance's outcomes count as decisions and are drawn uniformly."""

import random
from collections.abc import Callable

import pyspiel
from timing import rates, tell

GAMES = {"maedn": "maedn(players=4)", "backgammon": "backgammon", "2048": "2048"}


def player(name: str) -> Callable[[], int]:
    game, uniform = pyspiel.load_game(name), random.Random(1).random

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(uniform() * len(legal))])
            steps += 1
        return steps

    return play


tell({name: rates(player(text)) for name, text in GAMES.items()})
