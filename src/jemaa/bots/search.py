"""A bot that searches: Monte-Carlo tree search over a game's own rules (tree.py), for as long as it is given."""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Literal

import msgspec
import numpy as np

from jemaa.bots import estimate as estimates
from jemaa.bots import exact as endings
from jemaa.bots import network as networks
from jemaa.bots import reuse as reuses
from jemaa.bots import tree as trees
from jemaa.bots.clock import Clock
from jemaa.bots.estimate import Judgement
from jemaa.bots.protocol import choices
from jemaa.bots.tree import Scratch, Settings, Tree
from jemaa.bots.weights import load as load_weights
from jemaa.bots.weights import vector
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.compile import INTERPRETED, specialise
from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption
from jemaa.core.game import Game, State
from jemaa.core.row import Floats, blank, floats, ints
from jemaa.core.row import load as load_row

BATCH = 16
"""Simulations between two looks at the clock: a few milliseconds at the most ..."""
UNTIMED = 1024
"""... and where no clock ends the search: each call of compiled code takes as long as some playouts."""
LATE = 0.15
"""Calculating to the end is not even tried while more of the game than this is left."""
AIMS = {"share": estimates.SHARE, "margin": estimates.MARGIN}
LEAST = {"simulations": 0, "milliseconds": 0, "exploration": 0, "first_children": 1, "widening": 0, "threads": 1,
         "nodes": 1000, "exact": 0}
"""A tree has room for its root's children, whatever the game; without children none can be chosen."""
LEAVES = {"playout": trees.PLAYOUT, "evaluation": trees.EVALUATION, "network": trees.EVALUATION}


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a search goes about it.

    Needs `simulations`, `milliseconds` or both (whichever is over first). Raises `BadOption` for what can't be.
    """

    simulations: int = 0
    """In each thread."""
    milliseconds: int = 0
    """For all of a decision, what is calculated exactly included."""
    aim: Literal["share", "margin"] = "share"
    leaf: Literal["playout", "evaluation", "network"] = "network"
    """What a new position is worth: what a random game from it brings, what the weighted features say, or what they say
    corrected by the network of the game's table."""
    exploration: float = 6.0
    """In points: how far a choice may lag behind and still be worth another look (see `_worth_of_a_point`)."""
    first_children: float = 4.0
    widening: float = 0.5
    threads: int = 1
    nodes: int = 4_000_000
    """Room for this many positions, taken as it is needed; a full tree ends the search."""
    stops_early: bool = False
    """Where a clock ends the search: not to use up what is left of it once no other choice can overtake the one most
    looked at (Baier & Winands 2012)."""
    reuse: bool = False
    """Go on with what the last search of the same game found out about this position."""
    exact: int = 0
    """Where the rest of the game is no more than this many positions, it is calculated instead (exact.py)."""

    def __post_init__(self) -> None:
        """Refuse what would never end, and what no search can go by."""
        for name, least in LEAST.items():
            if not getattr(self, name) >= least:
                raise BadOption(f"a search's {name} are {least} or more, not {getattr(self, name)}")
        for name, known in (("aim", AIMS), ("leaf", LEAVES)):
            if getattr(self, name) not in known:
                raise BadOption(f"a search's {name} is one of {', '.join(known)}; not {getattr(self, name)!r}")
        if not self.simulations and not self.milliseconds:
            raise BadOption("a search ends after so many simulations or milliseconds: give one of them, or both")


class Line(msgspec.Struct, frozen=True):
    """One choice at the root: how often it was looked at, and its utility to each seat (estimate.py)."""

    action: Action
    visits: int
    values: tuple[float, ...]
    exact: bool = False
    """Calculated to the end of the game, not estimated."""


