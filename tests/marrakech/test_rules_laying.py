"""MK-5: where a rug may lie, and what it covers."""

from collections.abc import Callable

import pytest

from jemaa.core.errors import IllegalPosition
from jemaa.core.game import State
from jemaa.marrakech.actions import ACTIONS
from jemaa.marrakech.events import RugReturned, RugTurnedUp, TurnPassed
from jemaa.marrakech.market import SQUARES, square_name
from jemaa.marrakech.rules import RULES_OF_MARRAKECH

Drawn = Callable[..., State]
Board = Callable[[State | str], str]

EMPTY = "\n".join(7 * [". . . . . . ."])
FULL = """
    .  .  .  .  .  .  .
    .  .  .  Bv .  .  .
    .  .  .  B  .  .  .
    .  A> A  .  C> C  .
    .  .  .  .  Dv .  .
    .  .  .  .  D  .  .
    .  .  .  .  .  .  .
"""
"""Around d4 whole rugs lie to the west, north and east."""


def places(state: State) -> set[str]:
    return {action.text for action in state.legal_actions}


@pytest.mark.clause("MK-5.1")
def test_a_rug_lies_beside_assam_not_under_him_nor_away_from_him(drawn: Drawn) -> None:
    assert places(drawn(EMPTY, assam="d4s")) == {
        "d2-d3", "c3-d3", "d3-e3",
        "e3-e4", "e4-f4", "e4-e5",
        "d5-d6", "c5-d5", "d5-e5",
        "c3-c4", "b4-c4", "c4-c5",
    }
    assert places(drawn(EMPTY, assam="a1s")) == {"b1-c1", "b1-b2", "a2-a3", "a2-b2"}
    assert places(drawn(EMPTY, assam="a4s")) == {
        "a2-a3", "a3-b3", "b3-b4", "b4-c4", "b4-b5", "a5-a6", "a5-b5"}


@pytest.mark.clause("MK-1.3", "MK-5.2")
def test_a_rug_on_two_empty_squares(drawn: Drawn, board: Board) -> None:
    state = drawn(EMPTY, assam="d4s").apply("e4-f4")
    assert board(state) == board("""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  A> A  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """)
    assert state.position.seats[0].rugs == {"A": 11}


@pytest.mark.clause("MK-1.3", "MK-5.2")
def test_a_rug_on_an_empty_square_and_half_a_rug_leaves_the_other_half_alone(drawn: Drawn, board: Board) -> None:
    assert board(drawn(FULL, assam="d4s").apply("c3-c4")) == board("""
        .  .  .  .  .  .  .
        .  .  .  Bv .  .  .
        .  .  Av B  .  .  .
        .  A  A  .  C> C  .
        .  .  .  .  Dv .  .
        .  .  .  .  D  .  .
        .  .  .  .  .  .  .
    """)


@pytest.mark.clause("MK-1.3", "MK-5.2")
def test_a_rug_on_halves_of_two_rugs(drawn: Drawn, board: Board) -> None:
    assert board(drawn(FULL, assam="d4s").apply("e4-e5")) == board("""
        .  .  .  .  .  .  .
        .  .  .  Bv .  .  .
        .  .  .  B  .  .  .
        .  A> A  .  Av C  .
        .  .  .  .  A  .  .
        .  .  .  .  D  .  .
        .  .  .  .  .  .  .
    """)


@pytest.mark.clause("MK-5.3")
def test_no_rug_may_cover_both_halves_of_one_rug_whoever_owns_it(drawn: Drawn) -> None:
    open_market, state = drawn(EMPTY, assam="d4s"), drawn(FULL, assam="d4s")
    assert places(open_market) - places(state) == {"d2-d3", "b4-c4", "e4-f4"}
    neutral = drawn(FULL, assam="d4s", out="0,1,0,0", dirhams="40,0,40,40")
    assert "d2-d3" not in places(neutral)


