"""A table in the memory of the process that owns it, and the watchers that are told of it."""

import asyncio
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from itertools import chain

from jemaa.server.small_sync import Flag
from jemaa.server.store.alarms import Alarm
from jemaa.table.table import Table
from jemaa.table.views import Viewer
from jemaa.table.wire.messages import Looking, Onlookers, QuickPhrase, Reviewing

Passing = Looking | Onlookers | Reviewing
"""A message that is not stored: each new one of its kind replaces the one before."""
MOST_PHRASES = 8
"""Phrases that are kept for a reader who is slow."""


@dataclass(eq=False, slots=True)
class Watcher:
    """One reader of a table: woken when there is news, and asks for it when ready to send.

    There is no queue of updates: a slow reader gets everything at once, or only the newest view.
    """

    viewer: Viewer
    seen: int | None
    """The version of the table that the reader has; None before the first update."""
    news: Flag = field(default_factory=Flag)
    stale: bool = False
    """There is an update to be sent."""
    phrases: tuple[QuickPhrase, ...] = ()
    """The last phrases that have not been sent yet, at most `MOST_PHRASES`."""
    onlookers: int = 0
    """The number of onlookers that the reader was told last, or that nobody watched."""
    newest: dict[type[Passing], Passing] = field(default_factory=dict)
    """The last message of each kind that is not stored: of where somebody looks, only the newest counts."""

    def take_messages(self) -> list[QuickPhrase | Passing]:
        """Return the messages that were passed on since the last call, and forget them."""
        messages = [*self.phrases, *self.newest.values()]
        self.phrases = ()
        self.newest.clear()
        return messages

    def hear(self, phrase: QuickPhrase) -> None:
        """Send a phrase when the reader is ready; of those that wait already, the oldest may be dropped."""
        self.phrases = (*self.phrases, phrase)[-MOST_PHRASES:]
        self.news.set()

    def pass_on(self, message: Passing) -> None:
        """Keep a message until the reader takes it, unless a newer one of its kind comes before; wakes the reader."""
        self.newest[type(message)] = message
        self.news.set()


@dataclass(eq=False)
class LiveTable:
    """A table in the memory of this process."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while lines are decided, stored and taken."""
    watchers: dict[Watcher, None] = field(default_factory=dict)
    """In the order in which they came, which is the one in which they are told."""
    connected: dict[str | None, dict[Watcher, None]] = field(default_factory=dict)
    """Player -> the same watchers; None stands for those without a name, who are different people."""
    shown: dict[tuple[str | None, bool, int | None], bytes] = field(default_factory=dict)
    """(player with a seat, invited, version seen) -> the update as JSON, until the table or the presence changes.

    What only one watcher can ask for is not kept. `Registry.sweep` empties it, too, so that thousands of tables at rest
    do not keep what everybody has got.
    """
    bots: asyncio.Task[None] | None = None
    """The task that lets bots choose and applies what is due."""
    alarm: asyncio.TimerHandle | None = None
    """The call when the running clock ends, when the next table opens, or when a step that failed is tried again."""
    stored_alarm: Alarm | None = None
    """What the database has as the time of `alarm`, or earlier; None if that is not known here."""
    touched: float = 0.0
    """When the table was last looked up by its number, or a watcher left it, in seconds by `clock.monotonic`."""
    looking: Looking | None = None
    """The position of the finished game that the leader shows to the others; None without a leader."""
    gone: bool = False
    """The table was deleted: nothing goes on here any more."""
    moved: bool = False
    """Another process owns the table, or will: nothing goes on here any more."""
    fence: int | None = None
    """The fencing token of the lease that this process has; None where there are no leases."""

    @property
    def number(self) -> str:
        """The public name of the table."""
        return self.table.opening.number

    @property
    def left(self) -> bool:
        """Whether the table has left this process for good, deleted or moved."""
        return self.gone or self.moved

    @property
    def present(self) -> AbstractSet[str | None]:
        """The players who are connected to this process; None among them stands for watchers without a name."""
        return self.connected.keys()

    @property
    def onlookers(self) -> int:
        """How many people without a seat watch in this process: each person once, whatever they have open."""
        nameless = self.connected.get(None, {})
        known = len(self.connected) - bool(nameless)
        return known + len(nameless) - sum(player in self.connected for player in self.table.people)

    @property
    def seated(self) -> Iterator[Watcher]:
        """The watchers who have a seat."""
        return chain.from_iterable(self.connected.get(player, ()) for player in self.table.people)

    def idle(self, seconds: float) -> bool:
        """Whether nobody watches, and nothing is scheduled within so many seconds."""
        later = self.alarm is None or self.alarm.when() > asyncio.get_running_loop().time() + seconds
        return not self.watchers and self.bots is None and later

    def admit(self, watcher: Watcher) -> None:
        """Count a watcher among those who are connected."""
        self.watchers[watcher] = None
        self.connected.setdefault(watcher.viewer.player, {})[watcher] = None

    def dismiss(self, watcher: Watcher) -> None:
        """Count a watcher, who is among those who are connected, no more."""
        self.watchers.pop(watcher, None)
        others = self.connected[watcher.viewer.player]
        others.pop(watcher, None)
        if not others:
            del self.connected[watcher.viewer.player]

    def cancel_alarm(self) -> None:
        """Cancel the scheduled call, if there is one."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
