"""Bugs that servers like this one have had, planted one at a time: the fault test has to find each of them."""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from jemaa.server import clock
from jemaa.server.cluster.cluster import Cluster
from jemaa.server.cluster.membership import Membership
from jemaa.server.http.relay import _Client
from jemaa.server.http.relayed import MOVED
from jemaa.server.http.sockets import Session, encode
from jemaa.server.live import audience, journal_writer
from jemaa.server.live.journal_writer import JournalWriter
from jemaa.server.live.live_table import LiveTable, Watcher
from jemaa.server.live.registry import Hook, Registry
from jemaa.server.store.changes import Change
from jemaa.server.store.database import FAILURES
from jemaa.server.store.group_commit import GroupCommit
from jemaa.server.store.leases import Process
from jemaa.table.journal import AnyLine
from jemaa.table.table import Table
from tests.chaos.database import SimulatedLeases

Bug = Callable[[], "contextlib.AbstractContextManager[Any]"]


@contextlib.contextmanager
def no_fencing() -> Iterator[None]:
    """A process writes without the token of its lease."""
    def unfenced(change: Change, **more: Any) -> Change:
        return replace(change, **{**more, "fence": None})
    with patch.object(journal_writer, "replace", unfenced):
        yield


@contextlib.contextmanager
def acknowledged_before_commit() -> Iterator[None]:
    """Who appends does not wait for the disk."""
    async def append(self: GroupCommit, *changes: Change) -> None:
        self._waiting.put_nowait((changes, asyncio.get_running_loop().create_future()))
    with patch.object(GroupCommit, "append", append):
        yield


@contextlib.contextmanager
def lost_wake_up() -> Iterator[None]:
    """News that come while an update is sent are forgotten."""
    async def tell(self: Session) -> None:
        while True:
            await self._watcher.news.wait()
            if self._live.moved:
                await self._socket.close(MOVED)
                return
            if self._watcher.stale:
                await self._send(audience.unseen(self._live, self._watcher))
            for message in self._watcher.take_messages():
                await self._send(encode(message))
            await asyncio.sleep(0.01)
            self._watcher.news.clear()
    with patch.object(Session, "_tell", tell):
        yield


@contextlib.contextmanager
def only_the_first_is_woken() -> Iterator[None]:
    """One of several watchers is told of a change."""
    wake = audience.wake

    def first(live: LiveTable, watchers: Collection[Watcher] | None = None) -> None:
        live.shown.clear()
        wake(live, list(live.watchers)[:1] if watchers is None else watchers)
    with patch.object(audience, "wake", first):
        yield


def ids_are_forgotten() -> Any:
    """A command that comes again is decided again."""
    return patch.object(Table, "answered", lambda _self, _command: None)


@contextlib.contextmanager
def leases_for_ever() -> Iterator[None]:
    """A process does not look whether its leases have expired."""
    async def sure(_self: Membership) -> None:
        """They have not."""
    with patch.object(Membership, "sure", sure):
        yield


@contextlib.contextmanager
def leases_by_the_wrong_clock() -> Iterator[None]:
    """Leases end by the wall clock of the process that has them."""
    beat = SimulatedLeases.beat

    async def wrong(self: SimulatedLeases, lifetime: int) -> list[Process]:
        return await beat(self, lifetime + clock.now() - self._database.now)
    with patch.object(SimulatedLeases, "beat", wrong):
        yield


@contextlib.contextmanager
def an_entry_is_skipped() -> Iterator[None]:
    """Who catches up with more than one entry misses the first."""
    unseen = audience.unseen

    def skipping(live: LiveTable, watcher: Watcher) -> bytes:
        if watcher.seen is not None and watcher.seen < live.table.version - 1:
            watcher.seen += 1
        return unseen(live, watcher)
    with patch.object(audience, "unseen", skipping):
        yield


@contextlib.contextmanager
def shown_before_it_is_stored() -> Iterator[None]:
    """Lines are taken and told, and stored after that."""
    async def write(self: JournalWriter, live: LiveTable, lines: list[AnyLine], command: str | None) -> None:
        written = live.table.numbered(lines, command, clock.now())
        live.table = live.table.after(written)
        audience.wake(live)
        await self._store.append(Change(live.number, written, fence=live.fence))
    with patch.object(JournalWriter, "write", write):
        yield


@contextlib.contextmanager
def lost_tables_are_kept() -> Iterator[None]:
    """A table stays in the memory of a process that has lost its lease."""
    with patch.object(Cluster, "_compare", lambda _self, _held: []):
        yield


@contextlib.contextmanager
def appended_twice() -> Iterator[None]:
    """What may have failed is appended once more, as something new."""
    write = JournalWriter.write

    async def again(self: JournalWriter, live: LiveTable, lines: list[AnyLine], command: str | None) -> None:
        try:
            await write(self, live, lines, command)
        except FAILURES:
            await write(self, live, lines, None)
    with patch.object(JournalWriter, "write", again):
        yield


@contextlib.contextmanager
def clocks_run_twice() -> Iterator[None]:
    """Time that has passed before a table was loaded is counted again."""
    load = Registry._stored

    async def hurried(self: Registry, number: str) -> Table | None:
        table = await load(self, number)
        if table is not None:
            table.clocks._since -= max(0, clock.now() - table.clocks._since)
        return table
    with patch.object(Registry, "_stored", hurried):
        yield


@contextlib.contextmanager
def nothing_goes_on_after_a_takeover() -> Iterator[None]:
    """Nothing is scheduled for a table that was loaded."""
    listen = Registry.listen

    def deaf(self: Registry, *, loaded: Hook, dropped: Hook) -> None:
        listen(self, loaded=lambda _live: None, dropped=dropped)
    with patch.object(Registry, "listen", deaf):
        yield


@contextlib.contextmanager
def nothing_is_sent_again() -> Iterator[None]:
    """A relay forgets what was not answered when a table moves."""
    run = _Client.run

    async def forgetful(self: _Client, *given: Any) -> bool:
        self._unanswered.clear()
        return await run(self, *given)
    with patch.object(_Client, "run", forgetful):
        yield


BUGS: tuple[Bug, ...] = (
    no_fencing, acknowledged_before_commit, lost_wake_up, only_the_first_is_woken, ids_are_forgotten, leases_for_ever,
    leases_by_the_wrong_clock, an_entry_is_skipped, shown_before_it_is_stored, lost_tables_are_kept, appended_twice,
    clocks_run_twice, nothing_goes_on_after_a_takeover, nothing_is_sent_again,
)
