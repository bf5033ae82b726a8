"""The types of a finished game's review: `GET` and `POST /api/tables/{key}/review`.

Shares of the win are between 0 and 1, to four decimals. Seats come in the order of their letters.
"""

from typing import Literal

from jemaa.table.wire.base import Outgoing
from jemaa.table.wire.messages import ReviewFailure, ReviewStatus

Verdict = Literal["forced", "best", "fine", "inaccuracy", "mistake", "blunder"]


class ReviewedEntry(Outgoing, frozen=True):
    """One entry of the record: a decision and its cost, or chance and its effect on each seat."""

    by: str
    """A seat's letter, or "chance"."""
    choice: str
    verdict: Verdict | None
    """The verdict on a decision; null for chance."""
    lost: float
    """The cost of a decision to its seat, as a share of the win; 0 for the best, and for chance.

    Below 0, where the choice turned out better than the one that the search would take.
    """
    points: float
    """The cost, compared with the action best for points, in points over the mean of the others; to one decimal."""
    best: str
    """The action worth the largest share of the win, which may be the one that was chosen; "" for chance."""
    luck: tuple[float, ...]
    """[seat] -> share of the win that chance gave beyond its mean; empty for a decision."""


class Skill(Outgoing, frozen=True):
    """The course of a seat's game in shares of the win: start + luck − lost + given = result."""

    letter: str
    start: float
    luck: float
    lost: float
    """The share that the seat lost by its own decisions."""
    given: float
    """The share that the seat got by the others' decisions; below 0 where they took more than they gave."""
    result: float
    unsure: float
    """How far `luck` and `lost` may be off."""
    verdicts: dict[Verdict, int]
    """Verdict -> the number of the seat's decisions that got it."""
    luck_points: float
    """What chance gave to the seat, in points over the mean of the others; over all seats the sum is 0."""
    lost_points: float
    """The points over the mean of the others that better choices of its own would have been worth."""
    kingmaking: float = 0.0
    """The part of `given` that came from seats which could not win any more."""


class ExerciseReason(Outgoing, frozen=True):
    """What a choice and a better one lead to at once, in the game's terms, to the seat that chose."""

    source: str
    """A source of points, or "cubes"; "" where the better choice is ahead in none of them at once."""
    chosen: float
    """Its change by what was chosen, to one decimal: the mean over the outcomes of the roll or draw that follows."""
    best: float


class ExerciseChoice(Outgoing, frozen=True):
    """One legal choice of an exercise."""

    choice: str
    lost: float
    """The share of the win by which the best choice is better."""
    points: float
    """The points over the mean of the others by which the best choice is better, to one decimal."""
    right: bool
    """Whether it counts as right: as good as the best, as far as the review can tell."""


class ReviewExercise(Outgoing, frozen=True):
    """A costly decision of a person, to be tried again."""

    version: int
    """Its index in `entries`; the position before it is that after so many entries."""
    by: str
    reason: ExerciseReason
    choices: tuple[ExerciseChoice, ...]
    """Every legal choice, the best first."""


class ReviewSummary(Outgoing, frozen=True):
    """The review of a game, as the page shows it."""

    simulations: int
    """The number for each search; `jemaa review --simulations` with it, and with `rounds`, gives the same review."""
    rounds: int
    """How often it was deepened (`jemaa review --rounds`)."""
    seed: int
    shares: tuple[tuple[float, ...], ...]
    """[number of entries][seat] -> share of the win: before the first entry, and after each."""
    seats: tuple[Skill, ...]
    moments: tuple[int, ...]
    """The indices in `entries` (from 0) of those that moved the win most, the greatest first; three at most.

    Chance before the first decision does not count.
    """
    exercises: tuple[ReviewExercise, ...]
    """The costliest decisions of each person, three at most a seat; the costliest first."""
    entries: tuple[ReviewedEntry, ...]
    sure: bool
    """Whether luck and losses are known to within a tenth of the win, for every seat."""


class ReviewState(Outgoing, frozen=True):
    """The progress of the review of a game, and the review once it is made."""

    status: ReviewStatus
    done: int = 0
    of: int = 0
    """While it is being made: the number of steps that are done, and of all steps."""
    failure: ReviewFailure | None = None
    """With `failed`: the reason. The next `POST` tries again."""
    review: ReviewSummary | None = None
    """With `ready` the review, with `working` a first, quick one as soon as it is there."""
    first: bool = False
    """Whether `review` is the first, quick one, of which a better one follows."""
