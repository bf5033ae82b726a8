"""Plays the games that a network learns from with a search before each choice, and stores what the searches found.

A search sees further than one choice ahead, so what it finds of a position is a better target than what the network
predicts there (as in Veness et al. 2009, "Bootstrapping from game tree search"). Two searches say something about a
position: the one before the choice that led there, and, where a seat chooses next, the one that begins there, which
counts then. Shares of the win are those of the tree. The tree holds no leads: a lead is the mean of what the network
predicts for the nodes with few visits. A game follows from the plan, its number and the network that plays it, and from
nothing else.
"""

from typing import NamedTuple

from jemaa.bots.compiled_search import compiled_search, new_tree
from jemaa.bots.evaluate import MARGIN, SPAN, EvaluationParams, evaluate
from jemaa.bots.levels import by_policy
from jemaa.bots.network import Network
from jemaa.bots.search import Plan as SearchPlan
from jemaa.bots.search import tree_settings
from jemaa.bots.self_play import LANE, LONGEST, RANDOM_OF_1000, Plan, SelfPlay, experience
from jemaa.bots.training import Experience, expect_chance, expect_choice, finish, most_preferred, store
from jemaa.bots.tree import SearchBuffers, Tree
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.game import Game, State, draw_outcome
from jemaa.core.loops import apply
from jemaa.core.row import Rows, Table, blank, copy_within, double, room
from jemaa.core.row import load as load_row

game: GameFunctions = UNBOUND

LEAST_NODES, NODES_A_SIMULATION = 1000, 200
"""Room in the tree: for so many positions at least, and for those that a simulation adds."""
THIN = 8
"""The visits below which a node's lead is what the network predicts there."""
DEEPEST = 40
"""The largest number of choices, of seats and of chance, between the root and such a node."""


class Decision(NamedTuple):
    """What was chosen where there was a choice."""

    choice: int
    tree: Tree | None = None
    """The tree of the search before it; None where chance or the rule of thumb chose."""
    is_expected: bool = False
    """Whether the leads and shares that were expected before it are known: those before chance, as a rule, and those
    before a random choice, which the search did not make."""


class TreeLeads(NamedTuple):
    """What the leads below a node of a tree are calculated from, and where they go."""

    buffers: SearchBuffers
    """Its rows are (2 + DEEPEST,): the position of a node that is so deep below the first one stands behind row 2."""
    params: EvaluationParams
    tree: Tree
    leads: Table
    """(depth, seat) each seat's lead at the node that is looked at so deep below the first one, in points."""


@template
def predict_leads(given: TreeLeads, seats: int, node: int, depth: int) -> None:
    """Write each seat's mean lead below a node, whose position stands in row 2 + `depth`, into `given.leads[depth]`.

    The rows and leads behind these are overwritten.
    """
    buffers, tree, leads, rows, row = given.buffers, given.tree, given.leads, given.buffers.rows, 2 + depth
    if tree.visits[node] < THIN or tree.first[node] == 0 or depth + 1 == DEEPEST:
        evaluate(rows[row], seats, MARGIN, given.params, buffers.sparse, buffers.hidden, buffers.features,
                 buffers.results, buffers.values)
        for seat in range(seats):
            leads[depth, seat] = SPAN * (buffers.values[seat] - 0.5)
        return
    first, size = int(tree.first[node]), int(tree.size[node])
    is_chance = game.actor(rows[row]) == CHANCE
    total = 0.0
    for seat in range(seats):
        leads[depth, seat] = 0.0
    for child in range(first, first + size):
        weight = double(tree.prior[child]) if is_chance else 1.0 * tree.visits[child] - (size > 1)
        if weight > 0:
            copy_within(rows, row + 1, row)
            apply(rows[row + 1], int(tree.choice[child]))
            predict_leads(given, seats, child, depth + 1)
            total += weight
            for seat in range(seats):
                leads[depth, seat] += weight * leads[depth + 1, seat]
    for seat in range(seats):
        leads[depth, seat] /= total


