"""Bring a database to the newest form: one process at a time, the others wait and find it done."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x6A656D6161
"""Of PostgreSQL's advisory locks; SQLite's transactions are exclusive by themselves."""


async def upgrade(engine: AsyncEngine) -> None:
    """Run the migrations that are missing."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
