"""Morocco's pieces in SVG: workers, told apart by shape and owner, cubes, and the small signs of the cards."""

from jemaa.core.drawing import CLAY, GOLD, GOLD_DEEP, INK, PAPER, centred, circle, look, path, rect, star, tag, use
from jemaa.morocco.actions import COLOUR_LETTERS
from jemaa.morocco.reading import KINDS

CUBE_FILLS = ("#2d2a30", "#4d8b3b", "#7b4fa0", "#8a5a33", "#e58a2c")
"""[colour] -> black, green, purple, brown, orange."""
CUBE_LETTERS = ("#fff", "#fff", "#fff", "#fff", INK)
"""[colour] -> the colour of the letter on its cubes."""


def pieces(letters: str) -> str:
    """The SVG definitions of all pieces; those of owners for the owners with these letters."""
    return (assistant() + bodyguard() + tourist()
            + "".join(own_worker(letter, kind) for letter in letters for kind in KINDS)
            + "".join(map(cube_shape, range(len(COLOUR_LETTERS)))) + orange() + "".join(map(juice, (2, 3, 4))) + pawn())


def assistant() -> str:
    """The SVG definition "mo-assistant" of an assistant: a cone with a head."""
    return tag("g", shadow(15), path("M-14 18C-14 4-9 0-4.5-3A8.5 8.5 0 1 1 4.5-3C9 0 14 4 14 18Z"), id="mo-assistant")


def bodyguard() -> str:
    """The SVG definition "mo-bodyguard" of a bodyguard: broad shoulders, two studs for a strength of two, and a fez."""
    body = path("M-20 18V2C-20-3-12-5-5.5-5.5A8.5 8.5 0 1 1 5.5-5.5C12-5 20-3 20 2V18Z")
    studs = "".join(circle(x, 3, 3, fill=GOLD, stroke=GOLD_DEEP) for x in (-14.5, 14.5))
    fez = path("M-7.5-14-6-23H6L7.5-14Z", fill=INK, stroke=GOLD, line=1)
    return tag("g", shadow(20), body, studs, fez, id="mo-bodyguard")


def tourist() -> str:
    """The SVG definition "mo-tourist" of a tourist under a wide hat."""
    body = path("M-14 18C-14 4-9 0-4.5-3A8.5 8.5 0 1 1 4.5-3C9 0 14 4 14 18Z")
    hat = path("M-17-9C-17-13-9-13-8-14-7-22 7-22 8-14 9-13 17-13 17-9 17-6-17-6-17-9Z",
               fill=PAPER, stroke=INK, line=1.5)
    ribbon = path("M-8-13C-4-11 4-11 8-13", fill="none", stroke=CLAY, line=2.4)
    return tag("g", shadow(15), body, hat, ribbon, id="mo-tourist")


def shadow(width: int) -> str:
    """The SVG shadow under a worker's feet; `width` is about half the width of the worker."""
    return tag("ellipse", cx=2, cy=18, rx=width + 2, ry=4, fill=INK, fill_opacity=0.3, stroke="none")


def own_worker(letter: str, kind: str) -> str:
    """The SVG definition of an owner's worker: its shape in the owner's colours, the letter on its body.

    `kind` is one of KINDS; the definition's id is such as "mo-tourist-B".
    """
    own = look(letter)
    body = tag("use", href=f"#mo-{kind}", fill=own.fill, stroke=own.deep, line=1.8)
    return tag("g", body, centred(letter, 0, 9, 16, font_weight="bold", fill=own.ink), id=f"mo-{kind}-{letter}")


def worker_at(letter: str, kind: int, x: float, y: float) -> str:
    """A worker in SVG with its middle at (x, y); `kind` is a number, ASSISTANT, BODYGUARD or TOURIST."""
    return use(f"mo-{KINDS[kind]}-{letter}", x, y, class_=f"worker {KINDS[kind]} {letter}")


def cube_shape(colour: int) -> str:
    """The SVG definition of a cube, seen from above and a little from the front, with its colour's letter.

    `colour` is a number; the definition's id is "mo-cube-" and that letter.
    """
    letter = COLOUR_LETTERS[colour]
    return tag("g", rect(-10, -8, 24, 24, rx=3, fill=INK, fill_opacity=0.35),
               rect(-12, -12, 24, 25, rx=3, fill=CUBE_FILLS[colour], stroke=INK, line=1.2),
               path("M-10-9C-10-11-9-11-8-11H8C10-11 10-10 10-9V6H-10Z", fill="#fff", fill_opacity=0.16),
               centred(letter, 0, -2, 17, font_weight="bold", fill=CUBE_LETTERS[colour]), id=f"mo-cube-{letter}")


def cube(letter: str, x: float, y: float, scale: float = 1, kind: str = "cube") -> str:
    """A cube in SVG with its middle at (x, y), by its colour's letter; `kind` is its SVG class.

    For "", where none has been dealt yet, it is a dashed place for a cube, without class and scale.
    """
    if letter:
        return use(f"mo-cube-{letter}", x, y, scale=scale, class_=kind)
    return rect(x - 12, y - 12, 24, 24, rx=3, fill="none", stroke=GOLD, dashes="4 3")


def orange() -> str:
    """The SVG definition "mo-orange" of a juice token without its value: half an orange."""
    slices = path("M0-12V12M-10.4-6 10.4 6M-10.4 6 10.4-6", stroke=PAPER, line=1.6)
    return tag("g", circle(1, 2, 15, fill=INK, fill_opacity=0.3),
               circle(0, 0, 15, fill="#e8862a", stroke="#9c4f10", line=1.2),
               circle(0, 0, 12.3, fill="#f7b24d", stroke=PAPER, line=1.6), slices, id="mo-orange")


def juice(value: int) -> str:
    """The SVG definition of a juice token with its value, such as "mo-juice-2"; it uses "mo-orange"."""
    return tag("g", tag("use", href="#mo-orange"), circle(0, 0, 8.5, fill=PAPER),
               centred(str(value), 0, 0, 15, font_weight="bold"), id=f"mo-juice-{value}")


def juice_at(value: int, x: float, y: float) -> str:
    """A juice token worth `value`, 2 to 4, in SVG with its middle at (x, y)."""
    return use(f"mo-juice-{value}", x, y, class_="juice")


def pawn() -> str:
    """The SVG definition "mo-pawn" of the roof's pawn."""
    return tag("g", path("M-9 10C-9 2-5-1-3-4A6 6 0 1 1 3-4C5-1 9 2 9 10Z", fill=PAPER, stroke=INK, line=1.6),
               star(0, 4, 3.5, fill=CLAY), id="mo-pawn")
