"""The types of puzzles: `GET /api/puzzles/{game}`, `/{name}` below it, and `/answer` below that."""

from jemaa.table.wire.analysis import AnalysedPosition
from jemaa.table.wire.base import Outgoing
from jemaa.table.wire.review import ExerciseReason


class ListedPuzzle(Outgoing, frozen=True):
    """One puzzle of a list."""

    name: str
    """Eight hexadecimal digits."""
    difficulty: int
    """How many in a hundred choices of the bots' levels miss the best one, in the mean of the levels; 0 to 100."""


class PuzzleList(Outgoing, frozen=True):
    """`GET /api/puzzles/{game}`: the puzzles of a game, the easiest first."""

    game: str
    puzzles: tuple[ListedPuzzle, ...]


class AskedPuzzle(Outgoing, frozen=True):
    """`GET /api/puzzles/{game}/{name}`: a position in which one choice is clearly the best."""

    name: str
    difficulty: int
    position: AnalysedPosition


class PuzzleChoice(Outgoing, frozen=True):
    """A choice in a puzzle, with what it is worth to who chooses."""

    choice: str
    share: float
    """The share of the win, from 0 to 1, to three decimals."""
    simulations: int
    """Of the deepest search of it."""


class LevelRate(Outgoing, frozen=True):
    """How often a level finds the answer."""

    level: str
    rate: float
    """From 0 to 1."""


class PuzzleAnswer(Outgoing, frozen=True):
    """`GET /api/puzzles/{game}/{name}/answer?choice=...`: whether a choice is the best one, and why."""

    choice: str | None
    """What was tried; null if nothing was."""
    right: bool
    lost: float
    """The share of the win by which the best choice is better than what was tried; 0 if nothing was tried."""
    best: str
    choices: tuple[PuzzleChoice, ...]
    """The five best choices, or all of fewer, the best first."""
    gap: float
    """How far the best choice is ahead of the second best, as a share of the win."""
    error: float
    """By how much searches of one choice differ, at most."""
    reason: ExerciseReason
    """What the best choice brings at once beside what was tried; if that was nothing, beside the second best choice."""
    compared: str
    """The choice that `reason` compares the best one with."""
    levels: tuple[LevelRate, ...]
