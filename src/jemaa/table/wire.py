"""Everything that goes over HTTP and the WebSocket: one source for the server, OpenAPI, and the page's types.

A client sends commands and gets messages. Codes and arguments go over the wire, sentences never do.
Seats go by their letters, times are milliseconds. What comes in is strict: unknown fields are refused.
The routes that they go by are in docs/reference/http.md, which is generated from the server's.
"""

from typing import Annotated, Any, Literal

import msgspec

from jemaa.core.events import Event
from jemaa.core.view import View

Letter = Annotated[str, msgspec.Meta(pattern="^[A-E]$")]
CommandId = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{8,40}$")]
"""Made by the client, new for each intention: a repeated one is answered like the first, and done once."""
Version = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
"""How many lines the table's journal has. Every change raises it; it never goes back, an undo raises it too."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Kind = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,29}$")]
"""Of a bot, as `Lobby.bots` lists them."""
Entropy = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32,64}$")]
"""A client's own random bytes, as hexadecimal digits: the dice depend on every person's (see `Proof`)."""
ChoiceText = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Phrase = Literal["hello", "thanks", "well-played", "sorry", "thinking", "your-turn", "again", "goodbye"]
"""The quick phrases: words for them are the page's."""
Status = Literal["waiting", "playing", "paused", "over"]
"""Of a table. `paused`: none of its persons plays, so that no bot plays and no clock runs until one of them returns."""


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what clients send."""


class Outgoing(msgspec.Struct, frozen=True):
    """Base of what clients get."""


# --- opening a table ----------------------------------------------------------------------------------------------

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
    options: dict[str, Any] = {}
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


# --- commands -----------------------------------------------------------------------------------------------------

class Command(Incoming, frozen=True, tag_field="command", tag=str.lower):
    """Base of all commands. JSON carries the class's name, in small letters, as `command`."""

    id: CommandId


class Sit(Command, frozen=True):
    """Take an open seat. The last one to sit begins the game."""

    seat: Letter
    name: Name
    entropy: Entropy


class Fill(Command, frozen=True):
    """Give an open seat, or that of an absent person, to a bot; for those who sit at the table.

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
    """Choose an action, in the position of this version."""

    version: Version
    seat: Letter
    choice: ChoiceText


class Undo(Command, frozen=True):
    """Take back one's own last action; see `Moment.may_undo`."""

    version: Version
    seat: Letter


class Resign(Command, frozen=True):
    """Give up for good. A bot plays on, as long as another person plays; otherwise the game is over."""

    seat: Letter


class Say(Command, frozen=True):
    """A quick phrase. It is passed on and not kept."""

    seat: Letter
    phrase: Phrase


class Look(Command, frozen=True):
    """After the game: show those who follow where one looks. Passed on and not kept; the last one to look leads."""

    seat: Letter
    at: Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)] | None
    """After so many entries of the record; null: lead no more."""


class Rematch(Command, frozen=True):
    """After the game: a new table with the same game and bots, and a seat for each person who comes along."""

    seat: Letter


AnyCommand = Sit | Fill | Leave | Return | Act | Undo | Resign | Say | Look | Rematch


# --- the table as its watchers see it -----------------------------------------------------------------------------

class SeatInfo(Outgoing, frozen=True):
    """Who sits where."""

    letter: str
    name: str
    kind: str
    """`open`, `human`, or the kind of a bot."""
    mine: bool
    """Of the person who gets this message."""
    present: bool
    """A person is connected, or it is a bot."""
    stand_in: str | None
    """The kind of the bot that plays for an absent or resigned person; not while the table is paused."""
    resigned: bool


