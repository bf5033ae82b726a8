"""The actions of a turn: place workers, play cousins, spend coins (MO-5)."""


from jemaa.core.compile import rule, seldom
from jemaa.core.row import Ints
from jemaa.morocco.actions import (
    END_TURN,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PASS,
    PLACE_BODYGUARD,
    PLACE_COUSINS,
    PLACE_SECOND,
    PLACE_TOURIST,
    SWAP_COLUMNS,
    SWAP_ROWS,
)
from jemaa.morocco.closing import (
    await_closing,
    has_room,
    kind_of,
    worker,
)
from jemaa.morocco.market import PARTNER_COUNT, PARTNERS, QUADRANTS, SIDE, SPACES
from jemaa.morocco.options import HELD
from jemaa.morocco.rounds import cubes_held
from jemaa.morocco.state import (
    ASSISTANT,
    BODYGUARD,
    COLOURS,
    COUSIN,
    EXTRA,
    NEXT_FULL,
    NONE,
    OPEN,
    TOURIST,
    TURN_END,
    MoroccoRow,
)

State = MoroccoRow
"""A `MoroccoRow`, compiled or interpreted."""


# --- MO-5.2 to MO-5.5 workers -------------------------------------------------------------------------------------

@rule
def can_pay(state: State, seat: int, row: int, column: int) -> bool:
    """MO-5.3: whether a seat holds the cubes of a row and a column, two of a colour where both are of the same one."""
    return holds(state, seat, state.rows[row], state.columns[column])


@rule
def holds(state: State, seat: int, one: int, other: int) -> bool:
    """MO-5.3: whether a seat holds a cube of each of two colours, two cubes where both are the same."""
    needed = 2 if other == one else 1
    return bool(state.cubes[seat * COLOURS + one] > 0 and state.cubes[seat * COLOURS + other] >= needed)


@rule
def can_pay_in_row(state: State, seat: int, row: int) -> bool:
    """MO-5.3: whether a seat holds a cube of a row's colour; without one it can pay for no stall of the row."""
    return bool(state.cubes[seat * COLOURS + state.rows[row]] > 0)


@rule
def affordable_spaces(state: State, spaces: Ints) -> int:
    """Write the free spaces of open stalls whose two cubes the acting seat can pay, ascending (MO-5.2, MO-5.3).

    Returns their number. `spaces` has room for all 100; what it holds after them is not defined.
    """
    n = 0
    for row in range(SIDE):
        if not can_pay_in_row(state, state.seat, row):
            continue
        for column in range(SIDE):
            stall = row * SIDE + column
            if state.tiles[stall] == OPEN and can_pay(state, state.seat, row, column):
                for space in range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS):
                    spaces[n] = space
                    n += state.workers[space] == 0
    return n


@rule
def placements(state: State, actions: Ints) -> int:
    """MO-5.2 to MO-5.5: write the acting seat's legal placements of a worker, ascending; returns their number.

    The spaces are listed once, at the front of `actions`; the blocks of the four ways to use them are then written from
    the last to the first, which overwrites that list.
    """
    n = affordable_spaces(state, actions)
    seat = state.seat
    for_extra = cubes_held(state, seat) >= 3
    bodyguard_at = n if state.assistants[seat] > 0 else 0
    tourist_at = bodyguard_at + (n if state.bodyguards[seat] > 0 else 0)
    cousins_at = tourist_at + (n if state.tourists[seat] > 0 and for_extra else 0)
    end = cousins_at
    if state.cousins[seat] > 0 and state.assistants[seat] >= 2 and for_extra:
        for i in range(n):
            actions[end] = PLACE_COUSINS + actions[i]
            end += has_partner(state, actions[i])
    if cousins_at > tourist_at:
        for i in range(n):
            actions[tourist_at + i] = PLACE_TOURIST + actions[i]
    if tourist_at > bodyguard_at:
        for i in range(n):
            actions[bodyguard_at + i] = PLACE_BODYGUARD + actions[i]
    return end


