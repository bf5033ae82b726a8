"""What a picture of Marrakech shows, before anybody decides how: rugs whole and cut, about-turns, seats, a caption."""

from typing import NamedTuple

from jemaa.core.row import ints, load, pack
from jemaa.marrakech.actions import COLOUR_LETTERS, SEAT_LETTERS
from jemaa.marrakech.market import ACROSS, PLACES, SIZE, SQUARES, STEPS, about_turn, place_squares
from jemaa.marrakech.options import SINGLE
from jemaa.marrakech.rules import ranks, scores
from jemaa.marrakech.state import COLOURS, NONE, PHASES, SEATS, MarrakechRow

CAPTIONS = {
    "first": "Who begins?", "deal": "The piles are turned up", "roll": "{} rolls the die", "reveal": "{} turns up a rug",
    "assam": "{} turns Assam", "lay": "{} lays a rug", "pay": "{} pays", "next": "{} is done", "over": "Game over",
}


class Rug(NamedTuple):
    """What is to be seen of one rug."""

    letter: str
    """Its colour's (actions.COLOUR_LETTERS)."""
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
    """What stands beside the board for one seat."""

    letter: str
    dirhams: int
    piles: tuple[Pile, ...]
    points: int
    rank: int
    out: int
    """0 in the game, else the how-manieth to go out (MK-4.4)."""
    active: bool


class Exit(NamedTuple):
    """A side of a border square where Assam can walk off the market."""

    square: int
    heading: int


def about_turns() -> tuple[tuple[Exit, Exit], ...]:
    """The 14 about-turns: the two exits that each joins (MK-3.4)."""
    found = set()
    for square in range(SQUARES):
        for heading, (down, right) in enumerate(STEPS):
            if square // SIZE + down in range(SIZE) and square % SIZE + right in range(SIZE):
                continue
            entered, inward = about_turn(square, heading)
            found.add(tuple(sorted((Exit(square, heading), Exit(entered, (inward + 2) % 4)))))
    return tuple((first, second) for first, second in sorted(found))


ABOUT_TURNS = about_turns()


def letter_at(row: MarrakechRow, square: int) -> str:
    """The letter of the rug on top of a square; "" if there is none."""
    shown = (COLOUR_LETTERS[row.players][colour] for colour in range(COLOURS) if row.colours[colour] >> square & 1)
    return next(shown, "")


def is_neutral(row: MarrakechRow, letter: str) -> bool:
    """Whether the owner of this colour is out (MK-4.5)."""
    return row.out[SEAT_LETTERS.index(letter.upper())] > 0


def rugs(row: MarrakechRow) -> list[Rug]:
    """All that is to be seen of rugs: the whole ones, then the cut ones, each in the order of squares."""
    places = row.across | row.upright << ACROSS
    whole = [place_squares(place) for place in range(PLACES) if places >> place & 1]
    covered = {square for squares in whole for square in squares}
    cut = [(square,) for square in range(SQUARES) if square not in covered]
    shown = [(letter_at(row, squares[0]), squares) for squares in (*whole, *cut)]
    return [Rug(letter, squares, is_neutral(row, letter)) for letter, squares in shown if letter]


def figures(row: MarrakechRow) -> list[Figures]:
    """What stands beside the board, seat by seat."""
    points, places = ints(SEATS), ints(SEATS)
    state = load(MarrakechRow, pack(row))[0]
    scores(state, points)
    ranks(state, places)
    return [Figures(SEAT_LETTERS[seat], row.dirhams[seat], piles(row, seat), int(points[seat]), int(places[seat]),
                    row.out[seat], caption_seat(row) == seat) for seat in range(row.players)]


def piles(row: MarrakechRow, seat: int) -> tuple[Pile, ...]:
    """A seat's unlaid rugs by colour; the second colour only where it is played with (MK-2.3)."""
    letters = COLOUR_LETTERS[row.players]
    own = [colour for colour in range(seat, len(letters), row.players) if colour == seat or second_colours(row)]
    return tuple(Pile(letters[colour], row.unlaid[colour], row.top[seat] == colour) for colour in own)


def second_colours(row: MarrakechRow) -> bool:
    """Whether every seat has a second colour (MK-2.3)."""
    return row.players == 2 and row.two_player_rugs != SINGLE


def caption_seat(row: MarrakechRow) -> int:
    """Whose turn it is; NONE before the first and after the last."""
    return NONE if PHASES[row.phase] in ("first", "deal", "over") else row.seat


def caption(row: MarrakechRow) -> str:
    """What is being done, in a few words."""
    return CAPTIONS[PHASES[row.phase]].format(SEAT_LETTERS[row.seat])
