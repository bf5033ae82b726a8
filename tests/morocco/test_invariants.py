"""Each invariant, by a row that breaks it."""

from collections.abc import Callable
from typing import Any

import pytest

from jemaa.core.errors import IllegalPosition
from jemaa.core.game import State
from jemaa.games import from_json, from_text, game
from jemaa.morocco.invariants import INVARIANTS, check
from jemaa.morocco.position import COUNTS
from jemaa.morocco.state import NONE
from tests.morocco.drawn import drawn, then
from tests.morocco.test_rules_end import ONE_OPEN

CUBES = ("cube black", "cube green", "cube purple", "cube brown")
A, AB, AT, B, BB = 1, 2, 3, 4, 5
"""Workers as a row has them."""

FIVE_OPEN: dict[Any, Any] = {"tiles": [6] * 20 + [0] * 5, "arrows": [2, 2, 2, 2, 3] * 4 + [0] * 5}

STATES: dict[str, State] = {}


def state(name: str) -> State:
    """A state to be broken, by name."""
    made: dict[str, Any] = {
        "start": lambda: game("morocco", 3).start(),
        "deal": lambda: then(game("morocco", 3).start(), *CUBES * 3, "juice 2"),
        "first": lambda: then(game("morocco", 2, juice_values=(36, 0, 0)).start(), *CUBES * 3),
        "die": lambda: drawn(phase="die", pawn=None),
        "two": lambda: drawn(players=2, phase="die", pawn=None).apply("die black"),
        "wild": lambda: drawn(phase="die", pawn=None).apply("die wild"),
        "wild two": lambda: then(drawn(players=2, phase="die", pawn=None), "die black", "die wild"),
        "scout": lambda: drawn(players=4, phase="scout", pawn=None).apply("scout 2"),
        "assign": lambda: drawn("A B\nB .\n", hands="kkg"),
        "placed": lambda: drawn(hands="kk", seats={"A": {"coins": 1}}).apply("assistant a1"),
        "extra": lambda: drawn(hands="kkg").apply("tourist b1"),
        "cousins": lambda: drawn(hands="kkg").apply("cousins b1"),
        "cousin": lambda: then(drawn(hands="kkg"), "cousins b1", "pay green"),
        "reward": lambda: drawn("A B\nC .\n", hands="kk").apply("assistant b2"),
        "reward of four": lambda: drawn("A B\nC .\n", hands="kk", players=4).apply("assistant b2"),
        "arrow": lambda: drawn("A A\nAt .\n", hands="kk").apply("assistant b2"),
        "chain": lambda: then(drawn("B . | . C\nB B | C C", hands="kkg"), "cousins b1", "pay green", "cousin c1"),
        "move": lambda: then(drawn("A A\nAt .\n", hands="kk"), "assistant b2", "arrow east"),
        "arrowless": lambda: drawn("# _ | # A\n# - | # >", options={"empty_tile_arrow": False}),
        "arrow of the owner": lambda: drawn("A A\nAt .\n", hands="kk", options={"empty_tile_arrow": False}).apply(
            "assistant b2"),
        "keep": lambda: drawn(hands="k/gg/-", turn="C", second=True).apply("pass"),
        "keep or none": lambda: drawn(hands="-/g/-", turn="C", second=True, options={"keep_cube": "may"}).apply("pass"),
        "over": lambda: drawn(hands="k/-/-", turn="C", second=True, idle=2).apply("pass"),
        "all closed": lambda: drawn(ONE_OPEN, hands="kk").apply("assistant b2"),
    }
    if name not in STATES:
        STATES[name] = made[name]()
    return STATES[name]