class Searcher:
    """A game's search functions, compiled once; `searcher(game)` keeps them."""

    def __init__(self, game: type[Game]) -> None:
        rules, evaluation, name = game.rules, game.evaluation, game.name
        bound: dict[str, Any] = {
            "actor": rules.actor, "legal": rules.legal, "outcomes": rules.outcomes, "apply": game.loops.apply,
            "scores": rules.scores, "ranks": rules.ranks, "judge": evaluation.judge, "stage": evaluation.stage,
            "look": game.inputs.look,
        }
        for template in (*estimates.TEMPLATES, *trees.TEMPLATES, *reuses.TEMPLATES, *endings.TEMPLATES):
            used = {key: f for key, f in bound.items() if key in template.__code__.co_names}
            bound[template.__name__[1:]] = specialise(template, f"{name}{template.__name__}", **used)
        self.simulate = bound["simulate"]
        self.solve = bound["solve"]
        self.find = bound["find"]
        self.expected_points = bound["expected_points"]
        self.estimate, self.result = bound["estimate"], bound["result"]
        self.rules, self.evaluation, self.inputs = rules, evaluation, game.inputs
        self.weights = vector(load_weights(evaluation.weights), evaluation)

    def judgement(self, state: State, leaf: str, weights: Floats | None = None) -> Judgement:
        """What positions of a table are judged by; `weights` replace those of the game's evaluation."""
        network = networks.load(self.inputs.file(state.row), self.inputs) if leaf == "network" else networks.blank(0)
        return Judgement(self.weights if weights is None else weights, network)

    def solve_from(self, state: State, aim: int, budget: int) -> tuple[int, tuple[float, ...]]:
        """What is left of a budget of positions, or -1, and each seat's exact utility (exact.py)."""
        width = max(self.rules.most_legal, self.rules.most_outcomes)
        ending = endings.new_ending(self.rules.layout, width, self.rules.most_players)
        ending.rows[0] = load_row(self.rules.layout, bytes(state))[0]
        left = self.solve(ending, 0, state.game.players, aim, budget)
        return int(left), tuple(ending.values[0, : state.game.players].tolist())

    def branch(self, tree: Tree, root: State, state: State) -> Tree:
        """What a tree that grew from `root` holds of `state`: a tree of as much room, new where it holds nothing."""
        way, new = reuses.new_way(self.rules.layout), new_tree(len(tree.choice))
        way.rows[0] = load_row(self.rules.layout, bytes(root))[0]
        way.rows[-1] = load_row(self.rules.layout, bytes(state))[0]
        node = self.find(way, tree, 1, 0)
        if node:
            reuses.replant(tree, node, new, np.zeros(len(tree.choice), np.int32))
        return new

    def scratch(self, state: State) -> Scratch:
        """Fresh buffers with `state` at the root."""
        rows = blank(self.rules.layout, 3)
        rows[0] = load_row(self.rules.layout, bytes(state))[0]
        seats, size = self.rules.most_players, len(self.evaluation.names)
        return Scratch(rows, ints(self.rules.most_legal), ints(self.rules.most_outcomes), ints(seats),
                       floats(seats * size), floats(seats), ints(trees.DEEPEST), networks.sight(self.inputs.most))


@lru_cache
def searcher(game: type[Game]) -> Searcher:
    """The compiled search of a game."""
    return Searcher(game)


def new_tree(nodes: int) -> Tree:
    """A tree that holds only its root."""
    tree = Tree(np.zeros(1, np.int64), np.zeros(nodes, np.int16), np.zeros(nodes, np.int32), np.zeros(nodes, np.int16),
                np.zeros(nodes, np.int32), np.zeros((nodes, trees.MOST_SEATS), np.float32))
    tree.used[0] = 2
    return tree


