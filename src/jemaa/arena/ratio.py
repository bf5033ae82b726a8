"""Means over games that come in deals, and their intervals.

Games with the same dice are not independent, so a deal is one observation (a cluster), however many games it has. A
mean is a ratio of two sums over deals, its error that of the linearised ratio (Cochran, "Sampling Techniques", 3rd ed.
1977, §6): of each deal only what it adds to the ratio counts, so that luck which evens out within a deal, the reason
for pairing, is seen to have evened out. Differences by plan between kinds of deals, such as a bot with two of three
seats or with one, do not count as uncertainty either: each kind is a stratum (ibid., §5).
"""

import math
from collections import defaultdict
from statistics import NormalDist

import msgspec

LEVEL = 0.95


class Estimate(msgspec.Struct, frozen=True):
    """A mean with the bounds of its 95 % interval, which are None where there are too few deals to say.

    The mean is NaN without any deal.
    """

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def within(self) -> float:
        """The larger distance from the mean to a bound; infinite without bounds."""
        if self.low is None or self.high is None:
            return math.inf
        return max(self.value - self.low, self.high - self.value)

    def mirrored(self, total: float) -> "Estimate":
        """The estimate of `total` less the mean, such as the other side's share."""
        low = None if self.high is None else total - self.high
        return Estimate(total - self.value, low, None if self.low is None else total - self.low)


class Sums:
    """The sums over the deals of one stratum that the variance is calculated from."""

    def __init__(self) -> None:
        self.deals = 0
        self._y = self._x = self._yy = self._xy = self._xx = 0.0

    def add(self, y: float, x: float) -> None:
        """Add a deal, in which `x` cases came to `y` in all."""
        self.deals += 1
        self._y, self._x = self._y + y, self._x + x
        self._yy, self._xy, self._xx = self._yy + y * y, self._xy + x * y, self._xx + x * x

    def squares(self, mean: float) -> float:
        """The sum over the deals of the squared difference between y and `mean` times x."""
        return max(self._yy - 2 * mean * self._xy + mean**2 * self._xx, 0.0)

    def squares_within(self, mean: float) -> float:
        """The sum of `squares`, but with the differences taken from their own mean; there must be a deal."""
        return max(self.squares(mean) - (self._y - mean * self._x) ** 2 / self.deals, 0.0)


class Ratio:
    """A mean per case over deals, kept as running sums: the sum of y divided by the sum of x."""

    def __init__(self) -> None:
        self.deals = 0
        self._y = self._x = 0.0
        self._strata: defaultdict[int, Sums] = defaultdict(Sums)

    def add(self, y: float, x: float, stratum: int = 0) -> None:
        """Add a deal, in which `x` cases came to `y` in all; a deal without cases is not counted.

        Each stratum should get as many deals as any other.
        """
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
        """The degrees of freedom of the variance."""
        return self.deals - (len(self._strata) if self._is_stratified else 1)

    def variance(self, prior: float = 0.0) -> float:
        """The variance of the mean; infinite for fewer than two deals.

        `prior` is the squared deviation from the mean, for each case, of one additional deal that was not played and
        would have had as many cases as the average deal.
        """
        if self.deals < 2:
            return math.inf
        unplayed = prior * (self._x / self.deals) ** 2 * _unbiased(self.deals)
        return (self._squares() + unplayed) / self._x**2

    @property
    def _is_stratified(self) -> bool:
        """Whether each stratum has enough deals to show their variance; if not, strata count as one."""
        return all(sums.deals > 1 for sums in self._strata.values())

    def _squares(self) -> float:
        strata = self._strata.values()
        if self._is_stratified:
            return sum(sums.squares_within(self.value) * _unbiased(sums.deals) for sums in strata)
        return sum(sums.squares(self.value) for sums in strata) * _unbiased(self.deals)

    def mean(self) -> Estimate:
        """The mean with its 95 % interval by Student's t; without an interval for fewer than two deals."""
        if self.deals < 2:
            return Estimate(self.value)
        half = student(self.freedom) * math.sqrt(self.variance())
        return Estimate(self.value, self.value - half, self.value + half)

    def share(self) -> Estimate:
        """A mean between 0 and 1 with Wilson's interval, which stays there (Wilson 1927).

        The interval is that of the number of independent cases with the same variance (Korn & Graubard 1998); where all
        deals agree exactly, of the number of deals. There is none for fewer than two deals.
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
    """The factor that corrects a variance whose mean comes from the same deals (Bessel); needs two deals or more."""
    return deals / (deals - 1)


def student(freedom: int, level: float = LEVEL) -> float:
    """The number of standard errors, to either side, within which the mean lies at this level (Student's t).

    By Abramowitz & Stegun 26.7.5, at 95 % within 0.5 % from 3 degrees of freedom on, less exact at higher levels; for 1
    and 2 by the exact formulas.
    """
    if freedom == 1:
        return math.tan(math.pi * level / 2)
    if freedom == 2:
        return level * math.sqrt(2 / (1 - level**2))
    z = NormalDist().inv_cdf((1 + level) / 2)
    return (z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
            + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
            + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4))
