"""What all commands have in common: quick help, one sentence for wrong input, exit codes."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from jemaa.cli.main import COMMANDS, COMPILING, main


def run(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(main, arguments, input=stdin)
    return result.exit_code, result.stdout, result.stderr.replace(f"{COMPILING}\n", "")  # whoever is first compiles


def python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("arguments", [["--help"], ["-V"], ["dance"], ["serve", "--help"], ["db", "--help"],
                                       ["db", "export", "--help"], ["completion", "--help"],
                                       ["completion", "zsh", "--print"]], ids=" ".join)
def test_help_loads_no_engine(arguments: list[str]) -> None:
    heavy = python(
        "import sys; from jemaa.cli.main import main\n"
        f"try: main({arguments})\n"
        "except SystemExit: pass\n"
        "print('LOADED', sorted({'numpy', 'numba', 'rich', 'msgspec'} & set(sys.modules)))"
    )
    assert "LOADED []" in heavy


def test_help_lists_every_command_and_each_has_examples() -> None:
    code, out, _ = run("--help")
    assert code == 0
    for name in COMMANDS:
        assert f"  {name} " in out
        code, text, _ = run(name, "--help")
        assert code == 0
        assert "Examples:" in text


def test_every_file_of_a_command_is_listed() -> None:
    folder = Path(sys.modules["jemaa.cli.main"].__file__ or "").parent
    with_command = {file.stem.replace("_", "-") for file in folder.glob("*.py") if "def command(" in file.read_text()}
    assert with_command == set(COMMANDS)


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["dance"], "there is no command 'dance'; `jemaa --help` lists all"),
    (["play", "chess", "--defaults"], "there is no game 'chess'; there are: marrakech, morocco"),
    (["play", "marrakech", "--players", "9", "--defaults"], "marrakech is for 2 to 4 players, not 9"),
    (["play", "marrakech", "--players", "0", "--defaults"], "marrakech is for 2 to 4 players, not 0"),
    (["play", "marrakech", "--defaults", "--seats", "greedy,greedy,greedy,greedy", "-o", "bribes=on"],
     "there is no option 'bribes'"),
    (["play", "marrakech", "--defaults", "--seats", "greedy"], "4 players need 4 seats, not 1"),
    (["play", "marrakech", "--defaults", "--seats", "greedy,wizard,greedy,greedy"], "no kind of player 'wizard'"),
    (["play"], "is not a terminal, so `jemaa play` cannot ask what to play"),
    (["play", "marrakech", "--defaults"], "is not a terminal, so `jemaa play` cannot ask a person for their choices"),
    (["play", "--resume", "/nowhere/game.jsonl"], "/nowhere/game.jsonl: No such file"),
    (["play", "--resume"], "there is no unfinished game"),
    (["simulate", "marrakech", "--bots", "greedy,random", "--players", "3"], "3 players need 3 bots"),
    (["simulate", "marrakech", "--bots", "wizard"], "there is no bot 'wizard'"),
    (["simulate", "marrakech", "--seed", "-1"], "'--seed'"),
    (["simulate", "marrakech", "--games", "1", "--workers", "1", "--out", "/nowhere/games.jsonl"],
     "/nowhere: there is no such folder"),
    (["tune", "marrakech", "--out", "/nowhere/weights.json"], "/nowhere: there is no such folder"),
    (["tune", "marrakech", "--games", "1", "--seed", "4294967294"], "0<=x<=4294967293"),
    (["train", "marrakech/2", "--out", "/nowhere/2.json"], "/nowhere: there is no such folder"),
    (["train", "marrakech/2", "--out", "/dev/null"], "/dev/null exists; give another --out"),
    (["replay", "/nowhere/game.jsonl"], "/nowhere/game.jsonl: there is no such file"),
    (["draw", "/nowhere/position.json"], "/nowhere/position.json: there is no such file"),
    (["draw", "{"], "not JSON"),
    (["legal", "marrakech nonsense"], "a position of Marrakech has 10 words"),
    (["legal", "chess e4"], "a position begins with its game, one of marrakech, morocco"),
    (["legal", "{}"], "game"),
    (["rules", "marrakech", "MK-9.9"], "there is no clause 'MK-9.9'"),
    (["rules"], "Missing argument"),
])
def test_wrong_input_is_one_sentence_and_code_2(arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch,
                                                tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("jemaa: ")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("group", [[], ["db"]])
def test_a_group_without_a_command_shows_its_help(group: list[str]) -> None:
    code, out, err = run(*group)
    assert (code, out) == (2, "")
    assert err == run(*group, "--help")[1]


def test_files_of_other_kinds_are_refused(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\xff")
    for command in ("draw", "legal", "replay"):
        code, _, err = run(command, str(picture))
        assert code == 2
        assert err.startswith("jemaa: ")
    (tmp_path / "folder").mkdir()
    assert run("replay", str(tmp_path / "folder"))[0] == 2


def test_the_version_is_told() -> None:
    assert run("--version")[1].startswith("jemaa, version ")
    assert run("-V") == run("--version")


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["sim"], "there is no command 'sim'; did you mean simulate?"),
    (["RE"], "there is no command 'RE'; did you mean replay or review?"),
    (["repaly"], "there is no command 'repaly'; did you mean replay or play?"),
    (["db", "exprot"], "there is no command 'exprot'; did you mean export?"),
    (["db", "x"], "there is no command 'x'; `jemaa db --help` lists all"),
    (["simulate", "marrakech", "--sed", "1"], "No such option '--sed'. Did you mean '--seed'?"),
    (["--versoin"], "No such option '--versoin'. Did you mean '--version'?"),
])
def test_a_mistyped_name_is_answered_by_those_that_are_like_it(arguments: list[str], sentence: str) -> None:
    assert run(*arguments) == (2, "", f"jemaa: {sentence}\n")
