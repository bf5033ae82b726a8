"""Upper bounds of a race's length and points."""

from jemaa.core.contract import Bounds
from tests.games.race.options import RaceOptions
from tests.games.race.rules import LONG_TRACK, MOST_TURNS, SHORT_TRACK


def most_turns(players: int, options: RaceOptions) -> int:
    """One decision, and one roll, in each turn (RA-1, RA-2)."""
    return MOST_TURNS


def most_points(players: int, options: RaceOptions) -> int:
    """The last square (RA-5)."""
    return LONG_TRACK if options.track == "long" else SHORT_TRACK


BOUNDS = Bounds(decisions=most_turns, draws=most_turns, points=most_points)
