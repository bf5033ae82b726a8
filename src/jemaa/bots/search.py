"""A bot that searches: Monte-Carlo tree search by a game's own rules (`bots.simulation`), within a time or a count."""

import math
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import msgspec

from jemaa.bots.clock import Clock, root_visits
from jemaa.bots.compiled_search import compiled_search, new_tree, tree_bytes
from jemaa.bots.evaluate import MARGIN, SHARE, SPAN
from jemaa.bots.merging import RootChoice, mean_by_visits, merged
from jemaa.bots.protocol import choices
from jemaa.bots.tree import EVALUATION, PLAYOUT, Settings, Tree
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from jemaa.core.row import Floats

BATCH = 16
"""Simulations between two looks at the clock: a few milliseconds at most."""
UNTIMED = 1024
"""Simulations in a call where no clock ends the search: a call costs as much as a few playouts."""
HAS_THREADS = sys.platform != "emscripten"
"""Python has none in a browser: there a search has one thread, whatever its plan says."""
MOST_NODES = 16_000_000 if HAS_THREADS else 500_000
"""The largest tree on this machine, whatever a plan says: in a browser, memory is taken as a whole, 36 bytes a node."""
LATE = 0.15
"""The phase weight above which the rest of a game is never calculated exactly."""
AIMS = {"share": SHARE, "margin": MARGIN}
LEAST = {"simulations": 0, "milliseconds": 0, "exploration": 0, "temperature": 0.01, "threads": 1,
         "nodes": 1000, "exact": 0, "hopeless": 0, "likeliest": 0}
"""The least values of a plan's numbers. A tree has room for its root's children, whatever the game."""
LEAVES = {"playout": PLAYOUT, "evaluation": EVALUATION, "network": EVALUATION}


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parameters of a search.

    It needs `simulations`, `milliseconds` or both (the first limit reached ends it). Raises `BadOption` for a value out
    of its range.
    """

    simulations: int = 0
    """In each thread; 0 for no limit."""
    milliseconds: int = 0
    """For a whole decision, exact calculations included; 0 for no limit. Each thread runs one batch at least."""
    aim: Literal["share", "margin"] = "share"
    leaf: Literal["playout", "evaluation", "network"] = "network"
    """Where the value of a new position comes from: a random game from it, the weighted features, or the features
    corrected by the network of the table, which is the same as the features alone in a game without a network."""
    exploration: float = 6.0
    """In points: how far a choice may lag behind and still be worth another look (see `_value_of_a_point`)."""
    temperature: float = 2.0
    """In points: a choice that is worth so many more than another at first sight has a prior e times as large."""
    threads: int = 1
    nodes: int = 4_000_000
    """The largest number of positions in a tree, of which each thread has one; memory is taken as it is needed, and a
    full tree ends its thread's search."""
    stops_early: bool = False
    """Whether a timed search ends once no other choice can overtake the most visited one (Baier & Winands 2012)."""
    reuse: bool = False
    """Whether to begin with the subtree that the last search of the same game has for this position."""
    exact: int = 0
    """The number of final positions up to which the rest of the game is calculated exactly instead (`bots.exact`);
    that is tried only late in the game (`LATE`). 0 for never."""
    hopeless: float = 0.0
    """The share of the win below which a seat is taken to be unable to win, so that any of its choices may follow
    (`bots.kingmaking`). For shares only; 0 where every seat goes for what is best for itself."""
    likeliest: int = 0
    """The number of choices of a new position that are valued at once, the likeliest by the policy of the table, the
    others when they are visited. 0 values all, as in a game without a policy."""

    def __post_init__(self) -> None:
        """Raise `BadOption` for values out of their range, and for a search without an end."""
        for name, least in LEAST.items():
            if not getattr(self, name) >= least:
                raise BadOption(f"a search's {name} are {least} or more, not {getattr(self, name)}")
        for name, allowed in (("aim", AIMS), ("leaf", LEAVES)):
            if getattr(self, name) not in allowed:
                raise BadOption(f"a search's {name} is one of {', '.join(allowed)}; not {getattr(self, name)!r}")
        if not self.simulations and not self.milliseconds:
            raise BadOption("a search ends after so many simulations or milliseconds: give one of them, or both")


