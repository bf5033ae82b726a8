"""What opens a table, and what makes a token for a bot."""

from typing import Annotated, Literal

import msgspec

from jemaa.core.options import OptionsByName
from jemaa.table.wire.base import Incoming, Kind, Outgoing


class Clock(Incoming, frozen=True, omit_defaults=False):
    """How long a seat has. Who runs out of time is not out: a bot stands in, until they come back.

    With nobody left who plays, the table is paused instead, and who comes back has time again.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    """No clock; `amount` seconds for each choice; seconds for the whole game; days for each choice."""
    amount: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0
    """Seconds gained by each choice; only with `game`."""


class OpenTable(Incoming, frozen=True):
    """`POST /api/tables`. Who opens a table sits down like everybody else, by `Sit`, once the commitment is known.

    The game begins as soon as no seat is open. One person may take several seats: a hot seat.
    """

    game: Annotated[str, msgspec.Meta(max_length=20)]
    seats: Annotated[tuple[Kind | None, ...], msgspec.Meta(min_length=2, max_length=5)]
    """[seat] -> the kind of a bot, or null: open to whoever has the invitation."""
    options: OptionsByName = msgspec.field(default_factory=dict)
    clock: Clock = Clock()
    public: bool = False
    """Listed for everybody to watch."""


class OpenedTable(Outgoing, frozen=True):
    """The answer to `OpenTable`: capabilities, for the paths /t/{key} and /api/tables/{key}."""

    invite: str
    """Who has it may take a seat. Also in `TableSummary`, for those who sit."""
    watch: str
    """Who has it may watch."""


class MakeToken(Incoming, frozen=True):
    """`POST /api/tokens`: a bearer token for a bot that acts in one's name."""

    scopes: tuple[Literal["play", "watch"], ...]
    """`play` for everything; `watch` only to see what one sees oneself."""


class MadeToken(Outgoing, frozen=True):
    """The answer to `MakeToken`; the server keeps a digest only."""

    token: str
