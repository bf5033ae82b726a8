"""What Morocco asks and tells in English."""

import pytest

from jemaa.core.events import Event
from jemaa.core.game import State
from jemaa.morocco.events import ArrowPointed, CubesReturned, CubesSwapped, StallClosed, StallFilled
from jemaa.morocco.sentences import question, remark, sentence
from tests.morocco.drawn import drawn, phase

COIN = {"A": {"coins": 1}}
KEEPING = drawn(turn="C", second=True, hands="-/ggk/-", options={"keep_cube": "may"}).apply("pass")


@pytest.mark.parametrize(("state", "asked"), [
    (drawn(hands="kk"), "whom do you place, and where?"),
    (drawn(hands="kk", seats=COIN), "whom do you place, and where?"),
    (drawn(hands="k"), "you can place nobody: do you pass?"),
    (drawn(hands="k", seats=COIN), "you can place nobody: do you pass?"),
    (drawn(hands="kk", seats=COIN).apply("assistant a1"), "swap for a coin, or end your turn?"),
    (KEEPING, "which cube do you keep?"),
])
def test_a_turn_asks_only_for_what_can_be_done(state: State, asked: str) -> None:
    assert question(state.row).text == asked


def test_a_pass_at_the_end_of_a_round_is_explained_and_told() -> None:
    assert phase(KEEPING) == "keep B"
    last = KEEPING.legal_actions[-1]
    assert (last.text, remark(KEEPING.row, last)) == ("pass", "keep no cube")
    told = sentence(CubesReturned("B", None, ("black", "green")))
    assert told is not None
    assert told.text == "keeps no cube, gives back black+green"


@pytest.mark.parametrize(("event", "text"), [
    (StallFilled("B1"), "Stall c1–d2 is full"),
    (StallClosed("E5", "empty", 7), "an empty tile closes i9–j10, 7 open"),
    (ArrowPointed("A", "A1", "east", "B1"), "points the arrow east, at c1–d2"),
    (CubesSwapped("A", "rows", (1, 5)), "swaps rows 1–2 and 9–10 for a coin"),
    (CubesSwapped("A", "columns", (2, 3)), "swaps columns c–d and e–f for a coin"),
])
def test_stalls_rows_and_columns_are_named_by_their_spaces(event: Event, text: str) -> None:
    written = sentence(event)
    assert written is not None
    assert written.text == text
