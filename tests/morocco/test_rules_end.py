"""MO-8, MO-9: when the game ends, and who wins."""

from typing import Any

import pytest

from jemaa.core.game import State
from jemaa.core.row import ints, load
from jemaa.morocco.scoring import largest_of
from jemaa.morocco.view import Score, seat_scores
from tests.morocco.drawn import drawn, phase, seat, shows, texts, then

SIX_OPEN = """
    A  A  | .  .  | .  .  | .  .  | .  .
    A  .  | .  .  | .  .  | .  .  | .  .
    ------+-------+-------+-------+------
    .  .  | #  C  | #  C  | #  C  | #  C
    .  .  | #  v  | #  v  | #  v  | #  v
    ------+-------+-------+-------+------
    #  C  | #  C  | #  C  | #  C  | #  C
    #  v  | #  v  | #  v  | #  v  | #  v
    ------+-------+-------+-------+------
    #  B  | #  B  | #  B  | #  B  | #  B
    #  v  | #  v  | #  v  | #  v  | #  v
    ------+-------+-------+-------+------
    #  B  | #  B  | #  B  | #  B  | #  B
    #  >  | #  >  | #  >  | #  >  | #  -
"""
ONE_OPEN = """
    At A  | #  B  | #  B  | #  B  | #  B
    C  .  | #  v  | #  v  | #  v  | #  v
    ------+-------+-------+-------+------
    #  C  | #  C  | #  C  | #  C  | #  C
    #  v  | #  v  | #  v  | #  v  | #  v
    ------+-------+-------+-------+------
    #  C  | #  C  | #  C  | #  C  | #  C
    #  v  | #  v  | #  v  | #  v  | #  v
    ------+-------+-------+-------+------
    #  A  | #  A  | #  A  | #  B  | #  B
    #  v  | #  v  | #  v  | #  v  | #  v
    ------+-------+-------+-------+------
    #  _  | #  _  | #  _  | #  _  | #  _
    #  >  | #  >  | #  >  | #  >  | #  -
"""


def stranded(*letters: str) -> dict[str, dict[str, int]]:
    """Tourists gone, assistants all on the market (the drawing says so)."""
    return {letter: {"tourists": 0} for letter in letters}


# --- MO-8 end -----------------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-8.1")
def test_five_open_stalls_make_the_round_the_last_one() -> None:
    state = then(drawn(SIX_OPEN, hands="kk/ggg/gg"), "assistant b2", "arrow south")
    assert phase(state) == "assign B"  # the round is played to its end
    while not state.is_over:
        assert phase(state).startswith("assign")
        state = state.apply(texts(state)[0])
    assert [seat(state, letter).cubes["green"] for letter in "ABC"] == [0, 3, 2]  # nobody gave cubes back


@pytest.mark.clause("MO-8.1")
def test_with_six_open_stalls_the_game_goes_on() -> None:
    state = drawn(SIX_OPEN, turn="C", second=True).apply("pass")
    assert phase(state) == "die B"


@pytest.mark.clause("MO-8.2")
def test_when_the_last_open_stall_closes_the_game_ends_at_once() -> None:
    state = drawn(ONE_OPEN, hands="kk/kk/kk").apply("assistant b2")
    assert state.is_over
    assert shows(state, """
        #  A
        #  -
    """)
    owned = seat(state, "C")
    assert (owned.points, owned.coins, owned.bodyguards) == (52, 1, 1)
    position: Any = state.position
    assert [position.juice[corner].taken for corner in (0, 1, 6, 7)] == ["A", "A", "C", "A"]
    assert seat(state, "A").guests == 0  # the tourist finds nowhere to go


@pytest.mark.clause("MO-8.2", "MO-6.6")
def test_the_turn_in_which_the_game_ends_is_the_active_players_also_after_others_chose_rewards() -> None:
    drawing = ONE_OPEN.replace("At A  |", "A  B  |", 1)
    state = drawn(drawing, hands="kk").apply("assistant b2")
    assert phase(state) == "reward B"
    state = then(state, "take coin", "take coin")
    assert phase(state) == "over A"
    state.check()