class Line(msgspec.Struct, frozen=True):
    """One choice at the root: its visits, and its mean value to each seat (`bots.evaluate`).

    An only legal action is not valued: it has 0 visits, and 0.0 for every seat.
    """

    action: Action
    visits: int
    values: tuple[float, ...]
    exact: bool = False
    """Whether the values were calculated to the end of the game; `visits` is 1 then."""


class Search:
    """A bot that chooses the most visited action."""

    def __init__(self, stream: Stream, plan: Plan, weights: Floats | None = None) -> None:
        """`weights` replace those of the game's evaluation."""
        self._stream = stream
        self.plan = plan
        self._weights = weights
        self.last: tuple[State, list[Tree]] | None = None
        """The root and the trees of the last search, where the plan reuses them; None otherwise."""
        self.simulations = 0
        """Simulations of the last search, in all threads: fewer than planned where a tree was full or the time was
        over, and 0 where the values were calculated exactly or only one action was legal."""

    @property
    def retained_bytes(self) -> int:
        """Bytes of memory that the trees of the last search take, where the plan reuses them; 0 otherwise."""
        return sum(tree_bytes(tree) for tree in self.last[1]) if self.last else 0

    @property
    def kept_simulations(self) -> int:
        """The simulations in the trees that the last search left, earlier ones included; 0 without `Plan.reuse`."""
        return root_visits(self.last[1]) if self.last else 0

    def choose(self, state: State) -> Action:
        """The action with the most visits; among equals the one with the highest value to its seat."""
        return self.analyse(state)[0].action

    def analyse(self, state: State) -> list[Line]:
        """Every choice that was visited, the most visited first; among equals by the value to the acting seat.

        An only legal action is not searched (see `Line`). Raises `JemaaError` where no seat chooses.
        """
        deadline, self.simulations = self._deadline(), 0
        seat, actions = state.actor, choices(state)
        if len(actions) == 1:
            return [Line(actions[0], 0, (0.0,) * state.game.players)]
        return ranked(self._calculate(state, actions) or _lines(state, self._grow(state, deadline)), seat)

    def values(self, state: State) -> tuple[float, ...]:
        """The value of a state to each seat (`bots.evaluate`) if all play on as this search would.

        Actions without an alternative are applied first. The values are exact once the game is over, and where they
        could be calculated to its end (`Plan.exact`).
        """
        deadline, self.simulations = self._deadline(), 0
        state = forced(state)
        if state.actor >= 0:
            return self.analyse(state)[0].values
        solve = compiled_search(state.game.type).solve
        left, values = solve(state, AIMS[self.plan.aim], exact_budget(self.plan, state), _hopeless(self.plan))
        return values if left >= 0 else _mean(state, self._grow(state, deadline))

    def _deadline(self) -> float:
        """The end of the time for a decision that begins now, by `time.perf_counter`; infinite without a limit."""
        return time.perf_counter() + self.plan.milliseconds / 1000 if self.plan.milliseconds else math.inf

    def _calculate(self, state: State, actions: tuple[Action, ...]) -> list[Line]:
        """Each action's exact values, in the order of `actions`; [] if the budget of positions is too small."""
        search, budget = compiled_search(state.game.type), exact_budget(self.plan, state)
        if not budget:
            return []
        lines = []
        for action in actions:
            budget, values = search.solve(state.apply(action), AIMS[self.plan.aim], budget, _hopeless(self.plan))
            if budget < 0:
                return []
            lines.append(Line(action, 1, values, exact=True))
        return lines

    def _grow(self, state: State, deadline: float) -> list[Tree]:
        """Grow one tree for each thread (root parallelism; Chaslot, Winands & van den Herik 2008) and return them.

        Sets `simulations` and `last`.
        """
        trees = self._first_trees(state)
        words = [self._stream.below(1 << 32) for _ in trees]
        clock = Clock(deadline, trees, self.plan.stops_early and state.actor >= 0)
        if len(words) == 1:
            self._grow_one(state, words[0], trees[0], clock)
        else:
            with ThreadPoolExecutor(self.plan.threads) as pool:
                list(pool.map(lambda word, tree: self._grow_one(state, word, tree, clock), words, trees))
        self.simulations = clock.simulations()
        self.last = (state, trees) if self.plan.reuse else None
        return trees

    def _first_trees(self, state: State) -> list[Tree]:
        """One tree for each thread to begin with: a new one, or the subtree of the last search of the same game."""
        capacity = min(self.plan.nodes, MOST_NODES)
        if self.last is None or self.last[0].game != state.game:
            return [new_tree(capacity) for _ in range(self.plan.threads if HAS_THREADS else 1)]
        root, before = self.last
        return [compiled_search(state.game.type).subtree(tree, root, state, capacity) for tree in before]

    def _grow_one(self, state: State, word: int, tree: Tree, clock: Clock) -> None:
        """Simulate until a limit is reached; at least one batch, however late it is."""
        plan = self.plan
        search = compiled_search(state.game.type)
        params, buffers = search.params(state, plan.leaf, self._weights, plan.likeliest), search.buffers(state)
        settings = tree_settings(plan, state, params.weights)
        simulate = search.simulate_by_policy if settings.likeliest else search.simulate
        left, most = plan.simulations or 1 << 62, BATCH if plan.milliseconds else UNTIMED
        while left > 0:
            batch = min(most, left)
            word = simulate(buffers, tree, params, settings, batch, word)
            left -= batch
            if tree.used[0] + len(buffers.choices) > len(tree.choice) or clock.is_over():
                break


