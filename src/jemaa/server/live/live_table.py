"""A table in the memory of a process, and the watchers that are told of it."""

import asyncio
from collections import deque
from dataclasses import dataclass, field

from jemaa.table.table import Table
from jemaa.table.views import Viewer
from jemaa.table.wire.messages import Looking, QuickPhrase, Reviewing

Passing = Looking | Reviewing
"""A message that is not stored: each new one of its kind replaces the one before."""


@dataclass(eq=False)
class Watcher:
    """One reader of a table: woken when there is news, and asks for it when ready to send.

    There is no queue of updates: a slow reader gets everything at once, or only the newest view.
    """

    viewer: Viewer
    seen: int | None
    """The version of the table that the reader has; None before the first update."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    stale: bool = False
    """There is an update to be sent."""
    phrases: deque[QuickPhrase] = field(default_factory=lambda: deque(maxlen=8))
    """The last phrases that have not been sent yet."""
    newest: dict[type[Passing], Passing] = field(default_factory=dict)
    """The last message of each kind that is not stored: of where somebody looks, only the newest counts."""

    def take_messages(self) -> list[QuickPhrase | Passing]:
        """Return the messages that were passed on since the last call, and forget them."""
        messages = [*self.phrases, *self.newest.values()]
        self.phrases.clear()
        self.newest.clear()
        return messages

    def pass_on(self, message: Passing) -> None:
        """Send a message when the reader is ready, unless a newer one of its kind comes before."""
        self.newest[type(message)] = message
        self.news.set()


@dataclass(eq=False)
class LiveTable:
    """A table in the memory of this process."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while lines are decided, stored and taken."""
    watchers: set[Watcher] = field(default_factory=set)
    shown: dict[tuple[str | None, bool, int | None], bytes] = field(default_factory=dict)
    """(player with a seat, invited, version seen) -> the update as JSON, until the table or the presence changes."""
    bots: asyncio.Task[None] | None = None
    """The task that lets bots choose and applies what is due."""
    alarm: asyncio.TimerHandle | None = None
    """The call when the running clock ends, when the next table opens, or when a step that failed is tried again."""
    touched: float = 0.0
    """When the table was last looked up by its number, or a watcher left it, in seconds by `time.monotonic`."""
    looking: Looking | None = None
    """The position of the finished game that the leader shows to the others; None without a leader."""
    gone: bool = False
    """The table was deleted: nothing goes on here any more."""

    @property
    def number(self) -> str:
        """The public name of the table."""
        return self.table.opening.number

    @property
    def present(self) -> set[str | None]:
        """The players who are connected to this process; None among them stands for watchers without a name."""
        return {watcher.viewer.player for watcher in self.watchers}

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is scheduled."""
        return not self.watchers and self.bots is None and self.alarm is None

    def cancel_alarm(self) -> None:
        """Cancel the scheduled call, if there is one."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