@pytest.mark.clause("MO-8.3")
def test_the_game_ends_after_a_round_when_nobody_has_a_worker_in_supply() -> None:
    drawing = """
        A  B  | A  B  | A  B  | A  B  | A  B
        A  .  | B  .  | A  .  | B  .  | A  .
        ------+-------+-------+-------+------
        A  B  | A  B  | A  B  | .  .  | .  .
        A  .  | B  .  | B  .  | .  .  | .  .
    """
    state = drawn(drawing, players=2, turn="B", second=True, seats=stranded("A", "B"))
    assert (seat(state, "A").assistants, seat(state, "B").assistants) == (0, 0)
    assert state.apply("pass").is_over
    kept = drawn(drawing, players=2, turn="B", second=True, seats=stranded("A"))
    assert phase(kept.apply("pass")) == "die B"  # B has tourists
    earned = stranded("A") | {"B": {"tourists": 0, "bodyguards": 1, "quarters": 1}}
    assert phase(drawn(drawing, players=2, turn="B", second=True, seats=earned).apply("pass")) == "die B"
    assert phase(drawn(drawing, players=2, turn="A", second=True, seats=stranded("A", "B")).apply("pass")) == "assign B"


@pytest.mark.clause("MO-8.4")
def test_three_rounds_without_a_placement_end_the_game() -> None:
    state = drawn(turn="C", second=True, idle=0)
    for rounds in (1, 2):
        state = last_turn(state)
        position: Any = state.position
        assert position.idle == rounds
    assert last_turn(state).is_over


@pytest.mark.clause("MO-8.4")
def test_what_is_observed_at_this_end_is_in_its_range() -> None:
    state = drawn(turn="C", second=True, idle=2).apply("pass")
    features = state.game.type.observation
    seen = ints(features.size)
    features.write(load(state.game.type.rules.layout, bytes(state))[0], 0, seen)
    low, high = features.bounds()
    assert state.is_over
    assert seen[features.offset("idle")] == 3
    assert ((low <= seen) & (seen <= high)).all()


@pytest.mark.clause("MO-8.4")
def test_a_placement_begins_the_count_anew() -> None:
    state = then(drawn(turn="C", second=True, idle=2, hands="-/-/kk"), "assistant a1")
    position: Any = state.position
    assert (position.phase, position.idle) == ("die", 0)


def last_turn(state: State) -> State:
    """On to the next round's last turn, with everyone passing, cubes or not."""
    state = state.apply("pass")
    position: Any = state.position
    if state.is_over:
        return state
    return drawn(turn="C", second=True, idle=position.idle)


# --- MO-9 scoring -------------------------------------------------------------------------------------------------

GROUPS = """
    #  A  | #  A  | .  .  | #  A  | #  B
    #  v  | #  >  | .  .  | #  <  | #  v
    ------+-------+-------+-------+------
    .  .  | #  A  | .  .  | .  .  | .  .
    .  .  | #  >  | .  .  | .  .  | .  .
    ------+-------+-------+-------+------
    #  _  | .  .  | #  A  | .  .  | .  .
    #  >  | .  .  | #  >  | .  .  | .  .
"""


@pytest.mark.clause("MO-9.1")
def test_track_juice_coins_and_three_points_a_tile_of_the_largest_group() -> None:
    state = drawn(GROUPS, taken={1: "A", 2: "B", 3: "A"}, seats={"A": {"coins": 2}, "B": {"points": 7}})
    assert state.scores == (25 + (3 + 2) + 2 + 3 * 3, 7 + 4 + 3, 0)
    assert seat_scores(state.row) == [Score(25, 5, 2, 9), Score(7, 4, 0, 3), Score(0, 0, 0, 0)]
    for letter, others in zip("ABCDE", range(5), strict=True):  # tokens that nobody has taken are nobody's
        assert drawn(players=5, taken={35: letter}).scores == tuple(4 * (other == others) for other in range(5))


@pytest.mark.clause("MO-9.1")
def test_tiles_on_opposite_edges_are_not_joined() -> None:
    state = drawn("""
        .  .  | .  .  | .  .  | .  .  | #  A
        .  .  | .  .  | .  .  | .  .  | #  <
        ------+-------+-------+-------+------
        #  A  | .  .  | .  .  | .  .  | .  .
        #  >  | .  .  | .  .  | .  .  | .  .
    """)
    assert state.scores == (5 + 5 + 3, 0, 0)
    assert seat_scores(state.row)[0].group == 3


