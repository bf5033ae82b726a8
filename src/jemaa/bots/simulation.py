"""Monte-Carlo tree search with chance nodes and max^n back-up, as templates (`core.binding`).

One simulation walks from the root of a tree (`bots.tree`) to a position where a seat has several choices that were not
looked at before. It values each of them (`bots.valuing`), and carries what the best is worth to every node on the way:

- A *seat* takes the child with the best sum of its own value there and a term for doubt (PUCT; Rosin 2011, Silver et
  al. 2017), whose prior comes from the children's static values: a softmax over their differences. A node's value is
  the mean of its children's, weighted by the visits that they got: each seat goes for its own value (max^n; Luckhardt &
  Irani 1986).
  Where a seat can't win and the search is told so (`bots.kingmaking`), the others have their mean over all children,
  each alike.
- *Chance* is not gambled with: next is the outcome whose visits lag its weight most, and the node's value is the exact
  mean over the outcomes by weight. An outcome that was not visited counts as the static value of the node. So a value
  holds no luck of the dice that were drawn for it, and no position is valued before it is visited.

With a policy (`bots.policy_network`) only the `Settings.likeliest` choices of a new position are valued at once, those
that it ranks first; of the root all are. The others have the policy's share as their prior and their parent's value,
until one of them is visited: then it is valued by what is below it. So a simulation costs a fraction of one that values
every choice.

With `PLAYOUT` the values come from one random game at each new node instead, and all priors are equal.
"""

import math

from jemaa.bots.evaluate import EvaluationParams
from jemaa.bots.kingmaking import indifference
from jemaa.bots.tree import (
    DEEPEST,
    EVALUATION,
    PLAYOUT,
    SearchBuffers,
    Settings,
    Tree,
    bring_likeliest,
    make_children,
    set_value,
    take_value,
)
from jemaa.bots.valuing import value_by_result, value_children, value_likeliest, value_rest, value_root
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import below, step
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.loops import apply
from jemaa.core.row import Floats, copy_within, double

game: GameFunctions = UNBOUND


@template
def simulate(buffers: SearchBuffers, tree: Tree, params: EvaluationParams, settings: Settings, simulations: int,
             word: int) -> int:
    """Run simulations until their number is reached or the tree is full; returns the random state reached.

    The caller has put the root's position into row 0, and `word`, the random state to begin with, is below 2**32. The
    tree is full when it may lack room for the children of one more node; a simulation that finds it so leaves no trace
    but the nodes that it made and, by a policy, first visits. `Settings.likeliest` is 0.
    """
    for _ in range(simulations):
        depth, word = go_down(buffers, tree, params, settings, word)
        if depth < 0:
            return word
        node, actor = int(buffers.path[depth]), int(buffers.actors[depth])
        if settings.leaf == EVALUATION and actor >= 0:
            if tree.size[node] > 1:
                value_children(buffers, tree, node, actor, params, settings)
        else:
            word = value_by_result(buffers, tree, node, actor, settings, word)
        back_up(buffers, tree, depth, settings)
    return word


@template
def simulate_by_policy(buffers: SearchBuffers, tree: Tree, params: EvaluationParams, settings: Settings,
                       simulations: int, word: int) -> int:
    """Do as `simulate`, by evaluation, with `Settings.likeliest` above 0 and a policy in `params`.

    Of the root every choice is valued: there are few roots, and no choice shall be overlooked there.
    """
    value_rest(buffers, tree, params, settings)
    for _ in range(simulations):
        depth, word = go_down(buffers, tree, params, settings, word)
        if depth < 0:
            return word
        node, actor = int(buffers.path[depth]), int(buffers.actors[depth])
        if actor < 0:
            word = value_by_result(buffers, tree, node, actor, settings, word)
        elif tree.size[node] > settings.likeliest and node > 1:
            value_likeliest(buffers, tree, node, actor, params, settings)
        elif tree.size[node] > 1:
            value_children(buffers, tree, node, actor, params, settings)
        back_up(buffers, tree, depth, settings)
    return word


@template
def go_down(buffers: SearchBuffers, tree: Tree, params: EvaluationParams, settings: Settings,
            word: int) -> tuple[int, int]:
    """Begin a simulation: play from the root to where it ends (`walk_down`); a new root gets its value first."""
    copy_within(buffers.rows, 1, 0)
    if tree.visits[1] == 0:
        value_root(buffers, tree, params, settings)
    return walk_down(buffers, tree, settings, word)


@template
def walk_down(buffers: SearchBuffers, tree: Tree, settings: Settings, word: int) -> tuple[int, int]:
    """Play row 1 from the root to where the simulation ends; returns the depth, and the random state reached.

    It ends where the game does, and where new children are to be valued, which have been made then. Chance, and a seat
    without an alternative, are passed: there children are made as far as needed. With `PLAYOUT` it ends at every new
    node. The depth is -1 if the tree lacks room. Writes `path` and `actors`.
    """
    state, path, actors = buffers.rows[1], buffers.path, buffers.actors
    node, depth = 1, 0
    while True:
        actor = game.actor(state)
        path[depth], actors[depth] = node, actor
        if actor == OVER or depth + 1 == DEEPEST:
            return depth, word
        if tree.first[node] == 0:
            if tree.used[0] + len(buffers.choices) > len(tree.choice):
                return -1, word
            make_children(state, buffers, tree, node, actor)
            if settings.leaf == PLAYOUT or (actor != CHANCE and tree.size[node] > 1):
                return depth, word
        if actor == CHANCE:
            node, word = next_outcome(tree, node, word)
        else:
            node = best_child(tree, node, actor, settings)
        apply(state, int(tree.choice[node]))
        depth += 1


