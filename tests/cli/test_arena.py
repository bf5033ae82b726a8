"""`jemaa arena`, and docs/guide/arena.md: what it shows is what happens."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jemaa.arena import arena
from jemaa.arena.file import NAME, read
from tests.cli.test_guide import assert_shown
from tests.cli.test_main import run

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "guide" / "arena.md").read_text()
CONSOLE = [part for block in re.findall(r"```console\n(.*?)```", GUIDE, re.DOTALL)
           for part in re.findall(r"^\$ jemaa (.*?)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)]


def test_the_guides_commands_answer_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(CONSOLE) == 4
    monkeypatch.chdir(tmp_path)
    for command, wanted in CONSOLE:
        code, out, err = run(*shlex.split(command), *(["--workers", "1"] if "wizard" not in command else []))
        assert_shown(wanted, out + err)
        assert code == (2 if wanted.startswith("jemaa: ") else 0)
    assert {file.name for file in (tmp_path / "results").iterdir()} == {
        NAME, "summary.json", "games.csv", "games.parquet", "chart.svg"}


def test_the_guides_session_in_python(capsys: pytest.CaptureFixture[str]) -> None:
    (session,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    exec(session, {})  # noqa: S102  # our own page
    assert capsys.readouterr().out == "greedy\n"


def test_tables_name_everybody_and_fit_a_terminal() -> None:
    code, out, err = run("arena", "marrakech/4", "morocco/2", "--bots", "greedy,heuristic,random", "--deals", "3",
                         "--workers", "1")
    assert (code, err) == (0, "")
    assert "marrakech/4: 12 games, 3 deals" in out
    assert "morocco/2: 6 games, 3 deals" in out
    for bot in ("greedy", "heuristic", "random"):
        assert len(re.findall(rf"^ {bot} ", out, re.MULTILINE)) >= 4
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["marrakech/2"], "say what is played and by whom"), (["--bots", "greedy,random"], "say what is played"),
    (["marrakech/2", "--bots", "greedy"], "two or more"), (["chess", "--bots", "greedy,random"], "no game 'chess'"),
    (["marrakech/2", "--bots", "greedy,random", "--sprt", "55,50"], "a lower and a higher share"),
    (["marrakech/2", "--bots", "greedy,random", "--sprt", "55"], "'55' is not two percentages, such as 50,55"),
    (["marrakech/2", "--bots", "greedy,random", "--within", "x"], "'x' is not a percentage, such as 4"),
    (["marrakech/2", "--resume", "."], "--resume goes on with the run as it was begun; leave out what is played"),
    (["--resume", ".", "--within", "3"], "leave out --within"),
    (["--resume", ".", "--seed", "0"], "leave out --seed"),
    (["--resume", ".", "--luck"], "leave out --luck"),
    (["--resume", ".", "--lineup", "alone"], "leave out --lineup"),
    (["marrakech/2", "--bots", "greedy,random", "--deals", "5000000000"], "'--deals'"),
    (["--resume", "."], "No such file"), (["--resume", "nowhere"], "nowhere")])
def test_wrong_input(arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run("arena", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_folder_with_a_run_is_not_written_over(tmp_path: Path) -> None:
    command = ["arena", "marrakech/2", "--bots", "greedy,random", "--deals", "1", "--workers", "1", "--out",
               str(tmp_path)]
    assert run(*command)[0] == 0
    said = f"a run is kept there already; go on with --resume {tmp_path}, or name another folder"
    assert run(*command) == (2, "", f"jemaa: {tmp_path}: {said}\n")


def test_broken_off_before_a_new_game_it_says_what_is_kept_and_how_to_go_on(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("arena", "marrakech/2", "--bots", "greedy,random", "--deals", "2", "--workers", "1", "--out", str(tmp_path))

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "warm", interrupted)
    code, out, err = run("arena", "--resume", str(tmp_path), "--deals", "5")
    assert (code, err) == (130, f"Stopped after 4 games; go on with: jemaa arena --resume {tmp_path} --deals 5\n")
    assert "4 games, 2 deals" in out


def test_command_lines_are_shown_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    code, out, _ = run("arena", "marrakech/2", "--bots", "cmd:false [/x],cmd:false [red],random", "--deals", "3",
                       "--workers", "1")
    assert code == 0
    for bot in ("cmd:false [/x]", "cmd:false [red]"):
        assert f"{bot} failed" in out
        assert re.search(rf"^ {re.escape(bot)} +\d", out, re.MULTILINE)


def test_a_sequential_test_says_what_it_decided() -> None:
    code, out, _ = run("arena", "marrakech/2", "--bots", "greedy,random", "--sprt", "50,60", "--workers", "1")
    assert code == 0
    assert re.search(r"decided for\s+the higher share", out)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupted_it_says_how_to_go_on(workers: str, tmp_path: Path) -> None:
    out = tmp_path / "run"
    process = subprocess.Popen(
        [sys.executable, "-m", "jemaa", "arena", "marrakech/2", "--bots", "greedy,random", "--deals", "100000",
         "--workers", workers, "--out", str(out)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        while not (out / NAME).exists() or len((out / NAME).read_bytes().splitlines()) < 20:
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        text, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert process.returncode == 130
    games = len(read(out)[1])
    said = re.search(rf"Stopped after (\d+) games; go on with: jemaa arena --resume {re.escape(str(out))}", err)
    assert said
    assert games - int(said[1]) in {0, 1}  # with one worker, one may have been kept, but not counted yet
    assert "Traceback" not in err
    assert "marrakech/2: " in text
    assert (out / "summary.json").exists()
