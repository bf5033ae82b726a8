"""A table as one viewer may see it, and its public log."""

from typing import Literal

from jemaa.core.events import Event
from jemaa.core.options import OptionsByName
from jemaa.core.view import View
from jemaa.table.wire.base import Message, Outgoing, Status
from jemaa.table.wire.opening import Clock


class SeatInfo(Outgoing, frozen=True):
    """One seat of a table and the person or bot in it."""

    letter: str
    name: str
    """The person's name; a letter that stands for one of the names of bots; "" for an open seat."""
    kind: str
    """`open`, `human`, or the kind of a bot."""
    mine: bool
    """Whether the seat is that of the person who gets this message."""
    present: bool
    """Whether the person in it is connected; True for a bot, False for an open seat."""
    stand_in: str | None
    """The kind of the bot that plays for a person who is away, out of time or resigned; it waits during a pause."""
    resigned: bool


class TableSummary(Outgoing, frozen=True):
    """A table in short, as one viewer may see it: a part of each `TableUpdate`."""

    number: str
    """The table's public name; it opens nothing."""
    game: str
    options: OptionsByName
    status: Status
    seats: tuple[SeatInfo, ...]
    clock: Clock
    public: bool
    family: bool
    """Whether only gentle bots play here (`Lobby.gentle`)."""
    opened: int
    """When, in milliseconds since 1970."""
    commitment: str
    """SHA-256 of the server's seed, hexadecimal: fixed before anybody sat down."""
    signer: str | None
    """The public key with which the server signs this game's file, hexadecimal (`Export.signatures`).

    It stays the same from the opening on; null for a table that an older version has opened.
    """
    watch: str
    """The key for watching."""
    watchable: bool
    """Whether that key opens the table now: always, if the table is public (see `AllowWatching`)."""
    invite: str | None
    """The key for taking a seat, for those who came with it; null for those who watch."""
    code: str | None
    """Six letters or digits that stand for the invitation; null once the game has begun, and for those who watch."""
    host: str | None
    """The letter of the seat of the person who sat down first; null while no person sits there."""


class Group(Outgoing, frozen=True):
    """Legal actions that begin with the same word; "" for those of one word."""

    verb: str
    choices: tuple[str, ...]
    """Whole texts, as `Act.choice` takes them."""


class ChanceSpread(Outgoing, frozen=True):
    """The effect of chance on the actor's own points right after a choice, for choices that chance follows."""

    choice: str
    mean: float
    """The mean change of the points by chance, which may be below 0; what the choice itself changes is not in it."""
    worst: int
    """The least change, in points."""
    best: int
    """The greatest change, in points."""


class LogEntry(Outgoing, frozen=True):
    """One line of the journal, as everybody may see it."""

    version: int
    """The version of the table with this line."""
    at: int
    """When, in milliseconds since 1970."""
    what: Literal["sat", "left", "began", "chose", "undid", "resigned", "stood-in", "returned", "ran-out", "prepared",
                  "agreed", "declined", "watch-on", "watch-off", "rematch"]
    seat: str | None
    """The letter of the seat that it is about; null for chance and `began`. Who seated a bot there is not told."""
    choice: str | None = None
    """With `chose`: the action or outcome. With `sat` and `stood-in`: the kind (`human` or a bot's)."""
    name: str | None = None
    """With `sat`: the name."""
    events: tuple[Event, ...] = ()
    """With `chose`: the game's own events that followed, in order."""
    pauses: bool = False
    """Whether the table is paused from here on, because nobody plays any more."""


class Log(Outgoing, frozen=True):
    """A page of the log, for people who come late: the last 256 lines before a version, the oldest first."""

    happened: tuple[LogEntry, ...]


class Clocks(Outgoing, frozen=True):
    """The time left at the moment `now`. The clock of `running` goes on."""

    now: int
    """In milliseconds since 1970, by the server's clock."""
    left: dict[str, int]
    """Letter -> milliseconds."""
    running: str | None
    """The letter of the seat whose clock runs; null if none does."""


class First(Outgoing, frozen=True):
    """Who is first, and by how much."""

    seats: tuple[str, ...]
    """Their letters; several share the first place."""
    by: int | None
    """The points of the first less those of the best other seat, which may have more. Null without another seat."""
    tie_break: str | None = None
    """What decided between equal points, as the game names it (`GameType.tie_break`); null where points did."""


