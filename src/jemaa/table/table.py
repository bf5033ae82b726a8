"""One live game, as its journal has made it. The same lines always make the same table, on any machine."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import singledispatchmethod
from typing import NamedTuple

from jemaa.core import options as named
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE
from jemaa.core.events import Event
from jemaa.core.game import Game, State, Step, seat_letters
from jemaa.core.generic import LETTERS
from jemaa.core.record import Record, Seat
from jemaa.games import game_type
from jemaa.table.again import Answers
from jemaa.table.clocks import SeatClocks
from jemaa.table.dice import Dice
from jemaa.table.journal import (
    Answered,
    AnyLine,
    Began,
    Chose,
    Left,
    Opening,
    Prepared,
    RanOut,
    Rematched,
    Resigned,
    Returned,
    Sat,
    StoodIn,
    Undid,
    WatchingAllowed,
    Written,
)
from jemaa.table.public_log import log_entry
from jemaa.table.wire.updates import LogEntry

Draw = Callable[[int, Sequence[int]], int]
"""Decides chance: (number of the draw, from 0; whole-number weights) -> an index of the weights."""
HUMAN = "human"
KEPT = 256
"""The number of log entries that a table keeps. Who was away for longer gets the whole view without them."""
ANIMATED = 16
"""So many steps of the last choices are kept: the page animates no more of them at once."""
RECENT = 32
"""So many log entries, with their events, a table has that was loaded from a store: to work out events takes half of
the time of loading a game, or more."""


class KeptStep(NamedTuple):
    """One step that followed a choice, in the smallest form that a table can keep."""

    version: int
    """The version of the table with the line of the choice."""
    events: tuple[Event, ...]
    row: bytes
    """The state after it, as `State` takes it."""


@dataclass(frozen=True)
class Sitter:
    """The person or bot in a seat.

    `kind` is `HUMAN` or the kind of the bot that took the seat; `player` and `entropy` are None for such a bot.
    `player` identifies the person and is sent to nobody; `name` is what all see. That of a bot is a letter, for which
    each page has a name in its language; the bot keeps it when the same people play again in other seats. `stand_in` is
    the kind of the bot that plays for a person who is away, out of time or resigned, None if they play themselves.
    """

    name: str
    kind: str
    player: str | None
    entropy: str | None
    stand_in: str | None = None
    resigned: bool = False

    @property
    def bot(self) -> str | None:
        """The kind of bot that plays here now, or would if the table were not paused; None if a person plays."""
        return self.stand_in if self.kind == HUMAN else self.kind

    @property
    def awake(self) -> bool:
        """Whether a person plays who is neither marked as away, nor out of time, nor resigned; connected or not."""
        return self.bot is None

    @property
    def may_come_back(self) -> bool:
        """Whether a person sits here who has not resigned: they play, or can return, if their clock lets them."""
        return self.kind == HUMAN and not self.resigned


class Table:
    """A table, built from an opening and the lines of a journal, and changed only by further lines (`take`).

    journal: the lines in order, from the first one on; they are not checked.

    draw: decides chance instead of the verifiable dice; for a table whose dice nobody has to verify.

    start: the position from which the game is played instead of its beginning, a position of the same game; such a
    table has no `record`.

    recent: the number of the last lines of `journal` of which `log` and `steps` tell; None: all. A table of few recent
    lines is made several times as quickly, and is the same in everything else.
    """

    def __init__(self, opening: Opening, journal: Iterable[Written] = (), *, draw: Draw | None = None,
                 start: State | None = None, recent: int | None = None) -> None:
        self.opening = opening
        self._draw = draw
        self.game: Game = game_of(opening)
        self.letters = seat_letters(self.game.players)
        self.state: State = start or self.game.start()
        self.entries: list[Choice] = []
        self.sitters: dict[str, Sitter] = {}
        self.clocks = SeatClocks(opening.clock, self.letters)
        self.version = 0
        self.begun = False
        self.over = False
        """Whether the game has ended, played to its end or not."""
        self.draws = 0
        """How often chance has drawn: the number, from 0, of its next draw."""
        self.again: Answers | None = None
        """The answers of those who sat here, once somebody has asked for another game."""
        self.rematch: Rematched | None = None
        self.watchable = True
        """Whether the watch link opens the table; for a public table always True."""
        self.resigned: list[str] = []
        """The letters of the seats whose people have resigned, the first one first."""
        self.turn = 0
        """The version at which `chooser` last changed: further choices of a seat, even after chance, are one turn."""
        self._turn_of: str | None = None
        self.log: deque[LogEntry] = deque(maxlen=KEPT)
        """The public entries of the last `KEPT` lines, the oldest first."""
        self.steps: deque[KeptStep] = deque(maxlen=ANIMATED)
        """The steps of the last choices, the oldest first: what the page animates."""
        self._answers: dict[str, int] = {}
        self._undoable: list[tuple[State, tuple[int, int], int]] = []
        """What undo leads back to, the next one last: a state, the mark of the clocks, and the number of entries."""
        self._with_events = True
        self._take_all(journal, recent)

    def _take_all(self, journal: Iterable[Written], recent: int | None) -> None:
        lines = list(journal)
        first = 0 if recent is None else max(0, len(lines) - recent)
        for place, written in enumerate(lines):
            self._with_events = place >= first
            self.take(written)
        self._with_events = True

    # --- questions ------------------------------------------------------------------------------------------------

    @property
    def abandoned(self) -> bool:
        """Whether somebody has resigned, and at most one seat, or only bots, are left that have not."""
        left = [sitter for sitter in self.sitters.values() if not sitter.resigned]
        too_few = len(left) < 2 or all(sitter.kind != HUMAN for sitter in left)
        return too_few and len(left) < len(self.sitters)

    @property
    def host(self) -> str | None:
        """The letter of the seat of the person who sat down first; None while no person sits at the table."""
        return next((letter for letter, sitter in self.sitters.items() if sitter.kind == HUMAN), None)

    @property
    def paused(self) -> bool:
        """Whether the game waits: none of its persons is awake, and one of them at least may come back.

        No bot plays and no clock runs until one of them returns. A table without persons is never paused.
        """
        people = [sitter for sitter in self.sitters.values() if sitter.may_come_back]
        return self.begun and not self.over and bool(people) and not any(sitter.awake for sitter in people)

    @property
    def actor(self) -> str | None:
        """The letter of the seat that chooses now, or, while the table is paused, next; None before and after the game.

        While chance is to act, between the lines of one command, it means nothing.
        """
        return self.letters[self.state.actor] if self.begun and not self.over else None

    @property
    def chooser(self) -> str | None:
        """The letter of the seat whose person chooses now; None if a bot does, or chance, or nobody."""
        seat = self.actor if self.state.actor != CHANCE else None
        return seat if seat and self.sitters[seat].awake else None

    @property
    def open_seats(self) -> list[str]:
        """Letters of the seats that nobody has taken."""
        return [letter for letter in self.letters if letter not in self.sitters]

    @property
    def bot_to_choose(self) -> str | None:
        """The kind of the bot that has to choose now; None if a person has to, or nobody, or the table is paused.

        As with `actor`, it means nothing while chance is to act.
        """
        return self.sitters[self.actor].bot if self.actor and not self.paused else None

    @property
    def may_undo(self) -> str | None:
        """The letter of the seat whose person may take back its last action now; None if no seat may.

        The action has to be the person's own, it has to be their turn still, chance must not have acted since, and no
        bot may have begun to stand in, nor anybody have resigned, at any seat. Only choices that the table made for
        the same seat after the action are taken back with it.
        """
        return self.actor if self._undoable else None

    @property
    def entries_after_undo(self) -> int:
        """How many entries are left after an undo; all of them where no seat may take anything back."""
        return self._undoable[-1][2] if self._undoable else len(self.entries)

    @property
    def only_choice(self) -> Choice | None:
        """The one legal action of the person who is to choose; None where there are more, or no person is to choose."""
        return only_choice_of(self.state) if self.chooser else None

    @property
    def dice(self) -> Dice:
        """The verifiable dice with the entropies of those who sit here now; complete when the game begins.

        A `draw` that the table was given is not part of them.
        """
        entropies = {letter: sitter.entropy for letter, sitter in self.sitters.items() if sitter.entropy}
        return Dice(bytes.fromhex(self.opening.seed), self.opening.number, entropies)

    def draw(self, number: int, weights: Sequence[int]) -> int:
        """The index of `weights` that draw `number` (from 0) gives, by the table's own `draw` or else the dice.

        Its probability is in proportion to its weight. `draws` is not changed.
        """
        return (self._draw or self.dice.draw)(number, weights)

    @property
    def record(self) -> Record:
        """The record of the game so far, without what was taken back.

        An open seat has the kind "open" and no name; the name of a bot is its kind, since a record is in no language.
        """
        return Record(self.game, tuple(map(self._seat, self.letters)), tuple(self.entries))

    def _seat(self, letter: str) -> Seat:
        sitter = self.sitters.get(letter)
        if sitter is None:
            return Seat(letter, "", "open")
        lettered = sitter.player is None and sitter.name in LETTERS
        return Seat(letter, sitter.kind if lettered else sitter.name, sitter.kind)

    @property
    def names(self) -> tuple[str, ...]:
        """[seat] -> the name of who sits there, as `Sitter.name`; "" for an open seat."""
        return tuple(self.sitters[letter].name if letter in self.sitters else "" for letter in self.letters)

    @property
    def bot_names(self) -> list[str]:
        """The names of the bots that sit here, letters as `Sitter.name` has them, in the order of their seats."""
        return [self.sitters[letter].name for letter in self.letters
                if letter in self.sitters and self.sitters[letter].player is None]

    def seats_of(self, player: str | None) -> list[str]:
        """The letters of the seats of a person (as `Sitter.player`), in order; [] for None."""
        return [letter for letter in self.letters if player is not None
                and letter in self.sitters and self.sitters[letter].player == player]

    @property
    def people(self) -> list[str]:
        """The persons who sit here, as `Sitter.player` names them, each once, in the order of their first seats."""
        sitters = [self.sitters[letter] for letter in self.letters if letter in self.sitters]
        return list(dict.fromkeys(sitter.player for sitter in sitters if sitter.player is not None))

    def wakes_at(self) -> int | None:
        """The time when the running clock is empty or, after the game, the next table opens; None for neither.

        In milliseconds since 1970; it may be past. A bot's choice and the beginning of the game do not count.
        """
        if self.over:
            return self.again.opens_at if self.again and not self.rematch else None
        return self.clocks.runs_out_at()

    def answered(self, command: str) -> int | None:
        """The version of the first line that a command wrote, by the command's id; None if it has written none."""
        return self._answers.get(command)

    def numbered(self, lines: Iterable[AnyLine], command: str | None, now: int) -> list[Written]:
        """The lines with the next versions, the time `now`, and on the first one the id `command`.

        The table is not changed: first they have to be stored, then taken.
        """
        return [Written(self.version + 1 + place, now, None if place else command, line)
                for place, line in enumerate(lines)]

    # --- changes --------------------------------------------------------------------------------------------------

    def after(self, lines: Iterable[Written]) -> "Table":
        """The table that further lines make of this one, which stays as it is; see `take` for the lines."""
        table = copy(self)
        for name in ("entries", "sitters", "clocks", "again", "resigned", "log", "steps", "_answers", "_undoable"):
            setattr(table, name, copy(getattr(self, name)))
        for written in lines:
            table.take(written)
        return table

    def take(self, written: Written) -> None:
        """Apply the next line of the journal, which has been stored.

        Neither its version nor whether it may be written now is checked.
        """
        self.version = written.version
        if written.id is not None:
            self._answers[written.id] = written.version
        waited = self.paused
        steps = self._change(written.line, written.at) or []
        self.steps.extend(KeptStep(written.version, step.events, bytes(step.state)) for step in steps)
        self.over = self.begun and (self.state.is_over or self.abandoned)
        if self._with_events:
            events = tuple(event for step in steps for event in step.events)
            self.log.append(log_entry(written, events, pauses=self.paused and not waited))
        self._run_clock(written.at)
        self._note_turn()

    def _run_clock(self, now: int) -> None:
        seat = self.actor
        self.clocks.run(seat if seat and self.sitters[seat].awake else None, now)

    def _note_turn(self) -> None:
        if self.state.actor != CHANCE and self.chooser != self._turn_of:
            self._turn_of, self.turn = self.chooser, self.version

    @singledispatchmethod
    def _change(self, line: AnyLine, _now: int) -> list[Step] | None:
        """Apply a line; returns the steps of the game for an entry of the record, else None."""
        raise TypeError(f"{line} is no line of a journal")

    @_change.register
    def _(self, line: Sat, _now: int) -> None:
        earlier = line.player is None and line.name == line.kind  # as journals held the names of bots before
        self.sitters[line.seat] = Sitter(line.seat if earlier else line.name, line.kind, line.player, line.entropy)

    @_change.register
    def _(self, line: Left, _now: int) -> None:
        del self.sitters[line.seat]

    @_change.register
    def _(self, _line: Began, _now: int) -> None:
        self.begun = True

    @_change.register
    def _(self, line: Chose, now: int) -> list[Step]:
        before, choice, mark = self.state, self.state.choice(line.choice), self.clocks.mark
        made_for_a_person = not line.by_chance and not line.person and self.chooser == line.by
        entries = len(self.entries)
        self.state, steps = before.play(choice) if self._with_events else (before.apply(choice), [])
        self.entries.append(choice)
        self.draws += line.by_chance
        if not line.by_chance:
            self.clocks.chose(now)
        stays = self.state.actor == before.actor and (line.person or made_for_a_person)
        own = [(before, mark, entries)] if line.person else []
        self._undoable = [*self._undoable, *own] if stays else []
        return steps

    @_change.register
    def _(self, _line: Undid, _now: int) -> None:
        self.state, mark, entries = self._undoable.pop()
        self.clocks.take_back(mark)
        del self.entries[entries:]

    @_change.register
    def _(self, line: RanOut, _now: int) -> None:
        self.clocks.spend(line.seat)

    @_change.register
    def _(self, line: StoodIn, _now: int) -> None:
        self.sitters[line.seat] = replace(self.sitters[line.seat], stand_in=line.kind)
        self._undoable = []

    @_change.register
    def _(self, line: Returned, _now: int) -> None:
        self.sitters[line.seat] = replace(self.sitters[line.seat], stand_in=None)
        self.clocks.refill(line.seat)

    @_change.register
    def _(self, line: Resigned, _now: int) -> None:
        sitter = self.sitters[line.seat]
        self.resigned.append(line.seat)
        self.sitters[line.seat] = replace(sitter, resigned=True, stand_in=self.opening.stand_in)
        self._undoable = []

    @_change.register
    def _(self, line: Prepared, _now: int) -> None:
        self.again = Answers(line, self.people)

    @_change.register
    def _(self, line: Answered, now: int) -> None:
        player = self.sitters[line.seat].player
        if self.again and player:
            self.again.take(player, line.entropy, now, self.version)

    @_change.register
    def _(self, line: WatchingAllowed, _now: int) -> None:
        self.watchable = line.allowed

    @_change.register
    def _(self, line: Rematched, _now: int) -> None:
        self.rematch = line


def only_choice_of(state: State) -> Choice | None:
    """The one legal action of the seat that acts; None where it has more, or no seat acts."""
    actions = state.legal_actions
    return actions[0] if len(actions) == 1 else None


def game_of(opening: Opening) -> Game:
    """The game of a stored table; raises `BadOption` for an unknown game, number of players, or option."""
    kind = game_type(opening.game)
    return Game(kind, len(opening.seats), named.make_stored(kind.options_type, opening.options))
