"""Morocco's named options: readings that a table may want otherwise. The defaults are the clauses as they stand."""

from typing import Literal

from jemaa.core.options import Options

TOKENS = 36


class MoroccoOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game of Morocco; see the clauses named."""

    juice_values: tuple[int, int, int] = (12, 12, 12)
    """MO-1.3: how many of the 36 juice tokens are worth 2, 3 and 4 points."""
    first_player: Literal["random", "A", "B", "C", "D", "E"] = "random"
    """MO-2.2: who begins."""
    third_place_points: Literal[1, 2] = 1
    """MO-6.5: points for the third in a stall."""
    open_juice: bool = False
    """MO-9.3: whether everybody sees the values of taken tokens."""
