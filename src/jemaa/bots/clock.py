"""Decides when a timed search has searched long enough."""

import time
from collections import Counter
from heapq import nlargest

from jemaa.bots.tree import Tree


class Clock:
    """The clock of one decision, for all trees that grow for it."""

    def __init__(self, deadline: float, trees: list[Tree], stops_early: bool) -> None:
        """Begin now. `deadline` is a time of `time.perf_counter`, or infinite.

        With `stops_early` the clock is also over once the choice at the root cannot change before the deadline; it is
        only for roots at which a seat chooses.
        """
        self._begin, self._deadline, self._trees, self._stops_early = time.perf_counter(), deadline, trees, stops_early
        self._before = root_visits(trees)

    def is_over(self) -> bool:
        """Whether the time is up, or, with `stops_early`, the simulations that still fit cannot change the choice.

        How many still fit is estimated from the pace so far.
        """
        now = time.perf_counter()
        if now >= self._deadline or not self._stops_early:
            return now >= self._deadline
        return lead(self._trees) * (now - self._begin) > self.simulations() * (self._deadline - now)

    def simulations(self) -> int:
        """The number of simulations since the clock began, in all trees."""
        return root_visits(self._trees) - self._before


def root_visits(trees: list[Tree]) -> int:
    """The sum of the visits of the root over all trees."""
    return sum(int(tree.visits[1]) for tree in trees)


def lead(trees: list[Tree]) -> int:
    """The most visits of a choice at the root less the second most, those of all trees added up."""
    visits = Counter[int]()
    for tree in trees:
        children = slice(tree.first[1], tree.first[1] + tree.size[1])
        for action, count in zip(tree.choice[children].tolist(), tree.visits[children].tolist(), strict=True):
            visits[action] += count
    first, second = nlargest(2, [*visits.values(), 0, 0])
    return first - second
