"""Makes a review from a record: every position is searched, then every entry is assessed."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import Any, TypeVar

from jemaa.core.errors import JemaaError
from jemaa.core.record import Record
from jemaa.review.assess import assess
from jemaa.review.exercises import exercises
from jemaa.review.report import FORMAT, Curve, Review
from jemaa.review.totals import dice, moments, player
from jemaa.review.valuer import AIMS, Settings, Valuer

Made = TypeVar("Made")
Step = Callable[[], object]


def nothing() -> None:
    """A `step` that does nothing."""


def steps(record: Record) -> int:
    """The number of times that `review` calls `step`."""
    return 2 * record.version + 1


def review(record: Record, settings: Settings, threads: int = 1, step: Step = nothing) -> Review:
    """Review a game, as far as it went. The number of threads changes only how long that takes.

    `step` is called after each part of the work, `steps(record)` times in all, in the thread that called; if it raises,
    the work that has not begun is cancelled. Raises `JemaaError` for a record without any entry, and `IllegalChoice`
    for an impossible one.
    """
    with closing(review_in_steps(record, settings, threads)) as work:
        while True:
            try:
                next(work)
            except StopIteration as done:
                made: Review = done.value
                return made
            step()


def review_in_steps(record: Record, settings: Settings, threads: int = 1) -> Generator[None, None, Review]:
    """A generator that returns the review, as `review` does, and yields after each part of the work."""
    if not record.entries:
        raise JemaaError("nothing was chosen in this game yet; review it once it has been played")
    valuer, states = Valuer(settings), list(record.states())
    with _mapping(threads) as each:
        values = yield from _stepped(each(valuer.values, states))
        versions = range(record.version)
        assessed = each(assess, [valuer] * record.version, versions, states, record.entries)
        entries = tuple((yield from _stepped(assessed)))
        taught = exercises(valuer, record.seats, states, entries)
    curve = Curve(*(tuple(value[row] for value in values) for row in range(len(AIMS))))
    players = record.game.players
    return Review(format=FORMAT, game=record.game.name, seats=record.seats, finished=states[-1].is_over,
                  scores=states[-1].scores, ranking=states[-1].ranking,
                  simulations=settings.simulations, fewest=valuer.fewest, seed=settings.seed,
                  players=tuple(player(seat, players, entries, curve) for seat in range(players)),
                  moments=moments(entries), exercises=taught, dice=dice(entries), curve=curve, entries=entries)


@contextmanager
def _mapping(threads: int) -> Iterator[Callable[..., Iterable[Any]]]:
    """A function like `map` that works ahead in so many threads; one thread is the caller's own."""
    if threads == 1:
        yield map
        return
    pool = ThreadPoolExecutor(threads)
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def _stepped(results: Iterable[Made]) -> Generator[None, None, list[Made]]:
    """Return all results as a list, and yield after each one."""
    made = []
    for result in results:
        made.append(result)
        yield
    return made
