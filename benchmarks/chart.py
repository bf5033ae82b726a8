"""Throughput against the number of games at once, as a picture."""

from math import log10
from typing import Any

from jemaa.core.drawing import CARD, CLAY, FAINT, INK, LINE, circle, document, path, rect, words

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 90, 680, 70, 340
TITLE = "Decisions a second on one core, by games stepped at once"
COLOURS = {"marrakech": CLAY, "morocco": INK}


def chart(found: list[dict[str, Any]]) -> str:
    """The rows of `engine.growth`, as SVG; both axes logarithmic, from 100 k to 100 M."""
    parts = [words(TITLE, 28, 38, 19, font_weight="bold"),
             rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, fill=CARD, stroke=LINE)]
    for power, label in ((5, "100 k"), (6, "1 M"), (7, "10 M"), (8, "100 M")):
        parts += [path(f"M{LEFT} {_y(10**power):.1f}H{RIGHT}", fill="none", stroke=LINE),
                  words(label, LEFT - 10, _y(10**power) + 5, 13, text_anchor="end", fill=FAINT)]
    for power, label in enumerate(("1", "10", "100", "1 k", "10 k", "100 k", "1 M")):
        parts.append(words(label, _x(10**power), BOTTOM + 22, 13, text_anchor="middle", fill=FAINT))
    for at, (name, colour) in enumerate(COLOURS.items()):
        points = [(_x(row["size"]), _y(row["median"])) for row in found if row["game"] == name]
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        parts.append(path(f"M{line}", fill="none", stroke=colour, stroke_width="2.5"))
        parts += [circle(x, y, 4, fill=colour) for x, y in points]
        parts.append(words(name.title(), LEFT + 150 * at, HEIGHT - 14, 15, fill=colour, font_weight="bold"))
    said = ", ".join(f"{row['name']}: {row['median']:,.0f}" for row in found)
    return document(WIDTH, HEIGHT, TITLE, said, *parts)


def _x(size: float) -> float:
    return LEFT + 20 + (RIGHT - LEFT - 40) * log10(size) / 6


def _y(rate: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * (log10(rate) - 5) / 3
