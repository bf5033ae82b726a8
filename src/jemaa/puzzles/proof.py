"""Proves that one choice in a position is clearly the best: by ever deeper searches, which must agree."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from jemaa.bots.greedy import ONE_LOOK
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.game import State
from jemaa.puzzles.puzzle import Comparison, Proof

BOUND = 0.06
"""How far the best choice of a puzzle is ahead of all others, beyond the searches' own error: a share of the win."""
SLACK = 0.01
"""So much less than `BOUND` is enough where a search looks little at the second best choice."""
DECIDED = 0.1, 0.95
"""A game is decided where the best choice is worth less than the first share of the win, or more than the second."""
GLANCE = 32
"""Simulations of the search that every choice gets."""
ENDING = 20_000
"""Late in a game, where no more than so many positions can end it, values are exact."""
ROOM = 1_000_000
"""Positions that a search has room for."""


class Step(NamedTuple):
    """One step of judging."""

    simulations: int
    """Of the search from the position after each choice."""
    choices: int
    """So many choices are judged: those that were best before."""


class Depth(NamedTuple):
    """How deep each step of a proof searches; the first two only find out quickly what is no puzzle."""

    screen: int = 200
    """Simulations of the first look at a position."""
    confirm: int = 3_000
    """Simulations of the search that names the best choice."""
    judged: tuple[Step, ...] = (Step(1_500, 5), Step(6_000, 3))


DEPTH = Depth()


def proof(state: State, depth: Depth = DEPTH, seed: int = 1) -> Proof | None:
    """The proof that one choice is clearly the best and that `Greedy` misses it; None if it can't be had.

    A seat with several choices must act, which is not checked. The searches have the seeds from `seed` on.
    """
    if not _is_promising(state, depth.screen, seed):
        return None
    best = _leader_if_clear(state, depth.confirm, seed)
    return None if best is None else _judged(state, best, depth.judged, seed)


def greedy_choices(state: State) -> tuple[Action, ...]:
    """The choices of which `Greedy` takes one at random."""
    lines, seat = Search(Stream(0), ONE_LOOK).analyse(state), state.actor
    best = max(line.values[seat] for line in lines)
    return tuple(line.action for line in lines if line.values[seat] == best)


def _is_promising(state: State, simulations: int, seed: int) -> bool:
    """Whether a quick search takes a choice that `Greedy` does not take, and the game is open."""
    best, share, second = _leader(state, simulations, seed)
    return _is_open(share) and share - second >= BOUND / 2 and best not in greedy_choices(state)


def _leader_if_clear(state: State, simulations: int, seed: int) -> Action | None:
    """The choice that a search takes, if it is clearly ahead and `Greedy` does not take it."""
    best, share, second = _leader(state, simulations, seed)
    return best if share - second >= BOUND - SLACK and best not in greedy_choices(state) else None


def _is_open(share: float) -> bool:
    low, high = DECIDED
    return low <= share <= high


def _leader(state: State, simulations: int, seed: int) -> tuple[Action, float, float]:
    """The choice that a search takes, what it is worth to the acting seat, and the most that any other one is worth."""
    lines, seat = _search(simulations, seed).analyse(state), state.actor
    return lines[0].action, lines[0].values[seat], max((line.values[seat] for line in lines[1:]), default=0.0)


def _search(simulations: int, seed: int) -> Search:
    return Search(Stream(seed), Plan(simulations=simulations, exact=min(ENDING, 10 * simulations), nodes=ROOM))


# --- one search for each choice -----------------------------------------------------------------------------------

Shares = Mapping[Action, float]
"""Choice -> what it is worth to the acting seat."""


def _judged(state: State, best: Action, steps: Sequence[Step], seed: int) -> Proof | None:
    """The proof by searches from the positions after the choices; None as soon as one speaks against the best."""
    glances = {action: share(state, action, GLANCE, seed) for action in state.legal_actions}
    judged: list[tuple[Step, Shares]] = []
    before: Shares = glances
    for number, step in enumerate(steps):
        near = sorted((action for action in before if action != best), key=lambda action: -before[action])
        shares = _comparison(state, [best, *near[:step.choices - 1]], step.simulations, seed + number)
        if shares is None:
            return None
        judged.append((step, shares))
        before = shares
    proven = _proof(glances, judged, seed)
    return proven if _is_clear(proven) else None


def _comparison(state: State, actions: Sequence[Action], simulations: int, seed: int) -> Shares | None:
    """What these choices are worth; None as soon as one comes near the first."""
    shares: dict[Action, float] = {}
    for action in actions:
        shares[action] = share(state, action, simulations, seed)
        if action != actions[0] and shares[actions[0]] - shares[action] < BOUND:
            return None
    return shares


def share(state: State, action: Action, simulations: int, seed: int) -> float:
    """What a legal choice is worth to the acting seat, as a share of the win, by a search from the position after it.

    The share is from 0 to 1. Raises `IllegalChoice` for a choice that is not legal.
    """
    return _search(simulations, seed).values(state.apply(action))[state.actor]


def _proof(glances: Shares, judged: Sequence[tuple[Step, Shares]], seed: int) -> Proof:
    deepest = dict(glances)
    for _, shares in judged:
        deepest.update(shares)
    last = judged[-1][1]
    best, second = sorted(last.values(), reverse=True)[:2]
    spreads = [max(each) - min(each) for each in ([shares[action] for _, shares in judged] for action in last)]
    return Proof(comparisons=tuple(_written(step, shares, seed + at) for at, (step, shares) in enumerate(judged)),
                 shares=tuple(round(deepest[action], 3) for action in glances),
                 gap=round(best - second, 3), error=round(max(spreads), 3))


def _written(step: Step, shares: Shares, seed: int) -> Comparison:
    order = sorted(shares, key=lambda action: -shares[action])
    return Comparison(simulations=step.simulations, seed=seed,
                     shares={action.text: round(shares[action], 3) for action in order})


def _is_clear(proven: Proof) -> bool:
    """Whether the best choice is far enough ahead of every other one, and the game is open."""
    best, second = sorted(proven.shares, reverse=True)[:2]
    return proven.gap - proven.error >= BOUND and best - second >= BOUND and _is_open(best)