@pytest.mark.parametrize(("name", "broken", "field", "clause", "reason"), [
    ("assign", {"players": 6}, "players", "MO-1.5", "are 2 to 5"),
    ("assign", {"juice_values": [12, 12, 13]}, "options.juice_values", "MO-1.3",
     "are 3 numbers, none below 0, that sum to 36"),
    ("assign", {"first_player": 4}, "options.first_player", "MO-2.2", "is no seat of 3 players"),
    ("assign", {"third_place_points": 0}, "options.third_place_points", "MO-6.5", "has no such value"),
    ("assign", {"open_juice": 2}, "options.open_juice", "MO-9.3", "has no such value"),
    ("assign", {"phase": 15}, "phase", "MO-3.1", "is none in which anybody acts, nor the end"),
    ("assign", {"phase": 24}, "phase", "MO-3.1", "is none in which anybody acts, nor the end"),
    ("assign", {"first": 3}, "first", "MO-2.2", "is no seat of 3 players"),
    ("assign", {"seat": -1}, "seat", "MO-5.1", "is no seat of 3 players"),
    ("assign", {("workers", 9): 10}, "stalls[2].workers", "MO-1.1", "has no such value as 10"),
    ("assign", {("tiles", 3): 4}, "stalls[3].tile", "MO-6.9", "has no such value as 4"),
    ("assign", {("arrows", 3): 5}, "stalls[3].arrow", "MO-6.10", "has no such value as 5"),
    ("assign", {("juice", 3): 5}, "juice[3].value", "MO-1.3", "has no such value as 5"),
    ("assign", {("taken", 3): 4}, "juice[3].taken", "MO-6.7", "has no such value as 4"),
    ("assign", {"waiting": [25, NONE]}, "waiting[0]", "MO-6.1", "has no such value as 25"),
    ("assign", {"closing": 25}, "closing", "MO-6.1", "has no such value as 25"),
    ("assign", {"space": 100}, "space", "MO-5.5", "has no such value as 100"),
    ("assign", {"pawn": 6}, "pawn", "MO-4.2", "has no such value as 6"),
    ("assign", {"placed": 2}, "placed", "MO-5.7", "has no such value as 2"),
    ("assign", {("cubes", 15): 1}, "seats", "MO-1.5", "D is no seat of 3 players"),
    ("assign", {("coins", 4): 1}, "seats", "MO-1.5", "E is no seat of 3 players"),
    ("assign", {("assistants", 0): 12}, "seats[0].assistants", "MO-1.5",
     "are 13 with those on the market, but there are 12"),
    ("assign", {("bodyguards", 0): 1}, "seats[0].bodyguards", "MO-1.5",
     "are 3 with those on the market, but there are 2"),
    ("assign", {("tourists", 0): 3}, "seats[0].tourists", "MO-1.5", "are 3 with those on the market, but there are 2"),
    ("assign", {("market_tiles", 0): 11}, "seats[0].market_tiles", "MO-1.5",
     "are 11 with those on the market, but there are 12"),
    ("assign", {("cousins", 0): 3}, "seats[0].cousins", "MO-1.5", "are 3 with those on the market, but there are 2"),
    ("assign", {("coins", 0): 4}, "seats[0].coins", "MO-6.6", "are 4 with those on the market, but there are 3"),
    ("assign", {("bodyguards", 0): -1, ("quarters", 0): 3}, "seats[0]", "MO-1.5",
     "has less than nothing, or is owed more than one"),
    ("reward", {("owed", 1): 2}, "seats[1]", "MO-1.5", "has less than nothing, or is owed more than one"),
    ("assign", {"rows": [0, 0, 2, 3, 4]}, "rows", "MO-2.1", "have one cube of each colour"),
    ("assign", {"roof": [0, 1, 2, 3, 5]}, "roof", "MO-2.1", "have one cube of each colour"),
    ("start", {"rows": [NONE, 1, NONE, NONE, NONE]}, "rows", "MO-2.1", "are dealt in order, without gaps"),
    ("start", {"rows": [0, 1, 2, 3, NONE]}, "rows", "MO-2.1", "can't have 4 cubes in the phase deal rows"),
    ("start", {"columns": [0, NONE, NONE, NONE, NONE]}, "columns", "MO-2.1",
     "can't have 1 cubes in the phase deal rows"),
    ("assign", {"columns": [0, 1, 2, 3, NONE]}, "columns", "MO-2.1", "can't have 4 cubes in the phase assign"),
    ("deal", {"undealt": [12, 12, 12]}, "juice", "MO-1.3", "there are 12 tokens worth 2"),
    ("deal", {"juice": [0, 2, *[0] * 34]}, "juice", "MO-2.1", "is dealt in order, without gaps"),
    ("deal", {"juice": [2] * 12 + [3] * 12 + [0] * 12, "undealt": [0, 0, 12]}, "phase", "MO-2.1",
     "is not `deal juice`: chance has nothing left to"),
    ("assign", {("juice", 35): 0, "undealt": [0, 0, 1]}, "juice", "MO-1.3", "has 36 tokens, not 35"),
    ("start", {("juice", 0): 2, "undealt": [11, 12, 12]}, "juice", "MO-2.1", "is dealt after the cubes"),
    ("first", {"first_player": 1}, "phase", "MO-2.2", "is not `first`: an option names the first player"),
    ("first", {("points", 0): 1}, "seats[0].points", "MO-1.5", "begin with 0"),
    ("first", {("tiles", 0): 6}, "stalls", "MO-2.1", "are all open, and all tokens lie there, at the"),
    ("first", {"idle": 1}, "first", "MO-2.2", "is not known yet, so nobody acts"),
    ("assign", {"done": 6}, "done", "MO-5.1", "is below 6 in the phase assign"),
    ("scout", {"done": 4}, "done", "MO-5.1", "is below 4 in the phase scout"),
    ("keep", {"done": 3}, "done", "MO-5.1", "is below 3 in the phase keep"),
    ("die", {"done": 1}, "done", "MO-5.1", "is below 1 in the phase die"),
    ("assign", {"active": 1}, "active", "MO-5.1", "is A: A is first, and 0 have been"),
    ("wild", {"active": 1}, "active", "MO-5.1", "is A: A is first, and 0 have been"),
    ("assign", {"seat": 1}, "seat", "MO-5.1", "is A: A is first, and 0 have been"),
    ("keep", {"seat": 2}, "seat", "MO-5.1", "is B: A is first, and 1 have been"),
    ("assign", {"rolled": 1}, "rolled", "MO-3.2", "can't be 1 with 3 players in the phase assign"),
    ("die", {"rolled": 1}, "rolled", "MO-3.2", "can't be 1 with 3 players in the phase die"),
    ("two", {"rolled": 2}, "rolled", "MO-3.2", "can't be 2 with 2 players in the phase die"),
    ("wild", {"rolled": 0}, "rolled", "MO-3.2", "can't be 0 with 3 players in the phase wild"),
    ("assign", {"pawn": 5}, "pawn", "MO-4.2", "is in the middle, and only there, until the round's"),
    ("die", {"pawn": 1}, "pawn", "MO-4.2", "is in the middle, and only there, until the round's"),
    ("scout", {"pawn": 5}, "pawn", "MO-4.2", "is in the middle, and only there, until the round's"),
    ("assign", {("cubes", 0): 7}, "seats[0].cubes", "MO-7.1", "are 8, but 6 at most"),
    ("assign", {("cubes", 0): -1}, "seats[0].cubes", "MO-7.1", "are 0, but 6 at most"),
    ("scout", {("cubes", 0): 4}, "seats[0].cubes", "MO-7.1", "are 5, but 3 at most"),
    ("scout", {("cubes", 0): 0, ("cubes", 2): 0}, "seats[0].cubes", "MO-4.3", "are 0, but 2 were gained"),
    ("two", {("cubes", 0): 0}, "seats[0].cubes", "MO-4.3", "are 0, but 1 were gained"),
    ("wild two", {("cubes", 5): 0}, "seats[1].cubes", "MO-4.3", "are 0, but 1 were gained"),
    ("keep", {("cubes", 0): 2}, "seats[0].cubes", "MO-7.1", "are one at most, after the seat kept one"),
    ("keep or none", {("cubes", 6): 0}, "seat", "MO-7.1", "B has too few cubes to choose among"),
    ("keep", {("cubes", 6): 1}, "seat", "MO-7.1", "B has too few cubes to choose among"),
    ("assign", {"placed": 1, "idle": -1}, "placed", "MO-5.7", "is true only until the turn ends, at once where no"),
    ("arrow", {"placed": 0}, "placed", "MO-6.1", "is false, but stalls close after a placement"),
    ("all closed", {"placed": 0}, "placed", "MO-6.1", "is false, but stalls close after a placement"),
    ("assign", {"idle": -1}, "idle", "MO-8.4", "can't be -1 here"),
    ("scout", {"idle": -1}, "idle", "MO-8.4", "can't be -1 here"),
    ("keep", {"idle": -1}, "idle", "MO-8.4", "can't be -1 here"),
    ("assign", {"idle": 3}, "idle", "MO-8.4", "can't be 3 here"),
    ("placed", {"idle": 0}, "idle", "MO-8.4", "can't be 0 here"),
    ("assign", {"space": 0}, "space", "MO-5.5", "is given in the phases `extra` and `cousin`, and"),
    ("extra", {"space": NONE}, "space", "MO-5.5", "is given in the phases `extra` and `cousin`, and"),
    ("extra", {"space": 0}, "space", "MO-5.5", "on a1 stands nobody of A whose placement could be"),
    ("cousin", {("workers", 1): AT, ("assistants", 0): 12, ("tourists", 0): 1}, "space", "MO-5.5",
     "on b1 stands nobody of A whose placement could be"),
    ("cousins", {("cousins", 0): 2}, "space", "MO-5.5", "a second cousin can't follow the one on b1"),
    ("cousins", {("workers", 0): A, ("workers", 1): 0, "space": 0}, "space", "MO-5.5",
     "a second cousin can't follow the one on a1"),
    ("extra", {("cubes", 1): 0}, "seats[0].cubes", "MO-5.3", "are none, but one more is to be paid"),
    ("assign", {("tiles", 0): 6, ("arrows", 0): 2}, "stalls[0].workers", "MO-6.8",
     "are in a closed stall, which all have left"),
    ("assign", {"workers": [AB, AB, 5, 5, *[0] * 96], "assistants": [12, 12, 12, 0, 0], "quarters": [0, 0, 2, 0, 0]},
     "stalls[0].workers", "MO-6.2", "have more strength than 5"),
    ("assign", {("arrows", 3): 1}, "stalls[3].arrow", "MO-6.10", "lies on a closed stall and points at another"),
    ("assign", {("arrows", 24): 2}, "stalls[24].arrow", "MO-6.10", "lies on a closed stall and points at another"),
    ("assign", {("tiles", 23): 6, ("arrows", 23): 2}, "stalls[23].arrow", "MO-6.10",
     "is in no order of closing: where an arrow points a"),  # D5 and E5 at each other
    ("assign", {("arrows", 24): 0}, "stalls[24].arrow", "MO-6.10", "is missing: a stall beside it is open"),
    ("scout", {("tiles", 0): 6, ("arrows", 0): 2, ("arrows", 24): 0}, "stalls[24].arrow", "MO-6.10",
     "is missing: a stall beside it is open"),  # A1 has its arrow
    ("arrowless", {("arrows", 0): 3}, "stalls[0].arrow", "MO-6.10", "is there, but empty-stall tiles have none"),
    ("arrowless", {("arrows", 1): 0}, "stalls[1].arrow", "MO-6.10", "is missing: a stall beside it is open"),
    ("arrowless", {"empty_tile_arrow": 2}, "options.empty_tile_arrow", "MO-6.10", "has no such value"),
    ("assign", {"keep_cube": 2}, "options.keep_cube", "MO-7.1", "has no such value"),
    ("assign", {"must_place": 2}, "options.must_place", "MO-5.2", "has no such value"),
    ("arrow of the owner", {("tiles", 0): 6, ("market_tiles", 0): 12}, "closing", "MO-6.10",
     "A1 has no arrow to be pointed"),
    ("chain", {"waiting": [NONE, 1]}, "waiting", "MO-6.1", "names each stall once"),
    ("chain", {"waiting": [1, 1]}, "waiting", "MO-6.1", "names each stall once"),
    ("chain", {"waiting": [2, NONE]}, "waiting", "MO-6.1", "C1 is not full, so it doesn't close"),
    ("chain", {"waiting": [NONE, NONE]}, "waiting", "MO-6.1", "B1 is full, so it closes"),
    ("assign", {"waiting": [0, NONE]}, "waiting", "MO-6.1", "is empty where no stall is being closed"),
    ("assign", {("workers", 3): A, ("assistants", 0): 10}, "waiting", "MO-6.1", "A1 is full, so it closes"),
    ("assign", {"closing": 0}, "closing", "MO-6.1", "is given in the phases `reward`, `arrow` and `move`"),
    ("move", {"closing": NONE}, "closing", "MO-6.1", "is given in the phases `reward`, `arrow` and `move`"),
    ("keep", {("owed", 1): 1}, "seats", "MO-6.6", "are owed a reward only in the phase `reward`"),
    ("keep", {("guests", 1): 1, ("tourists", 1): 1}, "seats", "MO-6.11",
     "have guests only in the phases `arrow` and `move`"),
    ("reward", {("owed", 0): 1}, "seats[0].owed", "MO-6.4", "is true, but the seat is no second or third that"),
    ("reward", {("workers", 3): 0, ("assistants", 0): 11}, "waiting", "MO-6.1", "A1 is not full, so it doesn't close"),
    ("reward of four", {("owed", 3): 1}, "seats[3].owed", "MO-6.4", "is true, but the seat is no second or third"),
    ("reward", {"seat": 2}, "seat", "MO-6.6", "is the first from the active one that is owed a"),
    ("reward", {("coins", 1): 3}, "seat", "MO-6.6", "is the first from the active one that is owed a"),
    ("arrow", {("arrows", 0): 2}, "closing", "MO-6.10", "A1 has no arrow to be pointed"),
    ("arrow", {"seat": 1}, "seat", "MO-6.10", "points the arrow as the tile's owner, or as the"),
    ("arrow", {("tiles", 0): 6, ("market_tiles", 0): 12, "seat": 1}, "seat", "MO-6.10",
     "points the arrow as the tile's owner, or as the"),
    ("move", {"workers": [0, 0, 0, 0, A, A, A, A, *[0] * 92], ("assistants", 0): 8}, "closing", "MO-6.11",
     "no arrow of A1 points at a free space"),
    ("move", {"seat": 1}, "seat", "MO-6.11", "is the first from the active one that has a guest"),
    ("move", {("guests", 0): 0}, "seat", "MO-6.11", "is the first from the active one that has a guest"),
    ("assign", {("points", 0): 6}, "seats[0].points", "MO-6.3", "are 5 a market tile laid at least; at most 5 with 1"),
    ("arrow", {("points", 0): 4}, "seats[0].points", "MO-6.3", "are 5 a market tile laid at least; at most 10 with 2"),
    ("first", {("coins", 0): 1}, "seats[0].coins", "MO-1.5", "begin with 0"),
    ("assign", {("tiles", 24): 0, ("arrows", 24): 0, ("coins", 0): 1}, "seats[0].coins", "MO-6.4",
     "and bodyguards are earned by closing stalls"),
    ("assign", {("taken", 3): 1}, "juice[3].taken", "MO-6.7", "is a seat, but no stall around it has closed"),
    ("over", {"idle": 2}, "phase", "MO-8.1", "is `over`, but more than 5 stalls are open, and"),
    ("all closed", {"phase": 8, ("coins", 0): 1}, "phase", "MO-8.2", "is not `over`, but no stall is open"),
    ("keep", {"idle": 3}, "idle", "MO-8.4", "can't be 3 here"),
    ("die", FIVE_OPEN, "phase", "MO-8.1", "is die, but"),
    ("wild", FIVE_OPEN, "phase", "MO-8.1", "is wild, but"),
    ("scout", FIVE_OPEN, "phase", "MO-8.1", "is scout, but"),
    ("keep", FIVE_OPEN, "phase", "MO-8.1", "is keep, but the round before was the last one"),
])
def test_a_row_that_breaks_an_invariant_is_named_with_its_clause(
        name: str, broken: dict[str | tuple[str, int], Any], field: str, clause: str, reason: str) -> None:
    row = state(name).row
    check(row)
    for key, value in broken.items():
        if isinstance(key, tuple):
            getattr(row, key[0])[key[1]] = value
        else:
            setattr(row, key, value)
    with pytest.raises(IllegalPosition) as refused:
        check(row)
    assert (refused.value.field, refused.value.clause) == (field, clause), refused.value.reason
    assert reason in refused.value.reason


