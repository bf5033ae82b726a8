"""The store, the same on SQLite, on PostgreSQL, and as `make chaos` simulates it."""

import asyncio
import sqlite3
import time

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from jemaa.core.errors import JemaaError
from jemaa.server.store import database
from jemaa.server.store.changes import Change, Conflict
from jemaa.server.store.migrate import VERSION
from jemaa.server.store.schema import METADATA, OPENINGS
from jemaa.server.store.store import Store
from jemaa.table import wire
from jemaa.table.journal import Chose, Opening, Sat, Written
from jemaa.table.opening import first_lines, new_key, new_opening
from jemaa.table.table import Table
from tests.server.store.contract import another, with_store
from tests.table.house import HOUSE, NOON, two


def opening(*, public: bool = False) -> Opening:
    return new_opening(wire.OpenTable("marrakech", (None, "random"), public=public), HOUSE, NOON)


def chose(version: int, choice: str = "left", command: str | None = None) -> Written:
    return Written(version, NOON + version, command, Chose("A", choice, person=True))


async def begun(store: Store, *, public: bool = False) -> Opening:
    new = opening(public=public)
    await store.append(Change(new.number, Table(new).numbered(first_lines(new), None, NOON), new))
    return new


def test_what_was_appended_is_there_in_order(any_url: str) -> None:
    async def test(store: Store) -> None:
        new = await begun(store)
        await store.append(Change(new.number, [chose(2, command="command-2"), chose(3)]))
        assert await store.load(new.number) == (new, [
            Written(1, NOON, None, Sat("B", "B", "random")), chose(2, command="command-2"), chose(3)])
        assert await store.load(new.number, after=2) == (new, [chose(3)])
        assert await store.load("nothing") is None
    with_store(any_url, test)


def test_it_is_there_after_closing_too(any_url: str) -> None:
    numbers: list[str] = []

    async def first(store: Store) -> None:
        numbers.append((await begun(store)).number)

    async def second(store: Store) -> None:
        found = await store.load(numbers[0])
        assert found is not None
        assert len(found[1]) == 1
    with_store(any_url, first, second)


def test_the_same_version_or_command_twice_is_a_conflict_and_changes_nothing(any_url: str) -> None:
    async def test(store: Store) -> None:
        new = await begun(store)
        await store.append(Change(new.number, [chose(2, command="command-2")]))
        for again in ([chose(2, "right")], [chose(3), chose(2)], [chose(3), chose(4, command="command-2")]):
            with pytest.raises(Conflict):
                await store.append(Change(new.number, again))
        found = await store.load(new.number)
        assert found is not None
        assert found[1][1:] == [chose(2, command="command-2")]
    with_store(any_url, test)


def test_of_many_at_once_one_wins_and_the_others_know(any_url: str) -> None:
    async def test(store: Store) -> None:
        new, calm = await begun(store), await begun(store)
        results = await asyncio.gather(
            *(store.append(Change(new.number, [chose(2, command=f"command-{n}")])) for n in range(20)),
            *(store.append(Change(calm.number, [chose(2 + n)])) for n in range(20)), return_exceptions=True)
        assert [type(each) for each in results[:20]].count(Conflict) == 19
        assert results[20:] == [None] * 20
    with_store(any_url, test)


def test_two_processes_on_one_database_never_both_win(any_url: str) -> None:
    async def test(store: Store) -> None:
        other = await another(store, any_url)
        new = await begun(store)
        results = await asyncio.gather(*(each.append(Change(new.number, [chose(2)])) for each in (store, other)),
                                       return_exceptions=True)
        assert sorted(map(str, map(type, results))) == sorted(map(str, [type(None), Conflict]))
        await other.close()
    with_store(any_url, test)


def test_changes_together_are_made_together_or_not_at_all(any_url: str) -> None:
    async def test(store: Store) -> None:
        new, following = await begun(store), opening()
        with pytest.raises(Conflict):
            await store.append(Change(following.number, [], following), Change(new.number, [chose(1)]))
        assert await store.load(following.number) is None
        await store.append(Change(following.number, [], following), Change(new.number, [chose(2)]))
        assert await store.load(following.number) == (following, [])
    with_store(any_url, test)


