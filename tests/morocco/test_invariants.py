"""Each invariant, by a row that breaks it."""

from typing import Any

import pytest

from jemaa.core.errors import IllegalPosition
from jemaa.core.game import State
from jemaa.morocco.game import Morocco
from jemaa.morocco.invariants import INVARIANTS, check
from jemaa.morocco.state import NONE
from tests.morocco.drawn import drawn, then
from tests.morocco.test_rules_end import ONE_OPEN

CUBES = ("cube black", "cube green", "cube purple", "cube brown")
A, AB, AT, B = 1, 2, 3, 4
"""Workers as a row has them."""

STATES: dict[str, State] = {}


def state(name: str) -> State:
    """A state to be broken, by name."""
    made: dict[str, Any] = {
        "start": lambda: Morocco(3).start(),
        "deal": lambda: then(Morocco(3).start(), *CUBES * 3, "juice 2"),
        "first": lambda: then(Morocco(2, juice_values=(36, 0, 0)).start(), *CUBES * 3),
        "die": lambda: drawn(phase="die", pawn=None),
        "two": lambda: drawn(players=2, phase="die", pawn=None).apply("die black"),
        "wild": lambda: drawn(phase="die", pawn=None).apply("die wild"),
        "scout": lambda: drawn(players=4, phase="scout", pawn=None).apply("scout 2"),
        "assign": lambda: drawn("A B\nB .\n", hands="kkg"),
        "placed": lambda: drawn(hands="kk", seats={"A": {"coins": 1}}).apply("assistant a1"),
        "extra": lambda: drawn(hands="kkg").apply("tourist b1"),
        "cousins": lambda: drawn(hands="kkg").apply("cousins b1"),
        "cousin": lambda: then(drawn(hands="kkg"), "cousins b1", "pay green"),
        "reward": lambda: drawn("A B\nC .\n", hands="kk").apply("assistant b2"),
        "arrow": lambda: drawn("A A\nAt .\n", hands="kk").apply("assistant b2"),
        "chain": lambda: then(drawn("B . | . C\nB B | C C", hands="kkg"), "cousins b1", "pay green", "cousin c1"),
        "move": lambda: then(drawn("A A\nAt .\n", hands="kk"), "assistant b2", "arrow east"),
        "keep": lambda: drawn(hands="k/gg/-", turn="C", second=True).apply("pass"),
        "over": lambda: drawn(hands="k/-/-", turn="C", second=True, idle=2).apply("pass"),
        "all closed": lambda: drawn(ONE_OPEN, hands="kk").apply("assistant b2"),
    }
    if name not in STATES:
        STATES[name] = made[name]()
    return STATES[name]


