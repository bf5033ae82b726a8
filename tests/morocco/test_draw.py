"""Morocco's pictures: all that lies and stands on the market is on them, in a terminal and in SVG."""

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from jemaa.core.chance import Stream
from jemaa.games import game
from jemaa.morocco.draw_svg import svg
from jemaa.morocco.draw_text import picture
from jemaa.morocco.market import CORNERS, STALLS
from jemaa.morocco.reading import KINDS, kind_of, seat_of
from jemaa.morocco.scene import caption, figures, full_stalls
from jemaa.morocco.state import (
    ARROW,
    BODYGUARD,
    COUSIN,
    EMPTY_TILE,
    EXTRA,
    FIRST,
    KEEP,
    NONE,
    OPEN,
    OVER_PHASE,
    SCOUT,
    TOURIST,
    MoroccoRow,
)
from tests.played import choose

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


@pytest.fixture(scope="module", params=[2, 3, 4, 5], ids="players-{}".format)
def rows(request: pytest.FixtureRequest) -> list[Any]:
    """Every 25th row, and the last one, of a game at random; from its setup on."""
    state, stream = game("morocco", request.param).start(), Stream(4)
    states = [state]
    while not state.is_over:
        state = state.apply(choose(state, stream))
        states.append(state)
    return [state.row for state in (*states[::25], states[-1])]


