"""MO-5: turns in which workers are placed."""

from typing import Any

import pytest

from jemaa.morocco.rules import RULES_OF_MOROCCO
from tests.morocco.drawn import drawn, phase, seat, shows, texts, then

# --- MO-5.1, MO-5.2 turns -----------------------------------------------------------------------------------------

@pytest.mark.clause("MO-5.1")
def test_everyone_takes_one_turn_then_everyone_a_second_one() -> None:
    state, order = drawn(first="B", active="B", seat="B", done=0), []
    while phase(state).startswith("assign"):
        order.append(phase(state)[-1])
        state = state.apply("pass")
    assert "".join(order) == "BCABCA"


@pytest.mark.clause("MO-5.2", "MO-5.3")
def test_a_worker_is_placed_on_any_free_space_of_an_open_stall_that_can_be_paid() -> None:
    state = drawn("""
        A  .  | #  _  | .  .
        .  B  | #  >  | .  .
    """, hands="kkg")
    free = [text.split()[1] for text in texts(state, "assistant")]
    assert free == ["b1", "a2", "a3", "b3", "a4", "b4"]  # A1 for two black, A2 for green and black; B1 is closed
    assert "pass" not in texts(state)


@pytest.mark.clause("MO-5.3")
def test_a_place_costs_the_row_s_cube_and_the_column_s() -> None:
    state = drawn(hands="kkgpo").apply("assistant e1")
    assert seat(state, "A").cubes == {"black": 1, "green": 1, "purple": 0, "brown": 0, "orange": 1}
    state = drawn(hands="ggo").apply("assistant c4")
    assert seat(state, "A").cubes == {"black": 0, "green": 0, "purple": 0, "brown": 0, "orange": 1}
    assert drawn(hands="kgpno").legal_actions
    assert not [text for text in texts(drawn(hands="kgpno"), "assistant") if text.split()[1] in ("a1", "c3", "e5")]


@pytest.mark.clause("MO-5.2")
def test_who_can_place_must_and_who_cannot_passes() -> None:
    assert texts(drawn(hands="k")) == ["pass"]
    assert "pass" not in texts(drawn(hands="kg"))
    state = drawn(hands="k/kk").apply("pass")
    assert phase(state) == "assign B"


@pytest.mark.clause("MO-5.2", "MO-1.5")
def test_who_has_no_worker_in_supply_passes() -> None:
    state = drawn("""
        A  A  | .  .  | A  A  | .  .  | A  A
        A  .  | .  .  | A  .  | .  .  | A  .
        ------+-------+-------+-------+------
        .  .  | At .  | .  .  | At .  | .  .
        .  .  | .  .  | .  .  | .  .  | .  .
        ------+-------+-------+-------+------
        A  .  | .  .  | A  .  | .  .  | A  .
        .  .  | .  .  | .  .  | .  .  | .  .
    """, hands="kkgg")
    assert texts(state) == ["pass"]


@pytest.mark.clause("MO-5.2", "MO-1.5")
def test_who_has_no_assistant_in_supply_places_bodyguards_and_tourists() -> None:
    state = drawn("""
        A  A  | .  .  | A  A  | .  .  | A  A
        A  .  | .  .  | A  .  | .  .  | A  .
        ------+-------+-------+-------+------
        #  _  | .  .  | .  .  | .  .  | .  .
        #  >  | .  .  | .  .  | .  .  | .  .
        ------+-------+-------+-------+------
        A  .  | .  .  | A  .  | .  .  | A  .
        .  .  | .  .  | .  .  | .  .  | .  .
    """, hands="kkg", seats={"A": {"bodyguards": 1, "quarters": 1}})
    assert seat(state, "A").assistants == 0
    free = ("b2", "c1", "d1", "c2", "d2")
    assert texts(state) == [f"{worker} {space}" for worker in ("bodyguard", "tourist") for space in free]


@pytest.mark.clause("MO-1.5", "MO-5.2")
def test_bodyguards_are_placed_only_after_they_were_earned() -> None:
    assert texts(drawn(hands="kk"), "bodyguard") == []
    state = drawn(hands="kk", seats={"A": {"bodyguards": 1, "quarters": 1}})
    assert texts(state, "bodyguard") == ["bodyguard a1", "bodyguard b1", "bodyguard a2", "bodyguard b2"]
    state = state.apply("bodyguard a1")
    assert (seat(state, "A").bodyguards, seat(state, "A").quarters) == (0, 1)


# --- MO-5.3 the extra cube ----------------------------------------------------------------------------------------

@pytest.mark.clause("MO-5.3")
def test_a_tourist_costs_one_more_cube_of_any_colour_by_choice() -> None:
    assert texts(drawn(hands="kk"), "tourist") == []
    state = drawn(hands="kkko").apply("tourist a1")
    assert phase(state) == "extra A"
    assert texts(state) == ["pay black", "pay orange"]
    state = state.apply("pay orange")
    assert seat(state, "A").cubes["black"] == 1
    assert (seat(state, "A").tourists, phase(state)) == (1, "assign B")
    assert shows(state, """
        At .
        .  .
    """)


