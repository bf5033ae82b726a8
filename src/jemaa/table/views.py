"""The views of a table: what a viewer may see, put together from the fields named here, never by leaving out."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

import msgspec

from jemaa.core.chance_spread import chance_spreads
from jemaa.core.game import State
from jemaa.core.record import Record, author
from jemaa.core.view import View
from jemaa.table.dice import commitment
from jemaa.table.ending import result
from jemaa.table.finished import FinishedGame
from jemaa.table.journal import Opening, Rematched
from jemaa.table.table import HUMAN, Sitter, Table
from jemaa.table.wire.base import Status
from jemaa.table.wire.lobby import MyTable
from jemaa.table.wire.replay import Export, Frame, Replay
from jemaa.table.wire.updates import (
    Again,
    ChanceSpread,
    Clocks,
    Group,
    LogEntry,
    Proof,
    SeatInfo,
    Step,
    TableSummary,
    TableUpdate,
)

MOST_SPREADS = 12
"""The largest number of legal actions for which the chance spreads are sent; with more of them, none is sent."""


@dataclass(frozen=True)
class Viewer:
    """The person who looks at a table, and whether they came by the invitation, not by the link for watching."""

    player: str | None
    """The person as `Sitter.player` names them, not the name that they show; None for somebody unknown."""
    invited: bool


def may_see(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer may see the table. With watching switched off, only the invited and those with a seat may."""
    return table.watchable or viewer.invited or bool(table.seats_of(viewer.player))


def table_update(
        table: Table, viewer: Viewer, since: int | None, now: int, present: Collection[str | None] = (),
) -> TableUpdate:
    """The table as a viewer may see it, at the time `now` in milliseconds.

    `since` is the version that the viewer has seen, None for none; where the table has not kept all log entries from
    there on, none is sent. `present` are the players who are connected (`Sitter.player`). The view is that of the
    acting seat if it is one of the viewer's, else of the viewer's only seat, else a spectator's. Legal actions and
    chance spreads are there only if the viewer has the acting seat and plays it, and no bot stands in.
    """
    mine = table.seats_of(viewer.player)
    seat = table.actor if table.actor in mine else mine[0] if len(mine) == 1 else None
    chooses = seat is not None and seat == table.actor and table.sitters[seat].awake
    entries = _entries_since(table, since)
    number = None if seat is None else table.letters.index(seat)
    view = table.state.view(number)
    return TableUpdate(
        table=summary(table, viewer, present), version=table.version,
        since=table.version - len(entries), happened=entries,
        steps=_steps_since(table, table.version - len(entries), number, shared=len(mine) > 1),
        view=view, private=_is_private(table.state, view), actor=table.actor,
        legal=legal(table.state) if chooses else (), chance_spreads=chance_spreads_of(table.state) if chooses else (),
        may_undo=table.may_undo if table.may_undo in mine else None,
        clocks=_clocks(table, now),
        result=result(table.state, table.resigned, over=table.over),
        proof=proof(table), again=_again(table, now), rematch=_key(table.rematch, viewer),
    )


def _entries_since(table: Table, since: int | None) -> tuple[LogEntry, ...]:
    if since is None or not table.version - len(table.log) <= since <= table.version:
        return ()
    missed = table.version - since
    return tuple(table.log)[len(table.log) - missed:]


def _is_private(state: State, view: View) -> bool:
    """Whether a seat's view shows secrets: its `seats` differ from those of a spectator's view. Else False."""
    return view.viewer is not None and view.seats != state.view(None).seats


def _steps_since(table: Table, since: int, seat: int | None, *, shared: bool) -> tuple[Step, ...]:
    """The steps after a version, as `seat` sees them, or with `shared` as a spectator does.

    The view of a step that led to the present state is None, except with `shared`.
    """
    now = None if shared else bytes(table.state)
    watcher = None if shared else seat
    return tuple(Step(step.version, step.events, None if step.row == now else State(table.game, step.row).view(watcher))
                 for step in table.steps if step.version > since)


def _again(table: Table, now: int) -> Again | None:
    answers = table.again
    if answers is None:
        return None
    opens, until = table.wakes_at(), answers.waits_until
    first = {player: table.seats_of(player)[0] for player in answers.people}
    return Again(
        commitment(bytes.fromhex(answers.prepared.seed)), tuple(first.values()),
        tuple(first[player] for player in answers.people if player in answers.entropies),
        tuple(first[player] for player in answers.people if player in answers.declined),
        None if opens is None else max(0, opens - now), None if until is None else max(0, until - now),
    )


def _key(rematch: Rematched | None, viewer: Viewer) -> str | None:
    if rematch is None:
        return None
    return rematch.invite if viewer.invited else rematch.watch


def summary(table: Table, viewer: Viewer, present: Collection[str | None] = ()) -> TableSummary:
    """The table in short, as a viewer may see it: the game, its options, its status and its seats.

    The key of the invitation is there for viewers who came by it; so is the code, but only until the game begins.
    `present` are the players who are connected (`Sitter.player`); bots count as present in any case.
    """
    opening = table.opening
    return TableSummary(
        number=opening.number, game=opening.game, options=opening.options,
        status=_status(table),
        seats=tuple(_seat(table, letter, viewer, present) for letter in table.letters),
        clock=opening.clock, public=opening.public, family=opening.family, opened=opening.opened,
        commitment=commitment(bytes.fromhex(opening.seed)), signer=opening.signer, watch=opening.watch,
        watchable=table.watchable,
        invite=opening.invite if viewer.invited else None,
        code=opening.code if viewer.invited and not table.begun else None, host=table.host,
    )


