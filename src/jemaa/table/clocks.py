"""The seats' clocks: which one runs, and how much is left on each. Times are given; the machine's clock is not read."""

from jemaa.table.wire.opening import Clock

MILLISECONDS = {"none": 0, "move": 1_000, "game": 1_000, "days": 86_400_000}
"""`Clock.kind` -> the milliseconds of one unit of `Clock.amount`."""


class SeatClocks:
    """Milliseconds left on each seat's clock, of which one runs at most. Times are given in milliseconds.

    seats: the letters of all seats; each clock begins with the full amount.
    """

    def __init__(self, clock: Clock, seats: str) -> None:
        self._clock = clock
        self._full = clock.amount * MILLISECONDS[clock.kind]
        self._left = dict.fromkeys(seats, self._full)
        self.running: str | None = None
        """The letter of the seat whose clock runs; None if none does."""
        self._since = 0

    def __copy__(self) -> "SeatClocks":
        """The same clocks, to be changed on their own."""
        clocks = SeatClocks(self._clock, "")
        clocks._left, clocks.running, clocks._since = dict(self._left), self.running, self._since
        return clocks

    @property
    def used(self) -> bool:
        """Whether this table has clocks."""
        return self._full > 0

    def run(self, seat: str | None, now: int) -> None:
        """Stop the running clock, and let that of `seat` run from now on, or none.

        Nothing happens if it runs already, or if the table has no clocks.
        """
        if seat == self.running or not self.used:
            return
        self._left = self.left(now)
        self.running, self._since = seat, now

    def chose(self, now: int) -> None:
        """Note that the seat whose clock runs has chosen; its clock runs on. Nothing happens if none runs.

        A clock for the whole game gains the increment; one for each choice is full again.
        """
        if self.running is not None:
            gained = self.left(now)[self.running] + self._clock.increment * 1_000
            self._left[self.running] = gained if self._clock.kind == "game" else self._full
            self._since = now

    @property
    def mark(self) -> tuple[int, int]:
        """What `take_back` needs: the milliseconds that the running clock had left at one time, and that time.

        It is the time when the clock started, or when its seat chose last. Without a running clock, 0 are left.
        """
        return self._left.get(self.running or "", 0), self._since

    def take_back(self, mark: tuple[int, int]) -> None:
        """Set the running clock back to a `mark` of its seat, which has taken back its choices.

        The time since the mark counts as used. Nothing happens if no clock runs.
        """
        if self.running is not None:
            self._left[self.running], self._since = mark

    def refill(self, seat: str) -> None:
        """Give time to a seat to which a person comes back: if its clock is one for each choice, it is full again.

        Time for the whole game stays as it was. But if the seat has none left, all seats whose time is used up get the
        full time once more: a caller lets such a person come back only where that ends a pause.
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
        """Set the time of the seat to 0 and stop the running clock; see `refill` for how it gets time again."""
        self._left[seat] = 0
        self.running = None

    def is_spent(self, seat: str) -> bool:
        """Whether a seat has no time left for its whole game; False for other kinds of clocks.

        The time since a running clock started, or its seat last chose, is not taken off.
        """
        return self._clock.kind == "game" and self._left[seat] == 0

    def runs_out_at(self) -> int | None:
        """The time, in milliseconds, when the running clock is empty, which may be past; None if none runs."""
        return None if self.running is None else self._since + self._left[self.running]
