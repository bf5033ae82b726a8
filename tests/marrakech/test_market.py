"""Squares, the walk over the border's about-turns, and the places for a rug."""

import pytest

from jemaa.marrakech.market import (
    EAST,
    LONGEST_WALK,
    NORTH,
    PLACES,
    REACHED,
    SIZE,
    SOUTH,
    SQUARES,
    WALK,
    WEST,
    one_step,
    path,
    place_name,
    place_squares,
    places_beside,
    square_name,
    square_number,
)

HEADING = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}
BEYOND = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


def exits() -> dict[str, str]:
    """Each way off the market -> where he comes back: square and heading, as "b1n"."""
    found = {}
    for square in range(SQUARES):
        for letter, (down, right) in BEYOND.items():
            if not (0 <= square // SIZE + down < SIZE and 0 <= square % SIZE + right < SIZE):
                entered, heading = one_step(square, HEADING[letter])
                found[square_name(square) + letter] = square_name(entered) + "nesw"[heading]
    return found


def opposite(way: str) -> str:
    return way[:2] + {"n": "s", "s": "n", "e": "w", "w": "e"}[way[2]]


@pytest.mark.clause("MK-1.1")
def test_the_market_has_seven_rows_and_columns() -> None:
    names = [square_name(square) for square in range(SQUARES)]
    assert len(set(names)) == 49
    assert (names[0], names[6], names[24], names[42], names[48]) == ("a1", "g1", "d4", "a7", "g7")
    assert [square_number(name) for name in names] == list(range(49))


@pytest.mark.clause("MK-1.3")
def test_there_are_84_places_for_a_rug_each_two_squares_that_share_a_side() -> None:
    pairs = [place_squares(place) for place in range(PLACES)]
    across = [(first, second) for first, second in pairs if second - first == 1 and first // 7 == second // 7]
    upright = [(first, second) for first, second in pairs if second - first == 7]
    assert (len(across), len(upright), len(set(pairs))) == (42, 42, 84)
    assert pairs == across + upright
    assert [place_name(place) for place in (0, 41, 42, 83)] == ["a1-b1", "f7-g7", "a1-a2", "g6-g7"]


@pytest.mark.clause("MK-3.4")
def test_the_border_has_28_exits_joined_by_14_about_turns_two_of_them_in_corners() -> None:
    found = exits()
    assert len(found) == 28
    assert all(found[opposite(back)] == opposite(way) for way, back in found.items())  # and each works both ways
    about_turns = {frozenset((way, opposite(back))) for way, back in found.items()}
    assert len(about_turns) == 14
    corners = {ends for ends in about_turns if len({way[:2] for way in ends}) == 1}
    assert corners == {frozenset(("g1n", "g1e")), frozenset(("a7w", "a7s"))}


@pytest.mark.clause("MK-3.4")
@pytest.mark.parametrize(("side", "pairs", "coming_back"), [
    ("n", "a1-b1 c1-d1 e1-f1", "s"),
    ("w", "a1-a2 a3-a4 a5-a6", "e"),
    ("s", "b7-c7 d7-e7 f7-g7", "n"),
    ("e", "g2-g3 g4-g5 g6-g7", "w"),
])
def test_each_side_pairs_its_exits(side: str, pairs: str, coming_back: str) -> None:
    found = exits()
    for pair in pairs.split():
        one, other = pair.split("-")
        assert found[one + side] == other + coming_back
        assert found[other + side] == one + coming_back


@pytest.mark.clause("MK-3.4")
def test_the_corner_loops_turn_him_round_the_corner() -> None:
    found = exits()
    assert (found["g1n"], found["g1e"]) == ("g1w", "g1s")
    assert (found["a7w"], found["a7s"]) == ("a7n", "a7e")


WALKS = {
    "straight ahead": ("d6n", """
        . . . . . . .
        . . . 4 . . .
        . . . 3 . . .
        . . . 2 . . .
        . . . 1 . . .
        . . . 0 . . .
        . . . . . . .
    """),
    "over the north side: coming back in is a step": ("c2n", """
        . . 1 2 . . .
        . . 0 3 . . .
        . . . 4 . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """),
    "over the east side": ("f4e", """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . 0 1
        . . . . 4 3 2
        . . . . . . .
        . . . . . . .
    """),
    "over the west side, down the rows": ("a3w", """
        . . . . . . .
        . . . . . . .
        0 . . . . . .
        1 2 3 4 . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """),
    "over the south side": ("g6s", """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . 4 .
        . . . . . 3 0
        . . . . . 2 1
    """),
}


@pytest.mark.clause("MK-3.3", "MK-3.4")
@pytest.mark.parametrize(("start", "drawing"), WALKS.values(), ids=WALKS)
def test_drawn_walks(start: str, drawing: str) -> None:
    squares = [square for square, _ in path(square_number(start[:2]), HEADING[start[2]], 4)]
    shown = [["."] * SIZE for _ in range(SIZE)]
    for number, square in enumerate([square_number(start[:2]), *squares]):
        shown[square // SIZE][square % SIZE] = str(number)
    assert [" ".join(line) for line in shown] == [line.strip() for line in drawing.strip().splitlines()]


@pytest.mark.clause("MK-3.4")
def test_a_corner_loop_uses_a_step_to_stay_on_the_corner() -> None:
    stops = [square_name(square) + "nesw"[heading] for square, heading in path(square_number("g2"), NORTH, 4)]
    assert stops == ["g1n", "g1w", "f1w", "e1w"]


def test_the_table_of_walks_is_the_walks() -> None:
    for square in range(SQUARES):
        for heading in range(4):
            stops = [at * 4 + facing for at, facing in path(square, heading, LONGEST_WALK)]
            start = (square * 4 + heading) * LONGEST_WALK
            assert list(WALK[start : start + LONGEST_WALK]) == stops
            reached = int(REACHED[square * 4 + heading])
            assert {at for at in range(SQUARES) if reached >> at & 1} == {stop // 4 for stop in stops}


@pytest.mark.clause("MK-5.1")
def test_twelve_places_beside_the_centre_and_four_beside_a_corner() -> None:
    assert {place_name(place) for place in places_beside(square_number("a1"))} == {"b1-c1", "b1-b2", "a2-a3", "a2-b2"}
    assert {place_name(place) for place in places_beside(square_number("d4"))} == {
        "d2-d3", "c3-d3", "d3-e3",  # by d3, north of him
        "e3-e4", "e4-f4", "e4-e5",  # east
        "d5-d6", "c5-d5", "d5-e5",  # south
        "c3-c4", "b4-c4", "c4-c5",  # west
    }


@pytest.mark.clause("MK-5.4")
def test_beside_every_square_two_places_share_a_square_so_one_rug_cannot_fill_both() -> None:
    for square in range(SQUARES):
        places = [set(place_squares(place)) for place in places_beside(square)]
        assert any(one & other for one in places for other in places if one != other)
