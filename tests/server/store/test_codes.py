"""The codes of tables that wait: each leads to one table, until its game begins or the table is deleted."""

import msgspec
import pytest

from jemaa.server.store.changes import Change, Conflict
from jemaa.server.store.store import Store
from jemaa.table.journal import Began, Written
from tests.server.store.contract import with_store
from tests.server.store.test_store import begun, opening
from tests.table.house import NOON


def test_a_code_leads_to_the_invitation_until_the_game_begins(any_url: str) -> None:
    async def test(store: Store) -> None:
        one, other = await begun(store), await begun(store)
        assert one.code is not None
        assert other.code is not None
        assert await store.by_code(one.code) == one.invite
        assert await store.by_code("nothing") is None
        await store.append(Change(one.number, [Written(2, NOON, None, Began())]))
        assert await store.by_code(one.code) is None
        assert await store.by_code(other.code) == other.invite
        await store.delete(other.number)
        assert await store.by_code(other.code) is None
    with_store(any_url, test)


def test_two_tables_cannot_wait_under_the_same_code(any_url: str) -> None:
    async def test(store: Store) -> None:
        first = await begun(store)
        second = msgspec.structs.replace(opening(), code=first.code)
        with pytest.raises(Conflict):
            await store.append(Change(second.number, [], second))
        assert await store.load(second.number) is None
        await store.append(Change(first.number, [Written(2, NOON, None, Began())]))
        await store.append(Change(second.number, [], second))
        assert await store.by_code(first.code or "") == second.invite
    with_store(any_url, test)


def test_a_table_that_was_opened_before_there_were_codes_has_none(any_url: str) -> None:
    async def test(store: Store) -> None:
        for _ in range(2):
            old = msgspec.structs.replace(opening(), code=None)
            await store.append(Change(old.number, [], old))
            assert await store.load(old.number) == (old, [])
    with_store(any_url, test)
