"""When a search that goes by the clock has looked long enough."""

import time

import numpy as np

from jemaa.bots.tree import Tree


class Clock:
    """Of one decision, for all trees that grow for it."""

    def __init__(self, deadline: float, grown: list[Tree], stops_early: bool) -> None:
        """`deadline` is by `time.perf_counter`. A clock that `stops_early` asks for a root where a seat chooses."""
        self._begin, self._deadline, self._grown, self._stops_early = time.perf_counter(), deadline, grown, stops_early
        self._before = visits(grown)

    def is_over(self) -> bool:
        """Whether the time is up, or what it still allows, as fast as it went so far, can't change the choice."""
        now = time.perf_counter()
        if now >= self._deadline or not self._stops_early:
            return now >= self._deadline
        return lead(self._grown) * (now - self._begin) > self.made() * (self._deadline - now)

    def made(self) -> int:
        """Simulations since it began."""
        return visits(self._grown) - self._before


def visits(grown: list[Tree]) -> int:
    """How often the root was looked at, in all trees."""
    return sum(int(tree.visits[1]) for tree in grown)


def lead(grown: list[Tree]) -> int:
    """By how many visits the choice most looked at leads, in all trees together."""
    children = [slice(tree.first[1], tree.first[1] + tree.size[1]) for tree in grown]
    actions = np.concatenate([tree.choice[each] for tree, each in zip(grown, children, strict=True)])
    looks = np.concatenate([tree.visits[each] for tree, each in zip(grown, children, strict=True)])
    second, first = np.partition(np.bincount(actions, looks, minlength=2), -2)[-2:]
    return int(first - second)
