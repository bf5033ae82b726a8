"""A dataset holds the games that were played, choice by choice, and says what they are."""

import math
from pathlib import Path

import msgspec
import pytest

from jemaa import games
from jemaa.arena import dataset
from jemaa.arena.dataset import Description, ExtraColumns, describe, positions, rows
from jemaa.core import options as named
from jemaa.core.errors import JemaaError
from jemaa.core.record import Record
from jemaa.games import SHIPPED
from tests.played import record


def described(game: Record, extra: ExtraColumns) -> Description:
    return Description(dataset.FORMAT, game.game.name, game.game.players, named.written(game.game.options),
                       tuple(seat.kind for seat in game.seats), game.seed or 0, *extra)


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("extra", [ExtraColumns(), ExtraColumns(20, observations=True)], ids=["plain", "all"])
def test_what_was_written_is_read_again_and_plays_the_same_game(name: str, extra: ExtraColumns, tmp_path: Path) -> None:
    game, file = record(name, 2, seed=3), tmp_path / "games.parquet"
    written = rows(game, list(game.states()), extra)
    dataset.write(file, described(game, extra), [written, written])
    about = describe(file)
    assert msgspec.json.encode(about) == msgspec.json.encode(described(game, extra))
    assert games.game(about.game, about.players, **about.options) == game.game
    read = list(positions(file, game.game))
    assert [state for state, _ in read] == [*list(game.states())[:-1]] * 2
    for (_, row), expected in zip(read, [*written, *written], strict=True):
        assert list(row) == dataset.columns(extra)
        assert {name: value for name, value in row.items() if name != "values"} == {
            name: value for name, value in expected._asdict().items() if name in row and name != "values"}
        assert row.get("values", []) == pytest.approx(expected.values, nan_ok=True)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_row_has_what_was_possible_and_what_came_of_it(name: str) -> None:
    game = record(name, 3, seed=1)
    states = list(game.states())
    for row, state, choice in zip(rows(game, states, ExtraColumns()), states, game.entries, strict=False):
        possible = [int(action) for action in state.legal_actions] or [int(each) for each, _ in state.chance_outcomes]
        assert (row.actor, row.choice, row.text) == (max(state.actor, -1), int(choice), choice.text)
        assert row.legal == possible
        assert row.choice in row.legal
        assert (row.points, row.ranks) == (list(states[-1].scores), list(states[-1].ranking))
    assert [row.ply for row in rows(game, states, ExtraColumns())] == list(range(len(game.entries)))


def test_the_search_says_its_opinion_of_each_legal_action() -> None:
    game = record("marrakech", 2, seed=2)
    states = list(game.states())
    searched = [row for row in rows(game, states, ExtraColumns(simulations=30)) if row.visits]
    assert len(searched) > 30
    for row in searched:
        assert len(row.visits) == len(row.values) == len(row.legal) > 1
        assert all(math.isnan(value) == (visits == 0) for visits, value in zip(row.visits, row.values, strict=True))
    again = [row for row in rows(game, states, ExtraColumns(simulations=30)) if row.visits]
    assert [row.visits for row in again] == [row.visits for row in searched]


@pytest.mark.parametrize("content", [b"", b"PAR1 cut off", b"{}"])
def test_another_file_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(JemaaError, match="is no Parquet file, or not a whole one"):
        describe(tmp_path / "file")


def test_a_parquet_file_of_somebody_else_is_refused(tmp_path: Path) -> None:
    core, io = (pytest.importorskip(f"arro3.{name}") for name in ("core", "io"))
    table = core.Table.from_pydict({"n": core.Array([1], core.DataType.int8())})
    io.write_parquet(table, str(tmp_path / "file"), key_value_metadata={"other": "{}"})
    with pytest.raises(JemaaError, match="was not written by this version's `jemaa dataset`"):
        describe(tmp_path / "file")


def test_the_description_is_json_that_others_can_read(tmp_path: Path) -> None:
    game = record("marrakech", 2)
    dataset.write(tmp_path / "file", described(game, ExtraColumns()), [])
    assert msgspec.json.decode(msgspec.json.encode(describe(tmp_path / "file")))["game"] == "marrakech"
    assert list(positions(tmp_path / "file", game.game)) == []
