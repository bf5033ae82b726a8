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
    kind: str
    """`open`, `human`, or the kind of a bot."""
    mine: bool
    """Whether the seat is that of the person who gets this message."""
    present: bool
    """Whether the person in it is connected; True for a bot."""
    stand_in: str | None
    """The kind of the bot that plays for an absent or resigned person; not while the table is paused."""
    resigned: bool


class TableSummary(Outgoing, frozen=True):
    """`GET /api/tables/{key}`; also a part of each `TableUpdate`."""

    number: str
    """The table's public name; it opens nothing."""
    game: str
    options: OptionsByName
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
    code: str | None
    """Six letters that lead to the table until its game begins; for those who came with the invitation."""
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
    worst: int
    best: int


class LogEntry(Outgoing, frozen=True):
    """One line of the journal, as everybody may see it."""

    version: int
    """The version of the table with this line."""
    at: int
    """When, in milliseconds since 1970."""
    what: Literal["sat", "left", "began", "chose", "undid", "resigned", "stood-in", "returned", "ran-out", "prepared",
                  "agreed", "declined", "rematch"]
    seat: str | None
    """The letter of the seat that did it; null for chance."""
    choice: str | None = None
    """With `chose`: the action or outcome. With `sat` and `stood-in`: the kind (`human` or a bot's)."""
    name: str | None = None
    """With `sat`."""
    events: tuple[Event, ...] = ()
    """With `chose`: the game's own events that followed, in order."""
    pauses: bool = False
    """Whether the table is paused from here on, because nobody plays any more."""


class Log(Outgoing, frozen=True):
    """A page of the log, for people who come late: the lines that lead to a version, the oldest first."""

    happened: tuple[LogEntry, ...]


class Clocks(Outgoing, frozen=True):
    """The time left at the moment `now`. The clock of `running` goes on."""

    now: int
    left: dict[str, int]
    """Letter -> milliseconds."""
    running: str | None


class Result(Outgoing, frozen=True):
    """The result of the game."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    """Those who resigned come last, the later the better (docs/guide/server.md, TB-1)."""
    abandoned: bool
    """Not played to the end: all others resigned, or all people did."""
    resigned: tuple[str, ...] = ()
    """The letters of the seats whose people resigned, the first one first."""


class Proof(Outgoing, frozen=True):
    """The data that verify the dice, after the game.

    Draw k is HMAC-SHA256(seed, message k); see docs/guide/server.md.
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
    yes: tuple[str, ...]
    no: tuple[str, ...]
    opens_in: int | None
    """Milliseconds until the next table opens if no further answer comes; null while too few have said yes."""


class Step(Outgoing, frozen=True):
    """One step that followed a choice, for an animation: its events, and what the viewer sees after it."""

    version: int
    """That of the choice in `TableUpdate.happened`."""
    events: tuple[Event, ...]
    view: View | None
    """Null where it is `TableUpdate.view`."""


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
    """The game's View; the seat whose turn it is, if it is the viewer's, else the viewer's first seat."""
    actor: str | None
    """The letter of the seat that chooses now, or will when a paused table goes on; null before and after the game."""
    legal: tuple[Group, ...]
    """Empty unless the actor's seat is the viewer's."""
    chance_spreads: tuple[ChanceSpread, ...]
    """Likewise."""
    may_undo: str | None
    """The viewer's seat that may take back its last action."""
    clocks: Clocks | None
    result: Result | None
    proof: Proof | None
    again: Again | None
    """The answers about another game, once somebody has asked for one."""
    rematch: str | None
    """The key of the next table, once there is one."""
