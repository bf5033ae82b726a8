"""Marrakech's actions and outcomes: each number has one meaning in all phases."""

from jemaa.core.choice import Action, Outcome, Space
from jemaa.marrakech.market import PLACES, place_name
from jemaa.marrakech.state import COLOURS, SEATS

LEFT, AHEAD, RIGHT = range(3)
"""Actions: Assam is turned a quarter to the left, not at all, or a quarter to the right (MK-3.2)."""
FIRST_PLACE = 3
"""Action 3 + place: lay a rug there (MK-5)."""

FIRST_SEAT = 0
"""Outcome 0 + seat: this seat begins (MK-2.4)."""
ROLL_BASE = FIRST_SEAT + SEATS - 1
"""Outcome 3 + slippers: the die shows 1..4 slippers (MK-1.2)."""
RUG_BASE = ROLL_BASE + 5
"""Outcome 8 + colour: this colour is turned up on the pile (MK-2.3)."""

COLOUR_LETTERS = ("ABCD", "ABCD", "ABab", "ABC", "ABCD")
"""[players][colour] -> its letter, on pictures and in text: the owner's, small for two players' second colour."""
SEAT_LETTERS = "ABCD"
HEADINGS = ("north", "east", "south", "west")

ACTIONS = Space(Action, ["left", "ahead", "right", *map(place_name, range(PLACES))], "MK-3.1")
OUTCOMES = Space(
    Outcome,
    [*(f"first {seat}" for seat in SEAT_LETTERS), *(f"roll {n}" for n in range(1, 5)),
     *(f"rug {colour}" for colour in range(1, COLOURS + 1))],
    "MK-1.2",
)
