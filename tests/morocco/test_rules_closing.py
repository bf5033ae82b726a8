"""MO-6.1, MO-6.7 to MO-6.12: how full stalls close; for who receives what there, see test_rules_rewards.py."""

from typing import Any

import pytest

from jemaa.core.game import State
from tests.morocco.drawn import drawn, phase, points, seat, shows, texts, then


def juice(state: State) -> dict[int, str]:
    position: Any = state.position
    return {corner: token.taken for corner, token in enumerate(position.juice) if token.taken}


# --- MO-6.1 full --------------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-6.1")
def test_a_stall_is_full_at_strength_four() -> None:
    three = drawn("""
        A  B
        .  .
    """, hands="kk").apply("assistant a2")
    assert phase(three) == "assign B"
    four = drawn("""
        A  B
        C  .
    """, hands="kk").apply("assistant b2")
    assert phase(four) == "reward B"


@pytest.mark.clause("MO-6.1", "MO-5.4")
def test_a_bodyguard_counts_two_and_arrows_one_each() -> None:
    state = drawn("""
        .  .  | #  _
        .  .  | #  <
    """, hands="kk", seats={"A": {"bodyguards": 1, "quarters": 1}}).apply("bodyguard a1")
    assert phase(state) == "assign B"  # 2 + 1
    state = drawn("""
        .  B  | #  _
        .  .  | #  <
    """, hands="kk", seats={"A": {"bodyguards": 1, "quarters": 1}}).apply("bodyguard a1")
    assert phase(state) == "arrow A"  # 2 + 1 + 1


@pytest.mark.clause("MO-6.1", "MO-5.5")
def test_cousins_fill_two_stalls_and_the_first_ones_closes_first() -> None:
    state = drawn("""
        B  .  | .  A
        C  B  | B  C
    """, hands="kkg")
    closing = then(state, "cousins b1", "pay green", "cousin c1")
    position: Any = closing.position
    assert (position.closing, position.waiting) == ("A1", ["B1"])
    closing = then(drawn("""
        B  .  | .  A
        C  B  | B  C
    """, hands="kkg"), "cousins c1", "pay black", "cousin b1")
    position = closing.position
    assert (position.closing, position.waiting) == ("B1", ["A1"])


# --- MO-6.7 to MO-6.9 juice, workers, tile ------------------------------------------------------------------------

@pytest.mark.clause("MO-6.7", "MO-1.2")
def test_everyone_takes_the_tokens_at_their_own_spaces_whatever_their_rank() -> None:
    state = drawn("""
        A  At
        B  .
    """, "B2", hands="gg").apply("assistant d4")
    assert juice(state) == {7: "A", 8: "A", 13: "B", 14: "A"}


@pytest.mark.clause("MO-6.7")
def test_tokens_at_free_spaces_and_those_taken_before_stay_as_they_are() -> None:
    state = drawn("""
        #  C  | A  .
        #  >  | .  .
    """, hands="kg", taken={1: "C"}, seats={"A": {"bodyguards": 1, "quarters": 1}}).apply("bodyguard c2")
    assert juice(state) == {1: "C", 7: "A"}  # the tokens east of B1 lie on


@pytest.mark.clause("MO-6.8")
def test_assistants_go_to_supply_bodyguards_to_the_quarters_tourists_wait() -> None:
    state = drawn("""
        Ab At
        .  .
    """, hands="-/kk", turn="B").apply("assistant b2")
    assert phase(state) == "arrow A"
    assert (seat(state, "A").bodyguards, seat(state, "A").quarters) == (0, 2)
    assert (seat(state, "A").tourists, seat(state, "A").guests) == (1, 1)
    assert seat(state, "B").assistants == 12


@pytest.mark.clause("MO-6.9", "MO-1.6")
def test_the_tile_comes_from_supply_and_without_one_an_empty_tile_closes_and_its_arrow_is_still_pointed() -> None:
    state = drawn("""
        A  B
        B  .
    """, hands="kk/kk", turn="B").apply("assistant b2")
    assert seat(state, "B").market_tiles == 11
    full = """
        B  A  | .  .  | #  B  | #  B  | #  B
        B  .  | .  .  | #  v  | #  v  | #  v
        ------+-------+-------+-------+------
        .  .  | .  .  | #  B  | #  B  | #  B
        .  .  | .  .  | #  v  | #  v  | #  v
        ------+-------+-------+-------+------
        .  .  | .  .  | #  B  | #  B  | #  B
        .  .  | .  .  | #  v  | #  v  | #  v
        ------+-------+-------+-------+------
        .  .  | .  .  | #  B  | #  B  | #  B
        .  .  | .  .  | #  v  | #  v  | #  v
    """
    state = drawn(full, hands="kk").apply("assistant b2")
    assert points(state) == [5, 65, 0]
    state = drawn(full, hands="-/-/kk", turn="C").apply("assistant b2")
    assert (seat(state, "B").market_tiles, phase(state)) == (0, "reward C")
    state = then(state, "take coin", "take coin")
    assert phase(state) == "arrow B"
    assert shows(state.apply("arrow south"), """
        #  _
        #  v
    """)


