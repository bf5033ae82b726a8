"""The files with which the page plays without a server."""

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from jemaa.server.http.offline_files import offline_routes
from jemaa.server.http.page import ALWAYS_ASK, FOREVER


@pytest.fixture
def client(tmp_path: Path) -> TestClient[Litestar]:
    (tmp_path / "ab12").mkdir()
    (tmp_path / "manifest.json.gz").write_bytes(gzip.compress(b'{"folder": "/offline/ab12/"}'))
    (tmp_path / "ab12" / "rules.wasm.gz").write_bytes(gzip.compress(b"rules"))
    (tmp_path / "secret").write_bytes(b"secret")
    return TestClient(Litestar(offline_routes(tmp_path)))


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_file_comes_whole_whatever_the_browser_unpacks(client: TestClient[Litestar], encoding: str) -> None:
    answer = client.get("/offline/ab12/rules.wasm", headers={"accept-encoding": encoding})
    assert answer.content == b"rules"
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers.get("content-encoding") == (encoding if encoding == "gzip" else None)
    assert answer.headers["cache-control"] == FOREVER


def test_the_list_is_asked_for_each_time(client: TestClient[Litestar]) -> None:
    answer = client.get("/offline/manifest.json")
    assert answer.json() == {"folder": "/offline/ab12/"}
    assert answer.headers["cache-control"] == ALWAYS_ASK


@pytest.mark.parametrize("name", ["ab12/other", "secret", "ab12", "../secret", "manifest.json.gz"])
def test_nothing_else_is_there(client: TestClient[Litestar], name: str) -> None:
    assert client.get(f"/offline/{name}").status_code == 404


def test_without_the_files_there_is_nothing() -> None:
    with TestClient(Litestar(offline_routes(None))) as client:
        assert client.get("/offline/manifest.json").status_code == 404
