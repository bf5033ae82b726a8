"""MO-9.3: taken tokens lie face down."""

from typing import Any

import msgspec
import pytest

from jemaa.core.game import State
from jemaa.games import from_json, game
from jemaa.morocco.events import CubesGained
from tests.morocco.drawn import drawn
from tests.morocco.test_rules_end import ONE_OPEN
from tests.played import walk

TILES = """
    #  A  | #  B  | #  _
    #  v  | #  v  | #  v
"""
TAKEN = {0: "A", 1: "A", 2: "B", 6: "B", 7: "C", 8: "C"}
"""Values 2 and 3 for A, 4 and 2 for B, 3 and 4 for C."""


def seen(state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def swapped(state: State, one: int, other: int) -> State:
    """The same state with the tokens of two corners exchanged."""
    data: Any = msgspec.json.decode(state.json)
    values = data["juice"]
    values[one]["value"], values[other]["value"] = values[other]["value"], values[one]["value"]
    return from_json(data)


@pytest.mark.clause("MO-9.3")
def test_states_that_differ_only_in_tokens_taken_by_others_look_the_same() -> None:
    state = drawn(TILES, taken=TAKEN)
    other = swapped(state, 6, 7)  # between B and C
    assert other != state
    assert seen(other, 0) == seen(state, 0)
    assert seen(other, None) == seen(state, None)
    assert seen(other, 1) != seen(state, 1)
    assert seen(other, 2) != seen(state, 2)
    assert other.scores != state.scores


@pytest.mark.clause("MO-9.3")
def test_one_sees_one_s_own_values_and_how_many_the_others_have() -> None:
    view: Any = drawn(TILES, taken=TAKEN).view(1)
    assert [(each.holdings.tokens, each.holdings.juice) for each in view.seats] == [
        (2, None), (2, (2, 4)), (2, None)]
    assert [each.total for each in view.seats] == [None, 5 + 6 + 3, None]
    assert [each.known for each in view.seats] == [8, 5 + 6 + 3, 0]
    assert [each.points["juice"] for each in view.seats] == [None, 6, None]
    assert [each.points["group"] for each in view.seats] == [3, 3, 0]
    assert view.viewer == "B"
    assert view.board.juice[:9] == (None, None, None, 2, 3, 4, None, None, None)


@pytest.mark.clause("MO-9.3")
def test_a_spectator_sees_no_values_of_taken_tokens() -> None:
    view: Any = drawn(TILES, taken=TAKEN).view(None)
    assert view.viewer is None
    assert [(each.holdings.tokens, each.holdings.juice, each.total) for each in view.seats] == [(2, None, None)] * 3


@pytest.mark.clause("MO-9.3")
def test_option_open_juice_shows_all() -> None:
    state = drawn(TILES, taken=TAKEN, options={"open_juice": True})
    for viewer in (0, 1, 2, None):
        view: Any = state.view(viewer)
        assert [each.holdings.juice for each in view.seats] == [(2, 3), (2, 4), (3, 4)]
        assert tuple(each.total for each in view.seats) == state.scores


@pytest.mark.clause("MO-9.3", "MO-8.2")
def test_at_the_end_all_is_shown() -> None:
    state = drawn(ONE_OPEN, hands="kk", taken={2: "B"}).apply("assistant b2")
    view: Any = state.view(None)
    assert [each.holdings.juice for each in view.seats] == [(2, 3, 3), (4,), (2,)]
    assert tuple(each.total for each in view.seats) == state.scores


@pytest.mark.clause("MO-9.3")
def test_all_else_is_public() -> None:
    state = drawn(TILES, hands="kg/pp/-", taken=TAKEN)
    views: list[Any] = [state.view(viewer) for viewer in (0, 1, 2, None)]
    position: Any = state.position
    kept = [field for field in position.seats[0].__struct_fields__ if field not in ("letter", "points", "cubes")]
    for view in views:
        for seen, seat in zip(view.seats, position.seats, strict=True):
            assert (seen.letter, seen.points["track"]) == (seat.letter, seat.points)
            assert seen.holdings.cubes == {colour: count for colour, count in seat.cubes.items() if count}
            assert [getattr(seen.holdings, field) for field in kept] == [getattr(seat, field) for field in kept]
        board = view.board
        assert [(each.name, each.workers, each.tile, each.arrow) for each in board.stalls] == [
            (each.name, each.workers, each.tile, each.arrow) for each in position.stalls]
        assert [list(board.rows), list(board.columns), [space.cube for space in board.roof], board.pawn] == [
            position.rows, position.columns, position.roof, position.pawn]


@pytest.mark.clause("MO-5.3")
def test_each_open_stall_names_its_price() -> None:
    view: Any = drawn(TILES).view(None)
    board = view.board
    assert [stall.price for stall in board.stalls[:3]] == [(), (), ()]
    assert board.stalls[4].price == (board.rows[0], board.columns[4])
    assert board.stalls[23].price == (board.rows[4], board.columns[3])


@pytest.mark.clause("MO-4.3")
def test_each_roof_space_names_what_its_scout_and_the_others_gain() -> None:
    scouts = next(state for state, _ in walk(game("morocco", 3), 2) if state.chance_outcomes == ()
                  and state.legal_actions[0].text.startswith("scout"))
    before: Any = scouts.view(None)
    for action in scouts.legal_actions:
        space = before.board.roof[int(action.text.split()[1]) - 1]
        gained = {event.seat: event.colours for event in scouts.events(action) if isinstance(event, CubesGained)}
        own = gained.pop(before.seat)
        assert sorted(own) == sorted(space.scout)
        assert list(gained.values()) == [space.others] * 2


@pytest.mark.clause("MO-9.3")
def test_events_of_taking_tell_the_value_since_tokens_are_taken_in_the_open() -> None:
    state = drawn("""
        A  B
        B  .
    """, hands="kk")
    taken = [event for event in msgspec.to_builtins(state.events("assistant b2")) if event["event"] == "juicetaken"]
    assert {"event": "juicetaken", "seat": "A", "corner": 0, "value": 2} in taken


@pytest.mark.clause("MO-6.1", "MO-5.4")
def test_each_open_stall_names_its_strength_with_the_arrows_at_it() -> None:
    view: Any = drawn("""
        #  A  | A  Bt | Ab .
        #  >  | .  .  | B  .
    """).view(None)
    assert [stall.strength for stall in view.board.stalls[:4]] == [0, 3, 3, 0]
    assert view.board.full == 4


@pytest.mark.clause("MO-8.1")
def test_the_board_counts_the_stalls_until_the_last_round() -> None:
    assert drawn(TILES).view(None).board.closings_left == 25 - 4 - 5  # type: ignore[attr-defined]  # Morocco's
    assert drawn(ONE_OPEN, hands="kk").view(None).board.closings_left == 0  # type: ignore[attr-defined]


RICH = {"A": {"coins": 1}}


@pytest.mark.clause("MO-5.6", "MO-5.2")
@pytest.mark.parametrize(("state", "expected"), [
    (drawn(hands="kk"), {("coin", ("row",)), ("coin", ("column",))}),
    (drawn(hands="kk", seats=RICH), {("kinds", ("row", "column"))}),
])
def test_whoever_chooses_sees_why_cubes_cannot_be_swapped(
        state: State, expected: set[tuple[str, tuple[str, ...]]]) -> None:
    mine: Any = state.view(0)
    assert {(each.reason, each.cubes) for each in mine.board.swap_refusals} == expected
    for viewer in (1, None):
        other: Any = state.view(viewer)
        assert other.board.swap_refusals == ()


@pytest.mark.clause("MO-5.6")
def test_cubes_are_swapped_in_turns_only() -> None:
    scouts = next(state for state, _ in walk(game("morocco", 3), 2) if state.chance_outcomes == ()
                  and state.legal_actions[0].text.startswith("scout"))
    view: Any = scouts.view(scouts.actor)
    assert {each.reason for each in view.board.swap_refusals} == {"phase"}


@pytest.mark.clause("MO-5.2")
def test_a_swap_after_which_nobody_could_be_placed_is_named() -> None:
    state = drawn("""
        .  .  | .  .
        .  .  | .  .
        ------+------
        #  _  | .  .
        #  >  | .  .
    """, hands="kk", seats=RICH, options={"must_place": "held"})
    view: Any = state.view(0)
    assert "rows 1-2" not in {action.text for action in state.legal_actions}
    assert [(each.reason, each.cubes) for each in view.board.swap_refusals] == [
        ("kinds", ("row", "column")), ("place", ("row 1", "row 2"))]
