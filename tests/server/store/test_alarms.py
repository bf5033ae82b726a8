"""When something happens by itself at a table is stored with its lines."""

import pytest
import sqlalchemy as sa

from jemaa.server.store.alarms import Alarm
from jemaa.server.store.changes import Change, Conflict
from jemaa.server.store.schema import ALARMS, LEASES
from jemaa.server.store.store import Store
from jemaa.table.journal import Opening
from tests.server.store.contract import with_store
from tests.server.store.test_store import begun

AT = 1_000


async def ringing_at(store: Store, at: int | None) -> Opening:
    opening = await begun(store)
    await store.append(Change(opening.number, [], alarm=Alarm(at)))
    return opening


def test_those_that_are_due_are_found_the_earliest_first(url: str) -> None:
    async def test(store: Store) -> None:
        later, at_once, soon, _never = [await ringing_at(store, at) for at in (AT + 1, 0, AT, None)]
        assert await store.ringing(AT) == [at_once.number, soon.number]
        assert await store.ringing(AT + 1) == [at_once.number, soon.number, later.number]
        await store.append(Change(soon.number, [], alarm=Alarm(None)))
        assert await store.ringing(AT) == [at_once.number]
    with_store(url, test)


def test_those_that_somebody_owns_are_not_looked_for(url: str) -> None:
    async def test(store: Store) -> None:
        owned, free = [await ringing_at(store, AT) for _ in range(2)]
        async with store.engine.begin() as connection:
            await connection.execute(sa.insert(LEASES), {"number": owned.number, "process": "x", "fence": 1})
        assert await store.ringing(AT) == [free.number]
    with_store(url, test)


def test_running_games_of_older_versions_are_found(url: str) -> None:
    async def test(store: Store) -> None:
        older, known, over = await begun(store), await ringing_at(store, None), await begun(store)
        await store.append(Change(over.number, [], over=True))
        assert await store.without_alarm() == [older.number]
        numbers = [older.number, known.number, over.number, (await ringing_at(store, AT)).number]
        assert sorted(await store.due_among(numbers, AT)) == sorted([numbers[0], numbers[3]])
        assert await store.due_among(numbers, AT - 1) == [older.number]
        assert await store.due_among([], AT) == []
    with_store(url, test)


def test_a_finished_game_needs_none_until_another_is_asked_for(url: str) -> None:
    async def test(store: Store) -> None:
        over = await ringing_at(store, AT)
        await store.append(Change(over.number, [], over=True, alarm=Alarm(None)))
        async with store.engine.connect() as connection:
            assert await connection.scalar(sa.select(sa.func.count()).select_from(ALARMS)) == 0
        await store.append(Change(over.number, [], over=True, alarm=Alarm(AT)))
        assert await store.ringing(AT) == [over.number]
        assert await store.due_among([over.number], AT) == [over.number]
    with_store(url, test)


def test_a_table_that_is_gone_has_none(url: str) -> None:
    async def test(store: Store) -> None:
        gone = await ringing_at(store, AT)
        await store.delete(gone.number)
        assert await store.ringing(AT) == []
        with pytest.raises(Conflict):
            await store.append(Change(gone.number, [], alarm=Alarm(AT)))
    with_store(url, test)
