"""Turns commands into lines of the journal, or refuses them. Nothing changes here: `Table.take` applies the lines."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any

from jemaa.core.choice import Outcome
from jemaa.core.errors import IllegalChoice
from jemaa.core.game import State, draw_outcome, resolve_chance
from jemaa.core.record import CHANCE_NAME
from jemaa.table.again import Answers
from jemaa.table.dice import new_seed
from jemaa.table.errors import Refusal
from jemaa.table.journal import (
    Answered,
    AnyLine,
    Began,
    Chose,
    Left,
    Prepared,
    RanOut,
    Rematched,
    Resigned,
    Returned,
    Sat,
    StoodIn,
    Undid,
    WatchingAllowed,
)
from jemaa.table.names import tidy_name
from jemaa.table.opening import bot_line, new_key, new_number
from jemaa.table.table import HUMAN, Sitter, Table, only_choice_of
from jemaa.table.wire.commands import (
    Act,
    AllowWatching,
    AnyCommand,
    Fill,
    Leave,
    Look,
    Rematch,
    Resign,
    Return,
    Say,
    Sit,
    Undo,
)

AT_ONCE = 0
"""The time of what is due already, as `next_alarm` gives it."""


@dataclass(frozen=True)
class Asker:
    """The sender of a command, and what the sender is allowed to do."""

    player: str | None
    """The person, as `Sitter.player` names them; None for somebody unknown, who can only watch."""
    may_sit: bool
    """They came by the invitation, not by the link for watching."""
    present: Collection[str | None] = field(default=(), kw_only=True)
    """The players who are connected now, named in the same way."""
    bots: Collection[str] = field(default=(), kw_only=True)
    """The kinds of bots that there are."""
    gentle: Collection[str] = field(default=(), kw_only=True)
    """Those of them that may play at a family table."""


def lines_for(table: Table, asker: Asker, command: AnyCommand) -> list[AnyLine]:
    """The lines that carry a command out, in order; raises `Refusal`. The table is not changed.

    The list is empty where the command changes nothing. The caller must have checked by `table.answered` that the
    command has not been carried out before, and must itself send what `Say` and `Look` show: they have no lines.
    """
    if not asker.may_sit or asker.player is None:
        raise Refusal("only-watching")
    if command.seat not in table.letters:
        raise Refusal("no-such-seat", seat=command.seat)
    return HANDLERS[type(command)](table, asker, command)


# --- seats --------------------------------------------------------------------------------------------------------

def _sit(table: Table, asker: Asker, command: Sit) -> list[AnyLine]:
    if table.begun:
        raise Refusal("begun")
    if command.seat in table.sitters:
        raise Refusal("seat-taken", seat=command.seat)
    people = [sitter.name for sitter in table.sitters.values() if sitter.kind == HUMAN]
    return [Sat(command.seat, tidy_name(command.name, people), HUMAN, asker.player, command.entropy)]


def _fill(table: Table, asker: Asker, command: Fill) -> list[AnyLine]:
    if not table.seats_of(asker.player):
        raise Refusal("not-seated")
    if command.bot not in asker.bots:
        raise Refusal("no-such-bot", bot=command.bot)
    if table.opening.family and command.bot not in asker.gentle:
        raise Refusal("not-gentle", bot=command.bot)
    if not table.begun and command.seat not in table.sitters:
        return [bot_line(command.seat, command.bot, table.bot_names)]
    sitter = table.sitters[command.seat]
    if sitter.kind != HUMAN:
        raise Refusal("seat-taken", seat=command.seat)
    if sitter.player in {*asker.present, asker.player}:
        raise Refusal("present", seat=command.seat)
    if not table.begun:
        return [Left(command.seat), bot_line(command.seat, command.bot, table.bot_names)]
    _playing(table)
    return [] if sitter.bot else [StoodIn(command.seat, command.bot)]


def _leave(table: Table, asker: Asker, command: Leave) -> list[AnyLine]:
    sitter = _own(table, asker, command.seat)
    if not table.begun:
        return [Left(command.seat)]
    _playing(table)
    return [] if sitter.bot else [StoodIn(command.seat, table.opening.stand_in)]


def _return(table: Table, asker: Asker, command: Return) -> list[AnyLine]:
    sitter = _own(table, asker, command.seat)
    _playing(table)
    if sitter.resigned:
        raise Refusal("over")
    if table.clocks.is_spent(command.seat) and not table.paused:
        raise Refusal("no-time")
    return [Returned(command.seat)] if sitter.bot else []


def _own(table: Table, asker: Asker, seat: str) -> Sitter:
    if seat not in table.seats_of(asker.player):
        raise Refusal("not-your-seat", seat=seat)
    return table.sitters[seat]


def _playing(table: Table) -> None:
    if not table.begun:
        raise Refusal("not-begun")
    if table.over:
        raise Refusal("over")


# --- playing ------------------------------------------------------------------------------------------------------

def _act(table: Table, asker: Asker, command: Act) -> list[AnyLine]:
    sitter = _own(table, asker, command.seat)
    _now(table, command.version)
    if table.actor != command.seat or sitter.bot:
        raise Refusal("not-your-turn", seat=command.seat)
    try:
        return chosen(table, command.choice, person=True)
    except IllegalChoice as error:
        raise Refusal("illegal", error.clause, choice=command.choice) from None


def _now(table: Table, version: int) -> None:
    _playing(table)
    if version != table.version:
        raise Refusal("stale", version=table.version)


def chosen(table: Table, choice: int | str, *, person: bool) -> list[AnyLine]:
    """The lines of the actor's action and of what follows by itself; the table is not changed.

    `choice` is an action's number or text. `person` says that the person in the seat chose, not a bot, so that they may
    take it back. A seat must be the actor; who asks, and whether the game has begun or ended at the table, is not
    checked. Raises `IllegalChoice`.
    """
    state = table.state
    after = state.apply(choice)
    line = Chose(table.letters[state.actor], state.choice(choice).text, person)
    return [line, *followed(table, after)]


def followed(table: Table, state: State) -> list[AnyLine]:
    """The lines of what happens by itself from `state` on; [] if nothing does.

    Chance draws by the table's next draws, and the table chooses for a person who has one legal action only. It goes on
    until a bot, or a person with several, is to choose, or the game is over. Neither the table nor its count of draws
    is changed.
    """
    lines: list[AnyLine] = []
    numbers = count(table.draws)

    def draw(undecided: State) -> Outcome:
        return draw_outcome(undecided, partial(table.draw, next(numbers)))

    while True:
        for outcome, after in resolve_chance(state, draw):
            lines.append(Chose(CHANCE_NAME, outcome.text))
            state = after
        only = None if state.is_over else only_choice_of(state)
        if only is None or not table.sitters[table.letters[state.actor]].awake:
            return lines
        lines.append(Chose(table.letters[state.actor], only.text))
        state = state.apply(only)


def due(table: Table, now: int) -> list[AnyLine]:
    """The lines of what happens by itself at the time `now`; [] where nothing is due.

    A game begins where no seat is open; the table chooses for a person who has one legal action only; a bot stands in
    for a person who has run out of time; or the next table opens. Bots' choices do not belong to it. The
    table is not changed; `now` is in milliseconds since 1970.
    """
    if table.over:
        return _next_table_due(table, now)
    if not table.begun:
        return [] if table.open_seats else [Began(), *followed(table, table.state)]
    if table.only_choice:
        return followed(table, table.state)
    ends, seat = table.clocks.runs_out_at(), table.clocks.running
    if ends is None or seat is None or now < ends:
        return []
    return [RanOut(seat), StoodIn(seat, table.opening.stand_in)]


def next_alarm(table: Table, now: int) -> int | None:
    """When something happens by itself at a table next, in milliseconds since 1970; None: nothing does.

    That is `AT_ONCE` where a bot is to choose, or something is `due` at the time `now`.
    """
    return AT_ONCE if table.bot_to_choose or due(table, now) else table.wakes_at()


def _next_table_due(table: Table, now: int) -> list[AnyLine]:
    """The line that opens the next table, from the time on that `Answers.opens_at` gives; [] before.

    [], too, once that table is open.
    """
    opens, again = table.wakes_at(), table.again
    if opens is None or again is None or now < opens:
        return []
    first = table.seats_of(next(iter(again.entropies)))[0]
    return [Rematched(first, again.prepared.invite, again.prepared.watch)]


def _undo(table: Table, asker: Asker, command: Undo) -> list[AnyLine]:
    _own(table, asker, command.seat)
    _now(table, command.version)
    if table.may_undo != command.seat:
        raise Refusal("no-undo")
    return [Undid(command.seat)]


def _resign(table: Table, asker: Asker, command: Resign) -> list[AnyLine]:
    sitter = _own(table, asker, command.seat)
    _playing(table)
    return [] if sitter.resigned else [Resigned(command.seat)]


def _say(table: Table, asker: Asker, command: Say) -> list[AnyLine]:
    _own(table, asker, command.seat)
    return []


def _look(table: Table, asker: Asker, command: Look) -> list[AnyLine]:
    _own(table, asker, command.seat)
    if not table.over:
        raise Refusal("not-over")
    return []


def _allow_watching(table: Table, asker: Asker, command: AllowWatching) -> list[AnyLine]:
    _own(table, asker, command.seat)
    if table.opening.public and not command.allowed:
        raise Refusal("bad-option", option="public", reason="a public table is watched by everybody")
    return [] if command.allowed == table.watchable else [WatchingAllowed(command.seat, command.allowed)]


def _rematch(table: Table, asker: Asker, command: Rematch) -> list[AnyLine]:
    _own(table, asker, command.seat)
    if not table.over:
        raise Refusal("not-over")
    if table.rematch:
        return []
    if table.again is None:
        return _prepared(table, command)
    if command.wanted and command.entropy is None:
        return []
    return _answered(table.again, table.sitters[command.seat].player, command)


def _prepared(table: Table, command: Rematch) -> list[AnyLine]:
    """The line by which somebody asks for another game; raises `Refusal` for an answer: the next dice are not fixed."""
    if not command.wanted or command.entropy is not None:
        raise Refusal("stale", version=table.version)
    return [Prepared(command.seat, new_number(), new_seed().hex(), new_key(), new_key())]


def _answered(again: Answers, player: str | None, command: Rematch) -> list[AnyLine]:
    """The line of an answer; [] if the person has said the same already: the entropy of the first yes counts."""
    known = again.entropies if command.wanted else again.declined
    return [] if player in known else [Answered(command.seat, command.entropy if command.wanted else None)]


HANDLERS: dict[type[AnyCommand], Callable[[Table, Asker, Any], list[AnyLine]]] = {
    Sit: _sit, Fill: _fill, Leave: _leave, Return: _return, Act: _act, Undo: _undo, Resign: _resign, Say: _say,
    Look: _look, Rematch: _rematch, AllowWatching: _allow_watching,
}
"""The function for each command: (table, asker, command) -> lines. Each takes its own type of command, hence `Any`."""
