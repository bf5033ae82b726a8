"""Each invariant, by a row that breaks it."""


import pytest

from jemaa.core.errors import IllegalPosition
from jemaa.core.game import State
from jemaa.core.row import pack
from jemaa.games import from_text, game
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
DEAL_SECOND = DEAL.replace("--", "a-")
REVEAL_SECOND = "marrakech/2 7/7/1B>B4/7/7/7/7 d6s reveal B 30,30 0,11,5,12 a- 0,0 -"
SECOND_BEGINS = TWO.removesuffix("-") + "first_player=B"
SOUTH_EAST_ACROSS = "marrakech/4 7/7/7/7/7/7/5D>D a1n roll A 30,30,30,30 12,12,12,11 ABCD 0,0,0,0 -"
SOUTH_EAST_UPRIGHT = "marrakech/4 7/7/7/7/7/6Dv/6D f7w lay A 30,30,30,30 12,12,12,11 ABCD 0,0,0,0 -"
TWO_SEEN = "marrakech/4 A>A5/7/1A>A4/7/1Bv5/1B5/7 d6e assam C 30,30,30,30 10,11,12,12 ABCD 0,0,0,0 -"


@pytest.mark.parametrize("line", [
    FOUR, ONE_OUT, TWO, IN_TURN, SINGLE, OVER, REVEAL, TURNS_LAST, FIRST, DEAL, DEAL_SECOND, REVEAL_SECOND,
    SECOND_BEGINS, SOUTH_EAST_ACROSS, SOUTH_EAST_UPRIGHT, TWO_SEEN])
def test_the_rows_to_be_broken_are_whole(line: str) -> None:
    assert from_text(line).text == line


