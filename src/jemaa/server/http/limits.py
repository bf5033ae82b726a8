"""Limits of how many requests a person, or an address, may send, and how many sockets an address may have."""

import contextlib
from collections import Counter
from ipaddress import IPv6Address, ip_address

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from jemaa.server.settings import Settings
from jemaa.table.errors import Refusal

WINDOW = 10
"""Seconds over which commands are counted."""
CODES_A_MINUTE = 10
"""The largest number of codes that one person may try in a minute; an address may try `GUESSING` times as many, so
that to try all 28^6 of them takes it 7 years."""
PEOPLE = 4
"""How many times as much as one person an address may do, as long as nobody there does more than a person may.

A school class opens its tables within minutes, and its commands come one after the other, not at the same time.
"""
COMMANDING = 15
"""The same for commands, which everybody sends all the time."""
GUESSING = 12
"""The same for codes: a class types them within a minute, and mistypes some."""
NETWORK = 64
"""Bits of an IPv6 address that stand for one connection to the internet."""


class Limits:
    """Counts requests in the memory of this process, and refuses those beyond a limit, which do not count for it.

    Everything counts for the person, by `Access.name`, and for the address, which may do more: a new cookie gives
    nobody more than their address has.
    """

    def __init__(self, settings: Settings) -> None:
        self._counter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._commands = RateLimitItemPerSecond(settings.commands_a_second * WINDOW, WINDOW)
        self._commands_there = RateLimitItemPerSecond(settings.commands_a_second * WINDOW * COMMANDING, WINDOW)
        self._tables = RateLimitItemPerMinute(settings.tables_a_minute)
        self._tables_there = RateLimitItemPerMinute(settings.tables_a_minute * PEOPLE)
        self._codes = RateLimitItemPerMinute(CODES_A_MINUTE)
        self._codes_there = RateLimitItemPerMinute(CODES_A_MINUTE * GUESSING)
        self._most_sockets = settings.sockets_an_address
        self._sockets: Counter[str] = Counter()

    def command(self, who: str, address: str) -> None:
        """Count a command, or a request that costs as much; raises `Refusal` beyond a limit."""
        self._count(self._commands_there, "commands there", network(address))
        self._count(self._commands, "command", who)

    def table(self, who: str, address: str) -> None:
        """Count the opening of a table, or the making of something as lasting; raises `Refusal` beyond a limit."""
        self._count(self._tables_there, "tables there", network(address))
        self._count(self._tables, "table", who)

    def code(self, who: str, address: str) -> None:
        """Count the try of a code, right or wrong; raises `Refusal` beyond a limit."""
        self._count(self._codes_there, "codes there", network(address))
        self._count(self._codes, "code", who)

    def count_socket(self, address: str) -> None:
        """Count a socket that is open from now on; raises `Refusal` where its address has too many."""
        there = network(address)
        if self._sockets[there] >= self._most_sockets:
            raise Refusal("too-many-requests")
        self._sockets[there] += 1

    def forget_socket(self, address: str) -> None:
        """Count a socket no more that `count_socket` has counted, because it is closed."""
        there = network(address)
        self._sockets[there] -= 1
        if not self._sockets[there]:
            del self._sockets[there]

    def opening(self, address: str) -> None:
        """Count the opening of a socket as a command of its address; raises `Refusal` beyond the limit."""
        self._count(self._commands_there, "commands there", network(address))

    def _count(self, rate: RateLimitItemPerSecond | RateLimitItemPerMinute, what: str, who: str) -> None:
        if not self._counter.hit(rate, what, who):
            raise Refusal("too-many-requests")


def network(address: str) -> str:
    """What an address counts as: itself, or, for IPv6, its first 64 bits; anything else is returned as it is."""
    with contextlib.suppress(ValueError):
        known = ip_address(address)
        if isinstance(known, IPv6Address):
            mapped = known.ipv4_mapped
            return str(mapped) if mapped else str(IPv6Address(int(known) >> NETWORK << NETWORK))
    return address
