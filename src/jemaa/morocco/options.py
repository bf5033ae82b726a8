"""Morocco's named options. The defaults are the clauses as they stand."""

from typing import ClassVar, Literal

from jemaa.core.errors import BadOption
from jemaa.core.options import Options, check_first_player

TOKENS = 36
WHEN_ABLE, HELD = range(2)
"""Values of `must_place` in a row (MO-5.2)."""
MUST, MAY = range(2)
"""Values of `keep_cube` in a row (MO-7.1)."""


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
    must_place: Literal["when_able", "held"] = "when_able"
    """MO-5.2: whether who can place may swap cubes so that nobody can be placed any more, or is held to placing."""
    empty_tile_arrow: bool = True
    """MO-6.10: whether empty-stall tiles have an arrow."""
    keep_cube: Literal["must", "may"] = "must"
    """MO-7.1: whether who has cubes at the end of a round must keep one of them."""

    later: ClassVar[frozenset[str]] = frozenset({"must_place", "empty_tile_arrow", "keep_cube"})


def check(players: int, options: MoroccoOptions) -> None:
    """Raise `BadOption` unless the options fit the number of players.

    The numbers of juice tokens by value must add up to 36, none below 0, and the first player must have a seat.
    """
    counts = options.juice_values
    if sum(counts) != TOKENS or min(counts) < 0:
        raise BadOption(f"juice_values are the numbers of tokens worth 2, 3 and 4, none below 0, {TOKENS} in "
                        f"all, such as 12/12/12; not {'/'.join(map(str, counts))}")
    check_first_player(players, options.first_player)
