"""Plays the games that a policy network learns from, and keeps the positions that their searches looked at closely.

Each decision is searched, with a value for every choice or by the policy that the table has. Positions in the tree with
many visits show where such a search spends its time, at the price of one decision for some twenty positions. A game
follows from the plan and its number, and from nothing else.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, cast

from jemaa.bots.levels import by_policy
from jemaa.bots.search import Plan, Search
from jemaa.bots.tree import Tree
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.extra import extras
from jemaa.core.game import Game, State, draw_outcome
from jemaa.core.loops import apply
from jemaa.core.row import Ints, Rows, blank, copy_within, ints
from jemaa.core.row import load as load_row

with extras():
    import numpy as np
    import numpy.typing as npt

game: GameFunctions = UNBOUND

RANDOM_OF_100 = 5
"""Choices in 100 of the games that are made at random, so that unusual positions come up too."""
CLOSELY = 20
"""A position is learnt from if one of so many of a search's simulations went through it, or more."""
LEAST = 3
"""The visits that a position needs in any case: of two, none went on to one of its choices."""
DEEPEST = 40
"""The largest number of choices, of seats and of chance, between a root and a position that is learnt from."""
MOST_POSITIONS = 8 * CLOSELY
"""The most positions that are kept of a search; hardly any has as many."""
NODES_A_SIMULATION = 200


class PolicySize(NamedTuple):
    """The units of a policy network's layers, `MOST_UNITS` each at most."""

    first: int = 32
    action: int = 32


class PolicyPlan(NamedTuple):
    """What a policy is trained on, and how: what training comes to follows from this."""

    tables: tuple[Game, ...]
    """Tables of one game that take turns, game by game."""
    games: int
    """At least 1."""
    seed: int = 1
    """0..2**32 - 1."""
    simulations: int = 1_600
    """Those of each decision; at least `CLOSELY`."""
    by_policy: bool = False
    """Whether the searches use the policy that the table has, as `level5` does. Else they value every choice."""
    passes: int = 4
    """How often each position is learnt from."""
    rate: float = 1e-3
    """The learning rate at the start; it falls to 0."""
    size: PolicySize = PolicySize()

    def table(self, number: int) -> Game:
        """The table at which game `number`, from 0, is played."""
        return self.tables[number % len(self.tables)]


@dataclass(frozen=True)
class PolicyPart:
    """A task for a process: one game of a plan."""

    first: int
    """Its number, from 0."""


class Positions(NamedTuple):
    """Positions with several legal actions, and how often a search visited each action."""

    rows: "npt.NDArray[np.uint8]"
    """(n, bytes) the positions."""
    ends: "npt.NDArray[np.int64]"
    """(n,) where a position's visits end in `visits`; they begin where the last one's end."""
    visits: "npt.NDArray[np.uint16]"
    """(m,) the visits of each legal action, in the order of the actions."""


class PolicyPlayed(NamedTuple):
    """The positions of one game."""

    first: int
    """As in `PolicyPart`."""
    positions: Positions


class Kept(NamedTuple):
    """Buffers for the positions of one search."""

    rows: Rows
    """(MOST_POSITIONS + DEEPEST,): those that are kept, then those on the way from the root."""
    used: Ints
    """(1,) the number of positions that are kept."""
    ends: Ints
    """(MOST_POSITIONS,) as in `Positions`."""
    visits: Ints
    """(MOST_POSITIONS * the most legal actions,) likewise."""
    actions: Ints
    """(the most legal actions,) the legal actions of a position."""


@template
def keep(kept: Kept, tree: Tree, node: int, depth: int, least: int) -> None:
    """Keep the position of `node`, and of all nodes below it, with `least` visits and several choices of a seat.

    The position of `node` stands in row MOST_POSITIONS + `depth`; those behind it are overwritten. Nodes deeper than
    `DEEPEST`, and what there is no room for, are left out.
    """
    row, first, size = MOST_POSITIONS + depth, int(tree.first[node]), int(tree.size[node])
    if first == 0 or depth + 1 == DEEPEST or kept.used[0] == MOST_POSITIONS:
        return
    if size > 1 and game.actor(kept.rows[row]) != CHANCE:
        keep_visits(kept, tree, node, row)
    for child in range(first, first + size):
        if tree.visits[child] >= least:
            copy_within(kept.rows, row + 1, row)
            apply(kept.rows[row + 1], int(tree.choice[child]))
            keep(kept, tree, child, depth + 1, least)