def forced(state: State) -> State:
    """The position after all choices that have no alternative."""
    while len(state.legal_actions) == 1:
        state = state.apply(state.legal_actions[0])
    return state


def ranked(lines: Iterable[Line], seat: int) -> list[Line]:
    """The most visited first; among equals by the value to a seat."""
    return sorted(lines, key=lambda line: (-line.visits, -line.values[seat]))


def exact_budget(plan: Plan, state: State) -> int:
    """The number of final positions that an exact calculation may look at here; 0 where none is to be tried."""
    if state.actor == OVER:
        return 1
    return plan.exact if compiled_search(state.game.type).phase_weight(state) <= LATE else 0


def tree_settings(plan: Plan, state: State, weights: Floats) -> Settings:
    """The settings of a tree that grows from this position; `weights` are those of `EvaluationParams`."""
    point = _value_of_a_point(plan, weights, compiled_search(state.game.type).phase_weight(state))
    likeliest = plan.likeliest if LEAVES[plan.leaf] == EVALUATION and state.game.type.policy else 0
    return Settings(state.game.players, AIMS[plan.aim], LEAVES[plan.leaf], plan.exploration * point,
                    plan.temperature * point, _hopeless(plan), likeliest)


def _hopeless(plan: Plan) -> float:
    """The share below which a seat is hopeless; 0 for points, of which each counts."""
    return plan.hopeless if plan.aim == "share" else 0.0


def _value_of_a_point(plan: Plan, weights: Floats, phase_weight: float) -> float:
    """Roughly the value of one point here, which scales the search's exploration to what is at stake.

    With the evaluation it is the slope of the share of an even game of two, or of the margin. A playout's result is all
    or nothing, however small the lead: six points then stand for the usual sqrt(1/2).
    """
    if plan.leaf == "playout":
        return 0.12
    if plan.aim == "margin":
        return 1 / SPAN
    return 0.25 / (weights[-2] + phase_weight * weights[-1])


def _lines(state: State, trees: list[Tree]) -> list[Line]:
    """The root's children that were visited in some tree, as lines in no particular order."""
    players, actions = state.game.players, state.game.type.actions
    return [Line(actions[choice], visits, tuple(values))
            for choice, visits, values in merged(_root_choices(tree, players) for tree in trees)]


def _root_choices(tree: Tree, players: int) -> Iterator[RootChoice]:
    for child in range(tree.first[1], tree.first[1] + tree.size[1]):
        yield RootChoice(int(tree.choice[child]), int(tree.visits[child]),
                         [float(tree.value[child, seat]) for seat in range(players)])


def _mean(state: State, trees: list[Tree]) -> tuple[float, ...]:
    """Each seat's value at a root where chance acts, as the mean over the trees by their simulations."""
    seats = range(state.game.players)
    return mean_by_visits([(max(int(tree.visits[1]), 1), [float(tree.value[1, seat]) for seat in seats])
                           for tree in trees])
