"""docs/guide/terminal.md and words.md: their commands are run, the session is played, and all answer as they say."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.test_main import run
from tests.cli.test_play import PROMPT, Terminal

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "guide"
GUIDE = (FOLDER / "terminal.md").read_text()
COMMANDS = [part for block in re.findall(r"```console\n(.*?)```", GUIDE + (FOLDER / "words.md").read_text(), re.DOTALL)
            for part in re.findall(r"^\$ jemaa (.*?)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)]
SESSION = re.search(r"```session (.*?)\n(.*?)```", GUIDE, re.DOTALL)
ANYTHING = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def assert_shown(wanted: str, shown: str) -> None:
    assert doctest.OutputChecker().check_output(wanted, shown, ANYTHING), f"wanted:\n{wanted}\nshown:\n{shown}"


def test_the_commands_answer_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(COMMANDS) >= 9
    monkeypatch.chdir(tmp_path)
    for command, wanted in COMMANDS:
        code, out, err = run(*shlex.split(command))
        assert_shown(wanted, out + err)
        assert code == (2 if wanted.startswith("jemaa: ") else 0)
    assert (tmp_path / "games.jsonl").read_bytes() == (tmp_path / "again.jsonl").read_bytes()
    assert (tmp_path / "picture.svg").read_text().startswith("<svg")


def test_the_session_goes_so(tmp_path: Path) -> None:
    assert SESSION
    arguments, transcript = SESSION.groups()
    command, *rest = shlex.split(arguments)
    assert command == "play"
    terminal = Terminal(tmp_path, *rest)
    shown = terminal.until(PROMPT)
    for typed in re.findall(r"^ > (.*)$", transcript, re.MULTILINE):
        terminal.process.sendline(typed)
        shown += terminal.end()[0] if typed == "quit" else terminal.until(PROMPT)
    assert_shown(transcript, shown)
