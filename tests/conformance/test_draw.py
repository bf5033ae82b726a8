"""Pictures of both games: what every terminal, every notebook and every page that shows one may count on."""

import re
from xml.etree import ElementTree as ET

import pytest

from jemaa.core.game import Game, State
from jemaa.core.row import pack, plain
from tests.golden import all_tables
from tests.played import walk
from tests.tables import title

SVG = "http://www.w3.org/2000/svg"
ESCAPE = re.compile(r"\x1b\[[\d;]*m")
LONGEST = 60_000
"""Characters of an SVG picture."""


@pytest.fixture(scope="module", params=all_tables(), ids=title)
def states(request: pytest.FixtureRequest) -> list[State]:
    """Every 40th state, and the last one, of a game at random; from its setup on."""
    game: Game = request.param
    found = [state for state, _ in walk(game, 11)]
    return [*found[::40], found[-1]]


def test_in_a_terminal_of_80_columns(states: list[State]) -> None:
    for state in states:
        text, coloured = str(state), state.game.type.picture(state.row, colour=True)
        assert max(map(len, text.splitlines())) <= 80
        assert "\x1b" not in text
        assert not re.search(r" $", text, re.MULTILINE)
        assert "\x1b[" in coloured
        assert [line.rstrip() for line in ESCAPE.sub("", coloured).splitlines()] == text.splitlines()


def test_every_colour_resets_before_the_line_ends(states: list[State]) -> None:
    for line in states[-1].game.type.picture(states[-1].row, colour=True).splitlines():
        codes = ESCAPE.findall(line)
        assert codes[1::2] == ["\x1b[0m"] * (len(codes) // 2)
        assert "\x1b[0m" not in codes[::2]


def test_an_svg_stands_for_itself(states: list[State]) -> None:
    for state in states:
        drawing = state.game.type.svg(state.row)
        root = ET.fromstring(drawing)  # noqa: S314  # our own
        assert root.tag == f"{{{SVG}}}svg"
        assert root.findtext(f"{{{SVG}}}title") == state.game.name.capitalize()
        assert len(drawing) < LONGEST
        assert not re.search(r"<(script|style|image|foreignObject)\b|\son\w+=", drawing)
        assert set(re.findall(r"https?://[^\"']+", drawing)) == {SVG}


def test_all_that_is_used_is_defined_once(states: list[State]) -> None:
    for state in states:
        drawing = state.game.type.svg(state.row)
        defined = re.findall(r'\bid="([^"]+)"', drawing)
        used = re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', drawing)
        assert len(defined) == len(set(defined))
        assert {one or other for one, other in used} <= set(defined)
        assert used


def test_equal_rows_are_drawn_alike(states: list[State]) -> None:
    for state in states:
        game, again = state.game, plain(state.game.type.rules.layout, pack(state.row))
        assert game.type.svg(state.row) == game.type.svg(again)
        assert game.type.picture(state.row, colour=True) == game.type.picture(again, colour=True)


def test_a_notebook_shows_the_picture(states: list[State]) -> None:
    for state in states:
        assert state._repr_svg_() == state.game.type.svg(state.row)
        assert str(state) == state.game.type.picture(state.row, colour=False)
