"""Means over games that come in deals, and how sure they are.

Games with the same dice are no independent witnesses, so a deal is one observation (a cluster), however many games it
has. A mean is a ratio of two sums over deals, its error that of the linearised ratio (Cochran, "Sampling Techniques",
3rd ed. 1977, §6): of each deal only what it adds to the ratio counts, so that luck which evens out within a deal, the
reason for pairing, is seen to have evened out. What differs by plan between kinds of deals, as the share of the games
that a bot wins with two of three seats or with one, is no doubt either: each kind is a stratum (ibid., §5).
"""

import math
from collections import defaultdict
from statistics import NormalDist

import msgspec

LEVEL = 0.95


class Estimate(msgspec.Struct, frozen=True):
    """A mean with the bounds of its 95 % interval; None where there are too few deals to say."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def within(self) -> float:
        """The larger distance from the mean to a bound."""
        if self.low is None or self.high is None:
            return math.inf
        return max(self.value - self.low, self.high - self.value)

    def mirrored(self, total: float) -> "Estimate":
        """The same for `total` less the mean, such as the other side's share."""
        low = None if self.high is None else total - self.high
        return Estimate(total - self.value, low, None if self.low is None else total - self.low)


class Sums:
    """Of the deals of one stratum: what goes into the variance."""

    def __init__(self) -> None:
        self.deals = 0
        self._y = self._x = self._yy = self._xy = self._xx = 0.0

    def add(self, y: float, x: float) -> None:
        """A deal, in which `x` cases came to `y` in all."""
        self.deals += 1
        self._y, self._x = self._y + y, self._x + x
        self._yy, self._xy, self._xx = self._yy + y * y, self._xy + x * y, self._xx + x * x

    def squares(self, mean: float) -> float:
        """Of what each deal adds to the ratio."""
        return max(self._yy - 2 * mean * self._xy + mean**2 * self._xx, 0.0)

    def squares_within(self, mean: float) -> float:
        """Of how far each deal is off its stratum in that."""
        return max(self.squares(mean) - (self._y - mean * self._x) ** 2 / self.deals, 0.0)


class Ratio:
    """A mean over deals, in running sums."""

    def __init__(self) -> None:
        self.deals = 0
        self._y = self._x = 0.0
        self._strata: defaultdict[int, Sums] = defaultdict(Sums)

    def add(self, y: float, x: float, stratum: int = 0) -> None:
        """A deal, in which `x` cases came to `y` in all; each stratum is to have as many deals as any other."""
        if x:
            self.deals += 1
            self._y, self._x = self._y + y, self._x + x
            self._strata[stratum].add(y, x)

    @property
    def value(self) -> float:
        """The mean; NaN without any deal."""
        return self._y / self._x if self._x else math.nan

    @property
    def freedom(self) -> int:
        """Degrees of freedom of the variance."""
        return self.deals - (len(self._strata) if self._is_stratified else 1)

    def variance(self, prior: float = 0.0) -> float:
        """Of the mean. `prior` is the square of how far one deal more, not played, is taken to lie off the mean."""
        if self.deals < 2:
            return math.inf
        unplayed = prior * (self._x / self.deals) ** 2 * _unbiased(self.deals)
        return (self._squares() + unplayed) / self._x**2

    @property
    def _is_stratified(self) -> bool:
        """Whether each stratum has deals enough to show how they vary; before, strata count as varying, too."""
        return all(sums.deals > 1 for sums in self._strata.values())

    def _squares(self) -> float:
        strata = self._strata.values()
        if self._is_stratified:
            return sum(sums.squares_within(self.value) * _unbiased(sums.deals) for sums in strata)
        return sum(sums.squares(self.value) for sums in strata) * _unbiased(self.deals)

    def mean(self) -> Estimate:
        """The mean with Student's interval."""
        if self.deals < 2:
            return Estimate(self.value)
        half = student(self.freedom) * math.sqrt(self.variance())
        return Estimate(self.value, self.value - half, self.value + half)

    def share(self) -> Estimate:
        """A mean between 0 and 1 with Wilson's interval, which stays there (Wilson 1927).

        It is taken over as many independent cases as would be just as sure (Korn & Graubard 1998); where all deals
        agree exactly, over the deals.
        """
        if self.deals < 2:
            return Estimate(self.value)
        p, variance = min(max(self.value, 0.0), 1.0), self.variance()
        n = p * (1 - p) / variance if variance > 1e-12 and 0 < p < 1 else self.deals
        t2 = student(self.freedom) ** 2
        middle = (p + t2 / (2 * n)) / (1 + t2 / n)
        half = math.sqrt(t2 * (p * (1 - p) / n + t2 / (4 * n * n))) / (1 + t2 / n)
        return Estimate(p, max(middle - half, 0.0), min(middle + half, 1.0))


def _unbiased(deals: int) -> float:
    """What makes up for taking deviations from the mean of the same deals (Bessel)."""
    return deals / (deals - 1)


def student(freedom: int, level: float = LEVEL) -> float:
    """How many standard errors hold the mean at this level (Student's t; Abramowitz & Stegun 26.7.5).

    Within 0.5 % from 3 degrees of freedom on; for 1 and 2 by the exact formulas.
    """
    if freedom == 1:
        return math.tan(math.pi * level / 2)
    if freedom == 2:
        return level * math.sqrt(2 / (1 - level**2))
    z = NormalDist().inv_cdf((1 + level) / 2)
    return (z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
            + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
            + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4))
