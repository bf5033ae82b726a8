"""What a game offers, and what must hold: everything else is built from these few functions.

A game's rules are functions over one row (`core.row`). They use whole numbers and fields only: no objects, no
randomness, no allocation. Chance is an actor like a seat: its outcomes are listed with whole-number weights,
and the *caller* draws one and applies it.

A step of a game is `choose` (what a seat or chance chose is put into the row) followed by `advance`, again and again,
as long as the actor is `RULES`: consequences that nobody chooses, one clause at a time. `apply` is the two together.
Watchers of a game (events) take the same steps one by one and compare the rows between them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jemaa.core.row import Floats, Ints, Row

CHANCE = -1
"""The actor where an outcome has to be drawn. At least two outcomes are possible then."""
OVER = -2
"""The actor when the game is over."""
RULES = -3
"""The actor between a choice and the next one: the rules go on by themselves. Never seen from outside."""


@dataclass(frozen=True)
class Rules:
    """A game's rules. Each function takes the row first; seats are 0-based, clockwise.

    layout:    the row's description.
    actor:     (row) -> the seat that chooses, or CHANCE, OVER, RULES.
    legal:     (row, actions) -> how many actions are legal; writes them, ascending, into `actions`.
               At least one, where the actor is a seat.
    outcomes:  (row, outcomes, weights) -> how many outcomes are possible; writes them and their weights (> 0).
               At least two, where the actor is CHANCE.
    choose:    (row, choice): puts one legal action, or possible outcome, into effect. Trusts its caller.
    advance:   (row): one consequence. Called only, and again, while the actor is RULES.
    scores:    (row, scores): writes each seat's points as they would count if the game ended now.
    ranks:     (row, ranks): writes each seat's rank, 1 the best; equal ranks share.
    most_legal, most_outcomes: upper bounds of the two counts, for buffers.
    """

    name: str
    layout: type[Row]
    actor: Callable[[Any], int]
    legal: Callable[[Any, Ints], int]
    outcomes: Callable[[Any, Ints, Ints], int]
    choose: Callable[[Any, int], None]
    advance: Callable[[Any], None]
    scores: Callable[[Any, Ints], None]
    ranks: Callable[[Any, Ints], None]
    most_legal: int
    most_outcomes: int
    most_players: int


@dataclass(frozen=True)
class Evaluation:
    """What positions are worth: a weighted sum of features that mean something to a player.

    names:   the features, the first being the points as they stand.
    judge:   (row, found): writes every seat's features, found[seat * len(names) + feature].
    stage:   (row) -> how much of the game is left: from 1.0, or less where a table plays fewer turns, down to 0.0.
    weights: the file that holds the weights and the command that fitted them.
    """

    names: tuple[str, ...]
    judge: Callable[[Any, Floats], None]
    stage: Callable[[Any], float]
    weights: Path


@dataclass(frozen=True)
class Inputs:
    """What a small neural network sees of a position with the eyes of one seat: few of many numbers at a time.

    count: how many inputs there are.
    most:  how many of them can differ from 0 at once.
    look:  (row, seat, features, which, amounts) -> how many differ from 0; writes their numbers, and by how much.
           `features` are what `Evaluation.judge` wrote.
    file:  (row) -> the file with the network of a row's table, and the command that taught it.
    """

    count: int
    most: int
    look: Callable[[Any, int, Floats, Any, Any], int]
    file: Callable[[Any], Path]


@dataclass(frozen=True)
class Heuristic:
    """A rule of thumb by which people, or other programs, play.

    liking: (row, action) -> how much the seat to choose likes a legal action; it takes one that it likes best.
    """

    liking: Callable[[Any, int], float]
