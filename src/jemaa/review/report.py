"""The data of a review: the shape of `jemaa review --json` (docs/reference/review.schema.json).

Everything that counts for each seat comes by both aims: `share`, the expected share of the win (0..1), and `margin`,
the expected lead in points over the mean of the others.
"""

from typing import Literal

import msgspec

from jemaa.core.record import Seat

FORMAT = 3
"""The number of this shape; it increases when a reader of the old one could not read the new one."""

Verdict = Literal["forced", "best", "fine", "inaccuracy", "mistake", "blunder"]


class Worth(msgspec.Struct, frozen=True):
    """The value of a position to each seat."""

    share: tuple[float, ...]
    """[seat] -> share of the win."""
    margin: tuple[float, ...]
    """[seat] -> points."""


class Loss(msgspec.Struct, frozen=True):
    """The cost of a decision to the seat that made it: what the position was worth, less what it was worth after it.

    Of the action that the search would take it is 0, or, for a seat that can't win any more, about 0. Below 0, where an
    action turned out better than that one.
    """

    share: float
    """Of the win, from -1 to 1, compared with the best action by that aim."""
    margin: float
    """Points, compared with the best action by that aim."""
    unsure: float
    """How far `share` may be off: half of the difference of two judgements."""


class Best(msgspec.Struct, frozen=True):
    """The text of the action that the search would take, by either aim."""

    share: str
    margin: str


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower):
    """One entry of the record. `before` and `after` are values for each seat by each aim (`Worth`).

    The difference of the two is what the entry changed.
    """

    version: int
    """How many entries stand before it: the position is that of this version."""
    by: str
    """A seat's letter, or "chance"."""
    choice: str
    before: Worth
    """A seat's choice: the value of its best action by each aim, but see `Decision.indifference`.
    Chance: the mean over the outcomes by weight."""
    after: Worth
    """The value of the position that the entry led to."""


class Decision(Entry, frozen=True, kw_only=True):
    """An entry in which a seat chose."""

    choices: int
    """How many actions were legal."""
    best: Best
    loss: Loss
    verdict: Verdict
    """By the loss in share of the win; "forced" where one action was legal."""
    indifference: float
    """How little the seat could care, from 0 to 1, where it could not win any more: the others' values in `before` are
    so far the mean over all actions (decision 49)."""


class Outlook(msgspec.Struct, frozen=True):
    """One outcome that chance could have given."""

    outcome: str
    weight: int
    """Its probability is its weight over the sum of the weights of all outcomes."""
    value: Worth
    """The value of the position that it leads to."""


class Chance(Entry, frozen=True, kw_only=True):
    """An entry in which chance gave an outcome. `after` − `before` is its luck.

    Over the outcomes, by weight, luck is 0 in the mean.
    """

    outcomes: tuple[Outlook, ...]


class Total(msgspec.Struct, frozen=True):
    """The course of a game for a seat: start + luck − lost + given = result."""

    start: float
    """The value that the seat could expect before the first entry."""
    luck: float
    """The value that chance gave to, or took from, this seat, in the setup too."""
    lost: float
    """The value lost by its own decisions; what they gained over the search's choices counts against it."""
    given: float
    """The value that the losses of the others' decisions gave to, or took from, this seat."""
    result: float
    """The true result, or, of an unfinished game, what can be expected."""
    kingmaking: float
    """The part of `given` that seats which could not win any more gave to, or took from, this seat: no search can
    foresee what they choose (decision 49)."""
    unsure: float
    """How far `luck` and `lost` may be off: how far two judgements of the whole game differ, or could by what they
    differ in at each entry, or how far the last round of deepening has moved them, whichever is most."""


class Player(msgspec.Struct, frozen=True):
    """What a game came to for one seat: luck and losses in shares of the win and in points, and counts of verdicts."""

    letter: str
    share: Total
    margin: Total
    verdicts: dict[Verdict, int]


class Reason(msgspec.Struct, frozen=True):
    """What a choice and a better one lead to at once, in the game's terms, to the seat that chose."""

    source: str
    """A source of points (`SeatView.points`), or "cubes"; "" where the better choice is ahead in none."""
    chosen: float
    """Its change by what was chosen, in the mean over the outcomes of the roll or draw that follows."""
    best: float
    """Its change by the better choice."""


class Try(msgspec.Struct, frozen=True):
    """One legal choice of an exercise."""

    choice: str
    lost: float
    """Share of the win (0..1) by which the best choice is better."""
    points: float
    """Points over the mean of the others by which the best choice is better; never negative."""
    right: bool
    """Whether it is as good as the best, as far as the review can tell (`exercises.RIGHT`)."""


class Exercise(msgspec.Struct, frozen=True):
    """A costly decision, to be tried again."""

    version: int
    by: str
    """The letter of the seat that chose."""
    reason: Reason
    tries: tuple[Try, ...]
    """Every legal choice, the best by share first."""


class Tally(msgspec.Struct, frozen=True):
    """The number of times that chance gave an outcome after the setup, and the number to be expected."""

    outcome: str
    expected: float
    actual: int


class Curve(msgspec.Struct, frozen=True):
    """[version][seat] -> value: before the first entry, and after each."""

    share: tuple[tuple[float, ...], ...]
    margin: tuple[tuple[float, ...], ...]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of one game."""

    format: int
    game: str
    seats: tuple[Seat, ...]
    finished: bool
    scores: tuple[int, ...]
    """[seat] -> points, as they would count if the game ended now."""
    ranking: tuple[int, ...]
    """[seat] -> rank by these scores, 1 the best; equal ranks share."""
    simulations: int
    """The number for each search; the same `seed`, number and `rounds` give the same review.

    In a game with a policy, searches have a quarter of it where a seat may be unable to win (`review.valuer`).
    """
    fewest: int
    """Simulations of the search that made the fewest of those whose tree was full, if fewer than `simulations`.

    Else it is `simulations`.
    """
    rounds: int
    """How often positions were searched deeper where judgements disagree (`review.deepening`)."""
    seed: int
    players: tuple[Player, ...]
    moments: tuple[int, ...]
    """Versions of the entries that moved the win most, after the setup, the greatest first; three at most."""
    exercises: tuple[Exercise, ...]
    """The decisions of each person that cost the most share of the win, the costliest first; three at most a seat.

    Where no people play, every seat's. Costs below the verdict "inaccuracy" are left out.
    """
    dice: tuple[Tally, ...]
    """One for each outcome that was possible after the setup, sorted by text."""
    curve: Curve
    entries: tuple[Decision | Chance, ...]
