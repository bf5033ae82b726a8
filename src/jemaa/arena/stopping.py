"""Decides when a fixture has been played enough: by the number of deals, the width of intervals, or a test.

Games are always counted in the order of the deals, so that the answer doesn't depend on which of several workers was
done first.
"""

import math
from itertools import combinations
from typing import Annotated, Literal

import msgspec

from jemaa.arena.ratio import Ratio, student
from jemaa.arena.tally import Tally
from jemaa.core.errors import JemaaError

LEAST = 16
"""The number of deals before which nothing is concluded from them."""
MOST = (1 << 32) - 1
"""The largest number of deals: the number of a deal is one 32-bit word of the key to its random numbers."""
ERROR = 0.05
"""The probability with which a sequential test may be wrong, either way."""
UNPLAYED = 0.25
"""The square of a share of 0.5: what a deal that wasn't played might have been off the mean, so that few equal ones
prove nothing."""

Share = Annotated[float, msgspec.Meta(gt=0, lt=1)]
Verdict = Literal["low", "high", "known"]
"""low, high: the share that the test decided for; known: the intervals are narrow enough."""


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long each fixture is played: at most `deals` deals, fewer if another condition is reached.

    Raises `JemaaError` for an impossible number of deals, or a test whose shares aren't a lower and a higher one; that
    shares lie between 0 and 1 is checked only where a plan is decoded.
    """

    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST)] = 100
    within: Share | None = None
    """Stop when every share of one bot against another, and of games that each wins, is known to ± this, at 95 %.

    All are shares from 0 to 1: 0.04 for ± 4 percentage points. Where luck is taken out (`Match.luck`), only the games
    that each wins count, less what dice and cards were worth: that is known from fewer games.
    """
    sprt: tuple[Share, Share] | None = None
    """Stop when a test decides whether the first bot's share against the others is the lower or the higher of these.

    It is the share (0..1) of the pairs of its seats and others' in which it ranks ahead, or, where luck is taken out,
    of the games that it wins, less what dice and cards were worth.
    """

    def __post_init__(self) -> None:
        if not 1 <= self.deals <= MOST:
            raise JemaaError(f"a run has 1 to {MOST} deals, not {self.deals}")
        if self.sprt and self.sprt[0] >= self.sprt[1]:
            raise JemaaError(f"a test decides between a lower and a higher share, not {self.sprt[0]:g} and "
                             f"{self.sprt[1]:g}")

    def verdict(self, tally: Tally) -> Verdict | None:
        """The reason why a fixture has been played enough, other than its number of deals; None if there is none.

        There is none before `LEAST` deals.
        """
        if tally.deals < LEAST:
            return None
        first = tally.standings[0]
        tested = first.adjusted if first.adjusted.deals else first.others.share
        if self.sprt and (decided := sprt(tested, *self.sprt)):
            return decided
        return "known" if self.within and widest(tally) <= self.within else None


def sprt(share: Ratio, low: float, high: float) -> Literal["low", "high"] | None:
    """Wald's sequential probability ratio test (1945) between two shares, each wrong with probability `ERROR`.

    Returns which one it decides for; None while it is undecided.
    """
    bound = math.log((1 - ERROR) / ERROR)
    ratio = log_likelihood_ratio(share, low, high)
    return "high" if ratio >= bound else "low" if ratio <= -bound else None


def log_likelihood_ratio(share: Ratio, low: float, high: float) -> float:
    """Log-likelihood (natural) of the higher share less that of the lower one.

    A deal's games are one observation, as pairs of games are in the "pentanomial" tests of chess engines: the scores
    of whole deals are taken as normal with the variance that they show (generalised SPRT; Van den Bergh 2017).
    """
    return (high - low) * (2 * share.value - low - high) / (2 * share.variance(UNPLAYED))


def widest(tally: Tally) -> float:
    """The largest half-width of the intervals of the shares; infinite while one of them has too few deals.

    The shares are those that `Plan.within` names, of bots that have played.
    """
    adjusted = [standing.adjusted for standing in tally.standings if standing.adjusted.deals]
    if adjusted:
        return max(map(_half_width, adjusted))
    pairs = combinations(range(len(tally.standings)), 2)
    met = [tally.share(*pair).within for pair in pairs if tally.meetings[pair].share.deals]
    won = [standing.victories.share().within for standing in tally.standings if standing.victories.deals]
    return max(*met, *won)


def _half_width(share: Ratio) -> float:
    """Half the width of a share's interval, as if one more deal had been off by `UNPLAYED`."""
    return student(share.freedom) * math.sqrt(share.variance(UNPLAYED)) if share.deals > 1 else math.inf
