"""`make chaos` in small: promises are kept, a seed gives the same history anywhere, and planted bugs are found."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.chaos.planted import BUGS

ROOT = Path(__file__).resolve().parents[2]
HISTORIES = 60
LONGEST = 600
"""Seconds that nothing here takes, on a slow machine."""


def chaos(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run it with interpreted rules, as `make chaos` does."""
    return subprocess.run(
        [sys.executable, "-m", "tests.chaos", *words], cwd=ROOT, capture_output=True, text=True, check=False,
        timeout=LONGEST, env={**os.environ, "JEMAA_ENGINE": "interpreted", "PYTHONPATH": "src:.", **environment})


def test_all_promises_are_kept() -> None:
    done = chaos("--histories", str(HISTORIES))
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{HISTORIES} histories, seeds 0 to {HISTORIES - 1}: all promises were kept" in done.stdout


def test_a_seed_gives_the_same_history_again_in_any_process() -> None:
    first, second = (chaos("--seed", "7", PYTHONHASHSEED=seed) for seed in ("1", "2"))
    assert len(first.stdout.splitlines()) > 50, first.stdout + first.stderr
    assert first.stdout == second.stdout
    assert first.stdout != chaos("--seed", "8").stdout


def test_every_planted_bug_is_found_and_its_seed_is_told() -> None:
    done = chaos("--planted")
    assert done.returncode == 0, done.stdout + done.stderr
    found = dict(re.findall(r"(\w+): found by seed (\d+)", done.stdout))
    assert sorted(found) == sorted(bug.__name__ for bug in BUGS)
    assert len(found) >= 10
    again = chaos("--seed", found["no_fencing"], "--bug", "no_fencing")
    assert again.returncode == 1
    assert "without its lease" in again.stdout
