"""The seatings of bots. A *circle* is bots around a table, from whichever seat one begins to read.

Each deal is played by one circle, once in each of its different rotations, so that every bot of the circle plays every
seat with the same dice.
Circles take turns from deal to deal: after all of them, every seating has been played once.
"""

from functools import lru_cache
from itertools import combinations, permutations

Seating = tuple[int, ...]
"""[seat] -> which bot of the list sits there."""


@lru_cache
def circles(bots: int, players: int, alone: bool) -> tuple[Seating, ...]:
    """All circles of `bots` bots at a table of `players`, each by its smallest rotation, in ascending order.

    Each bot has as many seats as any other, or one more; or, with `alone`, the first bot has one seat, and one other
    bot all the rest.
    """
    circles = {_circle(order) for lineup in _lineups(bots, players, alone) for order in permutations(lineup)}
    return tuple(sorted(circles))


def _lineups(bots: int, players: int, alone: bool) -> list[Seating]:
    if alone:
        return [(0, *[other] * (players - 1)) for other in range(1, bots)]
    each, extra = divmod(players, bots)
    return [(*sorted((*list(range(bots)) * each, *more)),) for more in combinations(range(bots), extra)]


def _circle(order: Seating) -> Seating:
    """The smallest rotation, which stands for all rotations of a circle."""
    return min(rotations(order))


def rotations(circle: Seating) -> tuple[Seating, ...]:
    """The different seatings of a circle: first itself, then each time with every bot one seat further on."""
    turned = [circle[-at:] + circle[:-at] for at in range(len(circle))]
    return tuple(dict.fromkeys(turned))
