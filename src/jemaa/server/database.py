"""The connection to SQLite (by default: one file, safe against a power cut) or to PostgreSQL, by URL."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from jemaa.core.errors import JemaaError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
READS = "jemaa_reads"
"""The execution option of those who only read; they wait for nobody."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


def connect(url: str) -> AsyncEngine:
    """An engine for `sqlite:///FILE` or `postgresql://USER@HOST/NAME`; raises `JemaaError` for any other."""
    kind, _, rest = url.partition("://")
    if kind not in DRIVERS or not rest:
        raise JemaaError("a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME")
    engine = create_async_engine(f"{DRIVERS[kind]}://{rest}")
    if kind == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _on_connect)
        sa.event.listen(engine.sync_engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # or the driver begins transactions by itself, and too late
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: sa.Connection) -> None:
    """Who will write takes the write lock at once: reading first and writing later could fail half way."""
    reads = connection.get_execution_options().get(READS)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
