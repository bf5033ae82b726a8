"""Migrations, back and forth: each form comes back the same, and games survive."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import sqlalchemy as sa
from alembic import command

from jemaa.server.store import migrate
from jemaa.server.store.changes import Change
from jemaa.server.store.database import connect, writing
from jemaa.server.store.schema import METADATA
from jemaa.server.store.store import Store
from jemaa.table.journal import Opening
from tests.cli.test_main import run
from tests.server.store.contract import with_store
from tests.table.house import two

FORMS = sorted(path.name[1:5] for path in (migrate.SCRIPTS / "versions").glob("v*.py"))


def in_transaction(url: str, work: "partial[None]") -> None:
    async def done() -> None:
        engine = connect(url)
        changing = writing(engine)
        try:
            await changing.run(work)
        finally:
            await changing.close()
            await engine.dispose()
    asyncio.run(done())


def form(url: str) -> dict[str, object]:
    """What the database consists of: tables, columns, indices and keys."""
    described: dict[str, object] = {}

    def describe(connection: sa.Connection) -> None:
        inspector = sa.inspect(connection)
        for name in sorted(inspector.get_table_names()):
            columns = [(each["name"], str(each["type"]), each["nullable"]) for each in inspector.get_columns(name)]
            described[name] = (columns, inspector.get_pk_constraint(name),
                               sorted(str(each) for each in inspector.get_indexes(name)),
                               sorted(str(each) for each in inspector.get_unique_constraints(name)),
                               inspector.get_foreign_keys(name))
    in_transaction(url, partial(describe))
    return described


def content(url: str) -> dict[str, object]:
    """What a new database holds: the rows of the tables that have any, and its sequences."""
    found: dict[str, object] = {}

    def look(connection: sa.Connection) -> None:
        for name in ("probe", "alembic_version"):
            everything = sa.select(sa.text("*")).select_from(sa.table(name))
            found[name] = [tuple(row) for row in connection.execute(everything)]
        if connection.dialect.supports_sequences:
            found["sequences"] = sorted(sa.inspect(connection).get_sequence_names())
    in_transaction(url, partial(look))
    return found


def test_a_new_database_is_as_all_migrations_make_it(url: str) -> None:
    def step_by_step(connection: sa.Connection) -> None:
        command.upgrade(migrate._config(connection), "head")

    def delete_all(connection: sa.Connection) -> None:
        METADATA.drop_all(connection)
        migrate.VERSION.drop(connection)
    in_transaction(url, partial(migrate.upgrade))
    at_once = form(url), content(url)
    in_transaction(url, partial(delete_all))
    assert form(url) == {}
    in_transaction(url, partial(step_by_step))
    assert (form(url), content(url)) == at_once
    assert at_once[1]["alembic_version"] == [(FORMS[-1],)]


def test_every_form_can_be_left_and_reached_again(url: str) -> None:
    seating = two()
    seating.play(9)
    number = seating.opening.number

    async def fill(store: Store) -> None:
        await store.append(Change(number, seating.journal, seating.opening))

    async def see(store: Store) -> None:
        assert await store.load(number) == (msgspec.convert(msgspec.to_builtins(seating.opening), Opening),
                                            seating.journal)
    with_store(url, fill)
    newest = form(url)
    for revision in reversed(FORMS[:-1]):
        in_transaction(url, partial(migrate.downgrade, revision=revision))
        assert form(url) != newest
        with_store(url, see)
        assert form(url) == newest


def test_all_the_way_back_step_by_step(url: str) -> None:
    in_transaction(url, partial(migrate.upgrade))
    forms = [form(url)]
    for revision in reversed(FORMS[:-1]):
        in_transaction(url, partial(migrate.downgrade, revision=revision))
        forms.append(form(url))
    assert [len(each) for each in forms] == sorted((len(each) for each in forms), reverse=True)
    assert set(forms[-1]) == {"alembic_version", "journal", "openings", "tokens"}


def test_from_the_command_line(tmp_path: Path) -> None:
    base = ["--database", f"sqlite:///{tmp_path}/games.sqlite"]
    code, _, err = run("db", "downgrade", "0005", "--yes", *base)
    assert (code, "its form is none" in err) == (2, True)
    assert run("db", "upgrade", *base)[0] == 0
    assert run("db", "downgrade", "0005", "--yes", *base) == (0, "The database has the form 0005.\n", "")
    for wrong in ("0006", "9999", "x"):
        code, _, err = run("db", "downgrade", wrong, "--yes", *base)
        assert (code, "its form is 0005; it can go back to any of 0001" in err) == (2, True)
    assert run("db", "upgrade", *base)[0] == 0
