"""What a game at a table comes to: its points and ranks. Those who resigned come last (TB-1, docs/guide/server.md)."""

from collections.abc import Sequence

from jemaa.core.game import State, seat_letters
from jemaa.table.wire.updates import Result


def result(state: State, resigned: Sequence[str], *, over: bool) -> Result | None:
    """The result of a game; None before its end. Of an abandoned game, the points count as they stand.

    `resigned` are the letters of those who resigned, the first one first; letters that are no seat's are ignored.
    `over` says that the game has ended, played to its end or not.
    """
    if not over:
        return None
    known = tuple(letter for letter in dict.fromkeys(resigned) if letter in seat_letters(state.game.players))
    return Result(state.scores, ranking(state.ranking, known), not state.is_over, known)


def ranking(ranks: Sequence[int], resigned: Sequence[str]) -> tuple[int, ...]:
    """Each seat's rank: those who stayed first, by their `ranks` in the game, then the others, the later the better.

    1 is the best, in `ranks` too; equal ranks of those who stayed share. `resigned` are letters, each once, the first
    one to resign first. So of two, the one who stayed wins.
    """
    letters = seat_letters(len(ranks))
    staying = [rank for letter, rank in zip(letters, ranks, strict=True) if letter not in resigned]
    return tuple(len(ranks) - resigned.index(letter) if letter in resigned else 1 + sum(each < rank for each in staying)
                 for letter, rank in zip(letters, ranks, strict=True))
