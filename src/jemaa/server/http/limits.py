"""How much one person, or one address, may ask for."""

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from jemaa.server.settings import Settings
from jemaa.table.errors import Refusal

WINDOW = 10
"""Seconds over which commands are counted."""


class Limits:
    """Counts, and refuses what is too much."""

    def __init__(self, settings: Settings) -> None:
        self._counter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._commands = RateLimitItemPerSecond(settings.commands_a_second * WINDOW, WINDOW)
        self._tables = RateLimitItemPerMinute(settings.tables_a_minute)

    def command(self, who: str) -> None:
        """Somebody commands, or asks for something that costs as much; raises `Refusal`."""
        if not self._counter.hit(self._commands, "command", who):
            raise Refusal("too-many-requests")

    def table(self, who: str) -> None:
        """Somebody opens a table; raises `Refusal`."""
        if not self._counter.hit(self._tables, "table", who):
            raise Refusal("too-many-requests")