@pytest.mark.clause("MO-5.3")
def test_the_extra_cube_is_asked_for_with_one_possibility_too() -> None:
    assert texts(drawn(hands="kkk").apply("tourist a1")) == ["pay black"]


@pytest.mark.clause("MO-5.4")
def test_every_worker_fills_one_space() -> None:
    state = drawn("""
        A  Bt
        .  .
    """, hands="kk", seats={"A": {"bodyguards": 1, "quarters": 1}})
    assert texts(state, "bodyguard") == ["bodyguard a2", "bodyguard b2"]


# --- MO-5.5 cousins -----------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-5.5")
def test_cousins_are_two_assistants_for_a_token_and_one_price_on_spaces_that_touch() -> None:
    state = then(drawn(hands="kkg"), "cousins b2", "pay green")
    assert phase(state) == "cousin A"
    assert texts(state) == ["cousin c2", "cousin b3"]
    state = state.apply("cousin b3")
    assert shows(state, """
        .  .  | .  .
        .  A  | .  .
        ------+------
        .  A  | .  .
        .  .  | .  .
    """)
    owned = seat(state, "A")
    assert (owned.cousins, owned.assistants, sum(owned.cubes.values())) == (1, 10, 0)
    assert phase(state) == "assign B"


@pytest.mark.clause("MO-5.5")
def test_the_second_cousin_needs_a_free_space_in_another_open_stall() -> None:
    state = drawn("""
        .  .  | #  _
        .  .  | #  >
        ------+------
        B  C  | .  .
        .  .  | .  .
    """, hands="kkg")
    assert [text for text in texts(state, "cousins") if text.split()[1] in ("a1", "b1", "a2", "b2")] == []
    state = drawn("""
        .  .  | B  .
        .  .  | .  .
    """, hands="kkg")
    assert [text for text in texts(state, "cousins") if text.split()[1] in ("a1", "b1", "a2", "b2")] == [
        "cousins a2", "cousins b2"]


@pytest.mark.clause("MO-5.5")
def test_the_second_cousin_is_free_of_charge_where_its_stall_could_not_be_paid() -> None:
    state = then(drawn(hands="kkk"), "cousins b1", "pay black", "cousin c1")
    assert sum(seat(state, "A").cubes.values()) == 0


@pytest.mark.clause("MO-5.5")
@pytest.mark.parametrize(("has", "can"), [({}, True), ({"cousins": 0}, False)])
def test_cousins_need_a_token(has: dict[str, Any], can: bool) -> None:
    assert bool(texts(drawn(hands="kkg", seats={"A": has}), "cousins")) == can


@pytest.mark.clause("MO-5.5")
def test_cousins_need_two_assistants_in_supply() -> None:
    eleven = """
        .  .  | A  A  | A  A  | A  A  | .  .
        .  .  | A  .  | A  .  | A  .  | .  .
        ------+-------+-------+-------+------
        .  .  | A  .  | A  .  | .  .  | .  .
        .  .  | .  .  | .  .  | .  .  | .  .
    """
    assert "cousins a2" not in texts(drawn(eleven, hands="kkg"), "cousins")
    ten = drawn(eleven.replace("A  .  | A  .  | .", ".  .  | A  .  | .", 1), hands="kkg")
    assert seat(ten, "A").assistants == 2
    assert "cousins a2" in texts(ten, "cousins")


# --- MO-5.6, MO-5.7 coins and the end of a turn -------------------------------------------------------------------

def coins(number: int) -> dict[str, dict[str, int]]:
    return {"A": {"coins": number}}


@pytest.mark.clause("MO-5.6")
def test_a_coin_swaps_the_cubes_of_two_rows_or_of_two_columns() -> None:
    assert [*texts(drawn(), "rows"), *texts(drawn(), "columns")] == []
    state = drawn(seats=coins(1))
    assert len(texts(state, "rows")) == len(texts(state, "columns")) == 10
    position: Any = state.apply("rows 1-5").position
    assert position.rows == ["orange", "green", "purple", "brown", "black"]
    assert position.columns == ["black", "green", "purple", "brown", "orange"]
    position = state.apply("columns B-C").position
    assert position.rows == ["black", "green", "purple", "brown", "orange"]
    assert position.columns == ["black", "purple", "green", "brown", "orange"]
    assert position.seats[0].coins == 0


@pytest.mark.clause("MO-5.6")
def test_any_number_of_coins_before_and_after_placing() -> None:
    state = then(drawn(hands="kkgg", seats=coins(3)), "rows 1-2", "rows 1-2", "assistant a1")
    assert phase(state) == "assign A"
    assert (seat(state, "A").coins, "rows 1-2" in texts(state), "assistant c3" in texts(state)) == (1, True, False)
    state = state.apply("columns D-E")
    assert phase(state) == "assign B"


