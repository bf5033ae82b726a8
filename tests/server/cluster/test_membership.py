"""A process among others, in virtual time over a simulated database: what it takes over, and when."""

import asyncio
from collections.abc import Sequence

import pytest

from jemaa.server.cluster.cluster import Cluster
from jemaa.server.cluster.membership import LIFETIME, Hooks, Membership
from jemaa.server.cluster.peers import Peers
from jemaa.server.live.host import Host
from jemaa.server.live.workers import Workers
from jemaa.server.store.leases import Process
from jemaa.table import wire
from jemaa.table.opening import House
from tests.chaos.database import Database, SimulatedLeases, SimulatedStore
from tests.chaos.running import simulate

LONG, OVER = 600_000, -1
"""Milliseconds for which a process counts as alive."""
WHILE = 3 * LIFETIME
"""Seconds after which everything has happened."""


class Member:
    """A process that notes what it is to take up, and fails to so often first."""

    def __init__(self, database: Database, name: str, failures: int = 0) -> None:
        self.store = SimulatedStore(database)
        self.leases = SimulatedLeases(database, Process(name, f"{name}:1"))
        self.membership = Membership(self.leases)
        self.taken: list[list[str]] = []
        self.checked: list[dict[str, int]] = []
        self._failures = failures
        self.misses: list[str] = []

    async def join(self) -> None:
        await self.membership.join(Hooks(self._take, self._check, lambda _alive: None))

    async def _take(self, numbers: Sequence[str]) -> None:
        self.taken.append(list(numbers))
        if len(self.taken) <= self._failures:
            raise OSError

    def _check(self, held: dict[str, int]) -> list[str]:
        self.checked.append(held)
        return self.misses

    async def opened(self) -> str:
        """A table of this process, which has ended by now."""
        host = Host(self.store, self.membership, Workers(0), House(("random",), "random"))
        await self.leases.beat(LONG)
        number = (await host.open(wire.OpenTable("marrakech", (None, None)))).number
        await self.leases.beat(OVER)
        return number


def test_what_could_not_be_loaded_is_taken_up_later() -> None:
    async def test(database: Database) -> None:
        number, other = await Member(database, "one").opened(), Member(database, "two", failures=2)
        await other.join()
        await asyncio.sleep(WHILE)
        assert other.taken == [[number]] * 3
    simulate(test)


def test_what_a_late_process_misses_is_taken_up() -> None:
    async def test(database: Database) -> None:
        member = Member(database, "one")
        await member.join()
        member.misses = ["its number"]
        database.full = True
        await asyncio.sleep(WHILE)
        database.full = False
        await asyncio.sleep(WHILE)
        assert (len(member.checked), member.taken) == (2, [["its number"]])
    simulate(test)


def test_a_process_takes_nothing_over_while_it_counts_as_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(database: Database) -> None:
        one, number = Member(database, "one"), await Member(database, "two").opened()
        await one.join()
        monkeypatch.setattr(one.leases, "beat", failing)
        await asyncio.sleep(WHILE)
        assert await one.leases.held() == {}
        assert database.leases[number].process == "two"
    simulate(test)


async def failing(_lifetime: int) -> list[Process]:
    raise OSError


def test_a_table_that_was_dropped_for_nothing_is_taken_up_again() -> None:
    async def test(database: Database) -> None:
        member = Member(database, "one")
        host = Host(member.store, member.membership, Workers(0), House(("random",), "random"))
        cluster = Cluster(host, member.membership, Peers(b"secret", "one", lambda _channel, _data: None))
        await member.leases.beat(LONG)
        known = await host.open(wire.OpenTable("marrakech", (None, None)))
        held = await member.leases.held()
        late = await host.open(wire.OpenTable("marrakech", (None, None)))
        assert cluster._compare({**held, "of old": 1}) == [late.number, "of old"]
        assert [live.number for live in host.registry.tables] == [known.number]
    simulate(test)
