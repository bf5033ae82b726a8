"""Compares what a history stores with what its clients are told: the promises of the journal.

The first promise that is broken ends the history. Promises that can be checked at once are: what is acknowledged is on
the disk, once and in order; what is refused is not; what anybody sees is a prefix of what is stored; what is shown is
not older than what was acknowledged before anybody asked; lines are written by the owner of the table, and a clock
does not run out before its time.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from jemaa.core.game import State
from jemaa.server.store.changes import Change
from jemaa.table.journal import Chose, RanOut, Written, encode_line
from jemaa.table.table import Table
from jemaa.table.wire.commands import Act, AnyCommand, Sit, Undo
from tests.chaos.database import Database, Session
from tests.chaos.loop import VirtualLoop

STEADY = 3.0
"""Seconds after a failure of the database until what is shown must be new again: a process believes in its leases for
two seconds."""
LATE = 1_500
"""Milliseconds for which a clock that has run out may be unnoticed while nothing is wrong."""
UNSURE = {"disk-full", "store-locked", "store-read-only", "store-gone", "store-down"}
"""Refusals after which nobody knows whether the command was stored."""
encode = msgspec.json.Encoder().encode


class Violation(Exception):
    """A broken promise."""


class SeatSeen(msgspec.Struct):
    """A seat as a client is told of it."""

    letter: str
    kind: str
    mine: bool
    present: bool
    stand_in: str | None


class TableSeen(msgspec.Struct):
    """The table's summary."""

    number: str
    status: str
    seats: tuple[SeatSeen, ...]


class Choices(msgspec.Struct):
    """Legal actions of one kind."""

    choices: tuple[str, ...]


class Heard(msgspec.Struct):
    """A message to a client, as far as it is looked at here."""

    message: str
    id: str | None = None
    code: str = ""
    version: int = 0
    since: int = 0
    happened: tuple[msgspec.Raw, ...] = ()
    view: msgspec.Raw = msgspec.Raw()
    actor: str | None = None
    legal: tuple[Choices, ...] = ()
    may_undo: str | None = None
    table: TableSeen | None = None
    update: "Heard | None" = None


@dataclass
class Stored:
    """One table as it is stored, with all versions that it had."""

    table: Table
    entries: list[bytes] = field(default_factory=list)
    """[version - 1] -> the entry of the public log, as clients get it."""
    states: list[State] = field(default_factory=list)
    """[version] -> the state of the game."""
    actors: list[str | None] = field(default_factory=list)
    views: dict[tuple[int, int | None], bytes] = field(default_factory=dict)
    """(version, seat) -> the view."""
    changed: float = 0.0
    """When the last line was stored, by the loop's time."""
    acknowledged: int = 0
    """The highest version that anybody was told by an acknowledgement."""

    def view(self, version: int, seat: int | None) -> bytes:
        key = (version, seat)
        if key not in self.views:
            self.views[key] = encode(self.states[version].view(seat))
        return self.views[key]


