"""The HTTP routes of puzzles. What somebody has solved is kept by their browser alone."""

from litestar import get
from litestar.params import FromPath, FromQuery

from jemaa.server.http.route_groups import READING
from jemaa.service.puzzles import asked_puzzle, puzzle_answer, puzzle_list
from jemaa.table.wire.puzzles import AskedPuzzle, PuzzleAnswer, PuzzleList


@get("/api/puzzles/{game:str}", guards=READING, sync_to_thread=True)
def list_puzzles(game: FromPath[str]) -> PuzzleList:
    """The puzzles of a game, the easiest first."""
    return puzzle_list(game)


@get("/api/puzzles/{game:str}/{name:str}", guards=READING, sync_to_thread=True)
def see_puzzle(game: FromPath[str], name: FromPath[str]) -> AskedPuzzle:
    """A position in which one choice is clearly the best, without saying which."""
    return asked_puzzle(game, name)


@get("/api/puzzles/{game:str}/{name:str}/answer", guards=READING, sync_to_thread=True)
def answer_puzzle(game: FromPath[str], name: FromPath[str], choice: FromQuery[str | None] = None) -> PuzzleAnswer:
    """Whether a choice is the best one of a puzzle, and why the best one is."""
    return puzzle_answer(game, name, choice)


PUZZLE_ROUTES = [list_puzzles, see_puzzle, answer_puzzle]
