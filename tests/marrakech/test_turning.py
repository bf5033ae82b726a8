"""What a view says about each turn of Assam: the arrow's direction, the squares he may reach, and what is due there."""

import pytest

from jemaa.core.game import State
from jemaa.games import from_text
from jemaa.marrakech.turning import Reach, Turn
from jemaa.marrakech.view import View


def turns_in(text: str) -> tuple[Turn, ...]:
    view = from_text(text).view(None)
    assert isinstance(view, View)
    return view.board.turns


@pytest.mark.clause("MK-1.2", "MK-3.2", "MK-3.3")
def test_each_turn_says_where_assam_looks_and_how_likely_he_stops_where() -> None:
    left, ahead, right = turns_in("marrakech/2 7/7/7/7/7/7/7 d4s assam B 30,30 12,12,12,12 aB 0,0 -")
    assert [(each.choice, each.facing, each.beside) for each in (left, ahead, right)] == [
        ("left", "east", "e4"), ("ahead", "south", "d5"), ("right", "west", "c4")]
    assert ahead.reach[:3] == (Reach("d5", 1, None, 0), Reach("d6", 2, None, 0), Reach("d7", 2, None, 0))
    for each in (left, ahead, right):
        assert sum(reach.faces for reach in each.reach) == 6


@pytest.mark.clause("MK-3.4")
def test_at_the_border_no_square_lies_beside_assam_and_a_square_may_be_reached_twice() -> None:
    (_, ahead, _) = turns_in("marrakech/2 7/7/7/7/7/7/7 g2n assam B 30,30 12,12,12,12 aB 0,0 -")
    assert (ahead.beside, ahead.reach[0]) == ("g1", Reach("g1", 3, None, 0))
    (_, ahead, _) = turns_in("marrakech/2 7/7/7/7/7/7/7 g1n assam B 30,30 12,12,12,12 aB 0,0 -")
    assert ahead.beside is None


@pytest.mark.clause("MK-4.1", "MK-4.2", "MK-4.3")
@pytest.mark.parametrize(("seat", "payee", "due"), [("A", None, 0), ("B", "A", 2)])
def test_a_square_says_who_is_paid_there_and_how_much(seat: str, payee: str | None, due: int) -> None:
    turns = turns_in(f"marrakech/2 7/7/1A>A4/7/7/7/7 d3s assam {seat} 30,30 11,12,12,12 aB 0,0 -")
    assert turns[2].reach[0] == Reach("c3", 1, payee, due)


@pytest.mark.clause("MK-7.1", "MK-7.2")
def test_after_the_rug_the_next_seat_is_the_one_that_pays() -> None:
    options = "turn_order=roll_first,must_turn=on"
    turns = turns_in(f"marrakech/2 7/7/1A>A4/7/7/7/7 d3s assam A 30,30 11,12,12,12 aB 0,0 {options}")
    assert [each.choice for each in turns] == ["left", "right"]
    assert turns[1].reach[0] == Reach("c3", 1, "A", 2)


def test_nothing_is_said_while_assam_is_not_turned() -> None:
    state: State = from_text("marrakech/2 7/7/1A>A4/7/7/7/7 d3s lay B 30,30 11,12,12,12 aB 0,0 -")
    view = state.view(None)
    assert isinstance(view, View)
    assert view.board.turns == ()
