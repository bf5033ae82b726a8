"""The connection to SQLite (by default: one file, safe against a power cut) or to PostgreSQL, by URL."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from jemaa.core.errors import JemaaError
from jemaa.core.extra import check
from jemaa.server.store.database_file import DatabaseFile, path_of

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
WANTED = "a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME"
FAILURES = (sa.exc.SQLAlchemyError, OSError)
"""What a database raises that can't be reached, or doesn't do what it should."""
Columns = tuple[object, ...]
"""The types of a row's columns, which SQLAlchemy can't tell: `schema.py` declares tables without types of Python."""
StoredRow = sa.Row[*Columns]
"""A row that was found; its columns are its attributes."""
READS = "jemaa_reads"
"""The execution option of those who only read; they wait for nobody."""
PRAGMAS = ("busy_timeout=5000", "synchronous=FULL", "foreign_keys=ON")
IDLE_MS = 5_000
"""Milliseconds for which a transaction in PostgreSQL may wait for its next statement. A process that is stopped in the
middle of one, or whose host is gone, would keep its locks, and the tables that it owned, for hours."""
AGAIN_S, TRIES = 0.02, 250
"""Seconds between two tries to turn a file to a write-ahead log, and the number of tries: somebody else may be doing it
with a new file."""


def insert(dialect: str, table: sa.Table) -> "sqlite.Insert | postgresql.Insert":
    """A dialect's insert into a table, which can change a row that is there already."""
    if dialect == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415  # loads its drivers, too

    return postgresql.insert(table)


def connect(url: str) -> AsyncEngine:
    """An engine for `sqlite:///FILE` or `postgresql://USER@HOST/NAME`; raises `JemaaError` for any other URL.

    It does not connect before it is used. Raises `MissingExtra` where PostgreSQL's driver is not installed.
    """
    kind, _, rest = url.partition("://")
    if kind not in DRIVERS or not rest:
        raise JemaaError(WANTED)
    if kind == "postgresql":
        check("postgres")
    settings = {"server_settings": {"idle_in_transaction_session_timeout": str(IDLE_MS)}}
    try:
        engine = create_async_engine(f"{DRIVERS[kind]}://{rest}", hide_parameters=True,  # or tracebacks tell secrets
                                     connect_args=settings if kind == "postgresql" else {})
    except (sa.exc.ArgumentError, ValueError):
        raise JemaaError(WANTED) from None
    return _prepared(engine, engine.sync_engine) if kind == "sqlite" else engine


@contextlib.contextmanager
def naming(url: str) -> Iterator[None]:
    """A context in which a database's failures become `JemaaError`s that name the database without its password."""
    try:
        yield
    except FAILURES as error:
        reason = error.orig if isinstance(error, sa.exc.DBAPIError) else error
        raise JemaaError(f"the database {_without_password(url)}: {reason}") from None


def _without_password(url: str) -> str:
    """A URL without its password."""
    return sa.make_url(url).difference_update_query(["password"]).render_as_string()


E = TypeVar("E")


def _prepared(engine: E, core: sa.Engine) -> E:
    sa.event.listen(core, "connect", _on_connect)
    sa.event.listen(core, "begin", _on_begin)
    return engine


def _on_connect(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # or the driver begins transactions by itself, and too late
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    _log_ahead(cursor.execute)
    cursor.close()


def _log_ahead(execute: Callable[[str], object]) -> None:
    """Switch SQLite to a write-ahead log; tries again while the database is locked.

    For this change SQLite itself does not wait, whatever `busy_timeout` says. Raises `OperationalError` after the last
    try.
    """
    for tries in range(1, TRIES + 1):
        try:
            execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or tries == TRIES:
                raise
            time.sleep(AGAIN_S)
        else:
            return


def _is_busy(error: sqlite3.OperationalError) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def _on_begin(connection: sa.Connection) -> None:
    """Take the write lock at the begin of a writing transaction: one that reads first could fail half way."""
    reads = connection.get_execution_options().get(READS)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


# --- writing ------------------------------------------------------------------------------------------------------

Work = Callable[[sa.Connection], None]


class Writing(Protocol):
    """Runs pieces of work that write, each in a transaction of its own."""

    async def run(self, work: Work) -> None:
        """Run the work in one transaction; when this returns, it is on the disk. If the work raises, nothing changes.

        Where the commit fails, such as by a lost connection or a moved file, the changes may be stored nevertheless.
        """
        ...

    async def close(self) -> None:
        """Release what was opened for writing."""
        ...


def writing(engine: AsyncEngine) -> Writing:
    """The `Writing` for an engine's database; its `close` must be called, and does not close the engine."""
    return InThread(engine) if engine.dialect.name == "sqlite" else InLoop(engine)


class InThread:
    """Writes to SQLite in a thread with its own connection, so that a transaction takes one message to it and one back.

    Through the driver for asyncio it would be a dozen, and they cost more than all that is written. Where the file was
    moved, deleted or replaced, nothing is acknowledged, and the engine that reads makes no new file in its place.
    """

    def __init__(self, reading: AsyncEngine) -> None:
        core = sa.create_engine(reading.url.set(drivername="sqlite"), poolclass=sa.StaticPool,
                                pool_reset_on_return=None, hide_parameters=True)
        self._engine = _prepared(core, core)
        path = path_of(reading.url)
        self._file = DatabaseFile(path) if path else None
        for engine in (core, reading.sync_engine):
            sa.event.listen(engine, "do_connect", self._before_connecting)
        self._thread = ThreadPoolExecutor(1, "writing")

    async def run(self, work: Work) -> None:
        """Run the work in one transaction, in the thread; raises `FileGone` where the file is not at its path."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Work) -> None:
        with self._engine.begin() as connection:
            if self._file:
                self._file.remember()
                self._file.check()
            work(connection)
        if self._file:
            self._file.check()  # what was written to a file that is gone is not stored

    def _before_connecting(self, *_: object) -> None:
        """Keep SQLite from making an empty file in place of one that is gone."""
        if self._file:
            self._file.check()

    async def close(self) -> None:
        """Close the database file and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class InLoop:
    """Writes to PostgreSQL in the event loop: its driver needs no thread."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Work) -> None:
        """Run the work in one transaction."""
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        """Do nothing: the engine's owner closes it."""