@pytest.mark.clause("MO-5.7")
def test_a_turn_ends_by_itself_or_where_a_coin_is_left_by_saying_so() -> None:
    assert phase(drawn(hands="kk").apply("assistant a1")) == "assign B"
    state = drawn(hands="kkkk", seats=coins(2)).apply("assistant a1")
    assert phase(state) == "assign A"
    assert texts(state)[-1] == "end"
    assert "pass" not in texts(state)
    state = state.apply("end")
    assert (phase(state), seat(state, "A").coins) == ("assign B", 2)


@pytest.mark.clause("MO-5.2", "MO-5.7")
def test_nobody_must_spend_coins_but_who_has_become_able_by_a_swap_must_place() -> None:
    state = drawn("""
        #  _
        #  >
    """, hands="kk", seats=coins(1))  # A1, for two black cubes, is closed
    assert "pass" in texts(state)
    assert phase(state.apply("pass")) == "assign B"
    state = state.apply("rows 1-2")
    assert "assistant a3" in texts(state)
    assert "pass" not in texts(state)


@pytest.mark.clause("MO-5.2")
def test_who_has_swapped_so_that_nothing_can_be_paid_may_pass() -> None:
    state = drawn("""
        .  .  | .  .
        .  .  | .  .
        ------+------
        #  _  | .  .
        #  >  | .  .
    """, hands="kk", seats=coins(1))
    assert "pass" not in texts(state)
    state = state.apply("rows 1-2")  # now two black cubes are the price of A2, which is closed
    assert texts(state) == ["pass"]


@pytest.mark.clause("MO-5.2")
@pytest.mark.parametrize(("must_place", "able"), [("when_able", False), ("held", True)])
def test_who_is_held_to_placing_makes_no_swap_after_which_nobody_could_be_placed(must_place: str, able: bool) -> None:
    state = drawn("""
        .  .  | .  .
        .  .  | .  .
        ------+------
        #  _  | .  .
        #  >  | .  .
    """, hands="kk", seats=coins(1), options={"must_place": must_place})
    swaps = [*texts(state, "rows"), *texts(state, "columns")]
    assert ("rows 1-2" not in swaps) == able  # two black cubes would be the price of A2, which is closed
    assert len(swaps) == (19 if able else 20)
    assert all(("pass" not in texts(state.apply(swap))) for swap in swaps) == able


@pytest.mark.clause("MO-5.2")
def test_each_swap_is_judged_by_itself() -> None:
    """Both swaps together make B2 cost two black cubes. A may make them in the one order, but not in the other."""
    state = drawn("""
        .  .  | .  .
        .  .  | .  .
        ------+------
        #  _  | .  .
        #  >  | .  .
    """, hands="kk", seats=coins(3), options={"must_place": "held"})
    assert "rows 1-2" not in texts(state)
    state = then(state, "columns A-B", "rows 1-2")
    assert texts(state, "assistant") == ["assistant c3", "assistant d3", "assistant c4", "assistant d4"]


@pytest.mark.clause("MO-5.2")
def test_who_cannot_place_or_has_placed_makes_any_swap() -> None:
    held = {"must_place": "held"}
    state = drawn(hands="k", seats=coins(1), options=held)
    assert len([*texts(state, "rows"), *texts(state, "columns")]) == 20
    state = drawn(hands="kk", seats=coins(1), options=held).apply("assistant a1")
    assert len([*texts(state, "rows"), *texts(state, "columns")]) == 20


@pytest.mark.clause("MO-5.6", "MO-6.4")
def test_a_coin_won_by_closing_can_be_spent_in_the_same_turn_but_not_while_stalls_close() -> None:
    state = drawn("""
        Bb .
        B  .
    """, hands="kk").apply("assistant b2")
    assert texts(state) == ["arrow east", "arrow south"]  # B points the arrow; A, second alone, has a coin
    assert seat(state, "A").coins == 1
    state = state.apply("arrow east")
    assert phase(state) == "assign A"
    assert "rows 1-2" in texts(state)


@pytest.mark.clause("MO-5.2", "MO-5.6")
def test_the_most_that_anybody_can_choose_among() -> None:
    """All stalls but four can be paid, in all four ways, and cubes be swapped; beside five spaces is no other stall."""
    state = drawn(hands="kkgpno", seats={"A": {"coins": 1, "bodyguards": 1, "quarters": 1}})
    ways = ("assistant ", "bodyguard ", "tourist ", "cousins ", "rows ", "columns ")
    assert [len(texts(state, way)) for way in ways] == [84, 84, 84, 79, 10, 10]
    assert len(state.legal_actions) == 351


@pytest.mark.clause("MO-5.2", "MO-5.5", "MO-5.6")
def test_as_many_actions_are_reserved_as_a_turn_can_have() -> None:
    assert RULES_OF_MOROCCO.most_legal == 4 * 100 + 2 * 10 + 1  # four ways to use a space, the swaps, and the end
    assert RULES_OF_MOROCCO.most_outcomes == 6  # the market die
