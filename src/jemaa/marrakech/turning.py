"""What each turn of Assam leads to: where he looks, where he may stop after the roll, and what that costs (MK-3, MK-4).

A view carries this, so that a page can show it without knowing a rule.
"""

from collections import Counter

import msgspec

from jemaa.core.compile import interpreted
from jemaa.core.row import ints
from jemaa.marrakech import rules
from jemaa.marrakech.actions import ACTIONS, AHEAD, HEADINGS, SEAT_LETTERS
from jemaa.marrakech.market import one_step, path, square_name
from jemaa.marrakech.options import ROLL_FIRST
from jemaa.marrakech.reading import charged, colour_at, owner_of
from jemaa.marrakech.state import ASSAM, NONE, MarrakechRow

_legal = interpreted(rules.legal)
_next_seat = interpreted(rules.next_seat)


class Reach(msgspec.Struct, frozen=True):
    """A square where Assam may stop after the next roll."""

    square: str
    faces: int
    """How many of the die's six faces bring him here (MK-1.2)."""
    payee: str | None
    """The seat that is paid here; null where nothing is due (MK-4.1, MK-4.3, MK-4.5)."""
    due: int
    """The dirhams that whoever rolls next owes here, even if they have less; 0 where nothing is due (MK-4.2)."""


class Turn(msgspec.Struct, frozen=True):
    """A legal turn of Assam, and what it leads to."""

    choice: str
    """The action: left, ahead or right."""
    facing: str
    """Where Assam looks after it: north, east, south or west."""
    beside: str | None
    """The square beside Assam on that side; null where the market ends there."""
    reach: tuple[Reach, ...]
    """The squares where he may stop after the roll, in the order in which he reaches them."""


def turns(row: MarrakechRow) -> tuple[Turn, ...]:
    """The legal turns of Assam, in the order of their numbers; none in a phase where he is not turned."""
    if row.phase != ASSAM:
        return ()
    actions = ints(rules.RULES_OF_MARRAKECH.most_legal)
    return tuple(_turn(row, int(action)) for action in actions[:_legal(row, actions)])


def _turn(row: MarrakechRow, action: int) -> Turn:
    heading = (row.facing + action - AHEAD) % 4
    square, after = one_step(row.assam, heading)
    faces = Counter[int]()
    for (stop, _), chances in zip(path(row.assam, heading, len(rules.DIE)), rules.DIE, strict=True):
        faces[stop] += chances
    return Turn(ACTIONS[action].text, HEADINGS[heading], square_name(square) if after == heading else None,
                tuple(_reach(row, stop, count) for stop, count in faces.items()))


def _reach(row: MarrakechRow, square: int, faces: int) -> Reach:
    payer = _next_seat(row) if row.turn_order == ROLL_FIRST else row.seat
    colour = colour_at(row, square)
    payee = payer if colour == NONE else owner_of(row, colour)
    if payee == payer or row.out[payee]:
        return Reach(square_name(square), faces, None, 0)
    return Reach(square_name(square), faces, SEAT_LETTERS[payee], charged(row, colour, 1 << square).bit_count())
