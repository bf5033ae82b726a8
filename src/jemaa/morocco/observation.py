"""The observation of a seat in Morocco as numbers; of taken juice tokens, only what MO-9.3 lets it see."""


from jemaa.core.compile import rule
from jemaa.core.observation import ObservationSpec, Plane, clear, clockwise_from, seat_after
from jemaa.core.row import Ints
from jemaa.morocco.market import CORNERS, QUADRANTS, SIDE, SPACES, STALLS
from jemaa.morocco.state import COLOURS, EMPTY_TILE, NONE, OVER_PHASE, PHASES, SEATS, MoroccoRow

State = MoroccoRow

SEEN_PHASES = 16
"""The phases that can be seen from outside: those up to "keep", and "over"."""
LINE = 2 * SIDE
BOARD = SIDE + 1
ON_BOARD = True
COUNT_BITS = 6
COUNT_MASK = 63
KINDS = 3
"""A worker is KINDS × its seat + its kind, from 1 to KINDS; 0 is none."""
ABSENT, BYTE = 100, 255
"""More than any worker; and the lowest eight bits."""
HELD = 10
"""Numbers of each seat, from `points` to `owed`."""
HAND = SEATS * (COLOURS + HELD + 1)
"""Numbers of the planes cubes, held and present."""
BEHIND = 3 * SIDE * COLOURS + SIDE + 1 + SEEN_PHASES + 3 * SEATS + 4 + HAND
"""Numbers of all planes from `rows` to `present`."""

PLANES = (
    Plane("workers", (SEATS, LINE, LINE), 0, 3, "each seat's workers, mine first, then clockwise: 1 assistant, "
         "2 bodyguard, 3 tourist (MO-1.5)", ON_BOARD),
    Plane("completing", (LINE, LINE), 0, 1, "the space of the worker whose placement is being completed", ON_BOARD),
    Plane("tiles", (SEATS + 1, SIDE, SIDE), 0, 1, "stalls closed by each seat, mine first; last: by an empty tile",
          ON_BOARD),
    Plane("arrows", (4, SIDE, SIDE), 0, 1, "closed stalls whose arrow points north, east, south, west (MO-6.10)",
          ON_BOARD),
    Plane("closing", (SIDE, SIDE), 0, 1, "the stall that is being closed", ON_BOARD),
    Plane("waiting", (2, SIDE, SIDE), 0, 1, "the full stall that is closed next, and the one after it (MO-6.1)",
          ON_BOARD),
    Plane("juice", (BOARD, BOARD), 0, 4, "values of the tokens in the market (MO-1.2); 0 none", ON_BOARD),
    Plane("tokens", (SEATS,), 0, CORNERS, "juice tokens that each seat has taken (MO-6.7)"),
    Plane("values", (SEATS, 3), 0, CORNERS, "how many of these are worth 2, 3 and 4: mine; with `open_juice`, and "
         "when the game is over, everybody's (MO-9.3)"),
    Plane("undealt", (3,), 0, CORNERS, "tokens worth 2, 3 and 4 not dealt yet"),
    Plane("rows", (SIDE, COLOURS), 0, 1, "colour of each row's cube; none before it is dealt"),
    Plane("columns", (SIDE, COLOURS), 0, 1, "colour of each column's cube"),
    Plane("roof", (SIDE, COLOURS), 0, 1, "colour of each outer roof space's cube"),
    Plane("pawn", (SIDE + 1,), 0, 1, "the pawn's outer space, or the middle"),
    Plane("phase", (SEEN_PHASES,), 0, 1, f"{', '.join(PHASES[:SEEN_PHASES - 1])}, over"),
    Plane("chooser", (SEATS,), 0, 1, "who chooses, me first"),
    Plane("active", (SEATS,), 0, 1, "whose turn it is, me first"),
    Plane("first", (SEATS,), 0, 1, "holder of the first-player marker, me first"),
    Plane("done", (1,), 0, LINE, "how many have been in this phase of the round"),
    Plane("rolled", (1,), 0, 2, "times that the die was rolled this round"),
    Plane("placed", (1,), 0, 1, "whether the active player has placed in this turn"),
    Plane("idle", (1,), -1, 3, "rounds in a row without a placement; -1 after one in this round; 3 end the game "
         "(MO-8.4)"),
    Plane("cubes", (SEATS, COLOURS), 0, 127, "cubes in each seat's hand"),
    Plane("held", (HELD, SEATS), 0, 125, "of each seat: points on the track, coins, assistants, bodyguards, quarters, "
         "tourists, guests (tourists that move on), cousins, market tiles, owed (a coin or a bodyguard)"),
    Plane("present", (SEATS,), 0, 1, "the seats that there are"),
    Plane("options", (8,), 0, CORNERS, "third_place_points, open_juice, juice_values (three numbers), must_place, "
         "empty_tile_arrow, keep_cube"),
)


