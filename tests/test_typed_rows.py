"""A misspelt field of a row fails the type check: rules are typed with their game's row."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULE = """
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.compile import rule
from jemaa.core.row import Ints, Row
from jemaa.{game}.state import {row}

State = {row}
game: GameFunctions = UNBOUND


@rule
def holding(state: State, seat: int) -> int:
    return int(state.{field}[seat])


@template
def count(state: Row, actions: Ints) -> int:
    return game.{function}(state, actions)
"""


def check(folder: Path, **names: str) -> list[str]:
    """What mypy finds in a file of rules, with the settings and the cache of the project."""
    file = folder / "rules_under_test.py"
    file.write_text(RULE.format(**names))
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context", str(file)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=600)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return [line.partition(": error: ")[2] for line in done.stdout.splitlines() if line.startswith(str(file))]


@pytest.mark.parametrize(("names", "error"), [
    ({"game": "marrakech", "row": "MarrakechRow", "field": "dirham", "function": "legal"},
     '"MarrakechRow" has no attribute "dirham"'),
    ({"game": "morocco", "row": "MoroccoRow", "field": "coin", "function": "legal"},
     '"MoroccoRow" has no attribute "coin"'),
    ({"game": "marrakech", "row": "MarrakechRow", "field": "dirhams", "function": "leagl"},
     '"GameFunctions" has no attribute "leagl"'),
], ids=["marrakech", "morocco", "template"])
def test_a_misspelt_name_is_an_error(names: dict[str, str], error: str, tmp_path: Path) -> None:
    found = check(tmp_path, **names)
    missing = [message for message in found if message.endswith("[attr-defined]")]
    assert len(missing) == 1
    assert missing[0].startswith(error)


def test_the_right_names_are_none(tmp_path: Path) -> None:
    names = {"game": "marrakech", "row": "MarrakechRow", "field": "dirhams", "function": "legal"}
    assert check(tmp_path, **names) == []
