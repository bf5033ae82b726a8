"""The drill of docs/guide/operations.md: a backup is made while the server runs, and a server on it has the same games.

The programs are those that the guide names: pg_dump and pg_restore of PostgreSQL, and for SQLite its own backup, which
the program sqlite3 calls by `.backup`, too.
"""

import json
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from jemaa.table import wire
from tests.cli.test_main import run as jemaa
from tests.server import databases
from tests.server.databases import Cluster, new_database
from tests.server.running import ENTROPY, Browser, Server, serving

Backup = Callable[[], Callable[[], None]]
"""Makes a backup; returns what restores it while no server runs."""


@dataclass(frozen=True)
class Place:
    """A database, and how it is backed up."""

    url: str
    backup: Backup


def of_sqlite(folder: Path) -> Place:
    original, copy = folder / "tables.sqlite", folder / "backup.sqlite"

    def backup() -> Callable[[], None]:
        with closing(sqlite3.connect(original)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        return restore

    def restore() -> None:
        for file in folder.glob("tables.sqlite*"):
            file.unlink()
        copy.rename(original)
    return Place(f"sqlite:///{original}", backup)


def of_postgresql(cluster: Cluster, folder: Path) -> Place:
    url = new_database(cluster)
    name = str(sa.make_url(url).database)
    dump = folder / "jemaa.dump"
    there = ("-h", cluster.data, "-U", "jemaa")

    def backup() -> Callable[[], None]:
        databases.run(cluster.programs / "pg_dump", *there, "--format=custom", f"--file={dump}", name)
        return restore

    def restore() -> None:
        databases.run(cluster.programs / "dropdb", *there, name)
        databases.run(cluster.programs / "createdb", *there, name)
        databases.run(cluster.programs / "pg_restore", *there, f"--dbname={name}", dump)
    return Place(url, backup)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    if request.param == "sqlite":
        yield of_sqlite(tmp_path)
        return
    with tempfile.TemporaryDirectory() as name:  # PostgreSQL may run as another user, who has to write there
        Path(name).chmod(0o777)
        yield of_postgresql(request.getfixturevalue("postgres"), Path(name))


def played(me: Browser, choices: int) -> dict[str, str]:
    """A game in which Ann plays both seats, so many choices long."""
    table = me.open("marrakech", [None, None], options={"first_player": "A"})
    for seat in "AB":
        me.command(table["invite"], wire.Sit(f"sit-{seat}-00001", seat, "Ann", ENTROPY))
    go_on(me, table["invite"], choices)
    return table


def go_on(me: Browser, key: str, choices: int) -> None:
    for number in range(choices):
        update = seen(me, key)
        act = wire.Act(f"act-{update['version']}-{number:05}", update["version"], update["actor"],
                       update["legal"][0]["choices"][0])
        assert me.command(key, act)[0] == 200


def seen(me: Browser, key: str) -> dict[str, Any]:
    status, update, _ = me.ask("GET", f"/api/tables/{key}")
    assert status == 200, update
    assert isinstance(update, dict)
    return update


def exported(me: Browser, key: str) -> str:
    status, game, _ = me.ask("GET", f"/api/tables/{key}/export")
    assert status == 200, game
    return json.dumps(game)


def test_a_server_on_a_restored_backup_has_the_same_games_and_goes_on(place: Place, tmp_path: Path) -> None:
    with serving(tmp_path, place.url) as server:
        me = Browser(server)
        me.ask("GET", "/api/lobby")
        over, running = played(me, 3), played(me, 3)
        me.command(over["invite"], wire.Resign("resign-0001", "A"))
        restore = place.backup()
        at_backup, finished = seen(me, running["invite"]), exported(me, over["invite"])
        go_on(me, running["invite"], 2)
        later = played(me, 1)
    restore()
    again = Server(tmp_path, place.url)
    again.start()
    try:
        me.server = again
        assert me.ask("GET", "/readyz")[:2] == (200, "ok")
        update = seen(me, running["invite"])
        assert (update["version"], update["view"]) == (at_backup["version"], at_backup["view"])
        assert me.ask("GET", f"/api/tables/{later['invite']}")[0] == 404, "it was opened after the backup"
        assert exported(me, over["invite"]) == finished
        shown = me.ask("POST", "/api/my-tables", {"keys": [over["invite"], running["invite"]]})[1]["tables"]
        assert [table["status"] for table in shown] == ["over", "playing"]
        go_on(me, running["invite"], 3)
    finally:
        again.stop()
    file = tmp_path / "game.json"
    code, text, _ = jemaa("db", "export", json.loads(finished)["table"], "--database", place.url)
    file.write_text(text)
    assert (code, json.loads(text)) == (0, json.loads(finished))
    assert jemaa("verify", str(file), "--key", update["table"]["signer"])[0] == 0
