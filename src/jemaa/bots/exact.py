"""Expectimax to the end of the game, for several players (max^n): exact, where few choices are left; templates.

Every seat takes what is best for itself (among equals the first); chance is averaged. A line of each buffer belongs to
a depth; depth 0 is the position asked about.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from jemaa.core.contract import CHANCE, OVER
from jemaa.core.row import Ints, Rows, blank, copy_within, ints

DEEPEST = 64

actor: Callable[[Any], int]
legal: Callable[[Any, Ints], int]
outcomes: Callable[[Any, Ints, Ints], int]
apply: Callable[[Any, int], None]
result: Callable[..., None]
solve: Callable[..., int]
take_in: Callable[..., None]


class Ending(NamedTuple):
    """Buffers of one calculation."""

    rows: Rows
    """[depth]."""
    choices: npt.NDArray[np.int64]
    """[depth, choice]."""
    weights: npt.NDArray[np.int64]
    """[depth, outcome]."""
    values: npt.NDArray[np.float64]
    """[depth, seat] -> utility."""
    places: Ints


def new_ending(layout: Any, width: int, seats: int) -> Ending:
    """Buffers for a game whose positions have at most `width` choices."""
    return Ending(blank(layout, DEEPEST), np.zeros((DEEPEST, width), np.int64), np.zeros((DEEPEST, width), np.int64),
                  np.zeros((DEEPEST, seats)), ints(seats))


def _solve(ending: Ending, depth: int, seats: int, aim: int, budget: int) -> int:
    """Write the utilities of row `depth` into values[depth]; returns what is left of the budget of positions, or -1.

    Where the budget or the depth runs out the values mean nothing.
    """
    rows, choices = ending.rows, ending.choices[depth]
    who = actor(rows[depth])
    if who == OVER:
        result(rows[depth], seats, aim, ending.places, ending.values[depth])
        return budget - 1
    if depth + 1 == DEEPEST:
        return -1
    n = outcomes(rows[depth], choices, ending.weights[depth]) if who == CHANCE else legal(rows[depth], choices)
    for i in range(n):
        copy_within(rows, depth + 1, depth)
        apply(rows[depth + 1], int(choices[i]))
        budget = solve(ending, depth + 1, seats, aim, budget)
        if budget < 0:
            return -1
        take_in(ending, depth, i, n, who, seats)
    return budget


def _take_in(ending: Ending, depth: int, i: int, n: int, who: int, seats: int) -> None:
    """The i-th choice's utilities, a depth below: averaged by chance, or a seat's if they are its best so far."""
    values, weights = ending.values, ending.weights
    if who == CHANCE:
        total = 0
        for other in range(n):
            total += weights[depth, other]
        for seat in range(seats):
            before = values[depth, seat] if i > 0 else 0.0
            values[depth, seat] = before + values[depth + 1, seat] * weights[depth, i] / total
    elif i == 0 or values[depth + 1, who] > values[depth, who]:
        for seat in range(seats):
            values[depth, seat] = values[depth + 1, seat]


TEMPLATES = (_take_in, _solve)
"""In the order in which they use each other."""
