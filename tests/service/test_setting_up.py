"""Positions that are set up by hand: whatever is changed, it is shown, and what is wrong with it is named."""

import json
import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import jemaa
from jemaa.core.game import State
from jemaa.games import from_json
from jemaa.morocco.market import CORNERS, QUADRANTS, SPACES, corner_of, space_name, stall_name
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


def put(shown: SetUp, piece: str, *cells: str) -> SetUp:
    return set_up(Put(shown.json, piece, cells))


def rugs_and_assam(shown: SetUp, wanted: dict[str, Any]) -> SetUp:
    """Marrakech's board, put as somebody puts it."""
    now = json.loads(shown.json)
    if now["assam"]["square"] != wanted["assam"]["square"]:
        shown = put(shown, "assam", wanted["assam"]["square"])
    for rug in now["rugs"]:
        shown = shown if rug in wanted["rugs"] else put(shown, "nothing", *rug["squares"])
    for rug in wanted["rugs"]:
        shown = shown if rug in now["rugs"] else put(shown, f"rug {rug['colour']}", *rug["squares"])
    return shown


def stalls_and_juice(shown: SetUp, wanted: dict[str, Any]) -> SetUp:
    """Morocco's board, likewise."""
    for place, stall in enumerate(wanted["stalls"]):
        shown = one_stall(shown, place, stall)
    for corner in range(CORNERS):
        shown = one_corner(shown, corner, wanted["juice"])
    return shown


def one_stall(shown: SetUp, place: int, wanted: dict[str, Any]) -> SetUp:
    first = space_name(place * QUADRANTS)
    if json.loads(shown.json)["stalls"][place]["tile"] != wanted["tile"]:
        shown = put(shown, f"tile {wanted['tile']}" if wanted["tile"] else "nothing", first)
    for _ in range(4):
        if json.loads(shown.json)["stalls"][place]["arrow"] != wanted["arrow"]:
            shown = put(shown, f"tile {wanted['tile']}", first)
    now = json.loads(shown.json)["stalls"][place]["workers"]
    for space in sorted({*now, *wanted["workers"]}):
        if now.get(space) != wanted["workers"].get(space):
            shown = put(shown, wanted["workers"].get(space, "nothing"), space)
    return shown


def one_corner(shown: SetUp, corner: int, wanted: list[dict[str, Any]]) -> SetUp:
    space = next(space_name(space) for space in range(SPACES) if corner_of(space) == corner)
    now = json.loads(shown.json)["juice"]
    if corner >= len(wanted):
        return put(shown, "nothing", space) if corner < len(now) else shown
    if corner >= len(now) or now[corner]["value"] != wanted[corner]["value"]:
        shown = put(shown, f"juice {wanted[corner]['value']}", space)
    taken, before = wanted[corner].get("taken"), json.loads(shown.json)["juice"][corner].get("taken")
    return put(shown, f"taken {taken or before}", space) if taken != before else shown


def set_by_hand(state: State) -> SetUp:
    """A position, set up from an empty board: fields as often as they still differ, then the board."""
    wanted = {field.name: field.value for field in set_up(Keep(state.json)).fields}
    shown, board = set_up(Begin(state.game.name, state.game.players)), BOARDS[state.game.name]
    for _ in range(4):
        for _ in range(6):
            for name, value in wanted.items():
                if name in (now := {field.name: field.value for field in shown.fields}) and now[name] != value:
                    shown = set_up(Change(shown.json, name, value))
        shown = board(shown, json.loads(state.json))
        if shown.text == state.text:
            break
    return shown


BOARDS = {"marrakech": rugs_and_assam, "morocco": stalls_and_juice}


@pytest.mark.parametrize(("game", "players", "every"), [("marrakech", 2, 47), ("marrakech", 3, 53), ("morocco", 2, 41),
                                                       ("morocco", 3, 59), ("morocco", 4, 97)])
def test_every_position_can_be_set_up_by_hand(game: str, players: int, every: int) -> None:
    """Also while chance deals, while stalls are closed, and once the game is over."""
    states = list(record(game, players, seed=2).states())
    for state in [*states[:40:8], *states[40::every], states[-1]]:
        assert set_by_hand(state).text == state.text


def test_full_stalls_wait_in_the_order_that_is_chosen() -> None:
    shown = set_up(Begin("morocco", 2))
    for stall, workers in ((0, "AABB"), (3, "ABBA"), (7, "BABA")):
        for place, letter in enumerate(workers):
            shown = put(shown, f"{letter} assistant", space_name(stall * QUADRANTS + place))
    for name, value in (("phase", "reward"), ("closing", stall_name(0))):
        shown = set_up(Change(shown.json, name, value))
    assert json.loads(shown.json)["waiting"] == [stall_name(3), stall_name(7)]
    shown = set_up(Change(shown.json, "waiting[0]", stall_name(7)))
    assert json.loads(shown.json)["waiting"] == [stall_name(7), stall_name(3)]
    shown = put(shown, "nothing", space_name(3 * QUADRANTS))
    assert json.loads(shown.json)["waiting"] == [stall_name(7)]


def test_the_phase_says_what_chance_has_dealt() -> None:
    shown = set_up(Change(set_up(Begin("morocco", 3)).json, "phase", "deal columns"))
    position = json.loads(shown.json)
    assert None not in position["rows"]
    assert (len([cube for cube in position["columns"] if cube]), position["juice"]) == (3, [])
    assert position["roof"] == [None] * 5
    assert shown.fault is None
    back = set_up(Change(shown.json, "phase", "first"))
    assert back.fault is None
    assert len(json.loads(back.json)["juice"]) == CORNERS


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
