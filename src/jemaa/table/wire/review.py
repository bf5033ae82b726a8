"""What goes over HTTP about the review of a finished game: `GET` and `POST /api/tables/{key}/review`.

Shares of the win are between 0 and 1, to four decimals. Seats come in the order of their letters.
"""

from typing import Literal

from jemaa.table.wire.base import Outgoing
from jemaa.table.wire.messages import ReviewFailure, ReviewStatus

Verdict = Literal["forced", "best", "fine", "inaccuracy", "mistake", "blunder"]


class ReviewedEntry(Outgoing, frozen=True):
    """One entry of the record: a decision and what it cost, or chance and whom it favoured."""

    by: str
    """A seat's letter, or "chance"."""
    choice: str
    verdict: Verdict | None
    """Of a decision; null for chance."""
    lost: float
    """What a decision cost its seat: share of the win."""
    points: float
    """The same in points over the mean of the others."""
    best: str
    """The action that would have been worth most; "" for chance."""
    luck: tuple[float, ...]
    """[seat] -> share of the win that chance gave beyond its mean; empty for a decision."""


class Skill(Outgoing, frozen=True):
    """A seat's game in shares of the win: start + luck − lost + given + error = result."""

    letter: str
    start: float
    luck: float
    lost: float
    """By its own decisions."""
    given: float
    """By what the others' decisions lost."""
    error: float
    """What the searches didn't know: by so much they disagree with one another."""
    result: float
    verdicts: dict[Verdict, int]


class ReviewSummary(Outgoing, frozen=True):
    """The review of a game, as the page shows it."""

    simulations: int
    """Of each search: `jemaa review --simulations` with as many says the same."""
    seed: int
    shares: tuple[tuple[float, ...], ...]
    """[version][seat] -> share of the win: before the first entry, and after each."""
    seats: tuple[Skill, ...]
    moments: tuple[int, ...]
    """The entries that moved the win most, the greatest first; three at most."""
    entries: tuple[ReviewedEntry, ...]


class ReviewState(Outgoing, frozen=True):
    """How far the review of a game is."""

    status: ReviewStatus
    done: int = 0
    of: int = 0
    """While it is being made: so many steps are done, of so many."""
    failure: ReviewFailure | None = None
    """With `failed`: why. The next `POST` tries again."""
    review: ReviewSummary | None = None
