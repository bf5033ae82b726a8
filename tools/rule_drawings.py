"""Positions as the rules for people draw them: the games' own scenes, from the motifs of the page's boards."""

from typing import Any

from jemaa.core.contract import CHANCE
from jemaa.core.drawing import CLAY, GOLD, INK, circle, group, path, rect, use, walled
from jemaa.core.game import State
from jemaa.marrakech import draw_svg as rugs
from jemaa.marrakech.market import SIZE
from jemaa.marrakech.scene import rugs as visible_rugs
from jemaa.morocco import draw_cards
from jemaa.morocco import draw_svg as stalls
from jemaa.morocco.draw_pieces import cube
from jemaa.morocco.market import SIDE, SPACES, corner_of, space_position
from jemaa.morocco.reading import is_open
from jemaa.morocco.scene import closed_stalls, cube_letter, figures, full_stalls, tokens, workers
from jemaa.morocco.state import NONE
from tools.rule_positions import Picture

HAND, ROOF = 74, 150
"""The heights of a seat's cubes, and of the roof above them."""
WALL, NEAR = 66, 8
"""What is seen around squares: the wall where the market ends, else a little of the next ones."""

Box = tuple[float, float, float, float]
"""The part of a drawing that is seen: left, top, width and height."""


def draw(picture: Picture, state: State) -> tuple[Box, str]:
    """A state as the picture shows it: the part that is seen, and SVG."""
    if picture.game == "marrakech":
        return marrakech(picture.shows, state)
    return morocco(picture.shows, state)


# --- Marrakech ----------------------------------------------------------------------------------------------------

def marrakech(shows: str, state: State) -> tuple[Box, str]:
    """The squares from one corner to the other, such as b2-f6."""
    row: Any = state.row
    first, last = map(_square, shows.split("-"))
    far = rugs.EDGE + rugs.MARKET - rugs.SIDE
    left, top = (edge - (WALL if edge == rugs.EDGE else NEAR) for edge in rugs.corner(first))
    right, bottom = (edge + rugs.SIDE + (WALL if edge == far else NEAR) for edge in rugs.corner(last))
    svg = (walled("mk-wall", rugs.EDGE - WALL, rugs.MARKET + 2 * WALL) + use("mk-market", 0, 0)
           + "".join(rugs.draw_rug(rug, row.assam) for rug in visible_rugs(row)) + rugs.draw_assam(row))
    return (left, top, right - left, bottom - top), svg


def _square(name: str) -> int:
    return (int(name[1]) - 1) * SIZE + "abcdefg".index(name[0])


def reached(picture: Picture, state: State) -> list[str]:
    """The squares that Assam may reach by the picture's open choices."""
    view: Any = state.view(None if state.actor == CHANCE else state.actor)
    return [each.square for turn in view.board.turns if turn.choice in picture.open for each in turn.reach] \
        if picture.open else []


def lit(square: str) -> str:
    """A mark around a square that matters."""
    x, y = rugs.corner(_square(square))
    return rect(x + 3, y + 3, rugs.SIDE - 6, rugs.SIDE - 6, rx=6, fill="#fff", fill_opacity=0.25, stroke=GOLD, line=5)


def crossed(choice: str) -> str:
    """A cross over two squares where no rug may lie."""
    ends = [rugs.corner(_square(name)) for name in choice.split("-")]
    x, y = (sum(end[at] for end in ends) / 2 + rugs.SIDE / 2 for at in (0, 1))
    return group(circle(0, 0, 24, fill="#fff", stroke=INK, line=2),
                 path("M-12-12 12 12M12-12-12 12", stroke=CLAY, line=7, stroke_linecap="round"), x=x, y=y)


# --- Morocco ------------------------------------------------------------------------------------------------------

def morocco(shows: str, state: State) -> tuple[Box, str]:
    """The stalls from one corner to the other, such as A1-B2; or all seats' cubes ("hands"), with the roof ("roof")."""
    row: Any = state.row
    if shows not in ("roof", "hands"):
        return market(row, region(shows))
    width, top = draw_cards.CARD_WIDTH + 58, ROOF if shows == "roof" else 0
    roof = group(draw_cards.roof(row), x=width / 2, y=ROOF / 2) if top else ""
    return (0, 0, width, top + HAND * row.players), roof + hands(row, top)


def market(row: Any, shown: list[int]) -> tuple[Box, str]:
    """These stalls with the cubes of their lines."""
    corners = [stalls.stall_corner(stall) for stall in shown]
    (left, top), (right, bottom) = corners[0], corners[-1]
    width, height = right + stalls.STALL - left, bottom + stalls.STALL - top
    closed = [each for each in closed_stalls(row) if each.stall in shown]
    parts = (
        walled("mo-wall", 18, stalls.HEIGHT - 36), cubes(row, shown, left - 44, top - 44),
        rect(left - 18, top - 18, width + 36, height + 36, rx=5, fill="url(#mo-paving)"),
        *(use("mo-stall", *stalls.stall_corner(stall), class_="open") for stall in shown if is_open(row, stall)),
        *map(stalls.draw_closed, closed),
        *(stalls.marked(stall) for stall in full_stalls(row) if stall in shown),
        *(stalls.draw_worker(each) for each in workers(row) if stall_of(each.space) in shown),
        *(stalls.draw_token(each) for each in tokens(row) if touches(each.corner, shown)),
        *(stalls.arrow(each) for each in closed if each.arrow != NONE),
    )
    return (left - 70, top - 70, width + 90, height + 90), "".join(parts)


def region(shows: str) -> list[int]:
    """The stalls of a part of the market, row by row."""
    first, last = shows.split("-")
    return [row * SIDE + column for row in range(int(first[1]) - 1, int(last[1]))
            for column in range("ABCDE".index(first[0]), "ABCDE".index(last[0]) + 1)]


def stall_of(space: int) -> int:
    """The stall of a space."""
    y, x = space_position(space)
    return y // 2 * SIDE + x // 2


def touches(corner: int, shown: list[int]) -> bool:
    """Whether one of these stalls has this corner."""
    return any(corner_of(space) == corner for space in range(SPACES) if stall_of(space) in shown)


def cubes(row: Any, shown: list[int], x: float, y: float) -> str:
    """The cubes of the lines of these stalls, above them and on their left."""
    middle = {at: stalls.stall_corner(at)[0] + stalls.SPACE for at in range(SIDE)}  # the same across and down
    columns, rows = sorted({stall % SIDE for stall in shown}), sorted({stall // SIDE for stall in shown})
    return ("".join(cube(cube_letter(row.columns[at]), middle[at], y) for at in columns)
            + "".join(cube(cube_letter(row.rows[at]), x, middle[at]) for at in rows))


def hands(row: Any, top: float) -> str:
    """Each seat's tile and the cubes that it has."""
    return "".join(group(use(f"mo-tile-{seat.letter}", 8, 14, scale=0.42),
                         group(draw_cards.cubes(seat), x=58, y=-26), y=top + HAND * at)
                   for at, seat in enumerate(figures(row)))
