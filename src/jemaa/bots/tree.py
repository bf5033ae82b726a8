"""Monte-Carlo tree search with chance nodes and max^n back-up; templates for `core.compile.specialise`.

A node is a position; its children are the actions of its actor, or the outcomes of chance, in a block of their own.
One simulation walks from the root to a node without children: a seat takes the child with the best upper bound (UCB1;
Auer, Cesa-Bianchi & Fischer 2002) on *its own* utility, chance draws by weight. There children are made, each seat's
utility is estimated, and added to every node on the way (max^n; Luckhardt & Irani 1986). Estimates come from a random
playout, or from the evaluation: then every child begins with its static value as a first visit, best first, and a
node looks at more and more of them the oftener it is visited (progressive widening; Coulom 2007, Chaslot et al.
2008).
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from jemaa.bots.estimate import Judgement
from jemaa.bots.network import Sight
from jemaa.core.chance import below, pick, step
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.row import Floats, Ints, Rows, copy_within

MOST_SEATS = 5
DEEPEST = 2048
PLAYOUT, EVALUATION = range(2)
"""Where estimates come from: random games, or `estimate`."""

actor: Callable[[Any], int]
legal: Callable[[Any, Ints], int]
outcomes: Callable[[Any, Ints, Ints], int]
apply: Callable[[Any, int], None]
estimate: Callable[..., None]
result: Callable[..., None]
best_child: Callable[..., int]
make_children: Callable[..., None]
value_children: Callable[..., None]
sort_children: Callable[..., None]
play_out: Callable[..., int]
back_up: Callable[..., None]


class Settings(NamedTuple):
    """How a search goes about it; numbers only, for compiled code."""

    seats: int
    aim: int
    """`estimate.SHARE` or `MARGIN`."""
    leaf: int
    """PLAYOUT or EVALUATION."""
    exploration: float
    """The weight of UCB1's second term, in utility."""
    first_children: float
    widening: float
    """A node visited n times looks at `first_children` + n ** `widening` children."""


class Tree(NamedTuple):
    """The nodes, side by side; node 0 is unused, node 1 the root."""

    used: npt.NDArray[np.int64]
    """[0] -> nodes in use."""
    choice: npt.NDArray[np.int16]
    """[node] -> the action or outcome that led here."""
    first: npt.NDArray[np.int32]
    """[node] -> its first child; 0 while it has none."""
    size: npt.NDArray[np.int16]
    """[node] -> how many children."""
    visits: npt.NDArray[np.int32]
    """[node] -> simulations through it, the static first visit included."""
    value: npt.NDArray[np.float32]
    """[node, seat] -> sum of the seat's utility over the visits."""


class Scratch(NamedTuple):
    """Buffers of one searcher. `rows`: 0 the root, 1 walks, 2 tries."""

    rows: Rows
    found: Ints
    weights: Ints
    places: Ints
    features: Floats
    values: Floats
    path: Ints
    sight: Sight


def _simulate(scratch: Scratch, tree: Tree, judgement: Judgement, how: Settings, simulations: int, word: int) -> int:
    """Run simulations, or stop where the tree is full; returns the random state reached."""
    rows, found, weights, path = scratch.rows, scratch.found, scratch.weights, scratch.path
    for _ in range(simulations):
        if tree.used[0] + len(found) > len(tree.choice):
            return word
        copy_within(rows, 1, 0)
        state = rows[1]
        node, depth = 1, 0
        path[0] = node
        while tree.first[node] > 0 and depth + 1 < DEEPEST:
            who = actor(state)
            if who == CHANCE:
                word = step(word)
                n = outcomes(state, found, weights)
                node = tree.first[node] + pick(word, weights, n)
            else:
                node = best_child(tree, node, who, how)
            apply(state, int(tree.choice[node]))
            depth += 1
            path[depth] = node
        who = actor(state)
        if who == OVER:
            result(state, how.seats, how.aim, scratch.places, scratch.values)
        else:
            make_children(state, scratch, tree, node, who)
            if how.leaf == EVALUATION:
                value_children(scratch, tree, node, who, judgement, how)
            else:
                word = play_out(state, scratch, how, word)
        back_up(tree, path, depth, scratch.values, how.seats)
    return word