@rule
def observe(state: State, seat: int, out: Ints) -> None:
    """Write all planes, as `seat` sees them, into out (size,), zeros included: it need not be cleared before.

    The phase must be one that is seen from outside.
    """
    at = write_workers(state, seat, out)
    at = write_stalls(state, seat, out, at)
    at = write_juice(state, seat, out, at)
    clear(out, at, BEHIND)
    at = mark_colours(state.rows, out, at)
    at = mark_colours(state.columns, out, at)
    at = mark_colours(state.roof, out, at)
    at = mark(out, at, state.pawn, SIDE + 1)
    at = mark(out, at, min(state.phase, SEEN_PHASES - 1), SEEN_PHASES)
    at = mark(out, at, clockwise_from(state, seat, state.seat), SEATS)
    at = mark(out, at, clockwise_from(state, seat, state.active), SEATS)
    at = mark(out, at, clockwise_from(state, seat, state.first), SEATS)
    out[at], out[at + 1], out[at + 2], out[at + 3] = state.done, state.rolled, state.placed, state.idle
    at = write_hands(state, seat, out, at + 4)
    out[at], out[at + 1] = state.third_place_points, state.open_juice
    for kind in range(3):
        out[at + 2 + kind] = state.juice_values[kind]
    out[at + 5], out[at + 6], out[at + 7] = state.must_place, state.empty_tile_arrow, state.keep_cube


@rule
def mark(out: Ints, at: int, which: int, size: int) -> int:
    """Write 1 for the possibility `which` of `size`, or for none of them if it is NONE. Returns the index after them.

    The others are left as they are: a plane, or many of them at once, is cleared before.
    """
    if which != NONE:
        out[at + which] = 1
    return at + size