@pytest.mark.clause("MO-6.9", "MO-1.5")
def test_the_last_market_tile_closes_a_stall() -> None:
    state = drawn("""
        B  A  | .  .  | .  .  | #  B  | #  B
        B  .  | .  .  | .  .  | #  v  | #  v
        ------+-------+-------+-------+------
        .  .  | .  .  | #  B  | #  B  | #  B
        .  .  | .  .  | #  v  | #  v  | #  v
        ------+-------+-------+-------+------
        .  .  | .  .  | #  B  | #  B  | #  B
        .  .  | .  .  | #  v  | #  v  | #  v
        ------+-------+-------+-------+------
        .  .  | .  .  | #  B  | #  B  | #  B
        .  .  | .  .  | #  v  | #  v  | #  v
    """, hands="-/kk", turn="B")
    assert seat(state, "B").market_tiles == 1
    state = then(state, "assistant b2", "arrow south")
    assert seat(state, "B").market_tiles == 0
    assert shows(state, """
        #  B
        #  v
    """)


# --- MO-6.10 arrow ------------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-6.10")
def test_an_arrow_points_at_an_open_stall_beside_its_own_by_choice_of_who_placed_the_tile() -> None:
    state = drawn("""
        #  _  | .  .  | .  .
        #  >  | .  .  | .  .
        ------+-------+------
        .  .  | C  C  | #  _
        .  .  | A  .  | #  ^
    """, hands="gg").apply("assistant d4")
    assert phase(state) == "arrow A"  # A and C are first together
    assert texts(state) == ["arrow north", "arrow south", "arrow west"]


@pytest.mark.clause("MO-6.10")
def test_an_arrow_must_be_pointed_even_where_one_side_alone_is_open() -> None:
    state = drawn("""
        A  A  | #  _
        A  .  | #  >
    """, hands="kk").apply("assistant b2")
    assert texts(state) == ["arrow south"]
    assert shows(state.apply("arrow south"), """
        #  A
        #  v
    """)


@pytest.mark.clause("MO-6.10")
def test_where_no_stall_beside_it_is_open_a_tile_has_no_arrow() -> None:
    state = drawn("""
        A  A  | #  _
        A  .  | #  >
        ------+------
        #  _  | .  .
        #  >  | .  .
    """, hands="kk").apply("assistant b2")
    assert phase(state) == "assign B"
    assert shows(state, """
        #  A
        #  -
    """)


@pytest.mark.clause("MO-6.10", "MO-6.11")
@pytest.mark.parametrize("arrow", [True, False])
def test_an_empty_tile_has_an_arrow_unless_the_option_is_off_and_tourists_then_leave(arrow: bool) -> None:
    state = drawn("""
        At At | .  .
        B  .  | .  .
    """, hands="-/kk", turn="B", options={"empty_tile_arrow": arrow}).apply("assistant b2")
    assert phase(state) == ("arrow B" if arrow else "assign C")
    assert (seat(state, "A").tourists, seat(state, "A").guests) == (0, 2 if arrow else 0)
    assert points(state) == [5, 5, 0]
    if not arrow:
        assert shows(state, """
            #  _  | .  .
            #  -  | .  .
        """)


@pytest.mark.clause("MO-6.10")
def test_a_market_tile_has_an_arrow_where_empty_tiles_have_none() -> None:
    state = drawn("""
        At A  | .  .
        A  .  | .  .
    """, hands="kk", options={"empty_tile_arrow": False}).apply("assistant b2")
    assert texts(state) == ["arrow east", "arrow south"]
    assert phase(state.apply("arrow east")) == "move A"


