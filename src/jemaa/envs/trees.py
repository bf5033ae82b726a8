"""Search trees of many games at once, as templates (`core.binding`), for networks that value many positions together.

A simulation has two halves. `walk_all` goes down every tree to a position that a seat has to choose in, and shows what
is to be valued there; `answer_all` takes the values and priors that somebody gives for these positions, and carries
them back. How a walk chooses, and what it carries back, are those of the bots' own search (`bots.simulation`): PUCT,
max^n, and the outcomes of chance by their weights.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from jemaa.bots.evaluate import final_values
from jemaa.bots.simulation import back_up, walk_down
from jemaa.bots.tree import SearchBuffers, Settings, Tree, set_value
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.contract import OVER
from jemaa.core.row import Rows, copy_within

game: GameFunctions = UNBOUND

GIVEN = 2
"""As `Settings.leaf`, beside PLAYOUT and EVALUATION: values and priors are given from outside, for a position at once.
Its children are then sorted by their priors, and none of them counts as visited."""
ROOTS = 3
"""The index of the first game's root in `SearchBuffers.rows`; those of a search's own are before it."""


class Trees(NamedTuple):
    """The trees of n games: the fields of `bots.tree.Tree` with the games as their first axis, and the last walks."""

    used: npt.NDArray[np.int64]
    choice: npt.NDArray[np.int16]
    first: npt.NDArray[np.int32]
    size: npt.NDArray[np.int16]
    visits: npt.NDArray[np.int32]
    prior: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32]
    depth: npt.NDArray[np.int64]
    """(n,) how many choices the last walk went down; -1 where the tree was full."""
    path: npt.NDArray[np.int64]
    """(n, DEEPEST) the nodes of the last walk, from the root."""
    actors: npt.NDArray[np.int64]
    """(n, DEEPEST) who acts at each of them."""
    words: npt.NDArray[np.int64]
    """(n,) the states of the random generators, from 0 to 2**32 - 1."""


class Leaves(NamedTuple):
    """The positions in which the last walks ended."""

    actor: npt.NDArray[np.int8]
    """(n,) the seat that chooses there; OVER where nothing is to be valued."""
    legal: npt.NDArray[np.int8]
    """(n, actions) 1 for each legal action; all 0 where nothing is to be valued."""
    observations: npt.NDArray[np.int8]
    """(n, numbers) what that seat observes (`GameType.observation`); anything where nothing is to be valued."""


@template(inline=True)
def tree_at(trees: Trees, at: int) -> Tree:
    """The tree of game `at`: views of its arrays."""
    return Tree(trees.used[at], trees.choice[at], trees.first[at], trees.size[at], trees.visits[at], trees.prior[at],
                trees.value[at])


@template
def begin_all(trees: Trees, roots: Rows, count: int, buffers: SearchBuffers) -> None:
    """Empty the trees of the first `count` games, and put the positions `roots` at their roots."""
    for at in range(count):
        buffers.rows[ROOTS + at] = roots[at]
        tree = tree_at(trees, at)
        tree.used[0] = 2
        tree.choice[1] = tree.first[1] = tree.size[1] = tree.visits[1] = 0
        tree.prior[1] = 0.0
        for seat in range(tree.value.shape[1]):
            tree.value[1, seat] = 0.0


@template
def walk_all(trees: Trees, leaves: Leaves, count: int, buffers: SearchBuffers, settings: Settings) -> None:
    """Walk down the first `count` trees, and show the positions in which the walks end.

    Where the game is over there, its values are those of its result.
    """
    for at in range(count):
        tree = tree_at(trees, at)
        copy_within(buffers.rows, 1, ROOTS + at)
        depth, trees.words[at] = walk_down(buffers, tree, settings, int(trees.words[at]))
        actor = int(buffers.actors[depth]) if depth >= 0 else OVER
        trees.depth[at], leaves.actor[at] = depth, actor
        for i in range(depth + 1):
            trees.path[at, i], trees.actors[at, i] = buffers.path[i], buffers.actors[i]
        for action in range(leaves.legal.shape[1]):
            leaves.legal[at, action] = 0
        if actor >= 0:
            node = int(buffers.path[depth])
            for child in range(tree.first[node], tree.first[node] + tree.size[node]):
                leaves.legal[at, tree.choice[child]] = 1
            game.observe(buffers.rows[1], actor, leaves.observations[at])
        elif depth >= 0:
            final_values(buffers.rows[1], settings.seats, settings.aim, buffers.results, buffers.values)
            set_value(tree, int(buffers.path[depth]), buffers.values, settings.seats)


@template
def answer_all(trees: Trees, leaves: Leaves, count: int, priors: npt.NDArray[np.float32],
               values: npt.NDArray[np.float32], buffers: SearchBuffers, settings: Settings) -> None:
    """Give the positions of the last walks their values and priors, and carry the values back to the roots.

    priors: (n, actions) how probable each legal action is, as far as is known before it was looked at.
    values: (n, players) each seat's value, the acting seat's first, the others clockwise.
    """
    for at in range(count):
        depth, actor = int(trees.depth[at]), int(leaves.actor[at])
        if depth < 0:
            continue
        tree = tree_at(trees, at)
        for i in range(depth + 1):
            buffers.path[i], buffers.actors[i] = trees.path[at, i], trees.actors[at, i]
        if actor >= 0:
            node = int(buffers.path[depth])
            for seat in range(settings.seats):
                buffers.values[(actor + seat) % settings.seats] = values[at, seat]
            set_value(tree, node, buffers.values, settings.seats)
            for child in range(tree.first[node], tree.first[node] + tree.size[node]):
                tree.prior[child] = priors[at, tree.choice[child]]
                set_value(tree, child, buffers.values, settings.seats)
            sort_by_prior(tree, node)
        back_up(buffers, tree, depth, settings)


@template
def sort_by_prior(tree: Tree, node: int) -> None:
    """Sort a node's children by their priors, the highest first, by insertion; equals keep their order.

    Only their choices and priors are moved: they must not have been visited.
    """
    first = tree.first[node]
    for child in range(first + 1, first + tree.size[node]):
        at = child
        while at > first and tree.prior[at - 1] < tree.prior[at]:
            tree.choice[at - 1], tree.choice[at] = tree.choice[at], tree.choice[at - 1]
            tree.prior[at - 1], tree.prior[at] = tree.prior[at], tree.prior[at - 1]
            at -= 1


@template
def add_noise(trees: Trees, count: int, noise: npt.NDArray[np.float32], share: float) -> None:
    """Mix noise into the priors at the roots, after the first simulation: (n, actions), 0 or more, of any sum.

    `share` is the noise's part of the new priors. Does nothing at a root without several choices.
    """
    for at in range(count):
        tree = tree_at(trees, at)
        first, size = int(tree.first[1]), int(tree.size[1])
        if tree.visits[1] != 1 or size < 2:
            continue
        total = 0.0
        for child in range(first, first + size):
            total += noise[at, tree.choice[child]]
        for child in range(first, first + size):
            tree.prior[child] = (1 - share) * tree.prior[child] + share * noise[at, tree.choice[child]] / total
        sort_by_prior(tree, 1)


@template
def read_all(trees: Trees, count: int, visits: npt.NDArray[np.int32], values: npt.NDArray[np.float32]) -> None:
    """Write how often each action was visited at the roots, (n, actions), and the roots' values, (n, players)."""
    for at in range(count):
        tree = tree_at(trees, at)
        for action in range(visits.shape[1]):
            visits[at, action] = 0
        for child in range(tree.first[1], tree.first[1] + tree.size[1]):
            visits[at, tree.choice[child]] = tree.visits[child]
        for seat in range(values.shape[1]):
            values[at, seat] = tree.value[1, seat]
