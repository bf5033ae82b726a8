"""The route of lessons: what it answers, and that a server keeps nothing of it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from jemaa.lessons.catalogue import LESSONS
from tests.server.resting import inside


def seen(client: TestClient[Any], game: str, step: int, *choices: str) -> dict[str, Any]:
    answer = client.get(f"/api/lessons/{game}/{step}", params={"choice": list(choices)})
    assert answer.status_code == 200, answer.text
    step_seen: dict[str, Any] = answer.json()
    return step_seen


def rows(folder: Path) -> dict[str, int]:
    """Table of the database -> its rows."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return {name: database.execute(f"select count(*) from {name}").fetchone()[0]  # noqa: S608  # our own names
                for name in ("openings", "journal", "codes", "tallies")}


def test_a_whole_lesson_leaves_nothing_behind(tmp_path: Path) -> None:
    with inside(tmp_path, commands_a_second=1000) as client:
        for number in range(1, len(LESSONS["marrakech"].steps) + 1):
            first = seen(client, "marrakech", number)
            last = seen(client, "marrakech", number, first["accepted"][0])
            assert (first["done"], last["done"], last["step"], last["of"]) == (False, True, number, 5)
            assert last["update"]["steps"]
        assert set(rows(tmp_path).values()) == {0}
        assert client.get("/api/lobby").json()["tables"] == []


def test_a_wrong_try_is_answered_with_its_rule(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        tried = seen(client, "marrakech", 1, "ahead")
        assert (tried["wrong"], tried["clause"], tried["accepted"]) == (True, "MK-4.1", ["right"])


@pytest.mark.parametrize(("path", "code"), [
    ("chess/1", "no-such-game"), ("marrakech/6", "malformed"), ("marrakech/4?choice=a1-b1", "illegal"),
    ("marrakech/1?choice=right&choice=left", "over"),
])
def test_what_there_is_not_is_refused(tmp_path: Path, path: str, code: str) -> None:
    with inside(tmp_path) as client:
        answer = client.get(f"/api/lessons/{path}")
        assert (answer.status_code, answer.json()["code"]) == (400, code)
