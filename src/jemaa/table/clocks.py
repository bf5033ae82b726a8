"""Whose clock runs, and how much is left on each: plain arithmetic on given moments, no clock of the machine."""

from jemaa.table.wire import Clock

MILLISECONDS = {"none": 0, "move": 1_000, "game": 1_000, "days": 86_400_000}
"""Of one unit of `Clock.amount`."""


class SeatClocks:
    """Milliseconds left on each seat's clock. Every call says what time it is."""

    def __init__(self, clock: Clock, seats: str) -> None:
        self._clock = clock
        self._full = clock.amount * MILLISECONDS[clock.kind]
        self._left = dict.fromkeys(seats, self._full)
        self.running: str | None = None
        self._since = 0

    @property
    def used(self) -> bool:
        """Whether this table has clocks at all."""
        return self._full > 0

    def run(self, seat: str | None, now: int) -> None:
        """From now on the clock of `seat` runs, or none. A turn that ends gives what the clock gives for a turn."""
        if seat == self.running or not self.used:
            return
        if self.running is not None:
            self._finish(self.running, now)
        self.running, self._since = seat, now

    def _finish(self, seat: str, now: int) -> None:
        if self._clock.kind == "game":
            self._left[seat] = self.left(now)[seat] + self._clock.increment * 1_000
        else:
            self._left[seat] = self._full

    def left(self, now: int) -> dict[str, int]:
        """Letter -> milliseconds left, at least 0."""
        spent = max(0, now - self._since)
        return {seat: max(0, left - spent) if seat == self.running else left for seat, left in self._left.items()}

    def empty(self, seat: str, now: int) -> bool:
        """Whether a seat has no time left, and can't have more."""
        return self.used and self.left(now)[seat] == 0

    def spend(self, seat: str) -> None:
        """The seat has run out; with a clock for the whole game nothing brings its time back."""
        if self._clock.kind == "game":
            self._left[seat] = 0
            self.running = None

    def runs_out_at(self) -> int | None:
        """When the running clock will be empty; None if none runs."""
        return None if self.running is None else self._since + self._left[self.running]
