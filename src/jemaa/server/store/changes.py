"""Changes of journals, and why one is not made."""

from collections.abc import Sequence
from dataclasses import dataclass

from jemaa.server.store.alarms import Alarm
from jemaa.table.fairness import Tally
from jemaa.table.finished import FinishedGame
from jemaa.table.journal import Opening, Written


class Conflict(Exception):
    """Raised where another process has appended first: load its lines, then decide anew.

    Also raised where a new table's number, key or code exists already, or where the table of the lines was deleted.
    """


class Fenced(Exception):
    """Raised where the table of the lines has another owner than the one who writes; nothing was written."""


class DamagedJournal(Exception):
    """Raised where a table's opening or a line of it in the database can't be decoded, or a line is missing."""


@dataclass(frozen=True)
class Change:
    """What `Store.append` writes for one table: lines of its journal, and maybe its opening or its end."""

    number: str
    lines: Sequence[Written]
    opening: Opening | None = None
    """The opening of a table that begins with this change."""
    over: bool = False
    """The game is over by it, or was before: this is noted."""
    tallies: Sequence[Tally] = ()
    """With `over`: the tallies of its dice, which are added to those of all games unless it was over before."""
    after: str | None = None
    """With `opening`: the number of the finished table on which this one follows, whose subscriptions go over to it."""
    finished: FinishedGame | None = None
    """With `over`: what lists show of the game from now on."""
    alarm: Alarm | None = None
    """When something happens by itself after it; None: what is stored is not too late."""
    fence: int | None = None
    """The fencing token of the lease under which the lines are written (`leases.py`); None without leases."""
