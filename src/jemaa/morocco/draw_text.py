"""Morocco in a terminal: the stalls with their cubes on the left, the roof and the seats on the right."""

from jemaa.core.canvas import BOLD, DIM, GILT, TERMINAL_COLUMNS, Canvas
from jemaa.core.drawing import look
from jemaa.morocco.actions import COLOUR_LETTERS, COLOUR_NAMES
from jemaa.morocco.market import MIDDLE, ROOF, SIDE, SPACES, space_name, space_position, stall_name
from jemaa.morocco.scene import (
    ClosedStall,
    Figures,
    Worker,
    caption,
    closed_stalls,
    cube_letter,
    figures,
    full_stalls,
    tokens,
    workers,
)
from jemaa.morocco.state import NONE, MoroccoRow

HEIGHT = 20
LEFT, TOP, ACROSS, DOWN, SPACE = 8, 2, 7, 3, 3
"""Where the first corner is, how far the next corner to the right and below, and how wide a space is."""
PANEL = 48
COLUMN, GAP = PANEL + 12, 4
"""Where the first seat's figures are, and how far the next seat's."""
FIGURES = 5
"""The line where the seats' figures begin."""
MARKS = " ²°"
"""[kind] of a worker: what follows its owner's letter. A bodyguard has strength 2."""
ARROWS = "▲▶▼◀"
CUBE_GROUNDS = ("231;48;5;235", "231;48;5;28", "231;48;5;91", "231;48;5;94", "16;48;5;208")
CUBES = {letter: f"1;38;5;{ground}" for letter, ground in zip(COLOUR_LETTERS, CUBE_GROUNDS, strict=True)}
"""Colour letter -> the SGR code of its cubes."""


def picture(row: MoroccoRow, colour: bool) -> str:
    """The row as text for a terminal, at most 80 columns wide. Owners have letters and, with `colour`, backgrounds."""
    canvas = Canvas(TERMINAL_COLUMNS, HEIGHT)
    draw_stalls(canvas, row)
    for closed in closed_stalls(row):
        draw_closed(canvas, closed)
    for worker in workers(row):
        draw_worker(canvas, worker)
    for token in tokens(row):
        x, y = corner(token.corner)
        canvas.put(x, y, str(token.value), GILT)
    draw_panel(canvas, row)
    return canvas.render(colour)


