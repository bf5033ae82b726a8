"""Names at a table: tidied, never empty, not too long, and unique."""

import pytest

from jemaa.table import wire
from jemaa.table.errors import Refusal
from jemaa.table.names import characters, tidy_name
from tests.table.house import ENTROPY, Seating

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
WAVING = "\U0001f44b\U0001f3fd"
FLAGS = "\U0001f1f2\U0001f1e6\U0001f1eb\U0001f1ee"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(("typed", "name"), [
    ("Ada", "Ada"), ("  Ada  ", "Ada"), ("Ada\t\n Lovelace", "Ada Lovelace"), ("A\u202eda\u200b", "Ada"),
    ("Zoe\u0308", "Zo\xeb"), (FAMILY, FAMILY), ("می\u200cری", "می\u200cری"), ("7", "7"), ("x" * 24, "x" * 24),
    (FAMILY * 24, FAMILY * 24), ("e\u0323\u0301" * 24, "\u1eb9\u0301" * 24),
])
def test_what_is_typed_is_tidied(typed: str, name: str) -> None:
    assert tidy_name(typed) == name


@pytest.mark.parametrize("typed", ["", " ", "\u200b", "\u3164", "\u2800", "\u0301", "\u200d", "x" * 25, WAVING * 25])
def test_names_that_nobody_can_have(typed: str) -> None:
    with pytest.raises(Refusal) as refusal:
        tidy_name(typed)
    assert refusal.value.code == "bad-name"


def test_characters_are_counted_as_people_do() -> None:
    text = f"e\u0301{FAMILY}{WAVING}{FLAGS}{SCOTLAND}नी한"
    assert characters(text) == ["e\u0301", FAMILY, WAVING, FLAGS[:2], FLAGS[2:], SCOTLAND, "नी", "한"]


@pytest.mark.parametrize(("typed", "taken", "name"), [
    ("Ada", ["Ben"], "Ada"), ("Ada", ["Ada"], "Ada 2"), ("ADA", ["ada"], "ADA 2"), ("Ada", ["Ada", "Ada 2"], "Ada 3"),
    ("\uff21da", ["Ada"], "\uff21da 2"), ("x" * 24, ["x" * 24], "x" * 22 + " 2"),
])
def test_the_second_of_a_name_gets_a_number(typed: str, taken: list[str], name: str) -> None:
    assert tidy_name(typed, taken) == name


def test_a_seat_is_taken_under_a_name_that_is_tidy_and_unique() -> None:
    seating = Seating(seats=(None, None, None))
    seating.do("ann", wire.Sit("0123456a", "A", " Ada ", ENTROPY["ann"]))
    assert seating.code("ben", wire.Sit("0123456b", "B", "\u200b", ENTROPY["ben"])) == "bad-name"
    seating.do("ben", wire.Sit("0123456c", "B", "ada", ENTROPY["ben"]))
    assert [seat.name for seat in seating.seen("ann").table.seats] == ["Ada", "ada 2", ""]
    seating.do("ann", wire.Leave("leave-01", "A"))
    seating.do("cem", wire.Sit("0123456d", "A", "Ada", ENTROPY["cem"]))
    assert seating.seen("ann").table.seats[0].name == "Ada"
