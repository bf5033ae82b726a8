"""How long a game can last: upper bounds, seldom near what happens, for libraries that must know one beforehand."""

from typing import Any

from jemaa.core.game import Game


def marrakech_length(game: Game) -> tuple[int, int]:
    """A rug less each turn (MK-6.1): two decisions, a roll and a reveal each; and who begins, and two tops (MK-2.3)."""
    row: Any = game.start().row
    rugs = sum(row.unlaid)
    return 2 * rugs, 2 * rugs + 3


def morocco_length(game: Game) -> tuple[int, int]:
    """What the 100 spaces, each filled once, and 25 stalls, each closed once, leave room for.

    At most two rounds in a row pass without a worker on a new space (MO-8.4). In a round seats choose wild cubes
    (MO-3.3), scout, take two turns that are ended by hand at worst (MO-5.7), and keep a cube. Beside that, a new worker
    is placed and an extra cube chosen for it, and a closed stall gives every seat a choice of reward and a coin to
    spend, and somebody an arrow.
    """
    rolls = {2: 2, 3: 1}.get(game.players, 0)
    rounds = 3 * (100 + 1)
    decisions = rounds * game.players * (rolls + 1 + 2 * 2 + 1) + 2 * 100 + 25 * (2 * game.players + 1)
    return decisions, 3 * 4 + 36 + 1 + rounds * rolls


LENGTHS = {"marrakech": marrakech_length, "morocco": morocco_length}


def most_decisions(game: Game) -> int:
    """A game has no more decisions than this."""
    return LENGTHS[game.name](game)[0]


def most_draws(game: Game) -> int:
    """Chance acts no more often than this."""
    return LENGTHS[game.name](game)[1]
