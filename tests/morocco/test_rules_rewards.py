"""MO-6.2 to MO-6.6: who is first, second and third in a closing stall, and what they receive."""

import pytest

from tests.morocco.drawn import drawn, phase, points, seat, shows, texts, then

# --- MO-6.2 to MO-6.5 ranking -------------------------------------------------------------------------------------

@pytest.mark.clause("MO-6.2", "MO-6.3", "MO-6.4")
def test_the_first_alone_gets_five_the_second_alone_two_a_coin_and_a_bodyguard() -> None:
    state = drawn("""
        A  A
        B  .
    """, hands="kk").apply("assistant b2")
    assert points(state) == [5, 2, 0]
    assert (seat(state, "B").coins, seat(state, "B").bodyguards, seat(state, "B").quarters) == (1, 1, 1)
    assert shows(state.apply("arrow east"), """
        #  A
        #  >
    """)


@pytest.mark.clause("MO-6.2")
def test_arrows_do_not_count_for_the_ranking() -> None:
    state = drawn("""
        .  B  | #  C
        B  .  | #  <
    """, hands="kk").apply("assistant a1")
    assert points(state) == [2, 5, 5]  # C has had five points for B1


@pytest.mark.clause("MO-6.2", "MO-6.3")
def test_one_assistant_alone_among_arrows_is_first_and_closes_the_stall() -> None:
    state = drawn("""
        .  .  | #  _  | .  .
        .  .  | #  v  | .  .
        ------+-------+------
        #  _  | .  .  | #  _
        #  >  | .  .  | #  <
    """, hands="-/gg", turn="B").apply("assistant c3")
    assert points(state) == [0, 5, 0]
    assert phase(state) == "arrow B"
    assert shows(state.apply("arrow south"), """
        #  B
        #  v
    """, "B2")


@pytest.mark.clause("MO-6.3")
def test_who_is_first_together_gets_five_each_and_the_active_player_closes_with_an_empty_tile() -> None:
    state = drawn("""
        C  B
        B  .
    """, hands="-/kk", turn="B").apply("assistant b2")
    assert points(state) == [0, 5, 2]
    state = drawn("""
        C  B
        C  .
    """, hands="kk/kk/kk", turn="B").apply("assistant b2")
    assert points(state) == [0, 5, 5]
    assert phase(state) == "arrow B"
    assert shows(state.apply("arrow south"), """
        #  _
        #  v
    """)


@pytest.mark.clause("MO-6.4")
def test_who_is_second_together_gets_one_and_a_coin_or_a_bodyguard() -> None:
    state = drawn("""
        A  B
        C  .
    """, hands="kk").apply("assistant b2")
    assert points(state) == [5, 1, 1]
    assert texts(state) == ["take coin", "take bodyguard"]
    state = then(state, "take coin", "take bodyguard")
    assert (seat(state, "B").coins, seat(state, "B").bodyguards) == (1, 0)
    assert (seat(state, "C").coins, seat(state, "C").bodyguards) == (0, 1)


THIRD = """
    Ab .
    C  .
"""


@pytest.mark.clause("MO-6.5", "MO-6.2")
@pytest.mark.parametrize("worth", [1, 2])
def test_third_is_only_who_stands_behind_two_equals(worth: int) -> None:
    state = drawn(THIRD, hands="-/kk", turn="B", options={"third_place_points": worth},
                  seats={"B": {"bodyguards": 1, "quarters": 1}}).apply("bodyguard b1")
    assert points(state) == [5, 5, worth]
    assert phase(state) == "reward C"
    assert state.row.owed == [0, 0, 1, 0, 0]
    assert phase(state.apply("take coin")) == "arrow B"


@pytest.mark.clause("MO-6.2")
def test_four_alone_are_all_first_together() -> None:
    state = drawn("""
        A  B
        C  .
    """, players=4, turn="D", hands="-/-/-/kk").apply("assistant b2")
    assert points(state) == [5, 5, 5, 5]


@pytest.mark.clause("MO-6.2")
def test_two_players_share_the_first_place_and_nobody_is_second() -> None:
    state = drawn("""
        A  B
        A  .
    """, players=2, turn="B", hands="-/kk").apply("assistant b2")
    assert points(state) == [5, 5]
    assert phase(state) == "arrow B"


SURROUNDED = """
    .  .  | #  _  | .  .
    .  .  | #  v  | .  .
    ------+-------+------
    #  _  | .  .  | .  B
    #  >  | .  .  | B  C
    ------+-------+------
    .  .  | #  A  | .  .
    .  .  | #  ^  | .  .
"""


