"""The right part of Morocco's picture in SVG: the roof, and a card a seat."""

import math

from jemaa.core.drawing import (
    CARD,
    CLAY,
    FAINT,
    GOLD,
    GOLD_DEEP,
    INK,
    LINE,
    PAPER,
    SAND,
    amount,
    card_ground,
    centred,
    circle,
    coin,
    group,
    look,
    ornament,
    path,
    star,
    tag,
    use,
    winner,
    words,
)
from jemaa.morocco.actions import COLOUR_LETTERS
from jemaa.morocco.draw_pieces import cube
from jemaa.morocco.market import MIDDLE, ROOF
from jemaa.morocco.scene import Figures, caption, cube_letter, figures
from jemaa.morocco.state import NONE, MoroccoRow

CARD_WIDTH, CARD_HEIGHT = 330, 112
CARDS = 168
"""From the panel's top to the first card."""
RING = 50
"""From the roof's middle to an outer space."""
COLUMN = 62
"""Between one figure and the next on a card."""


def panel(row: MoroccoRow, x: float) -> str:
    """The right part in SVG, its left side at x: the game's name, the caption, the roof, and a card a seat."""
    heading = words("Morocco", 0, 40, 37, font_weight="bold", fill=CLAY) + caption_lines(caption(row))
    cards = [group(card(seat), y=CARDS + CARD_HEIGHT * at, class_=f"seat {seat.letter}")
             for at, seat in enumerate(figures(row))]
    free = CARD_HEIGHT * (5 - len(cards))
    filling = ornament(CARD_WIDTH / 2, CARDS + CARD_HEIGHT * 5 - free / 2, min(free, 240)) if free else ""
    return group(heading, group(roof(row), x=CARD_WIDTH - 74, y=76), *cards, filling, x=x, y=16)


def caption_lines(text: str) -> str:
    """The caption in SVG, in lines of at most 17 characters where words allow, since the roof stands beside it."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        if len(line) + len(word) > 17:
            lines, line = [*lines, line], ""
        line += f"{word} "
    return "".join(words(text_line.strip(), 0, 72 + 22 * at, 18, font_style="italic")
                   for at, text_line in enumerate([*lines, line]))


def roof(row: MoroccoRow) -> str:
    """The ring of five roof spaces in SVG around (0, 0), with their numbers and cubes, and the pawn."""
    points = [(RING * math.sin(turn), -RING * math.cos(turn)) for turn in (2 * math.pi * i / ROOF for i in range(ROOF))]
    ring = (circle(0, 0, RING, fill="none", stroke=GOLD_DEEP, line=10)
            + circle(0, 0, RING, fill="none", stroke=GOLD, line=6, dashes="8 2.47"))
    middle = star(0, 0, 24, fill=SAND, stroke=GOLD_DEEP, line=1.5) + star(0, 0, 15, fill=PAPER, stroke=LINE)
    spaces = "".join(roof_space(row, space, x, y) for space, (x, y) in enumerate(points))
    at_x, at_y = (0, 0) if row.pawn == MIDDLE else (points[row.pawn][0] * 0.62, points[row.pawn][1] * 0.62)
    return tag("g", ring, middle, spaces, use("mo-pawn", at_x, at_y, class_="pawn"), class_="roof")


def roof_space(row: MoroccoRow, space: int, x: float, y: float) -> str:
    """An outer roof space in SVG at (x, y) from the ring's middle, marked where the pawn stands, its number outside."""
    edge, width = (CLAY, 3.5) if row.pawn == space else (GOLD_DEEP, 1.5)
    disc = circle(x, y, 18, fill=CARD, stroke=edge, line=width)
    number = centred(str(space + 1), x * 1.5, y * 1.5, 12, fill=FAINT)
    return disc + cube(cube_letter(row.roof[space]), x, y, kind="roof cube") + number


def card(seat: Figures) -> str:
    """The card of one seat in SVG, its upper left corner at (0, 0).

    Points, juice and coins are above, cubes in the middle, the supply below.
    """
    own = look(seat.letter)
    badge = star(30, 28, 22, fill=own.deep) + star(30, 28, 19, fill=own.fill, stroke=own.pale, line=1.2)
    letter = centred(seat.letter, 30, 28, 23, font_weight="bold", fill=own.ink)
    ground = card_ground(CARD_WIDTH, CARD_HEIGHT - 10, seat.active)
    return ground + badge + letter + top_line(seat) + cubes(seat) + supply(seat)


def top_line(seat: Figures) -> str:
    """The upper line of a card in SVG: points, juice tokens (and their worth where it is public), coins, marker.

    A seat that leads has the sign of the winner.
    """
    worth = "" if seat.juice_value == NONE else f" = {seat.juice_value}"
    juice = use("mo-orange", 178, 27, scale=0.68) + words(f"{seat.juice}{worth}", 191, 32, 15)
    coins = group(coin(0, 0), x=272, y=27) + words(str(seat.coins), 286, 32, 15)
    return amount(seat.points, "points", 60, 37, 27) + juice + coins + winner(50, 11) * seat.leads + flag() * seat.first


def flag() -> str:
    """The first-player marker in SVG."""
    return path("M305 11V41M306 12H324L319 19 324 26H306Z", fill=CLAY, stroke=INK, line=1.5, class_="first")


def cubes(seat: Figures) -> str:
    """The number of cubes of each colour in SVG; a pale one means none."""
    return "".join(tag("g", cube(letter, 24 + COLUMN * at, 62, 0.72), words(str(held), 38 + COLUMN * at, 68, 17),
                       opacity=1 if held else 0.3, class_="held")
                   for at, (letter, held) in enumerate(zip(COLOUR_LETTERS, seat.cubes, strict=True)))


def supply(seat: Figures) -> str:
    """The lower line of a card in SVG: workers, pairs of cousins, market tiles.

    Of bodyguards, those after + are in the quarters.
    """
    pieces = (
        (sign("mo-assistant", seat), str(seat.assistants)),
        (sign("mo-bodyguard", seat), f"{seat.bodyguards}+{seat.quarters}"),
        (sign("mo-tourist", seat), str(seat.tourists)),
        (sign("mo-assistant", seat, -5) + sign("mo-assistant", seat, 5), str(seat.cousins)),
        (use(f"mo-tile-{seat.letter}", -9, -10, scale=0.18), str(seat.tiles)),
    )
    return "".join(group(picture, words(text, 15, 7, 15), x=24 + COLUMN * at, y=87)
                   for at, (picture, text) in enumerate(pieces))


def sign(piece: str, seat: Figures, x: float = 0) -> str:
    """A small SVG picture around (x, 0) of the worker defined as `piece`, such as "mo-tourist", in a seat's colours."""
    own = look(seat.letter)
    return use(piece, x, 0, scale=0.5, fill=own.fill, stroke=own.deep, line=2)
