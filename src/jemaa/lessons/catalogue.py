"""The lessons by the names of their games."""

from collections.abc import Mapping
from types import MappingProxyType

from jemaa.lessons.lesson import Lesson
from jemaa.lessons.marrakech import MARRAKECH
from jemaa.lessons.morocco import MOROCCO

LESSONS: Mapping[str, Lesson] = MappingProxyType({each.game: each for each in (MARRAKECH, MOROCCO)})
"""Name of the game -> its lesson; games of other packages have none."""
