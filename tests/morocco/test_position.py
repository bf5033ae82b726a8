"""Positions as JSON."""

from typing import Any

import msgspec
import pytest

import jemaa
from jemaa.core.errors import IllegalPosition, Unreadable
from jemaa.core.game import State
from tests.morocco.drawn import drawn, then


@pytest.fixture
def state() -> State:
    """Two stalls are full, one is closing, a tourist is about to move on."""
    return then(drawn("""
        Bt .  | .  C
        B  B  | C  C
    """, hands="kkg", taken={34: "C"}, seats={"B": {"coins": 1}}),
        "cousins b1", "pay green", "cousin c1", "arrow south")


def test_json_holds_a_position_in_the_middle_of_a_chain_of_closings(state: State) -> None:
    found = msgspec.json.decode(state.json)
    assert (found["game"], found["format"], found["phase"]) == ("morocco", 1, "move")
    assert (found["first"], found["active"], found["seat"], found["done"], found["placed"]) == ("A", "A", "B", 0, True)
    assert (found["closing"], found["waiting"], found["space"], found["idle"]) == ("A1", ["B1"], None, -1)
    assert found["stalls"][0] == {"name": "A1", "workers": {}, "tile": "B", "arrow": "south"}
    assert found["stalls"][1] == {"name": "B1", "tile": None, "arrow": None, "workers": {
        "c1": "A assistant", "d1": "C assistant", "c2": "C assistant", "d2": "C assistant"}}
    assert found["seats"][1]["guests"] == 1
    assert found["juice"][34] == {"value": 3, "taken": "C"}
    for source in (state.json, state.json.encode(), found):
        assert jemaa.from_json(source) == state


def test_a_colour_that_is_not_named_is_not_held(state: State) -> None:
    found = msgspec.json.decode(state.json)
    found["seats"][0]["cubes"] = {}
    assert jemaa.from_json(found) == state


WRONG: list[tuple[list[str | int], Any, str, str]] = [
    (["players"], 6, "players", "MO-1.5"),
    (["players"], 4, "seats", "MO-1.5"),
    (["phase"], "score", "phase", "MO-3.1"),
    (["phase"], "first", "first", "MO-2.2"),
    (["first"], None, "first", "MO-2.2"),
    (["seat"], "D", "seat", "MO-1.5"),
    (["speed"], 3, "position", "MO-3.1"),
    (["options", "third_place_points"], 3, "options.third_place_points", "MO-6.5"),
    (["options", "open_juice"], 1, "options.open_juice", "MO-9.3"),
    (["options", "juice_values"], [12, 12, 13], "options.juice_values", "MO-1.3"),
    (["options", "first_player"], "D", "options.first_player", "MO-2.2"),
    (["options", "juice_values"], [11, 13, 12], "juice", "MO-1.3"),
    (["options", "juice_values"], [48, 12, -24], "juice", "MO-1.3"),
    (["idle"], 4, "idle", "MO-8.4"),
    (["rows", 1], "white", "rows[1]", "MO-2.1"),
    (["rows", 1], "black", "rows", "MO-2.1"),
    (["rows"], ["black"], "rows", "MO-2.1"),
    (["pawn"], 6, "pawn", "MO-4.2"),
    (["pawn"], None, "pawn", "MO-4.2"),
    (["seats", 1, "points"], "many", "seats[1].points", "MO-6.3"),
    (["seats", 1, "points"], 4, "seats[1].points", "MO-6.3"),
    (["seats", 1, "coins"], 4, "seats[1].coins", "MO-6.6"),
    (["seats", 1, "cubes", "white"], 1, "seats[1].cubes", "MO-1.4"),
    (["seats", 1, "cubes", "black"], -1, "seats[1].cubes", "MO-1.4"),
    (["seats", 1, "letter"], "C", "seats", "MO-1.5"),
    (["seats", 2, "assistants"], 10, "seats[2].assistants", "MO-1.5"),
    (["seats", 2, "quarters"], 1, "seats[2].bodyguards", "MO-1.5"),
    (["seats", 1, "market_tiles"], 12, "seats[1].market_tiles", "MO-1.5"),
    (["stalls", 0, "tile"], "D", "stalls[0].tile", "MO-1.5"),
    (["stalls", 0, "tile"], "F", "stalls[0].tile", "MO-6.9"),
    (["stalls", 0, "arrow"], "up", "stalls[0].arrow", "MO-6.10"),
    (["stalls", 0, "arrow"], "north", "stalls[0].arrow", "MO-6.10"),
    (["stalls", 0, "name"], "A2", "stalls", "MO-1.1"),
    (["stalls", 1, "workers", "c1"], "A king", "stalls[1].workers", "MO-1.1"),
    (["stalls", 1, "workers", "c1"], "D tourist", "stalls[1].workers", "MO-1.5"),
    (["stalls", 1, "workers", "a1"], "A assistant", "stalls[1].workers", "MO-1.1"),
    (["juice", 0, "value"], 5, "juice[0].value", "MO-1.3"),
    (["juice", 0, "value"], 3, "juice", "MO-1.3"),
    (["juice", 33, "taken"], "D", "juice[33].taken", "MO-1.5"),
    (["juice", 22, "taken"], "C", "juice[22].taken", "MO-6.7"),
    (["closing"], "B1", "closing", "MO-6.11"),
    (["closing"], None, "closing", "MO-6.1"),
    (["waiting"], [], "waiting", "MO-6.1"),
    (["waiting"], ["B1", "C1"], "waiting", "MO-6.1"),
    (["waiting"], ["Z1"], "waiting[0]", "MO-6.1"),
    (["space"], "a1", "space", "MO-5.5"),
    (["space"], "k1", "space", "MO-5.5"),
]


@pytest.mark.parametrize(("path", "value", "field", "clause"), WRONG)
def test_what_is_wrong_is_named_with_its_clause(
        state: State, path: list[Any], value: object, field: str, clause: str) -> None:
    found: Any = msgspec.json.decode(state.json)
    part = found
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    with pytest.raises(IllegalPosition) as refused:
        jemaa.from_json(found)
    assert (refused.value.field, refused.value.clause) == (field, clause), refused.value.reason


@pytest.mark.parametrize("source", ['{"game": "morocco", "format": 2}', '{"game": "morocco"}'])
def test_what_is_no_position_at_all_is_unreadable(source: str) -> None:
    with pytest.raises(Unreadable):
        jemaa.from_json(source)
