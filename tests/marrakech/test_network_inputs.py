"""What the network sees of Marrakech."""

from collections.abc import Callable
from typing import Any

import pytest

from jemaa import games
from jemaa.core.game import State
from jemaa.core.network_inputs import sparse_input
from jemaa.core.row import floats
from jemaa.core.row import load as load_row
from jemaa.marrakech import network_inputs as inputs
from jemaa.marrakech.evaluation import EVALUATION
from jemaa.marrakech.market import EAST, NORTH, SOUTH, WEST, square_number
from jemaa.marrakech.state import MarrakechRow
from tests.played import walk


def seen(state: State, seat: int) -> dict[int, float]:
    """The inputs that aren't 0, of which alone any are emitted; those emitted several times are added up."""
    row = load_row(MarrakechRow, bytes(state))[0]
    features = floats(4 * len(EVALUATION.names))
    EVALUATION.write_features(row, features)
    sparse = sparse_input(inputs.MOST)
    inputs.encode(row, seat, features, sparse)
    size = sparse.size[0]
    assert all(sparse.values[:size])
    found: dict[int, float] = {}
    for index, value in zip(sparse.indices[:size], sparse.values[:size], strict=True):
        found[int(index)] = found.get(int(index), 0.0) + float(value)
    return found


@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, {"two_player_rugs": "single"}), (3, {}), (4, {}),
                                                  (4, {"turn_order": "roll_first"}),
                                                  (3, {"payment_area": "adjoining"}),
                                                  (2, {"payment_area": "adjoining", "two_player_area": "owner",
                                                       "different_colours": True})])
def test_they_stay_within_their_bounds(players: int, options: dict[str, Any]) -> None:
    for state, _ in walk(games.game("marrakech", players, **options), 4):
        for seat in range(players):
            found = seen(state, seat)
            assert min(found) >= 0
            assert max(found) < inputs.INPUTS


@pytest.mark.parametrize(("heading", "ahead", "side"), [
    (NORTH, "d2", "f4"), (EAST, "f4", "d6"), (SOUTH, "d6", "b4"), (WEST, "b4", "d2")])
def test_the_view_turns_with_assam(heading: int, ahead: str, side: str) -> None:
    def place(square: str) -> int:
        return int(inputs.in_view(square_number("d4"), heading, square_number(square)))

    assert place("d4") == 6 * 7
    assert place(ahead) == 4 * 7
    assert place(side) == 6 * 7 + 2


def test_what_is_left_and_right_of_assam_looks_alike() -> None:
    for one, other in (("c3", "e3"), ("a1", "g1"), ("b6", "f6")):
        views = [inputs.in_view(square_number("d4"), NORTH, square_number(square)) for square in (one, other)]
        assert views[0] == views[1]


def test_each_seat_is_me_in_turn() -> None:
    """In the game of two with one colour each, what A sees is what B would see if they changed places."""
    game = games.game("marrakech", 2, two_player_rugs="single", first_player="A")
    for state, _ in list(walk(game, 6))[5::9]:
        row = state.row
        for part in (row.dirhams, row.out):
            part[0], part[1] = part[1], part[0]
        for part in (row.colours, row.unlaid):
            part[0], part[1] = part[1], part[0]
        row.top = [NOT_ONE_BUT[top] for top in (row.top[1], row.top[0])] + row.top[2:]
        row.seat = 1 - row.seat
        assert seen(game.state(row), 1) == pytest.approx(seen(state, 0))


NOT_ONE_BUT = {0: 1, 1: 0, -1: -1}


