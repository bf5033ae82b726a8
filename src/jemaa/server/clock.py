"""The wall clock of the server, in milliseconds since 1970: the unit that tables and the database use."""

import time


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
