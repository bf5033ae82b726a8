"""What the pictures of both games share: the palette, the looks of owners, SVG elements and motifs.

An owner is always told apart in three ways: by colour (chosen to differ in lightness too), by weave, and by letter.
"""

import html
import math
from typing import NamedTuple

PAPER, CARD, INK, FAINT, LINE = "#f7ecd8", "#fffaf0", "#35251c", "#806955", "#d8c09a"
SAND, SAND_DEEP, SAND_PALE = "#efdcb6", "#dfc594", "#f6e8ca"
WALL, WALL_DEEP, WALL_PALE = "#1f5460", "#173f49", "#3f7f86"
GOLD, GOLD_DEEP, CLAY = "#e2ad4a", "#a8742a", "#b4512f"
SERIF = "'Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L',Georgia,'DejaVu Serif',serif"
"""System fonts only: a picture fetches nothing."""


class Look(NamedTuple):
    """The colours and the weave in which one owner's things are drawn."""

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
    """The letter on the ground colour in a terminal: SGR codes of 256 colours."""


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
    "lozenge": "<path d='M6 .5 11.5 6 6 11.5 .5 6Z' fill='none' stroke='{pale}'/>"
               "<path d='M6 4 8 6 6 8 4 6Z' fill='{deep}'/>",
    "zigzag": "<path d='M0 5 3 2 9 8 12 5' fill='none' stroke='{pale}' stroke-width='1.6'/>"
              "<path d='M0 11 3 8 9 14 12 11M0-1 3-4 9 2 12-1' fill='none' stroke='{deep}' stroke-width='1.4'/>",
    "cross": "<path d='M6 2V10M2 6H10' stroke='{pale}' stroke-width='2'/>"
             "<path d='M0-2 2 0 0 2ZM12-2V2L10 0ZM0 10 2 12H0ZM12 10V12H10Z' fill='{deep}'/>",
    "stripe": "<path d='M0 2.5H12' stroke='{deep}' stroke-width='2.4'/>"
              "<path d='M0 8.5H12' stroke='{pale}' stroke-width='2' stroke-dasharray='2 1'/>",
    "check": "<path d='M0 0H4V4H0ZM4 4H8V8H4ZM8 8H12V12H8ZM8 0H12V4H8ZM0 8H4V12H0Z' fill='{deep}'/>"
             "<path d='M5 5H7V7H5Z' fill='{pale}'/>",
    "chevron": "<path d='M0 4 6 0 12 4M0 8 6 4 12 8M0 12 6 8 12 12' fill='none' stroke='{pale}' stroke-width='1.3'/>",
    "eye": "<circle cx='6' cy='6' r='3.6' fill='none' stroke='{deep}' stroke-width='1.4'/>"
           "<circle cx='6' cy='6' r='1.3' fill='{pale}'/>",
}
"""Patterns of 12 × 12 by name."""


def look(letter: str, neutral: bool = False) -> Look:
    """The look of an owner by its letter; raises `KeyError` for any other.

    With `neutral` it is grey with the same weave (MK-4.5: nobody is paid for it).
    """
    own = LOOKS[letter]
    return Look(*NEUTRAL[:4], own.weave, NEUTRAL[4]) if neutral else own


# --- SVG ----------------------------------------------------------------------------------------------------------

def number(value: float) -> str:
    """A number as text with at most two decimals, without zeros at its end."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


SHORT = {"class_": "class", "line": "stroke-width", "dashes": "stroke-dasharray"}
"""Names that we give to attributes, where SVG's are long or Python's own."""


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An SVG element as text. `inside` is SVG; attributes are named as in SVG, with _ for -, or as in `SHORT`."""
    attributes_text = "".join(f' {SHORT.get(key, key.replace("_", "-"))}="{_quoted(_text(value))}"'
                              for key, value in attributes.items())
    return f"<{name}{attributes_text}>{''.join(inside)}</{name}>" if inside else f"<{name}{attributes_text}/>"


def escape(text: str) -> str:
    """Text with &, < and > escaped, as it stands between SVG tags."""
    return html.escape(text, quote=False)


def _quoted(text: str) -> str:
    return escape(text).replace('"', "&quot;")


def _text(value: str | float) -> str:
    return value if isinstance(value, str) else number(value)


