"""Opens the stores that pass the same tests: the real ones by their URLs, and the one that `make chaos` simulates."""

import asyncio
from collections.abc import Awaitable, Callable

from jemaa.server.store.store import Store
from tests.chaos.database import Database, SimulatedStore
from tests.chaos.running import simulate

SIMULATED = "simulated"
"""Stands for the URL of the simulated database."""


def with_store(url: str, *tests: Callable[[Store], Awaitable[None]]) -> None:
    """Run tests, one after the other, each with the store opened anew."""
    if url == SIMULATED:
        simulate(lambda database: _simulated(database, tests))
    else:
        asyncio.run(_real(url, tests))


async def _real(url: str, tests: tuple[Callable[[Store], Awaitable[None]], ...]) -> None:
    for test in tests:
        store = await Store.open(url)
        try:
            await test(store)
        finally:
            await store.close()


async def _simulated(database: Database, tests: tuple[Callable[[Store], Awaitable[None]], ...]) -> None:
    for test in tests:
        store = SimulatedStore(database)
        await test(store)
        await store.close()


async def another(store: Store, url: str) -> Store:
    """The store of another process on the same database."""
    return SimulatedStore(store._database) if isinstance(store, SimulatedStore) else await Store.open(url)
