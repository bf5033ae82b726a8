"""Competition ranks: a rank is 1 + the number of those strictly better, so that equals share a rank."""

from jemaa.core.compile import rule
from jemaa.core.row import Ints

SHIFT = 32
WORTH = (1 << SHIFT) - 1


@rule
def rank(worths: Ints, size: int) -> None:
    """Replace `size` worths (0 ≤ worth < 2**32, more is better) by their ranks, in place."""
    for one in range(size):
        better = 0
        for other in range(size):
            better += (worths[other] & WORTH) > (worths[one] & WORTH)
        worths[one] |= (better + 1) << SHIFT
    for one in range(size):
        worths[one] >>= SHIFT