@pytest.mark.clause("MK-5.3", "MK-5.2")
def test_halves_of_one_colour_but_of_two_rugs_may_be_covered(drawn: Drawn) -> None:
    state = drawn("""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  B> B  B> B  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="d4s")
    assert "d5-e5" in places(state)
    assert "c5-d5" not in places(state)


@pytest.mark.clause("MK-5.3")
def test_a_rug_of_which_one_half_is_covered_blocks_no_more(drawn: Drawn, board: Board) -> None:
    state = drawn("""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  B  .  .
        .  .  .  .  Av .  .
        .  .  .  .  A  .  .
        .  .  .  .  .  .  .
    """, assam="d4s")
    assert "e4-e5" in places(state)
    assert board(state.apply("e4-e5")) == board("""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  Av .  .
        .  .  .  .  A  .  .
        .  .  .  .  A  .  .
        .  .  .  .  .  .  .
    """)


@pytest.mark.clause("MK-5.3")
def test_cover_own_rug_allows_ones_own_in_either_colour_only(drawn: Drawn) -> None:
    own = drawn(FULL, assam="d4s", options="cover_own_rug=on")
    assert places(own) - places(drawn(FULL, assam="d4s")) == {"b4-c4"}
    two = """
        .  .  .  .  .  .  .
        .  .  .  av .  .  .
        .  .  .  a  .  .  .
        .  A> A  .  b> b  .
        .  .  .  Bv .  .  .
        .  .  .  B  .  .  .
        .  .  .  .  .  .  .
    """
    second_colour = drawn(two, assam="d4s", players=2, options="cover_own_rug=on")
    assert places(second_colour) - places(drawn(two, assam="d4s", players=2)) == {"b4-c4", "d2-d3"}


CORNERS = """
    {0}> {0}  .  .  .  {0}> {0}
    .  .  .  .  .  .  .
    {0}v .  .  .  .  .  {0}v
    {0}  .  .  .  .  .  {0}
    .  .  .  .  .  .  .
    {0}v .  .  .  .  .  {0}v
    {0}  .  .  .  .  .  {0}
"""


@pytest.mark.clause("MK-5.3")
@pytest.mark.parametrize(("assam", "place"), [
    ("c1s", "a1-b1"), ("e1s", "f1-g1"), ("a2e", "a3-a4"), ("g2w", "g3-g4"), ("a5e", "a6-a7"), ("g5w", "g6-g7")])
def test_cover_own_rug_allows_it_at_the_edges_too_but_never_another_s(drawn: Drawn, assam: str, place: str) -> None:
    for owner, allowed in (("A", True), ("B", False)):
        state = drawn(CORNERS.format(owner), assam=assam, options="cover_own_rug=on")
        assert (place in places(state)) == allowed


def alone(place: str, letter: str) -> str:
    """A drawing of one whole rug, and nothing else."""
    first, second = place.split("-")
    sign = ">" if first[1] == second[1] else "v"
    shown = {first: f"{letter}{sign}", second: letter}
    return "\n".join(" ".join(shown.get(column + row, ".") for column in "abcdefg") for row in "1234567")


@pytest.mark.clause("MK-5.3")
@pytest.mark.parametrize("place", [action.text for action in ACTIONS if "-" in action.text])
def test_whose_rug_it_is_decides_with_cover_own_rug_at_every_place(drawn: Drawn, place: str) -> None:
    first, second = place.split("-")
    beside = [square for square in map(square_name, range(SQUARES)) if square not in (first, second) and any(
        abs(ord(square[0]) - ord(other[0])) + abs(ord(square[1]) - ord(other[1])) == 1 for other in (first, second))]
    on = "cover_own_rug=on"
    for letter, option, allowed in (("A", on, True), ("B", on, False), ("A", "-", False)):
        state = drawn(alone(place, letter), assam=f"{beside[0]}n", options=option)
        assert (place in places(state)) == allowed


@pytest.mark.clause("MK-5.3")
def test_covering_ones_own_rug_whole_leaves_one_rug_to_be_seen(drawn: Drawn, board: Board) -> None:
    state = drawn(FULL, assam="d4s", options="cover_own_rug=on").apply("b4-c4")
    assert board(state) == board(FULL)
    assert state.position.seats[0].rugs == {"A": 10}


@pytest.mark.clause("MK-5.4")
def test_a_place_is_left_even_where_whole_rugs_lie_all_around(drawn: Drawn) -> None:
    state = drawn("""
        .  Bv C> C  .  .  .
        Dv B  .  .  .  .  .
        D  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="a1s")
    assert places(state) == {"b1-c1", "a2-b2"}