def path(d: str, **attributes: str | float) -> str:
    """An SVG path element; `d` is in SVG's path language."""
    return tag("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    """An SVG rectangle with its upper left corner at (x, y)."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, radius: float, **attributes: str | float) -> str:
    """An SVG circle with its centre at (x, y)."""
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


def words(text: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """An SVG text with its left end (or the `text_anchor` given) at (x, y), y being its baseline."""
    return tag("text", escape(text), x=x, y=y, font_size=size, **attributes)


def centred(text: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """An SVG text with its middle at (x, y), both across and in height, for capitals and digits in most fonts."""
    return words(text, x, y + 0.35 * size, size, text_anchor="middle", **attributes)


def amount(value: int, unit: str, x: float, y: float, size: float) -> str:
    """A number in large SVG text and its unit in small text beside it, from x to the right, with the baseline at y."""
    return tag("text", tag("tspan", str(value), font_size=size, font_weight="bold"),
               tag("tspan", escape(unit), dx=5, font_size=13, fill=FAINT), x=x, y=y)


def moved(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """The value of an SVG `transform`: move to (x, y), turn clockwise by `turn` degrees, scale by a factor."""
    return (f"translate({number(x)} {number(y)})" + (f" rotate({number(turn)})" if turn else "")
            + (f" scale({number(scale)})" if scale != 1 else ""))


def group(*inside: str, x: float = 0, y: float = 0, turn: float = 0, **attributes: str | float) -> str:
    """An SVG group of elements, moved and turned as in `moved`."""
    return tag("g", *inside, transform=moved(x, y, turn), **attributes)


def use(what: str, x: float, y: float, turn: float = 0, scale: float = 1, **attributes: str | float) -> str:
    """An SVG `use` element: the definition named `what`, placed as in `moved`."""
    return tag("use", href=f"#{what}", transform=moved(x, y, turn, scale), **attributes)


def document(width: int, height: int, title: str, description: str, *inside: str) -> str:
    """A whole SVG picture with a background of its own, so that it can be read on light and dark pages."""
    paper = rect(0, 0, width, height, rx=18, fill=PAPER)
    return tag("svg", tag("title", escape(title)), tag("desc", escape(description)), paper, *inside,
               xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", width=width, height=height,
               role="img", font_family=SERIF, fill=INK) + "\n"


def pattern(name: str, size: float, *inside: str) -> str:
    """An SVG definition of a square tile with sides of `size`, which `fill="url(#name)"` repeats."""
    return tag("pattern", *inside, id=name, width=size, height=size, patternUnits="userSpaceOnUse")


def weave(name: str, look: Look) -> str:
    """An SVG definition, with the id `name`, of an owner's weave on its ground colour."""
    return pattern(name, 12, rect(0, 0, 12, 12, fill=look.fill),
                   WEAVES[look.weave].format(pale=look.pale, deep=look.deep).replace("'", '"'))


# --- motifs -------------------------------------------------------------------------------------------------------

def star(x: float, y: float, radius: float, points: int = 8, waist: float = 0.7654, **attributes: str | float) -> str:
    """An SVG star around (x, y), by default the khatam of eight points. `waist` is the inner radius over the outer."""
    corners = [(radius * (waist if i % 2 else 1), math.pi * (i / points - 0.5)) for i in range(2 * points)]
    line = " ".join(f"{number(x + r * math.cos(a))} {number(y + r * math.sin(a))}" for r, a in corners)
    return path(f"M{line}Z", **attributes)


def zellige(name: str) -> str:
    """An SVG definition of the wall's mosaic of eight-pointed stars, dark enough to write and draw on."""
    half = [star(x, y, 7.5, fill=WALL_DEEP) for x in (0, 26) for y in (0, 26)]
    links = path("M13 0V5M13 21V26M0 13H5M21 13H26", stroke=WALL_DEEP, line=1.2)
    return pattern(name, 26, rect(0, 0, 26, 26, fill=WALL), links, *half,
                   star(13, 13, 8.5, fill="none", stroke=WALL_PALE, line=0.9),
                   star(13, 13, 3.2, fill=WALL_PALE))


def walled(mosaic: str, at: float, size: float) -> str:
    """An SVG square filled with the `zellige` named `mosaic`, with its upper left corner at (at, at)."""
    return (rect(at, at, size, size, rx=12, fill=f"url(#{mosaic})", stroke=WALL_DEEP, line=4)
            + rect(at + 5, at + 5, size - 10, size - 10, rx=8, fill="none", stroke=GOLD, line=1.5))


def plaque(name: str, x: float, y: float) -> str:
    """The name of a row or column in SVG, written on the edge of the wall around (x, y)."""
    return circle(x, y, 10.5, fill=PAPER, stroke=GOLD_DEEP, line=1.4) + centred(name, x, y, 13.5)


def card_ground(width: float, height: float, active: bool) -> str:
    """The ground of a seat's card in SVG, with its upper left corner at (0, 0).

    `active` says that it is that seat's turn: the frame is marked, and an arrow points at the card from its left.
    """
    edge, line = (CLAY, 3.5) if active else (LINE, 1.5)
    mark = path("M-13 22-3 30-13 38Z", fill=CLAY, class_="active") if active else ""
    return rect(0, 0, width, height, rx=10, fill=CARD, stroke=edge, line=line) + mark


def coin(x: float, y: float) -> str:
    """An SVG coin around (x, y)."""
    return (circle(x, y, 11, fill=GOLD, stroke=GOLD_DEEP, line=1.8)
            + star(x, y, 6.5, points=5, waist=0.4, fill="none", stroke=GOLD_DEEP))


def winner(x: float, y: float) -> str:
    """The SVG sign of a seat with rank 1, around (x, y)."""
    return star(x, y, 9, points=5, waist=0.4, fill=GOLD, stroke=GOLD_DEEP, class_="winner")


def ornament(x: float, y: float, size: float) -> str:
    """An ornamental SVG star around (x, y), with an outer radius of 0.42 `size`, for empty parts of a picture."""
    rings = ((0.42, PAPER), (0.32, SAND), (0.2, SAND_PALE), (0.1, SAND))
    return "".join(star(x, y, size * ring, fill=fill, stroke=LINE, line=1.5) for ring, fill in rings)
