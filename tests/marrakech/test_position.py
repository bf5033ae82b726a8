"""Positions as JSON."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import jemaa
from jemaa.core.errors import IllegalPosition, Unreadable
from jemaa.core.game import State
from jemaa.marrakech.position import Position

Drawn = Callable[..., State]


@pytest.fixture
def state(drawn: Drawn) -> State:
    return drawn("""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  a> a  .  .  .  .
        .  .  .  .  .  .  .
        .  B  .  .  .  .  .
        .  Av .  .  .  .  .
        .  A  .  .  .  .  .
    """, assam="d6s", phase="reveal", seat="A", players=2, dirhams="29,31", rugs="11,11,11,12", top="-b")


def test_json_names_each_rug_with_the_squares_where_it_is_seen(state: State) -> None:
    position = state.position
    assert isinstance(position, Position)
    seen = [(rug.colour, rug.squares) for rug in position.rugs]
    assert seen == [("a", ["b3", "c3"]), ("B", ["b5"]), ("A", ["b6", "b7"])]


def test_json_holds_a_position_in_the_middle_of_a_turn(state: State) -> None:
    found = msgspec.json.decode(state.json)
    assert (found["game"], found["format"], found["phase"], found["seat"]) == ("marrakech", 1, "reveal", "A")
    assert found["seats"] == [
        {"letter": "A", "dirhams": 29, "rugs": {"A": 11, "a": 11}, "top": None, "out": 0},
        {"letter": "B", "dirhams": 31, "rugs": {"B": 11, "b": 12}, "top": "b", "out": 0},
    ]
    for source in (state.json, state.json.encode(), found):
        assert jemaa.from_json(source) == state


WRONG: list[tuple[list[str | int], Any, str, str]] = [
    (["players"], 5, "players", "MK-2.2"),
    (["players"], 3, "seats", "MK-2.2"),
    (["phase"], "pay", "phase", "MK-3.1"),
    (["seat"], None, "seat", "MK-2.4"),
    (["seat"], "C", "seat", "MK-2.4"),
    (["speed"], 3, "position", "MK-3.1"),
    (["assam", "square"], "h1", "assam.square", "MK-2.1"),
    (["assam", "facing"], "up", "assam.facing", "MK-2.1"),
    (["options", "must_turn"], "yes", "options.must_turn", "MK-7.2"),
    (["options", "two_player_rugs"], "some", "options.two_player_rugs", "MK-2.3"),
    (["options", "first_player"], "D", "options.first_player", "MK-2.4"),
    (["seats", 1, "dirhams"], "many", "seats[1].dirhams", "MK-1.4"),
    (["seats", 1, "dirhams"], -1, "seats[1].dirhams", "MK-1.4"),
    (["seats", 1, "dirhams"], 32, "seats", "MK-2.1"),
    (["seats", 1, "letter"], "C", "seats", "MK-2.2"),
    (["seats", 0, "rugs"], {"A": 11}, "seats[0].rugs", "MK-2.2"),
    (["seats", 0, "rugs", "B"], 1, "seats[0].rugs", "MK-2.2"),
    (["seats", 1, "top"], "C", "seats[1].top", "MK-2.2"),
    (["rugs", 0, "squares"], ["b3", "d3"], "rugs[0].squares", "MK-1.3"),
    (["rugs", 1, "squares"], ["b3"], "rugs[1].squares", "MK-1.3"),
    (["rugs", 1, "squares"], [], "rugs[1].squares", "MK-1.3"),
    (["rugs", 2, "squares", 0], "b0", "rugs[2].squares[0]", "MK-1.3"),
    (["rugs", 2, "colour"], "C", "rugs[2].colour", "MK-2.2"),
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
    assert (refused.value.field, refused.value.clause) == (field, clause)


@pytest.mark.parametrize("source", [
    "", "{", b"\xff", "[]", "{}", '{"game": "chess", "format": 1}', '{"game": "marrakech", "format": 2}'])
def test_what_is_no_position_at_all_is_unreadable(source: str | bytes) -> None:
    with pytest.raises(Unreadable):
        jemaa.from_json(source)
