"""What a preview of a link says: to those who are invited, and to those who may watch."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from jemaa.server.http.limits import Limits
from jemaa.server.previews.tags import description, preview_tags, title
from jemaa.table.errors import Refusal
from jemaa.table.journal import Sat
from tests.server.resting import inside
from tests.table.house import ENTROPY, Seating


def test_an_invitation_names_the_host_and_the_free_seats() -> None:
    seating = Seating(seats=(None, None, None))
    assert (title(seating.table, invited=True), description(seating.table)) == (
        "Marrakech for three", "Three seats are free.")
    seating.sit("ann", "B")
    assert title(seating.table, invited=True) == "Ann invites you to Marrakech for three"
    seating.sit("ben", "A")
    assert description(seating.table) == "One seat is free."
    seating.sit("cem", "C")
    assert title(seating.table, invited=True) == "Ann plays Marrakech for three"
    assert description(seating.table) == "The game has begun: you can watch."
    seating.play()
    assert description(seating.table) == "The game is over: you can look through it."


def test_a_table_whose_last_seat_was_taken_just_now_has_a_description() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    seating.table.take(seating.table.numbered([Sat("B", "Ben", "human", "ben", ENTROPY["ben"])], "ben", seating.now)[0])
    assert not seating.table.begun
    assert description(seating.table) == "The game has begun: you can watch."


def test_a_link_for_watching_names_nobody() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    tags = preview_tags(seating.table, invited=False, page="https://x/t/k", picture="https://x/p.png")
    assert "Ann" not in tags
    assert 'content="Watch Marrakech for two"' in tags


def test_a_name_cannot_leave_its_tag() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    sitter = seating.table.sitters["A"]
    object.__setattr__(sitter, "name", '"><script>')
    tags = preview_tags(seating.table, invited=True, page="https://x/t/k", picture="https://x/p.png")
    assert "<script>" not in tags
    assert "&quot;&gt;&lt;script&gt; invites you" in tags


def document(client: TestClient[Any], key: str) -> str:
    return client.get(f"/t/{key}", headers={"Accept-Encoding": "identity"}).text


def test_the_document_of_a_table_has_the_tags_and_that_of_no_table_has_none(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<html><head><title>jemaa</title></head></html>")
    with inside(tmp_path, page=page) as client:
        keys = client.post("/api/tables", json={"game": "morocco", "seats": [None, "random"]}).json()
        shown = document(client, keys["invite"])
        assert '<meta property="og:title" content="Morocco for two" />' in shown
        assert f'content="http://127.0.0.1/api/tables/{keys["invite"]}/picture.png?version=1"' in shown
        assert keys["watch"] not in shown
        watched = document(client, keys["watch"])
        assert "Watch Morocco for two" in watched
        assert keys["invite"] not in watched
        with client.stream("GET", f"/t/{keys['invite']}", headers={"Accept-Encoding": "gzip"}) as answer:
            assert gzip.decompress(b"".join(answer.iter_raw())).decode() == shown
        assert document(client, "nothing") == (page / "index.html").read_text()


def test_who_asks_too_often_gets_the_document_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<head></head>")
    with inside(tmp_path, page=page) as client:
        key = client.post("/api/tables", json={"game": "morocco", "seats": [None, "random"]}).json()["invite"]
        assert "og:title" in document(client, key)

        def refuse(*_: object) -> None:
            raise Refusal("too-many-requests")
        monkeypatch.setattr(Limits, "command", refuse)
        assert document(client, key) == "<head></head>"
