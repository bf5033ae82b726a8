"""What was stored while `must_turn` was off by default with `roll_first` reads as what it was (MK-7.2).

The files in `tests/data/before_must_turn/` were written by the commands and functions of the last commit before the
default changed, and are never written anew. Every game with `roll_first` in them has `must_turn` off, unless it names
the option.
"""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pyspiel
import pytest

import jemaa.envs.openspiel  # noqa: F401  # registers
from jemaa.arena.file import read as read_run
from jemaa.arena.play import play
from jemaa.core.errors import BadRecord
from jemaa.core.record import Header, Line, Record, read, signed
from jemaa.core.recorder import RecordWriter
from jemaa.games import from_json, from_text, game, game_type
from jemaa.server.store.backup import Whole, exported, imported
from jemaa.server.store.store import Store
from jemaa.table.again import Answers
from jemaa.table.journal import Prepared
from jemaa.table.opening import next_table
from jemaa.table.table import Table
from tests.cli.test_main import run

DATA = Path(__file__).parent / "data" / "before_must_turn"
LATER: dict[str, Any] = {"payment_area": "connected", "two_player_area": "colour", "different_colours": False}
"""The options of Marrakech that have been added since, with their defaults."""
POSITIONS = [msgspec.json.decode(line) for line in (DATA / "positions.jsonl").read_bytes().splitlines()]
"""Each: a position as text, as JSON and as a row in hexadecimal, and the texts of its legal actions."""
RECORDS = ("simulated.jsonl", "saved.jsonl")
"""A whole game of `jemaa simulate`, and an unfinished one of `jemaa play`."""
OFF = game("marrakech", 2, turn_order="roll_first", must_turn=False)
ON = game("marrakech", 2, turn_order="roll_first", must_turn=True)

pytestmark = pytest.mark.clause("MK-7.2")


def without(options: dict[str, Any]) -> dict[str, Any]:
    """The same options, `must_turn` not named."""
    return {name: value for name, value in options.items() if name != "must_turn"}


def lines_under(header: Header, record: Record) -> list[bytes]:
    """The lines of a record under another header, every digest anew."""
    digest, line = signed(header)
    lines = [line]
    for old in list(record.lines())[1:]:
        content = {name: value for name, value in msgspec.json.decode(old).items() if name != "digest"}
        digest, line = signed(msgspec.convert(content, Line), digest)
        lines.append(line)
    return lines


def whole() -> Whole:
    return msgspec.json.decode((DATA / "table.json").read_bytes(), type=Whole)


def test_the_positions_show_the_variant_with_the_option_unnamed_off_and_on() -> None:
    texts = [position["text"] for position in POSITIONS]
    assert any(text.endswith("turn_order=roll_first") for text in texts)
    assert any(text.endswith("turn_order=roll_first,must_turn=on") for text in texts)
    assert any(text.endswith(" -") for text in texts)
    assert {"left", "ahead", "right"} in [set(position["legal"]) for position in POSITIONS
                                          if position["text"].endswith("turn_order=roll_first")]


@pytest.mark.parametrize("position", POSITIONS, ids=[position["text"] for position in POSITIONS])
def test_a_line_and_json_read_as_the_same_position_with_the_same_choices(position: dict[str, Any]) -> None:
    state = from_text(position["text"])
    assert from_json(msgspec.json.encode(position["json"])) == state
    assert bytes(state).hex() == position["row"].ljust(2 * len(bytes(state)), "0")
    assert sorted(action.text for action in state.legal_actions) == position["legal"]
    assert msgspec.json.decode(state.json) == position["json"] | {"options": position["json"]["options"] | LATER}


@pytest.mark.parametrize("position", POSITIONS, ids=[position["text"] for position in POSITIONS])
def test_a_line_is_written_with_the_option_where_it_has_an_effect_and_else_as_before(position: dict[str, Any]) -> None:
    unnamed = "roll_first" in position["text"] and "must_turn" not in position["text"]
    assert from_text(position["text"]).text == position["text"] + (",must_turn=off" if unnamed else "")


