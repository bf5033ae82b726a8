"""Marrakech's positions, set up by hand: rugs and Assam on the board, all else as fields."""

from collections.abc import Iterator, Sequence
from typing import get_args

from jemaa.core.editing import NOTHING, Editing, Field, Value, choice, most_of, number
from jemaa.core.errors import IllegalPosition
from jemaa.marrakech.actions import HEADINGS
from jemaa.marrakech.market import SQUARES, square_name, square_number
from jemaa.marrakech.position import CLAUSES, Phase, Position, Rug, SeatPosition

ASSAM = "assam"
RUG = "rug "
"""Begins the name of a rug, which ends with its colour."""
NAMES = frozenset(map(square_name, range(SQUARES)))


def pieces(position: Position) -> tuple[str, ...]:
    """Rugs of every colour, Assam, and nothing."""
    return (*(RUG + colour for seat in position.seats for colour in seat.rugs), ASSAM, NOTHING)


def fields(position: Position) -> tuple[Field, ...]:
    """Whose turn it is, what is done in it, where Assam looks, and what every seat has."""
    return (choice("phase", position.phase, get_args(Phase)),
            choice("seat", position.seat, (None, *(seat.letter for seat in position.seats))),
            choice("assam.facing", position.assam.facing, HEADINGS),
            *(field for place, seat in enumerate(position.seats) for field in _seat_fields(f"seats[{place}].", seat)))


def _seat_fields(path: str, seat: SeatPosition) -> Iterator[Field]:
    yield number(seat, path, "dirhams")
    for colour, count in seat.rugs.items():
        yield Field(f"{path}rugs.{colour}", count, 0, most_of(SeatPosition, "rugs"))
    if len(seat.rugs) > 1:
        yield choice(f"{path}top", seat.top, (None, *seat.rugs))
    yield number(seat, path, "out")


def put(position: Position, piece: str, cells: Sequence[str]) -> None:
    """Put Assam, a rug or half a rug on one square or two; raises `IllegalPosition` for squares that there are not.

    Assam turns to the right where he stands already. A rug comes from its pile and covers what is below; one that is
    taken away goes back.
    """
    if not 1 <= len(set(cells)) == len(cells) <= 2 or not NAMES.issuperset(cells):
        raise IllegalPosition("rugs", "MK-1.3", "lie on one square, or two beside each other")
    if piece == ASSAM:
        _put_assam(position, cells[0])
    elif piece == NOTHING:
        _take(position, cells)
    else:
        _lay(position, piece.removeprefix(RUG), cells)


def _put_assam(position: Position, square: str) -> None:
    assam = position.assam
    if assam.square == square:
        assam.facing = HEADINGS[(HEADINGS.index(assam.facing) + 1) % 4]  # type: ignore[assignment]  # its names
    assam.square = square


def _lay(position: Position, colour: str, cells: Sequence[str]) -> None:
    for rug in position.rugs:
        rug.squares = [square for square in rug.squares if square not in cells]
    laid = Rug(colour, sorted(cells, key=square_number))
    position.rugs = sorted([*filter(lambda rug: rug.squares, position.rugs), laid],
                           key=lambda rug: square_number(rug.squares[0]))
    _count(position, colour, -1)


def _take(position: Position, cells: Sequence[str]) -> None:
    for rug in [rug for rug in position.rugs if not set(cells).isdisjoint(rug.squares)]:
        position.rugs.remove(rug)
        _count(position, rug.colour, 1)


def _count(position: Position, colour: str, more: int) -> None:
    """Give a pile one rug more, or one fewer, as far as there can be."""
    rugs = next(seat.rugs for seat in position.seats if colour in seat.rugs)
    rugs[colour] = max(0, min(most_of(SeatPosition, "rugs"), rugs[colour] + more))


def change(position: Position, name: str, value: Value) -> None:
    """Two players' rugs change their colours with the option that says how many each has (MK-2.2)."""
    if name != "options.two_player_rugs" or position.players != 2:
        return
    for seat in position.seats:
        left, small = sum(seat.rugs.values()), seat.letter.lower()
        first = left if value == "single" else (left + 1) // 2
        most = most_of(SeatPosition, "rugs")
        seat.rugs = {seat.letter: min(first, most)} | ({} if value == "single" else {small: left - first})
    if value == "single":
        position.rugs = [Rug(rug.colour.upper(), rug.squares) for rug in position.rugs]


def settle(position: Position) -> None:
    """In the phase `first` neither a seat nor a pile's top is known; later both are, the top among the colours left."""
    if position.phase == "first":
        position.seat = None
    elif position.seat is None:
        position.seat = position.seats[0].letter
    for seat in position.seats:
        left = [colour for colour, count in seat.rugs.items() if count]
        if not left or position.phase == "first":
            seat.top = None
        elif len(seat.rugs) == 1 or seat.top not in (None, *left):
            seat.top = left[0]


EDITING = Editing(layout=Position, clauses=CLAUSES, pieces=pieces, fields=fields, put=put, change=change,
                  settle=settle)
