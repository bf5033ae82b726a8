"""MK-4: who pays whom how much, and who goes out."""

from collections.abc import Callable

import pytest

from jemaa.core.game import State
from jemaa.games import from_text
from jemaa.marrakech.events import Paid

Drawn = Callable[..., State]

SNAKE = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  B> B  B> B  .  .
    .  .  .  .  Bv .  .
    .  .  C> C  B  .  .
    .  .  .  .  .  B> B
    .  .  .  .  .  .  .
"""
"""Six squares of B hang together; f6-g6 touch them only by a corner."""


def dirhams(state: State) -> list[int]:
    return [seat.dirhams for seat in state.position.seats]


def out(state: State) -> list[int]:
    return [seat.out for seat in state.position.seats]


@pytest.mark.clause("MK-4.1", "MK-4.2")
def test_the_whole_area_of_one_colour_is_paid_for_corners_do_not_join(drawn: Drawn) -> None:
    state = drawn(SNAKE, assam="b2s", phase="roll").apply("roll 1")
    assert dirhams(state) == [24, 36, 30, 30]
    assert drawn(SNAKE, assam="g7n", phase="roll").apply("roll 1").position.seats[0].dirhams == 28


@pytest.mark.clause("MK-4.2")
def test_halves_of_different_rugs_count_and_rugs_hidden_below_do_not(drawn: Drawn) -> None:
    state = drawn("""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  Bv Av .  .  .
        .  .  B  A  B  .  .
        .  .  .  C> C  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="b4e", phase="roll").apply("roll 1")
    assert dirhams(state) == [28, 32, 30, 30]  # the half on e4 is cut off by A's rug


@pytest.mark.clause("MK-4.2")
def test_an_area_does_not_go_on_over_the_edge_of_the_market(drawn: Drawn) -> None:
    state = drawn("""
        .  .  .  .  .  B> B
        B> B  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="c2w", phase="roll").apply("roll 1")
    assert dirhams(state) == [28, 32, 30, 30]


RING = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  B> B  Bv .  .
    .  .  Bv .  B  .  .
    .  .  B  B> B  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


@pytest.mark.clause("MK-4.2")
@pytest.mark.parametrize("start", ["c2s", "d4n", "e2s", "d4e", "e6n", "d4s", "c6n", "d4w"])
def test_a_ring_is_one_area_wherever_assam_stops_on_it(drawn: Drawn, start: str) -> None:
    assert dirhams(drawn(RING, assam=start, phase="roll").apply("roll 1")) == [22, 38, 30, 30]


@pytest.mark.clause("MK-4.2")
@pytest.mark.parametrize("start", ["a2n", "b2n"])
def test_an_area_in_the_north_west_corner(drawn: Drawn, start: str) -> None:
    state = drawn("""
        B> B  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam=start, phase="roll").apply("roll 1")
    assert dirhams(state) == [28, 32, 30, 30]


@pytest.mark.clause("MK-4.2")
@pytest.mark.parametrize(("assam", "counted"), [
    ("b2s", "b3 c3"), ("c2s", "b3 c3 d3"), ("f3w", "d3 e3 e4"), ("f5w", "e4 e5"), ("g7n", "f6 g6")])
def test_with_adjoining_only_squares_of_the_colour_beside_assam_count(drawn: Drawn, assam: str, counted: str) -> None:
    state = drawn(SNAKE, assam=assam, phase="roll", options="payment_area=adjoining")
    paid = state.events("roll 1")[2]
    assert isinstance(paid, Paid)
    assert paid.area == tuple(counted.split())
    assert dirhams(state.apply("roll 1")) == [30 - len(paid.area), 30 + len(paid.area), 30, 30]


@pytest.mark.clause("MK-4.2", "MK-4.4")
def test_with_adjoining_who_has_what_is_due_for_the_squares_beside_assam_stays_in(drawn: Drawn) -> None:
    state = drawn(SNAKE, assam="b2s", phase="roll", dirhams="2,58,30,30", options="payment_area=adjoining")
    assert out(state.apply("roll 1")) == [0, 0, 0, 0]
    assert out(drawn(SNAKE, assam="b2s", phase="roll", dirhams="2,58,30,30").apply("roll 1")) == [1, 0, 0, 0]


