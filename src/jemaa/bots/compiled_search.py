"""A game's search functions, compiled, with the buffers that they write to."""

from functools import lru_cache

from jemaa.bots import network as networks
from jemaa.bots import policy_network as policies
from jemaa.bots.evaluate import EvaluationParams
from jemaa.bots.exact import exact_buffers, solve
from jemaa.bots.reuse import copy_subtree, find_node, tree_match_buffers
from jemaa.bots.simulation import simulate, simulate_by_policy
from jemaa.bots.tree import DEEPEST, MOST_SEATS, SearchBuffers, Tree
from jemaa.bots.weights import load as load_weights
from jemaa.bots.weights import vector
from jemaa.core.game import Game, State
from jemaa.core.game_type import GameType
from jemaa.core.network_inputs import sparse_input
from jemaa.core.row import Floats, blank, floats, ints, reading, room
from jemaa.core.row import load as load_row


class CompiledSearch:
    """A game's search functions, compiled once; `compiled_search(game)` keeps them."""

    def __init__(self, game: GameType) -> None:
        bind = game.functions.bind
        self.simulate, self._solve, self._find_node = bind(simulate), bind(solve), bind(find_node)
        self.simulate_by_policy = bind(simulate_by_policy)
        self.evaluation = game.evaluation
        self.weights = vector(load_weights(game.evaluation.weights), game.evaluation)
        self.inputs, self.actions = game.inputs, game.policy
        self._rules = game.rules

    def params(self, state: State, leaf: str, weights: Floats | None = None, likeliest: int = 0) -> EvaluationParams:
        """The parameters for positions of this table; `weights` replace those of the game's evaluation.

        The network is that of the table where `leaf` is "network" and the game has one, and an empty one otherwise.
        With `likeliest` above 0 the policy is that of the table. Raises `JemaaError` if a file cannot be read.
        """
        corrects = leaf == "network" and self.inputs.count > 0
        network = _network(state.game) if corrects else networks.blank(0)
        policy = _policy(state.game) if likeliest and self.actions else policies.no_policy()
        return EvaluationParams(self.weights if weights is None else weights, network, policy)

    def phase_weight(self, state: State) -> float:
        """The share of the game that is left, from 1.0 to 0.0."""
        return self.evaluation.phase_weight(reading(self._rules.layout, bytes(state)))

    def solve(self, state: State, aim: int, budget: int, hopeless: float = 0.0) -> tuple[int, tuple[float, ...]]:
        """The rest of a budget of final positions, and each seat's exact value (see `bots.evaluate`).

        The rest is -1, and the values mean nothing, if the budget was too small or the end is too far away
        (`exact.DEEPEST`).
        """
        width = max(self._rules.most_legal, self._rules.most_outcomes)
        buffers = exact_buffers(self._rules.layout, width, self._rules.most_players)
        buffers.rows[0] = load_row(self._rules.layout, bytes(state))[0]
        left = self._solve(buffers, 0, state.game.players, aim, hopeless, budget)
        return int(left), tuple(map(float, buffers.values[0][: state.game.players]))

    def subtree(self, tree: Tree, root: State, state: State, capacity: int = 0) -> Tree:
        """The part below `state` of a tree that grew from `root`, as a tree of the same capacity, or of a larger one.

        It holds only its root if `state` is not found (`reuse.find_node`).
        """
        capacity = max(capacity, len(tree.choice))
        buffers, new = tree_match_buffers(self._rules.layout), new_tree(capacity)
        buffers.rows[0] = load_row(self._rules.layout, bytes(root))[0]
        buffers.rows[-1] = load_row(self._rules.layout, bytes(state))[0]
        node = self._find_node(buffers, tree, 1, 0)
        if node:
            copy_subtree(tree, node, new, room("int32", capacity))
        return new

    def buffers(self, state: State) -> SearchBuffers:
        """New buffers with `state` at the root."""
        rows = blank(self._rules.layout, 3)
        rows[0] = load_row(self._rules.layout, bytes(state))[0]
        seats, size = self._rules.most_players, len(self.evaluation.names)
        return SearchBuffers(
            rows, ints(max(self._rules.most_legal, self._rules.most_outcomes)), ints(self._rules.most_outcomes),
            ints(seats), floats(seats * size), floats(seats), ints(DEEPEST), ints(DEEPEST),
            sparse_input(self.inputs.most), networks.hidden_layer(),
            policies.policy_buffers(self._rules.most_legal, self.actions))


@lru_cache
def _policy(game: Game) -> policies.Policy:
    """The policy of a table of this game, which has one."""
    actions = game.type.policy
    assert actions
    return policies.load(actions.file(game.start().row), game.type.inputs, actions)


@lru_cache
def _network(game: Game) -> networks.Network:
    """The network of a table of this game."""
    return networks.load(game.type.inputs.file(game.start().row), game.type.inputs)


@lru_cache
def compiled_search(game: GameType) -> CompiledSearch:
    """The compiled search of a game."""
    return CompiledSearch(game)


def new_tree(nodes: int) -> Tree:
    """A tree that holds only its root, with arrays of `nodes` entries, of which entry 0 is never used.

    Entries get their values when their nodes are made, and `size` when children are: clearing them all takes longer
    than a short search.
    """
    tree = Tree(ints(1), room("int16", nodes), room("int32", nodes), room("int16", nodes), room("int32", nodes),
                room("float32", nodes), room("float32", nodes, MOST_SEATS))
    for node in range(2):
        tree.choice[node] = tree.first[node] = tree.size[node] = tree.visits[node] = 0
        tree.prior[node] = 0.0
        for seat in range(MOST_SEATS):
            tree.value[node, seat] = 0.0
    tree.used[0] = 2
    return tree


def tree_bytes(tree: Tree) -> int:
    """Bytes of memory that the nodes of a tree take; the room beyond them is reserved and not taken."""
    return int(tree.used[0]) * sum(array.nbytes // len(array) for array in tree[1:])
