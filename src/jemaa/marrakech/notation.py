"""Marrakech's positions as one line of ten words, divided by spaces.

    marrakech/4 7/7/1A>A4/7/1Bv5/1B5/7 d6s assam C 30,30,30,30 11,11,12,12 ABCD 0,0,0,0 -

game/players; the board by rows, north first; Assam's square and heading; phase; seat (`-` before it is known);
dirhams by seat; unlaid rugs by colour; the colours on top of the piles by seat (`-` for none); who is out, by seat
(0 in the game, 1 the first to go out ...); the options that differ from the defaults, and with `roll_first` also
`must_turn` (`-` for none).

A row of the board lists its squares from the west: a digit for so many empty ones, a letter for half a rug of that
colour. `>` or `v` behind a letter: the other half of the same rug is seen to the east, or south, of it.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from jemaa.core import options as named
from jemaa.core.errors import BadOption, IllegalPosition, Unreadable
from jemaa.marrakech.actions import HEADINGS, SEAT_LETTERS
from jemaa.marrakech.market import ACROSS, SIZE, SQUARES, place_squares, square_name, square_number
from jemaa.marrakech.options import MarrakechOptions
from jemaa.marrakech.position import CLAUSES, colour_number, join
from jemaa.marrakech.reading import colours_played, letter_of, squares_in, whole_rug_places
from jemaa.marrakech.state import NONE, PHASES, SEATS, MarrakechRow

NONE_SIGN = "-"
SHOWN_PHASES = tuple(phase for phase in PHASES if phase not in ("pay", "next"))
WORDS = ("game", "board", "assam", "phase", "seat", "dirhams", "rugs", "top", "out", "options")
"""The words of a line: what errors call them."""
CELL = re.compile(r"([1-7])|([A-Dab])([>v]?)")
TO_EAST, TO_SOUTH = ">", "v"


def write(row: MarrakechRow) -> str:
    """The position of a plain row, as one line."""
    seats = range(row.players)
    tops = [NONE_SIGN if row.top[seat] == NONE else letter_of(row, row.top[seat]) for seat in seats]
    words = (
        f"marrakech/{row.players}", write_board(row), square_name(row.assam) + HEADINGS[row.facing][0],
        PHASES[row.phase], NONE_SIGN if PHASES[row.phase] == "first" else SEAT_LETTERS[row.seat],
        _join(row.dirhams[: row.players]), _join(row.unlaid[: colours_played(row)]), "".join(tops),
        _join(row.out[: row.players]), named.to_text(named.restore(MarrakechOptions, row)),
    )
    return " ".join(words)


def _join(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def write_board(row: MarrakechRow) -> str:
    """The market alone, as the line's second word."""
    cells = ["."] * SQUARES
    for colour in range(colours_played(row)):
        for square in squares_in(row.colours[colour]):
            cells[square] = letter_of(row, colour)
    for place in whole_rug_places(row):
        cells[place_squares(place)[0]] += TO_EAST if place < ACROSS else TO_SOUTH
    lines = ("".join(cells[start : start + SIZE]) for start in range(0, SQUARES, SIZE))
    return "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), line) for line in lines)


def read(line: str) -> MarrakechRow:
    """The row that a line describes; raises `Unreadable` or `IllegalPosition`. Its invariants are not checked yet."""
    words = line.split()
    if len(words) != len(WORDS):
        raise Unreadable(f"a position of Marrakech has {len(WORDS)} words ({', '.join(WORDS)}), not {len(words)}")
    row = MarrakechRow()
    row.top = [NONE] * SEATS
    row.players = _read_players(words[0])
    _read_options(row, words[-1])
    for name, word in zip(WORDS[1:-1], words[1:-1], strict=True):
        READERS[name](row, word)
    return row


def _read_players(word: str) -> int:
    match = re.fullmatch(r"marrakech/([2-4])", word)
    if not match:
        raise IllegalPosition("game", "MK-2.2", f"is written marrakech/2, marrakech/3 or marrakech/4, not {word!r}")
    return int(match[1])


def _read_options(row: MarrakechRow, word: str) -> None:
    try:
        named.store(named.from_stored_text(MarrakechOptions, word), row)
    except BadOption as error:
        raise IllegalPosition("options", CLAUSES["options"], str(error)) from None