def my_table(table: Table, viewer: Viewer, key: str, now: int, present: Collection[str | None] = ()) -> MyTable:
    """The present state of a table in short, as the viewer may see it who came by `key`; see `table_update`."""
    status = _status(table)
    mine = table.actor in table.seats_of(viewer.player)
    seats = tuple(_seat(table, letter, viewer, present) for letter in table.letters)
    return MyTable(key, table.opening.game, status, seats, table.actor,
                   waits=status == "playing" and mine and table.sitters[table.actor or ""].awake,
                   clocks=_clocks(table, now))


def my_finished_table(game: FinishedGame, viewer: Viewer, key: str, now: int) -> MyTable | None:
    """The same for a game that is over, from what is kept of it; None where the viewer may not see it.

    Nobody is said to be connected.
    """
    seats = tuple(_seat_of(letter, sitter, viewer, ()) for letter, sitter in game.sitters.items())
    if not (game.watchable or viewer.invited or any(seat.mine for seat in seats)):
        return None
    clocks = None if game.left is None else Clocks(now, game.left, None)
    return MyTable(key, game.game, "over", seats, None, waits=False, clocks=clocks)


def _clocks(table: Table, now: int) -> Clocks | None:
    return Clocks(now, table.clocks.left(now), table.clocks.running) if table.clocks.used else None


def _status(table: Table) -> Status:
    if table.over:
        return "over"
    if table.paused:
        return "paused"
    return "playing" if table.begun else "waiting"


def _seat(table: Table, letter: str, viewer: Viewer, present: Collection[str | None]) -> SeatInfo:
    sitter = table.sitters.get(letter)
    if sitter is None:
        return SeatInfo(letter, "", "open", mine=False, present=False, stand_in=None, resigned=False)
    return _seat_of(letter, sitter, viewer, present)


def _seat_of(letter: str, sitter: Sitter, viewer: Viewer, present: Collection[str | None]) -> SeatInfo:
    return SeatInfo(
        letter, sitter.name, sitter.kind, mine=sitter.player is not None and sitter.player == viewer.player,
        present=sitter.kind != HUMAN or sitter.player in present, stand_in=sitter.stand_in, resigned=sitter.resigned,
    )


def legal(state: State) -> tuple[Group, ...]:
    """The legal actions in groups by their first word, sorted by it; those of a single word are in the group ""."""
    texts = sorted((action.text for action in state.legal_actions), key=_verb)
    return tuple(Group(verb, tuple(choices)) for verb, choices in groupby(texts, _verb))


def _verb(text: str) -> str:
    verb, blank, _ = text.partition(" ")
    return verb if blank else ""


def chance_spreads_of(state: State) -> tuple[ChanceSpread, ...]:
    """For each legal action that chance follows: how far chance changes the actor's points right after it.

    () where there are more than `MOST_SPREADS` legal actions.
    """
    actions = state.legal_actions
    spreads = chance_spreads(state, actions) if len(actions) <= MOST_SPREADS else ()
    return tuple(ChanceSpread(each.action.text, each.mean, each.worst, each.best) for each in spreads)


# --- after the game -----------------------------------------------------------------------------------------------

def proof(table: Table) -> Proof | None:
    """The data that verify the dice; None before the end of the game."""
    return Proof(table.opening.seed, dict(table.dice.entropies)) if table.over else None


def export(table: Table) -> Export:
    """The game so far as a file, which is not signed. Before its end the seed is None and the entropies are empty."""
    return export_of(table.opening, table.record, tuple(table.resigned), proof(table))


def export_of(opening: Opening, record: Record, resigned: tuple[str, ...], secrets: Proof | None) -> Export:
    """The export of a game, as `export` gives it, from its parts; `secrets` is None before the end of the game."""
    return Export(
        table=opening.number, commitment=commitment(bytes.fromhex(opening.seed)),
        seed=secrets.seed if secrets else None, entropies=secrets.entropies if secrets else {},
        resigned=resigned, record=b"".join(record.lines()).decode(),
    )


def replay(record: Record, resigned: Sequence[str] = (), *, over: bool = False) -> Replay:
    """The frames of a game as a spectator sees it; raises `IllegalChoice` for an impossible entry.

    `resigned` and `over` are those of `ending.result`, except that a game that was played to its end counts as over
    even where `over` is False.
    """
    states = list(record.states())
    last = states[-1]
    return Replay(
        game=record.game.name, options=msgspec.to_builtins(record.game.options),
        names=tuple(seat.name for seat in record.seats), kinds=tuple(seat.kind for seat in record.seats),
        start=states[0].view(None), frames=tuple(_frames(record, states)),
        result=result(last, resigned, over=over or last.is_over),
    )


def _frames(record: Record, states: list[State]) -> Iterator[Frame]:
    for choice, before, after in zip(record.entries, states, states[1:], strict=False):
        yield Frame(author(before), choice.text, tuple(before.events(choice)), after.view(None))
