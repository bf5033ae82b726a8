"""The simulated database ends what its clients leave behind, as PostgreSQL does."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from jemaa.server.store.changes import Change, Conflict, Fenced
from jemaa.server.store.database import IDLE_MS
from tests.chaos.database import Database, Lease, Session
from tests.chaos.loop import Process, new_loop
from tests.chaos.network import Network

NUMBER = "111f6aea18721fcc"


@pytest.mark.parametrize("refused", [
    lambda database, session: database.check_fences(session, {NUMBER: 6}),
    lambda database, session: database.insert(session, [Change(NUMBER, ())]),
], ids=["another lease", "a conflict"])
def test_a_refused_transaction_whose_client_is_gone_is_ended(
        refused: Callable[[Database, Session], Awaitable[None]]) -> None:
    loop = new_loop(Random(5))
    database = Database(loop, Network(loop, Random(6)))
    database.leases[NUMBER] = Lease("server-0.1", 7)
    session = database.begin(Process("server-0.1"))

    async def history() -> None:
        await database.check_fences(session, {NUMBER: 7})
        with pytest.raises((Fenced, Conflict)):
            await refused(database, session)
        assert not await free()
        await asyncio.sleep(IDLE_MS / 1_000 + 1)
        assert await free()
        loop.stopped = True

    async def free() -> bool:
        return database._locks["lease", NUMBER].free_for(Session(Process("other")), shared=False)

    done = loop.spawn(database.process, history())
    database.process.context.copy().run(loop.run)
    done.result()
