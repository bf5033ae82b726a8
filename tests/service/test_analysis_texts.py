"""Whatever is handed in at the analysis board is read, or refused with words that say what is wrong with it."""

import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa.games import from_text
from jemaa.service.analysis import analysed_position, opened
from jemaa.table.errors import Refusal
from tests.played import record

GAMES = ["marrakech", "morocco"]
CLAUSE = re.compile(r"(MK|MO)-\d+(\.\d+)?")
WORDS = st.sampled_from(["", "A", "E", "a1", "j10", "A tourist", "empty", "north", "black", "lay", "\x00", "🙂"])
ODD = (st.none() | st.booleans() | st.integers(-2, 200) | st.integers() | st.floats() | st.text(max_size=6) | WORDS)
"""Values in the place of those of a position."""
SCRAPS = st.sampled_from(["", "9", "-", "{", "}", '"', "\\", "/", ",", " ", "\n", "é", "\ud800", "A", "7", "=", ">"])
STATES = {game: list(record(game).states()) for game in GAMES}


def said(source: str) -> Refusal | None:
    """The refusal of a source; None where it is read, and shown."""
    try:
        found = opened(source)
    except Refusal as refusal:
        return refusal
    return after(found.start, found.choices)


def after(start: str, choices: Sequence[str]) -> Refusal | None:
    """The refusal of choices from a position; None where what they lead to is shown."""
    try:
        shown = analysed_position(start, choices)
    except Refusal as refusal:
        return refusal
    assert msgspec.json.encode(shown)
    assert from_text(shown.text).text == shown.text
    return None


def tells(refusal: Refusal | None) -> None:
    """Check that a refusal names a clause or gives a reason, and a record's line."""
    if refusal is None:
        return
    assert refusal.code in {"bad-position", "bad-record", "illegal", "not-over"}, refusal
    assert refusal.clause is None or CLAUSE.fullmatch(refusal.clause)
    assert refusal.clause or refusal.details.get("reason") or refusal.code == "not-over"
    assert refusal.code != "illegal" or refusal.clause
    assert refusal.code != "bad-record" or f"line {refusal.details['line']}: " in str(refusal.details["reason"])


@st.composite
def edited(draw: st.DrawFn, text: str) -> str:
    """A text in a few places of which there is something else."""
    for _ in range(draw(st.integers(1, 5))):
        at, gone = draw(st.integers(0, len(text))), draw(st.integers(0, 3))
        text = text[:at] + draw(SCRAPS) * draw(st.integers(0, 2)) + text[at + gone:]
    return text


@st.composite
def bent(draw: st.DrawFn, data: Any) -> Any:
    """JSON in one place of which there is something else, or nothing."""
    if not isinstance(data, (dict, list)) or not data or draw(st.integers(0, 5)) == 0:
        return draw(ODD)
    made = data.copy()
    key = draw(st.sampled_from(sorted(made) if isinstance(made, dict) else range(len(made))))
    if draw(st.integers(0, 9)) == 0:
        del made[key]
    else:
        made[key] = draw(bent(made[key]))
    return made


@pytest.mark.parametrize("game", GAMES)
@settings(deadline=None)
@given(data=st.data())
def test_a_line_that_was_edited(game: str, data: st.DataObject) -> None:
    tells(said(data.draw(edited(data.draw(st.sampled_from(STATES[game])).text))))


@pytest.mark.parametrize("game", GAMES)
@settings(deadline=None)
@given(data=st.data())
def test_json_that_was_edited(game: str, data: st.DataObject) -> None:
    tells(said(data.draw(edited(data.draw(st.sampled_from(STATES[game])).json))))


@pytest.mark.parametrize("game", GAMES)
@settings(deadline=None)
@given(data=st.data())
def test_json_with_other_values(game: str, data: st.DataObject) -> None:
    position = json.loads(data.draw(st.sampled_from(STATES[game])).json)
    for _ in range(data.draw(st.integers(1, 3))):
        position = data.draw(bent(position))
    tells(said(json.dumps(position)))


@pytest.mark.parametrize("game", GAMES)
@settings(deadline=None, max_examples=20)
@given(data=st.data())
def test_a_record_that_was_edited(game: str, data: st.DataObject) -> None:
    tells(said(data.draw(edited(b"".join(record(game).lines()).decode()))))


@settings(deadline=None)
@given(st.text() | st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=4), lambda inner: st.lists(
    inner, max_size=3) | st.dictionaries(st.sampled_from(["game", "format", "record", "seed", "line", "x"]), inner),
    max_leaves=6).map(json.dumps))
def test_any_text(source: str) -> None:
    tells(said(source))


@pytest.mark.parametrize("game", GAMES)
@settings(deadline=None)
@given(data=st.data())
def test_any_choices_from_a_position(game: str, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(STATES[game]))
    legal = [action.text for action in state.legal_actions] + [outcome.text for outcome, _ in state.chance_outcomes]
    choice = st.sampled_from([*legal, "left", "roll 3", "end", "x"]) | st.text(max_size=8)
    tells(after(state.text, data.draw(st.lists(choice, max_size=4))))
