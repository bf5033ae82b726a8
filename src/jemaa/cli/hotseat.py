"""A game at this terminal: a `Table` for the people at one keyboard and bots, with the record that keeps it.

The table decides what is legal, what follows and what can be taken back. Its journal is made from the record and lives
in memory; the file holds the record only (docs/decisions/0029-the-terminal-plays-on-a-table.md).
"""

from collections.abc import Sequence

from jemaa import bots
from jemaa.bots.external import STAND_IN
from jemaa.core.chance import Stream
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE
from jemaa.core.errors import JemaaError
from jemaa.core.events import Event
from jemaa.core.game import State, seat_letters
from jemaa.core.record import Record, Seat, author
from jemaa.core.recorder import RecordWriter
from jemaa.table.commands import Asker, chosen, followed, lines_for
from jemaa.table.errors import Refusal
from jemaa.table.journal import AnyLine, Began, Chose, Opening, Sat, Undid
from jemaa.table.table import HUMAN, Draw, Table
from jemaa.table.wire.commands import Act, Undo
from jemaa.table.wire.opening import Clock

LANES = 8
"""Streams set aside for each version at which a game is begun or resumed: chance and at most five seats."""
KEYBOARD = Asker("keyboard", may_sit=True)
"""The player of every seat that a person at this terminal has."""
NO_TIME = 0
"""The time of the journal's lines: no clock runs at a terminal, and nobody reads it."""


class NothingToUndo(JemaaError):
    """Raised where the table refuses to take back the last choice; the text is the reason."""


class HotSeat:
    """A game that continues from a record.

    `writer` keeps it in a file: each entry is written before it takes effect, and the footer when the game is over.
    The file must already hold the record's entries. Closing `writer` is left to the caller.
    """

    def __init__(self, record: Record, writer: RecordWriter) -> None:
        self.record, self.table, self._writer = record, table_of(record), writer
        self._reported: set[int] = set()
        self.bots = {at: bots.hire(seat.kind, Stream(record.seed or 0, 0, LANES * record.version + 1 + at))
                     for at, seat in enumerate(record.seats) if seat.kind != HUMAN}

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.table.state

    @property
    def version(self) -> int:
        """The table's version: a number that every choice, every outcome of chance and every undo raises.

        It is not the number of entries.
        """
        return self.table.version

    @property
    def waits_for_human(self) -> bool:
        """Whether a person at the keyboard is to choose."""
        return self.table.chooser is not None

    def fault(self) -> str | None:
        """A sentence on why a stand-in chose for a bot that has failed; None if there is nothing new to tell.

        Each call tells one failure, and each bot's failure is told once.
        """
        for at, bot in self.bots.items():
            if (fault := bots.fault_of(bot)) and at not in self._reported:
                self._reported.add(at)
                return f"The program in seat {seat_letters(5)[at]} failed, and {STAND_IN} plays on: {fault}."
        return None

    def close(self) -> None:
        """End the programs that bots have started."""
        for bot in self.bots.values():
            bots.dismiss(bot)

    def begin(self) -> list[Event]:
        """Make the draws and only choices that are due before a seat can choose; returns the events.

        A new game begins with such draws, and so does one that was interrupted between a choice and the roll after it.
        """
        return self._write(followed(self.table, self.state))

    def act(self, choice: Choice) -> list[Event]:
        """Make a person's choice, and what follows by itself; returns the events.

        Raises `Refusal`, with nothing written or changed, where a person may not choose or may not choose this.
        """
        table = self.table
        command = Act(self._command(), table.version, table.actor or "", choice.text)
        return self._write(lines_for(table, KEYBOARD, command))

    def bot_acts(self) -> list[Event]:
        """Make the choice of the bot that is to choose, and what follows by itself; returns the events.

        A bot must be to choose.
        """
        choice = self.bots[self.state.actor].choose(self.state)
        return self._write(chosen(self.table, choice, person=False))

    def undo(self) -> Choice:
        """Take back a person's last choice, and only choices after it, in the file too; returns the person's choice.

        Raises `NothingToUndo` where the table refuses.
        """
        table = self.table
        try:
            lines = lines_for(table, KEYBOARD, Undo(self._command(), table.version, table.actor or ""))
        except Refusal:
            raise NothingToUndo(self._reason_against_undo()) from None
        last = table.entries[table.entries_after_undo]
        self._write(lines)
        return last

    def _command(self) -> str:
        """An id for a command: a new one for each version of the table."""
        return f"terminal-{self.version}"

    def _write(self, lines: list[AnyLine]) -> list[Event]:
        """Write each line to the record's file, then apply it to the table; returns the events."""
        table, events = self.table, list[Event]()
        for written in table.numbered(lines, None, NO_TIME):
            if isinstance(written.line, Chose):
                self._writer.append(table.state, table.state.choice(written.line.choice))
            elif isinstance(written.line, Undid):
                self._writer.undo(table.entries_after_undo)
            table.take(written)
            events.extend(table.log[-1].events)
        if table.state.is_over:
            self._writer.finish(table.state)
        return events

    def _reason_against_undo(self) -> str:
        *before, _ = self.table.record.states()
        if not before:
            return "nothing has been chosen yet"
        actor = before[-1].actor
        if actor == CHANCE:
            return "chance has acted since"
        name = self.record.seats[actor].name
        return f"{name} has chosen since" if actor in self.bots else f"{name}'s turn is over"


def table_of(record: Record) -> Table:
    """The table at which the game of a record is played on; each entry is a line of its journal."""
    table = Table(_opening(record), draw=seeded_draw(record.seed or 0))
    _take(table, [*map(_sat, record.seats), Began()])
    for entry in record.entries:
        person = table.chooser is not None and table.only_choice is None
        _take(table, [Chose(author(table.state), entry.text, person)])
    return table


def seeded_draw(seed: int) -> Draw:
    """The function that draws chance for a seed: draw k is number k of the seed's stream, also in a resumed game."""
    def draw(number: int, weights: Sequence[int]) -> int:
        stream = Stream(seed)
        stream.drawn = number
        return stream.draw(weights)

    return draw


def _opening(record: Record) -> Opening:
    """An opening without keys and without a seed of verifiable dice, since nobody else can reach the table."""
    kinds = tuple(None if seat.kind == HUMAN else seat.kind for seat in record.seats)
    return Opening(number="terminal", invite="", watch="", seed="", game=record.game.name,
                   options=record.header.options, seats=kinds, clock=Clock(), public=False, opened=NO_TIME,
                   stand_in=STAND_IN)


def _sat(seat: Seat) -> Sat:
    return Sat(seat.letter, seat.name, seat.kind, KEYBOARD.player if seat.kind == HUMAN else None)


def _take(table: Table, lines: list[AnyLine]) -> None:
    for written in table.numbered(lines, None, NO_TIME):
        table.take(written)
