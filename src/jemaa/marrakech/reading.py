"""Functions in ordinary Python that read a plain row for positions, text, events and checks.

Where a rule has the answer, they call the rule.
"""

from collections.abc import Iterator

from jemaa.core.compile import interpreted
from jemaa.marrakech import rules
from jemaa.marrakech.actions import COLOUR_LETTERS
from jemaa.marrakech.market import ACROSS, PLACES, SQUARES, place_squares
from jemaa.marrakech.state import COLOURS, MarrakechRow

has_two_colours = interpreted(rules.two_colours)
owner_of = interpreted(rules.owner)
colour_at = interpreted(rules.colour_at)
charged = interpreted(rules.charged)
has_place = interpreted(rules.has_place)


def colours_of(row: MarrakechRow, seat: int) -> list[int]:
    """A seat's colours, its first one first (MK-2.2, MK-2.3)."""
    return [seat, seat + row.players] if has_two_colours(row) else [seat]


def colours_played(row: MarrakechRow) -> int:
    """The number of colours of rugs in the game."""
    return COLOURS if has_two_colours(row) else row.players


def rugs_of_each(row: MarrakechRow) -> int:
    """The number of rugs of each colour at the start (MK-2.2, MK-2.3)."""
    return 15 if colours_played(row) < COLOURS else 12


def letter_of(row: MarrakechRow, colour: int) -> str:
    """A colour's letter: its owner's, small for a second colour."""
    return COLOUR_LETTERS[row.players][colour]


def squares_in(bits: int) -> list[int]:
    """The squares in a set that is given as bits, ascending."""
    return _members(bits, SQUARES)


def _members(bits: int, most: int) -> list[int]:
    """The numbers below `most` in a set that is given as bits, ascending."""
    members, left = [], bits & (1 << most) - 1
    while left:
        members.append((left & -left).bit_length() - 1)
        left &= left - 1
    return members


def whole_rug_places(row: MarrakechRow) -> list[int]:
    """The places that show both halves of one rug, ascending (MK-5.3)."""
    return _members(row.across | row.upright << ACROSS, PLACES)


def visible_rugs(row: MarrakechRow) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Each visible rug: its colour, and the one or two squares where it is seen, ordered by the first square."""
    joined = {square: pair for pair in map(place_squares, whole_rug_places(row)) for square in pair}
    colours = {square: colour for colour in range(COLOURS) for square in squares_in(row.colours[colour])}
    for square in sorted(colours):
        pair = joined.get(square, (square,))
        if square == pair[0]:
            yield colours[square], pair


def seats_in(row: MarrakechRow) -> list[int]:
    """The seats still in the game (MK-4.5)."""
    return [seat for seat in range(row.players) if row.out[seat] == 0]


def unlaid_by(row: MarrakechRow, seat: int) -> int:
    """The number of rugs that a seat has yet to lay."""
    return sum(row.unlaid[colour] for colour in colours_of(row, seat))