def _best_child(tree: Tree, node: int, who: int, how: Settings) -> int:
    """The child with the highest upper bound for the seat that chooses; one never visited comes first."""
    open_to = min(int(tree.size[node]), int(how.first_children + tree.visits[node] ** how.widening))
    first = int(tree.first[node])
    scale = how.exploration * math.sqrt(math.log(tree.visits[node] + 1.0))
    best, best_bound = first, -math.inf
    for child in range(first, first + open_to):
        visits = tree.visits[child]
        if visits == 0:
            return child
        bound = tree.value[child, who] / visits + scale / math.sqrt(visits)
        if bound > best_bound:
            best, best_bound = child, bound
    return best


def _make_children(state: Any, scratch: Scratch, tree: Tree, node: int, who: int) -> None:
    """A child for each choice; a seat's in an order of their own at first: nobody is favoured."""
    found = scratch.found
    n = outcomes(state, found, scratch.weights) if who == CHANCE else legal(state, found)
    first = tree.used[0]
    tree.used[0] += n
    tree.first[node] = first
    tree.size[node] = n
    for i in range(n):
        tree.choice[first + i] = found[i]
        tree.first[first + i] = 0
        tree.visits[first + i] = 0
        for seat in range(MOST_SEATS):
            tree.value[first + i, seat] = 0.0


def _value_children(scratch: Scratch, tree: Tree, node: int, who: int, judgement: Judgement, how: Settings) -> None:
    """Each child's static value, as its first visit; the node's is that of the best, or the mean over chance."""
    first, n = tree.first[node], tree.size[node]
    rows, values = scratch.rows, scratch.values
    for child in range(first, first + n):
        copy_within(rows, 2, 1)
        apply(rows[2], int(tree.choice[child]))
        estimate(rows[2], how.seats, how.aim, judgement, scratch.sight, scratch.features,
                 scratch.places, values)
        tree.visits[child] = 1
        for seat in range(how.seats):
            tree.value[child, seat] = values[seat]
    if who == CHANCE:
        total = 0
        for i in range(n):
            total += scratch.weights[i]
        for seat in range(how.seats):
            values[seat] = 0.0
            for i in range(n):
                values[seat] += tree.value[first + i, seat] * scratch.weights[i] / total
    else:
        sort_children(tree, node, who)
        for seat in range(how.seats):
            values[seat] = tree.value[first, seat]


def _sort_children(tree: Tree, node: int, who: int) -> None:
    """Best first, by insertion; equals keep their order."""
    first = tree.first[node]
    for child in range(first + 1, first + tree.size[node]):
        at = child
        while at > first and tree.value[at - 1, who] < tree.value[at, who]:
            tree.choice[at - 1], tree.choice[at] = tree.choice[at], tree.choice[at - 1]
            for seat in range(MOST_SEATS):
                held = tree.value[at, seat]
                tree.value[at, seat] = tree.value[at - 1, seat]
                tree.value[at - 1, seat] = held
            at -= 1


def _play_out(state: Any, scratch: Scratch, how: Settings, word: int) -> int:
    """Random choices to the end of the game; the result's utilities."""
    found, weights = scratch.found, scratch.weights
    who = actor(state)
    while who != OVER:
        word = step(word)
        if who == CHANCE:
            n = outcomes(state, found, weights)
            apply(state, found[pick(word, weights, n)])
        else:
            n = legal(state, found)
            apply(state, found[below(word, n)])
        who = actor(state)
    result(state, how.seats, how.aim, scratch.places, scratch.values)
    return word


def _back_up(tree: Tree, path: Ints, depth: int, values: Floats, seats: int) -> None:
    """Add the utilities to every node on the path."""
    for i in range(depth + 1):
        node = path[i]
        tree.visits[node] += 1
        for seat in range(seats):
            tree.value[node, seat] += values[seat]


TEMPLATES = (_best_child, _make_children, _sort_children, _value_children, _play_out, _back_up, _simulate)
"""In the order in which they use each other."""
