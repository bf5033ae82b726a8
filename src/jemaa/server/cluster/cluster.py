"""Where a table is: at this process, or at another one, and a channel to that."""

import socket

import msgspec

from jemaa.server.cluster.frames import Opened
from jemaa.server.cluster.link import Channel
from jemaa.server.cluster.membership import Hooks, Membership
from jemaa.server.cluster.peers import Peers
from jemaa.server.live.host import Host
from jemaa.server.live.ownership import Moved
from jemaa.server.logs import log
from jemaa.server.metrics import TABLES_LOST
from jemaa.server.store.leases import Process

MOST_KEYS = 20_000
"""Capabilities whose tables are kept; the oldest go first."""
encode = msgspec.msgpack.Encoder().encode


class Cluster:
    """The place of this process among the others, for the relay: who owns a table, and channels to those processes."""

    def __init__(self, host: Host, membership: Membership, peers: Peers) -> None:
        self._host, self._membership, self._peers = host, membership, peers
        self._numbers: dict[str, str] = {}

    async def join(self, bound: socket.socket) -> None:
        """Begin to take others' calls at a socket, and tables, in the background; raises errors of the database."""
        await self._peers.listen(bound)
        await self._membership.join(Hooks(self._host.take_up, self._compare, self._look))

    def _compare(self, held: dict[str, int]) -> None:
        """Drop from memory the tables whose leases are not among `held`: others have taken them.

        Leases of tables that are not in memory are given up, so that whoever looks for alarms takes these tables; so
        is the lease of a table that was taken after `held` was read, and was dropped for nothing. Tables that are being
        taken or loaded are left to whoever waits for them.
        """
        registry = self._host.registry
        registry.doubt_loading()
        for live in [live for live in registry.tables if held.get(live.number) != live.fence]:
            TABLES_LOST.inc()
            log.warning("table_lost", number=live.number, version=live.table.version)
            registry.lose(live)
            self._membership.give_up(live.number, live.fence)
        for number, fence in held.items():
            if not (registry.in_memory(number) or registry.is_loading(number) or self._membership.is_taking(number)):
                self._membership.give_up(number, fence)

    def _look(self, alive: list[Process]) -> None:
        self._peers.keep({process.id for process in alive})

    async def hand_over(self) -> None:
        """Hand all tables over, and lead who is connected to them to their new owners."""
        await self._membership.leave()
        for live in list(self._host.registry.tables):
            self._host.registry.lose(live)

    async def close(self) -> None:
        """End the connections to other processes."""
        await self._peers.close()

    async def place(self, key: str) -> Process | None:
        """The other process that owns the table of a capability; None if it is here from now on, or there is none.

        Raises `Moved` where it is on its way from one process to another, and errors of the database.
        """
        number = self._numbers.get(key) or await self._find(key)
        if number is None:
            return None
        await self._membership.sure()
        if self._host.registry.in_memory(number):
            return None
        owner = self._membership.owner(number)
        return owner or await self._take(number)

    async def _find(self, key: str) -> str | None:
        entry = await self._host.store.find(key)
        if entry is None:
            return None
        self._numbers[key] = entry[0]
        if len(self._numbers) > MOST_KEYS:
            del self._numbers[next(iter(self._numbers))]
        return entry[0]

    async def _take(self, number: str) -> Process | None:
        try:
            await self._host.registry.get(number)
        except Moved:
            owner = self._membership.owner(number)
            if owner is None:
                raise
            return owner
        return None

    def doubt(self, key: str) -> None:
        """Forget who owns the table of a capability, so that the next `place` asks the database again."""
        if number := self._numbers.get(key):
            self._membership.doubt(number)

    async def open(self, process: Process, opened: Opened) -> Channel:
        """Open a channel to another process; raises `Lost` where it can't be reached."""
        return await self._peers.open(process, encode(opened))
