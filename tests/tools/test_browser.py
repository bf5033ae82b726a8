"""When the Chromium from npm is installed, when it is left alone, and which Chromium the tests are given."""

import os
from pathlib import Path

import pytest

from tools import browser
from tools.system import SWITCH


class Checkout:
    """A checkout on a machine with or without a Chromium, whose installations are noted, not done."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.lock = folder / "chromium/package-lock.json"
        self.unpacked = folder / "chromium/node_modules/.cache/chromium"
        self.path, self.patch = folder / "bin", patch
        self.commands: list[str] = []
        self.breaks_off = False
        self.lock.parent.mkdir()
        self.lock.touch()
        self.path.mkdir()
        patch.setenv("PATH", str(self.path))
        patch.setenv(SWITCH, "")
        patch.setattr(browser, "PLACE", self.lock.parent)
        patch.setattr(browser, "UNPACKED", self.unpacked)
        patch.setattr(browser, "runs_here", lambda: True)
        patch.setattr(browser, "npm", self.npm)
        patch.setattr(browser, "node", self.node)

    def npm(self, folder: Path, command: str) -> None:
        assert command == "ci"
        self.commands.append("install")
        for each in self.unpacked.glob("*"):
            each.unlink()
        if self.unpacked.exists():
            self.unpacked.rmdir()
        (folder / "node_modules").mkdir(exist_ok=True)

    def node(self, folder: Path, script: str, **environment: str) -> None:
        assert (Path(browser.__file__).parent / folder.name / script).exists()
        self.commands.append("unpack")
        Path(environment["TMPDIR"], "chromium").touch()
        if self.breaks_off:
            raise SystemExit

    def make(self) -> list[str]:
        """What one `make test` installs."""
        self.commands = []
        browser.main()
        return self.commands

    def has_a_chromium(self, name: str) -> Path:
        program = self.path / name
        program.touch(0o755)
        return program


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


def test_the_first_time_installs_it_and_the_second_does_nothing(checkout: Checkout) -> None:
    assert browser.found() is None
    assert checkout.make() == ["install", "unpack"]
    assert checkout.make() == []
    found = browser.found()
    assert found
    assert found.program == str(checkout.unpacked / "chromium")
    assert str(checkout.unpacked) in str(found.environment["LD_LIBRARY_PATH"])


def test_another_version_is_installed_anew(checkout: Checkout) -> None:
    checkout.make()
    later = checkout.unpacked.stat().st_mtime + 1
    os.utime(checkout.lock, (later, later))
    assert checkout.make() == ["install", "unpack"]


def test_what_was_broken_off_is_not_used_and_is_done_anew(checkout: Checkout) -> None:
    checkout.breaks_off = True
    with pytest.raises(SystemExit):
        checkout.make()
    assert browser.found() is None
    checkout.breaks_off = False
    assert checkout.make() == ["install", "unpack"]
    assert browser.found()


@pytest.mark.parametrize("name", browser.NAMES)
def test_the_machine_s_own_comes_first_unless_it_is_hidden(checkout: Checkout, name: str) -> None:
    own = checkout.has_a_chromium(name)
    assert checkout.make() == []
    assert browser.found() == (str(own), dict(os.environ))
    checkout.patch.setenv(SWITCH, "1")
    assert browser.found() is None
    assert checkout.make() == ["install", "unpack"]


def test_on_another_machine_nothing_is_installed_and_what_to_do_is_said(checkout: Checkout) -> None:
    checkout.patch.setattr(browser, "runs_here", lambda: False)
    assert checkout.make() == []
    assert browser.found() is None
    assert "sudo apt install chromium" in browser.missing()


def test_where_it_can_be_installed_the_command_is_said(checkout: Checkout) -> None:
    assert "make browser" in browser.missing()


def test_the_lock_names_no_registry() -> None:
    lock = Path(browser.__file__).with_name("chromium") / "package-lock.json"
    assert "resolved" not in lock.read_text()
