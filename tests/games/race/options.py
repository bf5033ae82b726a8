"""The race's named options."""

from typing import Literal

from jemaa.core.options import Options

SHORT, LONG = range(2)


class RaceOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a race."""

    track: Literal["short", "long"] = "short"
    """RA-1: the last square is 20, or 30."""
