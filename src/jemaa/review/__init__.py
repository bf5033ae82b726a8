"""One finished game explained: what each position was worth, what each decision cost, and what was luck."""

from jemaa.review.report import Review
from jemaa.review.reviewing import review, steps
from jemaa.review.valuer import DEEP, QUICK, ROOM, Settings

__all__ = ["DEEP", "QUICK", "ROOM", "Review", "Settings", "review", "steps"]
