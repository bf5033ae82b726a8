"""`simulate`: the same games for the same seed, whoever plays them; what is finished is kept."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jemaa.core.record import read, read_all
from jemaa.games import GAMES, game_type
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


def test_what_exists_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("mine")
    code, _, err = run("simulate", "marrakech", "--games", "1", "--out", str(tmp_path / "games.jsonl"))
    assert (code, err) == (2, f"jemaa: {tmp_path}/games.jsonl: File exists\n")
    assert (tmp_path / "games.jsonl").read_text() == "mine"


def test_options_are_played_and_recorded(tmp_path: Path) -> None:
    simulate(tmp_path / "game.jsonl", "--players", "3", "--games", "1", "-o", "elimination=off", "-o", "must_turn=on")
    options = read(tmp_path / "game.jsonl", game_type).game.options
    assert (getattr(options, "elimination", None), getattr(options, "must_turn", None)) == (False, True)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupted_it_keeps_the_finished_games(workers: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "jemaa", "simulate", "marrakech", "--games", "100000", "--workers", workers,
         "--out", str(out)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not (out.exists() and out.stat().st_size > 100_000):
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    text, err = process.communicate(timeout=60)
    assert process.returncode == 130
    games = len(list(read_all(out, game_type)))
    assert f"Stopped after {games} of 100000 games; they are kept in {out}." in err
    assert f"{games} games" in text