def corner(number: int) -> tuple[int, int]:
    """The column and line of the canvas, from 0, of a juice corner."""
    return LEFT + ACROSS * (number % (SIDE + 1)), TOP + DOWN * (number // (SIDE + 1))


def inside(stall: int) -> tuple[int, int]:
    """The column and line where the inside of a stall begins."""
    return LEFT + 1 + ACROSS * (stall % SIDE), TOP + 1 + DOWN * (stall // SIDE)


def middle(space: int) -> tuple[int, int]:
    """The column and line of a space's middle."""
    y, x = space_position(space)
    return LEFT + 2 + ACROSS * (x // 2) + SPACE * (x % 2), TOP + 1 + DOWN * (y // 2) + y % 2


def draw_stalls(canvas: Canvas, row: MoroccoRow) -> None:
    """Draw the stalls' edges, a dot on each space, the names of lines and columns, and the cubes of rows and columns.

    Full stalls are marked. Tiles and workers are drawn over the dots afterwards.
    """
    right, bottom = corner(SIDE * (SIDE + 2))
    for i in range(SIDE + 1):
        canvas.line((LEFT + ACROSS * i, TOP), (LEFT + ACROSS * i, bottom), sgr=DIM)
        canvas.line((LEFT, TOP + DOWN * i), (right, TOP + DOWN * i), sgr=DIM)
    for space in range(SPACES):
        draw_name_of_line(canvas, space)
        canvas.put(*middle(space), "·", DIM)
    for stall in full_stalls(row):
        x, y = inside(stall)
        canvas.put(x + 1, y - 1, "full", BOLD)
    for i in range(SIDE):
        canvas.put(0, inside(i * SIDE)[1], stall_name(i * SIDE)[1], BOLD)
        draw_cube(canvas, 1, inside(i * SIDE)[1], row.rows[i])
        canvas.put(inside(i)[0] + 1, 0, stall_name(i)[0], BOLD)
        draw_cube(canvas, inside(i)[0] + 2, 0, row.columns[i])


def draw_name_of_line(canvas: Canvas, space: int) -> None:
    """Draw the letter of a space's column if it lies at the upper edge, and its line's number if at the left edge."""
    y, x = space_position(space)
    at_x, at_y = middle(space)
    if y == 0:
        canvas.put(at_x, 1, space_name(space)[0])
    if x == 0:
        canvas.put(LEFT - 3, at_y, f"{space_name(space)[1:]:>2}")


def draw_cube(canvas: Canvas, x: int, y: int, colour: int) -> None:
    """Draw a cube's letter on its colour, three columns wide from x on; nothing where none has been dealt yet."""
    if letter := cube_letter(colour):
        canvas.put(x, y, f" {letter} ", CUBES[letter])


def draw_closed(canvas: Canvas, closed: ClosedStall) -> None:
    """Draw a tile on its stall: the owner's letter, and the arrow."""
    x, y = inside(closed.stall)
    sgr = look(closed.letter).sgr if closed.letter else DIM
    canvas.put(x, y, "░░░░░░", sgr)
    canvas.put(x, y + 1, "░░░░░░", sgr)
    arrow = "░" if closed.arrow == NONE else ARROWS[closed.arrow]
    canvas.put(x + 2, y, (closed.letter or "░") + arrow, sgr)


def draw_worker(canvas: Canvas, worker: Worker) -> None:
    """Draw a worker: the owner's letter, and its kind."""
    canvas.put(*middle(worker.space), worker.letter + MARKS[worker.kind], look(worker.letter).sgr)


def draw_panel(canvas: Canvas, row: MoroccoRow) -> None:
    """Draw the caption, the roof, a column for each seat, and a legend of the market."""
    canvas.put(PANEL, 0, caption(row), BOLD)
    draw_roof(canvas, row)
    for at, name in enumerate(LINES):
        canvas.put(PANEL, FIGURES + at, name, DIM)
    for at, letter in enumerate(COLOUR_LETTERS):
        canvas.put(PANEL + 7, FIGURES + 1 + at, f" {letter} ", CUBES[letter])
    for at, seat in enumerate(figures(row)):
        draw_seat(canvas, COLUMN + GAP * at, seat)
    canvas.put(LEFT, HEIGHT - 2, "A assistant   A² bodyguard   A° tourist", DIM)
    canvas.put(LEFT, HEIGHT - 1, "2 3 4 juice   ░░ closed   › chooses   ¹ first", DIM)


def draw_roof(canvas: Canvas, row: MoroccoRow) -> None:
    """Draw the outer roof spaces in one line; the last is beside the first. The pawn's space is in brackets."""
    canvas.put(PANEL, 1, "roof", DIM)
    for space in range(ROOF):
        x = COLUMN + GAP * space
        canvas.put(x + 1, 1, str(space + 1), DIM)
        draw_cube(canvas, x, 2, row.roof[space])
        if row.pawn == space:
            canvas.put(x - 1, 2, "[", BOLD)
            canvas.put(x + 3, 2, "]", BOLD)
    canvas.put(PANEL, 2, "pawn: mid" if row.pawn == MIDDLE else f"pawn: [{row.pawn + 1}]", DIM)


LINES = ("points", *COLOUR_NAMES, "coins", "assistants", "bodyguards", "tourists", "cousins", "tiles", "juice")
"""The names of the panel's lines from FIGURES on, one for each text of `column`."""


def column(seat: Figures) -> list[str]:
    """The texts in a seat's column of the panel, one for each entry of LINES."""
    bodyguards = f"{seat.bodyguards}+{seat.quarters}"
    juice = seat.juice if seat.juice_value == NONE else f"={seat.juice_value}"
    return [*map(str, (seat.points, *seat.cubes, seat.coins, seat.assistants, bodyguards, seat.tourists, seat.cousins,
                       seat.tiles, juice))]


def draw_seat(canvas: Canvas, x: int, seat: Figures) -> None:
    """Draw one seat's column from column x of the canvas on. Bodyguards after + are in the quarters.

    Juice is the number of tokens, or, where everybody may know it, = and their points.
    """
    canvas.put(x, FIGURES - 1, f" {seat.letter}{'¹' if seat.first else ' '}", look(seat.letter).sgr)
    if seat.active:
        canvas.put(x - 1, FIGURES - 1, "›", BOLD)
    for at, (name, text) in enumerate(zip(LINES, column(seat), strict=True)):
        canvas.put(x, FIGURES + at, f"{text:>3}", BOLD if name == "points" else DIM if text == "0" else "")
