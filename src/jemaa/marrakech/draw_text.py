"""Marrakech in a terminal: the market with its about-turns on the left, the seats on the right."""

from jemaa.core.canvas import BOLD, DIM, GILT, TERMINAL_COLUMNS, Canvas
from jemaa.core.drawing import look
from jemaa.marrakech.market import SIZE, SQUARES, STEPS, square_name
from jemaa.marrakech.scene import ABOUT_TURNS, Exit, Figures, Pile, Rug, caption, figures, is_neutral, letter_at, rugs
from jemaa.marrakech.state import MarrakechRow

HEIGHT = 18
LEFT, TOP, ACROSS, DOWN = 7, 3, 4, 2
"""Where the middle of a1 is, and how far the next column and row."""
RIGHT, BOTTOM = LEFT + ACROSS * (SIZE - 1), TOP + DOWN * (SIZE - 1)
PANEL = 41
ARROWS = "▲▶▼◀"
ASSAM = "1;7"


def picture(row: MarrakechRow, colour: bool) -> str:
    """The row as text for a terminal, at most 80 columns wide. Owners have letters and, with `colour`, backgrounds."""
    canvas = Canvas(TERMINAL_COLUMNS, HEIGHT)
    draw_border(canvas)
    for square in range(SQUARES):
        canvas.put(*middle(square), "·", DIM)
    for rug in rugs(row):
        draw_rug(canvas, rug)
    draw_assam(canvas, row)
    draw_panel(canvas, row)
    return canvas.render(colour)


def middle(square: int) -> tuple[int, int]:
    """The column and line (both from 0) of a square's middle."""
    return LEFT + ACROSS * (square % SIZE), TOP + DOWN * (square // SIZE)


def draw_border(canvas: Canvas) -> None:
    """Draw the market's edge, the about-turns around it, and the names of columns and rows."""
    west, north, east, south = LEFT - 3, TOP - 1, RIGHT + 3, BOTTOM + 1
    canvas.line((west, north), (east, north), (east, south), (west, south), (west, north))
    for first, second in ABOUT_TURNS:
        begin, end = outside(first, 2), outside(second, 2)
        canvas.line(outside(first, 1), begin, (end[0], begin[1]), end, outside(second, 1), sgr=GILT)
    for line in range(SIZE):
        canvas.put(LEFT + ACROSS * line, 0, square_name(line)[0])
        canvas.put(0, TOP + DOWN * line, square_name(line * SIZE)[1])


def outside(way: Exit, distance: int) -> tuple[int, int]:
    """The column and line where an exit crosses the market's edge (distance 1), or where its about-turn runs (2)."""
    x, y = middle(way.square)
    down, right = STEPS[way.heading]
    return x + right * (1 + 2 * distance if distance > 1 else 3), y + down * distance


def draw_rug(canvas: Canvas, rug: Rug) -> None:
    """Draw a rug's letter on each visible half; the halves of a whole rug are joined."""
    sgr = look(rug.letter, rug.neutral).sgr
    points = [middle(square) for square in rug.squares]
    for x, y in points:
        canvas.put(x - 1, y, "( )" if rug.neutral else "   ", sgr)
    if len(points) == 2:
        (x, y), (end_x, end_y) = points
        if y == end_y:
            canvas.put(x + 1, y, "═" * (end_x - x - 1), sgr)
        else:
            canvas.put(x - 1, y + 1, " ║ ", sgr)
    for x, y in points:
        canvas.put(x, y, rug.letter, sgr)


def draw_assam(canvas: Canvas, row: MarrakechRow) -> None:
    """Draw Assam as an arrow, with the letter of the rug under him beside it."""
    x, y = middle(row.assam)
    canvas.put(x, y, ARROWS[row.facing], ASSAM)
    letter = letter_at(row, row.assam)
    if letter:
        canvas.put(x - 1, y, letter, look(letter, is_neutral(row, letter)).sgr)


def draw_panel(canvas: Canvas, row: MarrakechRow) -> None:
    """Draw the caption, a line for each seat, and a legend of the market."""
    canvas.put(PANEL, 0, caption(row), BOLD)
    canvas.put(PANEL + 5, 2, "dirhams   rugs left   points", DIM)
    seats = figures(row)
    for at, seat in enumerate(seats):
        draw_seat(canvas, TOP + 1 + 2 * at, seat)
    canvas.put(PANEL + 2, BOTTOM - 2, f"{ARROWS[row.facing]}    Assam and where he faces", DIM)
    canvas.put(PANEL + 2, BOTTOM - 1, "═ ║  two halves of one rug", DIM)
    canvas.put(PANEL + 2, BOTTOM, "›    the rug to be laid next", DIM)
    if any(seat.out for seat in seats):
        canvas.put(PANEL + 2, BOTTOM + 1, "( )  neutral: nobody pays here", DIM)


def draw_seat(canvas: Canvas, y: int, seat: Figures) -> None:
    """Draw one seat's line."""
    if seat.active:
        canvas.put(PANEL, y, "▸", BOLD)
    canvas.put(PANEL + 2, y, f" {seat.letter} ", look(seat.letter, seat.out > 0).sgr)
    canvas.put(PANEL + 8, y, f"{seat.dirhams:>4}", GILT)
    if seat.out:
        canvas.put(PANEL + 15, y, f"out ({ordinal(seat.out)})", DIM)
        return
    canvas.put(PANEL + 14, y, "".join(map(pile_text, seat.piles)))
    canvas.put(PANEL + 27, y, f"{seat.points:>5}", BOLD)


def pile_text(pile: Pile) -> str:
    """A pile as five characters: "›A12 " is twelve rugs of the colour A, one of which is laid next."""
    return f"{'›' if pile.on_top else ' '}{pile.letter}{pile.unlaid:<3}"


def ordinal(number: int) -> str:
    """A number from 1 to 3 as "1st", "2nd" or "3rd"."""
    return f"{number}{('st', 'nd', 'rd')[number - 1]}"
