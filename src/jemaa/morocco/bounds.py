"""Upper bounds of a game's length and points."""

from jemaa.core.contract import Bounds
from jemaa.morocco.market import SPACES, STALLS
from jemaa.morocco.options import TOKENS, MoroccoOptions

DEALT = 3 * 4 + TOKENS + 1
"""Cubes of the rows, columns and the roof that are drawn, tokens, and the first player (MO-2)."""


def most_decisions(players: int, _options: MoroccoOptions) -> int:
    """What the 100 spaces, each filled once, and the 25 stalls, each closed once, leave room for.

    At most two rounds in a row pass without a worker on a new space (MO-8.4). In a round seats choose wild cubes
    (MO-3.3), scout, take two turns that are ended by hand at worst (MO-5.7), and keep a cube. Besides, a new worker is
    placed and an extra cube chosen for it, and a closed stall gives every seat a choice of reward and a coin to spend,
    and somebody an arrow.
    """
    in_a_round = players * (rolls(players) + 1 + 2 * 2 + 1)
    return rounds() * in_a_round + 2 * SPACES + STALLS * (2 * players + 1)


def most_draws(players: int, _options: MoroccoOptions) -> int:
    """The deal, and the market die in each round (MO-3.2)."""
    return DEALT + rounds() * rolls(players)


def most_points(_players: int, options: MoroccoOptions) -> int:
    """Alone first in every stall (MO-6.3), all juice (MO-1.3), three coins (MO-6.6), twelve tiles joined (MO-9.1)."""
    juice = sum(value * tokens for value, tokens in zip((2, 3, 4), options.juice_values, strict=True))
    return STALLS * 5 + juice + 3 + 3 * 12


def rounds() -> int:
    """The largest number of rounds."""
    return 3 * (SPACES + 1)


def rolls(players: int) -> int:
    """Rolls of the market die in a round (MO-3.2)."""
    return {2: 2, 3: 1}.get(players, 0)


BOUNDS = Bounds(decisions=most_decisions, draws=most_draws, points=most_points)
