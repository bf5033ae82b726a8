"""Codes of six signs: which there are, and what somebody means who types one."""

import pytest

from jemaa.table.codes import SIGNS, new_code, read_code
from tests.table.house import Seating


def test_there_are_28_signs_and_none_looks_like_another_one() -> None:
    assert len(SIGNS) == len(set(SIGNS)) == 28
    assert not set(SIGNS) & set("01258ILO")
    codes = [new_code() for _ in range(200)]
    assert set("".join(codes)) == set(SIGNS)
    assert {len(code) for code in codes} == {6}


@pytest.mark.parametrize(("typed", "code"), [
    ("ABC347", "ABC347"), ("abc347", "ABC347"), (" abc-347 ", "ABC347"), ("a b c 3 4 7", "ABC347"),
    ("A8C3Z5", "ABC3ZS"), ("ABC34", None), ("ABC3477", None), ("ABC34O", None), ("\u0410BC347", None), ("", None),
])
def test_case_spaces_and_digits_that_look_like_letters_are_forgiven(typed: str, code: str | None) -> None:
    assert read_code(typed) == code


def test_who_may_sit_reads_the_code_until_the_game_begins() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    assert seating.seen("ben").table.code == "ABCD34"
    assert seating.seen("ben", invited=False).table.code is None
    seating.sit("ben", "B")
    assert seating.table.begun
    assert seating.seen("ben").table.code is None
