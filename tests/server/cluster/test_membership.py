"""A process among others, in virtual time over a simulated database: what it takes over, and when."""

import asyncio
from collections.abc import Sequence

import pytest

from jemaa.server.cluster.cluster import Cluster
from jemaa.server.cluster.membership import LIFETIME, Hooks, Membership
from jemaa.server.cluster.peers import Peers
from jemaa.server.live.host import Host
from jemaa.server.live.ownership import Moved
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

    def __init__(self, database: Database, name: str) -> None:
        self.store = SimulatedStore(database)
        self.leases = SimulatedLeases(database, Process(name, f"{name}:1"))
        self.membership = Membership(self.leases)
        self.taken: list[list[str]] = []

    async def join(self) -> None:
        await self.membership.join(Hooks(self._take, lambda _held: None, lambda _alive: None))

    async def _take(self, numbers: Sequence[str]) -> None:
        self.taken.append(list(numbers))
        raise ConnectionResetError

    def host(self) -> Host:
        """New tables of this process."""
        return Host(self.store, self.membership, Workers(0), House(("random",), "random"))

    def clustered(self) -> tuple[Host, Cluster]:
        """New tables of this process, and its place among the others."""
        host = self.host()
        return host, Cluster(host, self.membership, Peers(b"secret", "one", lambda _channel, _data: None))

    async def opened(self) -> str:
        """A table of this process, which has ended by now."""
        host = self.host()
        await self.leases.beat(LONG)
        number = (await host.open(wire.OpenTable("marrakech", (None, None)))).number
        await self.leases.beat(OVER)
        return number


def test_what_was_taken_over_and_could_not_be_loaded_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(database: Database) -> None:
        number, other = await Member(database, "one").opened(), Member(database, "two")
        release = other.leases.release
        monkeypatch.setattr(other.leases, "release", failing)
        await other.join()
        await asyncio.sleep(WHILE)
        assert (other.taken, list(database.leases)) == ([[number]], [number])
        monkeypatch.setattr(other.leases, "release", release)  # the database answers again
        await asyncio.sleep(WHILE)
        assert database.leases == {}
    simulate(test)


def test_a_table_that_could_not_be_loaded_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(database: Database) -> None:
        member = Member(database, "one")
        number = await member.opened()
        host = member.host()
        await member.join()
        monkeypatch.setattr(member.store, "load", failing)
        with pytest.raises(ConnectionResetError):
            await host.registry.get(number)
        await asyncio.sleep(WHILE)
        assert database.leases == {}
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


async def failing(*_: object) -> list[Process]:
    raise ConnectionResetError


def test_a_lease_is_taken_anew_unless_another_process_has_it() -> None:
    async def test(database: Database) -> None:
        member, other = Member(database, "one"), Member(database, "two")
        host = member.host()
        await member.leases.beat(LONG)
        live = await host.registry.get((await host.open(wire.OpenTable("marrakech", (None, None)))).number)
        assert live
        assert live.fence
        before = live.fence
        await host.registry.renew(live)
        assert live.fence == database.leases[live.number].fence > before
        await member.leases.beat(OVER)
        await other.leases.beat(LONG)
        await other.leases.hold(live.number)
        with pytest.raises(Moved):
            await host.registry.renew(live)
        assert (live.moved, list(host.registry.tables)) == (True, [])
    simulate(test)


def test_leases_of_tables_that_are_not_in_memory_are_given_up() -> None:
    async def test(database: Database) -> None:
        member = Member(database, "one")
        host, cluster = member.clustered()
        await member.join()
        known = await host.open(wire.OpenTable("marrakech", (None, None)))
        held = await member.leases.held()
        late = await host.open(wire.OpenTable("marrakech", (None, None)))  # dropped for nothing
        await member.leases.hold(unknown := await member.opened())
        cluster._compare({**held, unknown: database.leases[unknown].fence})
        assert [live.number for live in host.registry.tables] == [known.number]
        assert set(database.leases) == {known.number, late.number, unknown}
        await asyncio.sleep(WHILE)
        assert set(database.leases) == {known.number}
    simulate(test)


# --- what the database said before an absence -----------------------------------------------------------------------

class Held:
    """A statement of the database whose answer is held up until `go`."""

    def __init__(self, leases: SimulatedLeases, name: str) -> None:
        self._statement = getattr(leases, name)
        self.go = asyncio.Event()
        setattr(leases, name, self)

    async def __call__(self, *arguments: object) -> object:
        answer = await self._statement(*arguments)
        await self.go.wait()
        return answer


