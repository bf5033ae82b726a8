"""Leases of tables in PostgreSQL: who takes what, and that nobody writes with an old fencing token."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from jemaa.server.store.leases import Leases, Process
from jemaa.server.store.store import Change, Fenced, Store
from jemaa.table.journal import Opening, WatchingAllowed
from jemaa.table.opening import House, new_opening
from jemaa.table.table import Table
from jemaa.table.wire.opening import OpenTable
from tests.server.databases import Cluster, new_database

LONG, OVER = 600_000, -1
"""Milliseconds for which a process counts as alive."""


@asynccontextmanager
async def two(postgres: Cluster) -> AsyncIterator[tuple[Store, Leases, Leases]]:
    store = await Store.open(new_database(postgres))
    try:
        one, other = (Leases(store.engine, Process(name, f"{name}:1")) for name in ("one", "two"))
        yield store, one, other
    finally:
        await store.close()


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


def test_a_table_has_one_owner_as_long_as_that_is_alive(postgres: Cluster) -> None:
    async def run() -> None:
        async with two(postgres) as (store, one, other):
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
    asyncio.run(run())


def test_what_is_written_with_an_older_token_is_refused(postgres: Cluster) -> None:
    async def run() -> None:
        async with two(postgres) as (store, one, other):
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
    asyncio.run(run())


def test_a_refused_write_takes_no_other_along(postgres: Cluster) -> None:
    async def run() -> None:
        async with two(postgres) as (store, one, _):
            tables = [await opened(store) for _ in range(3)]
            await one.beat(LONG)
            fences = [await one.hold(opening.number) for opening in tables]
            fences[1] = 0
            results = await asyncio.gather(
                *(write(store, opening, fence) for opening, fence in zip(tables, fences, strict=True)
                  if isinstance(fence, int)), return_exceptions=True)
            assert [type(result) for result in results] == [type(None), Fenced, type(None)]
    asyncio.run(run())


def test_running_games_of_processes_that_ended_are_adopted_once(postgres: Cluster) -> None:
    async def run() -> None:
        async with two(postgres) as (store, one, other):
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
    asyncio.run(run())
