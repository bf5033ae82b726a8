"""Whoever plays first and contributes later finds everything installed: the page's libraries follow the page."""

from contextlib import nullcontext
from pathlib import Path

import pytest

from tools import page


class Npm:
    """A checkout's web/ with an npm that only notes its calls, and installs as much as the step looks for."""

    def __init__(self, folder: Path) -> None:
        self.packages = folder / "node_modules" / ".package-lock.json"
        self.calls: list[str] = []
        (folder / "package-lock.json").write_text("{}")

    def __call__(self, _folder: Path, *words: str) -> None:
        self.calls.append(" ".join(words))
        if words == ("ci",):
            self.packages.parent.mkdir(exist_ok=True)
            self.packages.write_text("{}")


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Npm:
    called = Npm(tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path)
    monkeypatch.setattr(page, "STAMP", tmp_path / "made-from")
    monkeypatch.setattr(page, "PACKAGES", called.packages)
    monkeypatch.setattr(page, "contents", lambda: "as it is now")
    monkeypatch.setattr(page, "npm", called)
    return called


def players_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """Build as `make play` does, where .venv has no Node."""
    with monkeypatch.context() as without:
        without.setattr(page, "find_spec", lambda _name: None)
        without.setattr(page, "borrowed", lambda: nullcontext(True))
        page.main()


def test_players_keep_no_libraries(npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    players_build(monkeypatch)
    assert npm.calls == ["ci", "run build"]
    assert not npm.packages.exists()
    players_build(monkeypatch)
    assert npm.calls == ["ci", "run build"]


def test_who_contributes_after_playing_gets_the_libraries(npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    players_build(monkeypatch)
    page.main()
    assert npm.packages.exists()
    assert npm.calls == ["ci", "run build", "ci"]
    page.main()
    assert npm.calls == ["ci", "run build", "ci"]
