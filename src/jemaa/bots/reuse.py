"""What a search found out about a position, kept for the next decision: finding it in the old tree, and replanting it.

Between two decisions of a seat others choose and chance acts; where the tree already looked at what then happened, the
branch that grew there is as good as new. Nobody says what happened: the position is looked for, by playing the tree's
choices from its root. The template is for `core.compile.specialise`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from jemaa.bots.tree import MOST_SEATS, Tree
from jemaa.core.compile import INTERPRETED, rule
from jemaa.core.row import Rows, blank, copy_within

FARTHEST = 16
"""Choices, of seats and of chance, between two decisions that are followed."""

apply: Callable[[Any, int], None]
stage: Callable[[Any], float]
find: Callable[..., int]


class Way(NamedTuple):
    """Buffers of one look."""

    rows: Rows
    """[depth]; the last is the position that is looked for."""
    data: npt.NDArray[np.uint8]
    """[depth, byte]: the same rows."""


def new_way(layout: Any) -> Way:
    """Room for `FARTHEST` choices. Not for interpreted rules, whose rows are objects without bytes."""
    if INTERPRETED:
        raise NotImplementedError("interpreted rules search without reuse")
    rows = blank(layout, FARTHEST + 2)
    return Way(rows, rows.view(np.uint8).reshape(len(rows), -1))


def _find(way: Way, tree: Tree, node: int, depth: int) -> int:
    """The node whose position is looked for, at or below `node`, whose own is row `depth`; 0 if there is none."""
    rows = way.rows
    if same(way.data, depth):
        return node
    if depth == FARTHEST or tree.first[node] == 0 or stage(rows[depth]) < stage(rows[FARTHEST + 1]):
        return 0
    first = int(tree.first[node])
    for child in range(first, first + int(tree.size[node])):
        if tree.visits[child] > 0:
            copy_within(rows, depth + 1, depth)
            apply(rows[depth + 1], int(tree.choice[child]))
            found = find(way, tree, child, depth + 1)
            if found > 0:
                return int(found)
    return 0


@rule
def same(data: Any, depth: int) -> bool:
    """Whether a row is the one that is looked for."""
    different = 0
    for i in range(data.shape[1]):
        different += data[depth, i] != data[FARTHEST + 1, i]
    return different == 0


@rule
def replant(old: Tree, node: int, new: Tree, origins: Any) -> None:
    """Make `new`, which is empty, the branch of `old` at `node`. `origins` is a buffer: [new node] -> old node."""
    origins[1] = node
    move_node(old, node, new, 1)
    at = 1
    while at < new.used[0]:
        origin = origins[at]
        if old.first[origin] > 0:
            first = new.used[0]
            new.first[at], new.size[at] = first, old.size[origin]
            for i in range(old.size[origin]):
                origins[first + i] = old.first[origin] + i
                move_node(old, old.first[origin] + i, new, first + i)
            new.used[0] += old.size[origin]
        at += 1


@rule
def move_node(old: Tree, origin: int, new: Tree, node: int) -> None:
    """All of a node but its children."""
    new.choice[node], new.visits[node] = old.choice[origin], old.visits[origin]
    new.first[node] = new.size[node] = 0
    for seat in range(MOST_SEATS):
        new.value[node, seat] = old.value[origin, seat]


TEMPLATES = (_find,)
