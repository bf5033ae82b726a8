"""Marrakech's named options. The defaults are the clauses as they stand."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from jemaa.core.options import OnlyWith, Options, check_first_player, depends

SHUFFLED, ALTERNATING, SINGLE = range(3)
CONNECTED, ADJOINING = range(2)
COLOUR, OWNER = range(2)
TURN_FIRST, ROLL_FIRST = range(2)
ENDS, PLAYS_ON = range(2)


class MarrakechOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game of Marrakech; see the clauses named."""

    two_player_rugs: Literal["shuffled", "alternating", "single"] = "shuffled"
    """MK-2.3, two players: 12 rugs of each of two colours shuffled, or in turn; or 15 of one colour."""
    first_player: Literal["random", "A", "B", "C", "D"] = "random"
    """MK-2.4: who begins."""
    payment_area: Literal["connected", "adjoining"] = "connected"
    """MK-4.2: one pays for the whole area, or for Assam's square and those of its colour beside it."""
    two_player_area: Literal["colour", "owner"] = "colour"
    """MK-4.2, two players: an area has one colour, or both colours of its owner."""
    elimination: bool = True
    """MK-4.4: whether someone who can't pay is out; if not, they pay what they have and play on."""
    cover_own_rug: bool = False
    """MK-5.3: whether one may cover both halves of one's own rug at once; no effect with `different_colours`."""
    different_colours: bool = False
    """MK-5.3: whether two halves that are covered at once must differ in colour; then a rug may have no place."""
    lone_survivor: Literal["ends", "plays_on"] = "ends"
    """MK-6.1: whether the last player in the game lays the rest of their rugs."""
    turn_order: Literal["turn_first", "roll_first"] = "turn_first"
    """MK-7.1: turn Assam before the roll, or after one's rug."""
    must_turn: Annotated[bool, Meta(extra_json_schema={"default": False})] = depends()
    """MK-7.2, with `roll_first`: whether Assam must be turned left or right; on unless it is given as off.

    With `turn_first` it means nothing and is off. A stored position that does not name it means off: that was the
    default when it was written, and the schema says so.
    """

    later: ClassVar[frozenset[str]] = frozenset({"payment_area", "two_player_area", "different_colours"})
    only_with: ClassVar[Mapping[str, OnlyWith]] = {"must_turn": OnlyWith("turn_order", "roll_first", default=True)}


def check(players: int, options: MarrakechOptions) -> None:
    """Raise `BadOption` unless the option `first_player` is "random" or one of the players."""
    check_first_player(players, options.first_player)
