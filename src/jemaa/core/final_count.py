"""The count at the end of a game, thing by thing: what a page shows on the board before it names the winner."""

import msgspec


class Counted(msgspec.Struct, frozen=True):
    """One thing that is counted, and the points that it is worth."""

    seat: str
    """The letter of the seat that gets the points."""
    source: str
    """The source in `SeatView.points` to which they belong."""
    points: int
    places: tuple[str, ...] = ()
    """Where it lies on the board, by the names that the game's views use; empty for what lies beside the board."""
