"""The file of games: what is in it is safe, what isn't whole is dropped, what doesn't fit is refused."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from jemaa.arena import file
from jemaa.arena.file import NAME, begun, read, resumed
from jemaa.arena.stopping import Plan
from jemaa.core.errors import BadRecord, RecordInUse
from tests.arena.made import TWO, result

GAMES = [result([1, 2], deal=deal) for deal in range(3)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with begun(tmp_path / "run", TWO, Plan(deals=7)) as keeper:
        for game in GAMES:
            keeper.add(game)
    return tmp_path / "run"


def test_what_is_written_is_read(folder: Path) -> None:
    header, games = read(folder)
    assert (header.match, header.plan, games) == (TWO, Plan(deals=7), GAMES)


def test_a_game_is_on_disk_when_it_has_been_added(tmp_path: Path) -> None:
    with begun(tmp_path / "run", TWO, Plan()) as keeper:
        for number, game in enumerate(GAMES):
            keeper.add(game)
            assert len(read(tmp_path / "run")[1]) == number + 1


def test_a_run_goes_on_where_it_was(folder: Path) -> None:
    more = result([2, 1], deal=3)
    with resumed(folder) as (keeper, header, games):
        assert (header.match, games) == (TWO, GAMES)
        keeper.add(more)
    assert read(folder)[1] == [*GAMES, more]


@pytest.mark.parametrize("cut", [1, 30, 100])
def test_a_line_that_a_crash_cut_short_is_dropped(folder: Path, cut: int) -> None:
    content = (folder / NAME).read_bytes()
    (folder / NAME).write_bytes(content[:-cut])
    with resumed(folder) as (keeper, _, games):
        assert games == GAMES[:2]
        keeper.add(GAMES[2])
    assert (folder / NAME).read_bytes() == content


def test_damage_is_refused_with_its_line(folder: Path) -> None:
    content = (folder / NAME).read_bytes()
    (folder / NAME).write_bytes(content.replace(b'"deal":1', b'"deal":x'))
    with pytest.raises(BadRecord, match="line 3: is no line of an arena's games"), resumed(folder):
        pass


@pytest.mark.parametrize("change", [
    {"fixture": 1}, {"fixture": -1}, {"deal": -1}, {"rotation": 2}, {"rotation": 1}, {"seats": [0, 7]},
    {"seats": [0]}, {"scores": [10]}, {"seconds": []}, {"deal": 0}])
def test_a_game_that_the_match_does_not_have_or_has_already_is_refused_with_its_line(
        folder: Path, change: dict[str, Any]) -> None:
    lines = (folder / NAME).read_bytes().splitlines(keepends=True)
    lines[2] = json.dumps(json.loads(lines[2]) | change).encode() + b"\n"
    (folder / NAME).write_bytes(b"".join(lines))
    with pytest.raises(BadRecord, match="line 3: is no game of this match, or is there twice; delete the line"):
        read(folder)


def test_games_of_another_engine_are_not_mixed_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "build", lambda _: "another")
    with pytest.raises(BadRecord, match="the rules or the bots have changed"), resumed(folder):
        pass


def test_a_later_format_is_refused(folder: Path) -> None:
    content = (folder / NAME).read_bytes()
    (folder / NAME).write_bytes(content.replace(b'"format":1', b'"format":2'))
    with pytest.raises(BadRecord, match="line 1: "):
        read(folder)


def test_a_file_without_a_header_is_refused(folder: Path) -> None:
    (folder / NAME).write_bytes(b'{"line":"are')
    with pytest.raises(BadRecord, match="nothing was played"), resumed(folder):
        pass


def test_what_is_there_is_not_written_over(folder: Path) -> None:
    content = (folder / NAME).read_bytes()
    said = f"go on with --resume {folder}, or name another folder"
    with pytest.raises(FileExistsError, match=said), begun(folder, TWO, Plan()):
        pass
    assert (folder / NAME).read_bytes() == content


def test_two_runs_cannot_write_one_file(folder: Path) -> None:
    with resumed(folder), pytest.raises(RecordInUse, match="another run"), resumed(folder):
        pass


def test_lines_are_json_and_say_what_they_are(folder: Path) -> None:
    kinds = [msgspec.json.decode(line)["line"] for line in (folder / NAME).read_bytes().splitlines()]
    assert kinds == ["arena", "game", "game", "game"]