@pytest.mark.clause("MO-6.10", "MO-1.6")
def test_without_market_tiles_nobody_points_an_arrow_where_empty_tiles_have_none() -> None:
    state = drawn("""
        Bt B  | .  .  | #  B  | #  B  | #  B
        B  .  | .  .  | #  v  | #  v  | #  v
        ------+-------+-------+-------+------
        .  .  | .  .  | #  B  | #  B  | #  B
        .  .  | .  .  | #  v  | #  v  | #  v
        ------+-------+-------+-------+------
        .  .  | .  .  | #  B  | #  B  | #  B
        .  .  | .  .  | #  v  | #  v  | #  v
        ------+-------+-------+-------+------
        .  .  | .  .  | #  B  | #  B  | #  B
        .  .  | .  .  | #  v  | #  v  | #  v
    """, hands="-/kk", turn="B", options={"empty_tile_arrow": False}).apply("assistant b2")
    assert (seat(state, "B").market_tiles, seat(state, "B").tourists, phase(state)) == (0, 1, "assign C")
    assert shows(state, """
        #  _
        #  -
    """)


@pytest.mark.clause("MO-6.10", "MO-6.12")
def test_the_next_full_stall_closes_after_one_whose_empty_tile_has_no_arrow() -> None:
    state = then(drawn("""
        B  .  | .  C
        B  A  | C  C
    """, hands="kkg", options={"empty_tile_arrow": False}), "cousins b1", "pay green", "cousin c1")
    assert phase(state) == "arrow C"  # A1 has closed with an empty tile: A and B are first together
    assert shows(state, """
        #  _
        #  -
    """)


@pytest.mark.clause("MO-6.10", "MO-6.12")
def test_a_full_stall_that_waits_is_open_and_the_arrow_may_point_at_it() -> None:
    state = then(drawn("""
        B  .  | .  C
        B  B  | C  C
    """, hands="kkg"), "cousins b1", "pay green", "cousin c1")
    assert phase(state) == "arrow B"
    assert texts(state) == ["arrow east", "arrow south"]
    state = state.apply("arrow east")
    assert phase(state) == "arrow C"
    assert points(state) == [4, 5, 5]
    state = state.apply("arrow south")
    assert phase(state) == "assign A"  # B1 has closed once, and only once; A has a coin to spend
    assert points(state) == [4, 5, 5]


# --- MO-6.11 tourists ---------------------------------------------------------------------------------------------

TOURIST = """
    At A  | C  .
    B  .  | .  .
"""


@pytest.mark.clause("MO-6.11")
def test_a_tourist_moves_to_a_free_space_under_the_arrow_and_becomes_an_assistant() -> None:
    state = then(drawn(TOURIST, hands="kk"), "assistant b2", "arrow east")
    assert phase(state) == "move A"
    assert texts(state) == ["move d1", "move c2", "move d2"]
    state = state.apply("move d2")
    assert shows(state, """
        #  A  | C  .
        #  >  | .  A
    """)
    assert (seat(state, "A").tourists, seat(state, "A").guests, seat(state, "A").assistants) == (1, 0, 11)


@pytest.mark.clause("MO-6.11")
def test_two_tourists_of_one_player_move_one_after_the_other_and_players_in_turn_order_from_the_active_one() -> None:
    state = then(drawn("""
        At Bt
        At .
    """, hands="-/kk", turn="B"), "assistant b2", "arrow east")
    order = []
    for space in ("c1", "d1", "c2"):
        order.append(phase(state))
        state = state.apply(f"move {space}")
    assert order == ["move B", "move A", "move A"]
    assert points(state) == [10, 7, 0]  # with the arrow they have filled B1, where A has two and B one


@pytest.mark.clause("MO-6.11")
def test_tourists_move_in_turn_order_from_the_active_player_whoever_points_the_arrow() -> None:
    state = drawn("""
        At Bt
        B  .
    """, hands="-/-/kk", turn="C")
    state = then(state, "assistant b2", "take coin", "take coin")
    assert phase(state) == "arrow B"
    state = state.apply("arrow east")
    assert phase(state) == "move A"
    assert phase(state.apply("move c1")) == "move B"


@pytest.mark.clause("MO-6.11")
def test_a_tourist_just_leaves_where_there_is_no_arrow() -> None:
    state = drawn("""
        At A  | #  _
        A  .  | #  >
        ------+------
        #  _  | .  .
        #  >  | .  .
    """, hands="kk").apply("assistant b2")
    assert phase(state) == "assign B"
    assert (seat(state, "A").tourists, seat(state, "A").guests) == (1, 0)


