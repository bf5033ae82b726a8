"""Positions as one line."""

import re
from pathlib import Path

import pytest

import jemaa
from jemaa.core.errors import IllegalPosition, Unreadable
from jemaa.games import game
from tests.morocco.drawn import drawn, then

MARKET = """
    #  B  | .  Ab | .  .  | .  .  | Ct .
    #  >  | .  .  | .  .  | .  .  | .  .
"""
LINE = ("morocco/3 =Be,.Ab..,,,Ct.../,,,,/,,,,/,,,,/,,,,=_w 23A4234/234234/234234/234234/234234/234234 "
        "kgpno kgpno kgpno 1 assign AAA 0,0,0,0 "
        "0,kkg,1,12,0,1,2,2,12,0,0/5,-,0,12,1,1,2,2,11,0,0/0,-,0,12,0,2,1,2,12,0,0 - - - -")


def test_a_position_as_a_line() -> None:
    state = drawn(MARKET, hands="kkg", taken={1: "A"},
                  seats={"A": {"coins": 1}, "B": {"bodyguards": 1, "quarters": 1}})
    assert state.text == LINE
    assert jemaa.from_text(LINE) == state
    assert jemaa.from_text(f"  {LINE}\n") == state
    assert repr(state) == f"<{LINE}>"


def test_lines_of_the_deal_of_closings_and_of_options() -> None:
    state = then(game("morocco", 5, juice_values=(10, 20, 6), open_juice=True).start(), "cube purple", "cube black")
    assert state.text.split()[2:9] == ["......" + "/......" * 5, "pk---", "-----", "-----", "-", "deal_rows", "---"]
    assert state.text.split()[-1] == "juice_values=10/20/6,open_juice=on"
    state = then(drawn("""
        Bt .  | .  C
        B  B  | C  C
    """, hands="kkg"), "cousins b1", "pay green", "cousin c1", "arrow south")
    assert state.text.split()[7:10] == ["move", "AAB", "0,0,1,-1"]
    assert state.text.split()[11:] == ["A1", "B1", "-", "-"]
    state = drawn(hands="kkg").apply("tourist a1")
    assert state.text.split()[11:] == ["-", "-", "a1", "-"]


def test_the_line_in_the_rules_reads_back() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs/rules/morocco.md").read_text()
    (block,) = re.findall(r"```\n(morocco.*?)```", page, re.DOTALL)
    line = " ".join(block.split())
    assert jemaa.from_text(line).text == line


@pytest.mark.parametrize(("word", "text", "field", "clause"), [
    (0, "morocco/6", "game", "MO-1.5"),
    (1, "=Be,.Ab..,,,/,,,,", "market", "MO-1.1"),
    (1, "=Be,.Ab,,,Ct.../,,,,/,,,,/,,,,/,,,,=_w", "market B1", "MO-1.1"),
    (1, "=Xe,.Ab..,,,Ct.../,,,,/,,,,/,,,,/,,,,=_w", "market A1", "MO-1.1"),
    (1, "=De,.Ab..,,,Ct.../,,,,/,,,,/,,,,/,,,,=_w", "market A1", "MO-1.5"),
    (1, "=Be,.AbD.,,,Ct.../,,,,/,,,,/,,,,/,,,,=_w", "market B1", "MO-1.5"),
    (2, "234234", "juice", "MO-1.2"),
    (2, "23423x/234234/234234/234234/234234/234234", "juice", "MO-1.2"),
    (2, "234233/234234/234234/234234/234234/234234", "juice", "MO-1.3"),
    (2, "234234/234D234/234234/234234/234234/234234", "juice", "MO-1.5"),
    (3, "kgpn", "rows", "MO-2.1"),
    (4, "kgpnx", "columns", "MO-2.1"),
    (5, "kgpnn", "roof", "MO-2.1"),
    (6, "6", "pawn", "MO-4.2"),
    (7, "score", "phase", "MO-3.1"),
    (8, "AA", "turn", "MO-5.1"),
    (8, "---", "turn", "MO-5.1"),
    (8, "AAD", "turn", "MO-1.5"),
    (8, "ABB", "active", "MO-5.1"),
    (9, "0,0,0", "round", "MO-3.1"),
    (9, "0,0,2,0", "round", "MO-3.1"),
    (9, "\u0663,0,0,0", "round", "MO-3.1"),
    (10, "\u0660,kkg,1,12,0,1,2,2,12,0,0/5,-,0,12,1,1,2,2,11,0,0/0,-,0,12,0,2,1,2,12,0,0", "seats[0]", "MO-1.5"),
    (10, "0,kkg,1,12,0,1,2,2,12,0,0/5,-,0,12,1,1,2,2,11,0,\u0660/0,-,0,12,0,2,1,2,12,0,0", "seats[1]", "MO-1.5"),
    (10, "0,kkg,1,12,0,1,2,2,12,0,0", "seats", "MO-1.5"),
    (10, "0,kkx,1,12,0,1,2,2,12,0,0/5,-,0,12,1,1,2,2,11,0,0/0,-,0,12,0,2,1,2,12,0,0", "seats[0]", "MO-1.5"),
    (10, "0,kkg,1,12,0,1,2,2,12,0,0/5,-,0,12,1,1,2,2,11,0/0,-,0,12,0,2,1,2,12,0,0", "seats[1]", "MO-1.5"),
    (11, "F1", "closing", "MO-6.1"),
    (12, "A1,B1,C1", "waiting", "MO-6.1"),
    (12, "A6", "waiting", "MO-6.1"),
    (13, "a11", "space", "MO-1.1"),
    (14, "open_juice=maybe", "options", "MO-2.2"),
    (14, "juice_values=12//24", "options", "MO-2.2"),
])
def test_what_is_wrong_is_named_with_its_clause(word: int, text: str, field: str, clause: str) -> None:
    words = LINE.split()
    words[word] = text
    with pytest.raises(IllegalPosition) as refused:
        jemaa.from_text(" ".join(words))
    assert (refused.value.field, refused.value.clause) == (field, clause), refused.value.reason


def test_too_few_words_are_unreadable() -> None:
    with pytest.raises(Unreadable, match="has 15 words"):
        jemaa.from_text("morocco/3 - -")