@pytest.mark.parametrize("stall", range(24))
@pytest.mark.parametrize(("workers", "closed", "field", "reason"), [
    ([A, A, A, A], False, "waiting", "is full, so it closes"),
    ([AB, AB, BB, BB], False, "stalls[{}].workers", "have more strength than 5"),
    ([A, 0, 0, 0], True, "stalls[{}].workers", "are in a closed stall, which all have left"),
    ([0, 0, 0, A], True, "stalls[{}].workers", "are in a closed stall, which all have left"),
])
def test_what_can_t_be_in_one_stall_can_t_be_in_any(
        stall: int, workers: list[int], closed: bool, field: str, reason: str) -> None:
    row = drawn().row
    row.workers[4 * stall : 4 * stall + 4] = workers
    row.assistants[0] -= workers.count(A)
    for seat, worker in enumerate((AB, BB)):
        row.quarters[seat] -= workers.count(worker)
    row.tiles[stall], row.arrows[stall] = (6, 1) if closed else (0, 0)
    with pytest.raises(IllegalPosition, match=reason) as refused:
        check(row)
    assert refused.value.field == field.format(stall)


@pytest.mark.parametrize("stall", range(24))
def test_no_arrow_lies_on_an_open_stall_nor_points_off_the_market(stall: int) -> None:
    for arrow in range(1, 5):
        row = drawn().row
        row.arrows[stall] = arrow
        with pytest.raises(IllegalPosition, match="lies on a closed stall and points at another") as refused:
            check(row)
        assert refused.value.field == f"stalls[{stall}].arrow"


