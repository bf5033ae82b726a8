"""Makes a review from a record: every position is searched, then every entry is assessed."""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

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
    if not record.entries:
        raise JemaaError("nothing was chosen in this game yet; review it once it has been played")
    valuer, states = Valuer(settings), list(record.states())
    pool = ThreadPoolExecutor(threads)
    try:
        values = stepped(pool.map(valuer.values, states), step)
        versions = range(record.version)
        entries = tuple(stepped(pool.map(assess, [valuer] * record.version, versions, states, record.entries), step))
        taught = exercises(valuer, record.seats, states, entries)
    finally:
        pool.shutdown(cancel_futures=True)
    curve = Curve(*(tuple(value[row] for value in values) for row in range(len(AIMS))))
    players = record.game.players
    return Review(format=FORMAT, game=record.game.name, seats=record.seats, finished=states[-1].is_over,
                  scores=states[-1].scores, ranking=states[-1].ranking,
                  simulations=settings.simulations, fewest=valuer.fewest, seed=settings.seed,
                  players=tuple(player(seat, players, entries, curve) for seat in range(players)),
                  moments=moments(entries), exercises=taught, dice=dice(entries), curve=curve, entries=entries)


def stepped(results: Iterable[Made], step: Step) -> list[Made]:
    """All results as a list; `step` is called after each one."""
    made = []
    for result in results:
        step()
        made.append(result)
    return made
