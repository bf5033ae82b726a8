"""What new positions of a search are worth, and how their choices are ranked, as templates (`core.binding`).

The value of a position is that of its evaluation (`bots.evaluate`), of the result where the game is over, or of one
random game (`PLAYOUT`). The prior of a choice comes from its siblings' static values: a softmax over their differences.
With a policy (`bots.policy_network`) only the `Settings.likeliest` choices of a new position are valued at once, those
that it ranks first; the others have the policy's share as their prior and no value yet.
"""

import math

from jemaa.bots.evaluate import EvaluationParams, evaluate, final_values
from jemaa.bots.policy_network import write_logits
from jemaa.bots.tree import (
    EVALUATION,
    PLAYOUT,
    SearchBuffers,
    Settings,
    Tree,
    bring_likeliest,
    set_value,
    sort_children,
    take_value,
)
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import below, pick, step
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.loops import apply
from jemaa.core.row import Row, copy_within, double

game: GameFunctions = UNBOUND


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