@pytest.mark.parametrize("position", POSITIONS, ids=[position["text"] for position in POSITIONS])
def test_json_that_does_not_name_the_option_means_off(position: dict[str, Any]) -> None:
    options = position["json"]["options"]
    state = from_json(position["json"] | {"options": without(options)})
    assert state == from_json(position["json"] | {"options": options | {"must_turn": False}})


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_and_is_written_as_it_was(name: str) -> None:
    record = read(DATA / name, game_type, unfinished=True)
    assert (record.game.options.turn_order, record.game.options.must_turn) == ("roll_first", False)
    assert "ahead" in [choice.text for choice in record.entries]
    assert b"".join(record.lines()) == (DATA / name).read_bytes()


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_does_not_name_the_option_means_off(name: str) -> None:
    record = read(DATA / name, game_type, unfinished=True)
    options = record.header.options
    unnamed = msgspec.structs.replace(record.header, options=without(options))
    assert read(lines_under(unnamed, record), game_type, unfinished=True) == record
    named_on = msgspec.structs.replace(record.header, options=options | {"must_turn": True})
    with pytest.raises(BadRecord, match="can't choose ahead"):
        read(lines_under(named_on, record), game_type, unfinished=True)


def test_a_saved_game_is_gone_on_with_as_it_was(tmp_path: Path) -> None:
    shutil.copy(DATA / "saved.jsonl", tmp_path)
    writer, record = RecordWriter.resume(tmp_path / "saved.jsonl", game_type)
    writer.close()
    assert record.last.text.endswith(",turn_order=roll_first,must_turn=off")
    assert (tmp_path / "saved.jsonl").read_bytes() == (DATA / "saved.jsonl").read_bytes()


def test_a_table_goes_through_a_database_as_it_was(tmp_path: Path) -> None:
    async def through() -> bytes:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        try:
            number = await imported(store, (DATA / "table.json").read_bytes())
            return await exported(store, number, whole=True)
        finally:
            await store.close()
    assert asyncio.run(through()) == (DATA / "table.json").read_bytes()


def test_a_table_is_played_as_it_was_also_if_its_opening_does_not_name_the_option() -> None:
    kept = whole()
    table = Table(kept.opening, kept.journal)
    assert table.game == game("marrakech", 2, turn_order="roll_first", must_turn=False, first_player="A")
    unnamed = msgspec.structs.replace(kept.opening, options=without(kept.opening.options))
    assert Table(unnamed, kept.journal).state == table.state


def test_a_rematch_is_the_same_game() -> None:
    kept = whole()
    table, prepared = Table(kept.opening, kept.journal), Prepared("A", "number", "5e" * 32, "invite", "watch")
    again = next_table(table, Answers(prepared, table.people), 0)
    assert Table(again.opening).game == Table(kept.opening).game


def test_the_dice_of_a_finished_game_are_verified() -> None:
    code, out, err = run("verify", str(DATA / "exported.json"))
    assert (code, err) == (0, "")
    assert "All 94 draws come from the seed that was promised." in out


def test_a_run_of_the_arena_means_the_games_that_it_played() -> None:
    header, results = read_run(DATA / "arena")
    assert [str(fixture) for fixture in header.match.fixtures] == [
        "marrakech/2/turn_order=roll_first", "marrakech/3/turn_order=roll_first,must_turn=on", "marrakech/2"]
    assert [fixture.make() for fixture in header.match.fixtures] == [
        OFF, game("marrakech", 3, turn_order="roll_first", must_turn=True), game("marrakech", 2)]
    assert len(results) == 14
    assert [play(header.match, result.task).digest for result in results] == [result.digest for result in results]


def test_a_serialized_game_of_openspiel_is_the_game_that_it_was() -> None:
    game, state = pyspiel.deserialize_game_and_state((DATA / "openspiel.txt").read_text())
    assert game.game == OFF
    assert str(state).endswith(" turn_order=roll_first,must_turn=off")
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["left", "ahead", "right"]
