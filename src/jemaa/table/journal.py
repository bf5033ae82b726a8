"""The journal: every change of a table as one line. A table follows from its lines; nothing else is stored.

The record of the game is a part of it: the lines `Chose`, less those taken back by `Undid`.
"""


import msgspec

from jemaa.core.options import OptionsByName
from jemaa.core.record import CHANCE_NAME
from jemaa.table.wire.opening import Clock


class Opening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a table, written once when it is opened. It has secrets: clients do not get it."""

    number: str
    """The public name: in logs, metrics and the dice's messages. It opens nothing."""
    invite: str
    watch: str
    """Capabilities: who knows one may sit, or watch. Never in logs."""
    seed: str
    """The dice's, hexadecimal; secret until the game is over."""
    game: str
    options: OptionsByName
    seats: tuple[str | None, ...]
    """[seat] -> a bot's kind; None: for a person, open at first."""
    clock: Clock
    public: bool
    opened: int
    """Milliseconds since 1970."""
    stand_in: str
    """The kind of bot that plays for the absent."""
    family: bool = False
    """Whether only gentle bots play here (`House.gentle`); the tables of further games are family tables, too."""
    code: str | None = None
    """Six letters or digits that stand for the invitation until the game begins (`codes`).

    None for tables that were opened as the rematch of another one, or by older versions.
    """
    signer: str | None = None
    """The public key with which the server signs this game (`signatures`), hexadecimal; None by older versions."""


class Line(msgspec.Struct, frozen=True, tag_field="line", tag=str.lower):
    """Base of a journal's lines. Seats are named by their letters."""


class Sat(Line, frozen=True):
    """A person or a bot sat down. A bot has no player and adds no entropy; its name is a letter (`Sitter.name`)."""

    seat: str
    name: str
    kind: str
    player: str | None = None
    entropy: str | None = None


class Left(Line, frozen=True):
    """A person left a seat before the game, so that it is open again."""

    seat: str


class Began(Line, frozen=True):
    """The game begins: no seat is open, and the entropies are fixed."""


class Chose(Line, frozen=True):
    """An entry of the record: an action of a seat, or an outcome."""

    by: str
    """A seat's letter, or "chance"."""
    choice: str
    person: bool = False
    """Chosen by the person whose seat it is: only that can be taken back.

    False where a bot chose, and where the table did, because a person had one legal action only.
    """

    @property
    def by_chance(self) -> bool:
        """Whether chance, and no seat, made the entry."""
        return self.by == CHANCE_NAME


class Undid(Line, frozen=True):
    """A seat took back its last action, and what the table chose for it since."""

    seat: str


class RanOut(Line, frozen=True):
    """A seat has used up its time."""

    seat: str


class StoodIn(Line, frozen=True):
    """A bot of this kind plays for a person from now on, until `Returned`; while the table is paused it waits."""

    seat: str
    kind: str


class Returned(Line, frozen=True):
    """A person plays again, instead of the bot that stood in."""

    seat: str


class Resigned(Line, frozen=True):
    """A person gave up for the rest of the game; the table's `Opening.stand_in` plays on, unless the game is over."""

    seat: str


class Prepared(Line, frozen=True):
    """Somebody asked for another game: the keys and the dice of the next table are fixed before anybody answers."""

    seat: str
    number: str
    seed: str
    """Secret until the next game is over, like `Opening.seed`."""
    invite: str
    watch: str


class Answered(Line, frozen=True):
    """A person said whether they play again, for all of their seats; the newest answer counts."""

    seat: str
    entropy: str | None
    """The person's part of the next table's dice, with a yes; None for a no."""


class WatchingAllowed(Line, frozen=True):
    """A person switched watching by the watch link on or off; before the first such line it is on."""

    seat: str
    allowed: bool


class Rematched(Line, frozen=True):
    """The next table was opened; `seat` is that of the first who said yes.

    Where no `Prepared` is before it, the people sat down there anew.
    """

    seat: str
    invite: str
    watch: str


AnyLine = (Sat | Left | Began | Chose | Undid | RanOut | StoodIn | Returned | Resigned | Prepared | Answered
           | WatchingAllowed | Rematched)


class Written(msgspec.Struct, frozen=True):
    """A line with its place in the journal."""

    version: int
    """1 for the first line."""
    at: int
    """Milliseconds since 1970."""
    id: str | None
    """The id of the command that made it, on the first of its lines; None on the others, and where none made it."""
    line: AnyLine


encode_line = msgspec.json.Encoder().encode
decode_line = msgspec.json.Decoder(AnyLine).decode
encode_opening = msgspec.json.Encoder().encode
decode_opening = msgspec.json.Decoder(Opening).decode
