"""The lobby: the games and bots of a server, and its public tables."""

from typing import Annotated, Literal

import msgspec

from jemaa.core.options import OptionValue
from jemaa.table.wire.base import Incoming, Outgoing, Status
from jemaa.table.wire.updates import Clocks, SeatInfo

BotsIn = Literal["server", "browser"]
"""Where games run in which nobody but the people at one device plays against bots."""


class OnlyWith(Outgoing, frozen=True):
    """The condition of an option: it has an effect only where another option has a certain value."""

    option: str
    value: OptionValue


class GameInfo(Outgoing, frozen=True):
    """A game that can be played here."""

    name: str
    fewest_players: int
    most_players: int
    options: dict[str, tuple[OptionValue, ...]]
    """Option -> its values, the default first; a free one has only its default."""
    only_with: dict[str, OnlyWith]
    """Option -> its condition, for the options that have one; their default is the one where the condition holds."""
    clauses: dict[str, str]
    """Option -> the clause that it is a reading of, such as "MK-5.3"; without the options that name none."""


class PublicTable(Outgoing, frozen=True):
    """A table that everybody may watch."""

    watch: str
    """The key for watching."""
    game: str
    status: Status
    names: tuple[str, ...]
    """[seat] -> the name of the person there; a bot's letter as in a table's updates; "" for an open seat."""
    kinds: tuple[str, ...]
    """[seat] -> `open`, `human`, or the kind of the bot."""
    opened: int
    """When, in milliseconds since 1970."""


class LeftOut(Outgoing, frozen=True):
    """Kinds of bots that are not offered, because the rules are not compiled: a choice would take over a second."""

    kinds: tuple[str, ...]
    """The levels among them first, from the weakest to the strongest."""
    remedy: str
    """What the operator can do so that they are offered: a command such as "pip install 'jemaa[jit]'"."""


class Lobby(Outgoing, frozen=True):
    """`GET /api/lobby`: the games and bots of the server, and the tables that everybody may watch."""

    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    """The kinds of bots: the levels first, from the weakest to the strongest."""
    gentle: tuple[str, ...]
    """Those of them that may play at a family table."""
    left_out: LeftOut | None
    """The kinds that other servers offer and this one doesn't; null where there are none."""
    tables: tuple[PublicTable, ...]
    """The newest first, at most 50; without those whose game is over."""
    offline: bool = False
    """Whether what the page needs to play without this server can be had from it."""
    bots_in: BotsIn = "server"
    """Where a game of one person, or of several at one device, against bots runs."""


class AskMyTables(Incoming, frozen=True):
    """`POST /api/my-tables`: the request for the present state of the tables that a browser remembers."""

    keys: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=100)], ...], msgspec.Meta(max_length=50)]
    """The keys of the tables, for taking a seat or for watching."""


class MyTable(Outgoing, frozen=True):
    """The present state of one table, in short."""

    key: str
    """The key by which it was asked for."""
    game: str
    status: Status
    seats: tuple[SeatInfo, ...]
    actor: str | None
    """The letter of the seat that chooses now, or will when a paused table goes on; null before and after the game."""
    waits: bool
    """Whether it is the turn of the person who asks: they have the actor's seat, and no bot plays in it."""
    clocks: Clocks | None
    """Null for a table without clocks."""


class MyTables(Outgoing, frozen=True):
    """The answer to `AskMyTables`, in the order of the keys; keys that open no table are left out."""

    tables: tuple[MyTable, ...]
