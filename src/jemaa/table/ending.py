"""What a game at a table comes to: its points and ranks. Those who resigned come last (TB-1, docs/guide/server.md)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from jemaa.core.game import State, seat_letters
from jemaa.table.wire.updates import CountStep, First, Result


def result(state: State, resigned: Sequence[str], *, over: bool) -> Result | None:
    """The result of a game; None before its end. Of an abandoned game, the points count as they stand.

    `resigned` are the letters of those who resigned, the first one first; letters that are no seat's are ignored.
    `over` says that the game has ended, played to its end or not.
    """
    if not over:
        return None
    letters = seat_letters(state.game.players)
    known = tuple(letter for letter in dict.fromkeys(resigned) if letter in letters)
    ranks, stayed = ranking(state.ranking, known), [letter for letter in letters if letter not in known]
    return Result(
        state.scores, ranks, not state.is_over, known, won=_first(state, ranks, stayed or letters),
        led=_first(state, state.ranking, letters), count=tuple(_count(state, ranks)))


def ranking(ranks: Sequence[int], resigned: Sequence[str]) -> tuple[int, ...]:
    """Each seat's rank: those who stayed first, by their `ranks` in the game, then the others, the later the better.

    1 is the best, in `ranks` too; equal ranks of those who stayed share. `resigned` are letters, each once, the first
    one to resign first. So of two, the one who stayed wins.
    """
    letters = seat_letters(len(ranks))
    staying = [rank for letter, rank in zip(letters, ranks, strict=True) if letter not in resigned]
    return tuple(len(ranks) - resigned.index(letter) if letter in resigned else 1 + sum(each < rank for each in staying)
                 for letter, rank in zip(letters, ranks, strict=True))


def _first(state: State, ranks: Sequence[int], among: Sequence[str]) -> First:
    """All seats with rank 1 in `ranks`, [seat], and their lead in points over the best of the other seats in `among`.

    `among` limits only who is compared with. The lead is None where nobody else is among them.
    """
    scores = dict(zip(seat_letters(len(ranks)), state.scores, strict=True))
    first = tuple(letter for letter, rank in zip(scores, ranks, strict=True) if rank == 1)
    behind = [scores[letter] for letter in among if letter not in first]
    by = scores[first[0]] - max(behind) if behind else None
    return First(first, by, (state.game.type.tie_break or None) if by == 0 else None)


def _count(state: State, ranks: Sequence[int]) -> Iterator[CountStep]:
    """The steps in which the points are counted: those of the seats with the worst of `ranks` first.

    So nobody knows the winner before the last steps.
    """
    rank = dict(zip(seat_letters(len(ranks)), ranks, strict=True))
    sums, totals = Counter[tuple[str, str]](), Counter[str]()
    for each in sorted(state.game.type.count(state.row), key=lambda each: -rank[each.seat]):
        sums[each.seat, each.source] += each.points
        totals[each.seat] += each.points
        yield CountStep(each.seat, each.source, each.points, each.places, sums[each.seat, each.source],
                        totals[each.seat])
