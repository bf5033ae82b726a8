"""MK-3 and MK-7: the turn, in both orders."""

from collections.abc import Callable

import pytest

from jemaa.core.contract import CHANCE
from jemaa.core.errors import IllegalChoice
from jemaa.core.game import State
from jemaa.games import game

Drawn = Callable[..., State]
EMPTY = "\n".join(7 * [". . . . . . ."])
ONE_RUG = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  D> D
"""


def texts(state: State) -> list[str]:
    return [action.text for action in state.legal_actions]


@pytest.mark.clause("MK-3.1")
def test_a_turn_is_turning_rolling_moving_and_laying() -> None:
    state = game("marrakech", 4, first_player="A").start()
    phases = [state.position.phase]
    for choice in ("right", "roll 2", "a4-a5"):
        state = state.apply(choice)
        phases.append(state.position.phase)
    assert phases == ["assam", "roll", "lay", "assam"]
    assert state.position.seat == "B"


@pytest.mark.clause("MK-3.2")
@pytest.mark.parametrize(("turn", "facing"), [("left", "east"), ("ahead", "south"), ("right", "west")])
def test_assam_is_turned_a_quarter_or_not_at_all(drawn: Drawn, turn: str, facing: str) -> None:
    state = drawn(EMPTY, assam="d4s", phase="assam")
    assert texts(state) == ["left", "ahead", "right"]
    assert state.apply(turn).position.assam.facing == facing


@pytest.mark.clause("MK-3.2")
@pytest.mark.parametrize("facing", "nesw")
def test_left_and_right_undo_each_other_from_every_heading(drawn: Drawn, facing: str) -> None:
    left = drawn(EMPTY, assam=f"d4{facing}", phase="assam").apply("left").position.assam.facing
    assert drawn(EMPTY, assam=f"d4{left[0]}", phase="assam").apply("right").position.assam.facing[0] == facing


@pytest.mark.clause("MK-3.3")
@pytest.mark.parametrize(("roll", "square"), [("roll 1", "e4"), ("roll 2", "f4"), ("roll 3", "g4"), ("roll 4", "g5")])
def test_assam_walks_as_far_as_the_die_says(drawn: Drawn, roll: str, square: str) -> None:
    assert drawn(EMPTY, assam="d4e", phase="roll").apply(roll).position.assam.square == square


@pytest.mark.clause("MK-3.4")
def test_an_about_turn_changes_where_he_faces(drawn: Drawn) -> None:
    assam = drawn(EMPTY, assam="g4e", phase="roll").apply("roll 1").position.assam
    assert (assam.square, assam.facing) == ("g5", "west")


@pytest.mark.clause("MK-7.1", "MK-7.3")
def test_roll_first_turns_assam_after_the_rug() -> None:
    state = game("marrakech", 3, first_player="A", turn_order="roll_first").start()
    assert (state.actor, state.position.phase) == (CHANCE, "roll")  # nobody turns him before the first roll
    state = state.apply("roll 1").apply("d6-d7")
    assert (state.actor, state.position.phase) == (0, "assam")
    state = state.apply("right")
    assert (state.position.seat, state.position.phase) == ("B", "roll")
    assert state.position.assam.facing == "west"
    assert state.apply("roll 1").position.assam.square == "c5"


@pytest.mark.clause("MK-7.2")
def test_with_roll_first_he_may_be_left_as_he_is_unless_he_must_be_turned(drawn: Drawn) -> None:
    may = drawn(ONE_RUG, phase="assam", seat="D", options="turn_order=roll_first")
    must = drawn(ONE_RUG, phase="assam", seat="D", options="turn_order=roll_first,must_turn=on")
    assert texts(may) == ["left", "ahead", "right"]
    assert texts(must) == ["left", "right"]
    with pytest.raises(IllegalChoice, match=r"MK-7\.2: Assam must be turned: choose left or right"):
        must.apply("ahead")


@pytest.mark.clause("MK-7.2")
def test_must_turn_means_nothing_where_he_is_turned_before_the_roll(drawn: Drawn) -> None:
    assert texts(drawn(EMPTY, phase="assam", options="must_turn=on")) == ["left", "ahead", "right"]


@pytest.mark.clause("MK-7.3")
def test_nobody_turns_him_after_the_last_rug(drawn: Drawn) -> None:
    state = drawn(ONE_RUG, phase="lay", seat="D", rugs="0,0,0,1", top="---D", options="turn_order=roll_first")
    assert state.apply("d2-d3").is_over


@pytest.mark.clause("MK-7.3")
def test_who_goes_out_does_not_turn_him(drawn: Drawn) -> None:
    state = drawn("""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  B> B  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="d3s", phase="roll", dirhams="1,59,30,30", options="turn_order=roll_first").apply("roll 1")
    assert (state.position.seats[0].out, state.position.seat, state.position.phase) == (1, "B", "roll")
    assert state.position.assam.facing == "south"
