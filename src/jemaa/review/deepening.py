"""Searches the positions of a game, and those anew, deeper, in which a review's two judgements disagree most."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from jemaa.bots.evaluate import SPAN
from jemaa.bots.search import forced
from jemaa.core.choice import Choice
from jemaa.core.game import State
from jemaa.review.course import judged, judged_positions
from jemaa.review.valuer import AIMS, DEEP, DEEPER, Aim, Valuer

PART = 6
"""A position is deepened where its judgements disagree by more than a sixth of what the worst ones do that are not deep
yet ..."""
LEAST = 0.004
"""... and by more than this share of the win: less is noise."""

Position = tuple[State, Aim]


class Deepening:
    """The positions of a game that are judged, searched for the first time and then deeper, round by round."""

    def __init__(self, valuer: Valuer, states: Sequence[State], entries: Sequence[Choice]) -> None:
        """Nothing is searched yet."""
        self._valuer = valuer
        self._weights = judged_positions(states, entries)

    @property
    def positions(self) -> list[Position]:
        """All positions, for each aim."""
        return [(state, aim) for state in self._weights for aim in AIMS]

    def searching(self, positions: Sequence[Position], threads: int) -> Generator[None]:
        """A generator that judges these positions, and yields twice for each, after a part of the work.

        When it is closed early, the searches that have not begun are cancelled.
        """
        valuer = self._valuer
        with mapping(threads) as each:
            for _ in each(lambda position: valuer.look(*position), positions):
                yield
            for state, aim in positions:
                self._deepen_next(state, aim)
            for _ in each(lambda position: judged(valuer, *position), positions):
                yield

    def deepen(self) -> list[Position]:
        """Choose the positions that are to be searched deeper, and how deep; none where all agree, or are deep."""
        doubts = {each: self.doubt(*each) for each in self.positions if self._valuer.depth(*each) < DEEP}
        least = max(LEAST, max(doubts.values(), default=0.0) / PART)
        chosen = [each for each, doubt in doubts.items() if doubt > least]
        for each in chosen:
            self._valuer.deepen(*each, min(DEEP, DEEPER * self._valuer.depth(*each)))
        return chosen

    def doubt(self, state: State, aim: Aim) -> float:
        """How far the two judgements of a position disagree, by what it counts; 100 points are as much as the win."""
        doubt = self._weights[state] * judged(self._valuer, state, aim).difference
        return doubt if aim == "share" else doubt / SPAN

    def _deepen_next(self, state: State, aim: Aim) -> None:
        """Have the second judgement search as deep as the first, in all its searches together."""
        near = self._valuer.look(state, aim).likely
        for each in near:
            self._valuer.deepen(forced(state).apply(each.action), aim, self._valuer.depth(state, aim) // len(near))


@contextmanager
def mapping(threads: int) -> Iterator[Callable[..., Iterable[object]]]:
    """A context with a function like `map` that works ahead in so many threads; one thread is the caller's own."""
    if threads == 1:
        yield map
        return
    pool = ThreadPoolExecutor(threads)
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)