class TableSummary(Outgoing, frozen=True):
    """`GET /api/tables/{key}`; also a part of each `Moment`."""

    number: str
    """The table's public name; it opens nothing."""
    game: str
    options: dict[str, Any]
    status: Status
    seats: tuple[SeatInfo, ...]
    clock: Clock
    public: bool
    opened: int
    """When, in milliseconds since 1970."""
    commitment: str
    """SHA-256 of the server's seed, hexadecimal: fixed before anybody sat down."""
    watch: str
    invite: str | None
    """For those who came with it; null for those who watch."""


class Group(Outgoing, frozen=True):
    """Legal actions that begin with the same word; "" for those of one word."""

    verb: str
    choices: tuple[str, ...]
    """Whole texts, as `Act.choice` takes them."""


class Odds(Outgoing, frozen=True):
    """What chance does to the actor's own points right after a choice. Only for choices that chance follows."""

    choice: str
    mean: float
    worst: int
    best: int


class Happening(Outgoing, frozen=True):
    """One line of the journal, as everybody may see it."""

    version: int
    """Of the table, with this line."""
    at: int
    """When, in milliseconds since 1970."""
    what: Literal["sat", "left", "began", "chose", "undid", "resigned", "stood-in", "returned", "ran-out", "rematch"]
    seat: str | None
    """Whose doing; null for chance."""
    choice: str | None = None
    """With `chose`: the action or outcome. With `sat` and `stood-in`: the kind (`human` or a bot's)."""
    name: str | None = None
    """With `sat`."""
    events: tuple[Event, ...] = ()
    """With `chose`: what happened by it, the game's own events in order."""
    pauses: bool = False
    """Nobody plays any more: the table is paused from here on."""


class Log(Outgoing, frozen=True):
    """A page of what happened, for who comes late: the lines that lead to a version, the oldest first."""

    happened: tuple[Happening, ...]


class Clocks(Outgoing, frozen=True):
    """Time left at the moment `now`. The clock of `running` goes on."""

    now: int
    left: dict[str, int]
    """Letter -> milliseconds."""
    running: str | None


class Result(Outgoing, frozen=True):
    """How the game ended."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    abandoned: bool
    """Not played to the end: everybody resigned, or all others did."""


class Proof(Outgoing, frozen=True):
    """What verifies the dice: only after the game. Draw k is HMAC-SHA256(seed, message k); see docs/guide/server.md."""

    seed: str
    """Hexadecimal; its SHA-256 is the commitment."""
    entropies: dict[str, str]
    """Letter -> what that person's client added."""


class Message(Outgoing, frozen=True, tag_field="message", tag=str.lower):
    """Base of what comes over the socket. JSON carries the class's name, in small letters, as `message`."""


class Step(Outgoing, frozen=True):
    """One step that followed a choice, for an animation: its events, and what the viewer sees after it."""

    version: int
    """That of the choice in `Moment.happened`."""
    events: tuple[Event, ...]
    view: View | None
    """Null where it is `Moment.view`."""


class Moment(Message, frozen=True):
    """The table as one viewer may see it; sent at once and after each change."""

    table: TableSummary
    version: int
    since: int
    """`happened` leads from this version to `version`. A client at `since` animates; any other just shows the view."""
    happened: tuple[Happening, ...]
    steps: tuple[Step, ...]
    """The steps of the choices in `happened`, in order; of many, the last 16."""
    view: View
    """The game's View; the seat whose turn it is, if it is the viewer's, else the viewer's first seat."""
    actor: str | None
    """The letter of the seat that chooses now, or will when a paused table goes on; null before and after the game."""
    legal: tuple[Group, ...]
    """Empty unless the actor's seat is the viewer's."""
    odds: tuple[Odds, ...]
    """Likewise."""
    may_undo: str | None
    """The viewer's seat that may take back its last action."""
    clocks: Clocks | None
    result: Result | None
    proof: Proof | None
    rematch: str | None
    """The key of the next table, once there is one."""


class Done(Message, frozen=True):
    """A command was carried out; the `Moment` of its version comes by itself."""

    id: str
    version: int
    rematch: str | None = None
    """The key of the next table, for `Rematch`."""


