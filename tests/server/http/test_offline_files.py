"""The files with which the page plays without a server."""

import gzip
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import jemaa
from jemaa.server.http import offline_files
from jemaa.server.http.offline_files import offered, offline_routes
from jemaa.server.http.page import ALWAYS_ASK, FOREVER
from tests.server.resting import inside


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


@pytest.fixture
def asked_anew() -> Iterator[None]:
    """What is there is looked for again, in the test and after it."""
    offered.cache_clear()
    yield
    offered.cache_clear()


def found(version: str) -> Callable[[str], str]:
    def answer(name: str) -> str:
        if not version:
            raise PackageNotFoundError(name)
        return version
    return answer


@pytest.mark.usefixtures("asked_anew")
@pytest.mark.parametrize(("version", "there"), [
    (jemaa.__version__, "distribution"), ("0.0.1", "checkout"), ("", "checkout"),
])
def test_files_are_the_distributions_of_this_version_or_the_checkouts(
    version: str, there: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in (tmp_path / "distribution" / "files", tmp_path / "checkout"):
        place.mkdir(parents=True)
        (place / "manifest.json.gz").touch()
    monkeypatch.setattr(offline_files, "version", found(version))
    monkeypatch.setattr(offline_files, "files", lambda _: tmp_path / "distribution")
    monkeypatch.setattr(offline_files, "CHECKOUT", tmp_path / "checkout")
    folder = offered()
    assert folder
    assert there in folder.parts


@pytest.mark.usefixtures("asked_anew")
def test_a_checkout_in_which_nothing_is_built_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_files, "version", found(""))
    monkeypatch.setattr(offline_files, "CHECKOUT", tmp_path)
    assert offered() is None


@pytest.mark.usefixtures("asked_anew")
@pytest.mark.parametrize(("built", "wanted", "status"), [(True, True, 200), (True, False, 404), (False, True, 404)])
def test_home_leads_there_where_the_files_are_and_the_server_may_offer_them(
    built: bool, wanted: bool, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if built:
        (tmp_path / "manifest.json.gz").write_bytes(gzip.compress(b"{}"))
    monkeypatch.setattr(offline_files, "version", found(""))
    monkeypatch.setattr(offline_files, "CHECKOUT", tmp_path)
    with inside(tmp_path, offline=wanted, bots_in="browser") as client:
        lobby = client.get("/api/lobby").json()
        assert (lobby["offline"], lobby["bots_in"]) == ((True, "browser") if status == 200 else (False, "server"))
        assert client.get("/offline/manifest.json").status_code == status