@pytest.mark.parametrize(("name", "broken", "field", "clause"), [
    ("assign", {"players": 6}, "players", "MO-1.5"),
    ("assign", {"juice_values": [12, 12, 13]}, "options.juice_values", "MO-1.3"),
    ("assign", {"first_player": 4}, "options.first_player", "MO-2.2"),
    ("assign", {"third_place_points": 0}, "options.third_place_points", "MO-6.5"),
    ("assign", {"open_juice": 2}, "options.open_juice", "MO-9.3"),
    ("assign", {"phase": 15}, "phase", "MO-3.1"),
    ("assign", {"phase": 24}, "phase", "MO-3.1"),
    ("assign", {"first": 3}, "first", "MO-2.2"),
    ("assign", {"seat": -1}, "seat", "MO-5.1"),
    ("assign", {("workers", 9): 10}, "stalls[2].workers", "MO-1.1"),
    ("assign", {("tiles", 3): 4}, "stalls[3].tile", "MO-6.9"),
    ("assign", {("arrows", 3): 5}, "stalls[3].arrow", "MO-6.10"),
    ("assign", {("juice", 3): 5}, "juice[3].value", "MO-1.3"),
    ("assign", {("taken", 3): 4}, "juice[3].taken", "MO-6.7"),
    ("assign", {"waiting": [25, NONE]}, "waiting[0]", "MO-6.1"),
    ("assign", {"closing": 25}, "closing", "MO-6.1"),
    ("assign", {"space": 100}, "space", "MO-5.5"),
    ("assign", {"pawn": 6}, "pawn", "MO-4.2"),
    ("assign", {"placed": 2}, "placed", "MO-5.7"),
    ("assign", {("cubes", 15): 1}, "seats", "MO-1.5"),
    ("assign", {("coins", 4): 1}, "seats", "MO-1.5"),
    ("assign", {("assistants", 0): 12}, "seats[0].assistants", "MO-1.5"),
    ("assign", {("bodyguards", 0): 1}, "seats[0].bodyguards", "MO-1.5"),
    ("assign", {("tourists", 0): 3}, "seats[0].tourists", "MO-1.5"),
    ("assign", {("market_tiles", 0): 11}, "seats[0].market_tiles", "MO-1.5"),
    ("assign", {("cousins", 0): 3}, "seats[0].cousins", "MO-1.5"),
    ("assign", {("coins", 0): 4}, "seats[0].coins", "MO-6.6"),
    ("assign", {("bodyguards", 0): -1, ("quarters", 0): 3}, "seats[0]", "MO-1.5"),
    ("reward", {("owed", 1): 2}, "seats[1]", "MO-1.5"),
    ("assign", {"rows": [0, 0, 2, 3, 4]}, "rows", "MO-2.1"),
    ("assign", {"roof": [0, 1, 2, 3, 5]}, "roof", "MO-2.1"),
    ("start", {"rows": [NONE, 1, NONE, NONE, NONE]}, "rows", "MO-2.1"),
    ("start", {"rows": [0, 1, 2, 3, NONE]}, "rows", "MO-2.1"),
    ("start", {"columns": [0, NONE, NONE, NONE, NONE]}, "columns", "MO-2.1"),
    ("assign", {"columns": [0, 1, 2, 3, NONE]}, "columns", "MO-2.1"),
    ("deal", {"undealt": [12, 12, 12]}, "juice", "MO-1.3"),
    ("deal", {"juice": [0, 2, *[0] * 34]}, "juice", "MO-2.1"),
    ("deal", {"juice": [2] * 12 + [3] * 12 + [0] * 12, "undealt": [0, 0, 12]}, "phase", "MO-2.1"),
    ("assign", {("juice", 35): 0, "undealt": [0, 0, 1]}, "juice", "MO-1.3"),
    ("start", {("juice", 0): 2, "undealt": [11, 12, 12]}, "juice", "MO-2.1"),
    ("first", {"first_player": 1}, "phase", "MO-2.2"),
    ("first", {("points", 0): 1}, "seats[0].points", "MO-1.5"),
    ("first", {("tiles", 0): 6}, "stalls", "MO-2.1"),
    ("first", {"idle": 1}, "first", "MO-2.2"),
    ("assign", {"done": 6}, "done", "MO-5.1"),
    ("scout", {"done": 4}, "done", "MO-5.1"),
    ("keep", {"done": 3}, "done", "MO-5.1"),
    ("die", {"done": 1}, "done", "MO-5.1"),
    ("assign", {"active": 1}, "active", "MO-5.1"),
    ("wild", {"active": 1}, "active", "MO-5.1"),
    ("assign", {"seat": 1}, "seat", "MO-5.1"),
    ("keep", {"seat": 2}, "seat", "MO-5.1"),
    ("assign", {"rolled": 1}, "rolled", "MO-3.2"),
    ("die", {"rolled": 1}, "rolled", "MO-3.2"),
    ("two", {"rolled": 2}, "rolled", "MO-3.2"),
    ("wild", {"rolled": 0}, "rolled", "MO-3.2"),
    ("assign", {"pawn": 5}, "pawn", "MO-4.2"),
    ("die", {"pawn": 1}, "pawn", "MO-4.2"),
    ("scout", {"pawn": 5}, "pawn", "MO-4.2"),
    ("assign", {("cubes", 0): 7}, "seats[0].cubes", "MO-7.1"),
    ("assign", {("cubes", 0): -1}, "seats[0].cubes", "MO-7.1"),
    ("scout", {("cubes", 0): 4}, "seats[0].cubes", "MO-7.1"),
    ("scout", {("cubes", 0): 0, ("cubes", 2): 0}, "seats[0].cubes", "MO-4.3"),
    ("keep", {("cubes", 0): 2}, "seats[0].cubes", "MO-7.1"),
    ("keep", {("cubes", 6): 1}, "seat", "MO-7.1"),
    ("assign", {"placed": 1, "idle": -1}, "placed", "MO-5.7"),
    ("arrow", {"placed": 0}, "placed", "MO-6.1"),
    ("all closed", {"placed": 0}, "placed", "MO-6.1"),
    ("assign", {"idle": -1}, "idle", "MO-8.4"),
    ("assign", {"idle": 3}, "idle", "MO-8.4"),
    ("placed", {"idle": 0}, "idle", "MO-8.4"),
    ("assign", {"space": 0}, "space", "MO-5.5"),
    ("extra", {"space": NONE}, "space", "MO-5.5"),
    ("extra", {"space": 0}, "space", "MO-5.5"),
    ("cousin", {("workers", 1): AT, ("assistants", 0): 12, ("tourists", 0): 1}, "space", "MO-5.5"),
    ("cousins", {("cousins", 0): 2}, "space", "MO-5.5"),
    ("extra", {("cubes", 1): 0}, "seats[0].cubes", "MO-5.3"),
    ("assign", {("tiles", 0): 6, ("arrows", 0): 2}, "stalls[0].workers", "MO-6.8"),
    ("assign", {"workers": [AB, AB, 5, 5, *[0] * 96], "assistants": [12, 12, 12, 0, 0], "quarters": [0, 0, 2, 0, 0]},
     "stalls[0].workers", "MO-6.2"),
    ("assign", {("arrows", 3): 1}, "stalls[3].arrow", "MO-6.10"),
    ("assign", {("arrows", 24): 2}, "stalls[24].arrow", "MO-6.10"),
    ("assign", {("tiles", 23): 6, ("arrows", 23): 2}, "stalls[23].arrow", "MO-6.10"),  # D5 and E5 at each other
    ("assign", {("arrows", 24): 0}, "stalls[24].arrow", "MO-6.10"),
    ("chain", {"waiting": [NONE, 1]}, "waiting", "MO-6.1"),
    ("chain", {"waiting": [1, 1]}, "waiting", "MO-6.1"),
    ("chain", {"waiting": [2, NONE]}, "waiting", "MO-6.1"),
    ("chain", {"waiting": [NONE, NONE]}, "waiting", "MO-6.1"),
    ("assign", {"waiting": [0, NONE]}, "waiting", "MO-6.1"),
    ("assign", {("workers", 3): A, ("assistants", 0): 10}, "waiting", "MO-6.1"),
    ("assign", {"closing": 0}, "closing", "MO-6.1"),
    ("move", {"closing": NONE}, "closing", "MO-6.1"),
    ("keep", {("owed", 1): 1}, "seats", "MO-6.6"),
    ("keep", {("guests", 1): 1, ("tourists", 1): 1}, "seats", "MO-6.11"),
    ("reward", {("owed", 0): 1}, "seats[0].owed", "MO-6.4"),
    ("reward", {"seat": 2}, "seat", "MO-6.6"),
    ("reward", {("coins", 1): 3}, "seat", "MO-6.6"),
    ("arrow", {("arrows", 0): 2}, "closing", "MO-6.10"),
    ("arrow", {"seat": 1}, "seat", "MO-6.10"),
    ("arrow", {("tiles", 0): 6, ("market_tiles", 0): 12, "seat": 1}, "seat", "MO-6.10"),
    ("move", {"workers": [0, 0, 0, 0, A, A, A, A, *[0] * 92], ("assistants", 0): 8}, "closing", "MO-6.11"),
    ("move", {"seat": 1}, "seat", "MO-6.11"),
    ("move", {("guests", 0): 0}, "seat", "MO-6.11"),
    ("assign", {("points", 0): 6}, "seats[0].points", "MO-6.3"),
    ("arrow", {("points", 0): 4}, "seats[0].points", "MO-6.3"),
    ("first", {("coins", 0): 1}, "seats[0].coins", "MO-1.5"),
    ("assign", {("tiles", 24): 0, ("arrows", 24): 0, ("coins", 0): 1}, "seats[0].coins", "MO-6.4"),
    ("assign", {("taken", 3): 1}, "juice[3].taken", "MO-6.7"),
    ("over", {"idle": 2}, "phase", "MO-8.1"),
    ("all closed", {"phase": 8, ("coins", 0): 1}, "phase", "MO-8.2"),
    ("keep", {"idle": 3}, "idle", "MO-8.4"),
    ("keep", {"tiles": [6] * 20 + [0] * 5, "arrows": [2, 2, 2, 2, 3] * 4 + [0] * 5}, "phase", "MO-8.1"),
])
def test_a_row_that_breaks_an_invariant_is_named_with_its_clause(
        name: str, broken: dict[str | tuple[str, int], Any], field: str, clause: str) -> None:
    row = state(name).row
    check(row)
    for key, value in broken.items():
        if isinstance(key, tuple):
            getattr(row, key[0])[key[1]] = value
        else:
            setattr(row, key, value)
    with pytest.raises(IllegalPosition) as refused:
        check(row)
    assert (refused.value.field, refused.value.clause) == (field, clause), refused.value.reason


def test_every_invariant_is_listed() -> None:
    assert len(INVARIANTS) == len(set(INVARIANTS)) == 19
