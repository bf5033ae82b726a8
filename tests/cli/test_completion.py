"""`completion`: what shells complete, how quickly, and what is installed and taken back."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from jemaa import bots
from jemaa.cli.completion import MARK, SHELLS
from jemaa.cli.main import COMMANDS
from tests.cli.commands import COMMAND, jemaa
from tests.cli.test_main import run
from tools.outline import OUTLINE, outline

every_shell = pytest.mark.parametrize("shell", SHELLS)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody whose folders have a space in their names."""
    folder = tmp_path / "Zineb's home"
    folder.mkdir()
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "ZDOTDIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(folder))
    return folder


def completed(*words: str) -> list[str]:
    """What bash is told for the last of the words, as kind and value."""
    asked = {"_JEMAA_COMPLETE": "bash_complete", "COMP_WORDS": " ".join(["jemaa", *words]),
             "COMP_CWORD": str(len(words))}
    code, out, err = jemaa(environment=asked)
    assert (code, err) == (0, "")
    return out.splitlines()


def test_the_outline_is_up_to_date() -> None:
    assert OUTLINE.read_text(encoding="utf-8") == outline(), "run: python -m tools.outline"


@pytest.mark.parametrize("words", ["jemaa ''", "jemaa simulate --", "jemaa arena --bots ''", "jemaa db export --"])
def test_completing_loads_no_engine(words: str) -> None:
    environment = {**os.environ, "_JEMAA_COMPLETE": "bash_complete", "COMP_WORDS": words,
                   "COMP_CWORD": str(len(words.split()) - 1)}
    code = ("import sys; from jemaa.cli.main import main\n"
            "try: main([])\n"
            "except SystemExit: pass\n"
            "print('LOADED', sorted({'numpy', 'numba', 'rich', 'msgspec', 'jemaa.games'} & set(sys.modules)))")
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    first, *_, loaded = done.stdout.splitlines()
    assert first.startswith("plain,")
    assert loaded == "LOADED []"


def test_every_command_is_completed() -> None:
    assert completed("''") == [f"plain,{name}" for name in COMMANDS]
    assert completed("re") == ["plain,replay", "plain,review"]
    assert completed("-") == ["plain,-V", "plain,--version", "plain,-h", "plain,--help"]


@pytest.mark.parametrize(("words", "wanted"), [
    (["simulate", "--se"], ["plain,--seed"]),
    (["play", "mo"], ["plain,morocco"]),
    (["arena", "--lineup", "a"], ["plain,alone"]),
    (["simulate", "--bots", "''"], [f"plain,{kind}" for kind in bots.KINDS]),
    (["rules", "marrakech", "--lang", "zh"], ["plain,zh-Hans", "plain,zh-Hant"]),
    (["db", "ex"], ["plain,export"]),
    (["db", "export", "--w"], ["plain,--whole"]),
    (["serve", "--no"], ["plain,--no-offline", "plain,--no-open"]),
    (["draw", "ga"], ["file,ga"]),
    (["arena", "--resume", "ga"], ["dir,ga"]),
    (["nothing", "ga"], [""]),
], ids=" ".join)
def test_options_and_values_are_completed(words: list[str], wanted: list[str]) -> None:
    assert completed(*words) == wanted


@every_shell
def test_what_is_installed_is_taken_back(shell: str, home: Path) -> None:
    startup = home / {"bash": ".bashrc", "zsh": ".zshrc", "fish": "none"}[shell]
    before = b"# caf\xe9\nPS1=x"
    startup.write_bytes(before)
    for _ in range(2):
        code, out, _ = run("completion", shell)
        assert code == 0
        assert f"New {shell} terminals" in out
    scripts = [file for file in home.rglob("*") if file.is_file() and file != startup]
    assert [file.read_text() for file in scripts] == [run("completion", shell, "--print")[1]]
    lines = startup.read_bytes().splitlines()
    assert lines[:2] == before.splitlines()
    assert [line.endswith(MARK.encode()) for line in lines[2:]] == ([] if shell == "fish" else [True])
    assert run("completion", shell, "--remove")[0] == 0
    assert startup.read_bytes().splitlines() == before.splitlines()
    assert [file for file in home.rglob("*") if file.is_file()] == [startup]
    assert "nothing is installed" in run("completion", shell, "--remove")[2]


def test_bash_completes_in_a_new_terminal(home: Path, tmp_path: Path) -> None:
    program = tmp_path / "jemaa"
    program.write_text(f'#!/bin/sh\nexec {" ".join(COMMAND)} "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    assert run("completion", "bash")[0] == 0
    asked = ('source ~/.bashrc; COMP_WORDS=(jemaa simulate --w); COMP_CWORD=2; _jemaa_completion jemaa; '
             'echo "${COMPREPLY[@]}"; complete -p jemaa')
    done = subprocess.run(["bash", "--norc", "-c", asked], capture_output=True, text=True, check=True,  # noqa: S607
                          env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"})
    assert done.stdout.splitlines() == ["--workers", "complete -o nosort -F _jemaa_completion jemaa"]


def test_the_shell_is_that_of_the_user(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHELL", "/usr/bin/zsh")
    assert "New zsh terminals" in run("completion")[1]
    for unknown in ("/bin/tcsh", ""):
        monkeypatch.setenv("SHELL", unknown)
        code, out, err = run("completion")
        assert (code, out) == (2, "")
        assert "which shell? Name it, as in: jemaa completion bash; there are: bash, zsh, fish" in err


def test_printing_excludes_removing() -> None:
    assert run("completion", "bash", "--print", "--remove")[0] == 2