@pytest.mark.parametrize(("line", "broken", "field", "clause", "reason"), [
    (FOUR, {"players": 5}, "players", "MK-2.2", "are 2, 3 or 4"),
    (TWO, {"players": 1}, "players", "MK-2.2", "are 2, 3 or 4"),
    (FOUR, {"must_turn": 2}, "options.must_turn", "MK-7.2", "has no such value"),
    (FOUR, {"turn_order": -1}, "options.turn_order", "MK-7.1", "has no such value"),
    (TWO, {"first_player": 3}, "options.first_player", "MK-2.4", "is no seat of 2 players"),
    (FOUR, {"phase": 6}, "phase", "MK-3.1", "is none in which anybody acts, nor the end"),
    (FOUR, {"seat": 4}, "seat", "MK-2.4", "is no seat of 4 players"),
    (FOUR, {"assam": 49}, "assam.square", "MK-1.1", "is not on the market"),
    (FOUR, {"facing": 4}, "assam.facing", "MK-2.1", "is not north, east, south or west"),
    (SINGLE, {"dirhams": [30, 30, 1, -1]}, "seats", "MK-2.2", "C is no seat of 2 players"),
    (SINGLE, {"dirhams": [30, 29, 0, 1]}, "seats", "MK-2.2", "D is no seat of 2 players"),
    (SINGLE, {"out": [0, 0, 1, 0]}, "seats", "MK-2.2", "C is no seat of 2 players"),
    (SINGLE, {"top": [0, 1, -1, 1]}, "seats", "MK-2.2", "D is no seat of 2 players"),
    (SINGLE, {"colours": [3 << 15, 0, 0, 1]}, "rugs", "MK-2.2", "there is no colour 4 in this game"),
    (SINGLE, {"unlaid": [14, 15, 0, 1]}, "rugs", "MK-2.2", "there is no colour 4 in this game"),
    (SINGLE, {"unlaid": [14, 15, 1, 0]}, "rugs", "MK-2.2", "there is no colour 3 in this game"),
    (SINGLE, {"top": [2, 1, -1, -1]}, "rugs", "MK-2.2", "there is no colour 3 in this game"),
    (FOUR, {"dirhams": [31, 30, 30, 30]}, "seats", "MK-2.1", "have 121 dirhams together; 4 players have 120"),
    (FOUR, {"dirhams": [-1, 61, 30, 30]}, "seats[0].dirhams", "MK-1.4", "are below 0"),
    (FOUR, {"colours": [1 << 49, 0, 0, 0]}, "rugs", "MK-1.1", "A lies outside the market"),
    (FOUR, {"colours": [3, 2, 0, 0]}, "rugs", "MK-1.3", "b1 shows two colours"),
    (FOUR, {"across": 1 << 42}, "rugs", "MK-1.1", "a whole rug lies outside the market"),
    (FOUR, {"upright": 1}, "rugs", "MK-1.3", "a1 and a2 are joined, but not of one colour"),  # joined empty squares
    (FOUR, {"colours": [0b11, 0b100, 0, 0], "across": 0b11, "upright": 0}, "rugs", "MK-1.3",
     "b1 and c1 are joined, but not of one colour"),  # of two colours
    (FOUR, {"colours": [0b111, 0, 0, 0], "across": 0b11, "upright": 0}, "rugs", "MK-1.3",
     "b1 and c1 are joined, and one of them with another"),  # one square, two rugs
    (FOUR, {"colours": [0b10000011, 0, 0, 0], "across": 1, "upright": 1}, "rugs", "MK-1.3",
     "a1 and a2 are joined, and one of them with another"),  # both begin on a1
    (FOUR, {"colours": [0b110000010, 0, 0, 0], "across": 1 << 6, "upright": 1 << 1}, "rugs", "MK-1.3",
     "b1 and b2 are joined, and one of them with another"),  # both end on b2
    (FOUR, {"colours": [0b1100000010, 0, 0, 0], "across": 1 << 7, "upright": 1 << 1, "assam": 0}, "rugs", "MK-1.3",
     "b1 and b2 are joined, and one of them with another"),  # one ends where the other begins
    (FOUR, {"colours": [0b1000011, 0, 0, 0], "across": 1, "upright": 0}, "rugs", "MK-1.3",
     "g1 shows half a rug of A, but no rug beside it"),  # a half in the open
    (FOUR, {"unlaid": [13, 11, 12, 12]}, "seats[0].rugs", "MK-2.2", "A begins with 12"),
    (FOUR, {"unlaid": [-1, 11, 12, 12]}, "seats[0].rugs", "MK-2.2", "A begins with 12"),
    (FOUR, {"unlaid": [12, 11, 12, 12]}, "rugs", "MK-2.2",
     "A has 12 unlaid and 1 to be seen, of 12"),  # one is seen all the same
    (FOUR, {"colours": [0, 0, 0, 0], "across": 0, "upright": 0}, "rugs", "MK-1.3",
     "none is whole, but the one laid last must be"),  # none is whole
    (TWO_SEEN, {"unlaid": [11, 11, 12, 12]}, "rugs", "MK-2.2", "A has 11 unlaid and 2 to be seen, of 12"),
    (SOUTH_EAST_UPRIGHT, {"upright": 1 << 42}, "rugs", "MK-1.1", "a whole rug lies outside the market"),
    (SOUTH_EAST_ACROSS, {"colours": [0, 0, 0, 1 << 49]}, "rugs", "MK-1.1", "D lies outside the market"),
    (TURNS_LAST, {"colours": [0, 0, 0, 0], "across": 0}, "rugs", "MK-1.3", "none is whole"),
    (ONE_OUT, {"out": [0, 2, 0, 0]}, "seats", "MK-4.4", "go out as 1, 2, 3 ..., each number once"),
    (ONE_OUT, {"out": [0, 0, 0, 2], "dirhams": [40, 40, 40, 0]}, "seats", "MK-4.4",
     "go out as 1, 2, 3 ..., each number once"),
    (ONE_OUT, {"elimination": 0}, "seats", "MK-4.4", "never go out with elimination off"),
    (ONE_OUT, {"out": [2, 1, 3, 4]}, "seats", "MK-4.4", "are all out, but someone was paid"),
    (ONE_OUT, {"dirhams": [39, 1, 40, 40]}, "seats[1]", "MK-4.5", "is out, so it has paid all and given its rugs back"),
    (ONE_OUT, {"unlaid": [11, 1, 12, 12]}, "seats[1]", "MK-4.5", "is out, so it has paid all and given its rugs back"),
    (ONE_OUT, {"top": [0, 1, 2, 3]}, "seats[1].top", "MK-2.3", "is no colour that is left in the pile"),
    (ONE_OUT, {"seat": 1}, "seat", "MK-4.5", "B is out and takes no turn"),
    (FOUR, {"top": [0, 1, -1, 3]}, "seats[2].top", "MK-2.3", "is null, but rugs are left in the pile"),
    (FOUR, {"top": [0, 1, 3, 3]}, "seats[2].top", "MK-2.3", "is no colour that is left in the pile"),
    (TWO, {"unlaid": [11, 12, 0, 12]}, "seats[0].top", "MK-2.3", "is no colour that is left in the pile"),
    (REVEAL, {"top": [0, 1, -1, -1]}, "seats[0].top", "MK-2.3", "is null in the phase reveal"),
    (DEAL, {"top": [-1, 1, -1, -1]}, "seats[1].top", "MK-2.3", "is null in the phase deal"),
    (FIRST, {"top": [0, -1, -1, -1]}, "seats[0].top", "MK-2.3", "is null in the phase first"),
    (IN_TURN, {"top": [0, 1, -1, -1]}, "seats[0].top", "MK-2.3", "is not the colour whose turn it is"),
    (IN_TURN, {"unlaid": [11, 12, 10, 12]}, "seats[0].rugs", "MK-2.3",
     "are laid in turn (two_player_rugs=alternating): the"),
    (IN_TURN, {"unlaid": [11, 12, 12, 11]}, "seats[1].rugs", "MK-2.3", "are laid in turn"),
    (IN_TURN, {"unlaid": [10, 12, 12, 12]}, "seats[0].rugs", "MK-2.3", "are laid in turn"),
    (IN_TURN, {"top": [2, 3, -1, -1]}, "seats[1].top", "MK-2.3", "is not the colour whose turn it is"),
    (DEAL, {"top": [-1, 3, -1, -1]}, "seats[1].top", "MK-2.3", "is null in the phase deal"),
    (REVEAL, {"top": [-1, -1, -1, -1]}, "seats[1].top", "MK-2.3", "is null, but rugs are left in the pile"),
    (REVEAL_SECOND, {"top": [2, 3, -1, -1]}, "seats[1].top", "MK-2.3", "is null in the phase reveal"),
    (REVEAL_SECOND, {"unlaid": [0, 0, 5, 12]}, "phase", "MK-2.3", "is `reveal` only with two colours left"),
    (FIRST, {"unlaid": [14, 15, 15, 0]}, "rugs", "MK-1.3", "none is whole, but the one laid last must be"),
    (FIRST, {"assam": 23}, "assam", "MK-2.1", "stands on d4, facing south, before the first turn"),
    (DEAL, {"facing": 0}, "assam", "MK-2.1", "stands on d4, facing south, before the first turn"),
    (DEAL, {"dirhams": [29, 31, 0, 0]}, "seats", "MK-2.1", "all have 30 dirhams before the first turn"),
    (FIRST, {"seat": 1}, "phase", "MK-2.4", "is `first` only while nobody is known to begin"),
    (FIRST, {"first_player": 1}, "phase", "MK-2.4", "is `first` only while nobody is known to begin"),
    (FIRST, {"phase": 1, "first_player": 1}, "phase", "MK-2.3", "is `deal` only with two colours left in a shuffled"),
    (REVEAL, {"unlaid": [11, 12, 0, 12]}, "phase", "MK-2.3", "is `reveal` only with two colours left in a shuffled"),
    (REVEAL, {"colours": [0, 0, 0, 0], "across": 0, "unlaid": [12, 12, 12, 12]}, "phase", "MK-7.3",
     "is `reveal` only after a rug was laid"),
    (OVER, {"phase": 4}, "seat", "MK-6.1", "B has no rug left and takes no turn"),
    (TURNS_LAST, {"unlaid": [0, 0, 0, 0], "top": [-1, -1, -1, -1]}, "phase", "MK-6.1",
     "is not `over`, but the game has ended"),
    (FOUR, {"phase": 8}, "phase", "MK-6.1", "is `over`, but rugs are left to lay"),
    (OVER, {"unlaid": [0, 0, 1, 0], "top": [-1, -1, 2, -1]}, "phase", "MK-6.1", "is `over`, but rugs are left to lay"),
    (ONE_OUT, {"out": [3, 1, 0, 2], "dirhams": [0, 0, 120, 0], "unlaid": [0, 0, 12, 0], "top": [-1, -1, 2, -1]},
     "phase", "MK-6.1", "is not `over`, but the game has ended"),
])
def test_a_broken_invariant_is_named(
        line: str, broken: dict[str, object], field: str, clause: str, reason: str) -> None:
    row = from_text(line).row
    for name, value in broken.items():
        setattr(row, name, value)
    with pytest.raises(IllegalPosition) as refused:
        check(row)
    assert (refused.value.field, refused.value.clause) == (field, clause)
    assert reason in refused.value.reason
    assert str(refused.value).startswith(f"{field}: ")


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(("name", "value", "field"), [
    ("dirhams", -1, "seats[{}].dirhams"), ("unlaid", 13, "seats[{}].rugs"), ("unlaid", -1, "seats[{}].rugs"),
    ("top", -1, "seats[{}].top"), ("top", 4, "seats[{}].top")])
