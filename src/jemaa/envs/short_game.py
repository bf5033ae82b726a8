"""The start of a game of few turns: a small variant, on which algorithms for small games come to an end."""

from jemaa.core.errors import BadOption
from jemaa.core.game import Game, State
from jemaa.core.row import pack


def short_start(game: Game, turns: int) -> State:
    """The state before anything has been drawn or chosen, in a variant in which each seat takes at most `turns` turns.

    All else is as the rules say, but the rules have no such table: `from_text` refuses the start as impossible. Raises
    `BadOption` where the game has no such variant, and for a number of turns that it does not have.
    """
    shorten = game.type.shorten
    if shorten is None:
        raise BadOption(f"{game.name} has no variant with few turns")
    row = game.start().row
    shorten(row, turns)
    return State(game, pack(row))
