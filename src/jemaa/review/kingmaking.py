"""Kingmaking: a seat that can't win any more decides who of the others does.

Nothing in the game says what it chooses, so no judgement foresees it: the other seats' shares of a position are the
mean over all its choices, at the root of a search as inside it (`bots.kingmaking`). Which of them is taken then gives
to some what others lose.
"""

from collections.abc import Sequence
from typing import NamedTuple

from jemaa.bots.kingmaking import indifference
from jemaa.bots.search import Line
from jemaa.core.choice import Action

HOPELESS = 0.02
"""A seat whose share of the win is below this can't win any more, the less, the more it counts as such."""
MATTERS = 0.03
"""Its choices decide something where the share of another seat differs by more."""
MOST = 8
"""So many of them are searched from the positions after them, too."""

Shares = tuple[float, ...]
"""[seat] -> share of the win."""


class Likely(NamedTuple):
    """A choice that a seat may take, as far as a search can tell."""

    action: Action
    values: tuple[float, ...]
    """[seat] -> what the search says that it is worth."""


def shared_out(lines: Sequence[Line], seat: int) -> Shares:
    """The shares of a position in which `seat` chooses, by the lines of a search, the best first."""
    best, part = lines[0].values, indifference(lines[0].values[seat], HOPELESS)
    others = with_others(best, mixed([line.values for line in lines]), seat)
    return tuple(own + part * (other - own) for own, other in zip(best, others, strict=True))


def likely(lines: Sequence[Line], seat: int) -> tuple[Likely, ...]:
    """The choices to be searched again: the best, and from all parts of the list others, if any may be taken."""
    decides = any(max(shares) - min(shares) > MATTERS for shares in zip(*(line.values for line in lines), strict=True))
    free = decides and indifference(lines[0].values[seat], HOPELESS) > 0
    return tuple(Likely(line.action, line.values) for line in (lines[:: -(-len(lines) // MOST)] if free else lines[:1]))


def mixed(values: Sequence[Shares]) -> Shares:
    """[seat] -> the mean of several shares."""
    return tuple(sum(of_seat) / len(values) for of_seat in zip(*values, strict=True))


def with_others(own: Shares, others: Shares, seat: int) -> Shares:
    """`seat` has what it has in `own`, and the others share the rest as in `others`."""
    left, whole = (sum(shares) - shares[seat] for shares in (own, others))
    return tuple(own[each] if each == seat or whole <= 0 else share * left / whole
                 for each, share in enumerate(others))