class Witness:
    """Sees everything that is stored and told in a history. `violation` is None as long as all promises are kept."""

    def __init__(self, loop: VirtualLoop, database: Database, shared: bool) -> None:
        self._loop, self._database, self._shared = loop, database, shared
        self.tables: dict[str, Stored] = {}
        self.issued: dict[str, AnyCommand] = {}
        self.refused: set[str] = set()
        self.trace: list[str] = []
        self.violation: str | None = None
        self.troubles, self.troubled = 0, -STEADY
        """How much is wrong with the way to the database now, and when something was for the last time."""
        database.committed = self._committed

    @property
    def now(self) -> float:
        """Seconds since the beginning."""
        return self._loop.now

    def note(self, event: str, *about: object) -> None:
        """A line of the trace."""
        self.trace.append(f"{self._loop.now:9.4f} {event} {' '.join(map(str, about))}")

    def violated(self, promise: str) -> None:
        """A promise is broken: the history ends."""
        if self.violation is None:
            self.violation = promise
            self.note("VIOLATION", promise)
        self._loop.stopped = True

    # --- stored ---------------------------------------------------------------------------------------------------

    def _committed(self, session: Session, change: Change) -> None:
        if change.opening is not None:
            table = Table(change.opening)
            self.tables[change.number] = Stored(table, states=[table.state], actors=[table.actor])
        elif change.lines:
            self._check_owner(session, change)
        stored = self.tables[change.number]
        for written in change.lines:
            self._check_line(stored.table, written)
            stored.table.take(written)
            stored.entries.append(encode(stored.table.log[-1]))
            stored.states.append(stored.table.state)
            stored.actors.append(stored.table.actor)
            stored.changed = self._loop.now
            self.note("stored", session.caller.host, change.number[:4], written.version, written.id or "-",
                      encode_line(written.line).decode())

    def _check_owner(self, session: Session, change: Change) -> None:
        if not self._shared:
            return
        lease = self._database.leases.get(change.number)
        if lease is None or change.fence != lease.fence:
            self.violated(f"{session.caller.host} wrote {change.number} without its lease")
            return
        owner = self._database.peers.get(lease.process or "")
        if owner and owner[0].address.partition(":")[0] != session.caller.host:
            self.violated(f"{session.caller.host} wrote {change.number}, which {owner[0].address} owns")

    def _check_line(self, table: Table, written: Written) -> None:
        line = written.line
        if written.id is not None and written.id in self.refused:
            self.violated(f"{written.id} was refused, and is stored")
        if isinstance(line, Chose) and line.person:
            command = self.issued.get(written.id or "")
            if not isinstance(command, Act) or (command.seat, command.choice) != (line.by, line.choice):
                self.violated(f"nobody asked for {line} as {written.id}")
        if isinstance(line, RanOut):
            ends = table.clocks.runs_out_at()
            if ends is None or table.clocks.running != line.seat or written.at < ends:
                self.violated(f"the clock of {line.seat} ran out at {written.at}, but it ends at {ends}")

    # --- told -----------------------------------------------------------------------------------------------------

    def issue(self, command: AnyCommand) -> None:
        """A client sends a command for the first time."""
        self.issued[command.id] = command

    def answered(self, number: str, heard: Heard) -> None:
        """A client has got the answer to a command."""
        command, known = self.issued[heard.id or ""], self._database.commands[number]
        self.note("told", heard.message, command.id, heard.code or heard.version)
        if heard.message == "done":
            version = known.get(command.id)
            if version is None and isinstance(command, Act | Sit | Undo):
                self.violated(f"{command.id} was acknowledged, and is not stored")
            elif version is not None and version != heard.version:
                self.violated(f"{command.id} is version {version}, not {heard.version}")
            stored = self.tables[number]
            stored.acknowledged = max(stored.acknowledged, version or 0)
        elif heard.code not in UNSURE:
            self.refused.add(command.id)
            if command.id in known:
                self.violated(f"{command.id} is stored, and was refused as {heard.code}")

    def saw(self, who: str, update: Heard, number: str, floor: int, since: int | None = None) -> None:
        """A client has got an update.

        `floor` is the version that it has to show at least, `since` the one after which its events have to begin.
        """
        stored = self.tables[number]
        self.note("saw", who, number[:4], f"{update.since}-{update.version}")
        if update.version > len(stored.entries):
            self.violated(f"{who} saw version {update.version}, but {len(stored.entries)} are stored")
            return
        if list(map(bytes, update.happened)) != stored.entries[update.since:update.version]:
            self.violated(f"{who} saw other events after version {update.since} than are stored")
        if since is not None and since <= update.version and since != update.since:
            self.violated(f"{who} saw what happened after version {update.since}, not after {since}")
        if update.version < floor:
            self.violated(f"{who} was shown version {update.version}, older than {floor}, which was told before")
        if update.table and bytes(update.view) != stored.view(update.version, self._seat(update, stored)):
            self.violated(f"{who} saw another position than version {update.version} has")

    @staticmethod
    def _seat(update: Heard, stored: Stored) -> int | None:
        assert update.table
        mine = [seat.letter for seat in update.table.seats if seat.mine]
        actor = stored.actors[update.version]
        seat = actor if actor in mine else mine[0] if len(mine) == 1 else None
        return None if seat is None else stored.table.letters.index(seat)

    # --- in the end -----------------------------------------------------------------------------------------------

    def floor(self, number: str) -> Callable[[], int]:
        """To be called before somebody asks for a table; what is returned gives, at the answer, what it has to show."""
        began, stored = self._loop.now, self.tables[number]
        acknowledged = stored.acknowledged

        def steady() -> int:
            return acknowledged if not self.troubles and self.troubled < began - STEADY else 0
        return steady

    def waits(self, number: str) -> str | None:
        """What should have happened by itself at a table; None if nothing."""
        stored = self.tables[number]
        table, resting = stored.table, self._loop.now - stored.changed > LATE / 1_000
        if resting and table.bot_to_choose:
            return f"{number}: a bot has to choose, and does not"
        ends = table.wakes_at()
        if resting and ends is not None and not table.paused and ends + LATE < self._database.now:
            return f"{number}: a clock has run out, and nothing happens"
        return None
