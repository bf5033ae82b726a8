"""Looking for puzzles: the same games give the same ones, a search goes on where it ended, nothing is found twice."""

from pathlib import Path

import msgspec
import pytest

from jemaa.core.errors import JemaaError
from jemaa.games import from_text, game_type
from jemaa.puzzles import mining
from jemaa.puzzles.catalogue import path_of, puzzles
from jemaa.puzzles.file import PuzzleFile, read, write
from jemaa.puzzles.mining import Miner
from jemaa.puzzles.proof import Depth, Step
from jemaa.puzzles.sources import likeness, self_played
from tests.played import record

QUICK = Depth(screen=60, confirm=200, judged=(Step(100, 3), Step(200, 2)))
MARRAKECH = game_type("marrakech")


def miner(path: Path, seed: int = 1) -> Miner:
    return Miner(path, MARRAKECH, seed, QUICK)


def test_a_search_goes_on_where_it_ended(tmp_path: Path) -> None:
    told: list[int] = []
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    miner(whole).play(100, 6, lambda: told.append(1))
    for games in (2, 6):
        miner(parts).play(100, games, lambda: None)
    assert whole.read_bytes() == parts.read_bytes()
    assert len(told) == len(read(whole).puzzles) > 0
    assert read(whole).head.games == 6


def test_enough_is_enough(tmp_path: Path) -> None:
    path = tmp_path / "few.jsonl"
    miner(path).play(1, 100, lambda: None)
    assert 1 <= len(read(path).puzzles) <= mining.A_GAME
    before = path.read_bytes()
    miner(path).play(1, 100, lambda: None)
    assert path.read_bytes() == before


def test_puzzles_are_proven_again_by_the_bots_as_they_are_now(tmp_path: Path) -> None:
    path, told = tmp_path / "mine.jsonl", list[int]()
    miner(path).play(3, 100, lambda: None)
    mined = read(path)
    first, *others = mined.puzzles
    wrong = next(action.text for action in from_text(first.position).legal_actions if action.text != first.best)
    rated = [msgspec.structs.replace(puzzle, rates=(0.0,) * 5) for puzzle in others]
    write(path, mined.head, [msgspec.structs.replace(first, best=wrong), *rated])
    miner(path).prove_again(lambda: told.append(1))
    assert read(path) == PuzzleFile(mined.head, tuple(others)), "the wrong one is gone, the others are rated anew"
    assert len(told) == len(mined.puzzles) > 1


def test_the_puzzles_of_records_are_found_once(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    played = [("game", record("marrakech", 3))] * 2
    first = miner(path)
    first.look_through(played, 100, lambda: None)
    before = len(first.puzzles)
    miner(path).look_through(played, 100, lambda: None)
    assert len(read(path).puzzles) == before
    assert len({puzzle.position for puzzle in read(path).puzzles}) == before


def test_a_file_that_was_made_otherwise_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    miner(path).save()
    with pytest.raises(JemaaError, match="another file"):
        miner(path, seed=2)
    with pytest.raises(JemaaError, match="another file"):
        Miner(path, game_type("morocco"), 1, QUICK)
    path.write_text("nothing\n")
    with pytest.raises(JemaaError, match="no puzzles"):
        miner(path)


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JemaaError, match="morocco"):
        miner(tmp_path / "mine.jsonl").look_through([("game", record("morocco", 2))], 1, lambda: None)


def test_images_of_a_position_are_the_same() -> None:
    line = "marrakech/2 {} assam B 30,30 14,15 AB 0,0 two_player_rugs=single"
    first, turned, other = (from_text(line.format(board)) for board in (
        "A>A5/7/7/7/7/7/7 d4n", "7/7/7/7/7/7/5A>A d4s", "1A>A4/7/7/7/7/7/7 d4n"))
    assert likeness(first) == likeness(turned)
    assert likeness(first) != likeness(other)


def test_games_of_all_sizes_are_played() -> None:
    players = {next(self_played(MARRAKECH, 1, number)).state.game.players for number in range(3)}
    assert players == {2, 3, 4}


@pytest.mark.parametrize("name", ["marrakech", "morocco"])
def test_no_puzzle_is_like_another(name: str) -> None:
    found = puzzles(name).values()
    assert len({likeness(from_text(puzzle.position)) for puzzle in found}) == len(found)
    assert read(path_of(name)).head.command.startswith(f"jemaa puzzles {name} --seed ")
    assert len({from_text(puzzle.position).game.players for puzzle in found}) >= 3
