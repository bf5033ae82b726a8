"""How many ways lead on: a position's sequences of choices of one length, chance's outcomes among them, counted.

"Perft" is what chess programmers call it: two engines that agree on these counts agree on the rules.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from jemaa.core.choice import Choice
from jemaa.core.compile import specialise
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import BadOption
from jemaa.core.game import Game, State
from jemaa.core.row import Ints, Rows, blank, copy_within, ints, load

actor: Callable[[Any], int]
legal: Callable[[Any, Ints], int]
outcomes: Callable[[Any, Ints, Ints], int]
apply: Callable[[Any, int], None]
choices: Callable[[Any, Ints, Ints], int]


def _choices(state: Any, found: Ints, weights: Ints) -> int:
    """Legal actions or possible outcomes; none when the game is over."""
    who = actor(state)
    if who == OVER:
        return 0
    return outcomes(state, found, weights) if who == CHANCE else legal(state, found)


def _count(rows: Rows, depth: int, found: Any, weights: Ints, left: Ints) -> int:
    """The sequences of `depth` ≥ 1 choices from rows[0] on.

    rows[level], found[level] and left[level] are the position, its choices and how many of them are still to be tried,
    `level` choices down.
    """
    total, level = 0, 0
    left[0] = choices(rows[0], found[0], weights)
    while level >= 0:
        if level == depth - 1:
            total += left[level]
            level -= 1
        elif left[level] == 0:
            level -= 1
        else:
            left[level] -= 1
            copy_within(rows, level + 1, level)
            apply(rows[level + 1], found[level][left[level]])
            level += 1
            left[level] = choices(rows[level], found[level], weights)
    return total


@lru_cache
def _counting(game: type[Game]) -> Any:
    rules, name = game.rules, game.rules.name
    listed = specialise(_choices, f"{name}_choices", actor=rules.actor, legal=rules.legal, outcomes=rules.outcomes)
    return specialise(_count, f"{name}_count", choices=listed, apply=game.loops.apply)


def count(state: State, depth: int) -> int:
    """How many sequences of `depth` choices there are from here; games that end before count for nothing."""
    if depth < 0:
        raise BadOption(f"a depth is a whole number from 0 up, not {depth}")
    if depth == 0:
        return 1
    rules = state.game.rules
    rows = blank(rules.layout, depth + 1)
    rows[0] = load(rules.layout, bytes(state))[0]
    return int(_counting(type(state.game))(rows, depth, _levels(depth, max(rules.most_legal, rules.most_outcomes)),
                                           ints(rules.most_outcomes), ints(depth)))


def _levels(depth: int, width: int) -> Any:
    flat: Any = ints(depth * width)
    return flat.reshape(depth, width) if hasattr(flat, "reshape") else [ints(width) for _ in range(depth)]


def breakdown(state: State, depth: int) -> dict[Choice, int]:
    """The same for each first choice; `depth` ≥ 1 counts it."""
    if depth < 1:
        raise BadOption(f"a breakdown by first choice needs a depth of 1 or more, not {depth}")
    first: list[Choice] = [outcome for outcome, _ in state.chance_outcomes] or list(state.legal_actions)
    return {choice: count(state.apply(choice), depth - 1) for choice in first}
