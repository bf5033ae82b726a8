"""The named options."""

from typing import Any

import pytest

from jemaa.core import options as named
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.games import from_text, game
from jemaa.marrakech.game import MARRAKECH
from jemaa.marrakech.options import MarrakechOptions
from jemaa.marrakech.state import MarrakechRow

CHOICES = {
    "two_player_rugs": ("shuffled", "alternating", "single"), "first_player": ("random", "A", "B", "C", "D"),
    "payment_area": ("connected", "adjoining"), "two_player_area": ("colour", "owner"),
    "elimination": (True, False), "cover_own_rug": (False, True), "different_colours": (False, True),
    "lone_survivor": ("ends", "plays_on"),
    "turn_order": ("turn_first", "roll_first"), "must_turn": (True, False),
}
"""Each option's values as the clauses name them, the default first; for `must_turn` the default with `roll_first`."""


@pytest.mark.clause("MK-2.3", "MK-2.4", "MK-4.2", "MK-4.4", "MK-5.3", "MK-6.1", "MK-7.1", "MK-7.2")
def test_the_options_are_those_of_the_clauses() -> None:
    assert set(MarrakechOptions.__struct_fields__) == set(CHOICES)
    for name, values in CHOICES.items():
        assert named.offered(MarrakechOptions, name) == values
        assert set(named.values(MarrakechOptions, name)) == set(values)


@pytest.mark.clause("MK-7.2")
def test_with_roll_first_assam_must_be_turned_unless_it_is_switched_off() -> None:
    for asked in (game("marrakech", 3, turn_order="roll_first"),
                  Game(MARRAKECH, 3, MarrakechOptions(turn_order="roll_first")),
                  Game(MARRAKECH, 3, named.from_text(MarrakechOptions, "turn_order=roll_first"))):
        assert asked == game("marrakech", 3, turn_order="roll_first", must_turn=True)
    off = game("marrakech", 3, turn_order="roll_first", must_turn=False)
    assert not off.options.must_turn
    assert off == Game(MARRAKECH, 3, named.from_text(MarrakechOptions, "must_turn=off,turn_order=roll_first"))


@pytest.mark.clause("MK-7.2")
def test_with_turn_first_must_turn_is_off_and_not_written_unless_it_is_given() -> None:
    assert not MarrakechOptions().must_turn
    assert named.to_text(MarrakechOptions()) == "-"
    assert named.to_text(MarrakechOptions(must_turn=False)) == "-"
    assert named.to_text(MarrakechOptions(must_turn=True)) == "must_turn=on"
    assert game("marrakech", 4).start().text.endswith(" 0,0,0,0 -")


@pytest.mark.parametrize("value", ["on", "off"])
@pytest.mark.clause("MK-7.2")
def test_with_roll_first_a_position_always_names_must_turn(value: str) -> None:
    options = f"turn_order=roll_first,must_turn={value}"
    start = Game(MARRAKECH, 4, named.from_text(MarrakechOptions, options)).start()
    assert start.text.endswith(f" {options}")
    assert from_text(start.text) == start
    assert from_text(start.text.replace(f",must_turn={value}", "")).text.endswith(",must_turn=off")


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in CHOICES.items() for value in values])
def test_every_value_goes_into_a_row_and_text_and_back(name: str, value: Any) -> None:
    options = game("marrakech", 4, **{name: value}).options
    row = MarrakechRow()
    named.store(options, row)
    assert named.restore(MarrakechOptions, row) == options
    assert named.from_text(MarrakechOptions, named.to_text(options)) == options


def test_options_are_given_as_a_whole_or_by_name() -> None:
    assert Game(MARRAKECH, 4, MarrakechOptions(elimination=False)) == game("marrakech", 4, elimination=False)
    with pytest.raises(BadOption, match="not both: elimination"):
        Game(MARRAKECH, 4, MarrakechOptions(), elimination=False)


@pytest.mark.parametrize("given", [{"two_player_rugs": "many"}, {"must_turn": "on"}, {"elimination": 1}, {"speed": 2}])
def test_what_is_no_option_or_no_value_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=r"one of|there are"):
        game("marrakech", 2, **given)


def test_options_of_a_game_do_not_change() -> None:
    options = MarrakechOptions()
    with pytest.raises(AttributeError, match="immutable"):
        options.first_player = "A"  # type: ignore[misc]


def test_options_are_given_by_name() -> None:
    with pytest.raises(TypeError, match="positional"):
        MarrakechOptions("single")  # type: ignore[call-arg]
