"""The race's state: one row."""

from typing import Annotated

from jemaa.core.row import INT8, Int8, IntField, Row

SEATS = 2


class RaceRow(Row):
    """All that a race is, between two choices."""

    squares: Annotated[IntField, INT8, SEATS]
    """[seat] -> the square of its runner, 0 (the start) to the last one."""
    players: Int8
    """2."""
    seat: Int8
    """The seat whose turn it is."""
    die: Int8
    """What the die shows, 1 to 6; 0 before the roll."""
    turns: Int8
    """The turns that are over, 0 to 60."""
    track: Int8
    """Option: SHORT or LONG (options.py)."""
