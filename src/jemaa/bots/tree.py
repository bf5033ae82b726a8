"""Monte-Carlo tree search with chance nodes and max^n back-up, as templates (`core.binding`).

A node is a position; its children are the actions of its actor, or the outcomes of chance, side by side. One simulation
walks from the root to a position where a seat has several choices that were not looked at before. It values each of
them, by the evaluation, and carries what the best is worth to every node on the way:

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
from typing import NamedTuple

from jemaa.bots.evaluate import EvaluationParams, evaluate, final_values
from jemaa.bots.kingmaking import indifference
from jemaa.bots.policy_network import PolicyBuffers, write_logits
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import below, pick, step
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.loops import apply
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import Floats, Ints, Row, Rows, Table, copy_within, double

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
def value_by_result(buffers: SearchBuffers, tree: Tree, node: int, actor: int, settings: Settings, word: int) -> int:
    """Value a node by the result of the game in row 1, which is over, or of a random game from there (`PLAYOUT`).

    Its children get the value of a random game, too. Returns the random state reached.
    """
    if actor == OVER:
        final_values(buffers.rows[1], settings.seats, settings.aim, buffers.results, buffers.values)
        set_value(tree, node, buffers.values, settings.seats)
    elif settings.leaf == PLAYOUT:
        word = play_out(buffers.rows[1], buffers, settings, word)
        set_value(tree, node, buffers.values, settings.seats)
        for child in range(tree.first[node], tree.first[node] + tree.size[node]):
            set_value(tree, child, buffers.values, settings.seats)
    return word


@template
def value_root(buffers: SearchBuffers, tree: Tree, params: EvaluationParams, settings: Settings) -> None:
    """Give a root at which chance acts its static value, which counts for outcomes that were not visited.

    Does nothing where a seat acts, nor with `PLAYOUT`.
    """
    if settings.leaf == EVALUATION and game.actor(buffers.rows[0]) == CHANCE:
        evaluate(buffers.rows[0], settings.seats, settings.aim, params, buffers.sparse, buffers.hidden,
                 buffers.features, buffers.results, buffers.values)
        set_value(tree, 1, buffers.values, settings.seats)


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
def value_children(buffers: SearchBuffers, tree: Tree, node: int, actor: int, params: EvaluationParams,
                   settings: Settings) -> None:
    """Give each new child of a seat its static value as a first visit, sort them, and give the node that of the best.

    The best for the actor comes first. The position of the node is in row 1, and `make_children` has just been called
    for it. Row 2 is overwritten.
    """
    first, end = int(tree.first[node]), int(tree.first[node] + tree.size[node])
    for child in range(first, end):
        value_child(buffers, tree, child, params, settings)
    rank(tree, actor, first, end, 1.0, settings)
    take_value(tree, node, first, settings.seats)


@template
def value_rest(buffers: SearchBuffers, tree: Tree, params: EvaluationParams, settings: Settings) -> None:
    """Value all choices of the root that have no value, where it comes from another search (`bots.reuse`).

    They share what there is of the policy's priors with those that were valued and are not visited.
    """
    first, end = int(tree.first[1]), int(tree.first[1] + tree.size[1])
    if first == 0 or tree.size[1] == 1 or tree.visits[end - 1] > 0 or game.actor(buffers.rows[0]) == CHANCE:
        return
    begin, mass = first, 0.0
    while tree.visits[begin] > 1:
        begin += 1
    copy_within(buffers.rows, 1, 0)
    for child in range(begin, end):
        mass += double(tree.prior[child])
        if tree.visits[child] == 0:
            value_child(buffers, tree, child, params, settings)
    rank(tree, game.actor(buffers.rows[0]), begin, end, mass, settings)


@template
def value_likeliest(buffers: SearchBuffers, tree: Tree, node: int, actor: int, params: EvaluationParams,
                    settings: Settings) -> None:
    """Do as `value_children` for the likeliest children only, which come first; the others get the policy's priors.

    Those that are valued share the policy's priors among themselves. The next likeliest one stands behind them.
    """
    set_policy(buffers, tree, node, actor, params)
    first, mass = int(tree.first[node]), 0.0
    end = first + settings.likeliest
    for child in range(first, end):
        bring_likeliest(tree, node, child)
        mass += double(tree.prior[child])
        value_child(buffers, tree, child, params, settings)
    bring_likeliest(tree, node, end)
    rank(tree, actor, first, end, mass, settings)
    take_value(tree, node, first, settings.seats)


@template
def value_child(buffers: SearchBuffers, tree: Tree, child: int, params: EvaluationParams, settings: Settings) -> None:
    """Give a child of the position in row 1 its static value, as a first visit. Row 2 is overwritten."""
    rows, values = buffers.rows, buffers.values
    copy_within(rows, 2, 1)
    apply(rows[2], int(tree.choice[child]))
    evaluate(rows[2], settings.seats, settings.aim, params, buffers.sparse, buffers.hidden, buffers.features,
             buffers.results, values)
    tree.visits[child] = 1
    set_value(tree, child, values, settings.seats)


@template
def rank(tree: Tree, seat: int, begin: int, end: int, mass: float, settings: Settings) -> None:
    """Sort the children from `begin` up to before `end` by a seat's values, and share out `mass` among them as priors.

    They must have been valued and not visited. The priors are a softmax over the seat's static values.
    """
    sort_children(tree, seat, begin, end)
    best, total = double(tree.value[begin, seat]), 0.0
    for child in range(begin, end):
        share = math.exp((double(tree.value[child, seat]) - best) / settings.temperature)
        tree.prior[child] = share
        total += share
    for child in range(begin, end):
        tree.prior[child] = mass * double(tree.prior[child]) / total


@template
def take_value(tree: Tree, node: int, other: int, seats: int) -> None:
    """Give a node the value of another to each seat."""
    for seat in range(seats):
        tree.value[node, seat] = tree.value[other, seat]


@template
def set_policy(buffers: SearchBuffers, tree: Tree, node: int, actor: int, params: EvaluationParams) -> None:
    """Set the priors of a node's new children to the policy: a softmax over its logits.

    The position of the node is in row 1, and its legal actions are in `choices`, in the order of the children.
    """
    state, policy = buffers.rows[1], buffers.policy
    first, count = int(tree.first[node]), int(tree.size[node])
    game.write_features(state, buffers.features)
    game.encode(state, actor, buffers.features, buffers.sparse)
    game.describe(state, buffers.choices, count, policy.described, policy.known)
    write_logits(params.policy, buffers.sparse, count, policy)
    best, total = double(policy.logits[0]), 0.0
    for i in range(1, count):
        best = max(best, double(policy.logits[i]))
    for i in range(count):
        share = math.exp(double(policy.logits[i]) - best)
        tree.prior[first + i] = share
        total += share
    for i in range(count):
        tree.prior[first + i] = double(tree.prior[first + i]) / total


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


@template
def set_value(tree: Tree, node: int, values: Floats, seats: int) -> None:
    """Set the value of a node to each seat."""
    for seat in range(seats):
        tree.value[node, seat] = values[seat]


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
def play_out(state: Row, buffers: SearchBuffers, settings: Settings, word: int) -> int:
    """Play `state` to the end of the game in place, at random, and write the result's values into `buffers.values`.

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
