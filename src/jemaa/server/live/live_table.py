"""A table in the memory of a process, and who is told of it."""

import asyncio
from collections import deque
from dataclasses import dataclass, field

from jemaa.table.showing import Viewer
from jemaa.table.table import Table
from jemaa.table.wire import Looking, Reviewing, Said

Passing = Looking | Reviewing
"""A message that is not kept."""


@dataclass(eq=False)
class Watcher:
    """Somebody who is told of a table: woken when there is news, and asks for it when ready to send.

    There is no queue of moments: who reads slowly is told everything at once, or just the newest view.
    """

    viewer: Viewer
    seen: int | None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    stale: bool = False
    """There is a moment to be sent."""
    said: deque[Said] = field(default_factory=lambda: deque(maxlen=8))
    newest: dict[type[Passing], Passing] = field(default_factory=dict)
    """Of each kind of message that is not kept, the last one: of where somebody looks, only the newest counts."""

    def take_said(self) -> list[Said | Passing]:
        """What goes by and was not passed on yet."""
        found = [*self.said, *self.newest.values()]
        self.said.clear()
        self.newest.clear()
        return found

    def pass_on(self, message: Passing) -> None:
        """Tell this when the reader is ready, unless there is newer by then."""
        self.newest[type(message)] = message
        self.news.set()


@dataclass(eq=False)
class Live:
    """A table in this process's memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    shown: dict[tuple[str | None, bool, int | None], bytes] = field(default_factory=dict)
    """(who with a seat, invited, seen) -> the moment as JSON, until there is another."""
    bots: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None
    touched: float = 0.0
    looking: Looking | None = None
    """Who shows the others where to look in the finished game."""
    gone: bool = False
    """The table was deleted: nothing goes on here any more."""

    @property
    def present(self) -> set[str | None]:
        """The people who are connected."""
        return {watcher.viewer.player for watcher in self.watchers}

    @property
    def idle(self) -> bool:
        """Nobody watches, and nothing goes on."""
        return not self.watchers and self.bots is None and self.alarm is None
