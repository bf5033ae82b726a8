"""Positions that are set up by hand, whatever the game: fields by their paths, and values that the layout has."""

import pytest

import jemaa
from jemaa.core import position as json_form
from jemaa.core.editing import AnyPosition, Editing, all_fields, with_piece, with_value
from jemaa.core.errors import IllegalPosition
from jemaa.games import game_type

GAMES = ["marrakech", "morocco"]


def begun(name: str) -> tuple[Editing, AnyPosition]:
    """How a game's positions are edited, and the one at its start."""
    editing = game_type(name).editing
    assert editing
    return editing, json_form.read(editing.layout, jemaa.game(name, players=2).start().json, editing.clauses)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_can_be_given_the_value_that_it_has(game: str) -> None:
    editing, position = begun(game)
    fields = all_fields(editing, position)
    assert len({field.name for field in fields}) == len(fields)
    for field in fields:
        assert with_value(editing, position, field.name, field.value) == position
        assert field.values or field.most is not None


@pytest.mark.parametrize(("game", "field", "value", "clause"), [
    ("marrakech", "seats[0].dirhams", 121, "MK-1.4"), ("marrakech", "seats[9].dirhams", 1, "MK-1.4"),
    ("marrakech", "players", 3, "MK-2.2"), ("marrakech", "phase", "pay", "MK-3.1"),
    ("morocco", "seats[0].coins", -1, "MO-6.6"), ("morocco", "juice[0].value", 3, "MO-1.3"),
    ("morocco", "__class__", 3, "MO-3.1"),
])
def test_other_fields_and_values_are_refused(game: str, field: str, value: int, clause: str) -> None:
    editing, position = begun(game)
    with pytest.raises(IllegalPosition) as refused:
        with_value(editing, position, field, value)
    assert (refused.value.field, refused.value.clause) == (field, clause)


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_that_there_is_not_is_refused(game: str) -> None:
    editing, position = begun(game)
    with pytest.raises(IllegalPosition, match="no such piece as 'rug E'"):
        with_piece(editing, position, "rug E", ["a1"])
