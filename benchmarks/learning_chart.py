"""What an example learns, as a picture: its share of the wins by the seconds of the processor."""

from math import ceil
from statistics import fmean

from jemaa.core.drawing import CARD, CLAY, FAINT, GOLD_DEEP, INK, LINE, LOOKS, WALL_PALE, circle, document, path, rect
from jemaa.core.drawing import words as text

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 600, 64, 360
COLOURS = (INK, CLAY, GOLD_DEEP, LOOKS["D"].deep, LOOKS["B"].fill, WALL_PALE)
"""Those of the curves, in their order."""
STEPS = (5, 10, 20, 50, 100, 200, 500, 1000, 2000)
"""How many seconds may lie between two lines of the picture."""
APART = 17
"""The least distance of the names beside two curves."""


def chart(name: str, curves: dict[str, list[tuple[float, list[float]]]]) -> str:
    """Opponent -> its points, each with seconds and the shares of several runs, as SVG.

    A curve is the mean; the band around it goes from the lowest to the highest.
    """
    title = f"{name}.py: share of the wins in new games"
    longest = max(seconds for points in curves.values() for seconds, _ in points) or 1
    parts = [text(title, 28, 38, 19, font_weight="bold"),
             rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, fill=CARD, stroke=LINE), *grid(longest)]
    ends = {each: across(points[-1][0], fmean(points[-1][1]), longest)[1] for each, points in curves.items()}
    places = spread(ends)
    for (opponent, points), colour in zip(curves.items(), COLOURS, strict=False):
        parts += [band(points, longest, colour), *line(points, longest, colour),
                  text(opponent, RIGHT + 12, places[opponent] + 5, 14, fill=colour, font_weight="bold")]
    said = "; ".join(f"{each}: {fmean(points[-1][1]):.1%} after {points[-1][0]:.0f} s"
                     for each, points in curves.items())
    return document(WIDTH, HEIGHT, title, said, *parts) + "\n"


def grid(longest: float) -> list[str]:
    """The lines for shares and seconds, with their numbers."""
    parts = []
    for percent in range(0, 101, 25):
        _, y = across(0, percent / 100, longest)
        parts += [path(f"M{LEFT} {y:.1f}H{RIGHT}", fill="none", stroke=LINE),
                  text(f"{percent} %", LEFT - 8, y + 5, 13, text_anchor="end", fill=FAINT)]
    step = next((each for each in STEPS if longest / each <= 7), STEPS[-1])
    for seconds in range(0, ceil(longest) + 1, step):
        x, _ = across(seconds, 0, longest)
        parts.append(text(str(seconds), x, BOTTOM + 20, 13, text_anchor="middle", fill=FAINT))
    middle = (LEFT + RIGHT) / 2
    return [*parts, text("seconds of the processor", middle, BOTTOM + 42, 13, text_anchor="middle", fill=FAINT)]


def across(seconds: float, share: float, longest: float) -> tuple[float, float]:
    """Where a share stands in the picture."""
    return LEFT + (RIGHT - LEFT) * seconds / longest, BOTTOM - (BOTTOM - TOP) * share


def band(points: list[tuple[float, list[float]]], longest: float, colour: str) -> str:
    """The area between the lowest and the highest shares."""
    upper = [across(seconds, max(shares), longest) for seconds, shares in points]
    lower = [across(seconds, min(shares), longest) for seconds, shares in reversed(points)]
    corners = "L".join(f"{x:.1f} {y:.1f}" for x, y in upper + lower)
    return path(f"M{corners}Z", fill=colour, fill_opacity=0.18)


def line(points: list[tuple[float, list[float]]], longest: float, colour: str) -> list[str]:
    """The mean shares, joined."""
    means = [across(seconds, fmean(shares), longest) for seconds, shares in points]
    return [path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in means), fill="none", stroke=colour, stroke_width="2.5"),
            *(circle(x, y, 3.5, fill=colour) for x, y in means)]


def spread(ends: dict[str, float]) -> dict[str, float]:
    """Heights for the names beside the curves, near their ends and not upon one another."""
    places: dict[str, float] = {}
    lowest = float("-inf")
    for name, y in sorted(ends.items(), key=lambda each: each[1]):
        places[name] = lowest = max(y, lowest + APART)
    return places