@rule
def can_be_second(state: State, space: int) -> bool:
    """MO-5.5: whether a space is free and in an open stall; not whether it touches the first cousin's."""
    return bool(state.workers[space] == 0 and state.tiles[space // QUADRANTS] == OPEN)


@rule
def has_partner(state: State, space: int) -> bool:
    """MO-5.5: whether a free space of another open stall touches this one by a side, for a second cousin."""
    for i in range(PARTNER_COUNT[space]):
        if can_be_second(state, PARTNERS[space * 2 + i]):
            return True
    return False


@rule
def second_spaces(state: State, actions: Ints) -> int:
    """MO-5.5: write the placements of the second cousin beside `state.space`, ascending; returns their number."""
    n = 0
    for i in range(PARTNER_COUNT[state.space]):
        space = PARTNERS[state.space * 2 + i]
        actions[n] = PLACE_SECOND + space
        n += can_be_second(state, space)
    return n


@rule
def place(state: State, action: int) -> None:
    """MO-5.2, MO-5.3: put a worker of the acting seat on its space and pay its stall's two cubes.

    The action is PLACE_ASSISTANT, PLACE_BODYGUARD, PLACE_TOURIST or PLACE_COUSINS, + space. An assistant's or a
    bodyguard's placement is completed; for a tourist or cousins, whose token is discarded, the phase becomes EXTRA.
    `state.idle` becomes -1.
    """
    seat, space = state.seat, action % SPACES
    stall = space // QUADRANTS
    state.cubes[seat * COLOURS + state.rows[stall // SIDE]] -= 1
    state.cubes[seat * COLOURS + state.columns[stall % SIDE]] -= 1
    state.idle = -1
    state.space = space
    if action < PLACE_BODYGUARD:
        put(state, space, ASSISTANT)
        placement_done(state, space, space)
    elif action < PLACE_TOURIST:
        put(state, space, BODYGUARD)
        placement_done(state, space, space)
    elif action < PLACE_COUSINS:
        put(state, space, TOURIST)
        state.phase = EXTRA
    else:
        put(state, space, ASSISTANT)
        state.cousins[seat] -= 1
        state.phase = EXTRA


@rule
def put(state: State, space: int, kind: int) -> None:
    """Move a worker of this kind from the acting seat's supply to a space."""
    seat = state.seat
    state.workers[space] = worker(seat, kind)
    if kind == ASSISTANT:
        state.assistants[seat] -= 1
    elif kind == BODYGUARD:
        state.bodyguards[seat] -= 1
    else:
        state.tourists[seat] -= 1


@rule
def pay_extra(state: State, colour: int) -> None:
    """Pay the third cube (MO-5.3), which completes the placement of a tourist.

    For cousins the choice of the second space follows: the phase becomes COUSIN (MO-5.5).
    """
    state.cubes[state.seat * COLOURS + colour] -= 1
    if kind_of(state.workers[state.space]) == TOURIST:
        placement_done(state, state.space, state.space)
    else:
        state.phase = COUSIN


@rule
def place_second(state: State, space: int) -> None:
    """MO-5.5: put the second cousin on its space, free of charge, and complete the placement."""
    put(state, space, ASSISTANT)
    placement_done(state, state.space, space)


@rule
def placement_done(state: State, first: int, second: int) -> None:
    """MO-6.1: let the stalls that a complete placement has filled wait to be closed, the first space's stall first.

    `first` and `second` are the spaces of the two cousins, the same for one worker. The turn is marked as one with a
    placement, `state.space` becomes NONE, and the phase NEXT_FULL, in which the stalls are closed.
    """
    state.placed = 1
    state.space = NONE
    await_closing(state, first // QUADRANTS)
    if second != first:
        await_closing(state, second // QUADRANTS)
    state.phase = NEXT_FULL


# --- MO-5.6 coins -------------------------------------------------------------------------------------------------

@rule
def swaps(state: State, actions: Ints, n: int) -> int:
    """MO-5.6: write all swaps behind the first n actions if the seat has a coin; returns the number of all actions."""
    if state.coins[state.seat] > 0:
        for action in range(SWAP_ROWS, SWAP_COLUMNS + len(PAIRS)):
            actions[n] = action
            n += 1
    return n


@seldom
def swaps_of_the_able(state: State, actions: Ints, n: int) -> int:
    """MO-5.2, `must_place=held`: write the swaps after which the seat can still place, behind the first n actions.

    Returns the number of all actions. The seat must have a worker to place.
    """
    end = swaps(state, actions, n)
    kept = n
    for i in range(n, end):
        actions[kept] = actions[i]
        kept += able_after(state, actions[i])
    return kept


@seldom
def able_after(state: State, action: int) -> bool:
    """MO-5.2: whether the seat, if it has a worker to place, could pay a free space after this swap."""
    of_rows = action < SWAP_COLUMNS
    pair = action - SWAP_ROWS if of_rows else action - SWAP_COLUMNS
    for row in range(SIDE):
        row_colour = state.rows[line_after(row, pair) if of_rows else row]
        for column in range(SIDE):
            column_colour = state.columns[column if of_rows else line_after(column, pair)]
            stall = row * SIDE + column
            if (state.tiles[stall] == OPEN and has_room(state, stall)
                    and holds(state, state.seat, row_colour, column_colour)):
                return True
    return False


@rule
def line_after(line: int, pair: int) -> int:
    """The row, or column, whose cube this one has after a swap of the pair."""
    if line == PAIR_FIRST[pair]:
        return int(PAIR_SECOND[pair])
    return int(PAIR_FIRST[pair]) if line == PAIR_SECOND[pair] else line


@seldom
def swap(state: State, action: int) -> None:
    """MO-5.6: spend a coin to swap two rows' or columns' cubes; after a placement, the last coin ends the turn."""
    state.coins[state.seat] -= 1
    if action < SWAP_COLUMNS:
        swap_two(state.rows, action - SWAP_ROWS)
    else:
        swap_two(state.columns, action - SWAP_COLUMNS)
    if state.placed and state.coins[state.seat] == 0:  # MO-5.7
        state.phase = TURN_END


@rule
def swap_two(cubes: Ints, pair: int) -> None:
    """Swap the cubes of a pair in `cubes`, those of the rows or of the columns, in place."""
    one, other = PAIR_FIRST[pair], PAIR_SECOND[pair]
    cubes[one], cubes[other] = cubes[other], cubes[one]


# --- MO-5.7 a turn ------------------------------------------------------------------------------------------------

@rule
def assign_actions(state: State, actions: Ints) -> int:
    """Write the acting seat's actions in a turn, ascending; returns their number (MO-5.2, MO-5.6, MO-5.7).

    They are placements and swaps, and passing if nothing can be placed, or ending the turn if something was.
    """
    if state.placed:
        n = swaps(state, actions, 0)
        actions[n] = END_TURN
        return n + 1
    n = placements(state, actions)
    if n > 0:
        return swaps_of_the_able(state, actions, n) if state.must_place == HELD else swaps(state, actions, n)
    n = swaps(state, actions, 0)
    actions[n] = PASS
    return n + 1


@rule
def assign(state: State, action: int) -> None:
    """MO-5: carry out one of the actions of a turn."""
    if action < PLACE_SECOND:
        place(state, action)
    elif action < PASS:
        swap(state, action)
    else:
        state.phase = TURN_END