@pytest.mark.clause("MK-4.2")
def test_two_colours_of_one_owner_are_two_areas(drawn: Drawn) -> None:
    state = drawn("""
        .  .  .  .  .  .  .
        .  B> B  b> b  .  .
        .  .  .  bv .  .  .
        .  .  .  b  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="c1s", phase="roll", players=2)
    assert dirhams(state.apply("roll 1")) == [28, 32]
    assert dirhams(state.apply("roll 2")) == [30, 30]


TWO_COLOURS = """
    .  .  .  .  .  .  .
    .  B> B  b> b  .  .
    .  .  .  bv .  .  .
    .  B> B  b  .  .  .
    .  .  .  A> A  .  .
    .  .  .  b> b  .  .
    .  .  .  .  .  .  .
"""


@pytest.mark.clause("MK-4.2")
@pytest.mark.parametrize(("assam", "area", "beside"), [
    ("b1s", "b2 c2 d2 e2 d3 b4 c4 d4", "b2 c2"), ("d1s", "b2 c2 d2 e2 d3 b4 c4 d4", "c2 d2 e2 d3"),
    ("e4w", "b2 c2 d2 e2 d3 b4 c4 d4", "d3 c4 d4"), ("f6w", "d6 e6", "d6 e6")])
def test_with_owner_both_colours_of_a_player_count_as_one(drawn: Drawn, assam: str, area: str, beside: str) -> None:
    for options, counted in (("two_player_area=owner", area),
                             ("payment_area=adjoining,two_player_area=owner", beside)):
        state = drawn(TWO_COLOURS, assam=assam, phase="roll", players=2, options=options)
        paid = state.events("roll 1")[2]
        assert isinstance(paid, Paid)
        assert paid.area == tuple(counted.split())
        assert dirhams(state.apply("roll 1")) == [30 - len(paid.area), 30 + len(paid.area)]


@pytest.mark.clause("MK-4.2")
@pytest.mark.parametrize(("players", "options"), [(2, "two_player_rugs=single,"), (4, "")])
def test_with_one_colour_each_owner_changes_nothing(drawn: Drawn, players: int, options: str) -> None:
    state = drawn(SNAKE.replace("C", "A"), assam="b2s", phase="roll", players=players,
                  options=f"{options}two_player_area=owner")
    assert dirhams(state.apply("roll 1"))[:2] == [24, 36]


@pytest.mark.clause("MK-4.2")
@pytest.mark.parametrize(("seat", "first", "second"), [("A", "B", "b"), ("B", "A", "a")])
@pytest.mark.parametrize(("start", "due"), [("c1s", 2), ("d1s", 4)])
def test_neither_of_an_owner_s_two_colours_adds_to_the_area_of_the_other(
        drawn: Drawn, seat: str, first: str, second: str, start: str, due: int) -> None:
    state = drawn(f"""
        .  .  .  .  .  .  .
        .  {first}> {first}  {second}> {second}  .  .
        .  .  .  {second}v .  .  .
        .  .  .  {second}  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam=start, phase="roll", players=2, seat=seat).apply("roll 1")
    assert dirhams(state) == ([30 - due, 30 + due] if seat == "A" else [30 + due, 30 - due])


@pytest.mark.clause("MK-4.3", "MK-4.4")
@pytest.mark.parametrize(("seat", "has"), [("A", "1,59"), ("B", "59,1")])
@pytest.mark.parametrize("colour", ["first", "second"])
def test_who_can_t_pay_for_an_area_stays_in_the_game_where_it_is_their_own(
        drawn: Drawn, seat: str, has: str, colour: str) -> None:
    letter = seat if colour == "first" else seat.lower()
    state = drawn(f"""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  {letter}> {letter}  .  .
        .  .  .  {letter}> {letter}  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="d2s", phase="roll", players=2, seat=seat, dirhams=has).apply("roll 1")
    assert (state.position.phase, state.position.seat) == ("lay", seat)
    assert ",".join(map(str, dirhams(state))) == has
    assert out(state) == [0, 0]


@pytest.mark.clause("MK-4.3")
@pytest.mark.parametrize(("start", "players", "letter"), [("d1s", 4, "A"), ("d1s", 2, "a"), ("d1s", 2, "A")])
def test_nothing_is_paid_on_ones_own_rug_of_either_colour(drawn: Drawn, start: str, players: int, letter: str) -> None:
    state = drawn(f"""
        .  .  .  .  .  .  .
        .  .  .  {letter}> {letter}  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam=start, phase="roll", players=players)
    assert set(dirhams(state.apply("roll 1"))) == {30}
    assert set(dirhams(state.apply("roll 2"))) == {30}  # nor on an empty square


