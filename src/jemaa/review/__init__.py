"""Reviews of games, finished or not: the value of each position, the cost of each decision, the effect of chance."""

from jemaa.review.report import Review
from jemaa.review.reviewing import Reviewing, review, steps
from jemaa.review.valuer import BY_POLICY, DEEP, QUICK, ROOM, Settings, usual

__all__ = ["BY_POLICY", "DEEP", "QUICK", "ROOM", "Review", "Reviewing", "Settings", "review", "steps", "usual"]
