"""Reviews of games, finished or not: the value of each position, the cost of each decision, the effect of chance."""

from jemaa.review.report import Review
from jemaa.review.reviewing import review, review_in_steps, steps
from jemaa.review.valuer import DEEP, QUICK, ROOM, Settings

__all__ = ["DEEP", "QUICK", "ROOM", "Review", "Settings", "review", "review_in_steps", "steps"]
