"""Calculates how many simulations a review can afford in a given time."""

import time
from collections.abc import Callable

from jemaa.core.game import State
from jemaa.core.record import Record
from jemaa.review.valuer import DEEP, Settings, Valuer

TRIAL = 200
"""Simulations of each search that is timed."""
SAMPLE = 12
"""Positions that are timed, from all parts of the game: at least so many, if there are, and less than twice as many."""
SHALLOWEST = 100


def depth(record: Record, seconds: float, clock: Callable[[], float] = time.perf_counter) -> int:
    """The number of simulations for each search, so that a review of `record` takes about `seconds` on this machine.

    That is with one thread, and without the time of this function, which searches some positions to measure it.
    Between `SHALLOWEST` and `DEEP`, in whole hundreds: a short game gets no more than `DEEP`, and a long one may take
    longer than `seconds`. `clock` returns the time in seconds.
    """
    states = list(record.states())[:-1]
    valuer = Valuer(Settings(simulations=TRIAL))
    for state in states[:1]:
        valuer.values(state)  # compiled or loaded now, so that this isn't timed
    sample = states[1::max(1, len(states) // SAMPLE)]
    began = clock()
    for state in sample:
        valuer.values(state)
    each = (clock() - began) / max(1, len(sample))
    whole = each * sum(map(searches, states))
    most = TRIAL * seconds / whole if whole > 0 else DEEP
    return min(max(int(most) // 100 * 100, SHALLOWEST), DEEP)


def searches(state: State) -> int:
    """The largest number of positions that are searched for the entry that follows `state`.

    They are those that are judged, twice each: every outcome, or `state` itself.
    """
    return 2 * max(1, len(state.chance_outcomes))
