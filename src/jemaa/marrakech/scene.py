"""The content of a picture of Marrakech, the same for text and SVG: rugs, about-turns, seats, a caption."""

from typing import NamedTuple

from jemaa.core.row import argument, ints
from jemaa.marrakech.actions import SEAT_LETTERS
from jemaa.marrakech.market import SIZE, SQUARES, STEPS, about_turn
from jemaa.marrakech.reading import colour_at, colours_of, letter_of, visible_rugs
from jemaa.marrakech.rules import ranks, scores
from jemaa.marrakech.state import NONE, PHASES, SEATS, MarrakechRow

CAPTIONS = {
    "first": "Who begins?", "deal": "The piles are turned up", "roll": "{} rolls the die",
    "reveal": "{} turns up a rug", "assam": "{} turns Assam", "lay": "{} lays a rug", "over": "Game over",
}
"""Phases that are seen from outside, in a few words."""


class Rug(NamedTuple):
    """The visible part of one rug."""

    letter: str
    """Its colour's: the owner's, small for a second colour."""
    squares: tuple[int, ...]
    """Two if it is whole, the left or upper first; one if its other half is covered."""
    neutral: bool
    """Its owner is out: nobody pays on it (MK-4.5)."""


class Pile(NamedTuple):
    """A seat's unlaid rugs of one colour."""

    letter: str
    unlaid: int
    on_top: bool
    """The next rug that the seat lays is of this colour (MK-2.3)."""


class Figures(NamedTuple):
    """The numbers beside the board for one seat."""

    letter: str
    dirhams: int
    piles: tuple[Pile, ...]
    points: int
    """The points if the game ended now (MK-6.2)."""
    rank: int
    """The rank by points, then dirhams, those out last (MK-6.3): 1 is the best, and equals share a rank."""
    out: int
    """0 in the game; 1 for the first seat to go out, 2 for the second ... (MK-4.4)."""
    active: bool
    """It is this seat's turn; never before the first turn and after the last."""


class Exit(NamedTuple):
    """A side of a border square where Assam can walk off the market."""

    square: int
    heading: int


def about_turns() -> tuple[tuple[Exit, Exit], ...]:
    """The 14 about-turns: the two exits that each joins (MK-3.4)."""
    pairs = set()
    for square in range(SQUARES):
        for heading, (down, right) in enumerate(STEPS):
            if square // SIZE + down in range(SIZE) and square % SIZE + right in range(SIZE):
                continue
            entered, inward = about_turn(square, heading)
            pairs.add(tuple(sorted((Exit(square, heading), Exit(entered, (inward + 2) % 4)))))
    return tuple((first, second) for first, second in sorted(pairs))


ABOUT_TURNS = about_turns()


def letter_at(row: MarrakechRow, square: int) -> str:
    """The letter of the rug on top of a square; "" if there is none."""
    colour = colour_at(row, square)
    return "" if colour == NONE else letter_of(row, colour)


def is_neutral(row: MarrakechRow, letter: str) -> bool:
    """Whether the owner of this colour is out (MK-4.5)."""
    return row.out[SEAT_LETTERS.index(letter.upper())] > 0


def rugs(row: MarrakechRow) -> list[Rug]:
    """All visible rugs, in the order of their first squares."""
    shown = [(letter_of(row, colour), squares) for colour, squares in visible_rugs(row)]
    return [Rug(letter, squares, is_neutral(row, letter)) for letter, squares in shown]


def figures(row: MarrakechRow) -> list[Figures]:
    """The numbers beside the board, one entry for each seat."""
    points, places = ints(SEATS), ints(SEATS)
    state = argument(row)
    scores(state, points)
    ranks(state, places)
    return [Figures(SEAT_LETTERS[seat], row.dirhams[seat], piles(row, seat), int(points[seat]), int(places[seat]),
                    row.out[seat], caption_seat(row) == seat) for seat in range(row.players)]


def piles(row: MarrakechRow, seat: int) -> tuple[Pile, ...]:
    """A seat's unlaid rugs by colour, one entry for each of its colours, also if none is left."""
    return tuple(Pile(letter_of(row, colour), row.unlaid[colour], row.top[seat] == colour)
                 for colour in colours_of(row, seat))


def caption_seat(row: MarrakechRow) -> int:
    """The seat whose turn it is; NONE before the first turn and after the last."""
    return NONE if PHASES[row.phase] in ("first", "deal", "over") else row.seat


def caption(row: MarrakechRow) -> str:
    """A few words about the present phase; between two choices, where no picture is drawn, the phase's name."""
    return CAPTIONS.get(PHASES[row.phase], PHASES[row.phase]).format(SEAT_LETTERS[row.seat])
