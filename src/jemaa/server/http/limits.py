"""Limits of how many requests a person, or an address, may send."""

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from jemaa.server.settings import Settings
from jemaa.table.errors import Refusal

WINDOW = 10
"""Seconds over which commands are counted."""
CODES_A_MINUTE = 10
"""The largest number of codes that one address may try in a minute: to try all 28^6 of them takes 90 years."""


class Limits:
    """Counts requests in the memory of this process, and refuses those beyond a limit; these are not counted.

    Requests are counted by `who`: for commands it is `Access.name`, for tables and codes an address.
    """

    def __init__(self, settings: Settings) -> None:
        self._counter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._commands = RateLimitItemPerSecond(settings.commands_a_second * WINDOW, WINDOW)
        self._tables = RateLimitItemPerMinute(settings.tables_a_minute)
        self._codes = RateLimitItemPerMinute(CODES_A_MINUTE)

    def command(self, who: str) -> None:
        """Count a command, or a request that costs as much; raises `Refusal` beyond the limit."""
        if not self._counter.hit(self._commands, "command", who):
            raise Refusal("too-many-requests")

    def table(self, who: str) -> None:
        """Count the opening of a table, or the making of something as lasting; raises `Refusal` beyond the limit."""
        if not self._counter.hit(self._tables, "table", who):
            raise Refusal("too-many-requests")

    def code(self, who: str) -> None:
        """Count the try of a code, right or wrong; raises `Refusal` beyond the limit."""
        if not self._counter.hit(self._codes, "code", who):
            raise Refusal("too-many-requests")
