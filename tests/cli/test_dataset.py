"""`jemaa dataset`: the same games for the same seed, whatever the number of processes; what is refused."""

from pathlib import Path

import pytest

from jemaa.arena.dataset import describe, positions
from jemaa.core.record import read
from jemaa.games import game, game_type
from tests.cli.test_main import run


def test_it_writes_the_games_that_simulate_plays(tmp_path: Path) -> None:
    words = ["marrakech", "--players", "2", "--bots", "greedy,random", "--games", "5", "--seed", "9"]
    file = tmp_path / "games.parquet"
    code, out, err = run("dataset", *words, "--out", str(file), "--workers", "2")
    assert (code, out, err) == (0, f"5 of 5 games are in {file}.\n", "")
    assert run("simulate", *words, "--out", f"{tmp_path}/records/")[0] == 0
    assert (describe(file).bots, describe(file).seed) == (("greedy", "random"), 9)
    choices: dict[int, list[str]] = {}
    for _, row in positions(file, game("marrakech", 2)):
        choices.setdefault(row["game"], []).append(row["text"])
    records = [read(path, game_type) for path in sorted((tmp_path / "records").iterdir())]
    assert [choices[number] for number in range(5)] == [[each.text for each in one.entries] for one in records]


@pytest.mark.parametrize(("words", "sentence"), [
    (["--games", "0", "--out", "x"], "0 is not in the range"),
    (["--bots", "wizard", "--out", "x"], "there is no bot 'wizard'"),
    (["--out", "nowhere/x"], "nowhere: there is no such folder"),
    ([], "Missing option '--out'"),
], ids=lambda given: " ".join(given) if isinstance(given, list) else "")
def test_wrong_input_is_refused(words: list[str], sentence: str, tmp_path: Path,
                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run("dataset", "marrakech", *words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_exists_is_kept(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("mine")
    code, _, err = run("dataset", "marrakech", "--games", "1", "--out", str(tmp_path / "games"))
    assert code == 2
    assert "exists; give another --out" in err
    assert (tmp_path / "games").read_text() == "mine"
