"""Marrakech's pictures: all that lies and stands on the market is on them, in a terminal and in SVG."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from jemaa.core.chance import Stream
from jemaa.core.game import State
from jemaa.games import game
from jemaa.marrakech.actions import COLOUR_LETTERS
from jemaa.marrakech.draw_svg import svg
from jemaa.marrakech.draw_text import picture
from jemaa.marrakech.market import about_turn
from jemaa.marrakech.reading import visible_rugs, whole_rug_places
from jemaa.marrakech.scene import ABOUT_TURNS, rugs
from tests.played import choose

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (2, {"two_player_rugs": "single"}), (3, {}), (4, {})]
NAMESPACE = "{http://www.w3.org/2000/svg}"
ESCAPE = re.compile(r"\x1b\[[\d;]*m")


def read(drawing: str) -> ET.Element:
    """The SVG's outermost element."""
    return ET.fromstring(drawing)  # noqa: S314  # our own


def classes(drawing: str) -> Counter[str]:
    """How often each word is in a class of the SVG."""
    found = Counter[str]()
    for element in read(drawing).iter():
        found.update(element.get("class", "").split())
    return found


@pytest.fixture(scope="module", params=TABLES, ids=str)
def rows(request: pytest.FixtureRequest) -> list[Any]:
    """Every 25th row, and the last one, of a game at random."""
    players, options = request.param
    state, stream = game("marrakech", players, **options).start(), Stream(11)
    states = [state]
    while not state.is_over:
        state = state.apply(choose(state, stream))
        states.append(state)
    return [state.row for state in (*states[::25], states[-1])]


# --- in a terminal ------------------------------------------------------------------------------------------------

MIDDLE_OF_A_GAME = """\
       a   b   c   d   e   f   g         B lays a rug
       ╭───╮   ╭───╮   ╭───╮   ╭────╮
    ╭──┴───┴───┴───┴───┴───┴───┴──╮ │         dirhams   rugs left   points
1 ╭─┤  A═══A   ·   ·   ·  (C)  B  ├─╯
  │ │                          ║  │         A      25  ›A13            29
2 ╰─┤  ·   ·   ·   ·   ·   ·   B  ├─╮
    │                             │ │    ▸  B      65  ›B13            69
3 ╭─┤  ·   ·  (C═══C)  ·   ·   ·  ├─╯
  │ │                             │         C       0   out (1st)
4 ╰─┤  ·   ·   ·  B▶   A   ·   ·  ├─╮
    │              ║   ║          │ │
5 ╭─┤  ·   ·   ·   B   A   ·   ·  ├─╯
  │ │                             │
6 ╰─┤  ·   ·   ·   ·   ·   ·   ·  ├─╮      ▶    Assam and where he faces
    │                             │ │      ═ ║  two halves of one rug
7 ╭─┤  ·   ·   ·   ·   ·   ·   ·  ├─╯      ›    the rug to be laid next
  │ ╰──┬───┬───┬───┬───┬───┬───┬──╯        ( )  neutral: nobody pays here
  ╰────╯   ╰───╯   ╰───╯   ╰───╯"""

TWO_PLAYERS = """\
       a   b   c   d   e   f   g         A rolls the die
       ╭───╮   ╭───╮   ╭───╮   ╭────╮
    ╭──┴───┴───┴───┴───┴───┴───┴──╮ │         dirhams   rugs left   points
1 ╭─┤  ·   ·   ·   ·   ·   ·   ·  ├─╯
  │ │                             │      ▸  A      30   A11 ›a11       34
2 ╰─┤  ·   ·   ·   ·   ·   ·   ·  ├─╮
    │                             │ │       B      30  ›B11  b11       32
3 ╭─┤  ·   ·   a═══a   ·   ·   ·  ├─╯
  │ │                             │
4 ╰─┤  ·   ·  b▼   B   ·   ·   ·  ├─╮
    │                             │ │
5 ╭─┤  ·   ·   A═══A   ·   ·   ·  ├─╯
  │ │                             │
6 ╰─┤  ·   ·   ·   ·   ·   ·   ·  ├─╮      ▼    Assam and where he faces
    │                             │ │      ═ ║  two halves of one rug
7 ╭─┤  ·   ·   ·   ·   ·   ·   ·  ├─╯      ›    the rug to be laid next
  │ ╰──┬───┬───┬───┬───┬───┬───┬──╯
  ╰────╯   ╰───╯   ╰───╯   ╰───╯"""


