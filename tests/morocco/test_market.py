"""MO-1.1, MO-1.2, MO-4.1, MO-5.5: the market by the figures of the rules."""

from collections import Counter

import pytest

from jemaa.morocco.market import (
    CORNERS,
    PARTNER_COUNT,
    PARTNERS,
    SPACES,
    STALLS,
    corner_of,
    partners_of,
    space_at,
    space_name,
    space_number,
    space_position,
    stall_beside,
    stall_name,
    stall_number,
)
from tests.morocco.drawn import spaces


@pytest.mark.clause("MO-1.1")
def test_25_stalls_of_four_spaces_are_a_grid_of_ten_by_ten() -> None:
    assert (STALLS, SPACES, CORNERS) == (25, 100, 36)
    found = {space_at(y, x): (y, x) for y in range(10) for x in range(10)}
    assert sorted(found) == list(range(100))
    for space, (y, x) in found.items():
        assert space_position(space) == (y, x)
        assert space // 4 == y // 2 * 5 + x // 2


@pytest.mark.clause("MO-1.1")
def test_names_tell_where_a_space_and_a_stall_are() -> None:
    assert [space_name(space) for space in range(4)] == ["a1", "b1", "a2", "b2"]
    assert space_name(99) == "j10"
    assert [stall_name(stall) for stall in (0, 4, 5, 24)] == ["A1", "E1", "A2", "E5"]
    for stall in range(STALLS):
        assert stall_number(stall_name(stall)) == stall
        assert [space_name(space) for space in range(4 * stall, 4 * stall + 4)] == spaces(stall_name(stall))
    assert [space_number(space_name(space)) for space in range(SPACES)] == list(range(SPACES))


@pytest.mark.clause("MO-1.2")
def test_a_space_touches_the_outer_corner_of_its_quadrant() -> None:
    assert [corner_of(space) for space in range(4)] == [0, 1, 6, 7]
    for space in range(SPACES):
        y, x = space_position(space)
        assert corner_of(space) == (y + 1) // 2 * 6 + (x + 1) // 2


@pytest.mark.clause("MO-1.2")
def test_four_stalls_share_an_inner_corner_two_an_edge_one_a_board_corner() -> None:
    around = {corner: {space // 4 for space in range(SPACES) if corner_of(space) == corner}
              for corner in range(CORNERS)}
    assert Counter(map(len, around.values())) == {1: 4, 2: 16, 4: 16}
    assert {len(stalls) for corner, stalls in around.items() if corner in (0, 5, 30, 35)} == {1}


@pytest.mark.clause("MO-5.5")
def test_80_pairs_of_spaces_touch_by_a_side_and_lie_in_different_stalls() -> None:
    pairs = {frozenset((space, other)) for space in range(SPACES) for other in partners_of(space)}
    assert len(pairs) == 80
    for one, other in map(sorted, pairs):
        (y, x), (to_y, to_x) = space_position(one), space_position(other)
        assert abs(y - to_y) + abs(x - to_x) == 1
        assert one // 4 != other // 4
    assert Counter(len(partners_of(space)) for space in range(SPACES)) == {0: 4, 1: 32, 2: 64}


@pytest.mark.clause("MO-5.5")
def test_the_tables_have_the_partners_of_every_space() -> None:
    assert len(PARTNERS) == 2 * SPACES
    for space in range(SPACES):
        assert tuple(PARTNERS[2 * space : 2 * space + PARTNER_COUNT[space]]) == tuple(partners_of(space))


@pytest.mark.clause("MO-6.10")
def test_stalls_beside_each_other() -> None:
    beside = {name: [stall_name(other) if (other := stall_beside(stall_number(name), side)) >= 0 else None
                     for side in range(4)] for name in ("A1", "C3", "E5")}
    assert beside == {"A1": [None, "B1", "A2", None], "C3": ["C2", "D3", "C4", "B3"], "E5": ["E4", None, None, "D5"]}