SAME = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  Bv .  .  .
    .  .  .  B  .  .  .
    A> A  .  C> C  {0}> {0}
    .  .  Av B  {1}> {1}  .
    .  .  A  B> B  .  .
"""
"""Around d5 lie, to the north, two halves of one rug; to the east C beside {0}; to the south and west halves of two."""


@pytest.mark.clause("MK-5.3")
def test_with_different_colours_two_halves_of_one_colour_may_not_be_covered_at_once(drawn: Drawn) -> None:
    board = SAME.format("C", "A")
    plain, strict = places(drawn(board, assam="d5s")), places(
        drawn(board, assam="d5s", options="different_colours=on"))
    assert plain - strict == {"e5-f5", "d6-d7"}
    assert "d6-e6" in strict  # B and A
    own = places(drawn(board, assam="d5s", options="cover_own_rug=on,different_colours=on"))
    assert own == strict


@pytest.mark.clause("MK-5.3")
@pytest.mark.parametrize("place", [action.text for action in ACTIONS if "-" in action.text])
@pytest.mark.parametrize("joined", [True, False])
def test_with_different_colours_every_place_of_one_colour_is_forbidden_and_no_other(
        drawn: Drawn, place: str, joined: bool) -> None:
    """Two squares of one colour, whoever's, as one rug or as halves of two whose other halves are covered."""
    first, second = place.split("-")
    beside = [square for square in map(square_name, range(SQUARES)) if square not in (first, second) and any(
        abs(ord(square[0]) - ord(other[0])) + abs(ord(square[1]) - ord(other[1])) == 1 for other in (first, second))]
    for letter in "AB":
        board = alone(place, letter) if joined else apart(place, letter)
        plain = places(drawn(board, assam=f"{beside[0]}n"))
        strict = places(drawn(board, assam=f"{beside[0]}n", options="cover_own_rug=on,different_colours=on"))
        assert strict == plain - {place}
        assert (place in plain) != joined


def apart(place: str, letter: str) -> str:
    """A drawing of halves of two rugs of one colour, and of a whole rug of C away from them."""
    lines = [line.split() for line in alone(place, letter[0]).splitlines()]
    cells = [[cell[0] for cell in line] for line in lines]
    row, column = (0, 0) if cells[0][:2] == [".", "."] else (6, 5)
    cells[row][column : column + 2] = ["C>", "C"]
    return "\n".join(" ".join(line) for line in cells)


@pytest.mark.clause("MK-5.3")
def test_with_different_colours_neutral_halves_and_two_colours_of_a_player_count_as_any_others(drawn: Drawn) -> None:
    neutral = drawn(SAME.format("C", "A"), assam="d5s", out="0,1,2,0", dirhams="60,0,0,60",
                    options="different_colours=on")
    assert not {"e5-f5", "d6-d7"} & places(neutral)
    two = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  A  a  .
        .  .  .  .  Bv b  .
        .  .  .  .  B  .  .
        .  .  .  .  .  .  .
    """
    found = places(drawn(two, assam="d4s", players=2, options="different_colours=on"))
    assert {"e4-f4", "e3-e4", "e4-e5"} <= found


CORNER = """
    .  B> B  .  .  .  .
    B> B  .  .  .  .  .
    B  .  .  .  .  .  .
    C> C  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""
"""All four places beside a1 show two halves of B."""


