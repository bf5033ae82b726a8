"""MK-5: where a rug may lie, and what it covers."""

from collections.abc import Callable

import pytest

from jemaa.core.game import State
from jemaa.marrakech.actions import ACTIONS
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


@pytest.mark.clause("MK-5.1")
def test_twelve_places_are_the_most_and_as_many_are_reserved(drawn: Drawn) -> None:
    assert max(len(places(drawn(EMPTY, assam=f"{square_name(square)}s"))) for square in range(SQUARES)) == 12
    assert RULES_OF_MARRAKECH.most_legal == 12
    assert RULES_OF_MARRAKECH.most_outcomes == 4  # a roll, or who begins
