"""What opens a table: its game, its options, its keys and its dice."""

import pytest

from jemaa.table import wire
from jemaa.table.errors import Refusal
from tests.table.house import Seating


@pytest.mark.parametrize(("wanted", "code"), [
    (wire.OpenTable("chess", (None, None)), "no-such-game"),
    (wire.OpenTable("marrakech", (None, "genius")), "no-such-bot"),
    (wire.OpenTable("marrakech", ("random", "random")), "bad-option"),
    (wire.OpenTable("marrakech", (None,) * 5), "bad-option"),
    (wire.OpenTable("marrakech", (None, None), {"no_such": 1}), "bad-option"),
    (wire.OpenTable("marrakech", (None, None), clock=wire.Clock("move", 0)), "bad-option"),
    (wire.OpenTable("marrakech", (None, None), clock=wire.Clock("none", 5)), "bad-option"),
    (wire.OpenTable("marrakech", (None, None), clock=wire.Clock("move", 5, 5)), "bad-option"),
])
def test_tables_that_cannot_be_opened(wanted: wire.OpenTable, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Seating(wanted.game, wanted.seats, options=wanted.options, clock=wanted.clock)
    assert refusal.value.code == code


def test_all_options_are_written_down_defaults_too() -> None:
    assert Seating(options={"elimination": False}).opening.options == {
        "two_player_rugs": "shuffled", "first_player": "random", "payment_area": "connected",
        "two_player_area": "colour", "elimination": False, "cover_own_rug": False, "different_colours": False,
        "lone_survivor": "ends", "turn_order": "turn_first", "must_turn": False}


@pytest.mark.clause("MK-7.2")
def test_a_new_table_that_rolls_first_has_to_turn_assam_unless_asked_otherwise() -> None:
    assert Seating(options={"turn_order": "roll_first"}).opening.options["must_turn"] is True
    assert Seating(options={"turn_order": "roll_first", "must_turn": False}).opening.options["must_turn"] is False
