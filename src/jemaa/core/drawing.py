"""What the pictures of both games share: the palette, how an owner looks, SVG elements, and a canvas for terminals.

An owner is always told apart in three ways: by colour (chosen to differ in lightness too), by weave, and by letter.
"""

import math
from itertools import groupby, pairwise
from operator import itemgetter
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

PAPER, INK, FAINT, LINE = "#f7ecd8", "#35251c", "#8a7260", "#d8c09a"
SAND, SAND_DEEP, SAND_PALE = "#efdcb6", "#dfc594", "#f6e8ca"
WALL, WALL_DEEP, WALL_PALE = "#1f5460", "#173f49", "#3f7f86"
GOLD, GOLD_DEEP, CLAY = "#e2ad4a", "#a8742a", "#b4512f"
SERIF = "'Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L',Georgia,'DejaVu Serif',serif"
"""System fonts only: a picture fetches nothing."""


class Look(NamedTuple):
    """How the things of one owner look."""

    fill: str
    """The ground colour."""
    deep: str
    """Darker: outlines and half of the weave."""
    pale: str
    """Lighter: frames and the other half of the weave."""
    ink: str
    """Letters on the ground colour."""
    weave: str
    """The key of its pattern in `WEAVES`."""
    sgr: str
    """The same in a terminal: an SGR code of 256 colours."""


LOOKS = {
    "A": Look("#e6a52c", "#9c5f10", "#fbe3a6", "#3a2408", "lozenge", "1;38;5;16;48;5;214"),
    "B": Look("#2f56a8", "#182f66", "#a9c3f2", "#ffffff", "zigzag", "1;38;5;231;48;5;25"),
    "C": Look("#ae3430", "#661615", "#f3b7a4", "#ffffff", "cross", "1;38;5;231;48;5;124"),
    "D": Look("#54ab95", "#1f6354", "#d9f3e8", "#0d2f27", "stripe", "1;38;5;16;48;5;79"),
    "E": Look("#463d42", "#1c171a", "#c9bcc2", "#ffffff", "check", "1;38;5;231;48;5;240"),
    "a": Look("#f4d88a", "#a9761d", "#b5811f", "#3a2408", "chevron", "1;38;5;16;48;5;229"),
    "b": Look("#86aee0", "#24478c", "#eaf2ff", "#0d1f45", "eye", "1;38;5;16;48;5;117"),
}
"""Owners by letter; small letters: a second colour of the same owner, of the same family."""
NEUTRAL = ("#bdb3a6", "#83796d", "#d9d1c6", "#4a433b", "38;5;250;48;5;240")

WEAVES = {
    "lozenge": "<path d='M6 .5 11.5 6 6 11.5 .5 6Z' fill='none' stroke='{pale}'/><path d='M6 4 8 6 6 8 4 6Z' fill='{deep}'/>",
    "zigzag": "<path d='M0 5 3 2 9 8 12 5' fill='none' stroke='{pale}' stroke-width='1.6'/>"
              "<path d='M0 11 3 8 9 14 12 11M0-1 3-4 9 2 12-1' fill='none' stroke='{deep}' stroke-width='1.4'/>",
    "cross": "<path d='M6 2V10M2 6H10' stroke='{pale}' stroke-width='2'/>"
             "<path d='M0-2 2 0 0 2ZM12-2V2L10 0ZM0 10 2 12H0ZM12 10V12H10Z' fill='{deep}'/>",
    "stripe": "<path d='M0 2.5H12' stroke='{deep}' stroke-width='2.4'/>"
              "<path d='M0 8.5H12' stroke='{pale}' stroke-width='2' stroke-dasharray='2 1'/>",
    "check": "<path d='M0 0H4V4H0ZM4 4H8V8H4ZM8 8H12V12H8ZM8 0H12V4H8ZM0 8H4V12H0Z' fill='{deep}'/>"
             "<path d='M5 5H7V7H5Z' fill='{pale}'/>",
    "chevron": "<path d='M0 4 6 0 12 4M0 8 6 4 12 8M0 12 6 8 12 12' fill='none' stroke='{pale}' stroke-width='1.3'/>",
    "eye": "<circle cx='6' cy='6' r='3.6' fill='none' stroke='{deep}' stroke-width='1.4'/><circle cx='6' cy='6' r='1.3' fill='{pale}'/>",
}
"""Patterns of 12 × 12 by name."""


def look(letter: str, neutral: bool = False) -> Look:
    """How an owner looks; greyed, with the same weave, if nobody is paid for it any more (MK-4.5)."""
    own = LOOKS[letter]
    return Look(*NEUTRAL[:4], own.weave, NEUTRAL[4]) if neutral else own


# --- SVG ----------------------------------------------------------------------------------------------------------

