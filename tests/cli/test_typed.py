"""Typing is forgiving, but never guesses."""

import pytest

from jemaa.cli.typed import MOST_NUMBERED, matching_choices
from jemaa.core.choice import Action

PLACES = [Action(number, text) for number, text in enumerate(["d4-e4", "e4-e5", "c6-d6", "left", "ahead"])]
MANY = [Action(number, f"{worker} {space}") for number, (worker, space) in enumerate(
    (worker, space) for worker in ("assistant", "tourist")
    for space in ("a1", "a10", "b1", "c3", "d3", "e3", "f3", "g3"))]


@pytest.mark.parametrize(("typed", "texts"), [
    ("left", ["left"]), ("l", ["left"]), (" LEFT ", ["left"]), ("a", ["ahead"]),
    ("d4-e4", ["d4-e4"]), ("d4e4", ["d4-e4"]), ("D4 E4", ["d4-e4"]), ("e4-d4", ["d4-e4"]), ("e5", ["e4-e5"]),
    ("e4", ["e4-e5"]), ("d6", ["c6-d6"]),
    ("1", ["d4-e4"]), ("5", ["ahead"]), ("6", []), ("0", []),
    ("", []), ("?", []), ("x", []), ("d4-e5", []),
])
def test_a_few_choices(typed: str, texts: list[str]) -> None:
    assert [choice.text for choice in matching_choices(typed, PLACES)] == texts


@pytest.mark.parametrize(("typed", "texts"), [
    ("assistant a1", ["assistant a1"]), ("a a1", ["assistant a1"]), ("tour a10", ["tourist a10"]),
    ("a1", ["assistant a1", "tourist a1"]), ("c3 t", ["tourist c3"]), ("as a", ["assistant a1", "assistant a10"]),
    ("3", []),
])
def test_many_choices_have_no_numbers(typed: str, texts: list[str]) -> None:
    assert len(MANY) > MOST_NUMBERED
    assert [choice.text for choice in matching_choices(typed, MANY)] == texts