@pytest.mark.clause("MK-4.3", "MK-4.5")
def test_nothing_is_paid_on_a_neutral_rug(drawn: Drawn) -> None:
    state = drawn(SNAKE, assam="b2s", phase="roll", dirhams="40,0,40,40", out="0,1,0,0").apply("roll 1")
    assert dirhams(state) == [40, 0, 40, 40]
    assert state.position.phase == "lay"


@pytest.mark.clause("MK-4.4")
@pytest.mark.parametrize(("has", "pays", "is_out"), [(7, 6, 0), (6, 6, 0), (5, 5, 1), (0, 0, 1)])
def test_who_has_less_than_is_due_pays_it_all_and_is_out(drawn: Drawn, has: int, pays: int, is_out: int) -> None:
    state = drawn(SNAKE, assam="b2s", phase="roll", dirhams=f"{has},{60 - has},30,30").apply("roll 1")
    assert dirhams(state) == [has - pays, 60 - has + pays, 30, 30]
    assert out(state) == [is_out, 0, 0, 0]


@pytest.mark.clause("MK-4.4")
def test_having_nothing_is_no_reason_to_be_out(drawn: Drawn) -> None:
    state = drawn(SNAKE, assam="a4s", phase="roll", dirhams="0,60,30,30").apply("roll 1")
    assert out(state) == [0, 0, 0, 0]
    assert state.position.phase == "lay"


@pytest.mark.clause("MK-4.4")
def test_without_elimination_they_pay_what_they_have_and_play_on(drawn: Drawn) -> None:
    state = drawn(SNAKE, assam="b2s", phase="roll", dirhams="2,58,30,30", options="elimination=off").apply("roll 1")
    assert dirhams(state) == [0, 60, 30, 30]
    assert out(state) == [0, 0, 0, 0]
    assert (state.position.seat, state.position.phase) == ("A", "lay")


@pytest.mark.clause("MK-4.5")
def test_who_is_out_lays_no_rug_keeps_none_and_takes_no_further_turn(
        drawn: Drawn, board: Callable[[State | str], str]) -> None:
    state = drawn(SNAKE, assam="b2s", phase="roll", dirhams="2,58,30,30").apply("roll 1")
    assert (state.position.seat, state.position.phase) == ("B", "assam")
    assert (state.position.assam.square, state.position.assam.facing) == ("b3", "south")
    assert (state.position.seats[0].rugs, state.position.seats[0].top) == ({"A": 0}, None)
    assert board(state) == board(SNAKE)
    turns = []
    for _ in range(4):
        turns.append(state.position.seat)
        state = state.apply("ahead").apply("roll 1")
        state = state.apply(state.legal_actions[0])
    assert turns == ["B", "C", "D", "B"]


@pytest.mark.clause("MK-4.4")
def test_who_goes_out_after_others_is_numbered_after_them(drawn: Drawn) -> None:
    second = drawn(SNAKE, assam="b2s", phase="roll", dirhams="2,58,60,0", out="0,0,0,1").apply("roll 1")
    assert out(second) == [2, 0, 0, 1]
    third = drawn(SNAKE, assam="b2s", phase="roll", dirhams="2,118,0,0", out="0,0,2,1").apply("roll 1")
    assert out(third) == [3, 0, 2, 1]


@pytest.mark.clause("MK-4.5")
def test_both_piles_of_a_player_who_goes_out_are_taken_away() -> None:
    line = "marrakech/2 7/3B>Bb>b/7/7/7/7/7 d1s roll A 1,59 12,9,12,10 aB 0,0 lone_survivor=plays_on"
    state = from_text(line).apply("roll 1")
    assert [seat.rugs for seat in state.position.seats] == [{"A": 0, "a": 0}, {"B": 9, "b": 10}]
