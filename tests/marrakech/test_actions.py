"""Each number has one meaning and one text."""

import pytest

from jemaa.core.choice import Choice
from jemaa.core.errors import IllegalChoice
from jemaa.marrakech.actions import ACTIONS, OUTCOMES


@pytest.mark.parametrize(("number", "text"), [
    (0, "left"), (1, "ahead"), (2, "right"), (3, "a1-b1"), (44, "f7-g7"), (45, "a1-a2"), (86, "g6-g7"),
])
def test_actions_have_a_number_and_a_text(number: int, text: str) -> None:
    assert ACTIONS[text] == number
    assert str(ACTIONS[number]) == text


@pytest.mark.parametrize(("number", "text"), [
    (0, "first A"), (3, "first D"), (4, "roll 1"), (7, "roll 4"), (8, "rug 1"), (11, "rug 4"),
])
def test_outcomes_have_a_number_and_a_text(number: int, text: str) -> None:
    assert OUTCOMES[text] == number
    assert str(OUTCOMES[number]) == text


def test_there_are_87_actions_and_12_outcomes_all_different() -> None:
    assert len({choice.text for choice in ACTIONS}) == len(ACTIONS) == 87
    assert len({choice.text for choice in OUTCOMES}) == len(OUTCOMES) == 12


@pytest.mark.parametrize("nothing", ["back", "a1-c1", "b1-a1", "", 87, -1])
def test_what_means_nothing_is_refused(nothing: int | str) -> None:
    with pytest.raises(IllegalChoice, match="means nothing"):
        ACTIONS[nothing]


def test_a_choice_is_its_number() -> None:
    right: Choice = ACTIONS["right"]
    assert right == 2
    assert hash(right) == hash(2)
    assert repr(right) == "Action(2, 'right')"
