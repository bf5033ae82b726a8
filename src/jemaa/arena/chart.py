"""A run as a picture: each bot's share of seat pairs ranked ahead, with its 95 % interval, fixture by fixture."""

from jemaa.arena.ratio import Estimate
from jemaa.arena.summary import BotLine, FixtureLine, Summary
from jemaa.core.drawing import CARD, CLAY, FAINT, INK, LINE, WALL, circle, document, path, rect, words

WIDTH, LEFT, RIGHT = 720, 180, 600
"""The picture's width, and the x at which 0 % and 100 % stand."""
TOP, HEAD, ROW, GAP = 62, 34, 26, 20
"""Heights: above the first fixture, a fixture's title, a bot, below a fixture."""
TITLE = "Share of seat pairs ranked ahead"


def chart(summary: Summary) -> str:
    """Draw a run's chart, and return it as the text of an SVG document.

    For each fixture it has a row for each bot, the best first: the share of the pairs of its seats and others' in which
    it ranks ahead (`BotLine.share`), on an axis from 0 % to 100 %, with its 95 % interval.
    """
    parts, y = [words(TITLE, 28, 38, 21, font_weight="bold")], TOP
    for fixture in summary.fixtures:
        parts.append(_fixture(fixture, y))
        y += _height(fixture)
    description = "; ".join(
        f"{fixture.fixture}: " + ", ".join(f"{line.bot} {line.share.value:.1%}" for line in fixture.bots)
        for fixture in summary.fixtures)
    return document(WIDTH, y + 8, TITLE, description, *parts)


def _height(fixture: FixtureLine) -> int:
    return HEAD + ROW * len(fixture.bots) + GAP


def _fixture(fixture: FixtureLine, y: int) -> str:
    top, bottom = y + HEAD - 8, y + _height(fixture) - GAP
    ground = rect(LEFT, top, RIGHT - LEFT, bottom - top, fill=CARD, stroke=LINE)
    grid = "".join(_tick(share, top, bottom) for share in (0, 25, 50, 75, 100))
    counts = f"{fixture.games} games, {fixture.deals} deals"
    head = words(fixture.fixture, 28, y + 14, 15)
    head += words(counts, WIDTH - 28, y + 14, 13, text_anchor="end", fill=FAINT)
    rows = [_row(line, y + HEAD + ROW * at + ROW // 2 - 4) for at, line in enumerate(fixture.bots)]
    return head + ground + grid + "".join(rows)


def _tick(percent: int, top: int, bottom: int) -> str:
    x = _x(percent / 100)
    line = path(f"M{x:.1f} {top}V{bottom}", stroke=CLAY if percent == 50 else LINE, line=1.4 if percent == 50 else 0.8)
    return line + words(f"{percent} %", x, bottom + 13, 11, text_anchor="middle", fill=FAINT)


def _row(line: BotLine, y: float) -> str:
    name = words(line.bot, LEFT - 12, y + 5, 15, text_anchor="end", fill=INK)
    value = words(share_text(line.share), RIGHT + 12, y + 5, 13)
    return name + value + _interval(line.share, y) + circle(_x(line.share.value), y, 5.5, fill=WALL)


def _interval(share: Estimate, y: float) -> str:
    if share.low is None or share.high is None:
        return ""
    low, high = _x(share.low), _x(share.high)
    return path(f"M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}V{y + 5}M{high:.1f} {y - 5}V{y + 5}", stroke=WALL, line=2)


def _x(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share


def share_text(share: Estimate) -> str:
    """A share (0..1) with its 95 % interval in per cent: "64.2 % (60–68)", or "64.2 %" where no interval is known."""
    bounds = "" if share.low is None or share.high is None else f" ({100 * share.low:.0f}–{100 * share.high:.0f})"
    return f"{100 * share.value:.1f} %{bounds}"
