"""How little a seat that can't win any more cares for what it chooses.

Max^n lets each seat take what is best for itself, and says nothing about equals. With two players nothing hangs on it;
with more, a seat that can't win any more may decide who of the others does: kingmaking. Where a search is told when a
seat counts as hopeless (`search.Plan.hopeless`), it foresees none of that seat's choices, and gives the others the mean
over all of them.
"""

from jemaa.core.compile import rule


@rule
def indifference(share: float, hopeless: float) -> float:
    """From 1, where a seat's share of the win is 0, to 0, where it is `hopeless` or more.

    It falls without a jump, so that a small error in a share changes little. `hopeless` is above 0.
    """
    part = max(0.0, share) / hopeless
    return (1 - part * part) * (1 - part * part) if part < 1 else 0.0
