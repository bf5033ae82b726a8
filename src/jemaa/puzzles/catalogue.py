"""The puzzles that come with the package, by game."""

from functools import cache
from pathlib import Path

from jemaa.puzzles import file
from jemaa.puzzles.puzzle import Puzzle

FOLDER = Path(__file__).parent / "mined"
GAMES = ("marrakech", "morocco")
"""The games that have puzzles; games of other packages have none."""


def path_of(game: str) -> Path:
    """The file of a game's puzzles; whether there is one is not checked."""
    return FOLDER / f"{game}.jsonl"


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """Name -> puzzle of a game, the easiest first; among equals the one whose best choice is further ahead.

    The game must be one of `GAMES`, which is not checked. The result is shared: it must not be changed.
    """
    ordered = sorted(file.read(path_of(game)).puzzles,
                     key=lambda puzzle: (puzzle.difficulty, -puzzle.proof.gap, puzzle.name))
    return {puzzle.name: puzzle for puzzle in ordered}
