"""A grid of characters for drawing in a terminal, with colours or without."""

from itertools import groupby, pairwise
from operator import itemgetter

TERMINAL_COLUMNS = 80
DIM, BOLD, GILT = "2", "1", "33"
"""SGR codes: for lines that stand back, for what stands out, and for coins, tokens and mosaic."""

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
LINES = {1: "│", 4: "│", 5: "│", 2: "─", 8: "─", 10: "─", 3: "╰", 6: "╭", 9: "╯", 12: "╮",
         7: "├", 13: "┤", 14: "┬", 11: "┴", 15: "┼"}
"""Sum of directions (UP, RIGHT, DOWN, LEFT) -> the character for a crossing from which lines go off in them."""


class Canvas:
    """A grid of characters, each with an SGR code.

    Later characters overwrite earlier ones; lines that meet are joined.
    """

    def __init__(self, width: int, height: int) -> None:
        self._cells = [[(" ", "")] * width for _ in range(height)]
        self._lines: dict[tuple[int, int], int] = {}

    def put(self, x: int, y: int, text: str, sgr: str = "") -> None:
        """Write `text` from column x of line y, both from 0.

        Raises `IndexError` where it goes past the right or lower edge, after the characters that fit have been written.
        Negative numbers are not refused: they count from the far edge.
        """
        for offset, character in enumerate(text):
            self._cells[y][x + offset] = (character, sgr)

    def line(self, *points: tuple[int, int], sgr: str = "") -> None:
        """Draw a line through the points (x, y), in straight parts along rows and columns.

        Each point must share its row or its column with the next one, which is not checked. Lines that meet are joined
        by a character that takes the colour of the later line. Raises `IndexError` as `put` does.
        """
        for pair in pairwise(points):
            (x, y), (to_x, to_y) = sorted(pair)
            for at in range(x, to_x):
                self._join(at, y, RIGHT, sgr)
                self._join(at + 1, y, LEFT, sgr)
            for at in range(y, to_y):
                self._join(x, at, DOWN, sgr)
                self._join(x, at + 1, UP, sgr)

    def _join(self, x: int, y: int, direction: int, sgr: str) -> None:
        self._lines[x, y] = self._lines.get((x, y), 0) | direction
        self.put(x, y, LINES[self._lines[x, y]], sgr)

    def render(self, colour: bool) -> str:
        """The lines of the grid as text, without blanks at their ends; without `colour`, also without escape codes."""
        lines = map(self._coloured if colour else self._plain, self._cells)
        return "\n".join(line.rstrip() for line in lines)

    @staticmethod
    def _plain(line: list[tuple[str, str]]) -> str:
        return "".join(character for character, _ in line)

    @staticmethod
    def _coloured(line: list[tuple[str, str]]) -> str:
        while line and line[-1] == (" ", ""):
            line = line[:-1]
        runs = ((sgr, "".join(character for character, _ in run)) for sgr, run in groupby(line, itemgetter(1)))
        return "".join(f"\x1b[{sgr}m{text}\x1b[0m" if sgr else text for sgr, text in runs)
