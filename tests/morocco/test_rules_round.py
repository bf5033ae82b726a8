"""MO-3, MO-4, MO-7: market die, scouting, and the end of a round."""

from typing import Any

import pytest

from jemaa.core.game import State
from tests.morocco.drawn import drawn, phase, texts, then


def start(players: int, **fields: Any) -> State:
    """A round begins, A first; nobody has cubes."""
    die = players < 4
    return drawn(players=players, phase="die" if die else "scout", pawn=None, **fields)


def hands(state: State) -> list[str]:
    """Each seat's cubes as letters."""
    letters = {"black": "k", "green": "g", "purple": "p", "brown": "n", "orange": "o"}
    position: Any = state.position
    return ["".join(letters[name] * count for name, count in each.cubes.items()) for each in position.seats]


# --- MO-3 market die ----------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-3.3")
def test_the_die_has_five_colours_and_one_wild() -> None:
    outcomes = {outcome.text: weight for outcome, weight in start(3).chance_outcomes}
    assert outcomes == {f"die {face}": 1 for face in ("black", "green", "purple", "brown", "orange", "wild")}


@pytest.mark.clause("MO-3.1", "MO-3.2")
def test_three_players_roll_once_and_all_gain() -> None:
    state = start(3).apply("die green")
    assert hands(state) == ["g", "g", "g"]
    assert phase(state) == "scout A"


@pytest.mark.clause("MO-3.2")
def test_two_players_roll_once_each_and_both_gain_each_time() -> None:
    state = start(2).apply("die green")
    assert phase(state) == "die A"
    state = state.apply("die orange")
    assert hands(state) == ["go", "go"]
    assert phase(state) == "scout A"


@pytest.mark.clause("MO-3.2", "MO-3.1")
@pytest.mark.parametrize("players", [4, 5])
def test_four_and_five_have_no_die(players: int) -> None:
    state = then(drawn(players=players, turn="ABCDE"[players - 1], second=True), "pass")
    assert phase(state) == "scout B"
    assert state.chance_outcomes == ()


@pytest.mark.clause("MO-3.3")
def test_on_wild_each_chooses_a_colour_in_turn_order_from_the_first_player() -> None:
    state = start(3, first="B", active="B", seat="B").apply("die wild")
    order = []
    for colour in ("black", "orange", "orange"):
        order.append(phase(state))
        assert len(texts(state, "gain")) == 5
        state = state.apply(f"gain {colour}")
    assert order == ["wild B", "wild C", "wild A"]
    assert hands(state) == ["o", "k", "o"]
    assert phase(state) == "scout B"


@pytest.mark.clause("MO-3.3", "MO-3.2")
def test_on_wild_the_second_roll_of_two_comes_after_all_have_chosen() -> None:
    state = then(start(2), "die wild", "gain black", "gain green")
    assert phase(state) == "die A"
    state = then(state, "die wild", "gain brown", "gain brown")
    assert hands(state) == ["kn", "gn"]
    assert phase(state) == "scout A"


# --- MO-4 scouting ------------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-4.2")
def test_the_first_scout_has_five_spaces_the_others_four() -> None:
    state = start(4)
    assert texts(state) == [f"scout {n}" for n in range(1, 6)]
    state = state.apply("scout 2")
    assert phase(state) == "scout B"
    assert texts(state) == ["scout 1", "scout 3", "scout 4", "scout 5"]


@pytest.mark.clause("MO-4.1", "MO-4.3")
def test_the_mover_gains_the_neighbours_the_others_what_is_under_the_pawn() -> None:
    state = start(4).apply("scout 2")  # green, between black and purple
    assert hands(state) == ["kp", "g", "g", "g"]
    state = start(4).apply("scout 1")  # the roof is a ring: black lies between orange and green
    assert hands(state) == ["go", "k", "k", "k"]
    position: Any = state.position
    assert position.roof == ["black", "green", "purple", "brown", "orange"]


@pytest.mark.clause("MO-4.2")
def test_everyone_scouts_once_in_turn_order() -> None:
    state, order = start(5, first="D", active="D", seat="D"), []
    while phase(state).startswith("scout"):
        order.append(phase(state)[-1])
        state = state.apply(texts(state)[0])
    assert "".join(order) == "DEABC"
    assert phase(state) == "assign D"


@pytest.mark.clause("MO-3.2", "MO-4.3")
@pytest.mark.parametrize(("players", "cubes"), [(2, 5), (3, 5), (4, 5), (5, 6)])
def test_how_many_cubes_everyone_gains_a_round(players: int, cubes: int) -> None:
    state = start(players)
    while not phase(state).startswith("assign"):
        state = state.apply(state.chance_outcomes[0][0] if state.chance_outcomes else texts(state)[0])
    assert [len(hand) for hand in hands(state)] == [cubes] * players


# --- MO-7 end of a round ------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-7.1")
def test_everyone_keeps_one_cube_of_their_choice_in_turn_order() -> None:
    state = drawn(turn="A", first="B", done=5, hands="ppok/kkg/gp").apply("assistant e5")
    assert phase(state) == "keep B"
    assert texts(state) == ["keep black", "keep green"]
    state = state.apply("keep black")
    assert phase(state) == "keep C"
    state = state.apply("keep purple")
    assert phase(state) == "keep A"
    state = state.apply("keep orange")
    assert hands(state) == ["o", "k", "p"]
    assert phase(state) == "die C"


@pytest.mark.clause("MO-7.1")
def test_who_has_one_cube_keeps_it_without_being_asked() -> None:
    state = drawn(turn="C", second=True, hands="k/gg/-").apply("pass")
    assert phase(state) == "keep B"
    state = state.apply("keep green")
    assert hands(state) == ["k", "g", ""]


@pytest.mark.clause("MO-7.1")
def test_keeping_is_asked_also_where_all_cubes_are_of_one_colour() -> None:
    state = drawn(turn="C", second=True, hands="-/ggg/-").apply("pass")
    assert texts(state) == ["keep green"]


@pytest.mark.clause("MO-7.1")
def test_who_need_not_keep_a_cube_is_asked_with_one_cube_too_and_may_pass() -> None:
    state = drawn(turn="C", second=True, hands="k/gg/-", options={"keep_cube": "may"}).apply("pass")
    assert phase(state) == "keep A"
    assert texts(state) == ["keep black", "pass"]
    state = state.apply("pass")
    assert phase(state) == "keep B"
    assert texts(state) == ["keep green", "pass"]
    assert hands(state.apply("keep green")) == ["", "g", ""]
    state = state.apply("pass")  # C has no cube, and is not asked
    assert hands(state) == ["", "", ""]
    assert phase(state) == "die B"


@pytest.mark.clause("MO-7.2")
def test_the_marker_moves_clockwise_and_the_pawn_to_the_middle() -> None:
    state = drawn(turn="D", second=True, players=4, pawn=3).apply("pass")
    position: Any = state.position
    assert (position.first, position.pawn, position.phase, position.done) == ("B", None, "scout", 0)
    state = drawn(turn="C", players=4, pawn=3, first="D", done=7).apply("pass")
    position = state.position
    assert (position.first, position.seat) == ("A", "A")
