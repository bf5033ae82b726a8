"""MK-1 and MK-2: components and setup."""

from typing import Any

import pytest

from jemaa.core.contract import CHANCE
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from jemaa.games import from_text, game


def begun(players: int, **options: Any) -> State:
    """A game at its first turn: A begins, all tops drawn are of the first colour."""
    state = game("marrakech", players, first_player="A", **options).start()
    while state.actor == CHANCE and state.position.phase == "deal":
        state = state.apply(state.chance_outcomes[0][0])
    return state


@pytest.mark.clause("MK-1.2", "MK-3.3")
def test_the_die_shows_one_two_two_three_three_or_four_slippers() -> None:
    rolled = begun(4).apply("ahead")
    assert [(outcome.text, weight) for outcome, weight in rolled.chance_outcomes] == [
        ("roll 1", 1), ("roll 2", 2), ("roll 3", 2), ("roll 4", 1)]


@pytest.mark.clause("MK-2.1", "MK-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_assam_begins_on_d4_facing_south_and_everyone_has_30_dirhams(players: int) -> None:
    position = begun(players).position
    assert (position.assam.square, position.assam.facing) == ("d4", "south")
    assert [seat.dirhams for seat in position.seats] == [30] * players
    assert position.rugs == []


@pytest.mark.clause("MK-2.2")
@pytest.mark.parametrize(("players", "rugs"), [(3, 15), (4, 12)])
def test_three_have_15_rugs_and_four_have_12_of_one_colour(players: int, rugs: int) -> None:
    seats = begun(players).position.seats
    assert [seat.rugs for seat in seats] == [{letter: rugs} for letter in "ABCD"[:players]]
    assert [seat.top for seat in seats] == list("ABCD"[:players])


@pytest.mark.clause("MK-2.3")
def test_two_have_12_rugs_of_each_of_two_colours_and_chance_turns_up_both_tops() -> None:
    state = game("marrakech", 2, first_player="A").start()
    assert [seat.rugs for seat in state.position.seats] == [{"A": 12, "a": 12}, {"B": 12, "b": 12}]
    assert [(outcome.text, weight) for outcome, weight in state.chance_outcomes] == [("rug 1", 12), ("rug 3", 12)]
    state = state.apply("rug 3")
    assert [(outcome.text, weight) for outcome, weight in state.chance_outcomes] == [("rug 2", 12), ("rug 4", 12)]
    state = state.apply("rug 2")
    assert [seat.top for seat in state.position.seats] == ["a", "B"]
    assert (state.position.phase, state.actor) == ("assam", 0)


@pytest.mark.clause("MK-2.3")
def test_the_next_top_is_turned_up_as_soon_as_a_rug_is_laid_by_what_is_left() -> None:
    state = begun(2).apply("ahead").apply("roll 1").apply("d6-d7")
    assert (state.position.phase, state.position.seat) == ("reveal", "A")
    assert [seat.top for seat in state.position.seats] == [None, "B"]
    state.check()
    assert [(outcome.text, weight) for outcome, weight in state.chance_outcomes] == [("rug 1", 11), ("rug 3", 12)]
    state = state.apply("rug 3")
    assert ([seat.top for seat in state.position.seats], state.actor) == (["a", "B"], 1)


@pytest.mark.clause("MK-2.3")
def test_a_pile_with_one_colour_left_needs_no_chance() -> None:
    line = "marrakech/2 7/7/7/3A>A2/7/7/7 d5s lay A 30,30 1,12,5,12 AB 0,0 first_player=A"
    state = from_text(line).apply("d6-d7")
    assert [seat.top for seat in state.position.seats] == ["a", "B"]
    assert (state.position.phase, state.actor) == ("assam", 1)


@pytest.mark.clause("MK-2.3")
def test_alternating_piles_begin_with_the_first_colour_and_ask_no_chance() -> None:
    state = begun(2, two_player_rugs="alternating", elimination=False)
    tops: list[str] = []
    while not state.is_over:
        tops.append(state.position.seats[state.actor].top)
        state = state.apply("ahead").apply("roll 1")
        state = state.apply(state.legal_actions[0])
    assert "".join(tops) == 12 * "ABab"


@pytest.mark.clause("MK-2.3")
def test_single_gives_two_players_15_rugs_of_one_colour() -> None:
    seats = begun(2, two_player_rugs="single").position.seats
    assert [(seat.rugs, seat.top) for seat in seats] == [({"A": 15}, "A"), ({"B": 15}, "B")]


@pytest.mark.clause("MK-2.2", "MK-2.3")
@pytest.mark.parametrize("rugs", ["shuffled", "alternating", "single"])
@pytest.mark.parametrize(("players", "each"), [(3, 15), (4, 12)])
def test_how_two_play_with_their_rugs_changes_nothing_for_three_and_four(players: int, each: int, rugs: str) -> None:
    state = begun(players, two_player_rugs=rugs)
    state.check()
    assert [seat.rugs for seat in state.position.seats] == [{letter: each} for letter in "ABCD"[:players]]
    state = state.apply("ahead").apply("roll 1").apply("d6-d7")
    state.check()
    assert (state.position.phase, state.position.seat) == ("assam", "B")
    assert [seat.top for seat in state.position.seats] == list("ABCD"[:players])


@pytest.mark.clause("MK-2.4")
@pytest.mark.parametrize("players", [3, 4])
def test_chance_says_who_begins_all_alike(players: int) -> None:
    state = game("marrakech", players).start()
    assert state.actor == CHANCE
    assert [(outcome.text, weight) for outcome, weight in state.chance_outcomes] == [
        (f"first {letter}", 1) for letter in "ABCD"[:players]]
    assert [state.apply(outcome).actor for outcome, _ in state.chance_outcomes] == list(range(players))


@pytest.mark.clause("MK-2.4")
def test_the_first_player_can_be_named() -> None:
    assert game("marrakech", 4, first_player="C").start().actor == 2
    with pytest.raises(BadOption, match="one of A, B, C; not D"):
        game("marrakech", 3, first_player="D")


@pytest.mark.clause("MK-2.4")
def test_play_goes_round_clockwise() -> None:
    state, turns = game("marrakech", 3, first_player="B").start(), []
    for _ in range(4):
        turns.append(state.position.seat)
        state = state.apply("left").apply("roll 1")
        state = state.apply(state.legal_actions[0])
    assert turns == ["B", "C", "A", "B"]


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        game("marrakech", players)
