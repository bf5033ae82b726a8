"""Loops that every game needs, written once: `specialise` binds the names below to a game's functions.

`rows` is an array (or list) of rows and `at` an index into it: passing arrays to compiled code is quicker than
passing rows.
"""

from collections.abc import Callable
from typing import Any

from jemaa.core.chance import below, step
from jemaa.core.compile import specialise
from jemaa.core.contract import CHANCE, RULES, Rules
from jemaa.core.row import Ints, Rows

actor: Callable[[Any], int]
legal: Callable[[Any, Ints], int]
outcomes: Callable[[Any, Ints, Ints], int]
choose: Callable[[Any, int], None]
advance: Callable[[Any], None]
apply: Callable[[Any, int], None]
scores: Callable[[Any, Ints], None]
ranks: Callable[[Any, Ints], None]
sample: Callable[[Any, int], tuple[int, int]]


def _apply(state: Any, choice: int) -> None:
    choose(state, choice)
    while actor(state) == RULES:
        advance(state)


def _actor_at(rows: Rows, at: int) -> int:
    return actor(rows[at])


def _legal_at(rows: Rows, at: int, actions: Ints) -> int:
    return legal(rows[at], actions)


def _outcomes_at(rows: Rows, at: int, found: Ints, weights: Ints) -> int:
    return outcomes(rows[at], found, weights)


def _choose_at(rows: Rows, at: int, choice: int) -> None:
    choose(rows[at], choice)


def _advance_at(rows: Rows, at: int) -> None:
    advance(rows[at])


def _apply_at(rows: Rows, at: int, choice: int) -> None:
    apply(rows[at], choice)


def _possible_at(rows: Rows, at: int, choice: int, found: Ints, weights: Ints) -> bool:
    """Whether `choice` is a legal action, or a possible outcome, now."""
    who = actor(rows[at])
    if who < CHANCE:
        return False
    n = outcomes(rows[at], found, weights) if who == CHANCE else legal(rows[at], found)
    for i in range(n):
        if found[i] == choice:
            return True
    return False


def _scores_at(rows: Rows, at: int, points: Ints) -> None:
    scores(rows[at], points)


def _ranks_at(rows: Rows, at: int, places: Ints) -> None:
    ranks(rows[at], places)


def _play_random(rows: Rows, at: int, word: int, found: Ints) -> int:
    """Play a game to its end, all choices uniform, step by step; returns how many decisions seats took.

    `word` (0 ≤ word < 2**32) starts the random sequence; `found` is a buffer.
    """
    state = rows[at]
    decisions = 0
    who = actor(state)
    while who >= CHANCE:
        if who == CHANCE:
            choice, word = sample(state, word)
            apply(state, choice)
        else:
            word = step(word)
            n = legal(state, found)
            apply(state, found[below(word, n)])
            decisions += 1
        who = actor(state)
    return decisions


def _play_out(rows: Rows, at: int, word: int) -> int:
    """The same without listing what is legal: quicker, other games, as likely."""
    state = rows[at]
    decisions = 0
    who = actor(state)
    while who >= CHANCE:
        choice, word = sample(state, word)
        apply(state, choice)
        decisions += who >= 0
        who = actor(state)
    return decisions


class Loops:
    """A game's rules as functions over (rows, at), ready to be called from Python; see `contract.Rules` for each."""

    def __init__(self, rules: Rules, sample: Callable[[Any, int], tuple[int, int]]) -> None:
        """`sample`: (row, word) -> a legal action, all as likely, or an outcome by its weight; and the next word."""
        def bind(template: Any, inline: bool = False, **names: Any) -> Any:
            return specialise(template, f"{rules.name}{template.__name__}", inline, **names)

        self.apply = bind(_apply, inline=True, choose=rules.choose, actor=rules.actor, advance=rules.advance)
        self.actor_at = bind(_actor_at, actor=rules.actor)
        self.legal_at = bind(_legal_at, legal=rules.legal)
        self.outcomes_at = bind(_outcomes_at, outcomes=rules.outcomes)
        self.choose_at = bind(_choose_at, choose=rules.choose)
        self.advance_at = bind(_advance_at, advance=rules.advance)
        self.apply_at = bind(_apply_at, apply=self.apply)
        self.possible_at = bind(_possible_at, actor=rules.actor, legal=rules.legal, outcomes=rules.outcomes)
        self.scores_at = bind(_scores_at, scores=rules.scores)
        self.ranks_at = bind(_ranks_at, ranks=rules.ranks)
        self.sample = sample
        self.play_random = bind(_play_random, actor=rules.actor, legal=rules.legal, sample=sample, apply=self.apply)
        self.play_out = bind(_play_out, actor=rules.actor, sample=sample, apply=self.apply)
