"""The public log: a line of the journal as everybody may see it. Only the fields named here are sent."""

from typing import Literal

from jemaa.core.events import Event
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
    Written,
)
from jemaa.table.wire.updates import LogEntry

What = Literal["sat", "left", "began", "chose", "undid", "resigned", "stood-in", "returned", "ran-out", "prepared",
               "agreed", "declined", "watch-on", "watch-off", "rematch"]
WHAT: dict[type[AnyLine], What] = {
    Sat: "sat", Left: "left", Began: "began", Chose: "chose", Undid: "undid", Resigned: "resigned",
    StoodIn: "stood-in", Returned: "returned", RanOut: "ran-out", Prepared: "prepared",
    Rematched: "rematch",
}


def log_entry(written: Written, events: tuple[Event, ...], *, pauses: bool = False) -> LogEntry:
    """The public entry for a line.

    `events` are those that the line caused in the game; `pauses` says that the table is paused from this line on and
    was not before.
    """
    line = written.line
    return LogEntry(written.version, written.at, _what(line), _seat(line), _choice(line),
                     line.name if isinstance(line, Sat) else None, events, pauses)


def _what(line: AnyLine) -> What:
    if isinstance(line, Answered):
        return "declined" if line.entropy is None else "agreed"
    if isinstance(line, WatchingAllowed):
        return "watch-on" if line.allowed else "watch-off"
    return WHAT[type(line)]


def _seat(line: AnyLine) -> str | None:
    if isinstance(line, Chose):
        return None if line.by_chance else line.by
    return None if isinstance(line, Began) else line.seat


def _choice(line: AnyLine) -> str | None:
    if isinstance(line, Chose):
        return line.choice
    return line.kind if isinstance(line, Sat | StoodIn) else None
