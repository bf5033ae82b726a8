"""Positions as one line."""

from collections.abc import Callable

import pytest

import jemaa
from jemaa.core.errors import IllegalPosition, Unreadable
from jemaa.core.game import State

Drawn = Callable[..., State]
LINE = "marrakech/4 7/7/1A>A4/7/1Bv5/1B5/7 d6s assam C 30,30,30,30 11,11,12,12 ABCD 0,0,0,0 -"


def test_the_line_says_what_is_drawn(drawn: Drawn) -> None:
    state = drawn("""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  A> A  .  .  .  .
        .  .  .  .  .  .  .
        .  Bv .  .  .  .  .
        .  B  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="d6s", phase="assam", seat="C")
    assert state.text == LINE
    assert jemaa.from_text(f"  {LINE}\n") == state


@pytest.mark.parametrize(("word", "instead", "field", "clause"), [
    ("marrakech/4", "marrakech/5", "game", "MK-2.2"),
    ("7/7/1A>A4/7/1Bv5/1B5/7", "7/7/1A>A4/7/1Bv5/1B5", "board", "MK-1.1"),
    ("1A>A4", "1A>A5", "board row 3", "MK-1.1"),
    ("1A>A4", "1A>A3", "board row 3", "MK-1.1"),
    ("1A>A4", "1X>A4", "board row 3", "MK-1.1"),
    ("1A>A4", "1a>a4", "board row 3", "MK-2.2"),
    ("1A>A4", "5AA>", "board", "MK-1.3"),
    ("1B5/7", "1B5/6Av", "board", "MK-1.3"),
    ("d6s", "d8s", "assam", "MK-2.1"),
    ("assam C", "asam C", "phase", "MK-3.1"),
    ("assam C", "pay C", "phase", "MK-3.1"),
    ("assam C", "assam E", "seat", "MK-2.4"),
    ("assam C", "assam -", "seat", "MK-2.4"),
    ("assam C", "first C", "seat", "MK-2.4"),
    ("30,30,30,30", "30,30,60", "dirhams", "MK-1.4"),
    ("30,30,30,30", "30,30,-30,90", "dirhams", "MK-1.4"),
    ("11,11,12,12", "11,11,12", "rugs", "MK-2.2"),
    ("ABCD", "ABC", "top", "MK-2.3"),
    ("ABCD", "ABCE", "top", "MK-2.2"),
    ("0,0,0,0", "0,0,0,x", "out", "MK-4.4"),
    ("0,0,0,0 -", "0,0,0,0 speed=on", "options", "MK-2.3"),
    ("0,0,0,0 -", "0,0,0,0 must_turn=often", "options", "MK-2.3"),
    ("0,0,0,0 -", "0,0,0,0 must_turn=on,must_turn=off", "options", "MK-2.3"),
    ("7/7/1A>A4", "00007/7/1A>A4", "board row 1", "MK-1.1"),
    ("7/7/1A>A4", "\u0667/7/1A>A4", "board row 1", "MK-1.1"),
])
def test_a_wrong_word_is_named_with_its_clause(word: str, instead: str, field: str, clause: str) -> None:
    assert word in LINE
    with pytest.raises(IllegalPosition) as refused:
        jemaa.from_text(LINE.replace(word, instead))
    assert (refused.value.field, refused.value.clause) == (field, clause)


def test_a_first_player_who_does_not_play_is_named_with_the_clause() -> None:
    line = "marrakech/2 7/7/7/7/7/7/7 d4s deal A 30,30 12,12,12,12 -- 0,0 first_player="
    assert jemaa.from_text(line + "A").game == jemaa.game("marrakech", 2, first_player="A")
    with pytest.raises(IllegalPosition) as refused:
        jemaa.from_text(line + "D")
    assert (refused.value.field, refused.value.clause) == ("options.first_player", "MK-2.4")


@pytest.mark.parametrize("line", ["", "chess/2 8/8", "marrakech", LINE + " more", LINE.removesuffix(" -")])
def test_what_is_no_position_at_all_is_unreadable(line: str) -> None:
    with pytest.raises(Unreadable):
        jemaa.from_text(line)
