"""Reviewed games for tests: a few simulations say little about play, but what must hold holds for them too."""

from functools import lru_cache

from jemaa.core.record import Record
from jemaa.review import Review, Settings, review
from tests.played import record

SETTINGS = Settings(simulations=8, seed=5)
TABLES = [("marrakech", 2), ("marrakech", 3), ("marrakech", 4), ("morocco", 2), ("morocco", 3), ("morocco", 5)]


@lru_cache
def reviewed(name: str, players: int, entries: int | None = None) -> tuple[Record, Review]:
    """A random game and its review."""
    played = record(name, players, seed=3, entries=entries)
    return played, review(played, SETTINGS)
