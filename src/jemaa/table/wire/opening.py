"""The requests that open a table, or make a token for a bot, and their answers."""

from typing import Annotated, Literal

import msgspec

from jemaa.core.options import OptionsByName
from jemaa.table.wire.base import Incoming, Kind, Outgoing


class Clock(Incoming, frozen=True, omit_defaults=False):
    """The time of each seat. A person who runs out of time is not out: a bot stands in until they return.

    If no person is left who plays, the table is paused instead, and the person who returns has time again.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    """No clock; `amount` seconds for each choice; seconds for the whole game; days for each choice."""
    amount: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    """In the unit that `kind` says; 0 with `none`, and above 0 with the others."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0
    """Seconds gained by each choice; only with `game`."""


class OpenTable(Incoming, frozen=True):
    """`POST /api/tables`: the request to open a table.

    The person who opens it sits down like others, by `Sit`, once the commitment is known. The game begins as soon as no
    seat is open. One person may take several seats: a hot seat.
    """

    game: Annotated[str, msgspec.Meta(max_length=20)]
    seats: Annotated[tuple[Kind | None, ...], msgspec.Meta(min_length=2, max_length=5)]
    """[seat] -> the kind of a bot, or null: open to whoever has the invitation. One seat at least must be open."""
    options: OptionsByName = msgspec.field(default_factory=dict)
    """Those that are not named have their defaults (`GameInfo.options`)."""
    clock: Clock = Clock()
    public: bool = False
    """Whether the table is listed in the lobby, for everybody to watch."""
    family: bool = False
    """Whether only gentle bots may play here (`Lobby.gentle`), and at the tables of further games with these people."""


class OpenHere(OpenTable, frozen=True):
    """The same for a table that is played in the browser, whose person may give the seed of the dice.

    No server takes one: who knows its seed knows every roll to come.
    """

    seed: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Any text: the seed is its SHA-256. Empty for a secret one."""


class OpenedTable(Outgoing, frozen=True):
    """The answer to `OpenTable`: capabilities, for the paths /t/{key} and /api/tables/{key}."""

    invite: str
    """The key for taking a seat. Also in `TableSummary`, for those who came with it."""
    watch: str
    """The key for watching."""


class Invitation(Outgoing, frozen=True):
    """The answer to `GET /api/codes/{code}`."""

    invite: str
    """The key for taking a seat, as in `OpenedTable`."""


class MakeToken(Incoming, frozen=True):
    """`POST /api/tokens`: the request for a bearer token for a bot that acts in one's name."""

    scopes: tuple[Literal["play", "watch"], ...]
    """`play` for everything; `watch` only to see what one sees oneself."""


class MadeToken(Outgoing, frozen=True):
    """The answer to `MakeToken`; the server keeps a digest only."""

    token: str
