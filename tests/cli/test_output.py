"""Standard streams that fail, exit codes, colours and progress, as a shell sees them."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect  # type: ignore[import-untyped]  # it has no types
import pytest
from rich.console import Console
from rich.progress import Progress

from jemaa.cli import exit_codes
from jemaa.cli.progress import progress, rate_text
from tests.cli.commands import COMMAND, jemaa
from tests.cli.test_main import run
from tests.played import record

FULL = Path("/dev/full")
PRINTING = [["--help"], ["rules", "marrakech"], ["rules", "morocco", "--json"], ["draw", "{}"],
            ["legal", "{}", "--json"], ["replay", "{}"], ["perft", "marrakech", "1"],
            ["simulate", "marrakech", "--games", "1"], ["completion", "bash", "--print"], ["simulate", "--help"]]
every_printing = pytest.mark.parametrize("arguments", PRINTING, ids=" ".join)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("a game's folder") / "jeu d’été 🎲.jsonl"
    record("marrakech", 2).write(path)
    return str(path)


@every_printing
def test_a_closed_pipe_ends_a_command_quietly(arguments: list[str], game: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as closed:
        code, _, err = jemaa(*(each.format(game) for each in arguments), stdout=closed,
                             environment={"PYTHONUNBUFFERED": ""})
    assert (code, err) == (exit_codes.PIPE_CLOSED, "")


@pytest.mark.skipif(not FULL.exists(), reason="the system has no full device")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@every_printing
def test_a_full_disk_behind_the_output_is_named(arguments: list[str], unbuffered: str, game: str) -> None:
    with FULL.open("wb") as full:
        code, _, err = jemaa(*(each.format(game) for each in arguments), stdout=full,
                            environment={"PYTHONUNBUFFERED": unbuffered})
    assert (code, err) == (exit_codes.WRONG_INPUT, "jemaa: the standard output: No space left on device\n")


@pytest.mark.skipif(not FULL.exists(), reason="the system has no full device")
@pytest.mark.parametrize("arguments", [["draw", "{}", "-o"], ["review", "{}", "--simulations", "1", "--html"]])
def test_a_full_disk_behind_a_file_is_named(arguments: list[str], game: str) -> None:
    code, out, err = run(*(each.format(game) for each in arguments), str(FULL))
    assert (code, out, err) == (2, "", f"jemaa: {FULL}: No space left on device\n")


@pytest.mark.parametrize("out", ["games.jsonl", "games/"])
def test_a_record_that_does_not_fit_is_named(out: str, tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    code = ("import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000)); "
            "from jemaa.cli.main import main; main(sys.argv[1:])")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    done = subprocess.run([sys.executable, "-c", code, "simulate", "marrakech", "--players", "2", "--games", "9",
                           "--out", f"{tmp_path}/{out}"], capture_output=True, text=True, check=False)
    assert done.returncode == exit_codes.WRONG_INPUT
    assert done.stderr.splitlines()[-1].startswith(f"jemaa: {tmp_path}/games")
    assert done.stderr.splitlines()[-1].endswith("File too large")
    assert resource.getrlimit(resource.RLIMIT_FSIZE) == limits


@pytest.mark.parametrize("arguments", [["draw", "{}"], ["rules", "marrakech", "5", "--lang", "ja"], ["legal", "{}"],
                                       ["simulate", "marrakech", "--games", "1"], ["legal", "{}x"]], ids=" ".join)
def test_letters_that_the_output_lacks_are_replaced(arguments: list[str], game: str) -> None:
    code, _, err = jemaa(*(each.format(game) for each in arguments), environment={"PYTHONIOENCODING": "ascii"})
    assert code == (2 if arguments[-1] == "{}x" else 0)
    assert "Traceback" not in err


def test_closed_streams_do_no_harm(game: str) -> None:
    for line in ('"$@" <&-', '"$@" >&-', '"$@" <&- >&- 2>&-'):
        done = subprocess.run(["sh", "-c", line, "sh", *COMMAND, "replay", game], capture_output=True, text=True,  # noqa: S607
                              check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_each_exit_code_is_reached() -> None:
    """`PIPE_CLOSED` is above."""
    assert list(exit_codes.MEANINGS) == [0, 1, 2, 130, 141]
    assert run("-V")[0] == exit_codes.DONE
    broken = "from jemaa.cli import legal, main; legal.position = None; main.main(['legal', 'x'])"
    assert subprocess.run([sys.executable, "-c", broken], capture_output=True,
                          check=False).returncode == exit_codes.BROKEN
    assert run("legal", "x")[0] == exit_codes.WRONG_INPUT
    for answer in ("n\n", ""):
        assert run("db", "delete", "x", "--database", "sqlite:///x", stdin=answer)[0] == exit_codes.INTERRUPTED
    text = run("--help")[1]
    assert all(f"\n  {code} " in text for code in exit_codes.MEANINGS)


# --- colours ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("environment", "arguments", "coloured"), [
    ({}, [], False), ({"FORCE_COLOR": "1"}, [], True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, [], False),
    ({"NO_COLOR": "1"}, ["--colour"], True), ({"FORCE_COLOR": "1"}, ["--no-colour"], False),
])
def test_colours_of_a_drawing_in_a_pipe(environment: dict[str, str], arguments: list[str], coloured: bool,
                                        game: str) -> None:
    code, out, _ = jemaa("draw", game, *arguments, environment=environment)
    assert (code, "\x1b[" in out) == (0, coloured)


@pytest.mark.parametrize(("name", "coloured"), [("TERM_PROGRAM", True), ("NO_COLOR", False)])
@pytest.mark.parametrize("arguments", [["draw", "{}"], ["replay", "{}"]], ids=" ".join)
def test_colours_of_a_drawing_at_a_terminal(arguments: list[str], name: str, coloured: bool, game: str) -> None:
    usual = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
    shown, code = at_terminal([each.format(game) for each in arguments],
                              {**usual, "TERM": "xterm-256color", name: "1"})
    assert code == 0
    assert bool(re.search(r"\x1b\[[\d;]*[34]8;5;", shown)) == coloured


def test_forced_colours_keep_lines_whole_and_show_no_pager(game: str) -> None:
    code, out, _ = jemaa("rules", "marrakech", environment={"FORCE_COLOR": "1"})
    assert code == 0
    assert "\x1b[" in out
    code, out, _ = jemaa("hint", game, "--at", "5", "--simulations", "8",
                         environment={"FORCE_COLOR": "1", "COLUMNS": "20"})
    assert code == 0
    assert any("win share" in line and "visits" in line for line in out.splitlines())


def at_terminal(arguments: list[str], environment: dict[str, str]) -> tuple[str, int | None]:
    """What is shown at a terminal, and the exit code; every question is answered by q."""
    process = pexpect.spawn(COMMAND[0], [*COMMAND[1:], *arguments], env=environment, dimensions=(60, 200),
                            encoding="utf-8", timeout=120)
    log = io.StringIO()
    process.logfile_read = log
    while process.expect([r"or q\)", pexpect.EOF]) == 0:
        process.sendline("q")
    process.close()
    return log.getvalue(), process.exitstatus


# --- progress -----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("a_second", "text"), [(None, ""), (0.0, ""), (1234.56, "1,234.6/s"), (0.25, "15.0/min")])
def test_a_rate_in_words(a_second: float | None, text: str) -> None:
    assert rate_text(a_second) == text


LONG = [["simulate", "marrakech", "--players", "2", "--games", "60", "--workers", "1"], ["perft", "marrakech", "3"],
        ["arena", "marrakech/2", "--bots", "random,greedy", "--deals", "20", "--workers", "1"]]


def test_a_bar_has_a_rate_and_the_time_left() -> None:
    now = 0.0
    console = Console(file=io.StringIO(), force_terminal=True, color_system=None, width=100)
    bar = Progress(*progress().columns, console=console, get_time=lambda: now)
    task = bar.add_task("Playing", total=10)
    for now, done in ((1.0, 2), (2.0, 4)):  # noqa: B007  # the clock reads it
        bar.update(task, completed=done)
    with console.capture() as capture:
        console.print(bar.get_renderable())
    assert re.fullmatch(r"Playing \S+ 4/10 2.0/s 0:00:03", " ".join(capture.get().split()))


@pytest.mark.parametrize("arguments", LONG, ids=lambda arguments: arguments[0])
def test_progress_is_shown_at_a_terminal_and_gone_afterwards(arguments: list[str]) -> None:
    shown, code = at_terminal(arguments, {**os.environ, "TERM": "xterm-256color"})
    assert code == 0
    assert "Playing" in shown or "Counting" in shown
    assert "\x1b[2K" in shown.rpartition("ing ")[2]


@pytest.mark.parametrize("arguments", LONG, ids=lambda arguments: arguments[0])
def test_there_is_no_progress_in_a_pipe(arguments: list[str]) -> None:
    code, out, err = jemaa(*arguments, environment={"FORCE_COLOR": "1"})
    assert code == 0
    assert "Playing" not in out + err
    assert err == "" or arguments[0] == "perft"  # which says there how long it took
