"""Marrakech hides nothing that a row holds: the order of the piles is in no row (MK-2.3)."""

import pytest

from jemaa.core.game import State
from jemaa.games import from_json, from_text
from jemaa.marrakech.view import Score, View, seat_scores
from tests.marrakech.seen import position_in


@pytest.fixture
def state() -> State:
    return from_text("marrakech/2 7/7/1A>A4/7/7/7/7 d6s assam B 30,30 11,12,12,12 aB 0,0 -")


@pytest.mark.clause("MK-2.3")
@pytest.mark.parametrize(("seat", "viewer"), [(0, "A"), (1, "B"), (None, None)])
def test_every_seat_and_a_spectator_see_the_tops_of_both_piles(
        state: State, seat: int | None, viewer: str | None) -> None:
    view = state.view(seat)
    assert isinstance(view, View)
    assert view.viewer == viewer
    assert [each.holdings.top for each in view.seats] == ["a", "B"]
    assert (view.phase, view.seat, view.board.assam.square) == ("assam", "B", "d6")


@pytest.mark.clause("MK-2.3")
def test_states_that_look_alike_are_alike_so_no_order_of_a_pile_is_hidden_in_them(state: State) -> None:
    for seat in (0, 1, None):
        assert from_json(position_in(state.view(seat))) == state


@pytest.mark.clause("MK-6.2", "MK-6.3")
def test_where_points_come_from(state: State) -> None:
    assert seat_scores(state.row) == [Score(30, 2), Score(30, 0)]
    one_out = from_text(
        "marrakech/4 7/7/1A>A4/7/7/7/7 d6s assam C 40,0,40,40 11,0,12,12 A-CD 0,1,0,0 -")
    assert seat_scores(one_out.row) == [Score(40, 2), Score(0, 0), Score(40, 0), Score(40, 0)]
    for each in (state, one_out):
        assert tuple(score.total for score in seat_scores(each.row)) == each.scores
        assert tuple(seat.total for seat in each.view(None).seats) == each.scores
    assert [seat.points for seat in state.view(0).seats] == [{"dirhams": 30, "halves": 2}, {"dirhams": 30, "halves": 0}]
