"""The page's files as the server sends them."""

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from jemaa.server.http.page import page_routes


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let a = 1;" * 100)
    (tmp_path / "assets" / "step.ogg").write_bytes(b"OggS")
    return tmp_path


def test_every_address_of_ours_shows_the_document(folder: Path) -> None:
    with TestClient(Litestar(page_routes(folder))) as client:
        for path in ("/", "/t/AAAAAAAAAAAAAAAAAAAAAA", "/watch"):
            answer = client.get(path)
            assert (answer.text, answer.headers["cache-control"]) == ("<!doctype html>", "no-cache")
            assert answer.headers["content-type"].startswith("text/html")


def test_files_are_packed_for_who_can_unpack_them_and_kept_for_ever(folder: Path) -> None:
    with TestClient(Litestar(page_routes(folder))) as client:
        with client.stream("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip"}) as answer:
            raw = b"".join(answer.iter_raw())
        assert gzip.decompress(raw) == b"let a = 1;" * 100
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"].startswith("text/javascript")
        plain = client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == "let a = 1;" * 100
        assert client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
        assert client.get("/assets/step.ogg").content == b"OggS"


def test_an_unknown_address_shows_the_document_too_but_is_not_found(folder: Path) -> None:
    with TestClient(Litestar(page_routes(folder))) as client:
        for path in ("/nowhere", "/nowhere/else", "/t"):
            answer = client.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
            assert (answer.status_code, answer.text) == (404, "<!doctype html>")
        script = client.get("/assets/old.js", headers={"Accept": "*/*"})
        assert (script.status_code, "<!doctype html>" in script.text) == (404, False)


def test_nothing_outside_the_folder_is_sent(folder: Path) -> None:
    (folder.parent / "secret.txt").write_text("secret")
    with TestClient(Litestar(page_routes(folder))) as client:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/nothing.js", "/assets"):
            assert client.get(path).status_code == 404


def test_without_a_built_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(Litestar(page_routes(tmp_path))) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text