@template
def next_outcome(tree: Tree, node: int, word: int) -> tuple[int, int]:
    """The child of a node of chance to visit next, the one that lags its weight most, and the random state reached.

    The first one is drawn by weight, so that trees of other random states begin with other outcomes; among equals the
    first is taken.
    """
    first, size = int(tree.first[node]), int(tree.size[node])
    visited = 1
    for child in range(first, first + size):
        visited += tree.visits[child]
    if visited == 1 and size > 1:
        word = step(word)
        left = below(word, 1 << 16) / 65536.0
        for child in range(first, first + size - 1):
            left -= double(tree.prior[child])
            if left < 0:
                return child, word
        return first + size - 1, word
    best, most = first, -math.inf
    for child in range(first, first + size):
        lag = double(tree.prior[child]) * visited - tree.visits[child]
        if lag > most:
            best, most = child, lag
    return best, word


@template
def best_child(tree: Tree, node: int, seat: int, settings: Settings) -> int:
    """The child with the highest sum of the seat's value and PUCT's term, among equals the first.

    Children are sorted by value and so by prior, as long as they are not visited: of those the first is best, and those
    behind it need no look. A child without a value counts as its parent; if it is taken, the likeliest of those behind
    it takes the next place.
    """
    first = int(tree.first[node])
    scale = settings.exploration * math.sqrt(double(tree.visits[node]))
    fresh = 1 if settings.leaf == EVALUATION else 0
    best, best_bound = first, -math.inf
    for child in range(first, first + int(tree.size[node])):
        visits = int(tree.visits[child])
        value = double(tree.value[child, seat]) if visits > 0 else double(tree.value[node, seat])
        bound = value + scale * double(tree.prior[child]) / (1 + visits)
        if bound > best_bound:
            best, best_bound = child, bound
        if visits <= fresh:
            break
    if settings.likeliest > 0 and tree.visits[best] == 0 and tree.size[node] > 1:
        tree.visits[best] = 1
        take_value(tree, best, node, settings.seats)
        bring_likeliest(tree, node, best + 1)
    return best


@template
def back_up(buffers: SearchBuffers, tree: Tree, depth: int, settings: Settings) -> None:
    """Add a visit to every node on the path, from `depth` up to the root, and renew the values above the lowest one."""
    tree.visits[buffers.path[depth]] += 1
    for at in range(depth - 1, -1, -1):
        node = int(buffers.path[at])
        tree.visits[node] += 1
        if buffers.actors[at] == CHANCE:
            expect(tree, node, settings.seats, buffers.values)
        else:
            average(tree, node, settings, buffers.values)
            if settings.hopeless > 0:
                share_out(tree, node, int(buffers.actors[at]), settings, buffers.values)


@template
def expect(tree: Tree, node: int, seats: int, values: Floats) -> None:
    """Set the value of a node of chance to the mean over its outcomes by weight; `values` is a buffer."""
    first, count = int(tree.first[node]), int(tree.size[node])
    for seat in range(seats):
        total = 0.0
        for child in range(first, first + count):
            total += double(tree.prior[child]) * double(tree.value[child, seat])
        values[seat] = total
    set_value(tree, node, values, seats)


@template
def average(tree: Tree, node: int, settings: Settings, values: Floats) -> None:
    """Set the value of a seat's node to the mean of its children's, by the simulations through each.

    At least one must have had one. `values` is a buffer.
    """
    first, count = int(tree.first[node]), int(tree.size[node])
    fresh = 1 if settings.leaf == EVALUATION and count > 1 else 0
    total = 0
    for seat in range(settings.seats):
        values[seat] = 0.0
    for child in range(first, first + count):
        weight = int(tree.visits[child]) - fresh
        if weight <= 0:
            break
        total += weight
        for seat in range(settings.seats):
            values[seat] += weight * double(tree.value[child, seat])
    for seat in range(settings.seats):
        values[seat] /= total
    set_value(tree, node, values, settings.seats)


@template
def share_out(tree: Tree, node: int, seat: int, settings: Settings, values: Floats) -> None:
    """Where a seat is hopeless, give the others their mean over all its node's children that were valued.

    Its own value, and the sum, stay. `values` is a buffer.
    """
    part = indifference(double(tree.value[node, seat]), settings.hopeless)
    if part == 0:
        return
    first, count = int(tree.first[node]), int(tree.size[node])
    left, whole = 0.0, 0.0
    for other in range(settings.seats):
        values[other] = 0.0
        for child in range(first, first + count):
            if tree.visits[child] > 0:
                values[other] += double(tree.value[child, other])
        if other != seat:
            left += double(tree.value[node, other])
            whole += values[other]
    if whole > 0:
        for other in range(settings.seats):
            own = double(tree.value[node, other])
            values[other] = own + part * (values[other] * left / whole - own) if other != seat else own
        set_value(tree, node, values, settings.seats)
