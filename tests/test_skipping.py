"""The end of a run says what was skipped and why; with CI set, only what is listed may be skipped."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import skipping

ROOT = Path(__file__).resolve().parent.parent
TESTS = {
    "passed": "def test_it(): pass",
    "listed": "import pytest\ndef test_it(): pytest.skip('PyTorch is not installed: 2.5 GB')",
    "unlisted": "import pytest\ndef test_it(): pytest.skip('There is no moon here: wait.')",
    "unlisted file": "import pytest\npytest.skip('There is no moon here: wait.', allow_module_level=True)",
}
UNLISTED = "1 skipped: There is no moon here: wait."
FAILED = "the run has failed"


def ran(folder: Path, name: str, ci: str, *words: str) -> tuple[int, str]:
    """Run one of TESTS by pytest: its exit code and what it prints."""
    (folder / "test_it.py").write_text(TESTS[name])
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "-p", "xdist", "-p", "tests.skipping",
               "-p", "no:cacheprovider", "--rootdir", str(folder), *words, str(folder)]
    environment = {**os.environ, "CI": ci, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("words", [(), ("-n", "1")], ids=["one process", "a worker"])
@pytest.mark.parametrize("name", ["unlisted", "unlisted file"])
def test_what_is_not_listed_fails_a_build_and_is_said_elsewhere(tmp_path: Path, name: str, words: list[str]) -> None:
    code, said = ran(tmp_path, name, "1", *words)
    assert code in {1, pytest.ExitCode.NO_TESTS_COLLECTED}, said
    assert UNLISTED in said
    assert FAILED in said
    code, said = ran(tmp_path, name, "", *words)
    assert UNLISTED in said
    assert FAILED not in said


def test_what_is_listed_is_said_with_its_reason_and_fails_nothing(tmp_path: Path) -> None:
    code, said = ran(tmp_path, "listed", "1")
    assert code == 0
    assert f"PyTorch is not installed: 2.5 GB [{skipping.LIST.name}: PyTorch takes 2.5 GB" in said
    assert FAILED not in said


def test_where_nothing_was_skipped_nothing_is_said(tmp_path: Path) -> None:
    code, said = ran(tmp_path, "passed", "1")
    assert code == 0
    assert "not tested here" not in said


def test_every_test_that_may_be_skipped_is_still_there() -> None:
    listed = skipping.listed()
    files = [path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)]
    sources = "".join(path.read_text() for path in files)
    assert [each["reason"] for each in listed if f'"{each["reason"]}' not in sources] == []
