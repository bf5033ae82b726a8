"""One game at this terminal: its state, who sits where, its dice, and its record, always in step."""

from jemaa import bots
from jemaa.bots.external import STAND_IN
from jemaa.core.chance import Stream
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import JemaaError
from jemaa.core.events import Event
from jemaa.core.game import State, draw_outcome, seat_letters
from jemaa.core.record import Record
from jemaa.core.recorder import RecordWriter

HUMAN = "human"
LANES = 8
"""Streams set aside for each version at which a game is begun or resumed: chance and at most five seats."""


class NothingToUndo(JemaaError):
    """Taking back would go past a roll, or past somebody else's choice."""


class HotSeat:
    """Plays on from a record, which `writer` keeps in its file."""

    def __init__(self, record: Record, writer: RecordWriter) -> None:
        self.record, self._writer = record, writer
        self._states = list(record.states())
        self._entries = list(record.entries)
        self._told: set[int] = set()
        seed = record.seed or 0
        self._chance = Stream(seed)
        for state in self._states[:-1]:  # a resumed game rolls what it would have rolled
            if state.actor == CHANCE:
                self._chance.draw([weight for _, weight in state.chance_outcomes])
        self.bots = {at: bots.hire(seat.kind, Stream(seed, 0, LANES * record.version + 1 + at))
                     for at, seat in enumerate(record.seats) if seat.kind != HUMAN}

    @property
    def state(self) -> State:
        """How the game stands."""
        return self._states[-1]

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    @property
    def waits_for_human(self) -> bool:
        """Whether somebody at the keyboard is to choose."""
        return self.state.actor >= 0 and self.state.actor not in self.bots

    def fault(self) -> str | None:
        """Why a stand-in chose last, where the bot before it failed just now; told once."""
        for at, bot in self.bots.items():
            if (fault := bots.fault_of(bot)) and at not in self._told:
                self._told.add(at)
                return f"The program in seat {seat_letters(5)[at]} failed, and {STAND_IN} plays on: {fault}."
        return None

    def close(self) -> None:
        """End what bots have started."""
        for bot in self.bots.values():
            bots.dismiss(bot)

    def next_choice(self) -> Choice:
        """What chance gives, or a bot chooses, where no person is to choose."""
        state = self.state
        if state.actor != CHANCE:
            return self.bots[state.actor].choose(state)
        return draw_outcome(state, self._chance.draw)

    def make(self, choice: Choice) -> list[Event]:
        """Make a choice: in the record first, then here. What happens by it."""
        before = self.state
        events = before.events(choice)
        after = before.apply(choice)
        self._writer.append(before, choice)
        self._entries.append(choice)
        self._states.append(after)
        if after.actor == OVER:
            self._writer.finish(after)
        return events

    def undo(self) -> Choice:
        """Take back the last choice of a person; raises `NothingToUndo` where something came between."""
        if not self._entries:
            raise NothingToUndo("nothing has been chosen yet")
        actor = self._states[-2].actor
        if actor == CHANCE:
            raise NothingToUndo("chance has acted since")
        if actor in self.bots:
            raise NothingToUndo(f"{self.record.seats[actor].name} has chosen since")
        self._states.pop()
        self._writer.undo(self.version - 1)
        return self._entries.pop()