@pytest.mark.parametrize("corner", range(36))
def test_no_token_is_taken_before_a_stall_around_it_has_closed(corner: int) -> None:
    row = drawn().row
    row.taken[corner] = 3
    if corner in {28, 29, 34, 35}:  # around E5
        check(row)
        return
    with pytest.raises(IllegalPosition, match="no stall around it has closed") as refused:
        check(row)
    assert refused.value.field == f"juice[{corner}].taken"


def test_every_position_of_the_setup_is_sound() -> None:
    made, tokens = game("morocco", 3).start(), [f"juice {value}" for value in (2, 3, 4) for _ in range(12)]
    for choice in [*CUBES * 3, *tokens[:24], "first C", "die wild"]:
        made.check()
        assert from_text(made.text) == made
        made = made.apply(choice)
    made.check()


def last_two() -> State:
    return drawn("B . | . C\nB B | C C", "D5", hands="nog")


@pytest.mark.parametrize("make", [
    lambda: drawn("A B\nC .", hands="kkg").apply("tourist b2"),
    lambda: drawn("A .\nC B", hands="kkg").apply("cousins b1"),
    lambda: then(drawn("A .\nC B", hands="kkg"), "cousins b1", "pay green"),
    lambda: drawn("B A\nC .", hands="-/kk", turn="B").apply("assistant b2"),
    lambda: then(last_two(), "cousins h9", "pay green", "cousin i9"),
    lambda: then(last_two(), "cousins h9", "pay green", "cousin i9", "arrow east"),
    lambda: drawn("B .\nC .", "E5", hands="oog").apply("tourist j10"),
    lambda: then(drawn("At A | C C\nA . | C .", hands="kk"), "assistant b2", "arrow east"),
    lambda: then(drawn("At A | C C\nAt . | C .", hands="kk"), "assistant b2", "arrow east", "move d2"),
])
def test_positions_in_the_middle_of_a_placement_or_a_closing_are_sound_in_the_last_stall_too(
        make: Callable[[], State]) -> None:
    made = make()
    made.check()
    assert from_text(made.text) == made
    assert from_json(made.json) == made


