"""Tree reuse between decisions: finding a position in the tree of the last search, and keeping its subtree.

Between two decisions of a seat, others choose and chance acts. Where the tree has looked at what then happened, its
subtree is as good as a new one. What happened is not reported: the position is looked for by playing the tree's choices
from its root.
"""

from typing import NamedTuple

from jemaa.bots.tree import MOST_SEATS, Tree
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.compile import rule
from jemaa.core.loops import apply
from jemaa.core.row import Row, Rows, Table, are_equal, blank, comparable, copy_within

game: GameFunctions = UNBOUND

FARTHEST = 16
"""The largest number of choices, of seats and of chance, between two decisions that are followed."""


class TreeMatchBuffers(NamedTuple):
    """Buffers for finding one position in a search tree."""

    rows: Rows
    """(FARTHEST + 2,) the position at each depth; the last is the one that is looked for."""
    data: Rows
    """The same rows, as `row.are_equal` takes them."""


def tree_match_buffers(layout: type[Row]) -> TreeMatchBuffers:
    """Room for `FARTHEST` choices; all rows are blank."""
    rows = blank(layout, FARTHEST + 2)
    return TreeMatchBuffers(rows, comparable(rows))


@template
def find_node(buffers: TreeMatchBuffers, tree: Tree, node: int, depth: int) -> int:
    """The first node found, at or below `node`, of the position that is looked for; 0 if there is none.

    The caller has put that position into the last row, and the position of `node` into row `depth`; the rows between
    are overwritten. Children without visits and nodes deeper than `FARTHEST` are not looked at.
    """
    rows = buffers.rows
    if are_equal(buffers.data, depth, FARTHEST + 1):
        return node
    if depth == FARTHEST or tree.first[node] == 0:
        return 0
    if game.phase_weight(rows[depth]) < game.phase_weight(rows[FARTHEST + 1]):
        return 0
    first = int(tree.first[node])
    for child in range(first, first + int(tree.size[node])):
        if tree.visits[child] > 0:
            copy_within(rows, depth + 1, depth)
            apply(rows[depth + 1], int(tree.choice[child]))
            match = find_node(buffers, tree, child, depth + 1)
            if match > 0:
                return int(match)
    return 0


@rule
def copy_subtree(old: Tree, node: int, new: Tree, origins: Table) -> None:
    """Fill `new` with the subtree of `old` at `node`, which becomes the root.

    `new` holds only its root before, and must have room for the subtree, which is not checked. `origins` is a buffer:
    (new node,) old node.
    """
    origins[1] = node
    copy_node(old, node, new, 1)
    at = 1
    while at < new.used[0]:
        origin = origins[at]
        if old.first[origin] > 0:
            first = new.used[0]
            new.first[at], new.size[at] = first, old.size[origin]
            for i in range(old.size[origin]):
                origins[first + i] = old.first[origin] + i
                copy_node(old, old.first[origin] + i, new, first + i)
            new.used[0] += old.size[origin]
        at += 1


@rule
def copy_node(old: Tree, origin: int, new: Tree, node: int) -> None:
    """Copy all data of a node except its children: the new node has none."""
    new.choice[node], new.visits[node], new.prior[node] = old.choice[origin], old.visits[origin], old.prior[origin]
    new.first[node] = new.size[node] = 0
    for seat in range(MOST_SEATS):
        new.value[node, seat] = old.value[origin, seat]
