"""Limits of how many requests a person, or an address, may send."""

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from jemaa.server.settings import Settings
from jemaa.table.errors import Refusal

WINDOW = 10
"""Seconds over which commands are counted."""


class Limits:
    """Counts requests, and refuses those beyond a limit."""

    def __init__(self, settings: Settings) -> None:
        self._counter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._commands = RateLimitItemPerSecond(settings.commands_a_second * WINDOW, WINDOW)
        self._tables = RateLimitItemPerMinute(settings.tables_a_minute)

    def command(self, who: str) -> None:
        """Count a command, or a request that costs as much; raises `Refusal` beyond the limit."""
        if not self._counter.hit(self._commands, "command", who):
            raise Refusal("too-many-requests")

    def table(self, who: str) -> None:
        """Count the opening of a table; raises `Refusal` beyond the limit."""
        if not self._counter.hit(self._tables, "table", who):
            raise Refusal("too-many-requests")
