"""Finished games from files, as tables of this browser."""

from dataclasses import replace

import msgspec
import pytest

from jemaa.core.record import Record, Seat
from jemaa.service.importing import imported
from jemaa.table.dice import commitment
from jemaa.table.errors import Refusal
from jemaa.table.journal import Opening, Written
from jemaa.table.table import HUMAN, Table
from jemaa.table.views import Viewer, export, table_update
from jemaa.table.wire.replay import Export
from tests.played import record

GAMES = ["marrakech", "morocco"]
NOW = 1_700_000_000_000


def file_of(game: Record) -> bytes:
    return b"".join(game.lines())


def table_of(journal: tuple[Opening, list[Written]]) -> Table:
    return Table(*journal)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_the_same_game_at_a_table(name: str) -> None:
    game = record(name, 3)
    game = Record(game.game, (Seat("A", "Amina", HUMAN), Seat("B", "level5", "level5"), Seat("C", "Driss", "cmd:mine")),
                  game.entries)
    table = table_of(imported(file_of(game), NOW))
    assert table.over
    assert file_of(table.record) == file_of(game)
    assert table.names == ("Amina", "B", "Driss")
    assert table_update(table, Viewer("here", invited=True), None, NOW, ("here",)).legal == ()


def test_the_same_file_is_the_same_table() -> None:
    game = file_of(record("marrakech"))
    assert imported(game, NOW)[0].number == imported(game, NOW + 1)[0].number
    assert imported(game, NOW)[0].number != imported(file_of(record("marrakech", seed=2)), NOW)[0].number


def exported(game: Record, *, seed: str | None, resigned: tuple[str, ...] = ()) -> bytes:
    return msgspec.json.encode(Export(
        table="ab" * 8, commitment=commitment(bytes.fromhex(seed or "")), seed=seed, entropies={}, resigned=resigned,
        record=file_of(game).decode()))


def test_a_game_that_somebody_gave_up_is_over() -> None:
    game = replace(record("morocco", 2, entries=20), seed=None)
    table = table_of(imported(exported(game, seed="cd" * 32, resigned=("B",)), NOW))
    assert (table.over, table.resigned) == (True, ["B"])
    assert msgspec.json.encode(export(table)) == exported(game, seed="cd" * 32, resigned=("B",))


@pytest.mark.parametrize("file", [
    file_of(record("marrakech", entries=5)),
    exported(record("marrakech", entries=5), seed=None),
    exported(record("marrakech"), seed=None),
    exported(record("marrakech", entries=5), seed="cd" * 32),
])
def test_a_game_that_is_not_over_is_refused(file: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        imported(file, NOW)
    assert refused.value.code == "not-over"


@pytest.mark.parametrize("file", [b"", b"no game", b"[" * 100_000, file_of(record("marrakech"))[:-40]])
def test_another_file_is_refused(file: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        imported(file, NOW)
    assert refused.value.code == "bad-record"