@pytest.mark.clause("MK-5.3", "MK-5.4")
def test_a_rug_without_a_place_goes_back_and_the_turn_passes(drawn: Drawn, board: Board) -> None:
    on = "different_colours=on"
    before = drawn(CORNER, assam="a1e", phase="roll", options=on)
    state = drawn(CORNER, assam="b1w", phase="roll", options=on)
    assert state.events("roll 1")[2:] == [RugReturned("A", "A"), TurnPassed("B")]
    after = state.apply("roll 1")
    assert board(after) == board(CORNER)
    assert (after.position.phase, after.position.seat) == ("assam", "B")
    assert [seat.rugs for seat in after.position.seats] == [{"A": 11}, {"B": 9}, {"C": 11}, {"D": 12}]
    assert before.apply("roll 3").position.phase == "lay"  # elsewhere there are places


@pytest.mark.clause("MK-5.3", "MK-7.1")
def test_with_roll_first_a_player_whose_rug_went_back_turns_assam(drawn: Drawn) -> None:
    state = drawn(CORNER, assam="b1w", phase="roll", options="different_colours=on,turn_order=roll_first")
    after = state.apply("roll 1")
    assert (after.position.phase, after.position.seat) == ("assam", "A")
    assert after.apply("left").position.seat == "B"


@pytest.mark.clause("MK-5.3", "MK-2.3")
def test_below_a_rug_that_went_back_the_next_one_is_turned_up(drawn: Drawn) -> None:
    corner, on = CORNER.replace("C", "b"), "different_colours=on"
    state = drawn(corner, assam="b1w", phase="roll", players=2, options=on, top="aB")
    assert state.events("roll 1")[2:] == [RugReturned("A", "a")]
    after = state.apply("roll 1")
    assert (after.position.phase, after.position.seats[0].rugs) == ("reveal", {"A": 12, "a": 11})
    assert after.events("rug 1") == [RugTurnedUp("A", "A"), TurnPassed("B")]
    alternating = drawn(corner, assam="b1w", phase="roll", players=2, rugs="12,9,12,9", top="AB",
                        options="two_player_rugs=alternating,different_colours=on")
    assert alternating.events("roll 1")[2:] == [RugReturned("A", "A"), RugTurnedUp("A", "a"), TurnPassed("B")]


@pytest.mark.clause("MK-5.3", "MK-6.1")
def test_the_game_ends_after_the_last_rug_though_it_went_back(drawn: Drawn) -> None:
    for order in ("", ",turn_order=roll_first"):
        state = drawn(CORNER, assam="b1w", phase="roll", rugs="1,0,0,0", top="A---",
                      options=f"different_colours=on{order}").apply("roll 1")
        assert state.is_over
        assert state.position.seats[0].rugs == {"A": 0}


@pytest.mark.clause("MK-5.3", "MK-4.5")
def test_who_goes_out_puts_no_single_rug_back(drawn: Drawn) -> None:
    corner = CORNER.replace(".", "B", 1)
    state = drawn(corner, assam="b1w", phase="roll", dirhams="1,59,30,30", options="different_colours=on")
    assert [type(event).__name__ for event in state.events("roll 1")[2:]] == ["Paid", "WentOut", "TurnPassed"]
    paid = drawn(corner, assam="b1w", phase="roll", options="different_colours=on").events("roll 1")
    assert [type(event).__name__ for event in paid[2:]] == ["Paid", "RugReturned", "TurnPassed"]


@pytest.mark.clause("MK-5.4")
def test_nobody_is_asked_for_a_place_where_there_is_none(drawn: Drawn) -> None:
    with pytest.raises(IllegalPosition, match=r"MK-5\.4"):
        drawn(CORNER, assam="a1e", options="different_colours=on")
    assert places(drawn(CORNER, assam="a1e")) == {"b1-b2", "a2-a3"}


@pytest.mark.clause("MK-5.1")
def test_twelve_places_are_the_most_and_as_many_are_reserved(drawn: Drawn) -> None:
    assert max(len(places(drawn(EMPTY, assam=f"{square_name(square)}s"))) for square in range(SQUARES)) == 12
    assert RULES_OF_MARRAKECH.most_legal == 12
    assert RULES_OF_MARRAKECH.most_outcomes == 4  # a roll, or who begins
