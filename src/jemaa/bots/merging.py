"""Adds up what search trees say that grew apart from the same position (root parallelism; Chaslot et al. 2008)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class RootChoice(NamedTuple):
    """A choice at the root of a tree."""

    choice: int
    """Its number."""
    visits: int
    values: Sequence[float]
    """[seat] -> its mean value over these visits (`bots.evaluate`)."""


def merged(trees: Iterable[Iterable[RootChoice]]) -> list[RootChoice]:
    """The choices of all trees, in the order in which they first come.

    Visits are added up; a value is the mean over them. What no tree has visited is left out.
    """
    visits: dict[int, int] = {}
    sums: dict[int, list[float]] = {}
    for tree in trees:
        for choice, count, values in tree:
            visits[choice] = visits.get(choice, 0) + count
            before = sums.get(choice, [0.0] * len(values))
            sums[choice] = [total + value * count for total, value in zip(before, values, strict=True)]
    return [RootChoice(choice, count, tuple(total / count for total in sums[choice]))
            for choice, count in visits.items() if count]


def mean_by_visits(roots: Sequence[tuple[int, Sequence[float]]]) -> tuple[float, ...]:
    """The mean of the values of roots, each by its visits; at least one must have some."""
    total = sum(visits for visits, _ in roots)
    seats = range(len(roots[0][1]))
    return tuple(sum(values[seat] * visits for visits, values in roots) / total for seat in seats)