def test_the_middle_of_a_game(drawn: Callable[..., State]) -> None:
    state = drawn("""
        A> A  .  .  .  C  Bv
        .  .  .  .  .  .  B
        .  .  C> C  .  .  .
        .  .  .  Bv Av .  .
        .  .  .  B  A  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="d4e", seat="B", players=3, dirhams="25,65,0", out="0,0,1")
    assert str(state) == MIDDLE_OF_A_GAME


def test_two_players_piles(drawn: Callable[..., State]) -> None:
    state = drawn("""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  a> a  .  .  .
        .  .  b  B  .  .  .
        .  .  A> A  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="c4s", players=2, phase="roll", top="aB")
    assert str(state) == TWO_PLAYERS


def test_halves_are_counted_and_joined_in_a_terminal(rows: list[Any]) -> None:
    for row in rows:
        market = [line[5:34] for line in picture(row, colour=False).splitlines()[3:16]]
        joints = sum(len(re.findall("══[═A-Dab]|║", line)) for line in market)  # a letter: Assam stands there
        assert joints == len(whole_rug_places(row))
        for colour, letter in enumerate(COLOUR_LETTERS[row.players]):
            assert sum(line.count(letter) for line in market) == row.colours[colour].bit_count()


def test_letters_stand_where_the_rugs_lie(rows: list[Any]) -> None:
    row = rows[-1]
    lines = picture(row, colour=False).splitlines()
    for colour, squares in visible_rugs(row):
        for square in squares:
            cell = lines[3 + square // 7 * 2][6 + square % 7 * 4:][:3]
            assert COLOUR_LETTERS[row.players][colour] in cell
            assert (square == row.assam) == any(arrow in cell for arrow in "▲▶▼◀")


# --- about-turns --------------------------------------------------------------------------------------------------

@pytest.mark.clause("MK-3.4")
def test_all_about_turns_are_drawn_once(drawn: Callable[..., State]) -> None:
    assert len(ABOUT_TURNS) == 14
    assert len({way for pair in ABOUT_TURNS for way in pair}) == 28
    for one, other in ABOUT_TURNS:
        assert about_turn(one.square, one.heading) == (other.square, (other.heading + 2) % 4)
        assert about_turn(other.square, other.heading) == (one.square, (one.heading + 2) % 4)
    assert classes(svg(drawn("\n".join([". . . . . . ."] * 7)).row))["about-turn"] == 14


# --- SVG ----------------------------------------------------------------------------------------------------------

def test_every_rug_is_drawn_whole_or_cut_with_a_letter_on_each_half(rows: list[Any]) -> None:
    for row in rows:
        found, shown = classes(svg(row)), rugs(row)
        whole = len(whole_rug_places(row))
        halves = sum(colour.bit_count() for colour in row.colours)
        assert found["rug"] == len(shown) == halves - whole
        assert (found["whole"], found["cut"]) == (whole, halves - 2 * whole)
        assert found["plate"] == halves + row.players
        assert found["neutral"] == sum(rug.neutral for rug in shown)
        assert (found["assam"], found["seat"], found["about-turn"]) == (1, row.players, 14)


def test_every_owner_has_a_letter_and_a_card(rows: list[Any]) -> None:
    for row in rows:
        found, letters = classes(svg(row)), COLOUR_LETTERS[row.players]
        for colour, letter in enumerate(letters):
            assert (found[letter] > 0) == (row.colours[colour] > 0 or letter in "ABCD"[:row.players])


@pytest.mark.clause("MK-2.3")
def test_the_next_rug_of_each_pile_is_marked(drawn: Callable[..., State]) -> None:
    state = drawn("\n".join([". . . . . . ."] * 7), players=2, top="aB")
    assert "A12 ›a12" in str(state)
    assert "›B12  b12" in str(state)
    assert classes(svg(state.row))["next"] == 2


@pytest.mark.clause("MK-4.5")
def test_rugs_of_those_out_are_grey(drawn: Callable[..., State]) -> None:
    board = "A> A B> B . . .\n" + "\n".join([". . . . . . ."] * 6)
    before = svg(drawn(board, players=3).row)
    after = svg(drawn(board, players=3, out="0,1,0", dirhams="60,0,30").row)
    assert classes(before)["neutral"] == 0
    assert classes(after)["neutral"] == 1
    assert 'href="#mk-rug-B"' in before
    assert 'href="#mk-rug-B-out"' in after
    assert 'href="#mk-rug-A"' in after


def test_the_description_says_what_is_seen(drawn: Callable[..., State]) -> None:
    board = "A> A . . . . .\n" + "\n".join([". . . . . . ."] * 6)
    told = read(svg(drawn(board, assam="g7w", seat="B", players=3).row)).findtext(f"{NAMESPACE}desc") or ""
    assert told.startswith("B lays a rug. Assam stands on g7 and faces west.")
    assert "A: 30 dirhams, 14 rugs left, 32 points; B: 30 dirhams, 15 rugs left, 30 points;" in told
    assert told.endswith("Rugs: A a1-b1.")
