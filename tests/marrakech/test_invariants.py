"""Each invariant, by a row that breaks it."""


import pytest

from jemaa.core.errors import IllegalPosition
from jemaa.core.game import State
from jemaa.core.row import pack
from jemaa.marrakech.game import Marrakech
from jemaa.marrakech.invariants import INVARIANTS, check
from jemaa.marrakech.state import MarrakechRow

FOUR = "marrakech/4 7/7/1A>A4/7/1Bv5/1B5/7 d6s assam C 30,30,30,30 11,11,12,12 ABCD 0,0,0,0 -"
ONE_OUT = "marrakech/4 7/7/1A>A4/7/7/7/7 d6s assam C 40,0,40,40 11,0,12,12 A-CD 0,1,0,0 -"
TWO = "marrakech/2 7/7/1A>A4/7/7/7/7 d6s assam B 30,30 11,12,12,12 aB 0,0 -"
IN_TURN = TWO.removesuffix("-") + "two_player_rugs=alternating"
SINGLE = "marrakech/2 7/7/1A>A4/7/7/7/7 d6s assam B 30,30 14,15 AB 0,0 two_player_rugs=single"
OVER = "marrakech/3 7/7/1A>A4/7/7/7/7 d6s over B 30,30,30 0,0,0 --- 0,0,0 -"
REVEAL = "marrakech/2 7/7/1A>A4/7/7/7/7 d6s reveal A 30,30 11,12,12,12 -B 0,0 -"
TURNS_LAST = "marrakech/3 7/7/1A>A4/7/7/7/7 d6s assam A 30,30,30 0,1,1 -BC 0,0,0 turn_order=roll_first,must_turn=off"
FIRST = "marrakech/3 7/7/7/7/7/7/7 d4s first - 30,30,30 15,15,15 --- 0,0,0 -"
DEAL = "marrakech/2 7/7/7/7/7/7/7 d4s deal A 30,30 12,12,12,12 -- 0,0 -"


@pytest.mark.parametrize("line", [FOUR, ONE_OUT, TWO, IN_TURN, SINGLE, OVER, REVEAL, TURNS_LAST, FIRST, DEAL])
def test_the_rows_to_be_broken_are_whole(line: str) -> None:
    assert Marrakech.from_text(line).text == line