@pytest.mark.clause("MO-6.2", "MO-6.10", "MO-6.12")
def test_four_arrows_fill_a_stall_where_nobody_is_and_nobody_scores() -> None:
    state = then(drawn(SURROUNDED, hands="gp"), "assistant e3")
    assert phase(state) == "reward A"
    assert points(state) == [6, 5, 1]
    state = then(state, "take coin", "take coin")
    assert phase(state) == "arrow B"
    assert points(after := state.apply("arrow west")) == [6, 5, 1]  # B2 has closed and nobody scored
    assert shows(after, """
        .  .  | #  _  | .  .
        .  .  | #  v  | .  .
        ------+-------+------
        #  _  | #  _  | #  B
        #  >  | #  -  | #  <
    """)


# --- MO-6.6 rewards -----------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-6.6")
def test_a_coin_beyond_the_third_is_lost() -> None:
    state = drawn("""
        A  A
        B  .
    """, hands="kk", seats={"B": {"coins": 3}}).apply("assistant b2")
    assert (seat(state, "B").coins, seat(state, "B").bodyguards) == (3, 1)


@pytest.mark.clause("MO-6.6")
def test_a_bodyguard_that_is_not_in_the_quarters_is_not_gained() -> None:
    state = drawn("""
        A  A
        B  .
    """, hands="kk", seats={"B": {"bodyguards": 2, "quarters": 0}}).apply("assistant b2")
    assert (seat(state, "B").coins, seat(state, "B").bodyguards) == (1, 2)


@pytest.mark.clause("MO-6.6")
def test_what_is_owed_without_a_choice_goes_to_whom_it_is_owed_whoever_is_active() -> None:
    state = drawn("""
        B  A
        C  .
    """, hands="-/kk", turn="B", seats={"A": {"bodyguards": 2, "quarters": 0}, "C": {"coins": 3}}).apply("assistant b2")
    assert phase(state) == "arrow B"
    assert [seat(state, letter).coins for letter in "ABC"] == [1, 0, 3]
    assert [seat(state, letter).bodyguards for letter in "ABC"] == [2, 0, 1]


@pytest.mark.clause("MO-6.6")
def test_a_bodyguard_in_the_closing_stall_is_not_in_the_quarters_yet() -> None:
    state = drawn("""
        A  Bb
        .  .
    """, hands="kk", seats={"B": {"bodyguards": 1, "quarters": 0}, "A": {"bodyguards": 1, "quarters": 1}})
    state = state.apply("bodyguard b2")
    assert points(state) == [5, 2, 0]
    assert (seat(state, "B").coins, seat(state, "B").bodyguards, seat(state, "B").quarters) == (1, 1, 1)


@pytest.mark.clause("MO-6.6")
@pytest.mark.parametrize(("had", "coins", "bodyguards"), [
    ({"coins": 3}, 3, 1),
    ({"bodyguards": 2, "quarters": 0}, 1, 2),
    ({"coins": 3, "bodyguards": 2, "quarters": 0}, 3, 2),
])
def test_one_possibility_is_taken_with_none_nothing_is(had: dict[str, int], coins: int, bodyguards: int) -> None:
    state = drawn("""
        A  B
        C  .
    """, hands="kk", seats={"B": had}).apply("assistant b2")
    assert phase(state) == "reward C"  # B was not asked
    assert (seat(state, "B").coins, seat(state, "B").bodyguards) == (coins, bodyguards)
    assert state.row.owed == [0, 0, 1, 0, 0]
    assert state.apply("take coin").row.owed == [0, 0, 0, 0, 0]


@pytest.mark.clause("MO-6.6")
@pytest.mark.parametrize("had", [{"coins": 2}, {"bodyguards": 1, "quarters": 1}])
def test_the_last_coin_or_bodyguard_to_be_had_is_still_a_choice(had: dict[str, int]) -> None:
    state = drawn("""
        A  B
        C  .
    """, hands="kk", seats={"B": had}).apply("assistant b2")
    assert phase(state) == "reward B"
    assert texts(state) == ["take coin", "take bodyguard"]


@pytest.mark.clause("MO-6.6")
def test_rewards_are_chosen_in_turn_order_from_the_active_player() -> None:
    state = drawn("""
        Ab B
        .  .
    """, players=4, turn="C", hands="-/-/kk").apply("assistant b2")
    order = [phase(state)]
    while phase(state).startswith("reward"):
        state = state.apply("take coin")
        order.append(phase(state))
    assert order == ["reward C", "reward B", "arrow A"]
