"""What the games' `inputs.py` share: how an input is noted, and how a seat's points stand beside the others'."""

from typing import Any

from jemaa.core.compile import rule
from jemaa.core.row import Floats


@rule
def note(which: Any, amounts: Any, n: int, number: int, amount: float) -> int:
    """One more input; returns how many there are."""
    which[n] = number
    amounts[n] = amount
    return n + 1


@rule
def points_of(features: Floats, size: int, players: int, seat: int) -> tuple[float, float, float]:
    """A seat's points, the mean of the others' and the best of them; each seat's are the first of `size` features."""
    total, best = 0.0, -1.0
    for other in range(players):
        points = features[other * size]
        total += points
        if other != seat:
            best = max(best, points)
    mine = features[seat * size]
    return mine, (total - mine) / (players - 1), best
