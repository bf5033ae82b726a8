"""Each number has one meaning and one text."""

import pytest

from jemaa.core.errors import IllegalChoice
from jemaa.morocco.actions import ACTIONS, OUTCOMES


@pytest.mark.parametrize(("number", "text"), [
    (0, "assistant a1"), (99, "assistant j10"), (100, "bodyguard a1"), (200, "tourist a1"), (300, "cousins a1"),
    (400, "cousin a1"), (500, "move a1"), (599, "move j10"), (600, "scout 1"), (604, "scout 5"), (605, "gain black"),
    (610, "pay black"), (615, "keep black"), (619, "keep orange"), (620, "take coin"), (621, "take bodyguard"),
    (622, "arrow north"), (625, "arrow west"), (626, "rows 1-2"), (635, "rows 4-5"), (636, "columns A-B"),
    (645, "columns D-E"), (646, "pass"), (647, "end"),
])
def test_actions_have_a_number_and_a_text(number: int, text: str) -> None:
    assert ACTIONS[text] == number
    assert str(ACTIONS[number]) == text


@pytest.mark.parametrize(("number", "text"), [
    (0, "first A"), (4, "first E"), (5, "cube black"), (9, "cube orange"), (10, "juice 2"), (12, "juice 4"),
    (13, "die black"), (17, "die orange"), (18, "die wild"),
])
def test_outcomes_have_a_number_and_a_text(number: int, text: str) -> None:
    assert OUTCOMES[text] == number
    assert str(OUTCOMES[number]) == text


def test_there_are_648_actions_and_19_outcomes_all_different() -> None:
    assert len({choice.text for choice in ACTIONS}) == len(ACTIONS) == 648
    assert len({choice.text for choice in OUTCOMES}) == len(OUTCOMES) == 19


@pytest.mark.parametrize("nothing", ["assistant k1", "assistant a11", "rows 2-1", "", 648, -1])
def test_what_means_nothing_is_refused(nothing: int | str) -> None:
    with pytest.raises(IllegalChoice, match="means nothing"):
        ACTIONS[nothing]
