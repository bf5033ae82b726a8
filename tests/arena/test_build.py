"""What counts as another engine: what games follow from, and nothing else."""

from pathlib import Path

import pytest

from jemaa.arena import build as module
from jemaa.arena.build import build
from jemaa.games import GAMES

SOURCE = '''"""What it is."""
# why
def double(n):
    """Twice."""
    return 2 * n
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for part in (*module.PARTS, *module.NO_PARTS, "morocco", "marrakech"):
        place = tmp_path / part / "code.py" if "." not in part else tmp_path / part
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(SOURCE)
    (tmp_path / "bots/weights.json").write_text("{}")
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    monkeypatch.setattr(module, "folder", lambda name: tmp_path / name)
    return tmp_path


def fresh() -> str:
    build.cache_clear()
    found = build(("morocco",))
    build.cache_clear()
    return found


@pytest.mark.parametrize(("file", "content"), [
    ("bots/code.py", SOURCE.replace("2", "3")), ("core/code.py", SOURCE + "double(1)\n"),
    ("arena/dice.py", SOURCE.replace("double", "twice")), ("bots/weights.json", "{ }"), ("morocco/new.py", "")])
def test_a_change_of_code_or_weights_is_another_build(package: Path, file: str, content: str) -> None:
    before = fresh()
    (package / file).write_text(content)
    assert fresh() != before


@pytest.mark.parametrize("content", [
    SOURCE.replace("why", "because"), SOURCE.replace("Twice", "Two times"), SOURCE.replace("2 * n", "2*n  # n and n")])
def test_words_are_none(package: Path, content: str) -> None:
    before = fresh()
    (package / "bots/code.py").write_text(content)
    assert fresh() == before


def test_what_games_do_not_follow_from_is_left_out(package: Path) -> None:
    before = fresh()
    for file in ("arena/chart.py", "marrakech/code.py", "bots/trainer.py"):
        (package / file).write_text("1")
    assert fresh() == before


def test_training_follows_from_its_own_code_and_not_from_what_it_makes(package: Path) -> None:
    made = package / "morocco/networks/2.json"
    made.parent.mkdir()
    made.write_text("{}")
    build.cache_clear()
    before, of_games = build(("morocco",), training=True), fresh()
    made.write_text("{ }")
    assert build(("morocco",), training=True) == before
    assert fresh() != of_games
    (package / "bots/trainer.py").write_text("1")
    assert build(("morocco",), training=True) != before


def test_every_part_is_there() -> None:
    parts = (*module.PARTS, *module.NO_PARTS, *GAMES)
    assert [part for part in parts if not (module.PACKAGE / part).exists()] == []


def test_every_python_finds_the_same_build(package: Path) -> None:
    """As 3.11, 3.12 and 3.13 do, though a function has more fields in the later ones' trees."""
    assert fresh() == "316dbe0ca8e20fa6"