def test_areas_cost_what_they_would_pay(drawn: Callable[..., State]) -> None:
    """Seat B's area of three squares, two of them straight ahead of Assam at d4, who looks south; A walks next."""
    state = drawn("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . Bv . . .
        . . . B B . .
        . . . . . . .
    """, phase="assam", players=2, options="two_player_rugs=single")
    costs = inputs.COSTS + inputs.I_WALK_THEIRS * inputs.VIEW
    assert prices(state, 0) == pytest.approx({costs + 5 * 7: 0.6, costs + 4 * 7: 0.6, costs + 4 * 7 + 1: 0.6})
    costs = inputs.COSTS + inputs.THEY_WALK_MINE * inputs.VIEW
    assert prices(state, 1) == pytest.approx({costs + 5 * 7: 0.6, costs + 4 * 7: 0.6, costs + 4 * 7 + 1: 0.6})


def test_with_adjoining_each_square_costs_what_one_would_pay_there(drawn: Callable[..., State]) -> None:
    """In a row of three the middle square costs three, its ends two each: 0.5 + 0.33 + 0.5 areas, and an option."""
    board = """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . B B B . .
        . . A> A . . .
        . . . . . . .
    """
    words = {"phase": "assam", "players": 2, "options": "two_player_rugs=single,payment_area=adjoining"}
    state = drawn(board, **words)
    costs = inputs.COSTS + inputs.I_WALK_THEIRS * inputs.VIEW
    assert prices(state, 0)[costs + 5 * 7] == pytest.approx(0.6)
    assert prices(state, 0)[costs + 5 * 7 + 1] == pytest.approx(2 * 0.4)  # c5 and e5 look alike
    assert seen(state, 1)[inputs.LARGEST_AREA] == pytest.approx(3 / 5)
    assert seen(state, 1)[inputs.AREAS] == pytest.approx((1 / 2 + 1 / 3 + 1 / 2) / 5)
    assert seen(state, 1)[inputs.PAYMENT_AREA] == 1
    assert inputs.PAYMENT_AREA not in seen(drawn(board, **words | {"options": "two_player_rugs=single"}), 1)


def test_with_owner_an_area_of_two_colours_costs_what_both_have(drawn: Callable[..., State]) -> None:
    board = """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . Bv bv . .
        . . . B b . .
        . . . . . . .
    """
    state = drawn(board, phase="assam", players=2, options="two_player_area=owner")
    costs = inputs.COSTS + inputs.I_WALK_THEIRS * inputs.VIEW
    assert prices(state, 0) == pytest.approx({costs + square: 0.8 for square in (5 * 7, 4 * 7, 5 * 7 + 1, 4 * 7 + 1)})
    found = seen(state, 1)
    assert found[inputs.LARGEST_AREA] == pytest.approx(4 / 5)
    assert found[inputs.AREAS] == pytest.approx(1 / 5)
    assert found[inputs.TWO_PLAYER_AREA] == 1
    assert inputs.TWO_PLAYER_AREA not in seen(drawn(board, phase="assam", players=2), 1)


def test_an_option_that_came_later_is_an_input_only_where_it_has_not_its_default() -> None:
    new = {inputs.PAYMENT_AREA, inputs.TWO_PLAYER_AREA, inputs.DIFFERENT_COLOURS}
    assert not new & seen(games.game("marrakech", 2, first_player="A").start(), 0).keys()
    for input_, option in ((inputs.PAYMENT_AREA, {"payment_area": "adjoining"}),
                           (inputs.TWO_PLAYER_AREA, {"two_player_area": "owner"}),
                           (inputs.DIFFERENT_COLOURS, {"different_colours": True})):
        found = seen(games.game("marrakech", 2, first_player="A", **option).start(), 0)
        assert {each: found[each] for each in new & found.keys()} == {input_: 1.0}


BESIDE_ASSAM = """
    . . . . . . .
    . . . . . . .
    . B> B . . . .
    . . B . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
"""
"""Assam at d4 has B on his first stop to the west; each way he leaves the board after three steps."""


def stops(state: State, seat: int, kind: int, before: bool = True) -> dict[int, float]:
    """[way] -> what its stop costs, of one kind."""
    first = inputs.STOPS + (inputs.KINDS * (not before) + kind) * inputs.WAYS
    return {number - first: amount for number, amount in seen(state, seat).items()
            if first <= number < first + inputs.WAYS}


def test_stops_come_in_the_order_of_what_a_turn_costs(drawn: Callable[..., State]) -> None:
    """West costs something, south and east nothing: west is the last of the three, its first stop the area of three."""
    state = drawn(BESIDE_ASSAM, phase="assam", players=3)
    last = 2 * 4
    assert stops(state, 0, inputs.I_WALK_THEIRS) == pytest.approx({last: 0.6})
    assert stops(state, 1, inputs.THEY_WALK_MINE) == pytest.approx({last: 0.6})
    assert stops(state, 2, inputs.THEY_WALK_OTHERS) == pytest.approx({last: 0.6})


def test_once_assam_is_turned_only_stops_ahead_count_and_loops_are_walked(drawn: Callable[..., State]) -> None:
    state = drawn(BESIDE_ASSAM, "d4w", phase="roll", players=3)
    assert stops(state, 0, inputs.I_WALK_THEIRS, before=False) == pytest.approx({0: 0.6})
    around = inputs.AROUND + 3 * inputs.WAYS * 3  # after the turn, I walk
    found = {number - around: amount for number, amount in seen(state, 0).items()
             if around <= number < around + 3 * inputs.WAYS}
    beside_the_first_stop = [found.get(lies * inputs.WAYS, 0.0) for lies in (inputs.MINE, inputs.THEIRS, inputs.BARE)]
    assert beside_the_first_stop == [0.0, 0.25, 0.75]
    beside_the_last = [found.get(lies * inputs.WAYS + 3, 0.0) for lies in (inputs.MINE, inputs.THEIRS, inputs.BARE)]
    assert beside_the_last == [0.0, 0.25, 0.5]  # out at a4, and in again at a3


def test_before_a_rug_is_laid_it_is_seen_what_there_is_to_cover(drawn: Callable[..., State]) -> None:
    state = drawn(BESIDE_ASSAM, phase="lay", players=3)
    for seat, lays, mine, theirs in ((0, 1, 0.0, 0.25), (1, 0, 0.25, 0.0)):
        found, beside = seen(state, seat), inputs.BESIDE + 4 * lays
        shown = [found.get(beside + lies, 0.0) for lies in (inputs.MINE, inputs.THEIRS, inputs.BARE)]
        assert shown == [mine, theirs, 0.75]
        assert found[beside + 3] == 1.0


def prices(state: State, seat: int) -> dict[int, float]:
    """What stops on rugs would cost."""
    return {index: value for index, value in seen(state, seat).items() if inputs.COSTS <= index < inputs.WHOLE_RUGS}