@template
def keep_visits(kept: Kept, tree: Tree, node: int, row: int) -> None:
    """Keep the position in a row, and the simulations through each of its actions, by the children of `node`.

    The first visit of an action, which is no simulation through it, does not count.
    """
    count, used = game.legal(kept.rows[row], kept.actions), int(kept.used[0])
    begin = kept.ends[used - 1] if used > 0 else 0
    for i in range(count):
        for child in range(tree.first[node], tree.first[node] + tree.size[node]):
            if tree.choice[child] == kept.actions[i]:
                kept.visits[begin + i] = max(tree.visits[child] - 1, 0)
    copy_within(kept.rows, used, row)
    kept.ends[used] = begin + count
    kept.used[0] = used + 1


def search_plan(plan: PolicyPlan, table: Game) -> Plan:
    """The plan of the searches of a game."""
    every = Plan(simulations=plan.simulations, nodes=NODES_A_SIMULATION * plan.simulations, reuse=True)
    return by_policy(every, table) if plan.by_policy else every


def play(plan: PolicyPlan, part: PolicyPart) -> PolicyPlayed:
    """Play one game of a plan."""
    table, draws = plan.table(part.first), Stream(plan.seed, part.first)
    search = Search(draws, search_plan(plan, table))
    positions = list[Positions]()
    state = table.start()
    while not state.is_over:
        if state.actor == CHANCE:
            state = state.apply(draw_outcome(state, draws.draw))
        elif len(state.legal_actions) == 1:
            state = state.apply(state.legal_actions[0])
        else:
            positions.append(_searched(search, state, max(LEAST, plan.simulations // CLOSELY)))
            state = state.apply(_chosen(state, draws, positions[-1]))
    return PolicyPlayed(part.first, joined(positions))


def _searched(search: Search, state: State, least: int) -> Positions:
    """The positions that a new search of `state` looked at closely, `state` first."""
    search.last = None
    search.analyse(state)
    (tree,) = cast("tuple[State, list[Tree]]", search.last)[1]
    kept, bind = _kept(state.game), state.game.type.functions.bind
    kept.used[0] = 0
    kept.rows[MOST_POSITIONS] = load_row(state.game.type.rules.layout, bytes(state))[0]
    bind(keep)(kept, tree, 1, 0, least)
    used = int(kept.used[0])
    ends = np.array(kept.ends[:used])
    rows = np.frombuffer(kept.rows[:used].tobytes(), np.uint8).reshape(used, -1)
    return Positions(rows, ends, np.array(kept.visits[: ends[-1]], np.uint16))


def _chosen(state: State, draws: Stream, positions: Positions) -> int:
    """An action of `state`, the first of `positions`: by its visits, or now and then any."""
    visits = positions.visits[: positions.ends[0]]
    if draws.below(100) < RANDOM_OF_100:
        return state.legal_actions[draws.below(len(visits))]
    return state.legal_actions[draws.draw([int(count) for count in visits])]


@lru_cache(1)
def _kept(table: Game) -> Kept:
    rules = table.type.rules
    return Kept(blank(rules.layout, MOST_POSITIONS + DEEPEST), ints(1), ints(MOST_POSITIONS),
                ints(MOST_POSITIONS * rules.most_legal), ints(rules.most_legal))


def joined(parts: list[Positions]) -> Positions:
    """All positions of these, one after another; there must be at least one of them."""
    begins = np.cumsum([0, *(len(part.visits) for part in parts[:-1])])
    return Positions(np.concatenate([part.rows for part in parts]),
                     np.concatenate([part.ends + begin for part, begin in zip(parts, begins, strict=True)]),
                     np.concatenate([part.visits for part in parts]))
