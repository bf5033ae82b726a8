"""docs/guide/review.md: its commands and its Python run, and its bounds are those of the code."""

import re
import shlex
from pathlib import Path

import pytest

from jemaa.review.assess import BOUNDS
from tests.cli.test_guide import assert_shown
from tests.cli.test_main import run

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "guide" / "review.md").read_text(encoding="utf-8")
COMMANDS = [part for block in re.findall(r"```console\n(.*?)```", GUIDE, re.DOTALL)
            for part in re.findall(r"^\$ jemaa (.*?)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)]


def test_its_commands_and_its_python_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    assert len(COMMANDS) == 5
    monkeypatch.chdir(tmp_path)
    for command, wanted in COMMANDS:
        code, out, err = run(*shlex.split(command))
        assert_shown(wanted, out + err)
        assert code == (2 if wanted.startswith("jemaa: ") else 0)
    (code_block,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    exec(compile(code_block, "review.md", "exec"), {})  # noqa: S102  # what it shows is what is tested
    assert re.fullmatch(r"(?:[AB] lost \d+\.\d% of the win, luck [+-]\d+\.\d%\n){2}", capsys.readouterr().out)


def test_its_bounds_are_those_of_the_code() -> None:
    shown = re.findall(r"^\| (\w+)[ ?!]* \| .*?([\d.]+) %(?: and more)? \|$", GUIDE, re.MULTILINE)
    assert shown == [*((name, f"{100 * bound:g}") for bound, name in BOUNDS), ("blunder", "10")]
