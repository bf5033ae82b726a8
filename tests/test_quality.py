"""Style and types are part of what has to hold: ruff and mypy, with the settings in pyproject.toml, find nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("tool", [["ruff", "check", "--quiet"], ["mypy", "--no-error-summary"]], ids=["ruff", "mypy"])
def test_finds_nothing(tool: list[str]) -> None:
    found = subprocess.run([sys.executable, "-m", *tool], cwd=ROOT, check=False, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
