"""Catan by catanatron: four random players."""

from catanatron import Color, Game, RandomPlayer
from timing import rates, tell


def play() -> int:
    game = Game([RandomPlayer(colour) for colour in Color])
    game.play()
    return len(game.state.actions)


tell({"catan": rates(play)})
