"""The setup of a game, card by card (MO-1, MO-2)."""


from jemaa.core.bits import count
from jemaa.core.compile import rule
from jemaa.core.row import Ints
from jemaa.morocco.market import CORNERS, MIDDLE, SIDE
from jemaa.morocco.state import (
    COLOURS,
    DEAL_COLUMNS,
    DEAL_JUICE,
    DEAL_ROOF,
    DEAL_ROWS,
    FIRST,
    NONE,
    ROUND_START,
    MoroccoRow,
)

State = MoroccoRow
"""A `MoroccoRow`, compiled or interpreted."""

ALL_COLOURS = (1 << COLOURS) - 1


@rule
def setup(state: State) -> None:
    """Lay out a game for `state.players` and the options in the row (MO-1.5, MO-2).

    All other fields must be 0 before: those that begin with 0 are not written.
    """
    for i in range(SIDE):
        state.rows[i], state.columns[i], state.roof[i] = NONE, NONE, NONE
    for i in range(3):
        state.undealt[i] = state.juice_values[i]
    for seat in range(state.players):
        state.assistants[seat], state.market_tiles[seat] = 12, 12
        state.tourists[seat], state.cousins[seat], state.quarters[seat] = 2, 2, 2
    state.waiting[0], state.waiting[1] = NONE, NONE
    state.closing, state.space = NONE, NONE
    state.pawn = MIDDLE
    state.phase = DEAL_ROWS


@rule
def colours_left(cubes: Ints) -> int:
    """MO-2.1: the colours not yet dealt to `cubes` (the rows, the columns or the roof), as bits 1 << colour."""
    left = ALL_COLOURS
    for i in range(SIDE):
        if cubes[i] != NONE:
            left &= ~(1 << cubes[i])
    return left


@rule
def deal_cube(cubes: Ints, colour: int) -> bool:
    """MO-2.1: put the next cube into `cubes`: the rows, the columns or the roof.

    The fifth cube follows from the fourth and is put with it. Returns whether all five are dealt now.
    """
    at = SIDE - count(colours_left(cubes))
    cubes[at] = colour
    if at < SIDE - 2:
        return False
    left = colours_left(cubes)
    for last in range(COLOURS):
        if left == 1 << last:
            cubes[SIDE - 1] = last
    return True


@rule
def deal_cubes(state: State, colour: int) -> None:
    """MO-2.1: put the next cube into the rows, the columns or the roof, by the phase.

    When all five are dealt, the next phase of the deal begins; after the roof, `deal_forced_juice` follows.
    """
    if state.phase == DEAL_ROWS:
        if deal_cube(state.rows, colour):
            state.phase = DEAL_COLUMNS
    elif state.phase == DEAL_COLUMNS:
        if deal_cube(state.columns, colour):
            state.phase = DEAL_ROOF
    elif deal_cube(state.roof, colour):
        state.phase = DEAL_JUICE
        deal_forced_juice(state)


@rule
def deal_juice(state: State, kind: int) -> None:
    """MO-2.1: put the next juice token, worth kind + 2, on its corner. The phase stays: see `deal_forced_juice`."""
    left = state.undealt[0] + state.undealt[1] + state.undealt[2]
    state.juice[CORNERS - left] = kind + 2
    state.undealt[kind] -= 1


@rule
def deal_forced_juice(state: State) -> None:
    """Deal the tokens that are left without chance if all have the same value.

    When no token is left, the phase becomes FIRST, or, where an option names the first player, ROUND_START.
    """
    for kind in range(3):
        others = state.undealt[(kind + 1) % 3] + state.undealt[(kind + 2) % 3]
        while others == 0 and state.undealt[kind] > 0:
            deal_juice(state, kind)
    if state.undealt[0] + state.undealt[1] + state.undealt[2] == 0:
        if state.first_player == 0:
            state.phase = FIRST
        else:
            state.first = state.first_player - 1
            state.phase = ROUND_START
