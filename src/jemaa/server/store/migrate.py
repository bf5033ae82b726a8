"""Migrates a database to the newest form, or back. One process does it, the others wait and find it done."""

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from jemaa.server.store.schema import METADATA, PROBE

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS = Path(__file__).parent / "migrations"
VERSION = sa.Table(
    "alembic_version", sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where Alembic notes the last revision, as Alembic creates it."""
LOCK = 0x6A656D6161
"""Of PostgreSQL's advisory locks; SQLite's transactions are exclusive by themselves."""


class TooNew(sa.exc.SQLAlchemyError):
    """Raised where a newer program has migrated the database to a form that this one doesn't know."""


class UnknownForm(sa.exc.SQLAlchemyError):
    """Raised where the database can't go back to a form: it has not been in it, or there is no such form."""


def upgrade(connection: sa.Connection) -> None:
    """Run the missing migrations, or create the newest form in an empty database, in the caller's transaction.

    Raises `TooNew` for a form that is not known here.
    """
    _lock(connection)
    revisions, current = _revisions(), _revision(connection)
    if current == revisions[-1]:
        return
    if current is None:
        _create(connection, revisions[-1])
        return
    if current not in revisions:
        raise TooNew(f"its form is {current}, newer than {revisions[-1]}, the newest known here; "
                     "update jemaa to use it")
    from alembic import command  # noqa: PLC0415  # most starts have nothing to upgrade, and Alembic is large
    command.upgrade(_config(connection), "head")


def _create(connection: sa.Connection, revision: str) -> None:
    """Create the newest form: the same as all migrations give, without Alembic, whose start takes half a second."""
    METADATA.create_all(connection, checkfirst=False)
    connection.execute(sa.insert(PROBE).values(id=1, at=0))
    VERSION.create(connection, checkfirst=False)
    connection.execute(sa.insert(VERSION).values(version_num=revision))


def downgrade(connection: sa.Connection, revision: str) -> None:
    """Take migrations back, down to a form such as "0005", in the caller's transaction; what they added is deleted.

    Raises `TooNew` for a database whose form is not known here, and `UnknownForm` where it has not been in that form.
    """
    _lock(connection)
    revisions, current = _revisions(), _revision(connection)
    if current is not None and current not in revisions:
        raise TooNew(f"its form is {current}, newer than {revisions[-1]}, the newest known here; "
                     "take it back with the jemaa that made it")
    if current is None or revision not in revisions[:revisions.index(current) + 1]:
        raise UnknownForm(f"its form is {current or 'none'}; it can go back to any of {', '.join(revisions)} "
                          "that is not newer")
    from alembic import command  # noqa: PLC0415  # as above
    command.downgrade(_config(connection), revision)


def _lock(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))  # Alembic is loaded meanwhile


def _config(connection: sa.Connection) -> "Config":
    from alembic.config import Config  # noqa: PLC0415  # as above
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    return config


def _revisions() -> list[str]:
    """The names of all forms of the database, the newest last, from the names of our files."""
    return sorted(path.name[1:].partition("_")[0] for path in (SCRIPTS / "versions").glob("v*.py"))


def _revision(connection: sa.Connection) -> str | None:
    """The form that a database has; None if it is empty."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    revision: str | None = connection.scalar(sa.select(VERSION.c.version_num))
    return revision
