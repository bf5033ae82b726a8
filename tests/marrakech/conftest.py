"""Drawn boards, and tables, for the tests of Marrakech.

A drawing has a line for each row of the market, north first, and a word for each square: `.` if it is empty, else the
letter of the colour on top. `A> A` is a whole rug of A lying across; `Av` above `A` is one lying upright; a letter that
is in no such pair is half a rug whose other half is covered.
"""

import re
from collections.abc import Callable

import pytest

from jemaa.core.game import Game, State
from jemaa.games import from_text
from jemaa.marrakech.actions import COLOUR_LETTERS
from tests.tables import tables, title


@pytest.fixture(params=tables("marrakech"), ids=title)
def table(request: pytest.FixtureRequest) -> Game:
    """A game of each number of players and with every option."""
    found: Game = request.param
    return found


@pytest.fixture
def drawn() -> Callable[..., State]:
    """(drawing, assam="d4s", phase="lay", seat="A", players=4, **words) -> the state; see `_drawn`."""
    return _drawn


def _drawn(drawing: str, assam: str = "d4s", phase: str = "lay", seat: str = "A", players: int = 4,
           dirhams: str = "", rugs: str = "", top: str = "", out: str = "", options: str = "-") -> State:
    """The words as in the notation. If not given: 30 dirhams; no rug laid that is not seen; nobody out."""
    letters = COLOUR_LETTERS[players][: players if "single" in options or players > 2 else 4]
    out = out or ",".join("0" * players)
    gone = [letter for letter, order in zip("ABCD", out.split(","), strict=False) if order != "0"]
    rugs = rugs or ",".join(str(_unlaid(drawing, letter, len(letters), gone)) for letter in letters)
    top = top or "".join("-" if letter in gone or not _left(letter, letters, rugs) else letter
                         for letter in "ABCD"[:players])
    words = (f"marrakech/{players}", _board_word(drawing), assam, phase, seat,
             dirhams or ",".join(["30"] * players), rugs, top, out, options)
    return from_text(" ".join(words))


def _unlaid(drawing: str, letter: str, colours: int, gone: list[str]) -> int:
    seen = drawing.count(letter) - len(re.findall(f"{letter}[>v]", drawing))
    return 0 if letter.upper() in gone else (12 if colours == 4 else 15) - seen


def _left(letter: str, letters: str, rugs: str) -> bool:
    return rugs.split(",")[letters.index(letter)] != "0"


def _board_word(drawing: str) -> str:
    lines = ["".join(line.split()) for line in drawing.strip().splitlines()]
    return "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), line) for line in lines)


@pytest.fixture
def board() -> Callable[[State | str], str]:
    """A state's market, or a drawing of one, as a drawing that can be compared."""
    return _board


def _board(shown: State | str) -> str:
    word = shown.text.split()[1] if isinstance(shown, State) else _board_word(shown)
    lines = re.sub(r"\d", lambda run: "." * int(run[0]), word).split("/")
    cells = ([cell.ljust(2) for cell in re.findall(r"\.|[A-Dab][>v]?", line)] for line in lines)
    return "\n".join(" ".join(line).rstrip() for line in cells)