RefusalCode = Literal[
    "malformed",  # no command at all; `args.reason` says where
    "stale",  # made on an older version: `moment` shows the newest
    "illegal",  # against the rules: see `clause`
    "not-your-seat", "not-your-turn", "seat-taken", "not-begun", "begun", "over", "not-over",
    "no-undo", "only-watching", "not-seated", "no-such-seat", "no-such-bot", "no-such-game", "bad-option",
    "no-time", "present", "bad-record", "bad-address", "too-many-requests", "no-such-table", "forbidden",
]


class Refused(Message, frozen=True):
    """A command, or a request, was not carried out."""

    id: str | None
    code: RefusalCode
    clause: str | None = None
    """The rule that forbids it, such as MK-5.3."""
    args: dict[str, str | int] = {}
    moment: Moment | None = None
    """With `stale` and `illegal`: the table as it is now."""


class Said(Message, frozen=True):
    """Somebody used a quick phrase."""

    seat: str
    phrase: Phrase


class Looking(Message, frozen=True):
    """Where somebody looks in the finished game, for those who follow; sent to who comes later, too."""

    seat: str
    at: int | None
    """After so many entries of the record; null: they lead no more."""


ReviewStatus = Literal["none", "waiting", "working", "ready", "failed"]
"""Nobody has asked for a review; others come first; it is being made; it is there; it could not be made."""
ReviewFailure = Literal[
    "ended",  # the process that made it ended, as when the machine has no memory left
    "late",  # nothing was heard of the process for a quarter of an hour
    "error",  # an exception was raised; the server's log says where
    "store",  # it was made, but the database did not take it
]


class Reviewing(Message, frozen=True):
    """How far the review of the finished game is: see `ReviewState`, which it is asked for by."""

    status: ReviewStatus
    done: int = 0
    of: int = 0
    failure: ReviewFailure | None = None
    """Why it could not be made, with `failed`; it can be asked for again."""


AnyMessage = Moment | Done | Refused | Said | Looking | Reviewing


# --- the lobby ----------------------------------------------------------------------------------------------------

class OnlyWith(Outgoing, frozen=True):
    """The condition of an option: it means something only where another option has a certain value."""

    option: str
    value: Any


class GameInfo(Outgoing, frozen=True):
    """A game that can be played here."""

    name: str
    fewest_players: int
    most_players: int
    options: dict[str, tuple[Any, ...]]
    """Option -> its values, the default first; a free one has only its default."""
    only_with: dict[str, OnlyWith]
    """Option -> its condition, for the options that have one; their default is the one where the condition holds."""


class PublicTable(Outgoing, frozen=True):
    """A table that everybody may watch."""

    watch: str
    game: str
    status: Status
    names: tuple[str, ...]
    opened: int


class Lobby(Outgoing, frozen=True):
    """`GET /api/lobby`: what can be opened here, and what can be watched."""

    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    """Kinds: the levels first, the weakest before the stronger."""
    tables: tuple[PublicTable, ...]


# --- a game as a file, and to look through ------------------------------------------------------------------------

class Export(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The record with all that verifies its dice, once the game is over; the page and `jemaa verify` read it."""

    format: Literal[1] = 1
    table: str
    """The table's number; a part of each draw's message."""
    commitment: str
    seed: str | None
    """Null as long as the game is on."""
    entropies: dict[str, str]
    record: str
    """The lines of the record (docs/reference/record.schema.json); without a footer if the game was abandoned."""


class Frame(Outgoing, frozen=True):
    """The game after one entry of its record."""

    by: str
    """A seat's letter, or "chance"."""
    choice: str
    events: tuple[Event, ...]
    view: View


class Replay(Outgoing, frozen=True):
    """A whole game, entry by entry, as a spectator sees it."""

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    start: View
    """The view before the first entry."""
    frames: tuple[Frame, ...]
    result: Result | None