def number(value: float) -> str:
    """A number with two decimals at most, and none that say nothing."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An SVG element. `stroke_width=2` becomes stroke-width="2", `class_` class; `inside` is SVG already."""
    said = "".join(f" {key.strip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
                   for key, value in attributes.items())
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def words(text: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """Text with its left end (or the `text_anchor` given) at (x, y)."""
    return tag("text", escape(text), x=x, y=y, font_size=size, **attributes)


def centred(text: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """Text with its middle at (x, y), as letters and digits of most fonts need it."""
    return words(text, x, y + 0.35 * size, size, text_anchor="middle", **attributes)


def group(*inside: str, x: float = 0, y: float = 0, turn: float = 0, **attributes: str | float) -> str:
    """Elements moved to (x, y) and turned clockwise by degrees there."""
    moved = f"translate({number(x)} {number(y)})" + (f" rotate({number(turn)})" if turn else "")
    return tag("g", *inside, transform=moved, **attributes)


def use(what: str, x: float, y: float, turn: float = 0, **attributes: str | float) -> str:
    """A drawing from the definitions with its origin at (x, y), turned clockwise by degrees there."""
    moved = f"translate({number(x)} {number(y)})" + (f" rotate({number(turn)})" if turn else "")
    return tag("use", href=f"#{what}", transform=moved, **attributes)


def document(width: int, height: int, title: str, description: str, definitions: str, *inside: str) -> str:
    """A whole picture on paper of its own, so that it can be looked at on light and dark pages alike."""
    paper = tag("rect", width=width, height=height, rx=18, fill=PAPER)
    return tag("svg", tag("title", escape(title)), tag("desc", escape(description)), tag("defs", definitions), paper,
               *inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", width=width, height=height,
               role="img", font_family=SERIF, fill=INK) + "\n"


def pattern(name: str, size: float, *inside: str) -> str:
    """A definition: a square tile that `fill="url(#name)"` repeats."""
    return tag("pattern", *inside, id=name, width=size, height=size, patternUnits="userSpaceOnUse")


def weave(name: str, look: Look) -> str:
    """A definition: an owner's weave on its ground colour."""
    return pattern(name, 12, tag("rect", width=12, height=12, fill=look.fill),
                   WEAVES[look.weave].format(pale=look.pale, deep=look.deep).replace("'", '"'))


def star(x: float, y: float, radius: float, points: int = 8, waist: float = 0.7654, **attributes: str | float) -> str:
    """A star, by default the khatam: two squares, one turned by 45°. `waist`: inner radius over outer."""
    corners = [(radius * (waist if i % 2 else 1), math.pi * (i / points - 0.5)) for i in range(2 * points)]
    line = " ".join(f"{number(x + r * math.cos(a))} {number(y + r * math.sin(a))}" for r, a in corners)
    return tag("path", d=f"M{line}Z", **attributes)


def zellige(name: str) -> str:
    """A definition: the wall's mosaic of eight-pointed stars, dark enough to write and draw on."""
    half = [star(x, y, 7.5, fill=WALL_DEEP) for x in (0, 26) for y in (0, 26)]
    links = tag("path", d="M13 0V5M13 21V26M0 13H5M21 13H26", stroke=WALL_DEEP, stroke_width=1.2)
    return pattern(name, 26, tag("rect", width=26, height=26, fill=WALL), links, *half,
                   star(13, 13, 8.5, fill="none", stroke=WALL_PALE, stroke_width=0.9),
                   star(13, 13, 3.2, fill=WALL_PALE))


# --- terminal -----------------------------------------------------------------------------------------------------

TERMINAL_COLUMNS = 80
DIM, BOLD, GILT = "2", "1", "33"
"""SGR codes: for lines that stand back, for what stands out, and for coins, tokens and mosaic."""


UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
LINES = {0: " ", 1: "│", 4: "│", 5: "│", 2: "─", 8: "─", 10: "─", 3: "╰", 6: "╭", 9: "╯", 12: "╮", 7: "├", 13: "┤", 14: "┬",
         11: "┴", 15: "┼"}
"""The character for a crossing from which lines go off in these directions."""


class Canvas:
    """A grid of characters, each with an SGR code; later ones overwrite earlier ones, lines join."""

    def __init__(self, width: int, height: int) -> None:
        self._cells = [[(" ", "")] * width for _ in range(height)]
        self._lines: dict[tuple[int, int], int] = {}

    def put(self, x: int, y: int, text: str, sgr: str = "") -> None:
        """Write `text` from column x of line y, both from 0; raises `IndexError` where it does not fit."""
        for offset, character in enumerate(text):
            self._cells[y][x + offset] = (character, sgr)

    def line(self, *points: tuple[int, int], sgr: str = "") -> None:
        """Draw from point (x, y) to point, straight along rows and columns; lines that meet are joined."""
        for (x, y), (to_x, to_y) in pairwise(points):
            while (x, y) != (to_x, to_y):
                right, down = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
                forth, back = (RIGHT, LEFT) if right else (DOWN, UP)
                forth, back = (back, forth) if right + down < 0 else (forth, back)
                self._join(x, y, forth, sgr)
                x, y = x + right, y + down
                self._join(x, y, back, sgr)

    def _join(self, x: int, y: int, direction: int, sgr: str) -> None:
        self._lines[x, y] = self._lines.get((x, y), 0) | direction
        self.put(x, y, LINES[self._lines[x, y]], sgr)

    def render(self, colour: bool) -> str:
        """The lines, without blanks at their ends; without `colour` not a single escape code."""
        lines = (self._coloured(line) if colour else "".join(character for character, _ in line) for line in self._cells)
        return "\n".join(line.rstrip() for line in lines)

    @staticmethod
    def _coloured(line: list[tuple[str, str]]) -> str:
        while line and line[-1] == (" ", ""):
            line = line[:-1]
        runs = ((sgr, "".join(character for character, _ in run)) for sgr, run in groupby(line, itemgetter(1)))
        return "".join(f"\x1b[{sgr}m{text}\x1b[0m" if sgr else text for sgr, text in runs)
