"""A database that fails: what is wrong is told, nothing is acknowledged, and all goes on once it is well again."""

import asyncio
import errno
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from jemaa.core.errors import JemaaError
from jemaa.server.store import database
from jemaa.server.store.changes import Change
from jemaa.server.store.database import FAILURES
from jemaa.server.store.database_file import FileGone, only_server
from jemaa.server.store.store import Store
from jemaa.server.store.store_failures import StoreFailure, store_failure
from tests.server.store.contract import with_store
from tests.server.store.test_store import begun, chose
from tests.table.house import NOON


async def fails(work: Awaitable[object]) -> StoreFailure:
    with pytest.raises(FAILURES) as caught:
        await work
    return store_failure(caught.value)


def at(path: Path) -> str:
    return f"sqlite:///{path}"


def vanish(path: Path) -> None:
    path.rename(path.with_suffix(".away"))


def replaced(path: Path) -> None:
    vanish(path)
    path.touch()


@pytest.mark.parametrize("harm", [vanish, replaced])
def test_nothing_is_acknowledged_while_the_file_is_elsewhere(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    path = tmp_path / "games.sqlite"

    async def test(store: Store) -> None:
        new = await begun(store)
        harm(path)
        assert await fails(store.append(Change(new.number, [chose(2)]))) == "store-gone"
        assert await fails(store.probe(NOON)) == "store-gone"
        assert path.exists() == (harm is replaced), "no empty file was made in its place"
        path.with_suffix(".away").rename(path)
        await store.probe(NOON)
        await store.append(Change(new.number, [chose(2)]))
        found = await store.load(new.number)
        assert found is not None
        assert found[1][-1] == chose(2)
    with_store(at(path), test)


def test_a_file_that_vanishes_during_a_transaction_is_noticed_before_the_acknowledgement(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def test(store: Store) -> None:
        writing = database.writing(store.engine)
        await writing.run(lambda _: None)
        with pytest.raises(FileGone):
            await writing.run(lambda _: vanish(path))
        await writing.close()
    with_store(at(path), test)


def test_readers_make_no_new_file(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def test(store: Store) -> None:
        path.unlink()
        await store.engine.dispose()
        assert await fails(store.find("nothing")) == "store-gone"
        assert not path.exists()
    with_store(at(path), test)


def test_a_locked_database_is_said_to_be_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PRAGMAS", ("busy_timeout=50", "synchronous=FULL", "foreign_keys=ON"))
    path = tmp_path / "games.sqlite"

    async def test(store: Store) -> None:
        new = await begun(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await fails(store.append(Change(new.number, [chose(2)]))) == "store-locked"
            assert await fails(store.probe(NOON)) == "store-locked"
        await store.append(Change(new.number, [chose(2)]))
        await store.probe(NOON)
    with_store(at(path), test)


def test_a_full_disk_is_said_to_be_full(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        def limit(connection: sa.Connection, pages: int) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        new = await begun(store)
        await store._writing.run(lambda connection: limit(connection, 1))  # SQLite takes the size that it has
        many = [chose(version) for version in range(2, 2000)]
        assert await fails(store.append(Change(new.number, many))) == "disk-full"
        await store._writing.run(lambda connection: limit(connection, 1 << 20))
        await store.append(Change(new.number, many))
        found = await store.load(new.number)
        assert found is not None
        assert found[1][1:] == many
    with_store(at(tmp_path / "games.sqlite"), test)


def test_a_database_that_may_only_be_read_is_said_to_be(url: str) -> None:
    def turn(connection: sa.Connection, read_only: bool) -> None:
        sqlite = connection.dialect.name == "sqlite"
        connection.exec_driver_sql(f"PRAGMA query_only={int(read_only)}" if sqlite else
                                   f"SET default_transaction_read_only = {'on' if read_only else 'off'}")

    async def test(store: Store) -> None:
        new = await begun(store)
        await store._writing.run(lambda connection: turn(connection, read_only=True))
        assert await fails(store.append(Change(new.number, [chose(2)]))) == "store-read-only"
        assert await fails(store.probe(NOON)) == "store-read-only"
    with_store(url, test)


def test_a_probe_writes(url: str) -> None:
    async def test(store: Store) -> None:
        await store.probe(NOON)
        async with store.engine.connect() as connection:
            assert list(await connection.scalars(sa.text("SELECT at FROM probe"))) == [NOON]
    with_store(url, test)


@pytest.mark.parametrize(("error", "failure"), [
    (OSError(errno.ENOSPC, "full"), "disk-full"),
    (OSError(errno.EROFS, "read-only"), "store-read-only"),
    (ConnectionRefusedError(), "store-down"),
    (TimeoutError(), "store-down"),
    (sa.exc.InvalidRequestError(), "store-down"),
])
def test_other_errors_have_their_word(error: Exception, failure: str) -> None:
    assert store_failure(error) == failure


def test_a_second_server_on_a_file_is_refused_until_the_first_ends(tmp_path: Path) -> None:
    url = at(tmp_path / "games.sqlite")
    with only_server(url):
        with pytest.raises(JemaaError, match=r"another server uses the database .*games\.sqlite"), only_server(url):
            pytest.fail("two servers")
        with only_server(at(tmp_path / "others.sqlite")), only_server("postgresql://jemaa@localhost/jemaa"):
            pass
    with only_server(url):
        pass


@pytest.mark.parametrize("url", ["sqlite:////no/such/folder/games.sqlite", "postgresql://jemaa@localhost:x/jemaa",
                                 "nothing"])
def test_a_database_that_cannot_be_locked_is_left_to_whoever_opens_it(url: str) -> None:
    with only_server(url):
        pass


def test_a_probe_that_takes_too_long_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jemaa.server.store.store.PROBE_S", 0.05)

    async def test(store: Store) -> None:
        stuck = asyncio.Event()
        loop = asyncio.get_running_loop()

        def wait(_connection: sa.Connection) -> None:
            asyncio.run_coroutine_threadsafe(stuck.wait(), loop).result()
        busy = asyncio.create_task(store._writing.run(wait))
        await asyncio.sleep(0)
        assert await fails(store.probe(NOON)) == "store-down"
        stuck.set()
        await busy
    with_store(at(tmp_path / "games.sqlite"), test)
