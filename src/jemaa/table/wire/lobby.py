"""The lobby: the games and bots of a server, and its public tables."""

from jemaa.core.options import OptionValue
from jemaa.table.wire.base import Outgoing, Status


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
    """[seat] -> the name of the person there, or the kind of the bot; "" for an open seat."""
    opened: int
    """When, in milliseconds since 1970."""


class Lobby(Outgoing, frozen=True):
    """`GET /api/lobby`: the games and bots of the server, and the tables that everybody may watch."""

    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    """The kinds of bots: the levels first, from the weakest to the strongest."""
    gentle: tuple[str, ...]
    """Those of them that may play at a family table."""
    tables: tuple[PublicTable, ...]
    """The newest first, at most 50; without those whose game is over."""
