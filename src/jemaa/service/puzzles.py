"""Puzzles, as a page asks them: the position, whether a choice is the best one, and why the best one is."""

from jemaa.core.errors import IllegalChoice
from jemaa.core.game import State
from jemaa.games import from_text
from jemaa.puzzles import catalogue
from jemaa.puzzles.proof import GLANCE
from jemaa.puzzles.puzzle import LEVELS, Proof, Puzzle
from jemaa.review.exercises import action_of, reason
from jemaa.service.analysis import analysed_position
from jemaa.table.errors import Refusal
from jemaa.table.wire.puzzles import AskedPuzzle, LevelRate, ListedPuzzle, PuzzleAnswer, PuzzleChoice, PuzzleList
from jemaa.table.wire.review import ExerciseReason

SHOWN = 5
"""The best choices that an answer lists."""


def puzzle_list(game: str) -> PuzzleList:
    """The puzzles of a game, the easiest first; raises `Refusal` for a game that has none."""
    return PuzzleList(game, tuple(ListedPuzzle(name, puzzle.difficulty) for name, puzzle in _puzzles(game).items()))


def asked_puzzle(game: str, name: str) -> AskedPuzzle:
    """A puzzle; raises `Refusal` if there is no such one."""
    puzzle = _puzzle(game, name)
    return AskedPuzzle(name, puzzle.difficulty, analysed_position(puzzle.position, ()))


def puzzle_answer(game: str, name: str, choice: str | None) -> PuzzleAnswer:
    """The answer of a puzzle, beside a choice that somebody tried; None shows it to who has tried nothing.

    Raises `Refusal` if there is no such puzzle, and for a choice that the rules do not allow there.
    """
    puzzle = _puzzle(game, name)
    state, proof = from_text(puzzle.position), puzzle.proof
    shares = {action.text: share for action, share in zip(state.legal_actions, proof.shares, strict=True)}
    if choice is not None:
        _check(state, choice)
    order = sorted(shares, key=lambda each: (each != puzzle.best, -shares[each]))
    compared = choice if choice not in (None, puzzle.best) else order[1]
    assert compared is not None, "a puzzle has several choices"
    return PuzzleAnswer(
        choice=choice, right=choice == puzzle.best,
        lost=round(shares[puzzle.best] - shares[choice], 3) if choice else 0.0, best=puzzle.best,
        choices=tuple(PuzzleChoice(each, shares[each], _simulations(proof, each)) for each in order[:SHOWN]),
        gap=proof.gap, error=proof.error, reason=_reason(state, compared, puzzle.best), compared=compared,
        levels=tuple(LevelRate(level, rate) for level, rate in zip(LEVELS, puzzle.rates, strict=True)))


def _puzzles(game: str) -> dict[str, Puzzle]:
    if game not in catalogue.GAMES:
        raise Refusal("no-such-game", game=game)
    return catalogue.puzzles(game)


def _puzzle(game: str, name: str) -> Puzzle:
    puzzle = _puzzles(game).get(name)
    if puzzle is None:
        raise Refusal("no-such-puzzle")
    return puzzle


def _check(state: State, choice: str) -> None:
    try:
        state.apply(choice)
    except IllegalChoice as error:
        raise Refusal("illegal", error.clause, choice=choice) from None


def _simulations(proof: Proof, choice: str) -> int:
    return max((each.simulations for each in proof.comparisons if choice in each.shares), default=GLANCE)


def _reason(state: State, compared: str, best: str) -> ExerciseReason:
    brought = reason(state, action_of(state, compared), action_of(state, best))
    return ExerciseReason(brought.source, round(brought.chosen, 1), round(brought.best, 1))
