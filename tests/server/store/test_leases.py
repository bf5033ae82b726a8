"""Leases of tables: who takes what, and that nobody writes with an old fencing token.

In PostgreSQL, and as `make chaos` simulates them.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from jemaa.server.store.changes import Change, Fenced
from jemaa.server.store.leases import Leases, Process
from jemaa.server.store.store import Store, _check_fences
from jemaa.table.journal import Opening, WatchingAllowed
from jemaa.table.opening import House, new_opening
from jemaa.table.table import Table
from jemaa.table.wire.opening import OpenTable
from tests.chaos.database import SimulatedLeases, SimulatedStore
from tests.chaos.loop import PROCESS
from tests.server.databases import new_database
from tests.server.store.contract import SIMULATED, with_store

LONG, OVER = 600_000, -1
"""Milliseconds for which a process counts as alive."""


Test = Callable[[Store, Leases, Leases], Awaitable[None]]


@pytest.fixture(params=["postgresql", SIMULATED])
def shared(request: pytest.FixtureRequest) -> str:
    """A database that several processes may share."""
    return SIMULATED if request.param == SIMULATED else new_database(request.getfixturevalue("postgres"))


def with_two(url: str, test: Test) -> None:
    """Run a test with the leases of two processes."""
    async def run(store: Store) -> None:
        ends = [Process(name, f"{name}:1") for name in ("one", "two")]
        if isinstance(store, SimulatedStore):
            await test(store, *(SimulatedLeases(store._database, end) for end in ends))
        else:
            await test(store, *(Leases(store.engine, end) for end in ends))
    with_store(url, run)


async def opened(store: Store) -> Opening:
    opening = new_opening(OpenTable("marrakech", (None, None)), House((), "greedy"), 0)
    await store.append(Change(opening.number, [], opening))
    return opening


async def write(store: Store, opening: Opening, fence: int) -> None:
    """Any line."""
    loaded = await store.load(opening.number)
    assert loaded
    lines = Table(*loaded).numbered([WatchingAllowed("A", allowed=False)], None, 0)
    await store.append(Change(opening.number, lines, fence=fence))


def test_a_table_has_one_owner_as_long_as_that_is_alive(shared: str) -> None:
    async def test(store: Store, one: Leases, other: Leases) -> None:
        opening = await opened(store)
        assert await one.beat(LONG) == []
        assert await other.beat(LONG) == [one.process]
        fence = await one.hold(opening.number)
        assert isinstance(fence, int)
        assert await other.hold(opening.number) == one.process
        assert (await other.adopt(9), await one.held()) == ({}, {opening.number: fence})
        await one.beat(OVER)
        taken = await other.hold(opening.number)
        assert isinstance(taken, int)
        assert taken > fence
        assert await one.held() == {}
    with_two(shared, test)


def test_what_is_written_with_an_older_token_is_refused(shared: str) -> None:
    async def test(store: Store, one: Leases, other: Leases) -> None:
        opening = await opened(store)
        await one.beat(OVER)
        await other.beat(LONG)
        old, new = await one.hold(opening.number), await other.hold(opening.number)
        assert isinstance(old, int)
        assert isinstance(new, int)
        with pytest.raises(Fenced):
            await write(store, opening, old)
        await write(store, opening, new)
        await store.delete(opening.number)
        with pytest.raises(Fenced):
            await store.append(Change(opening.number, [], fence=new))
        assert await other.hold(opening.number) is None
    with_two(shared, test)


def test_a_refused_write_takes_no_other_along(shared: str) -> None:
    async def test(store: Store, one: Leases, _: Leases) -> None:
        tables = [await opened(store) for _ in range(3)]
        await one.beat(LONG)
        fences = [await one.hold(opening.number) for opening in tables]
        fences[1] = 0
        results = await asyncio.gather(
            *(write(store, opening, fence) for opening, fence in zip(tables, fences, strict=True)
              if isinstance(fence, int)), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Fenced, type(None)]
    with_two(shared, test)


def test_running_games_of_processes_that_ended_are_adopted_once(shared: str) -> None:
    async def test(store: Store, one: Leases, other: Leases) -> None:
        on, over, free = [await opened(store) for _ in range(3)]
        await one.beat(LONG)
        await other.beat(LONG)
        fences = {each.number: await one.hold(each.number) for each in (on, over, free)}
        await store.append(Change(over.number, [], over=True))
        fence = fences[free.number]
        assert isinstance(fence, int)
        await one.release([(free.number, fence)])
        await one.hand_over()
        adopted = await other.adopt(9)
        assert list(adopted) == [on.number]
        assert await other.adopt(9) == {}
        assert await other.beat(LONG) == []
    with_two(shared, test)


def test_a_process_does_not_adopt_from_itself(shared: str) -> None:
    async def test(store: Store, one: Leases, other: Leases) -> None:
        opening = await opened(store)
        await one.beat(OVER)
        fence = await one.hold(opening.number)
        assert await one.adopt(9) == {}
        assert await one.held() == {opening.number: fence}
        assert list(await other.adopt(9)) == [opening.number]
    with_two(shared, test)


def test_a_process_that_stalls_in_a_transaction_does_not_keep_its_tables(shared: str) -> None:
    async def test(store: Store, one: Leases, other: Leases) -> None:
        opening = await opened(store)
        await one.beat(OVER)
        fence = await one.hold(opening.number)
        assert isinstance(fence, int)
        async with locked(store, opening.number, fence):
            assert await other.adopt(9) == {}
            taken = await other.hold(opening.number)  # as soon as the database ends the transaction
        assert isinstance(taken, int)
        assert taken > fence
    with_two(shared, test)


@asynccontextmanager
async def locked(store: Store, number: str, fence: int) -> AsyncIterator[None]:
    """A transaction that has checked a fence, and does nothing more."""
    if isinstance(store, SimulatedStore):
        database = store._database
        session = database.begin(PROCESS.get())
        await database.ask(lambda: database.check_fences(session, {number: fence}))
        yield
        return
    with contextlib.suppress(sa.exc.DBAPIError):  # that the database has ended the connection
        async with store.engine.connect() as connection:
            await connection.run_sync(lambda sync: _check_fences({number: fence}, sync))
            yield
            await connection.commit()