class SearchPlay(SelfPlay):
    """Plays games of a plan with searches, in this process."""

    def __init__(self, plan: Plan, network: Network) -> None:
        """Make room for networks of the same size as `network`."""
        super().__init__(plan, network)
        kind = plan.tables[0].type
        bind, search = kind.functions.bind, compiled_search(kind)
        self._layout = kind.rules.layout
        self._leads = room("float64", DEEPEST, kind.rules.most_players)
        self._store, self._finish, self._predict_leads = bind(store), bind(finish), bind(predict_leads)
        self._expect_chance, self._expect_choice = bind(expect_chance), bind(expect_choice)
        self._prefer = bind(most_preferred)
        self._buffers = search.buffers(plan.tables[0].start())._replace(rows=blank(self._layout, 2 + DEEPEST))
        self._search_plan = planned(plan.simulations, plan.tables[0])
        policy = search.params(plan.tables[0].start(), "evaluation", likeliest=self._search_plan.likeliest).policy
        self._params = self._params._replace(policy=policy)

    def _game(self, number: int) -> Experience:
        table, draws = self._plan.table(number), Stream(self._plan.seed, number, LANE)
        opponents = [draws.below(100) < self._plan.opponent_mix for _ in range(table.players)]
        training, state, positions, is_expected = self._training, table.start(), 0, False
        while not state.is_over:
            if state.actor != CHANCE and len(state.legal_actions) == 1:
                state, is_expected = state.apply(state.legal_actions[0]), False
                continue
            decision = self._decide(state, draws, opponents)
            if decision.tree and 0 < positions < LONGEST:
                self._note(state, positions - 1, decision.tree, 1)
            state, is_expected = state.apply(decision.choice), decision.is_expected
            if positions < LONGEST and not state.is_over:
                self._remember(state, positions, decision)
                positions += 1
        self._load(state, training.rows, 1)
        self._finish(training, table.players, is_expected)
        return experience(training.memory, positions, training.leads, training.shares, training.won)

    def _remember(self, state: State, position: int, decision: Decision) -> None:
        """Store a state that a decision led to as a position of the memory."""
        tree, training = decision.tree, self._training
        self._load(state, training.rows, 1)
        self._store(training, self._params, state.game.players, position, decision.is_expected)
        if tree and not decision.is_expected:
            self._note(state, position, tree, _child(tree, decision.choice))

    def _load(self, state: State, rows: Rows, row: int) -> None:
        rows[row] = load_row(self._layout, bytes(state))[0]

    def _decide(self, state: State, draws: Stream, opponents: list[bool]) -> Decision:
        """The choice in a state where there is one. Writes what was expected before it, if that is known."""
        training, params, seats = self._training, self._params, state.game.players
        self._load(state, training.rows, 1)
        if state.actor == CHANCE:
            return Decision(draw_outcome(state, draws.draw), None, self._expect_chance(training, params, seats))
        is_random = draws.below(1000) < RANDOM_OF_1000
        if opponents[state.actor] and not is_random:
            count = state.game.type.rules.legal(training.rows[1], training.actions)
            return Decision(self._prefer(training, count, draws.below(1 << 32))[0])
        tree = self._searched(state, draws.below(1 << 32))
        best = most_visited(tree, state.actor)
        if not is_random:
            return Decision(best, tree)
        self._expect_choice(training, params, seats, best)
        return Decision(state.legal_actions[draws.below(len(state.legal_actions))], tree, is_expected=True)

    def _searched(self, state: State, word: int) -> Tree:
        """The tree of a search of a state."""
        self._load(state, self._buffers.rows, 0)
        return grown(state, self._search_plan, self._params, self._buffers, word)

    def _note(self, state: State, position: int, tree: Tree, node: int) -> None:
        """Store what a search found of a state, at a node of its tree, in place of what was predicted of a position."""
        memory, seats = self._training.memory, state.game.players
        self._load(state, self._buffers.rows, 2)
        self._predict_leads(TreeLeads(self._buffers, self._params, tree, self._leads), seats, node, 0)
        memory.searched[position] = True
        memory.leads[position, :seats] = self._leads[0, :seats]
        memory.shares[position, :seats] = tree.value[node, :seats]


def grown(state: State, plan: SearchPlan, params: EvaluationParams, buffers: SearchBuffers, word: int) -> Tree:
    """The tree of a search of a state by these parameters. The state must stand in row 0 of the buffers."""
    search, tree = compiled_search(state.game.type), new_tree(plan.nodes)
    simulate = search.simulate_by_policy if plan.likeliest else search.simulate
    simulate(buffers, tree, params, tree_settings(plan, state, params.weights), plan.simulations, word)
    return tree


def planned(simulations: int, table: Game) -> SearchPlan:
    """The plan of a search with so many simulations at a table, by its policy if it has one, and without a clock."""
    nodes = max(LEAST_NODES, NODES_A_SIMULATION * simulations)
    return by_policy(SearchPlan(simulations=simulations, nodes=nodes), table)


def _children(tree: Tree) -> range:
    """The children of a tree's root."""
    return range(int(tree.first[1]), int(tree.first[1] + tree.size[1]))


def _child(tree: Tree, choice: int) -> int:
    """The root's child that a choice leads to."""
    return next(child for child in _children(tree) if tree.choice[child] == choice)


def most_visited(tree: Tree, seat: int) -> int:
    """The choice with the most visits; among equals that with the highest value to a seat."""
    best = max(_children(tree), key=lambda child: (tree.visits[child], tree.value[child, seat]))
    return int(tree.choice[best])
