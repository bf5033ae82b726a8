"""Morocco's actions and outcomes: each number has one meaning in all phases."""

from itertools import combinations

from jemaa.core.choice import Action, Outcome, Space
from jemaa.core.row import table
from jemaa.morocco.market import ROOF, SIDE, SPACES, space_name

COLOUR_NAMES = ("black", "green", "purple", "brown", "orange")
COLOUR_LETTERS = "kgpno"
SEAT_LETTERS = "ABCDE"
HEADINGS = ("north", "east", "south", "west")
PAIRS = tuple(combinations(range(SIDE), 2))
"""The ten pairs of rows, or of columns."""

PLACE_ASSISTANT = 0
"""Action PLACE_ASSISTANT + space: place an assistant on the space (MO-5.2). Likewise for the other workers below."""
PLACE_BODYGUARD = PLACE_ASSISTANT + SPACES
PLACE_TOURIST = PLACE_BODYGUARD + SPACES
PLACE_COUSINS = PLACE_TOURIST + SPACES
"""Action PLACE_COUSINS + space: place the first of two cousins there (MO-5.5)."""
PLACE_SECOND = PLACE_COUSINS + SPACES
"""Action PLACE_SECOND + space: place the second cousin there (MO-5.5)."""
MOVE_TO = PLACE_SECOND + SPACES
"""Action MOVE_TO + space: a tourist moves on to the space (MO-6.11)."""
SCOUT_TO = MOVE_TO + SPACES
"""Action SCOUT_TO + outer roof space: move the pawn there (MO-4.2)."""
GAIN = SCOUT_TO + ROOF
"""Action GAIN + colour: gain a cube of it on a wild die (MO-3.3)."""
PAY = GAIN + len(COLOUR_NAMES)
"""Action PAY + colour: pay a cube of it as the extra one for a tourist or cousins (MO-5.3)."""
KEEP_CUBE = PAY + len(COLOUR_NAMES)
"""Action KEEP_CUBE + colour: keep a cube of it at the end of a round (MO-7.1)."""
TAKE_COIN = KEEP_CUBE + len(COLOUR_NAMES)
TAKE_BODYGUARD = TAKE_COIN + 1
"""Actions TAKE_COIN and TAKE_BODYGUARD: the one or the other as a reward (MO-6.6)."""
POINT = TAKE_BODYGUARD + 1
"""Action POINT + direction: point a tile's arrow that way (MO-6.10)."""
SWAP_ROWS = POINT + len(HEADINGS)
"""Action SWAP_ROWS + pair: spend a coin to swap the cubes of two rows (MO-5.6). SWAP_COLUMNS likewise."""
SWAP_COLUMNS = SWAP_ROWS + len(PAIRS)
PASS = SWAP_COLUMNS + len(PAIRS)
"""Action: pass where no worker can be placed (MO-5.2), or keep no cube (MO-7.1)."""
END_TURN = PASS + 1
"""Action: end the turn after a placement and keep the coins that are left (MO-5.7)."""

SPACE_NAMES = tuple(space_name(space) for space in range(SPACES))
ACTIONS = Space(
    Action,
    [*(f"{verb} {space}" for verb in ("assistant", "bodyguard", "tourist", "cousins", "cousin", "move")
       for space in SPACE_NAMES),
     *(f"scout {space + 1}" for space in range(ROOF)),
     *(f"{verb} {colour}" for verb in ("gain", "pay", "keep") for colour in COLOUR_NAMES),
     "take coin", "take bodyguard",
     *(f"arrow {heading}" for heading in HEADINGS),
     *(f"rows {one + 1}-{other + 1}" for one, other in PAIRS),
     *(f"columns {'ABCDE'[one]}-{'ABCDE'[other]}" for one, other in PAIRS),
     "pass", "end"],
    "MO-5.2",
)

FIRST_SEAT = 0
"""Outcome FIRST_SEAT + seat: this seat begins (MO-2.2)."""
CUBE = FIRST_SEAT + len(SEAT_LETTERS)
"""Outcome CUBE + colour: the colour of the next cube dealt to a row, column or roof space (MO-2.1)."""
JUICE = CUBE + len(COLOUR_NAMES)
"""Outcome JUICE + value - 2: the value, 2 to 4, of the next juice token dealt (MO-2.1)."""
DIE_FACE = JUICE + 3
"""Outcome DIE_FACE + colour: the market die shows it; DIE_FACE + 5: it shows the wild face (MO-3.3)."""

OUTCOMES = Space(
    Outcome,
    [*(f"first {seat}" for seat in SEAT_LETTERS), *(f"cube {colour}" for colour in COLOUR_NAMES),
     *(f"juice {value}" for value in (2, 3, 4)), *(f"die {face}" for face in (*COLOUR_NAMES, "wild"))],
    "MO-2.1",
)

PAIR_FIRST = table([one for one, _ in PAIRS])
PAIR_SECOND = table([other for _, other in PAIRS])
"""`PAIR_FIRST` and `PAIR_SECOND`: [pair] -> the lower and the higher of its two rows, or columns, 0..4."""