@pytest.mark.clause("MO-6.11")
def test_a_tourist_just_leaves_where_no_space_is_free() -> None:
    state = then(drawn("""
        At .  | .  C
        At A  | C  C
    """, hands="kkg"), "cousins b1", "pay green", "cousin c1", "arrow east")
    assert phase(state) == "arrow C"  # B1 has closed; A's tourists found no room there
    assert (seat(state, "A").tourists, seat(state, "A").guests) == (0, 0)


@pytest.mark.clause("MO-6.11")
def test_a_tourist_just_leaves_where_its_owner_has_no_assistant_in_supply() -> None:
    state = drawn("""
        Bt A  | .  .  | B  B
        A  .  | .  .  | B  .
        ------+-------+------
        B  B  | .  .  | B  B
        B  .  | .  .  | B  .
        ------+-------+------
        B  B  | .  .  | .  .
        B  .  | .  .  | .  .
    """, hands="kk")
    assert seat(state, "B").assistants == 0
    state = then(state, "assistant b2", "arrow east")
    assert phase(state) == "assign B"
    assert (seat(state, "B").tourists, seat(state, "B").guests) == (1, 0)


@pytest.mark.clause("MO-6.11")
def test_a_tourist_who_must_leave_keeps_nobody_after_it_from_moving_on() -> None:
    state = then(drawn("""
        Bt Ct | .  .  | B  B
        A  .  | .  .  | B  .
        ------+-------+------
        B  B  | .  .  | B  B
        B  .  | .  .  | B  .
        ------+-------+------
        B  B  | .  .  | .  .
        B  .  | .  .  | .  .
    """, hands="kk"), "assistant b2", "take coin", "take coin", "arrow east")
    assert phase(state) == "move C"  # B comes before C, but has no assistant in supply
    assert (seat(state, "B").tourists, seat(state, "B").guests) == (1, 0)
    state = state.apply("move c1")
    assert phase(state) == "assign B"
    assert shows(state, """
        #  A  | C  .
        #  >  | .  .
    """)


@pytest.mark.clause("MO-6.11")
def test_the_last_assistant_in_supply_is_enough_for_a_tourist() -> None:
    state = drawn("""
        Bt A  | .  .  | B  B
        A  .  | .  .  | B  .
        ------+-------+------
        B  B  | .  .  | B  B
        B  .  | .  .  | B  .
        ------+-------+------
        B  B  | .  .  | .  .
        .  .  | .  .  | .  .
    """, hands="kk")
    assert seat(state, "B").assistants == 1
    state = then(state, "assistant b2", "arrow east")
    assert phase(state) == "move B"
    assert seat(state.apply("move c1"), "B").assistants == 0


@pytest.mark.clause("MO-6.11", "MO-6.12")
def test_tourists_may_enter_where_the_arrow_alone_has_filled_the_stall() -> None:
    state = then(drawn("""
        At A  | C  C
        A  .  | C  .
    """, hands="kk"), "assistant b2", "arrow east")
    assert phase(state) == "move A"
    state = state.apply("move d2")
    assert points(state) == [7, 0, 5]  # C first with three, A's new assistant second
    assert seat(state, "A").bodyguards == 1


# --- MO-6.12 one after another ------------------------------------------------------------------------------------

CHAIN = """
    A  A  | B  B  | C  C
    A  .  | B  .  | C  .
"""


@pytest.mark.clause("MO-6.12", "MO-6.1")
def test_each_arrow_fills_the_next_stall_of_a_chain_and_the_turn_stays_with_the_active_player() -> None:
    state = then(drawn(CHAIN, hands="kk"), "assistant b2", "arrow east")
    assert phase(state) == "arrow B"
    state = state.apply("arrow east")
    assert phase(state) == "arrow C"
    position: Any = state.position
    assert (position.active, points(state)) == ("A", [5, 5, 5])
    assert phase(state.apply("arrow east")) == "assign B"


@pytest.mark.clause("MO-6.12")
def test_a_stall_filled_by_an_arrow_comes_after_those_already_full() -> None:
    state = then(drawn("""
        B  .  | .  C
        B  B  | C  C
        ------+------
        B  B  | .  .
        B  .  | .  .
    """, hands="kkg"), "cousins b1", "pay green", "cousin c1", "arrow south")
    position: Any = state.position
    assert (position.closing, position.waiting) == ("B1", ["A2"])


@pytest.mark.clause("MO-6.12")
def test_tourists_fill_the_stall_that_they_enter() -> None:
    state = then(drawn("""
        At A  | C  C
        A  .  | .  .
    """, hands="kk"), "assistant b2", "arrow east", "move c2")
    assert phase(state) == "arrow C"
    assert points(state) == [7, 0, 5]