@pytest.mark.parametrize(("line", "broken", "field", "clause"), [
    (FOUR, {"players": 5}, "players", "MK-2.2"),
    (FOUR, {"must_turn": 2}, "options.must_turn", "MK-7.2"),
    (FOUR, {"turn_order": -1}, "options.turn_order", "MK-7.1"),
    (TWO, {"first_player": 3}, "options.first_player", "MK-2.4"),
    (FOUR, {"phase": 6}, "phase", "MK-3.1"),
    (FOUR, {"seat": 4}, "seat", "MK-2.4"),
    (FOUR, {"assam": 49}, "assam.square", "MK-1.1"),
    (FOUR, {"facing": 4}, "assam.facing", "MK-2.1"),
    (SINGLE, {"dirhams": [30, 30, 1, -1]}, "seats", "MK-2.2"),
    (SINGLE, {"unlaid": [14, 15, 1, 0]}, "rugs", "MK-2.2"),
    (SINGLE, {"top": [2, 1, -1, -1]}, "rugs", "MK-2.2"),
    (FOUR, {"dirhams": [31, 30, 30, 30]}, "seats", "MK-2.1"),
    (FOUR, {"dirhams": [-1, 61, 30, 30]}, "seats[0].dirhams", "MK-1.4"),
    (FOUR, {"colours": [1 << 49, 0, 0, 0]}, "rugs", "MK-1.1"),
    (FOUR, {"colours": [3, 2, 0, 0]}, "rugs", "MK-1.3"),
    (FOUR, {"across": 1 << 42}, "rugs", "MK-1.1"),
    (FOUR, {"upright": 1}, "rugs", "MK-1.3"),  # joined empty squares
    (FOUR, {"colours": [0b11, 0b100, 0, 0], "across": 0b11, "upright": 0}, "rugs", "MK-1.3"),  # of two colours
    (FOUR, {"colours": [0b111, 0, 0, 0], "across": 0b11, "upright": 0}, "rugs", "MK-1.3"),  # one square, two rugs
    (FOUR, {"colours": [0b1000011, 0, 0, 0], "across": 1, "upright": 0}, "rugs", "MK-1.3"),  # a half in the open
    (FOUR, {"unlaid": [13, 11, 12, 12]}, "seats[0].rugs", "MK-2.2"),
    (FOUR, {"unlaid": [-1, 11, 12, 12]}, "seats[0].rugs", "MK-2.2"),
    (FOUR, {"unlaid": [12, 11, 12, 12]}, "rugs", "MK-2.2"),  # one is seen all the same
    (FOUR, {"colours": [0, 0, 0, 0], "across": 0, "upright": 0}, "rugs", "MK-1.3"),  # none is whole
    (ONE_OUT, {"out": [0, 2, 0, 0]}, "seats", "MK-4.4"),
    (ONE_OUT, {"out": [0, 0, 0, 2], "dirhams": [40, 40, 40, 0]}, "seats", "MK-4.4"),
    (ONE_OUT, {"elimination": 0}, "seats", "MK-4.4"),
    (ONE_OUT, {"out": [2, 1, 3, 4]}, "seats", "MK-4.4"),
    (ONE_OUT, {"dirhams": [39, 1, 40, 40]}, "seats[1]", "MK-4.5"),
    (ONE_OUT, {"unlaid": [11, 1, 12, 12]}, "seats[1]", "MK-4.5"),
    (ONE_OUT, {"top": [0, 1, 2, 3]}, "seats[1].top", "MK-2.3"),
    (ONE_OUT, {"seat": 1}, "seat", "MK-4.5"),
    (FOUR, {"top": [0, 1, -1, 3]}, "seats[2].top", "MK-2.3"),
    (FOUR, {"top": [0, 1, 3, 3]}, "seats[2].top", "MK-2.3"),
    (TWO, {"unlaid": [11, 12, 0, 12]}, "seats[0].top", "MK-2.3"),
    (REVEAL, {"top": [0, 1, -1, -1]}, "seats[0].top", "MK-2.3"),
    (DEAL, {"top": [-1, 1, -1, -1]}, "seats[1].top", "MK-2.3"),
    (FIRST, {"top": [0, -1, -1, -1]}, "seats[0].top", "MK-2.3"),
    (IN_TURN, {"top": [0, 1, -1, -1]}, "seats[0].top", "MK-2.3"),
    (IN_TURN, {"unlaid": [11, 12, 10, 12]}, "seats[0].rugs", "MK-2.3"),
    (FIRST, {"unlaid": [14, 15, 15, 0]}, "rugs", "MK-1.3"),
    (FIRST, {"assam": 23}, "assam", "MK-2.1"),
    (DEAL, {"facing": 0}, "assam", "MK-2.1"),
    (DEAL, {"dirhams": [29, 31, 0, 0]}, "seats", "MK-2.1"),
    (FIRST, {"seat": 1}, "phase", "MK-2.4"),
    (FIRST, {"first_player": 1}, "phase", "MK-2.4"),
    (FIRST, {"phase": 1, "first_player": 1}, "phase", "MK-2.3"),
    (REVEAL, {"unlaid": [11, 12, 0, 12]}, "phase", "MK-2.3"),
    (REVEAL, {"colours": [0, 0, 0, 0], "across": 0, "unlaid": [12, 12, 12, 12]}, "phase", "MK-7.3"),
    (OVER, {"phase": 4}, "seat", "MK-6.1"),
    (TURNS_LAST, {"unlaid": [0, 0, 0, 0], "top": [-1, -1, -1, -1]}, "phase", "MK-6.1"),
    (FOUR, {"phase": 8}, "phase", "MK-6.1"),
    (OVER, {"unlaid": [0, 0, 1, 0], "top": [-1, -1, 2, -1]}, "phase", "MK-6.1"),
    (ONE_OUT, {"out": [3, 1, 0, 2], "dirhams": [0, 0, 120, 0], "unlaid": [0, 0, 12, 0], "top": [-1, -1, 2, -1]},
     "phase", "MK-6.1"),
])
def test_a_broken_invariant_is_named(line: str, broken: dict[str, object], field: str, clause: str) -> None:
    row = Marrakech.from_text(line).row
    for name, value in broken.items():
        setattr(row, name, value)
    with pytest.raises(IllegalPosition) as refused:
        check(row)
    assert (refused.value.field, refused.value.clause) == (field, clause)
    assert str(refused.value).startswith(f"{field}: ")


def test_setup_is_untouched_is_an_invariant_of_its_own() -> None:
    row: MarrakechRow = Marrakech.from_text(FIRST).row
    row.colours, row.across, row.unlaid = [0b11, 0, 0, 0], 1, [14, 15, 15, 0]
    with pytest.raises(IllegalPosition, match=r"none is laid yet .*MK-2\.2"):
        check(row)


def test_no_invariant_is_listed_twice() -> None:
    assert len(set(INVARIANTS)) == len(INVARIANTS)


def test_a_state_says_itself_whether_it_is_sound() -> None:
    state = Marrakech.from_text(FOUR)
    row = state.row
    row.dirhams[0] += 1
    with pytest.raises(IllegalPosition, match="have 121 dirhams together; 4 players have 120"):
        State(state.game, pack(row)).check()
    with pytest.raises(IllegalPosition, match="belongs to"):
        Marrakech(4, must_turn=True).state(state.row)
