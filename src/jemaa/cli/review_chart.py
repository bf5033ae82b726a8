"""The chart of a review's page: lines in SVG that fill any width; all text stands around it in HTML."""

from html import escape

from jemaa.cli.review_words import begun
from jemaa.core.drawing import number, path, tag
from jemaa.review.report import Review

SIDE = 1000
"""The picture's own units, both ways; CSS gives it its size."""
GAP = 7.0
"""Percent of the height that letters at the lines' ends keep apart."""


def chart(review: Review) -> str:
    """The chart as HTML: a legend, the lines with their letters, and the moments as links."""
    names = ", ".join(seat.name for seat in review.seats)
    lines = "".join(line(review, at) for at in range(len(review.seats)))
    grid = path("".join(f"M0 {SIDE * part // 4}H{SIDE}" for part in range(5)), class_="grid")
    picture = tag("svg", tag("title", f"The win share of {escape(names)}, from the first decision to the end"), grid,
                  lines, viewBox=f"0 0 {SIDE} {SIDE}", preserveAspectRatio="none", role="img")
    return legend(review) + tag("div", scale(), tag("div", picture, letters(review), marks(review), class_="plot"),
                                class_="chart")


def line(review: Review, at: int) -> str:
    """The line in SVG of the shares of seat `at` (from 0), from the first decision to the end."""
    shares = [value[at] for value in review.curve.share[begun(review):]]
    points = (f"{number(float(SIDE * x / max(1, len(shares) - 1)))} {number(SIDE * (1 - share))}"
              for x, share in enumerate(shares))
    return path(f"M{'L'.join(points)}", class_=f"seat {review.seats[at].letter}")


def legend(review: Review) -> str:
    """The legend in HTML: which line belongs to which seat."""
    samples = "".join(tag("li", sample(seat.letter), f"{seat.letter} {escape(seat.name)}") for seat in review.seats)
    return tag("ul", samples, class_="legend")


def sample(letter: str) -> str:
    """A short piece of a seat's line, as SVG for the legend."""
    return tag("svg", path("M0 5H36", class_=f"seat {letter}"), viewBox="0 0 36 10", aria_hidden="true")


def scale() -> str:
    """The percentages beside the chart, in HTML."""
    return tag("div", *(tag("span", f"{part} %", style=f"top:{100 - part}%") for part in (0, 25, 50, 75, 100)),
               class_="scale", aria_hidden="true")


def letters(review: Review) -> str:
    """Each seat's letter in HTML, at the end of its line, or above it where the letters would cover each other."""
    tops = apart([100 * (1 - share) for share in review.curve.share[-1]])
    return "".join(tag("b", seat.letter, class_=f"end {seat.letter}", style=f"top:{number(top)}%", aria_hidden="true")
                   for seat, top in zip(review.seats, tops, strict=True))


def apart(tops: list[float]) -> list[float]:
    """The positions of the letters (per cent from the top), moved up so that they are at least `GAP` apart.

    [seat] -> position; the lowest letter stays, and one at the top may get a position below 0.
    """
    placed, limit = dict.fromkeys(range(len(tops)), 0.0), 100.0
    for at in sorted(range(len(tops)), key=lambda at: (-tops[at], at)):
        placed[at] = min(tops[at], limit)
        limit = placed[at] - GAP
    return list(placed.values())


def marks(review: Review) -> str:
    """Links to the greatest moments in HTML, each on the line of the seat that it moved most."""
    start, last = begun(review), len(review.entries)
    links = []
    for rank, version in enumerate(review.moments, 1):
        entry, value = review.entries[version], review.curve.share[version + 1]
        changes = [abs(after - before) for after, before in zip(entry.after.share, entry.before.share, strict=True)]
        left = 100 * max(0, version + 1 - start) / max(1, last - start)
        place = f"left:{number(left)}%;top:{number(100 * (1 - value[changes.index(max(changes))]))}%"
        links.append(tag("a", str(rank), class_="mark", style=place, href=f"#moment-{rank}",
                         aria_label=f"Moment {rank}"))
    return "".join(links)
