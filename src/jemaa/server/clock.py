"""The clocks of the server: the wall clock, which tables and the database use, and one that only goes forward."""

import time


def now() -> int:
    """The time in milliseconds since 1970; whoever sets the machine's clock can move it in both directions."""
    return time.time_ns() // 1_000_000


def monotonic() -> float:
    """Seconds since some moment in the past; for durations within this process."""
    return time.monotonic()