@pytest.mark.clause("MO-3.3")
def test_every_seat_in_turn_may_be_the_one_that_chooses_a_wild_cube() -> None:
    made = drawn(phase="die", pawn=None).apply("die wild")
    for place in range(3):
        assert (made.row.done, made.row.seat) == (place, place)
        made.check()
        made = made.apply(made.legal_actions[0])


@pytest.mark.clause("MO-8.4")
def test_a_later_turn_may_follow_a_placement_in_the_same_round() -> None:
    made = then(drawn(hands="kk"), "assistant a1")
    assert (made.row.done, made.row.idle) == (1, -1)
    made.check()


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize(("name", "value", "field"), [
    ("assistants", 13, "seats[{}].assistants"), ("assistants", 11, "seats[{}].assistants"),
    ("bodyguards", 1, "seats[{}].bodyguards"), ("quarters", 1, "seats[{}].bodyguards"),
    ("quarters", 3, "seats[{}].bodyguards"),
    ("tourists", 3, "seats[{}].tourists"), ("tourists", -1, "seats[{}].tourists"),
    ("market_tiles", 13, "seats[{}].market_tiles"), ("market_tiles", 11, "seats[{}].market_tiles"),
    ("cousins", 3, "seats[{}].cousins"), ("cousins", -1, "seats[{}].cousins"),
    ("coins", 4, "seats[{}].coins"), ("coins", -1, "seats[{}].coins"),
    ("points", -1, "seats[{}]"), ("points", 6, "seats[{}].points"),
    ("owed", 2, "seats[{}]"), ("owed", -1, "seats[{}]"), ("owed", 1, "seats"), ("guests", 1, "seats"),
    ("guests", 3, "seats[{}].tourists"), ("guests", -1, "seats[{}]")])