class Search:
    """A bot that takes the action most looked at."""

    def __init__(self, stream: Stream, plan: Plan, weights: Floats | None = None) -> None:
        """`weights` replace those of the game's evaluation."""
        self._stream = stream
        self.plan = plan
        self._weights = weights
        self.last: tuple[State, list[Tree]] | None = None
        """The last root and its trees, where the plan reuses them."""
        self.made = 0
        """Simulations made for the last answer, in all threads: fewer than planned where a tree was full or the time
        over, none where it was calculated."""

    def choose(self, state: State) -> Action:
        """The action with the most visits; among equals the one worth most."""
        return self.analyse(state)[0].action

    def analyse(self, state: State) -> list[Line]:
        """Every choice that was looked at, the best first. Raises `JemaaError` where no seat chooses."""
        deadline, self.made = self._deadline(), 0
        seat, actions = state.actor, choices(state)
        if len(actions) == 1:
            return [Line(actions[0], 0, (0.0,) * state.game.players)]
        lines = self._calculate(state, actions) or _lines(state, self._grow(state, deadline))
        return sorted(lines, key=lambda line: (-line.visits, -line.values[seat]))

    def values(self, state: State) -> tuple[float, ...]:
        """What a state is worth to each seat if all go on as this search would; exact once the game is over."""
        deadline, self.made = self._deadline(), 0
        while len(state.legal_actions) == 1:
            state = state.apply(state.legal_actions[0])
        if state.actor >= 0:
            return self.analyse(state)[0].values
        left, values = searcher(type(state.game)).solve_from(state, AIMS[self.plan.aim], self._budget(state))
        return values if left >= 0 else _mean(state, self._grow(state, deadline))

    def _deadline(self) -> float:
        """When a decision that begins now is to be there, by `time.perf_counter`."""
        return time.perf_counter() + self.plan.milliseconds / 1000 if self.plan.milliseconds else math.inf

    def _budget(self, state: State) -> int:
        """How many final positions an exact calculation may look at here."""
        if state.actor == OVER:
            return 1
        game = searcher(type(state.game))
        late = game.evaluation.stage(load_row(game.rules.layout, bytes(state))[0]) <= LATE
        return self.plan.exact if late else 0

    def _calculate(self, state: State, actions: tuple[Action, ...]) -> list[Line]:
        """Each action's exact values, if the budget lasts; else nothing."""
        game, budget = searcher(type(state.game)), self._budget(state)
        if not budget:
            return []
        lines = []
        for action in actions:
            budget, values = game.solve_from(state.apply(action), AIMS[self.plan.aim], budget)
            if budget < 0:
                return []
            lines.append(Line(action, 1, values, exact=True))
        return lines

    def _grow(self, state: State, deadline: float) -> list[Tree]:
        """One tree a thread (root parallelism; Chaslot, Winands & van den Herik 2008)."""
        grown = self._branches(state)
        words = [self._stream.below(1 << 32) for _ in grown]
        clock = Clock(deadline, grown, self.plan.stops_early and state.actor >= 0)
        if len(words) == 1:
            self._grow_one(state, words[0], grown[0], clock)
        else:
            with ThreadPoolExecutor(self.plan.threads) as pool:
                list(pool.map(lambda word, tree: self._grow_one(state, word, tree, clock), words, grown))
        self.made = clock.made()
        self.last = (state, grown) if self.plan.reuse else None
        return grown

    def _branches(self, state: State) -> list[Tree]:
        """The trees to go on with."""
        if self.last is None or self.last[0].game != state.game or INTERPRETED:
            return [new_tree(self.plan.nodes) for _ in range(self.plan.threads)]
        root, before = self.last
        return [searcher(type(state.game)).branch(tree, root, state) for tree in before]

    def _grow_one(self, state: State, word: int, tree: Tree, clock: Clock) -> None:
        """Simulate until something is over; some simulations there are, however late it is."""
        plan = self.plan
        game = searcher(type(state.game))
        judgement = game.judgement(state, plan.leaf, self._weights)
        scratch = game.scratch(state)
        stage = game.evaluation.stage(scratch.rows[0])
        exploration = plan.exploration * _worth_of_a_point(plan, judgement.weights, stage)
        how = Settings(state.game.players, AIMS[plan.aim], LEAVES[plan.leaf], exploration, plan.first_children,
                       plan.widening)
        left, most = plan.simulations or 1 << 62, BATCH if plan.milliseconds else UNTIMED
        while left > 0:
            batch = min(most, left)
            word = game.simulate(scratch, tree, judgement, how, batch, word)
            left -= batch
            if tree.used[0] + len(scratch.found) > plan.nodes or clock.is_over():
                break


def _worth_of_a_point(plan: Plan, weights: Floats, stage: float) -> float:
    """How much utility a point is, roughly, here: UCB1's exploration has to be in proportion to what is at stake.

    With the evaluation it is the slope of the share of an even game of two, or of the margin. A playout's result is
    all or nothing, however small the lead: six points then stand for the usual sqrt(1/2).
    """
    if plan.leaf == "playout":
        return 0.12
    if plan.aim == "margin":
        return 1 / estimates.SPAN
    return 0.25 / (weights[-2] + stage * weights[-1])


def _lines(state: State, grown: list[Tree]) -> list[Line]:
    """The root's children, added up over the trees."""
    visits: dict[int, int] = {}
    values: dict[int, Any] = {}
    for tree in grown:
        for child in range(tree.first[1], tree.first[1] + tree.size[1]):
            action = int(tree.choice[child])
            visits[action] = visits.get(action, 0) + int(tree.visits[child])
            values[action] = values.get(action, 0.0) + tree.value[child].astype(float)
    players = state.game.players
    return [Line(state.game.actions[action], count, tuple((values[action][:players] / count).tolist()))
            for action, count in visits.items() if count]


def _mean(state: State, grown: list[Tree]) -> tuple[float, ...]:
    """The mean over chance's outcomes at the root, each at its exact weight however often it was drawn."""
    total = np.zeros(state.game.players)
    weighed = 0
    for tree in grown:
        for child, (_, weight) in enumerate(state.chance_outcomes, int(tree.first[1])):
            if tree.visits[child]:
                total += weight * tree.value[child, : state.game.players] / tree.visits[child]
                weighed += weight
    return tuple((total / weighed).tolist())
