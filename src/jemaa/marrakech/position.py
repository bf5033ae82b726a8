"""Marrakech's positions as JSON: any state, also in the middle of a turn."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from jemaa.core.errors import IllegalPosition
from jemaa.core.options import restore, store
from jemaa.core.position import Source, read
from jemaa.marrakech.actions import COLOUR_LETTERS, HEADINGS, SEAT_LETTERS
from jemaa.marrakech.market import ACROSS, PLACES, place_squares, square_name, square_number
from jemaa.marrakech.options import MarrakechOptions
from jemaa.marrakech.reading import colours_of, letter_of, visible_rugs
from jemaa.marrakech.state import NONE, PHASES, MarrakechRow

Phase = Literal["first", "deal", "roll", "reveal", "assam", "lay", "over"]
"""`state.PHASES`, without those that the rules pass through by themselves."""

Seat = Annotated[str, Meta(pattern="^[A-D]$", description="A seat: A, B, C or D, clockwise.")]
Colour = Annotated[str, Meta(pattern="^[A-Dab]$", description="A colour: its owner's letter, small for a second one.")]
Square = Annotated[str, Meta(pattern="^[a-g][1-7]$", description="A square: a1 is north-west, g7 south-east.")]


class Assam(msgspec.Struct, forbid_unknown_fields=True):
    """Assam's square and heading (MK-2.1)."""

    square: Square
    facing: Literal["north", "east", "south", "west"]


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The possessions of one player."""

    letter: Seat
    dirhams: Annotated[int, Meta(ge=0, le=120)]
    rugs: dict[Colour, Annotated[int, Meta(ge=0, le=15)]]
    """How many rugs of each own colour are not laid yet, the one on top of the pile included."""
    top: Colour | None
    """The colour on top of the pile; null if the pile is empty, or its top is being turned up (MK-2.3)."""
    out: Annotated[int, Meta(ge=0, le=3)] = 0
    """0 in the game; else 1 for the first to go out, 2 for the second ... (MK-4.4)."""


class Rug(msgspec.Struct, forbid_unknown_fields=True):
    """A visible rug: whole on two squares, or one half on a square while the other half is covered."""

    colour: Colour
    squares: Annotated[list[Square], Meta(min_length=1, max_length=2)]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A state of Marrakech; `rugs` in the order of their first squares, `seats` in the order of play."""

    game: Literal["marrakech"]
    format: Literal[1]
    players: Annotated[int, Meta(ge=2, le=4)]
    options: MarrakechOptions
    phase: Phase
    """first: who begins is drawn; deal, reveal: the top of a pile is turned up, at the start or after a rug was laid;
    roll; assam: the seat turns him; lay: the seat lays a rug; over."""
    seat: Seat | None
    """The letter of the seat whose turn it is, or was at the end; null before the first player is known."""
    assam: Assam
    seats: list[SeatPosition]
    rugs: list[Rug]


CLAUSES = {
    "": "MK-3.1", "players": "MK-2.2", "phase": "MK-3.1", "seat": "MK-2.4", "assam": "MK-2.1",
    "options": "MK-2.3", "options.first_player": "MK-2.4", "options.payment_area": "MK-4.2",
    "options.two_player_area": "MK-4.2", "options.elimination": "MK-4.4", "options.cover_own_rug": "MK-5.3",
    "options.different_colours": "MK-5.3", "options.lone_survivor": "MK-6.1", "options.turn_order": "MK-7.1",
    "options.must_turn": "MK-7.2", "seats": "MK-2.2", "seats.dirhams": "MK-1.4", "seats.top": "MK-2.3",
    "seats.out": "MK-4.4", "rugs": "MK-1.3",
}
"""The clause that each field of a position goes by."""


def describe(row: MarrakechRow) -> Position:
    """The position of a row of Python numbers and lists (`core.row.plain`); its phase must be one of `Phase`."""
    return Position(
        game="marrakech", format=1, players=row.players, options=restore(MarrakechOptions, row),
        phase=PHASES[row.phase],  # type: ignore[arg-type]  # a phase that can be seen
        seat=None if PHASES[row.phase] == "first" else SEAT_LETTERS[row.seat],
        assam=Assam(square_name(row.assam), HEADINGS[row.facing]),  # type: ignore[arg-type]  # its names
        seats=[_describe_seat(row, seat) for seat in range(row.players)],
        rugs=[Rug(letter_of(row, colour), list(map(square_name, squares))) for colour, squares in visible_rugs(row)],
    )


