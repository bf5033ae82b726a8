"""Monte-Carlo tree search with chance nodes and max^n back-up, as templates (`core.binding`).

A node is a position; its children are the actions of its actor, or the outcomes of chance, side by side. One simulation
walks from the root to a node without children: a seat takes the child with the best upper bound (UCB1; Auer,
Cesa-Bianchi & Fischer 2002) on *its own* value, and chance draws by weight. There children are made, each seat's value
is estimated, and added to every node on the way (max^n; Luckhardt & Irani 1986). The estimate comes from a random
playout, or from the evaluation: then every child begins with its static value as a first visit, best first, and a node
looks at more of them the more often it is visited (progressive widening; Coulom 2007, Chaslot et al. 2008).
"""

import math
from typing import NamedTuple

from jemaa.bots.evaluate import EvaluationParams, evaluate, final_values
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import below, pick, step
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.loops import apply
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import Floats, Ints, Row, Rows, Table, copy_within

game: GameFunctions = UNBOUND

MOST_SEATS = 5
DEEPEST = 2048
"""The most nodes on the path of a simulation, the root included."""
PLAYOUT, EVALUATION = range(2)
"""Where the values of leaves come from: random games, or `evaluate`."""


class Settings(NamedTuple):
    """The parameters of a search; numbers only, for compiled code."""

    seats: int
    aim: int
    """`evaluate.SHARE` or `MARGIN`."""
    leaf: int
    """PLAYOUT or EVALUATION."""
    exploration: float
    """The weight of UCB1's second term, in value."""
    first_children: float
    widening: float
    """A node visited n times looks at its first `first_children` + n ** `widening` children, rounded down."""


class Tree(NamedTuple):
    """The nodes of a tree as arrays with one entry for each node; node 0 is unused, node 1 is the root."""

    used: Ints
    """(1,) the number of entries in use, entry 0 included, which is also the index of the next new node."""
    choice: Table
    """(node,) the action or outcome that led to it."""
    first: Table
    """(node,) its first child, which the others follow without a gap; 0 while it has none."""
    size: Table
    """(node,) the number of its children."""
    visits: Table
    """(node,) simulations through it, the static first visit included."""
    value: Table
    """(node, seat) the sum of the seat's values over the visits."""


class SearchBuffers(NamedTuple):
    """The buffers that a simulation writes to."""

    rows: Rows
    """(3,): 0 the root, 1 the position reached, 2 a trial."""
    choices: Ints
    """(the larger of most_legal and most_outcomes,) the actions or outcomes of a position."""
    weights: Ints
    """(most_outcomes,) the outcomes' weights."""
    results: Ints
    """(seat,) points or ranks at the end."""
    features: Floats
    """(seats * features,) index seat * features + feature."""
    values: Floats
    """(seat,) each seat's value (see `bots.evaluate`)."""
    path: Ints
    """(DEEPEST,) the nodes from the root, by depth."""
    sparse: SparseInput
    """The network's inputs for one seat."""
    hidden: Floats
    """(unit,) the activations of one seat."""


@template
def simulate(buffers: SearchBuffers, tree: Tree, params: EvaluationParams, settings: Settings, simulations: int,
             word: int) -> int:
    """Run simulations until their number is reached or the tree is full; returns the random state reached.

    The caller has put the root's position into row 0, and `word`, the random state to begin with, is below 2**32. The
    tree is full when it may lack room for the children of one more node.
    """
    rows, choices, weights, path = buffers.rows, buffers.choices, buffers.weights, buffers.path
    for _ in range(simulations):
        if tree.used[0] + len(choices) > len(tree.choice):
            return word
        copy_within(rows, 1, 0)
        state = rows[1]
        node, depth = 1, 0
        path[0] = node
        while tree.first[node] > 0 and depth + 1 < DEEPEST:
            actor = game.actor(state)
            if actor == CHANCE:
                word = step(word)
                count = game.outcomes(state, choices, weights)
                node = tree.first[node] + pick(word, weights, count)
            else:
                node = best_child(tree, node, actor, settings)
            apply(state, int(tree.choice[node]))
            depth += 1
            path[depth] = node
        actor = game.actor(state)
        if actor == OVER:
            final_values(state, settings.seats, settings.aim, buffers.results, buffers.values)
        else:
            make_children(state, buffers, tree, node, actor)
            if settings.leaf == EVALUATION:
                value_children(buffers, tree, node, actor, params, settings)
            else:
                word = play_out(state, buffers, settings, word)
        back_up(tree, path, depth, buffers.values, settings.seats)
    return word


