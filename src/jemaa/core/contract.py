"""The contract of a game: the few functions that it offers, and what must hold for them.

Everything else is built from these functions. A game's rules are functions over one row (`core.row`). They use whole
numbers and fields only: no objects, no randomness, no allocation. Chance is an actor like a seat: its outcomes are
listed with whole-number weights, and the *caller* draws one and applies it.

A step of a game is `choose` (what a seat or chance chose is put into the row) followed by `advance`, again and again,
as long as the actor is `RULES`: consequences that nobody chooses, one clause at a time. `apply` is the two together.
Watchers of a game (events) take the same steps one by one and compare the rows between them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from jemaa.core.action_features import ActionFeatures
from jemaa.core.network_inputs import InputLayout, SparseInput
from jemaa.core.options import AnyOptions
from jemaa.core.row import AnyRow, Floats, Ints, Row

Sample = Callable[[AnyRow, int], tuple[int, int]]
"""(row, word) -> a random choice and the next word: a legal action, all equally likely, or an outcome by its weight.

The actor of the row must be a seat or CHANCE; the row is not changed. Words are states of the quick generator of
`core.chance`, from 0 to 2**32 - 1.
"""

CHANCE = -1
"""The actor where an outcome has to be drawn. At least two outcomes are possible then."""
OVER = -2
"""The actor when the game is over."""
RULES = -3
"""The actor between a choice and the next one: the rules go on by themselves.

From outside it is seen only in the states between the steps of `State.play`.
"""


@dataclass(frozen=True)
class Rules:
    """A game's rules. Each function takes the row first; seats are 0-based, clockwise.

    Only `choose` and `advance` change the row. Numbers are written into the first places of a buffer, whatever it
    held; what stands after them means nothing.

    name:      the game's name, such as "marrakech".
    layout:    the row's description.
    actor:     (row) -> the seat that chooses, or CHANCE, OVER, RULES.
    legal:     (row, actions) -> how many actions are legal; writes them, ascending, into `actions`.
               Called only where the actor is a seat; at least one is legal then.
    outcomes:  (row, outcomes, weights) -> how many outcomes are possible; writes them and their weights (> 0).
               Called only where the actor is CHANCE; at least two are possible then.
    choose:    (row, choice): puts one legal action, or possible outcome, into effect. Trusts its caller.
    advance:   (row): one consequence. Called only, and again, while the actor is RULES.
    scores:    (row, scores): writes each seat's points as they would count if the game ended now.
    ranks:     (row, ranks): writes each seat's rank if the game ended now, the game's tie-breaks included: 1 + the
               number of seats that are better, so that 1 is the best and equal seats share a rank.
    most_legal, most_outcomes: upper bounds of the two counts, for buffers.
    most_players: the largest number of players, for buffers of scores and ranks.
    """

    name: str
    layout: type[Row]
    actor: Callable[[AnyRow], int]
    legal: Callable[[AnyRow, Ints], int]
    outcomes: Callable[[AnyRow, Ints, Ints], int]
    choose: Callable[[AnyRow, int], None]
    advance: Callable[[AnyRow], None]
    scores: Callable[[AnyRow, Ints], None]
    ranks: Callable[[AnyRow, Ints], None]
    most_legal: int
    most_outcomes: int
    most_players: int


@dataclass(frozen=True)
class Evaluation:
    """An evaluation of positions: a weighted sum of features that mean something to a player.

    names:          the features, the first being the points as they stand.
    write_features: (row, features): overwrites every seat's features, features[seat * len(names) + feature].
    phase_weight:   (row) -> the share of the game that is left: 1.0, or less where a table plays fewer turns, to 0.0.
    weights:        the file that holds the weights and the command that fitted them.
    tables:         (players, options by name) of the tables at which the weights are fitted, each table in its turn.
    """

    names: tuple[str, ...]
    write_features: Callable[[AnyRow, Floats], None]
    phase_weight: Callable[[AnyRow], float]
    weights: Path
    tables: tuple[tuple[int, Mapping[str, object]], ...]


@dataclass(frozen=True)
class NetworkInputs:
    """The sparse inputs of the network that corrects an evaluation, for one seat of a position.

    layout: the blocks of inputs.
    most:   the largest number of inputs that one call of `encode` can emit, for the buffer.
    encode: (row, seat, features, sparse): empties `sparse` and emits all inputs of `seat` that differ from 0.
            `features` are what `Evaluation.write_features` wrote for the same row.
    file:   (row) -> the file with the network of a row's table, and the command that trained it.
    """

    layout: InputLayout
    most: int
    encode: Callable[[AnyRow, int, Floats, SparseInput], None]
    file: Callable[[AnyRow], Path]

    @property
    def count(self) -> int:
        """The number of inputs of the network, including those that are 0 in a position."""
        return self.layout.size


@dataclass(frozen=True)
class PolicyInputs:
    """The features of legal actions, for the network that says how likely each of them is to be chosen.

    layout:      the blocks of features, of which an action has some, now and then more than once.
    most_shared: the largest number of features of a group of actions, for the buffer.
    most_own:    the largest number of features that an action has besides.
    known:       the number of whole numbers that `describe` keeps of a position while it works.
    describe:    (row, actions, count, described, known): writes the features of the first `count` actions, which are
                 the legal ones of the row in their order, into `described`; overwrites `known`.
    file:        (row) -> the file with the policy network of a row's table, and the command that trained it.
    """

    layout: InputLayout
    most_shared: int
    most_own: int
    known: int
    describe: Callable[[AnyRow, Ints, int, ActionFeatures, Ints], None]
    file: Callable[[AnyRow], Path]


@dataclass(frozen=True)
class Skill:
    """The limits of a player that sees only imperfectly what a choice is worth."""

    overlooked: int
    """The probability, in percent, that a choice is not noticed, for each choice by itself."""
    misjudged: float
    """The largest error of a choice's value in either direction, in points; errors up to it are equally likely."""


@dataclass(frozen=True)
class Levels:
    """The strengths of the bots that people choose from.

    skills:      those of level1 to level4, in this order.
    simulations: those of level5 for a decision, by the number of players.
    """

    skills: tuple[Skill, Skill, Skill, Skill]
    simulations: Mapping[int, int]


@dataclass(frozen=True)
class Bounds:
    """Upper bounds over all games of a number of players with given options; seldom near what happens.

    decisions: (players, options) -> the decisions of all seats together.
    draws:     (players, options) -> the outcomes of chance.
    points:    (players, options) -> a seat's points. A seat has at least 0.
    """

    decisions: Callable[[int, AnyOptions], int]
    draws: Callable[[int, AnyOptions], int]
    points: Callable[[int, AnyOptions], int]


@dataclass(frozen=True)
class Heuristic:
    """A rule of thumb by which people, or other programs, play.

    preference: (row, action) -> the acting seat's preference for a legal action, the higher the better. Its numbers
                compare the actions of one row, and need have no unit.
    """

    preference: Callable[[AnyRow, int], float]
