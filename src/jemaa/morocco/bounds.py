"""Upper bounds of a game's decisions, draws and points."""

from jemaa.core.contract import Bounds
from jemaa.morocco.market import SPACES, STALLS
from jemaa.morocco.options import TOKENS, MoroccoOptions

DEALT = 3 * 4 + TOKENS + 1
"""Cubes of the rows, columns and the roof that are drawn, tokens, and the first player (MO-2)."""


def most_decisions(players: int, _options: MoroccoOptions) -> int:
    """An upper bound of the decisions of all seats, from the 100 spaces and 25 stalls, each filled or closed once.

    At most two rounds in a row pass without a worker on a new space (MO-8.4). In a round seats choose wild cubes
    (MO-3.3), scout, take two turns that are ended by hand at worst (MO-5.7), and keep a cube. Besides, a new worker is
    placed and an extra cube chosen for it, and a closed stall gives every seat a choice of reward and a coin to spend,
    and one of them an arrow.
    """
    in_a_round = players * (rolls(players) + 1 + 2 * 2 + 1)
    return rounds() * in_a_round + 2 * SPACES + STALLS * (2 * players + 1)


def most_draws(players: int, _options: MoroccoOptions) -> int:
    """An upper bound of the number of draws: the deal, and the market die in each round (MO-3.2)."""
    return DEALT + rounds() * rolls(players)


def most_points(_players: int, options: MoroccoOptions) -> int:
    """An upper bound of a seat's points: alone first in every stall (MO-6.3), and all else that gives points.

    That is all juice (MO-1.3), three coins (MO-6.6) and twelve joined tiles (MO-9.1).
    """
    juice = sum(value * tokens for value, tokens in zip((2, 3, 4), options.juice_values, strict=True))
    return STALLS * 5 + juice + 3 + 3 * 12


def rounds() -> int:
    """An upper bound of the number of rounds of a game (MO-8.4)."""
    return 3 * (SPACES + 1)


def rolls(players: int) -> int:
    """The number of rolls of the market die in a round: 2 with two players, 1 with three, else 0 (MO-3.2)."""
    return {2: 2, 3: 1}.get(players, 0)


BOUNDS = Bounds(decisions=most_decisions, draws=most_draws, points=most_points)