@pytest.fixture
def row() -> MoroccoRow:
    """A position with all that a picture can show, put together by hand."""
    row: MoroccoRow = game("morocco", 3).start().row
    row.rows, row.columns, row.roof = [0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [1, 0, 2, 4, 3]
    row.juice = [2 + corner % 3 for corner in range(CORNERS)]
    row.taken[0], row.taken[1], row.taken[35] = 1, 1, 3
    row.tiles[0], row.arrows[0] = 1, 1 + 1  # A's, to the east
    row.tiles[6], row.arrows[6] = EMPTY_TILE, 1 + 2  # nobody's, to the south
    row.tiles[24] = 3  # C's, without an arrow
    row.workers[4], row.workers[5], row.workers[90] = 1, 1 + 3 + BODYGUARD, 1 + 6 + TOURIST
    row.points, row.coins = [12, 7, 103, 0, 0], [1, 0, 3, 0, 0]
    row.cubes[0], row.cubes[4], row.cubes[6] = 2, 11, 1
    row.bodyguards[1], row.quarters[1] = 1, 0
    row.phase, row.seat, row.active, row.first, row.pawn = ARROW, 1, 1, 2, 3
    row.closing = 1
    return row


# --- in a terminal ------------------------------------------------------------------------------------------------

PICTURE = """\
          A o    B n    C p    D g    E k       B points the arrow of c1–d2
          a  b   c  d   e  f   g  h   i  j      roof         1   2   3   4   5
        ╭──────┬─full─4──────2──────3──────4    pawn: [4]    g   k   p [ o ] n
1 k   1 │░░A▶░░│ A  B²│ ·  · │ ·  · │ ·  · │
      2 │░░░░░░│ ·  · │ ·  · │ ·  · │ ·  · │                 A › B   C¹
        2──────3──────4──────2──────3──────4    points       12   7 103
2 g   3 │ ·  · │░░░▼░░│ ·  · │ ·  · │ ·  · │    black   k     2   0   0
      4 │ ·  · │░░░░░░│ ·  · │ ·  · │ ·  · │    green   g     0   1   0
        2──────3──────4──────2──────3──────4    purple  p     0   0   0
3 p   5 │ ·  · │ ·  · │ ·  · │ ·  · │ ·  · │    brown   n     0   0   0
      6 │ ·  · │ ·  · │ ·  · │ ·  · │ ·  · │    orange  o    11   0   0
        2──────3──────4──────2──────3──────4    coins         1   0   3
4 n   7 │ ·  · │ ·  · │ ·  · │ ·  · │ ·  · │    assistants   12  12  12
      8 │ ·  · │ ·  · │ ·  · │ ·  · │ ·  · │    bodyguards  0+2 1+0 0+2
        2──────3──────4──────2──────3──────4    tourists      2   2   2
5 o   9 │ ·  · │ ·  · │ ·  · │ ·  · │░░C░░░│    cousins       2   2   2
     10 │ ·  · │ ·  · │ C° · │ ·  · │░░░░░░│    tiles        12  12  12
        2──────3──────4──────2──────3──────╯    juice         2   0   1
        A assistant   A² bodyguard   A° tourist
        2 3 4 juice   ░░ closed   › chooses   ¹ first"""


def test_the_middle_of_a_game(row: MoroccoRow) -> None:
    assert picture(row, colour=False) == PICTURE


def test_workers_stand_on_their_spaces(rows: list[Any]) -> None:
    for row in rows:
        lines = picture(row, colour=False).splitlines()
        for space, worker in enumerate(row.workers):
            stall, quadrant = divmod(space, 4)
            x, y = 10 + stall % 5 * 7 + quadrant % 2 * 3, 3 + stall // 5 * 3 + quadrant // 2
            shown = lines[y][x:x + 2].strip()
            if worker:
                assert shown == "ABCDE"[seat_of(worker)] + ("", "²", "°")[kind_of(worker)]
            elif row.tiles[stall] == OPEN:
                assert shown == "·"


@pytest.mark.clause("MO-1.2")
def test_tokens_lie_on_their_corners(rows: list[Any]) -> None:
    for row in rows:
        lines = picture(row, colour=False).splitlines()
        for corner in range(CORNERS):
            shown = lines[2 + corner // 6 * 3][8 + corner % 6 * 7]
            lies = row.juice[corner] > 0 and not row.taken[corner]
            assert shown in (str(row.juice[corner]) if lies else "╭╮╰╯├┤┬┴┼")


# --- what everybody may know --------------------------------------------------------------------------------------

def known(row: MoroccoRow) -> list[tuple[int, int, int]]:
    """Each seat's juice tokens, what they are worth, and its points, as far as they are shown."""
    return [(seat.juice, seat.juice_value, seat.points) for seat in figures(row)]


@pytest.mark.clause("MO-9.3")
def test_taken_tokens_are_only_counted_until_the_end(row: MoroccoRow) -> None:
    assert known(row) == [(2, NONE, 12), (0, NONE, 7), (1, NONE, 103)]
    assert classes(svg(row))["winner"] == 0
    row.phase = OVER_PHASE
    assert known(row) == [(2, 5, 12 + 5 + 1 + 3), (0, 0, 7), (1, 4, 103 + 4 + 3 + 3)]
    assert [seat.leads for seat in figures(row)] == [False, False, True]
    assert classes(svg(row))["winner"] == 1


@pytest.mark.clause("MO-9.3")
def test_the_option_shows_values_from_the_start(row: MoroccoRow) -> None:
    row.open_juice = 1
    assert [seat.juice_value for seat in figures(row)] == [5, 0, 4]
    assert picture(row, colour=False).splitlines()[17].split()[-3:] == ["=5", "=0", "=4"]
    assert "2 = 5" in svg(row)


# --- SVG ----------------------------------------------------------------------------------------------------------

def test_everything_on_the_market_is_drawn(rows: list[Any]) -> None:
    for row in rows:
        found = classes(svg(row))
        closed = sum(tile != OPEN for tile in row.tiles)
        assert found["worker"] == sum(worker > 0 for worker in row.workers)
        for kind, name in enumerate(KINDS):
            assert found[name] == sum(worker > 0 and kind_of(worker) == kind for worker in row.workers)
        assert (found["tile"], found["open"]) == (closed, STALLS - closed)
        assert found["empty"] == row.tiles.count(EMPTY_TILE)
        assert found["arrow"] == sum(arrow > 0 for arrow in row.arrows)
        assert found["juice"] == sum(value > 0 for value in row.juice) - sum(taken > 0 for taken in row.taken)
        assert found["full"] == len(full_stalls(row))


def test_every_cube_that_is_dealt_is_drawn(rows: list[Any]) -> None:
    for row in rows:
        found = classes(svg(row))
        dealt = {name: sum(colour != NONE for colour in cubes)
                 for name, cubes in (("row", row.rows), ("column", row.columns))}
        assert {name: found[name] for name in dealt} == dealt
        assert found["held"] == 5 * row.players


def test_every_seat_has_a_card(rows: list[Any]) -> None:
    for row in rows:
        found = classes(svg(row))
        assert found["seat"] == row.players
        assert all(found[letter] for letter in "ABCDE"[:row.players])
        assert found["pawn"] == 1


def test_all_kinds_of_things_at_once(row: MoroccoRow) -> None:
    found = classes(svg(row))
    names = (*KINDS, "tile", "empty", "arrow", "east", "south", "full", "juice", "active", "first")
    assert [found[name] for name in names] == [1, 1, 1, 3, 1, 2, 1, 1, 1, 33, 1, 1]
    told = read(svg(row)).findtext(f"{NAMESPACE}desc") or ""
    assert told == ("B points the arrow of c1–d2. A: 12 points; B: 7 points; C: 103 points. "
                    "Workers: A assistant c1, B bodyguard d1, C tourist e10. "
                    "Closed stalls: a1–b2 A to the east, c3–d4 empty to the south, i9–j10 C.")


def test_the_scout_is_seen_on_the_roof(row: MoroccoRow) -> None:
    row.phase = SCOUT
    assert picture(row, colour=False).splitlines()[0].endswith("B scouts from the roof")
    assert "[ o ]" in picture(row, colour=False)


@pytest.mark.parametrize(("phase", "said"), [
    (EXTRA, "B pays one more cube for d1"), (COUSIN, "B sends a cousin beside d1"), (KEEP, "B keeps a cube"),
    (FIRST, "Who begins?"), (OVER_PHASE, "Game over"),
])
def test_the_caption_says_what_is_being_done_and_where(row: MoroccoRow, phase: int, said: str) -> None:
    row.closing, row.space, row.phase = NONE, 5, phase
    assert caption(row) == said
    assert picture(row, colour=False).splitlines()[0].endswith(said)
    assert classes(svg(row))["active"] == ("B" in said)