async def be_absent(member: Member) -> None:
    """Count as dead for a while, in which no beat reaches the database."""
    beat = member.leases.beat
    member.leases.beat = failing  # type: ignore[method-assign, assignment]
    await asyncio.sleep(WHILE)
    member.leases.beat = beat  # type: ignore[method-assign]
    await asyncio.sleep(LIFETIME)


def test_a_table_that_was_taken_before_an_absence_is_asked_for_anew() -> None:
    async def test(database: Database) -> None:
        member = Member(database, "one")
        number = await member.opened()
        await member.join()
        answer = Held(member.leases, "hold")
        taking = asyncio.create_task(member.membership.hold(number))
        await be_absent(member)
        answer.go.set()
        with pytest.raises(Moved):
            await taking
        await asyncio.sleep(WHILE)
        assert database.leases == {}
        assert await member.membership.hold(number) == database.leases[number].fence
    simulate(test)


def test_tables_that_were_taken_over_before_an_absence_are_given_up() -> None:
    async def test(database: Database) -> None:
        await Member(database, "one").opened()
        other = Member(database, "two")
        answer = Held(other.leases, "adopt")
        await other.join()
        await asyncio.sleep(WHILE)
        await be_absent(other)
        answer.go.set()
        await asyncio.sleep(WHILE)
        assert (other.taken, database.leases) == ([], {})
    simulate(test)


def test_tables_that_are_being_taken_are_no_ones_to_give_up() -> None:
    async def test(database: Database) -> None:
        member = Member(database, "one")
        _, cluster = member.clustered()
        await member.join()
        number = await member.opened()
        await member.leases.beat(LONG)
        answer = Held(member.leases, "hold")
        loading = asyncio.create_task(member.membership.hold(number))
        await asyncio.sleep(WHILE)
        cluster._compare(await member.leases.held())
        answer.go.set()
        fence = await loading
        await asyncio.sleep(WHILE)
        assert database.leases[number].fence == fence
    simulate(test)


def test_a_table_whose_lease_may_be_lost_while_it_is_loaded_is_asked_for_anew() -> None:
    async def test(database: Database) -> None:
        member = Member(database, "one")
        host, cluster = member.clustered()
        await member.join()
        number = await member.opened()
        await member.leases.beat(LONG)
        loading = asyncio.create_task(host.registry.get(number))
        await asyncio.sleep(0)
        cluster._compare({})
        with pytest.raises(Moved):
            await loading
        assert list(host.registry.tables) == []
        await asyncio.sleep(WHILE)
        assert database.leases == {}
        assert await host.registry.get(number)
    simulate(test)


def test_a_table_that_was_being_taken_when_a_process_came_back_is_dropped_once_that_is_committed(
        monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(database: Database) -> None:
        one, other = Member(database, "one"), Member(database, "two")
        host, cluster = one.clustered()
        await one.membership.join(Hooks(host.take_up, cluster._compare, lambda _alive: None))
        number = (await host.open(wire.OpenTable("marrakech", (None, None)))).number
        with monkeypatch.context() as cut:
            cut.setattr(one.leases, "beat", failing)
            await asyncio.sleep(WHILE)
            await other.leases.beat(LONG)
            commit, sync = asyncio.Event(), database.sync

            async def slow_sync() -> None:
                await commit.wait()
                await sync()
            with monkeypatch.context() as slow:
                slow.setattr(database, "sync", slow_sync)
                taking = asyncio.create_task(other.leases.hold(number))
                await asyncio.sleep(LIFETIME / 2)
        await asyncio.sleep(LIFETIME / 2)
        assert [live.number for live in host.registry.tables] == [number]  # as the database still says
        commit.set()
        assert await taking == database.leases[number].fence
        await asyncio.sleep(LIFETIME / 2)
        assert list(host.registry.tables) == []
    simulate(test)


def test_a_table_that_was_taken_over_and_is_loaded_soon_is_not_given_up() -> None:
    async def test(database: Database) -> None:
        member = Member(database, "one")
        _, cluster = member.clustered()
        await member.join()
        number = await member.opened()
        await member.leases.beat(LONG)
        fence = await member.leases.hold(number)
        assert isinstance(fence, int)
        member.membership._adopted[number] = fence  # until the tables before it are loaded
        cluster._compare(await member.leases.held())
        assert await member.membership.hold(number) == fence
        await asyncio.sleep(WHILE)
        assert database.leases[number].fence == fence
    simulate(test)
