"""Competition ranks: a rank is 1 + the number of those strictly better, so that equals share a rank."""

from jemaa.core.compile import rule
from jemaa.core.row import Ints

SHIFT = 32
WORTH = (1 << SHIFT) - 1


@rule
def rank(worths: Ints, size: int) -> None:
    """Replace the first `size` worths (0 ≤ worth < 2**32, more is better) by their ranks, in place; 1 is the best.

    The buffer must hold 64-bit numbers. The limits of the worths are not checked.
    """
    for one in range(size):
        better = 0
        for other in range(size):
            better += (worths[other] & WORTH) > (worths[one] & WORTH)
        worths[one] |= (better + 1) << SHIFT
    for one in range(size):
        worths[one] >>= SHIFT
