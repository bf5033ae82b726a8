"""The observation of a seat in Marrakech: every part of the row, as numbers, except the first player's option."""


from jemaa.core.compile import rule
from jemaa.core.observation import ObservationSpec, Plane, clockwise_from, seat_after
from jemaa.core.row import Ints
from jemaa.marrakech.market import SIZE, SQUARES
from jemaa.marrakech.rules import SQUARE_BITS_ACROSS, two_colours
from jemaa.marrakech.state import COLOURS, PHASES, SEATS, MarrakechRow

State = MarrakechRow

SEEN_PHASES = 7
"""The number of phases that can be seen from outside: those up to "lay", and "over"."""
MOST_DIRHAMS = 30 * SEATS

PLANES = (
    Plane("rugs", (COLOURS, SIZE, SIZE), 0, 1, "squares under the topmost rugs of each seat, mine first, then "
         "clockwise; with two colours each: my first, theirs, my second, their second (MK-1.3, MK-2.3)", on_board=True),
    Plane("across", (SIZE, SIZE), 0, 1, "the left square of each whole rug that lies across (MK-5.3)", on_board=True),
    Plane("upright", (SIZE, SIZE), 0, 1, "the upper square of each whole rug that lies upright", on_board=True),
    Plane("assam", (SIZE, SIZE), 0, 1, "his square", on_board=True),
    Plane("facing", (4,), 0, 1, "his heading: north, east, south, west"),
    Plane("phase", (SEEN_PHASES,), 0, 1, f"{', '.join(PHASES[:SEEN_PHASES - 1])}, over"),
    Plane("turn", (SEATS,), 0, 1, "whose turn it is"),
    Plane("dirhams", (SEATS,), 0, MOST_DIRHAMS, "money of each seat"),
    Plane("unlaid", (COLOURS,), 0, 15, "rugs not laid yet of each colour, in the order of `rugs`"),
    Plane("top", (COLOURS,), 0, 1, "the colours that lie on top of a pile, in the order of `rugs` (MK-2.3)"),
    Plane("out", (SEATS,), 0, SEATS - 1, "0 in the game, 1 the first to go out, 2 the second ... (MK-4.4)"),
    Plane("present", (SEATS,), 0, 1, "the seats that there are"),
    Plane("options", (9,), 0, 2, "two_player_rugs, elimination, cover_own_rug, lone_survivor, turn_order, must_turn, "
         "payment_area, two_player_area, different_colours, as numbers (docs/rules/marrakech.md)"),
)
NUMBERS = sum(part.size for part in PLANES)


@rule
def observe(state: State, seat: int, out: Ints) -> None:
    """Write all planes, as `seat` sees them, into out (size,)."""
    at = write_squares(state, seat, out)
    for i in range(at, NUMBERS):
        out[i] = 0
    at = write_one(out, at, state.facing, 4)
    at = write_one(out, at, min(state.phase, SEEN_PHASES - 1), SEEN_PHASES)
    at = write_one(out, at, clockwise_from(state, seat, state.seat), SEATS)
    at = write_holdings(state, seat, out, at)
    write_options(state, out, at)


@rule
def write_squares(state: State, seat: int, out: Ints) -> int:
    """Write the planes of squares at the beginning of `out`, zeros included. Returns the index after them.

    All planes are written in one loop: loops that are short are written out by compilers, and then not vectorised.
    """
    first, second = state.colours[nth_colour(state, seat, 0)], state.colours[nth_colour(state, seat, 1)]
    third, fourth = state.colours[nth_colour(state, seat, 2)], state.colours[nth_colour(state, seat, 3)]
    across, upright, assam = left_squares(state.across), state.upright, 1 << state.assam
    for square in range(SQUARES):
        out[square] = (first >> square) & 1
        out[SQUARES + square] = (second >> square) & 1
        out[2 * SQUARES + square] = (third >> square) & 1
        out[3 * SQUARES + square] = (fourth >> square) & 1
        out[4 * SQUARES + square] = (across >> square) & 1
        out[5 * SQUARES + square] = (upright >> square) & 1
        out[6 * SQUARES + square] = (assam >> square) & 1
    return 7 * SQUARES


@rule
def nth_colour(state: State, seat: int, i: int) -> int:
    """The i-th colour in the order of the seats from `seat` on; those that are not in the game come last."""
    players = state.players
    if i < players:
        return seat_after(state, seat, i)
    if two_colours(state):
        return players + seat_after(state, seat, i - players)
    return i


@rule
def left_squares(across: int) -> int:
    """The left squares, as bits, of places across, which are numbered six to a row."""
    squares = 0
    for row in range(SIZE):
        squares |= ((across >> (row * (SIZE - 1))) & SQUARE_BITS_ACROSS) << (row * SIZE)
    return squares


@rule
def write_one(out: Ints, at: int, which: int, size: int) -> int:
    """Write 1 at `at` + `which`; the others of the `size` numbers must be 0. Returns the index after them."""
    out[at + which] = 1
    return at + size


@rule
def write_holdings(state: State, seat: int, out: Ints, at: int) -> int:
    """Write the planes dirhams, unlaid, top, out and present. Returns the index after them."""
    for i in range(SEATS):
        other = seat_after(state, seat, i) if i < state.players else i
        colour = nth_colour(state, seat, i)
        out[at + i] = state.dirhams[other]
        out[at + SEATS + i] = state.unlaid[colour]
        out[at + 2 * SEATS + i] = is_on_top(state, colour)
        out[at + 3 * SEATS + i] = state.out[other]
        out[at + 4 * SEATS + i] = i < state.players
    return at + 5 * SEATS


@rule
def is_on_top(state: State, colour: int) -> int:
    """MK-2.3: 1 if a pile shows this colour, else 0."""
    for seat in range(state.players):
        if state.top[seat] == colour:
            return 1
    return 0


@rule
def write_options(state: State, out: Ints, at: int) -> None:
    """Write the plane "options": the numbers of those that have an effect after the setup."""
    out[at], out[at + 1], out[at + 2] = state.two_player_rugs, state.elimination, state.cover_own_rug
    out[at + 3], out[at + 4], out[at + 5] = state.lone_survivor, state.turn_order, state.must_turn
    out[at + 6], out[at + 7] = state.payment_area, state.two_player_area
    out[at + 8] = state.different_colours


OBSERVATION = ObservationSpec(PLANES, observe)
