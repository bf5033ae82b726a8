"""The commands: what a client at a table sends."""

from typing import Annotated

import msgspec

from jemaa.table.wire.base import ChoiceText, CommandId, Entropy, Incoming, Kind, Letter, Name, Phrase, Version


class Command(Incoming, frozen=True, tag_field="command", tag=str.lower):
    """Base of all commands. JSON carries the class's name, in small letters, as `command`."""

    id: CommandId


class Sit(Command, frozen=True):
    """Take an open seat before the game, which begins as soon as no seat is open."""

    seat: Letter
    name: Name
    entropy: Entropy


class Fill(Command, frozen=True):
    """Give an open seat, or that of a person who is not connected, to a bot; for those who sit at the table.

    Before the game the seat is the bot's from then on; during it the bot stands in until `Return`.
    """

    seat: Letter
    bot: Kind


class Leave(Command, frozen=True):
    """Before the game: make the seat free again. During it: a bot stands in until `Return`.

    If no other person plays, the bot doesn't either: the table is paused until somebody returns.
    """

    seat: Letter


class Return(Command, frozen=True):
    """Take one's seat back from the bot that stands in; a paused table goes on with it.

    Time for the whole game that is used up doesn't come back, and one can't either, unless the table is paused.
    """

    seat: Letter


class Act(Command, frozen=True):
    """Choose an action in the position of this version; refused as `stale` where the table has another version."""

    version: Version
    seat: Letter
    choice: ChoiceText


class Undo(Command, frozen=True):
    """Take back one's own last action; see `TableUpdate.may_undo`. The time used for it does not come back."""

    version: Version
    seat: Letter


class Resign(Command, frozen=True):
    """Give up for good. A bot plays on where two seats or more are left, and a person has one of them.

    A person who is away counts as well. Otherwise the game is over: of two players, the other one wins.
    """

    seat: Letter


class Say(Command, frozen=True):
    """Use a quick phrase. It is passed on and not stored."""

    seat: Letter
    phrase: Phrase


class Look(Command, frozen=True):
    """After the game: show one's position in the game to those who follow. Not stored; the last one to look leads."""

    seat: Letter
    at: Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)] | None
    """After so many entries of the record; null: lead no more."""


class Rematch(Command, frozen=True):
    """After the game: ask for another one with the same people, or answer, for all of one's seats.

    Without `entropy`, the next table is prepared, so that `TableUpdate.again` shows its commitment; with it, one says
    yes. The table opens when everybody has answered, or a minute after the first yes, with two people at least (one
    where no other person sat); those who said yes sit there already.
    """

    seat: Letter
    entropy: Entropy | None = None
    """One's part of the next dice; refused as `stale` before the commitment is there."""
    wanted: bool = True
    """False: one does not play again, or takes back one's yes."""


class AllowWatching(Command, frozen=True):
    """Switch watching by the watch link on or off; for those who sit at the table. A public table is always watched.

    Who watches by that link when it is switched off is turned away.
    """

    seat: Letter
    allowed: bool


AnyCommand = Sit | Fill | Leave | Return | Act | Undo | Resign | Say | Look | Rematch | AllowWatching