def _describe_seat(row: MarrakechRow, seat: int) -> SeatPosition:
    return SeatPosition(
        letter=SEAT_LETTERS[seat], dirhams=row.dirhams[seat],
        rugs={letter_of(row, colour): row.unlaid[colour] for colour in colours_of(row, seat)},
        top=None if row.top[seat] == NONE else letter_of(row, row.top[seat]), out=row.out[seat],
    )


def read_json(source: Source) -> MarrakechRow:
    """The row that JSON describes; raises `Unreadable` or `IllegalPosition`. Its invariants are not checked yet."""
    return build(read(Position, source, CLAUSES))


def build(position: Position) -> MarrakechRow:
    """The row that a position describes; raises `IllegalPosition`. Its invariants are not checked yet."""
    row = MarrakechRow()
    row.players = position.players
    store(position.options, row)
    row.phase = PHASES.index(position.phase)
    row.seat = _seat_number(position)
    row.assam, row.facing = square_number(position.assam.square), HEADINGS.index(position.assam.facing)
    _build_seats(row, position.seats)
    _build_rugs(row, position.rugs)
    return row


def _seat_number(position: Position) -> int:
    if (position.phase == "first") != (position.seat is None):
        raise IllegalPosition("seat", "MK-2.4", "is null in the phase `first`, and a letter in all others")
    return SEAT_LETTERS.index(position.seat or "A")


def _build_seats(row: MarrakechRow, seats: Sequence[SeatPosition]) -> None:
    if "".join(seat.letter for seat in seats) != SEAT_LETTERS[: row.players]:
        wanted = ", ".join(SEAT_LETTERS[: row.players])
        raise IllegalPosition("seats", "MK-2.2", f"{row.players} players are the seats {wanted}, in this order")
    row.top = [NONE] * len(row.top)
    for number, seat in enumerate(seats):
        row.dirhams[number], row.out[number] = seat.dirhams, seat.out
        if seat.top is not None:
            row.top[number] = colour_number(row, seat.top, f"seats[{number}].top")
        letters = [letter_of(row, colour) for colour in colours_of(row, number)]
        if sorted(seat.rugs) != sorted(letters):
            raise IllegalPosition(f"seats[{number}].rugs", "MK-2.2", f"names the colours {' and '.join(letters)}")
        for letter, count in seat.rugs.items():
            row.unlaid[colour_number(row, letter, "")] = count


def _build_rugs(row: MarrakechRow, rugs: Sequence[Rug]) -> None:
    for number, rug in enumerate(rugs):
        colour = colour_number(row, rug.colour, f"rugs[{number}].colour")
        squares = list(map(square_number, rug.squares))
        for square in squares:
            if sum(row.colours) >> square & 1:
                name = square_name(square)
                raise IllegalPosition(f"rugs[{number}].squares", "MK-1.3", f"{name} shows one half of one rug only")
            row.colours[colour] |= 1 << square
        if len(squares) == 2:
            join(row, (squares[0], squares[1]), f"rugs[{number}].squares")


def join(row: MarrakechRow, pair: tuple[int, int], field: str) -> None:
    """Mark two squares as the two halves of one rug; raises `IllegalPosition` if they don't share a side.

    Their colours are neither set nor checked. `field` is what the error names.
    """
    place = PLACE_OF.get((min(pair), max(pair)))
    if place is None:
        names = " and ".join(map(square_name, pair))
        raise IllegalPosition(field, "MK-1.3", f"{names} share no side, so no rug lies on them")
    if place < ACROSS:
        row.across |= 1 << place
    else:
        row.upright |= 1 << (place - ACROSS)


def colour_number(row: MarrakechRow, letter: str, field: str) -> int:
    """The colour that a letter means with so many players; raises `IllegalPosition` if none."""
    letters = COLOUR_LETTERS[row.players]
    if letter not in letters:
        raise IllegalPosition(field, "MK-2.2", f"{letter!r} is no colour here; {row.players} players have {letters}")
    return letters.index(letter)


PLACE_OF = {place_squares(place): place for place in range(PLACES)}
