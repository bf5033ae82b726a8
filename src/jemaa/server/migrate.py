"""Bring a database to the newest form: one process at a time, the others wait and find it done."""

from pathlib import Path

import sqlalchemy as sa

SCRIPTS = Path(__file__).parent / "migrations"
VERSION = sa.table("alembic_version", sa.column("version_num"))
"""Where Alembic notes the last revision."""
LOCK = 0x6A656D6161
"""Of PostgreSQL's advisory locks; SQLite's transactions are exclusive by themselves."""


def upgrade(connection: sa.Connection) -> None:
    """Run the migrations that are missing."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if _is_newest(connection):
        return
    from alembic import command  # noqa: PLC0415  # most starts have nothing to upgrade, and Alembic is large
    from alembic.config import Config  # noqa: PLC0415  # as above
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_newest(connection: sa.Connection) -> bool:
    """Whether the database is of the form that the last of our files makes; they are named by their revisions."""
    newest = max(path.name for path in (SCRIPTS / "versions").glob("v*.py"))
    if not sa.inspect(connection).has_table(VERSION.name):
        return False
    return newest.startswith(f"v{connection.scalar(sa.select(VERSION.c.version_num))}_")