class CountStep(Outgoing, frozen=True):
    """One thing that is counted at the end, and what the count has come to with it."""

    seat: str
    """The letter of the seat that gets the points."""
    source: str
    """The source in `SeatView.points` to which they belong."""
    points: int
    places: tuple[str, ...]
    """Where it lies on the board, by the names that the view uses; empty for what lies beside the board."""
    sum: int
    """The seat's points of this source so far."""
    total: int
    """All points of the seat so far."""


class Result(Outgoing, frozen=True):
    """Points, ranks and winners of a game that is over, as every viewer of the table sees them."""

    scores: tuple[int, ...]
    """[seat] -> points."""
    ranking: tuple[int, ...]
    """[seat] -> rank, 1 the best; equal ranks share.

    Those who resigned come last, the later the better (docs/guide/server.md, TB-1).
    """
    abandoned: bool
    """Not played to the end: all others resigned, or all people did."""
    resigned: tuple[str, ...]
    """The letters of the seats whose people resigned, the first one first."""
    won: First
    """Who is first in `ranking`; `by` compares them with the others who stayed."""
    led: First
    """Who is first by the game's own rules, resigned or not: in an abandoned game, who led when it ended."""
    count: tuple[CountStep, ...]
    """What the points are counted from, the winners' last; their points add up to `scores`."""


class Proof(Outgoing, frozen=True):
    """The data that verify the dice, after the game.

    Draw k, from 0, comes from HMAC-SHA256(seed, message k); see docs/guide/server.md.
    """

    seed: str
    """Hexadecimal; its SHA-256 is the commitment."""
    entropies: dict[str, str]
    """Letter -> what that person's client added."""


class Again(Outgoing, frozen=True):
    """Who plays again. Each person is named by the letter of their first seat; bots need not be asked."""

    commitment: str
    """SHA-256 of the next table's seed, hexadecimal: fixed before anybody answers."""
    people: tuple[str, ...]
    """All persons who sat at the table; those who have not answered are neither in `yes` nor in `no`."""
    yes: tuple[str, ...]
    no: tuple[str, ...]
    opens_in: int | None
    """Milliseconds until the next table opens if no further answer comes; null while too few have said yes."""
    waits: int | None
    """Milliseconds for which those who have not answered are waited for, 0 afterwards; null before the first yes."""


class Step(Outgoing, frozen=True):
    """One step that followed a choice, for an animation: its events, and what the viewer sees after it."""

    version: int
    """That of the choice in `TableUpdate.happened`."""
    events: tuple[Event, ...]
    view: View | None
    """Null where it is `TableUpdate.view`. For a viewer with several seats it is a spectator's."""


class TableUpdate(Message, frozen=True, tag="update"):
    """The table as one viewer may see it; sent at once and after each change."""

    table: TableSummary
    version: int
    since: int
    """`happened` leads from this version to `version`. A client at `since` animates; any other just shows the view."""
    happened: tuple[LogEntry, ...]
    steps: tuple[Step, ...]
    """The steps of the choices in `happened`, in order; of many, the last 16."""
    view: View
    """The game's View, from the seat whose turn it is, if it is the viewer's, else from the viewer's only seat.

    Who has no seat gets the view of a spectator; so does who has several, while it is the turn of none of them, since
    several people look at one screen.
    """
    private: bool
    """Whether `view` shows what a spectator may not see: with several seats, the device changes hands first."""
    actor: str | None
    """The letter of the seat that chooses now, or will when a paused table goes on; null before and after the game."""
    legal: tuple[Group, ...]
    """Empty unless the actor's seat is the viewer's, and the viewer plays it, not a bot."""
    chance_spreads: tuple[ChanceSpread, ...]
    """Empty where `legal` is, or has more than 12 actions. Otherwise one for each of them that chance follows."""
    may_undo: str | None
    """The letter of the viewer's seat that may take back its last action; null if none may."""
    clocks: Clocks | None
    """Null for a table without clocks."""
    result: Result | None
    """Null until the game is over."""
    proof: Proof | None
    """Null until the game is over."""
    again: Again | None
    """The answers about another game, once somebody has asked for one."""
    rematch: str | None
    """The key of the next table, once there is one: for taking a seat, or for watching, as the viewer came here."""