def read_board(row: MarrakechRow, word: str) -> None:
    """Set the rugs of the row from the second word of a line; raises `IllegalPosition`.

    The row has its number of players, and no rugs yet. Where this raises, some may have been set.
    """
    lines = word.split("/")
    if len(lines) != SIZE:
        raise IllegalPosition("board", "MK-1.1", f"has {SIZE} rows divided by `/`, not {len(lines)}")
    joined = []
    for number, line in enumerate(lines):
        for column, letter, mark in _read_line(line, number):
            square = number * SIZE + column
            row.colours[colour_number(row, letter, f"board row {number + 1}")] |= 1 << square
            if mark:
                joined.append((square, mark))
    for square, mark in joined:
        _read_mark(row, square, mark)


def _read_line(line: str, number: int) -> Iterator[tuple[int, str, str]]:
    """The column, letter and mark of each half rug in row `number` of the board; raises `IllegalPosition`."""
    cells = list(CELL.finditer(line))
    width = sum(int(cell[1] or 1) for cell in cells)
    if "".join(cell[0] for cell in cells) != line or width != SIZE:
        raise IllegalPosition(f"board row {number + 1}", "MK-1.1", f"{line!r} is not {SIZE} squares: write letters, "
                              "`>` or `v` behind a letter, and digits for empty squares")
    column = 0
    for cell in cells:
        if cell[2]:
            yield column, cell[2], cell[3]
        column += int(cell[1] or 1)


def _read_mark(row: MarrakechRow, square: int, mark: str) -> None:
    other = square + (1 if mark == TO_EAST else SIZE)
    if other >= SQUARES or (mark == TO_EAST and other % SIZE == 0):
        raise IllegalPosition("board", "MK-1.3", f"the mark {mark!r} on {square_name(square)} points off the market")
    join(row, (square, other), "board")


def _read_assam(row: MarrakechRow, word: str) -> None:
    if not re.fullmatch("[a-g][1-7][nesw]", word):
        raise IllegalPosition("assam", "MK-2.1", f"is a square and one of n, e, s, w, such as d4s, not {word!r}")
    row.assam, row.facing = square_number(word[:2]), "nesw".index(word[2])


def _read_phase(row: MarrakechRow, word: str) -> None:
    if word not in SHOWN_PHASES:
        raise IllegalPosition("phase", "MK-3.1", f"is one of {', '.join(SHOWN_PHASES)}, not {word!r}")
    row.phase = PHASES.index(word)


def _read_seat(row: MarrakechRow, word: str) -> None:
    letters = NONE_SIGN if PHASES[row.phase] == "first" else SEAT_LETTERS[: row.players]
    if word not in letters or len(word) != 1:
        raise IllegalPosition("seat", "MK-2.4", f"is one of {', '.join(letters)} in this phase, not {word!r}")
    row.seat = 0 if word == NONE_SIGN else letters.index(word)


def _read_tops(row: MarrakechRow, word: str) -> None:
    if len(word) != row.players:
        raise IllegalPosition("top", "MK-2.3", f"has {row.players} letters (`-` for none) by seat, not {word!r}")
    for seat, letter in enumerate(word):
        if letter != NONE_SIGN:
            row.top[seat] = colour_number(row, letter, "top")


def _numbers(name: str, word: str, wanted: int) -> list[int]:
    parts = word.split(",")
    if len(parts) != wanted or not all(re.fullmatch(r"[0-9]{1,3}", part) for part in parts):
        clause = {"dirhams": "MK-1.4", "rugs": "MK-2.2", "out": "MK-4.4"}[name]
        raise IllegalPosition(name, clause, f"is {wanted} whole numbers divided by commas, not {word!r}")
    return list(map(int, parts))


def _read_dirhams(row: MarrakechRow, word: str) -> None:
    row.dirhams[: row.players] = _numbers("dirhams", word, row.players)


def _read_rugs(row: MarrakechRow, word: str) -> None:
    row.unlaid[: colours_played(row)] = _numbers("rugs", word, colours_played(row))


def _read_out(row: MarrakechRow, word: str) -> None:
    row.out[: row.players] = _numbers("out", word, row.players)


READERS: dict[str, Callable[[MarrakechRow, str], None]] = {
    "board": read_board, "assam": _read_assam, "phase": _read_phase, "seat": _read_seat, "dirhams": _read_dirhams,
    "rugs": _read_rugs, "top": _read_tops, "out": _read_out,
}