def test_what_one_seat_can_t_have_no_seat_can(seat: int, name: str, value: int, field: str) -> None:
    row = drawn(players=5).row
    check(row)
    getattr(row, name)[seat] = value
    if (name, value) == ("guests", 1):
        row.tourists[seat] = 1
    with pytest.raises(IllegalPosition) as refused:
        check(row)
    assert refused.value.field == field.format(seat)


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize("colour", range(5))
def test_no_seat_has_more_cubes_of_any_colour_than_it_gained(seat: int, colour: int) -> None:
    row = drawn(players=5, hands="-/-/-/-/-").row
    row.cubes[5 * seat + colour] = 7  # one kept, one from each scout, and another from its own
    check(row)
    for wrong in (8, -1):
        row.cubes[5 * seat + colour] = wrong
        with pytest.raises(IllegalPosition) as refused:
            check(row)
        assert refused.value.field == f"seats[{seat}].cubes"


@pytest.mark.parametrize("seat", [3, 4])
@pytest.mark.parametrize("name", [*COUNTS, "cubes"])
def test_a_seat_that_is_not_in_the_game_has_nothing(seat: int, name: str) -> None:
    row = drawn().row
    getattr(row, name)[seat if name != "cubes" else 5 * seat + 4] = 1
    with pytest.raises(IllegalPosition, match=f"{'ABCDE'[seat]} is no seat of 3 players"):
        check(row)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", COUNTS)