RING = """
    .  .  | #  A  | #  A  | #  A  | .  .
    .  .  | #  >  | #  >  | #  >  | .  .
    ------+-------+-------+-------+------
    .  .  | #  A  | .  .  | #  A  | .  .
    .  .  | #  >  | .  .  | #  >  | .  .
    ------+-------+-------+-------+------
    .  .  | #  A  | #  A  | #  A  | .  .
    .  .  | #  >  | #  >  | #  >  | .  .
"""
FRAME = """
    .  .  | .  .  | #  A  | .  .  | .  .
    .  .  | .  .  | #  >  | .  .  | .  .
    ------+-------+-------+-------+------
    .  .  | #  A  | #  A  | #  A  | .  .
    .  .  | #  >  | #  >  | #  >  | .  .
    ------+-------+-------+-------+------
    .  .  | #  A  | .  .  | #  A  | .  .
    .  .  | #  >  | .  .  | #  >  | .  .
    ------+-------+-------+-------+------
    .  .  | #  A  | #  A  | #  A  | .  .
    .  .  | #  >  | #  >  | #  >  | .  .
"""


HOOK = """
    #  A  | .  .  | #  A  | .  .  | .  .
    #  v  | .  .  | #  v  | .  .  | .  .
    ------+-------+-------+-------+------
    #  A  | #  A  | #  A  | .  .  | .  .
    #  v  | #  v  | #  v  | .  .  | .  .
"""
LOOP = """
    #  A  | .  .  | #  A  | #  A  | #  A
    #  v  | .  .  | #  v  | #  v  | #  v
    ------+-------+-------+-------+------
    #  A  | #  A  | #  A  | .  .  | #  A
    #  v  | #  v  | #  v  | .  .  | #  v
    ------+-------+-------+-------+------
    .  .  | .  .  | #  A  | #  A  | #  A
    .  .  | .  .  | #  v  | #  v  | #  v
"""
HEEL = """
    .  .  | #  A  | .  .  | .  .  | .  .
    .  .  | #  v  | .  .  | .  .  | .  .
    ------+-------+-------+-------+------
    #  A  | #  A  | .  .  | .  .  | .  .
    #  v  | #  v  | .  .  | .  .  | .  .
"""


@pytest.mark.clause("MO-9.1")
@pytest.mark.parametrize(("drawing", "tiles"), [(RING, 8), (FRAME, 9), (HOOK, 5), (HEEL, 3), (LOOP, 11)])
def test_tiles_that_hang_together_round_corners_are_one_group(drawing: str, tiles: int) -> None:
    assert drawn(drawing).scores[0] == (5 + 3) * tiles


@pytest.mark.clause("MO-9.1")
@pytest.mark.parametrize("drawing", ["""
    #  A  | .  .  | #  A
    #  v  | .  .  | #  v
    ------+-------+------
    .  .  | .  .  | #  A
    .  .  | .  .  | #  v
""", """
    #  A  | .  .  | #  A
    #  v  | .  .  | #  v
    ------+-------+------
    #  A  | .  .  | .  .
    #  v  | .  .  | .  .
"""])
def test_the_largest_group_counts_wherever_it_lies_and_only_that(drawing: str) -> None:
    assert drawn(drawing).scores == (3 * 5 + 3 * 2, 0, 0)


@pytest.mark.clause("MO-9.1")
def test_of_groups_of_one_size_the_first_is_the_largest() -> None:
    assert largest_of(0b11011) == 0b11
    assert largest_of(0b10100000100001) == 0b100001


@pytest.mark.clause("MO-9.2")
def test_the_most_points_win_then_the_most_own_tiles_then_it_is_shared() -> None:
    assert drawn(seats={"A": {"points": 2}, "B": {"points": 3}, "C": {"points": 1}}).ranking == (2, 1, 3)
    assert drawn(seats={"A": {"points": 2}, "B": {"points": 2}, "C": {"points": 1}}).ranking == (1, 1, 3)
    state = drawn("""
        #  A  | #  _
        #  v  | #  v
    """, seats={"B": {"points": 8}, "A": {"points": 5}})
    assert state.scores == (8, 8, 0)
    assert state.ranking == (1, 2, 3)