def test_what_one_seat_can_t_have_no_seat_can(seat: int, name: str, value: int, field: str) -> None:
    row = from_text(FOUR).row
    getattr(row, name)[seat] = value
    row.dirhams[seat - 1] += 120 - sum(row.dirhams)
    with pytest.raises(IllegalPosition) as refused:
        check(row)
    assert refused.value.field == field.format(seat)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(("name", "value", "field"), [
    ("dirhams", 1, "seats[{}]"), ("unlaid", 1, "seats[{}]"), ("top", 0, "seats[{}].top"), ("out", 0, "seats[{}].top"),
    ("out", 2, "seats")])
def test_whichever_seat_is_out_has_nothing_left(seat: int, name: str, value: int, field: str) -> None:
    row = from_text(FOUR).row
    row.seat = (seat + 1) % 4
    row.dirhams = [40] * 4
    row.dirhams[seat], row.unlaid[seat], row.top[seat], row.out[seat] = 0, 0, -1, 1
    check(row)
    getattr(row, name)[seat] = value
    row.dirhams[seat - 1] += 120 - sum(row.dirhams)
    row.unlaid[seat] = max(row.unlaid[seat], int((name, value) == ("out", 0)))
    with pytest.raises(IllegalPosition) as refused:
        check(row)
    assert refused.value.field == field.format(seat)


def test_setup_is_untouched_is_an_invariant_of_its_own() -> None:
    row: MarrakechRow = from_text(FIRST).row
    row.colours, row.across, row.unlaid = [0b11, 0, 0, 0], 1, [14, 15, 15, 0]
    with pytest.raises(IllegalPosition, match=r"none is laid yet .*MK-2\.2"):
        check(row)


def test_no_invariant_is_listed_twice() -> None:
    assert len(set(INVARIANTS)) == len(INVARIANTS)


def test_a_state_says_itself_whether_it_is_sound() -> None:
    state = from_text(FOUR)
    row = state.row
    row.dirhams[0] += 1
    with pytest.raises(IllegalPosition, match="have 121 dirhams together; 4 players have 120"):
        State(state.game, pack(row)).check()
    with pytest.raises(IllegalPosition, match="belongs to"):
        game("marrakech", 4, must_turn=True).state(state.row)