def test_nobody_begins_with_more_or_less_than_all_others(seat: int, name: str) -> None:
    row = state("first").row
    getattr(row, name)[seat] += 1
    with pytest.raises(IllegalPosition) as refused:
        check(row)
    assert refused.value.field.startswith(f"seats[{seat}]")


@pytest.mark.parametrize(("name", "index", "value", "field"), [
    ("workers", 99, 10, "stalls[24].workers"), ("workers", 99, -1, "stalls[24].workers"),
    ("workers", 0, 10, "stalls[0].workers"), ("tiles", 24, 4, "stalls[24].tile"), ("tiles", 24, 7, "stalls[24].tile"),
    ("tiles", 0, -1, "stalls[0].tile"), ("arrows", 24, 5, "stalls[24].arrow"), ("arrows", 0, -1, "stalls[0].arrow"),
    ("juice", 35, 1, "juice[35].value"), ("juice", 0, 5, "juice[0].value"), ("taken", 35, 4, "juice[35].taken"),
    ("taken", 0, -1, "juice[0].taken"), ("waiting", 1, 25, "waiting[1]"), ("waiting", 0, -2, "waiting[0]"),
    ("closing", None, -2, "closing"), ("space", None, -2, "space"), ("pawn", None, -1, "pawn"),
    ("placed", None, -1, "placed"), ("phase", None, -1, "phase"), ("phase", None, 22, "phase"),
    ("seat", None, 3, "seat"), ("active", None, 3, "active"), ("active", None, -1, "active"),
    ("first", None, -1, "first"), ("players", None, 1, "players"), ("first_player", None, -1, "options.first_player"),
    ("third_place_points", None, 3, "options.third_place_points"), ("open_juice", None, -1, "options.open_juice"),
    ("juice_values", 2, 11, "options.juice_values")])
def test_a_number_that_means_nothing_is_named(name: str, index: int | None, value: int, field: str) -> None:
    row = state("assign").row
    if index is None:
        setattr(row, name, value)
    else:
        getattr(row, name)[index] = value
    with pytest.raises(IllegalPosition) as refused:
        check(row)
    assert refused.value.field == field


def test_no_number_of_juice_tokens_is_below_0() -> None:
    row = state("assign").row
    row.juice_values = [-1, 12, 25]
    with pytest.raises(IllegalPosition, match="none below 0"):
        check(row)


def test_every_invariant_is_listed() -> None:
    assert len(INVARIANTS) == len(set(INVARIANTS)) == 19
