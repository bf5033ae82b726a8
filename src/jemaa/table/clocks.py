"""The seats' clocks: which one runs, and how much is left on each. Times are given; the machine's clock is not read."""

from jemaa.table.wire.opening import Clock

MILLISECONDS = {"none": 0, "move": 1_000, "game": 1_000, "days": 86_400_000}
"""Of one unit of `Clock.amount`."""


class SeatClocks:
    """Milliseconds left on each seat's clock. Every call is given the time, in milliseconds."""

    def __init__(self, clock: Clock, seats: str) -> None:
        self._clock = clock
        self._full = clock.amount * MILLISECONDS[clock.kind]
        self._left = dict.fromkeys(seats, self._full)
        self.running: str | None = None
        self._since = 0

    @property
    def used(self) -> bool:
        """Whether this table has clocks."""
        return self._full > 0

    def run(self, seat: str | None, now: int) -> None:
        """Let the clock of `seat` run from now on, or none."""
        if seat == self.running or not self.used:
            return
        self._left = self.left(now)
        self.running, self._since = seat, now

    def chose(self, now: int) -> None:
        """The seat whose clock runs has chosen, and gets the time that the clock gives for a choice."""
        if self.running is not None:
            gained = self.left(now)[self.running] + self._clock.increment * 1_000
            self._left[self.running] = gained if self._clock.kind == "game" else self._full
            self._since = now

    @property
    def mark(self) -> tuple[int, int]:
        """The milliseconds that the running clock had left, and the time since which it runs: for `take_back`."""
        return self._left.get(self.running or "", 0), self._since

    def take_back(self, mark: tuple[int, int]) -> None:
        """Set the running clock back to `mark`: the seat has taken back its choices, and the time for them is gone."""
        if self.running is not None:
            self._left[self.running], self._since = mark

    def refill(self, seat: str) -> None:
        """A person comes back to a seat: if the clock is one for each choice, it is full again.

        Time for the whole game stays as it was. But where a pause ends and the person has none left, all seats whose
        time is used up get the full time once more.
        """
        if self._clock.kind != "game":
            self._left[seat] = self._full
        elif not self._left[seat]:
            self._left = {each: left or self._full for each, left in self._left.items()}

    def left(self, now: int) -> dict[str, int]:
        """Letter -> milliseconds left, at least 0."""
        spent = max(0, now - self._since)
        return {seat: max(0, left - spent) if seat == self.running else left for seat, left in self._left.items()}

    def spend(self, seat: str) -> None:
        """Mark that the seat has run out of time; see `refill` for how it gets some again."""
        self._left[seat] = 0
        self.running = None

    def is_spent(self, seat: str) -> bool:
        """Whether a seat has run out of the time for its whole game."""
        return self._clock.kind == "game" and self._left[seat] == 0

    def runs_out_at(self) -> int | None:
        """The time, in milliseconds, when the running clock will be empty; None if none runs."""
        return None if self.running is None else self._since + self._left[self.running]
