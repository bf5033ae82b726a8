"""Every choice that cannot be had is refused with the clause that forbids it."""

from typing import Any

import pytest

from jemaa.core.errors import IllegalChoice
from jemaa.games import from_text, game
from jemaa.marrakech.actions import ACTIONS, OUTCOMES

LAYING = "marrakech/4 7/3Bv3/1A>AB3/4C>C1/7/7/7 d4s lay D 30,30,30,30 11,11,11,12 ABCD 0,0,0,0 -"
TURNING = LAYING.replace("lay", "assam")
ROLLING = LAYING.replace("lay", "roll")
LAYING_VARIANT = LAYING.removesuffix("-") + "turn_order=roll_first,must_turn=on"
OVER = "marrakech/3 7/7/1A>A4/7/7/7/7 d6s over B 30,30,30 0,0,0 --- 0,0,0 -"


@pytest.mark.parametrize(("line", "choice", "clause", "reason"), [
    (LAYING, "left", "MK-3.1", "a rug is laid: choose its two squares, such as c3-d3"),
    (LAYING_VARIANT, "left", "MK-7.1", "a rug is laid"),
    (LAYING, "d4-e4", "MK-5.1", "d4-e4 would lie under Assam, on d4"),
    (LAYING, "a1-b1", "MK-5.1", "a1-b1 shares no side with Assam's square d4"),
    (LAYING, "c4-d4", "MK-5.1", "under Assam"),
    (LAYING, "d2-d3", "MK-5.3", "d2-d3 shows both halves of one rug of B"),
    (LAYING, "e4-f4", "MK-5.3", "one rug of C"),
    (LAYING.removesuffix("-") + "different_colours=on", "e4-f4", "MK-5.3", "shows two halves of the colour C"),
    (LAYING, "roll 1", "MK-3.1", "a seat chooses now, not chance"),
    (LAYING, OUTCOMES["roll 1"], "MK-3.1", "a seat chooses now, not chance"),
    (LAYING, "right", "MK-3.1", "Assam is not turned now"),
    (LAYING, "elsewhere", "MK-3.1", "means nothing"),
    (LAYING, 87, "MK-3.1", "means nothing"),
    (TURNING, "a1-b1", "MK-3.1", "no rug is laid now; Assam is turned: choose left, ahead or right"),
    (TURNING, "d5-d6", "MK-3.1", "Assam is turned: choose left, ahead or right"),
    (TURNING.replace(" -", " turn_order=roll_first,must_turn=on"), "ahead", "MK-7.2", "choose left or right"),
    (TURNING.replace(" -", " turn_order=roll_first,must_turn=on"), "d5-d6", "MK-7.1", "choose left or right"),
    (ROLLING, "left", "MK-3.3", "chance acts, with one of roll 1, roll 2, roll 3, roll 4"),
    (ROLLING, ACTIONS["right"], "MK-3.3", "right can't be: chance acts"),
    (ROLLING, "first A", "MK-3.3", "chance acts"),
    (OVER, "left", "MK-6.1", "the game is over"),
    (OVER, 0, "MK-6.1", "the game is over"),
])
def test_a_refusal_names_the_clause_and_what_to_do(line: str, choice: int | str, clause: str, reason: str) -> None:
    with pytest.raises(IllegalChoice) as refused:
        from_text(line).apply(choice)
    assert refused.value.clause == clause
    assert reason in refused.value.reason


@pytest.mark.parametrize(("options", "clause"), [({}, "MK-2.4"), ({"first_player": "A"}, "MK-2.3")])
def test_chance_has_a_clause_at_the_setup_too(options: dict[str, Any], clause: str) -> None:
    with pytest.raises(IllegalChoice, match=clause):
        game("marrakech", 2, **options).start().apply("left")


def reasons(line: str, seat: int | None) -> dict[str, tuple[str, dict[str, str]]]:
    """Square, or two of them -> the reason against it and its details, as the view of a seat has them."""
    found = from_text(line).view(seat).refused
    assert all(each.verbs == ("",) for each in found)
    return {cell: (each.reason, each.details) for each in found for cell in each.cells or ("",)}


@pytest.mark.clause("MK-5.1", "MK-5.3")
def test_the_view_has_a_reason_for_every_square_that_no_rug_may_cover() -> None:
    found = reasons(LAYING, 3)
    assert found["d4"] == ("under-assam", {"square": "d4"})
    assert found["a1"] == found["e2"] == ("not-beside", {"square": "d4"})
    assert found["d2"] == ("both-halves", {"squares": "d2-d3", "seat": "B"})
    assert found["f4"] == ("both-halves", {"squares": "e4-f4", "seat": "C"})
    legal = {square for action in from_text(LAYING).legal_actions for square in action.text.split("-")}
    singles = {cell for cell in found if "-" not in cell}
    assert singles | legal == {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)}
    assert not singles & legal
    assert all(clause.startswith("MK-5.") for clause in (each.clause for each in from_text(LAYING).view(3).refused))


@pytest.mark.clause("MK-5.3")
def test_two_squares_that_each_have_a_rug_may_have_a_reason_together() -> None:
    line = "marrakech/4 7/2A>A3/7/2B>B3/7/7/7 d3s lay D 30,30,30,30 11,11,11,12 ABCD 0,0,0,0 -"
    found = reasons(line, 3)
    legal = {square for action in from_text(line).legal_actions for square in action.text.split("-")}
    assert {"c2", "d2", "c4", "d4"} <= legal
    assert found["c2-d2"] == ("both-halves", {"squares": "c2-d2", "seat": "A"})
    assert found["c4-d4"] == ("both-halves", {"squares": "c4-d4", "seat": "B"})


@pytest.mark.parametrize(("line", "seat"), [(LAYING, 0), (LAYING, None), (ROLLING, 3), (OVER, 1)])
def test_who_does_not_choose_gets_no_reasons(line: str, seat: int | None) -> None:
    assert from_text(line).view(seat).refused == ()


@pytest.mark.clause("MK-3.2")
def test_while_assam_is_turned_one_reason_holds_for_all_other_squares() -> None:
    assert reasons(TURNING, 3) == {"": ("turn", {})}
