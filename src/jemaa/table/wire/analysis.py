"""The types of the analysis board: `POST /api/analysis/open`, `/position` and `/search`.

A position is asked for by where it begins and the choices from there, so that no server has to keep anything.
"""

from typing import Annotated

import msgspec

from jemaa.core.events import Event
from jemaa.core.view import View
from jemaa.table.wire.base import ChoiceText, Incoming, Outgoing

PositionText = Annotated[str, msgspec.Meta(min_length=1, max_length=1 << 14)]
"""A position as one line, as `State.text` gives it."""
Round = Annotated[int, msgspec.Meta(ge=1, le=5)]
"""How deep a search is: with each round there are four times as many simulations as with the one before."""


class AskPosition(Incoming, frozen=True):
    """`POST /api/analysis/position`: a position, by its start and all choices and outcomes from there."""

    start: PositionText
    choices: Annotated[tuple[ChoiceText, ...], msgspec.Meta(max_length=1000)] = ()


class AskSearch(Incoming, frozen=True):
    """`POST /api/analysis/search`: what the choices in a position are worth."""

    position: PositionText
    round: Round = 1


class OpenedSource(Outgoing, frozen=True):
    """What was handed in: where it begins, and what was chosen from there."""

    start: str
    """The first position as one line."""
    choices: tuple[str, ...]
    """All entries of a record; empty for a position."""


class ChanceOutcome(Outgoing, frozen=True):
    """One outcome of chance."""

    choice: str
    probability: float
    """Its probability, from 0 to 1."""
    events: tuple[Event, ...] = ()
    """What happens by it."""


class AnalysedPosition(Outgoing, frozen=True):
    """A position to be looked at."""

    game: str
    text: str
    """The position as one line."""
    json: str
    """The position as JSON, as `jemaa hint` and others read it."""
    view: View
    """As the seat that chooses sees it; a spectator's where no seat does."""
    actor: str | None
    """The letter of the seat that chooses, or "chance"; null once the game is over."""
    legal: tuple[str, ...]
    """What the seat may choose."""
    outcomes: tuple[ChanceOutcome, ...]
    """What chance may give, where chance acts."""
    by: str | None
    """Who made the last choice: a letter, or "chance"; null at the start."""
    events: tuple[Event, ...]
    """What followed from the last choice."""


class AnalysedChoice(Outgoing, frozen=True):
    """A choice or an outcome, with what it is worth to each seat."""

    choice: str
    visits: int
    """How often the search looked at it; 0 where it is exact, or an outcome."""
    exact: bool
    """Whether its values were calculated to the end of the game."""
    shares: tuple[float, ...]
    """[seat] -> share of the win, from 0 to 1, to four decimals."""
    points: tuple[float, ...] | None
    """[seat] -> expected points over the mean of the others, to one decimal.

    Null where the search for points did not look at it.
    """
    probability: float | None = None
    """The probability of an outcome; null for a choice."""


class LineStep(Outgoing, frozen=True):
    """One step of the likely course from here."""

    by: str
    """The letter of a seat, or "chance"."""
    choice: str
    """The best choice, or the likeliest outcome."""
    events: tuple[Event, ...]
    """What happens by it."""
    outcomes: tuple[ChanceOutcome, ...] = ()
    """With chance: all outcomes, the likeliest first."""


class Analysis(Outgoing, frozen=True):
    """What a search says of a position."""

    round: int
    last: bool
    """Whether no deeper round follows."""
    simulations: int
    """How many the search for the win made in this round and those before; 0 where all was calculated."""
    shares: tuple[float, ...]
    """[seat] -> share of the win in this position."""
    choices: tuple[AnalysedChoice, ...]
    """Those that the search looked at, the most visited first; or all outcomes, the likeliest first."""
    line: tuple[LineStep, ...]
    """The likely course: the best choices, and what chance brings most likely."""
