"""Positions that are set up by hand: whatever is changed, it is shown, and what is wrong with it is named."""

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import jemaa
from jemaa.games import from_json
from jemaa.service.setting_up import set_up
from jemaa.table.errors import Refusal
from jemaa.table.wire.setting_up import Begin, Change, Keep, Put, SetUp
from tests.played import record

GAMES = ["marrakech", "morocco"]
CLAUSE = re.compile(r"(MK|MO)-\d+(\.\d+)?")
CELLS = {"marrakech": [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)],
         "morocco": [f"{column}{row}" for column in "abcdefghij" for row in range(1, 11)]}


@pytest.mark.parametrize(("game", "players"), [("marrakech", number) for number in (2, 3, 4)]
                         + [("morocco", number) for number in (2, 3, 4, 5)])
def test_an_empty_board_is_a_possible_position(game: str, players: int) -> None:
    begun = set_up(Begin(game, players))
    assert begun.fault is None
    assert begun.text == from_json(begun.json).text
    assert from_json(begun.json).legal_actions


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_game_is_taken_up_as_it_is(game: str) -> None:
    for state in list(record(game, 2).states())[::7]:
        kept = set_up(Keep(state.json))
        assert (kept.text, kept.fault, kept.made) == (state.text, None, True)


def test_an_impossible_position_is_shown_with_its_fault() -> None:
    changed = set_up(Change(set_up(Begin("marrakech", 2)).json, "seats[0].dirhams", 31))
    assert changed.made
    assert changed.text is None
    assert changed.fault
    assert (changed.fault.field, changed.fault.clause) == ("seats", "MK-2.1")
    assert "61 dirhams" in changed.fault.reason


def test_a_change_that_nothing_could_show_is_not_made() -> None:
    begun = set_up(Begin("marrakech", 2))
    apart = set_up(Put(begun.json, "rug A", ("a1", "c1")))
    assert not apart.made
    assert (apart.json, apart.text) == (begun.json, begun.text)
    assert apart.fault
    assert (apart.fault.clause, apart.fault.reason) == ("MK-1.3", "a1 and c1 share no side, so no rug lies on them")


@pytest.mark.parametrize(("asked", "code"), [
    (Begin("chess", 2), "bad-option"), (Begin("marrakech", 5), "bad-option"), (Keep("nonsense"), "bad-position"),
    (Keep('{"game":"chess","format":1}'), "bad-position"), (Keep('{"game":"marrakech","format":1}'), "bad-position"),
    (Keep("[" * 30_000), "bad-position"),
])
def test_what_is_no_position_is_refused(asked: Any, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        set_up(asked)
    assert refused.value.code == code


def test_a_position_that_no_board_could_show_is_refused_by_its_clause() -> None:
    position = jemaa.game("marrakech", players=2).start().json.replace('"rugs":[]',
                                                                       '"rugs":[{"colour":"A","squares":["a1","c1"]}]')
    with pytest.raises(Refusal) as refused:
        set_up(Keep(position))
    assert (refused.value.code, refused.value.clause) == ("bad-position", "MK-1.3")


def one_change(data: st.DataObject, shown: SetUp) -> Put | Change:
    """Any change that the page offers, and some that it doesn't."""
    if data.draw(st.booleans()):
        cells = data.draw(st.lists(st.sampled_from(CELLS[shown.game]), min_size=1, max_size=2, unique=True))
        return Put(shown.json, data.draw(st.sampled_from(shown.pieces)), tuple(cells))
    field = data.draw(st.sampled_from(shown.fields))
    values = st.sampled_from(field.values) if field.values else st.integers(field.least or 0, (field.most or 0) + 1)
    return Change(shown.json, field.name, data.draw(values))


@pytest.mark.parametrize("game", GAMES)
@settings(deadline=None, max_examples=40)
@given(data=st.data())
def test_whatever_is_changed_is_shown(game: str, data: st.DataObject) -> None:
    states = list(record(game, 2).states())
    shown = set_up(Keep(data.draw(st.sampled_from(states)).json))
    for _ in range(data.draw(st.integers(1, 12))):
        shown = set_up(one_change(data, shown))
        assert msgspec.json.encode(shown)
        if shown.fault:
            assert CLAUSE.fullmatch(shown.fault.clause)
            assert shown.fault.reason
        if shown.text:
            assert from_json(shown.json).text == shown.text
        elif shown.made:
            assert shown.fault
