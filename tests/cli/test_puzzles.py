"""`jemaa puzzles`: what it finds is in a file, which it goes on with; what is refused."""

from pathlib import Path

import pytest

from jemaa.puzzles.file import read
from tests.cli.test_main import run


def test_it_goes_on_with_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    for games in ("1", "2"):
        code, out, err = run("puzzles", "marrakech", "--games", games, "--seed", "7", "--out", str(file))
        assert (code, err) == (0, "")
        assert f"puzzles are in {file}" in out
        assert read(file).head.games == int(games)
    assert read(file).head.command == "jemaa puzzles marrakech --seed 7 --count 300 --games 2"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.jsonl"]


def test_what_the_file_has_is_proven_again_first(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    words = ["puzzles", "marrakech", "--count", "1", "--seed", "7", "--out", str(file)]
    assert run(*words)[0] == 0
    before, count = file.read_bytes(), len(read(file).puzzles)
    code, out, err = run(*words, "--prove-again")
    assert (code, err) == (0, "")
    assert out.startswith(f"{count} of {count} puzzles are proven anew; the others are dropped.\n")
    assert file.read_bytes() == before


@pytest.mark.parametrize(("words", "sentence"), [
    (["--count", "0", "--out", "x"], "0 is not in the range"),
    (["--out", "nowhere/x"], "nowhere: there is no such folder"),
    (["no.jsonl", "--out", "x"], "no.jsonl"),
    ([], "Missing option '--out'"),
], ids=lambda given: " ".join(given) if isinstance(given, list) else "")
def test_wrong_input_is_refused(words: list[str], sentence: str, tmp_path: Path,
                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run("puzzles", "marrakech", *words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert list(tmp_path.iterdir()) == []
