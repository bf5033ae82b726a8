"""The tree of a search as arrays, and what is done with one node's children, as templates (`core.binding`).

A node is a position; its children are the actions of its actor, or the outcomes of chance, side by side. What children
are worth is for `bots.valuing` to say; `bots.simulation` walks through a tree and lets it grow.
"""

from typing import NamedTuple

from jemaa.bots.policy_network import PolicyBuffers
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.contract import CHANCE
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import Floats, Ints, Row, Rows, Table

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
    """The weight of PUCT's second term, in value."""
    temperature: float
    """The difference in static value that makes one of two choices e times as probable in the prior; above 0."""
    hopeless: float = 0.0
    """The share of the win below which a seat is taken to be unable to win; 0 where none is."""
    likeliest: int = 0
    """The number of choices of a new position that are valued at once, the likeliest by the policy; 0 for all."""


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
    """(node,) simulations through it; that a seat's choice was valued with its siblings, or taken without a value,
    counts as its first visit."""
    prior: Table
    """(node,) its share among its siblings: of an outcome its probability, of an action the prior of PUCT."""
    value: Table
    """(node, seat) each seat's value (see `bots.evaluate`), as it is known so far."""


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
    actors: Ints
    """(DEEPEST,) who acts at each of them."""
    sparse: SparseInput
    """The network's inputs for one seat."""
    hidden: Floats
    """(unit,) the activations of one seat."""
    policy: PolicyBuffers
    """What the policy of one position is made of."""


@template
def make_children(state: Row, buffers: SearchBuffers, tree: Tree, node: int, actor: int) -> None:
    """Add a child without visits for each choice in `state`, in the order in which the game lists them.

    `actor` is that of `state`. Children have the value of their parent and, as their prior, their probability: by
    weight if the actor is CHANCE, otherwise all the same. The choices, and the weights of chance, stay in the buffers.
    The tree must have room for the children, which is not checked.
    """
    choices, weights = buffers.choices, buffers.weights
    count = game.outcomes(state, choices, weights) if actor == CHANCE else game.legal(state, choices)
    total = count
    if actor == CHANCE:
        total = 0
        for i in range(count):
            total += weights[i]
    first = tree.used[0]
    tree.used[0] += count
    tree.first[node] = first
    tree.size[node] = count
    for i in range(count):
        tree.choice[first + i] = choices[i]
        tree.first[first + i] = 0
        tree.visits[first + i] = 0
        tree.prior[first + i] = (weights[i] if actor == CHANCE else 1) / total
        for seat in range(MOST_SEATS):
            tree.value[first + i, seat] = tree.value[node, seat]


@template
def set_value(tree: Tree, node: int, values: Floats, seats: int) -> None:
    """Set the value of a node to each seat."""
    for seat in range(seats):
        tree.value[node, seat] = values[seat]


@template
def take_value(tree: Tree, node: int, other: int, seats: int) -> None:
    """Give a node the value of another to each seat."""
    for seat in range(seats):
        tree.value[node, seat] = tree.value[other, seat]


@template
def sort_children(tree: Tree, seat: int, begin: int, end: int) -> None:
    """Sort children from `begin` up to before `end` by a seat's value, the best first; equals keep their order.

    It is done by insertion. Choices, values and what is below them are moved; they must have equal visits.
    """
    for child in range(begin + 1, end):
        at = child
        while at > begin and tree.value[at - 1, seat] < tree.value[at, seat]:
            tree.choice[at - 1], tree.choice[at] = tree.choice[at], tree.choice[at - 1]
            tree.first[at - 1], tree.first[at] = tree.first[at], tree.first[at - 1]  # of a walk that found no more room
            tree.size[at - 1], tree.size[at] = tree.size[at], tree.size[at - 1]
            for other in range(MOST_SEATS):
                held = tree.value[at, other]
                tree.value[at, other] = tree.value[at - 1, other]
                tree.value[at - 1, other] = held
            at -= 1


@template
def bring_likeliest(tree: Tree, node: int, at: int) -> None:
    """Exchange the child at `at` with the likeliest of it and those behind it, none of which has a visit or children.

    Among equals the first is taken. Does nothing where no child is at `at`.
    """
    best = at
    for child in range(at + 1, tree.first[node] + tree.size[node]):
        if tree.prior[child] > tree.prior[best]:
            best = child
    if best != at:
        held = tree.prior[at]
        tree.prior[at] = tree.prior[best]
        tree.prior[best] = held
        tree.choice[at], tree.choice[best] = tree.choice[best], tree.choice[at]
