"""MK-6: the end, the points and the ranks."""

from collections.abc import Callable

import pytest

from jemaa.core.contract import OVER
from jemaa.core.errors import IllegalPosition
from jemaa.core.game import State
from jemaa.games import from_text, game
from tests.played import walk

Drawn = Callable[..., State]

LAST = """
    .  .  .  .  .  .  .
    .  B> B  A  .  .  .
    .  .  .  C> C  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  D> D  .  .  .
    .  .  .  .  .  .  .
"""


@pytest.mark.clause("MK-6.1")
def test_the_game_ends_with_the_last_rug(drawn: Drawn) -> None:
    state = drawn(LAST, assam="d4s", seat="D", rugs="0,0,0,1", top="---D")
    assert not state.is_over
    assert (end := state.apply("d5-e5")).is_over
    assert end.actor == OVER
    assert end.legal_actions == ()
    assert end.chance_outcomes == ()


@pytest.mark.clause("MK-6.1")
def test_seats_without_a_rug_are_passed_over(drawn: Drawn) -> None:
    state = drawn(LAST, assam="d4s", seat="D", rugs="0,0,1,1", top="--CD").apply("d5-e5")
    assert (state.position.seat, state.position.phase) == ("C", "assam")


@pytest.mark.clause("MK-6.1")
def test_the_rugs_of_those_out_keep_no_game_going(drawn: Drawn) -> None:
    state = drawn(LAST, assam="d4s", seat="D", dirhams="40,40,0,40", out="0,0,1,0", rugs="0,0,0,1", top="---D")
    assert state.apply("d5-e5").is_over


@pytest.mark.clause("MK-6.1")
def test_the_last_one_left_ends_it_at_once_or_lays_the_rest(drawn: Drawn) -> None:
    words = {"assam": "b1s", "phase": "roll", "dirhams": "1,119,0,0", "out": "0,0,1,2"}
    assert drawn(LAST, **words).apply("roll 1").is_over
    state = drawn(LAST, **words, options="lone_survivor=plays_on").apply("roll 1")
    assert not state.is_over
    turns = 0
    while not state.is_over:
        assert state.position.seat == "B"
        state = state.apply("ahead").apply("roll 1")
        state, turns = state.apply(state.legal_actions[0]), turns + 1
    assert turns == 11


@pytest.mark.clause("MK-6.1")
def test_a_game_of_three_goes_on_while_two_are_left(drawn: Drawn) -> None:
    state = drawn("""
        .  .  .  .  .  .  .
        .  B> B  A  .  .  .
        .  .  .  C> C  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="b1s", phase="roll", players=3, dirhams="1,59,30").apply("roll 1")
    assert [seat.out for seat in state.position.seats] == [1, 0, 0]
    assert (state.position.phase, state.position.seat) == ("assam", "B")
    state.check()


@pytest.mark.clause("MK-6.1")
def test_the_last_one_left_may_be_drawn_in_the_middle_of_a_turn_only_where_they_play_on(drawn: Drawn) -> None:
    words = {"assam": "b1s", "seat": "B", "dirhams": "0,120,0,0", "out": "3,0,1,2"}
    for phase in ("assam", "roll", "lay"):
        line = drawn(LAST, **words, phase=phase, options="lone_survivor=plays_on").text
        with pytest.raises(IllegalPosition, match=r"is not `over`, but the game has ended.*MK-6\.1"):
            from_text(line.replace("lone_survivor=plays_on", "-"))
    assert drawn(LAST, **words, phase="over").is_over
    with pytest.raises(IllegalPosition, match=r"is `over`, but rugs are left to lay.*MK-6\.1"):
        drawn(LAST, **words, phase="over", options="lone_survivor=plays_on")


@pytest.mark.clause("MK-6.2")
def test_a_point_for_each_half_seen_and_each_dirham(drawn: Drawn) -> None:
    state = drawn(LAST, phase="over", seat="D", dirhams="31,29,35,25", rugs="0,0,0,0", top="----")
    assert state.scores == (32, 31, 37, 27)
    assert state.ranking == (2, 3, 1, 4)


@pytest.mark.clause("MK-6.2")
def test_both_colours_count_for_their_owner(drawn: Drawn) -> None:
    state = drawn("""
        .  .  .  .  .  .  .
        .  B> B  .  .  .  .
        .  .  bv .  .  .  .
        .  .  b  A> A  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, phase="over", players=2, dirhams="32,28", rugs="0,0,0,0", top="--")
    assert state.scores == (34, 32)
    assert state.ranking == (1, 2)


@pytest.mark.clause("MK-6.2")
@pytest.mark.parametrize(("dirhams", "scores", "ranking"), [
    ("31,30,30,29", (32, 32, 32, 31), (1, 2, 2, 4)),  # equal points: A has more dirhams; B and C share
    ("31,30,28,31", (32, 32, 30, 33), (2, 3, 4, 1)),
])
def test_among_equals_dirhams_decide_and_then_they_share(
        drawn: Drawn, dirhams: str, scores: tuple[int, ...], ranking: tuple[int, ...]) -> None:
    state = drawn(LAST, phase="over", seat="D", dirhams=dirhams, rugs="0,0,0,0", top="----")
    assert (state.scores, state.ranking) == (scores, ranking)


@pytest.mark.clause("MK-6.3")
def test_those_out_score_nothing_and_rank_behind_the_later_out_the_better(drawn: Drawn) -> None:
    state = drawn(LAST, phase="over", seat="D", dirhams="0,0,0,120", out="2,1,3,0", rugs="0,0,0,0", top="----")
    assert state.scores == (0, 0, 0, 122)
    assert state.ranking == (3, 4, 2, 1)


@pytest.mark.clause("MK-6.3")
@pytest.mark.parametrize(("out", "dirhams", "scores", "ranking"), [
    ("1,0", "0,60", (0, 65), (2, 1)), ("0,1", "60,0", (64, 0), (1, 2))])
def test_neither_colour_of_a_player_who_is_out_scores(
        drawn: Drawn, out: str, dirhams: str, scores: tuple[int, ...], ranking: tuple[int, ...]) -> None:
    state = drawn("""
        .  .  .  .  .  .  .
        .  B> B  b  .  .  .
        .  .  b> b  .  .  .
        .  .  .  A> A  .  .
        .  .  .  .  a> a  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, phase="over", players=2, dirhams=dirhams, out=out, rugs="0,0,0,0", top="--")
    assert (state.scores, state.ranking) == (scores, ranking)


@pytest.mark.clause("MK-6.3")
def test_having_nothing_in_the_game_is_better_than_being_out(drawn: Drawn) -> None:
    bare = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  D> D  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """
    state = drawn(bare, phase="over", seat="D", dirhams="0,0,0,120", out="0,1,0,0", rugs="0,0,0,0", top="----")
    assert state.scores == (0, 0, 0, 122)
    assert state.ranking == (2, 4, 2, 1)


@pytest.mark.clause("MK-2.2", "MK-2.3", "MK-6.1")
@pytest.mark.parametrize(("players", "rugs", "turns"), [
    (4, "shuffled", 48), (3, "shuffled", 45), (2, "shuffled", 48), (2, "alternating", 48), (2, "single", 30)])
def test_a_game_in_which_nobody_goes_out_has_so_many_turns(players: int, rugs: str, turns: int) -> None:
    table = game("marrakech", players, elimination=False, two_player_rugs=rugs)
    laid = [choice for state, choice in walk(table, 1) if state.position.phase == "lay"]
    assert len(laid) == turns