@rule
def place_in_lines(space: int) -> int:
    """The index of a space in the 10 × 10 grid, line by line (MO-1.1)."""
    stall, quadrant = space // QUADRANTS, space % QUADRANTS
    return (stall // SIDE * 2 + quadrant // 2) * LINE + stall % SIDE * 2 + quadrant % 2


@rule
def planes_of_seats(state: State, seat: int) -> int:
    """The plane of each seat, as `seat` counts them, in four bits: those of seat s begin with bit 4 (s + 1)."""
    planes = 0
    for i in range(state.players):
        planes |= i << (4 * (seat_after(state, seat, i) + 1))
    return planes


@rule
def write_workers(state: State, seat: int, out: Ints) -> int:
    """Write the planes workers and completing, zeros included, from index 0 on. Returns the index after them.

    The workers of all seats are first put line by line into the plane completing, which is overwritten afterwards. So
    the plane of each seat is a loop over numbers that lie side by side, without branches, in whole numbers of 8 bits:
    a compiler does many of them at once.
    """
    lines = SEATS * SPACES
    space = 0
    for row in range(SIDE):
        for column in range(SIDE):
            corner = lines + 2 * (LINE * row + column)
            for quadrant in (0, 1, LINE, LINE + 1):
                out[corner + quadrant] = state.workers[space]
                space += 1
    for i in range(SEATS):
        first = KINDS * seat_after(state, seat, i) if i < state.players else ABSENT
        for space in range(SPACES):
            kind = (int(out[lines + space]) - first) & BYTE  # an int8 of NumPy could not hold BYTE
            out[i * SPACES + space] = kind * (kind <= KINDS)
    end = clear(out, lines, SPACES)
    if state.space != NONE:
        out[lines + place_in_lines(state.space)] = 1
    return end


@rule
def write_stalls(state: State, seat: int, out: Ints, at: int) -> int:
    """Write the planes tiles to waiting, zeros included, from index `at` on. Returns the index after them.

    There are no branches, as in `write_workers`: an open stall writes into the planes behind, which are cleared then.
    """
    arrows = clear(out, at, (SEATS + 1) * STALLS)
    planes = planes_of_seats(state, seat) | (SEATS + 1) | (SEATS << (4 * EMPTY_TILE))
    for stall in range(STALLS):
        out[at + ((planes >> (4 * state.tiles[stall])) & 15) * STALLS + stall] = 1
    end = clear(out, arrows, 4 * STALLS)
    for stall in range(STALLS):
        arrow = state.arrows[stall]
        out[arrows + (arrow - 1 + 5 * (arrow == 0)) * STALLS + stall] = 1
    clear(out, end, 3 * STALLS)
    end = mark(out, end, state.closing, STALLS)
    end = mark(out, end, state.waiting[0], STALLS)
    return mark(out, end, state.waiting[1], STALLS)


@rule
def write_juice(state: State, seat: int, out: Ints, at: int) -> int:
    """Write the planes juice, tokens, values and undealt, zeros included, from `at` on. Returns the index after them.

    Of the values of tokens that others have taken, only what `seat` may see is written (MO-9.3).
    """
    tokens, twos, threes, fours = 0, 0, 0, 0  # of each seat, COUNT_BITS for each; those of seat s begin with s + 1
    for corner in range(CORNERS):
        taken, value = state.taken[corner], state.juice[corner]
        token = 1 << (COUNT_BITS * taken)
        tokens += token
        twos += token * (value == 2)
        threes += token * (value == 3)
        fours += token * (value == 4)
        out[at + corner] = value * (taken == 0)
    at += CORNERS
    end = clear(out, at, 4 * SEATS)
    for i in range(state.players):
        shift = COUNT_BITS * (seat_after(state, seat, i) + 1)
        out[at + i] = (tokens >> shift) & COUNT_MASK
        if i == 0 or state.open_juice or state.phase == OVER_PHASE:
            values = at + SEATS + i * 3
            out[values] = (twos >> shift) & COUNT_MASK
            out[values + 1] = (threes >> shift) & COUNT_MASK
            out[values + 2] = (fours >> shift) & COUNT_MASK
    for kind in range(3):
        out[end + kind] = state.undealt[kind]
    return end + 3


@rule
def mark_colours(cubes: Ints, out: Ints, at: int) -> int:
    """Mark the colours in one plane, rows, columns or roof, which begins at `at`. Returns the index after it.

    Each cube has COLOURS numbers: 1 for its colour, 0 for the others; all are 0 where it is not dealt yet.
    """
    for i in range(SIDE):
        at = mark(out, at, cubes[i], COLOURS)
    return at


@rule
def write_hands(state: State, seat: int, out: Ints, at: int) -> int:
    """Write the planes cubes, held and present, from `at` on, which are cleared. Returns the index after them."""
    held = at + SEATS * COLOURS
    for i in range(state.players):
        other = seat_after(state, seat, i)
        for colour in range(COLOURS):
            out[at + i * COLOURS + colour] = state.cubes[other * COLOURS + colour]
        write_held(state, other, out, held + i)
        out[held + HELD * SEATS + i] = 1
    return at + HAND


@rule
def write_held(state: State, other: int, out: Ints, at: int) -> None:
    """Write the HELD numbers of the seat `other` in the plane held: at `at` and every SEATS further, no others."""
    out[at], out[at + SEATS] = state.points[other], state.coins[other]
    out[at + 2 * SEATS], out[at + 3 * SEATS] = state.assistants[other], state.bodyguards[other]
    out[at + 4 * SEATS], out[at + 5 * SEATS] = state.quarters[other], state.tourists[other]
    out[at + 6 * SEATS], out[at + 7 * SEATS] = state.guests[other], state.cousins[other]
    out[at + 8 * SEATS], out[at + 9 * SEATS] = state.market_tiles[other], state.owed[other]


OBSERVATION = ObservationSpec(PLANES, observe)
