"""The types for an analysis board whose engine runs in the page: `POST /api/analysis/plan`, `/weights` and `/trees`.

The page grows search trees with the compiled functions of a game (`web/src/engine`); which searches a position takes,
and what comes of their trees, is said by Python.
"""

from typing import Annotated

import msgspec

from jemaa.table.wire.analysis import PositionText, Round
from jemaa.table.wire.base import Incoming, Outgoing

MOST_TREES = 64
"""The largest number of trees of one search."""
Base64 = str
"""Bytes in base64; numbers lie in them side by side, the lowest byte first."""
Value = Annotated[float, msgspec.Meta(ge=-100, le=100)]
"""A value to one seat (`bots.evaluate`)."""
Values = Annotated[tuple[Value, ...], msgspec.Meta(max_length=10)]
"""[seat] -> value."""
Count = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]


class AskWeights(Incoming, frozen=True):
    """`POST /api/analysis/weights`: the weights by which positions of a table are evaluated."""

    position: PositionText


class Layer(Outgoing, frozen=True):
    """The weights of one layer of a network, row by row; in single precision, unless something else is said."""

    shape: tuple[int, int]
    numbers: Base64


class EnginePolicy(Outgoing, frozen=True):
    """The policy network by which searches go (`bots.policy_network.Policy`); without inputs where a game has none."""

    inputs: Layer
    middle: Layer
    features: Layer
    """In whole thousandths, of 16 bits each; `output` likewise."""
    output: Layer


class EngineWeights(Outgoing, frozen=True):
    """The weights and the networks that positions are evaluated by (`bots.evaluate.EvaluationParams`)."""

    name: str
    """Tables with the same name have the same weights."""
    weights: Base64
    """In double precision."""
    inputs: Layer
    middle: Layer
    outputs: Layer
    policy: EnginePolicy


class TreeSettings(Outgoing, frozen=True):
    """The parameters of a search, as compiled code takes them (`bots.tree.Settings`)."""

    seats: int
    aim: int
    leaf: int
    exploration: float
    temperature: float
    hopeless: float
    likeliest: int
    """0 where the game has no policy, and every choice gets a value at once."""


class TreeSearch(Outgoing, frozen=True):
    """A search that the page is to make, by one tree or by several that grow apart."""

    name: str
    """What it looks for, "share" or "margin", and after a space the outcome of chance that it begins after, if any."""
    position: Base64
    """The bytes of the row at the root."""
    simulations: int
    """In all trees together, those of earlier rounds included."""
    exact: int
    """The number of final positions up to which the rest of the game is to be calculated instead; 0 for never."""
    nodes: int
    """The most positions in all trees together."""
    word: int
    """Where the random numbers of the first tree begin; those of each other tree begin elsewhere."""
    settings: TreeSettings


class SearchPlan(Outgoing, frozen=True):
    """What the page's engine has to do for one round of an analysis."""

    game: str
    weights: str
    """The name of the weights (`EngineWeights.name`)."""
    searches: tuple[TreeSearch, ...]


class TreeChoice(Incoming, frozen=True):
    """A choice at the root of a tree."""

    choice: Count
    """Its number."""
    visits: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]
    values: Values


class GrownTree(Incoming, frozen=True):
    """What one tree of the page has come to."""

    simulations: Count
    """Through its root; 0 where the rest of the game was calculated."""
    exact: bool
    """Whether it was; each choice has 1 visit then."""
    values: Values
    """Of the root; it counts where no seat has a choice there."""
    choices: Annotated[tuple[TreeChoice, ...], msgspec.Meta(max_length=1000)]
    """Those that were looked at, in no particular order."""
    course: Annotated[tuple[Count, ...], msgspec.Meta(max_length=16)]
    """The likely course from the root: the numbers of the best choices, and of what chance brings most likely."""


class AskTrees(Incoming, frozen=True):
    """`POST /api/analysis/trees`: what the trees of a round say of a position, as an `Analysis`."""

    position: PositionText
    round: Round
    trees: dict[str, Annotated[tuple[GrownTree, ...], msgspec.Meta(min_length=1, max_length=MOST_TREES)]]
    """By the names of the plan's searches."""
