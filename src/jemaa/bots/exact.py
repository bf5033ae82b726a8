"""Expectimax to the end of the game for several players (max^n), as templates: exact, where few choices are left.

Each seat takes what is best for itself (the first among equals; any, where it can't win and the search is told so, see
`bots.kingmaking`); chance is averaged. A line of each buffer belongs to one depth; depth 0 is the position that is
asked about.
"""

from collections.abc import Sequence
from typing import NamedTuple

from jemaa.bots.evaluate import final_values
from jemaa.bots.kingmaking import indifference
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.compile import rule
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.loops import apply
from jemaa.core.row import Floats, Ints, Row, Rows, blank, copy_within, float_rows, int_rows, ints

game: GameFunctions = UNBOUND

DEEPEST = 64
"""The number of depths: the end of the game may be at most `DEEPEST` - 1 choices away."""


class ExactBuffers(NamedTuple):
    """Buffers of one exact calculation; `depth` counts choices from the position that is asked about."""

    rows: Rows
    """(depth,) the position at each depth."""
    choices: Sequence[Ints]
    """(depth, choice) the actions or outcomes."""
    weights: Sequence[Ints]
    """(depth, outcome) the outcomes' weights."""
    values: Sequence[Floats]
    """(depth, seat) each seat's value (see `bots.evaluate`)."""
    totals: Sequence[Floats]
    """(depth, seat) the sum of each seat's values after all choices."""
    results: Ints
    """(seat,) points or ranks at the end."""


def exact_buffers(layout: type[Row], width: int, seats: int) -> ExactBuffers:
    """New buffers of `solve` for DEEPEST rows of a game's `layout`.

    `width` is the largest number of choices of a position; `seats` is the largest number of players.
    """
    return ExactBuffers(blank(layout, DEEPEST), int_rows(DEEPEST, width), int_rows(DEEPEST, width),
                        float_rows(DEEPEST, seats), float_rows(DEEPEST, seats), ints(seats))


@template
def solve(buffers: ExactBuffers, depth: int, seats: int, aim: int, hopeless: float, budget: int) -> int:
    """Write each seat's value of the position in row `depth` into values[depth]; returns the rest of the budget, or -1.

    `budget` is the number of final positions that may be looked at. The answer is -1 where the budget or the depth runs
    out; the values then mean nothing. All that the buffers hold for greater depths is overwritten. A seat counts as
    hopeless below the share `hopeless`; none does where that is 0.
    """
    rows, choices = buffers.rows, buffers.choices[depth]
    actor = game.actor(rows[depth])
    if actor == OVER:
        final_values(rows[depth], seats, aim, buffers.results, buffers.values[depth])
        return budget - 1
    if depth + 1 == DEEPEST:
        return -1
    if actor == CHANCE:
        count = game.outcomes(rows[depth], choices, buffers.weights[depth])
    else:
        count = game.legal(rows[depth], choices)
    for i in range(count):
        copy_within(rows, depth + 1, depth)
        apply(rows[depth + 1], int(choices[i]))
        budget = solve(buffers, depth + 1, seats, aim, hopeless, budget)
        if budget < 0:
            return -1
        back_up_choice(buffers, depth, i, count, actor, seats)
    if hopeless > 0 and actor != CHANCE:
        share_out(buffers.values[depth], buffers.totals[depth], seats, actor, hopeless)
    return budget


@template
def back_up_choice(buffers: ExactBuffers, depth: int, i: int, count: int, actor: int, seats: int) -> None:
    """Take over choice i's values from one depth below: averaged by chance, or a seat's if they are its best so far."""
    values, weights, below = buffers.values[depth], buffers.weights[depth], buffers.values[depth + 1]
    totals = buffers.totals[depth]
    for seat in range(seats):
        totals[seat] = below[seat] if i == 0 else totals[seat] + below[seat]
    if actor == CHANCE:
        total = 0
        for other in range(count):
            total += weights[other]
        for seat in range(seats):
            before = values[seat] if i > 0 else 0.0
            values[seat] = before + below[seat] * weights[i] / total
    elif i == 0 or below[actor] > values[actor]:
        for seat in range(seats):
            values[seat] = below[seat]


@rule
def share_out(values: Floats, totals: Floats, seats: int, actor: int, hopeless: float) -> None:
    """Where a seat is hopeless, give the others their mean over all its choices; its own value, and the sum, stay.

    The mean comes from `totals`, the sums of each seat's values after all choices.
    """
    part = indifference(values[actor], hopeless)
    left, whole = 0.0, 0.0
    for seat in range(seats):
        if seat != actor:
            left += values[seat]
            whole += totals[seat]
    scale = left / whole if whole > 0 else 0.0
    for seat in range(seats):
        if seat != actor:
            values[seat] += part * (totals[seat] * scale - values[seat])
