"""A table that is played in the browser itself: what a server does for one, for the one person who is there."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from jemaa import bots
from jemaa.bots.protocol import Bot
from jemaa.core.chance import Stream
from jemaa.table.commands import Asker, chosen, due, lines_for
from jemaa.table.errors import Refusal
from jemaa.table.journal import AnyLine, Opening, Prepared, Rematched, Written
from jemaa.table.opening import House, NextTable, next_table
from jemaa.table.table import Table
from jemaa.table.views import Viewer, table_update
from jemaa.table.wire.commands import AnyCommand, Say
from jemaa.table.wire.messages import AnyMessage, Done, QuickPhrase, Refused
from jemaa.table.wire.updates import TableUpdate

ME = "here"
"""The person at this browser, as `Sitter.player` names them."""
VIEWER = Viewer(ME, invited=True)
PREFIX = "here."
"""Begins the keys of these tables, so that the page knows where to ask."""
HOUSE = House(tuple(bots.KINDS), stand_in="greedy", gentle=bots.GENTLE)
ASKER = Asker(ME, may_sit=True, present=(ME,), bots=HOUSE.bots, gentle=HOUSE.gentle)
WORD = 1 << 32


class Journals(Protocol):
    """Where the journals of a browser's tables are kept."""

    async def append(self, opening: Opening, lines: list[Written]) -> bool:
        """Store the next lines of a journal; False, with nothing stored, where another window was first."""

    async def load(self, key: str) -> tuple[Opening, list[Written]] | None:
        """The journal of the table with this key; None if there is none."""

    async def find(self, number: str) -> str | None:
        """The key of the table with this number; None if there is none."""


Send = Callable[[AnyMessage], None]


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class LocalTable:
    """A table in memory. `watchers` are those who are told of it, each with the version that it has seen."""

    def __init__(self, table: Table, journals: Journals) -> None:
        self.table = table
        self.watchers: dict[Send, int | None] = {}
        self._journals = journals
        self._lock = asyncio.Lock()
        self._playing: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._bots: dict[tuple[int, str], Bot] = {}

    def join(self, send: Send, version: int | None) -> None:
        """Tell a watcher of the table from now on, who has seen this version of it."""
        self.watchers[send] = version
        self._tell(send)
        self.schedule()

    def leave(self, send: Send) -> None:
        """Tell a watcher nothing more."""
        self.watchers.pop(send, None)

    def update(self, since: int | None = None) -> TableUpdate:
        """The table as it is now."""
        return table_update(self.table, VIEWER, since, now(), (ME,))

    async def execute(self, command: AnyCommand) -> Done | Refused:
        """Carry a command out, and what is due after it; one that was carried out before is only answered again."""
        try:
            async with self._lock:
                version = self.table.answered(command.id)
                if version is None:
                    version = await self._decide(command)
        except Refusal as refusal:
            shown = self.update() if refusal.code in {"stale", "illegal"} else None
            return Refused(command.id, refusal.code, refusal.clause, refusal.details, shown)
        finally:
            self.schedule()
        rematch = self.table.rematch
        return Done(command.id, version, rematch.invite if rematch else None)

    async def _decide(self, command: AnyCommand) -> int:
        await self._write(lines_for(self.table, ASKER, command), command.id)
        await self._apply_due()
        if isinstance(command, Say):
            self.pass_on(QuickPhrase(command.seat, command.phrase))
        return self.table.answered(command.id) or self.table.version

    def pass_on(self, message: AnyMessage) -> None:
        """Send a message that is not stored to all watchers."""
        for send in list(self.watchers):
            send(message)

    async def _apply_due(self) -> None:
        while lines := due(self.table, now()):
            await self._write(lines, None)

    async def _write(self, lines: list[AnyLine], command: str | None) -> None:
        """Store lines, let them take effect and tell all watchers; raises `Refusal` where another window was first."""
        if not lines:
            return
        table, at = self.table, now()
        written = table.numbered(list(map(_kept_here, lines)), command, at)
        following = _following(table, lines, at)
        if following:
            start = Table(following.opening).numbered(following.lines, None, at)
            await self._journals.append(following.opening, start)
        if not await self._journals.append(table.opening, written):
            await self._catch_up()
            raise Refusal("stale", version=self.table.version)
        for line in written:
            table.take(line)
        for send in list(self.watchers):
            self._tell(send)

    async def _catch_up(self) -> None:
        """Take the lines that another window has written."""
        journal = await self._journals.load(self.table.opening.invite)
        if journal is None:
            raise Refusal("no-such-table")
        for line in journal[1][self.table.version:]:
            self.table.take(line)
        for send in list(self.watchers):
            self._tell(send)

    def _tell(self, send: Send) -> None:
        since, self.watchers[send] = self.watchers[send], self.table.version
        send(self.update(since))

    # --- what goes on by itself -----------------------------------------------------------------------------------

    def schedule(self) -> None:
        """Let bots choose, or set the alarm of what is due later; only while somebody watches."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if not self.watchers:
            return
        if self._playing is None and (self.table.bot_to_choose or due(self.table, now())):
            self._playing = asyncio.create_task(self._play())
        elif (at := self.table.wakes_at()) is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, (at - now()) / 1_000), self.schedule)

    async def _play(self) -> None:
        try:
            while self.watchers and await self._step():
                pass
        except Refusal:
            pass  # another window was first: what it wrote has been taken over
        finally:
            self._playing = None
        self.schedule()

    async def _step(self) -> bool:
        """Apply what is due, then let a bot choose; False where no bot is to choose."""
        async with self._lock:
            await self._apply_due()
        kind, version = self.table.bot_to_choose, self.table.version
        if kind is None:
            return False
        await asyncio.sleep(0)  # what has just been told goes out before a bot thinks
        choice = int(self._bot(kind).choose(self.table.state))
        async with self._lock:
            if self.table.version == version:
                await self._write(chosen(self.table, choice, person=False), None)
        return True

    def _bot(self, kind: str) -> Bot:
        """The bot of a kind in the seat that is to choose: the same one as long as this table is in memory."""
        key = (self.table.state.actor, kind)
        if key not in self._bots:
            self._bots[key] = bots.make(kind, Stream(secrets.randbelow(WORD)))
        return self._bots[key]


def _kept_here(line: AnyLine) -> AnyLine:
    """A line whose keys, if it has new ones, say that the table is played here."""
    if isinstance(line, Prepared):
        return msgspec.structs.replace(line, invite=PREFIX + line.invite, watch=PREFIX + line.watch)
    return line


def _following(table: Table, lines: list[AnyLine], at: int) -> NextTable | None:
    """The next table, if one of these lines opens it."""
    if table.again is None or not any(isinstance(line, Rematched) for line in lines):
        return None
    return next_table(table, table.again, at)