@template
def best_child(tree: Tree, node: int, seat: int, settings: Settings) -> int:
    """The child with the highest upper bound for the seat that chooses, among those that the node looks at.

    These are its first children, as many as `Settings.widening` says. Of them the first that was never visited is
    taken, if there is one.
    """
    open_to = min(int(tree.size[node]), int(settings.first_children + tree.visits[node] ** settings.widening))
    first = int(tree.first[node])
    scale = settings.exploration * math.sqrt(math.log(tree.visits[node] + 1.0))
    best, best_bound = first, -math.inf
    for child in range(first, first + open_to):
        visits = tree.visits[child]
        if visits == 0:
            return child
        bound = tree.value[child, seat] / visits + scale / math.sqrt(visits)
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@template
def make_children(state: Row, buffers: SearchBuffers, tree: Tree, node: int, actor: int) -> None:
    """Add a child without visits for each choice in `state`, in the order in which the game lists them.

    `actor` is that of `state`. The choices, and the weights if it is CHANCE, stay in the buffers. The tree must have
    room for the children, which is not checked.
    """
    choices = buffers.choices
    count = game.outcomes(state, choices, buffers.weights) if actor == CHANCE else game.legal(state, choices)
    first = tree.used[0]
    tree.used[0] += count
    tree.first[node] = first
    tree.size[node] = count
    for i in range(count):
        tree.choice[first + i] = choices[i]
        tree.first[first + i] = 0
        tree.visits[first + i] = 0
        for seat in range(MOST_SEATS):
            tree.value[first + i, seat] = 0.0


@template
def value_children(buffers: SearchBuffers, tree: Tree, node: int, actor: int, params: EvaluationParams,
                   settings: Settings) -> None:
    """Give each new child its static value as a first visit, and write the node's value for each seat into the buffers.

    The node's value is the mean over the outcomes of chance, or that of the actor's best child; the children are then
    sorted, the best for the actor first. The position of the node is in row 1, and `make_children` has just been
    called for it. Row 2 is overwritten.
    """
    first, count = tree.first[node], tree.size[node]
    rows, values = buffers.rows, buffers.values
    for child in range(first, first + count):
        copy_within(rows, 2, 1)
        apply(rows[2], int(tree.choice[child]))
        evaluate(rows[2], settings.seats, settings.aim, params, buffers.sparse, buffers.hidden, buffers.features,
                 buffers.results, values)
        tree.visits[child] = 1
        for seat in range(settings.seats):
            tree.value[child, seat] = values[seat]
    if actor == CHANCE:
        total = 0
        for i in range(count):
            total += buffers.weights[i]
        for seat in range(settings.seats):
            values[seat] = 0.0
            for i in range(count):
                values[seat] += tree.value[first + i, seat] * buffers.weights[i] / total
    else:
        sort_children(tree, node, actor)
        for seat in range(settings.seats):
            values[seat] = tree.value[first, seat]


@template
def sort_children(tree: Tree, node: int, seat: int) -> None:
    """Sort a node's children by a seat's value, the best first, by insertion; equals keep their order.

    Only their choices and values are moved: they must have equal visits, and no children themselves.
    """
    first = tree.first[node]
    for child in range(first + 1, first + tree.size[node]):
        at = child
        while at > first and tree.value[at - 1, seat] < tree.value[at, seat]:
            tree.choice[at - 1], tree.choice[at] = tree.choice[at], tree.choice[at - 1]
            for other in range(MOST_SEATS):
                held = tree.value[at, other]
                tree.value[at, other] = tree.value[at - 1, other]
                tree.value[at - 1, other] = held
            at -= 1


@template
def play_out(state: Row, buffers: SearchBuffers, settings: Settings, word: int) -> int:
    """Play `state` to the end of the game in place, at random, and write the result's values into the buffers.

    Returns the random state reached.
    """
    choices, weights = buffers.choices, buffers.weights
    actor = game.actor(state)
    while actor != OVER:
        word = step(word)
        if actor == CHANCE:
            count = game.outcomes(state, choices, weights)
            apply(state, choices[pick(word, weights, count)])
        else:
            count = game.legal(state, choices)
            apply(state, choices[below(word, count)])
        actor = game.actor(state)
    final_values(state, settings.seats, settings.aim, buffers.results, buffers.values)
    return word


@template
def back_up(tree: Tree, path: Ints, depth: int, values: Floats, seats: int) -> None:
    """Add a visit and the values to every node on the path, from depth 0 to `depth`."""
    for i in range(depth + 1):
        node = path[i]
        tree.visits[node] += 1
        for seat in range(seats):
            tree.value[node, seat] += values[seat]
