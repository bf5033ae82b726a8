"""Migrates a database to the newest form. One process does it, the others wait and find it done."""

from pathlib import Path

import sqlalchemy as sa

SCRIPTS = Path(__file__).parent / "migrations"
VERSION = sa.table("alembic_version", sa.column("version_num"))
"""Where Alembic notes the last revision."""
LOCK = 0x6A656D6161
"""Of PostgreSQL's advisory locks; SQLite's transactions are exclusive by themselves."""


class TooNew(sa.exc.SQLAlchemyError):
    """A newer program has migrated the database to a form that this one doesn't know."""


def upgrade(connection: sa.Connection) -> None:
    """Run the missing migrations, all of them in an empty database, in the caller's transaction.

    Raises `TooNew` for a form that is not known here.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    revisions, current = _revisions(), _revision(connection)
    if current == revisions[-1]:
        return
    if current is not None and current not in revisions:
        raise TooNew(f"its form is {current}, newer than {revisions[-1]}, the newest known here; "
                     "update jemaa to use it")
    from alembic import command  # noqa: PLC0415  # most starts have nothing to upgrade, and Alembic is large
    from alembic.config import Config  # noqa: PLC0415  # as above
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revisions() -> list[str]:
    """The names of all forms of the database, the newest last, from the names of our files."""
    return sorted(path.name[1:].partition("_")[0] for path in (SCRIPTS / "versions").glob("v*.py"))


def _revision(connection: sa.Connection) -> str | None:
    """The form that a database has; None if it is empty."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    revision: str | None = connection.scalar(sa.select(VERSION.c.version_num))
    return revision