def test_capabilities_find_their_table(any_url: str) -> None:
    async def test(store: Store) -> None:
        new = await begun(store)
        assert await store.find(new.invite) == (new.number, True)
        assert await store.find(new.watch) == (new.number, False)
        for wrong in (new_key(), new.number, "", "%"):
            assert await store.find(wrong) is None
    with_store(any_url, test)


def test_what_is_over_or_not_public_is_not_listed(any_url: str) -> None:
    async def test(store: Store) -> None:
        hidden, shown, ended = await begun(store), await begun(store, public=True), await begun(store, public=True)
        await store.append(Change(ended.number, [], over=True))
        assert sorted(await store.without_alarm()) == sorted([hidden.number, shown.number])
        assert await store.public(10) == [shown.number]
    with_store(any_url, test)


def test_deleting_takes_the_journal_too(any_url: str) -> None:
    async def test(store: Store) -> None:
        new = await begun(store)
        await store.delete(new.number)
        assert await store.load(new.number) is None
        assert await store.find(new.invite) is None
        await store.append(Change(new.number, Table(new).numbered(first_lines(new), None, NOON), new))
    with_store(any_url, test)


def test_a_whole_game_comes_back_as_the_same_table(any_url: str) -> None:
    seating = two("morocco")
    seating.play()

    async def test(store: Store) -> None:
        await store.append(Change(seating.opening.number, seating.journal, seating.opening, over=True))
        found = await store.load(seating.opening.number)
        assert found == (seating.opening, seating.journal)
        assert Table(*found).state == seating.table.state
    with_store(any_url, test)


def test_migrations_lead_to_the_tables_that_the_code_uses(url: str) -> None:
    async def test(store: Store) -> None:
        async with store.engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA))
        assert differences == []
    with_store(url, test)


def test_a_database_of_a_newer_program_is_refused_and_left_alone(url: str) -> None:
    async def as_by_a_newer_one(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(sa.update(VERSION).values(version_num="9999"))

    async def form() -> list[str]:
        engine = database.connect(url)
        async with engine.connect() as connection:
            found = list(await connection.scalars(sa.select(VERSION.c.version_num)))
        await engine.dispose()
        return found

    with_store(url, as_by_a_newer_one)
    with pytest.raises(JemaaError, match=r"its form is 9999, newer than .* known here; update jemaa to use it"):
        with_store(url, as_by_a_newer_one)
    assert asyncio.run(form()) == ["9999"]


def test_upgrading_at_the_same_moment_is_safe(url: str) -> None:
    async def run() -> None:
        for store in await asyncio.gather(*(Store.open(url) for _ in range(4))):
            await store.close()
    asyncio.run(run())


class Refusing:
    """A cursor that is refused a few times before it may change the file."""

    def __init__(self, code: int, times: int) -> None:
        self.error = sqlite3.OperationalError("no")
        self.error.sqlite_errorcode = code
        self.left = times

    def execute(self, _: str) -> None:
        self.left -= 1
        if self.left >= 0:
            raise self.error


def test_a_new_file_is_waited_for_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """`busy_timeout` doesn't hold for the change to a write-ahead log."""
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    database._log_ahead(Refusing(sqlite3.SQLITE_BUSY_RECOVERY, 3).execute)
    assert slept == [database.AGAIN_S] * 3
    with pytest.raises(sqlite3.OperationalError):
        database._log_ahead(Refusing(sqlite3.SQLITE_READONLY, 1).execute)
    assert len(slept) == 3
    with pytest.raises(sqlite3.OperationalError):
        database._log_ahead(Refusing(sqlite3.SQLITE_BUSY, database.TRIES).execute)
    assert len(slept) == 3 + database.TRIES - 1


@pytest.mark.parametrize("url", ["mysql://x/y", "games.sqlite", "sqlite://"], ids=str)
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(JemaaError, match="sqlite:///FILE or postgresql"):
        asyncio.run(Store.open(url))


def test_who_reads_waits_for_nobody_who_writes(url: str) -> None:
    async def test(store: Store) -> None:
        new = await begun(store)
        async with store.engine.begin() as writing:
            await writing.execute(sa.update(OPENINGS).values(over=True))
            assert await asyncio.wait_for(store.find(new.invite), 2) == (new.number, True)
    with_store(url, test)
