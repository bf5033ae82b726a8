"""The named options."""

from typing import Any

import pytest

from jemaa.core import options as named
from jemaa.core.errors import BadOption
from jemaa.marrakech.game import Marrakech
from jemaa.marrakech.options import MarrakechOptions
from jemaa.marrakech.state import MarrakechRow

CHOICES = {
    "two_player_rugs": ("shuffled", "alternating", "single"), "first_player": ("random", "A", "B", "C", "D"),
    "elimination": (True, False), "cover_own_rug": (False, True), "lone_survivor": ("ends", "plays_on"),
    "turn_order": ("turn_first", "roll_first"), "must_turn": (False, True),
}
"""Each option's values as the clauses name them, the default first."""


@pytest.mark.clause("MK-2.3", "MK-2.4", "MK-4.4", "MK-5.3", "MK-6.1", "MK-7.1", "MK-7.2")
def test_the_options_are_those_of_the_clauses() -> None:
    assert set(MarrakechOptions.__struct_fields__) == set(CHOICES)
    for name, values in CHOICES.items():
        assert getattr(MarrakechOptions(), name) == values[0]
        assert set(named.values(MarrakechOptions, name)) == set(values)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in CHOICES.items() for value in values])
def test_every_value_goes_into_a_row_and_text_and_back(name: str, value: Any) -> None:
    options = Marrakech(4, **{name: value}).options
    row = MarrakechRow()
    named.store(options, row)
    assert named.restore(MarrakechOptions, row) == options
    assert named.from_text(MarrakechOptions, named.to_text(options)) == options


def test_options_are_given_as_a_whole_or_by_name() -> None:
    assert Marrakech(4, MarrakechOptions(elimination=False)) == Marrakech(4, elimination=False)
    with pytest.raises(BadOption, match="not both: elimination"):
        Marrakech(4, MarrakechOptions(), elimination=False)


@pytest.mark.parametrize("given", [{"two_player_rugs": "many"}, {"must_turn": "on"}, {"elimination": 1}, {"speed": 2}])
def test_what_is_no_option_or_no_value_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=r"one of|there are"):
        Marrakech(2, **given)
