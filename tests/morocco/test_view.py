"""MO-9.3: taken tokens lie face down."""

from typing import Any

import msgspec
import pytest

from jemaa.core.game import State
from jemaa.games import from_json
from tests.morocco.drawn import drawn
from tests.morocco.test_rules_end import ONE_OPEN

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
    assert [(each.tokens, each.juice) for each in view.seats] == [(2, None), (2, [2, 4]), (2, None)]
    assert [each.score for each in view.seats] == [None, 5 + 6 + 3, None]
    assert [each.group for each in view.seats] == [3, 3, 0]
    assert view.viewer == "B"
    assert view.juice[:9] == [None, None, None, 2, 3, 4, None, None, None]


@pytest.mark.clause("MO-9.3")
def test_a_spectator_sees_no_values_of_taken_tokens() -> None:
    view: Any = drawn(TILES, taken=TAKEN).view(None)
    assert view.viewer is None
    assert [(each.tokens, each.juice, each.score) for each in view.seats] == [(2, None, None)] * 3


@pytest.mark.clause("MO-9.3")
def test_option_open_juice_shows_all() -> None:
    state = drawn(TILES, taken=TAKEN, options={"open_juice": True})
    for viewer in (0, 1, 2, None):
        view: Any = state.view(viewer)
        assert [each.juice for each in view.seats] == [[2, 3], [2, 4], [3, 4]]
        assert tuple(each.score for each in view.seats) == state.scores


@pytest.mark.clause("MO-9.3", "MO-8.2")
def test_at_the_end_all_is_shown() -> None:
    state = drawn(ONE_OPEN, hands="kk", taken={2: "B"}).apply("assistant b2")
    view: Any = state.view(None)
    assert [each.juice for each in view.seats] == [[2, 3, 3], [4], [2]]
    assert tuple(each.score for each in view.seats) == state.scores


@pytest.mark.clause("MO-9.3")
def test_all_else_is_public() -> None:
    state = drawn(TILES, hands="kg/pp/-", taken=TAKEN)
    views: list[Any] = [state.view(viewer) for viewer in (0, 1, 2, None)]
    position: Any = state.position
    for view in views:
        assert [each.position for each in view.seats] == position.seats
        assert view.stalls == position.stalls
        assert (view.rows, view.columns, view.roof, view.pawn) == (
            position.rows, position.columns, position.roof, position.pawn)


@pytest.mark.clause("MO-9.3")
def test_events_of_taking_tell_the_value_since_tokens_are_taken_in_the_open() -> None:
    state = drawn("""
        A  B
        B  .
    """, hands="kk")
    taken = [event for event in msgspec.to_builtins(state.events("assistant b2")) if event["event"] == "juicetaken"]
    assert {"event": "juicetaken", "seat": "A", "corner": 0, "value": 2} in taken
