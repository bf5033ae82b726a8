"""`simulate`: the same games for the same seed, whoever plays them; what is finished is kept."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from jemaa.cli.main import COMPILING
from jemaa.cli.simulate import Finished, in_order
from jemaa.cli.summary import Played
from jemaa.core.record import read, read_all
from jemaa.games import GAMES, game_type
from tests.arena.interrupted import children
from tests.cli.test_main import run

every_game = pytest.mark.parametrize("name", GAMES)


def simulate(out: Path | str, *more: str, game: str = "marrakech") -> str:
    code, text, err = run("simulate", game, "--workers", "1", "--out", str(out), *more)
    assert (code, err) == (0, "")
    return text


@every_game
def test_the_same_seed_gives_the_same_records_with_any_workers(name: str, tmp_path: Path) -> None:
    more = ["--players", "3", "--games", "10", "--seed", "5"]
    one = simulate(tmp_path / "one.jsonl", *more, game=name)
    two = simulate(tmp_path / "two.jsonl", *more, "--workers", "2", game=name)
    simulate(tmp_path / "other.jsonl", "--players", "3", "--games", "10", "--seed", "6", game=name)
    content = (tmp_path / "one.jsonl").read_bytes()
    assert content == (tmp_path / "two.jsonl").read_bytes()
    assert content != (tmp_path / "other.jsonl").read_bytes()
    assert one == two


def test_every_record_replays_and_no_two_are_equal(tmp_path: Path) -> None:
    simulate(tmp_path / "games.jsonl", "--bots", "greedy,random", "--games", "6")
    found = list(read_all(tmp_path / "games.jsonl", game_type))
    assert [each.number for each in found] == list(range(6))
    assert len({each.entries for each in found}) == 6
    assert [seat.kind for seat in found[0].seats] == ["greedy", "random"]


def test_a_folder_gets_a_file_each(tmp_path: Path) -> None:
    simulate(f"{tmp_path}/games/", "--players", "2", "--games", "11")
    simulate(tmp_path / "games.jsonl", "--players", "2", "--games", "11")
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"{number:02}.jsonl" for number in range(1, 12)]
    assert b"".join(file.read_bytes() for file in files) == (tmp_path / "games.jsonl").read_bytes()


def test_the_summary_adds_up(tmp_path: Path) -> None:
    text = simulate(tmp_path / "games.jsonl", "--players", "2", "--games", "9", "--bots", "greedy,random")
    games = list(read_all(tmp_path / "games.jsonl", game_type))
    points = [each.last.scores[0] for each in games]
    wins = sum(each.last.ranking[0] == 1 for each in games)
    (line,) = [line for line in text.splitlines() if "greedy" in line]
    cells = [cell.strip() for cell in line.strip("│").split("│")]
    assert cells[:3] == ["A", "greedy", str(wins)]
    assert cells[5:] == [f"{sum(points) / 9:.1f}", str(min(points)), str(max(points))]


def test_it_says_that_it_compiles_where_it_does_and_on_the_standard_error(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "jemaa", "simulate", "marrakech", "--games", "1"]
    said = []
    for _ in range(2):
        done = subprocess.run(command, env={**os.environ, "JEMAA_CACHE": str(tmp_path)}, check=True,
                              capture_output=True, text=True)
        assert COMPILING not in done.stdout
        said.append(done.stderr)
    assert said == [f"{COMPILING}\n", ""]


def test_what_exists_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("mine")
    code, _, err = run("simulate", "marrakech", "--games", "1", "--out", str(tmp_path / "games.jsonl"))
    assert (code, err) == (2, f"jemaa: {tmp_path}/games.jsonl exists; give another --out, or move it away\n")
    assert (tmp_path / "games.jsonl").read_text() == "mine"


def test_a_folder_with_games_is_left_before_any_is_played(tmp_path: Path) -> None:
    (tmp_path / "01.jsonl").write_text("mine")
    code, _, err = run("simulate", "marrakech", "--games", "10", "--out", f"{tmp_path}/")
    assert (code, err) == (2, f"jemaa: {tmp_path}/01.jsonl exists; give another --out, or move it away\n")


def test_command_lines_are_shown_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    code, out, _ = run("simulate", "marrakech", "--games", "1", "--bots", "cmd:false [/x],random")
    assert code == 0
    assert "cmd:false [/x]" in out


def test_games_are_taken_in_order_and_at_the_end_those_that_are_left() -> None:
    def games() -> Iterator[Finished]:
        for number in (0, 2, 1, 5, 4):
            yield Finished(number, b"", Played((), (), {}))
        raise KeyboardInterrupt

    taken = list[int]()
    with pytest.raises(KeyboardInterrupt):
        in_order(games(), lambda one: taken.append(one.number))
    assert taken == [0, 1, 2, 4, 5]


def test_options_are_played_and_recorded(tmp_path: Path) -> None:
    simulate(tmp_path / "game.jsonl", "--players", "3", "--games", "1", "-o", "elimination=off", "-o", "must_turn=on")
    options = read(tmp_path / "game.jsonl", game_type).game.options
    assert (getattr(options, "elimination", None), getattr(options, "must_turn", None)) == (False, True)


SLOW = """
import json, sys, time
for line in sys.stdin:
    time.sleep(0.05)
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"""


@contextmanager
def begun(out: Path, size: int, *more: str) -> Iterator[subprocess.Popen[str]]:
    """Many games, played until so many bytes are kept."""
    command = [sys.executable, "-m", "jemaa", "simulate", "marrakech", "--games", "100000", "--out", str(out), *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
                          cwd=out.parent) as process:
        try:
            until(process, lambda: out.exists() and out.stat().st_size > size)
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def until(process: subprocess.Popen[str], reached: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not reached():
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize(("workers", "kinds"), [("1", "random"), ("2", "random"), ("2", "cmd:./run slow.py,random")])
def test_interrupted_it_keeps_the_finished_games(workers: str, kinds: str, tmp_path: Path) -> None:
    """At once, however long the others would have taken."""
    (tmp_path / "run").symlink_to(sys.executable)
    (tmp_path / "slow.py").write_text(SLOW)
    out = tmp_path / "games.jsonl"
    with begun(out, 100_000 if kinds == "random" else 0, "--workers", workers, "--bots", kinds) as process:
        os.killpg(process.pid, signal.SIGINT)
        text, err = process.communicate(timeout=30)
    assert process.returncode == 130
    games = len(list(read_all(out, game_type)))
    assert f"Stopped after {games} of 100000 games; they are kept in {out}." in err
    assert f"{games} games" in text


def test_a_killed_process_loses_no_game_and_a_killed_command_leaves_none(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    with begun(out, 30_000, "--workers", "2") as process:
        until(process, lambda: bool(children(process.pid)))
        os.kill(int(min(children(process.pid))), signal.SIGKILL)
        size = out.stat().st_size
        until(process, lambda: out.stat().st_size > size + 100_000)
        process.terminate()
        _, err = process.communicate(timeout=60)  # its processes hold its output open
    assert process.returncode == -signal.SIGTERM
    assert "Traceback" not in err
    numbers = [line.partition('"number":')[2].partition(",")[0] for line in out.read_text().splitlines()
               if '"number":' in line]
    assert numbers == [str(number) for number in range(len(numbers))]
