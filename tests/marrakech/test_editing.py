"""Marrakech's positions, set up by hand."""

from typing import Any

import pytest

import jemaa
from jemaa.core.editing import Value, with_piece, with_value
from jemaa.core.errors import IllegalPosition
from jemaa.core.position import read
from jemaa.marrakech.editing import EDITING
from jemaa.marrakech.position import CLAUSES, Position


def begun(players: int = 3, **options: Any) -> Position:
    """An empty market with A to choose."""
    state = jemaa.game("marrakech", players=players, **options).start()
    while state.chance_outcomes:
        state = state.apply(state.chance_outcomes[0][0])
    return read(Position, state.json, CLAUSES)


def put(position: Position, piece: str, *cells: str) -> Position:
    made: Position = with_piece(EDITING, position, piece, cells)
    return made


def changed(position: Position, name: str, value: Value) -> Position:
    made: Position = with_value(EDITING, position, name, value)
    return made


def rugs(position: Position) -> dict[str, str]:
    """Squares -> the colour of the rug on them."""
    return {"-".join(rug.squares): rug.colour for rug in position.rugs}


def test_a_rug_comes_from_its_pile_and_covers_what_is_below() -> None:
    position = put(put(begun(), "rug A", "c4", "c3"), "rug B", "c4", "d4")
    assert rugs(position) == {"c3": "A", "c4-d4": "B"}
    assert [seat.rugs for seat in position.seats] == [{"A": 14}, {"B": 14}, {"C": 15}]


def test_what_is_taken_away_goes_back_to_its_pile() -> None:
    position = put(put(begun(), "rug A", "c3", "c4"), "nothing", "c4")
    assert rugs(position) == {}
    assert position == begun()
    assert put(position, "nothing", "c4") == position


def test_half_a_rug_lies_on_one_square() -> None:
    assert rugs(put(begun(), "rug C", "a1")) == {"a1": "C"}


def test_assam_is_put_and_turned() -> None:
    position = put(begun(), "assam", "a1")
    assert (position.assam.square, position.assam.facing) == ("a1", "south")
    assert put(position, "assam", "a1").assam.facing == "west"


@pytest.mark.parametrize("cells", [("a1", "a1"), ("h1",), ("a1", "a2", "a3")])
def test_a_rug_lies_on_squares_of_the_market(cells: tuple[str, ...]) -> None:
    with pytest.raises(IllegalPosition, match=r"MK-1\.3"):
        put(begun(), "rug A", *cells)


def test_an_empty_pile_shows_nothing() -> None:
    assert changed(begun(), "seats[1].rugs.B", 0).seats[1].top is None
    two = changed(begun(2), "seats[0].top", "a")
    assert two.seats[0].top == "a"
    assert changed(two, "seats[0].rugs.a", 0).seats[0].top == "A"


def test_nobody_s_turn_it_is_while_who_begins_is_drawn() -> None:
    drawn = changed(begun(), "phase", "first")
    assert drawn.seat is None
    assert changed(drawn, "phase", "lay").seat == "A"


def test_two_players_rugs_have_one_colour_or_two() -> None:
    position = put(begun(2), "rug a", "c3", "c4")
    single = changed(position, "options.two_player_rugs", "single")
    assert rugs(single) == {"c3-c4": "A"}
    assert [list(seat.rugs) for seat in single.seats] == [["A"], ["B"]]
    again = changed(single, "options.two_player_rugs", "shuffled")
    assert [list(seat.rugs) for seat in again.seats] == [["A", "a"], ["B", "b"]]
