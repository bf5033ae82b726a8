"""Marrakech as an SVG picture: the market in its mosaic wall on the left, a card a seat on the right."""

from jemaa.core.drawing import (
    CLAY,
    FAINT,
    GOLD,
    GOLD_DEEP,
    INK,
    LINE,
    PAPER,
    SAND,
    SAND_DEEP,
    SAND_PALE,
    WALL_DEEP,
    amount,
    card_ground,
    centred,
    circle,
    coin,
    document,
    group,
    look,
    number,
    ornament,
    path,
    pattern,
    plaque,
    rect,
    star,
    tag,
    use,
    walled,
    weave,
    winner,
    words,
    zellige,
)
from jemaa.marrakech.actions import COLOUR_LETTERS, HEADINGS
from jemaa.marrakech.market import EAST, NORTH, SIZE, STEPS, square_name
from jemaa.marrakech.scene import ABOUT_TURNS, Exit, Figures, Pile, Rug, caption, figures, is_neutral, letter_at, rugs
from jemaa.marrakech.state import MarrakechRow

SIDE = 72
"""The side of a square, in the picture's units."""
EDGE = 86
"""From the picture's edge to the market: margin, wall and about-turns."""
MARKET = SIDE * SIZE
CARDS, CARD_WIDTH = EDGE + MARKET + EDGE + 2, 276
CARD_HEIGHT = 134
WIDTH, HEIGHT = CARDS + CARD_WIDTH + 22, MARKET + 2 * EDGE
INSET = 4
"""The distance between a rug and the sides of its squares."""
HALF = SIDE - 2 * INSET


def svg(row: MarrakechRow) -> str:
    """The row as an SVG document without scripts, fonts or other files."""
    return document(WIDTH, HEIGHT, "Marrakech", description(row), market(row), panel(row))


def market(row: MarrakechRow) -> str:
    """The left part of the picture in SVG, HEIGHT wide: the market with everything on it."""
    return (tag("defs", definitions(row)) + wall() + "".join(map(about_turn_arc, ABOUT_TURNS)) + ground()
            + "".join(draw_rug(rug, row.assam) for rug in rugs(row)) + draw_assam(row))


def description(row: MarrakechRow) -> str:
    """A description of the picture in words, for screen readers."""
    seats = "; ".join(f"{seat.letter}: {seat.dirhams} dirhams, {sum(pile.unlaid for pile in seat.piles)} rugs left, "
                      + ("out" if seat.out else f"{seat.points} points") for seat in figures(row))
    shown = ", ".join(f"{rug.letter} {'-'.join(map(square_name, rug.squares))}" for rug in rugs(row)) or "none"
    return (f"{caption(row)}. Assam stands on {square_name(row.assam)} and faces {HEADINGS[row.facing]}. {seats}. "
            f"Rugs: {shown}.")


# --- definitions --------------------------------------------------------------------------------------------------

def definitions(row: MarrakechRow) -> str:
    """The SVG definitions of the mosaic, the ground, Assam, and the rugs of each colour in play."""
    letters = COLOUR_LETTERS[row.players]
    return (zellige("mk-wall") + tile() + assam()
            + "".join(rug_definitions(letter, is_neutral(row, letter)) for letter in letters))


def tile() -> str:
    """The SVG definition of a square's ground: sand with a khatam inlaid, and crosses where four squares meet."""
    middle = SIDE / 2
    corners = "".join(star(x, y, 11, fill=SAND_PALE, stroke=SAND_DEEP, line=1.2) for x in (0, SIDE) for y in (0, SIDE))
    rays = path(f"M{middle} 0V14M{middle} {SIDE}V58M0 {middle}H14M{SIDE} {middle}H58", stroke=SAND_DEEP, line=1.4)
    edge = path(f"M0 0H{SIDE}V{SIDE}H0Z", fill="none", stroke=LINE, line=1.6)
    return pattern("mk-tile", SIDE, rect(0, 0, SIDE, SIDE, fill=SAND), rays, edge, corners,
                   star(middle, middle, 22, fill=SAND_PALE, stroke=SAND_DEEP, line=1.4),
                   star(middle, middle, 12, fill=SAND, stroke=SAND_DEEP, line=1.2))


def named(letter: str, neutral: bool) -> str:
    """The end of the names of a colour's definitions, which differ before and after its owner goes out."""
    return f"{letter}-out" if neutral else letter


def rug_definitions(letter: str, neutral: bool) -> str:
    """The SVG definitions of a colour: its weave, its whole rug, its cut half, and the plate of its letter."""
    own, name = look(letter, neutral), named(letter, neutral)
    woven = f"url(#mk-weave-{name})"
    length = HALF + SIDE
    fringe = path(f"M1 2V{HALF - 2}M{length - 1} 2V{HALF - 2}", stroke=own.pale, line=7, dashes="2 1.6")
    whole = tag("g", shadow(f"M4 3H{length - 1}V{HALF + 3}H4Z"), fringe,
                rect(4, 0, length - 8, HALF, fill=own.deep),
                rect(7, 3, length - 14, HALF - 6, fill=own.pale),
                rect(9, 5, length - 18, HALF - 10, fill=own.fill, stroke=own.deep),
                rect(14, 10, length - 28, HALF - 20, fill=woven, stroke=own.deep, line=1.2),
                id=f"mk-rug-{name}")
    half = tag("g", shadow(pinked(2, 3)), path(pinked(0, 0), fill=woven, stroke=own.deep, line=1.4),
               id=f"mk-half-{name}")
    plate = tag("g", star(0, 0, 19, fill=own.deep), star(0, 0, 16.5, fill=own.fill, stroke=own.pale, line=1.2),
                centred(letter, 0, 0, 21, font_weight="bold", fill=own.ink), id=f"mk-plate-{name}")
    return weave(f"mk-weave-{name}", own) + whole + half + plate


def shadow(outline: str) -> str:
    """A shadow of this outline in SVG; the caller has moved the outline below the thing and to its right."""
    return path(outline, fill=INK, fill_opacity=0.22)


def pinked(x: float, y: float) -> str:
    """The outline of a half rug whose other half is covered, from (x, y), as an SVG path with zigzag edges."""
    depth, teeth = 3.5, 16
    side = [(depth, depth), *((HALF * i / teeth, i % 2 * depth) for i in range(2, teeth - 1))]
    points = []
    for _ in range(4):
        points += side
        side = [(HALF - b, a) for a, b in side]
    return "M" + " ".join(f"{number(x + a)} {number(y + b)}" for a, b in points) + "Z"


def assam() -> str:
    """The SVG definition "mk-assam" of Assam, seen from above and looking north: djellaba, fez, slippers, a disc."""
    disc = path("M0-36 12-25A28 28 0 1 1-12-25Z", fill=PAPER, stroke=INK, line=2, stroke_linejoin="round")
    nose = path("M0-32 7-25.5H-7Z", fill=CLAY)
    slippers = path("M-9-8C-12-18-10-22-7-25-3-22-2-17-3-8ZM9-8C12-18 10-22 7-25 3-22 2-17 3-8Z", fill=GOLD,
                   stroke=INK, line=1.3)
    robe = path("M-22 5C-22-7-12-13 0-13S22-7 22 5 12 20 0 20-22 17-22 5Z", fill=CLAY, stroke=INK, line=1.6)
    stripes = path("M-17-4C-18 5-16 11-12 16M17-4C18 5 16 11 12 16M-12-8C-13 2-12 11-8 18M12-8C13 2 12 11 8 18",
                  fill="none", stroke=SAND_PALE, line=1.6)
    fez = circle(0, 1, 10.5, fill=INK) + circle(0, 1, 9, fill="#8e1f24") + circle(0, 1, 5.5, fill="#b8302f")
    tassel = path("M0 1C4 4 3 8 2 12M-1 12H5L4 18H0Z", fill=INK, stroke=INK, line=1.5)
    return tag("g", circle(2, 5, 29, fill=INK, fill_opacity=0.25), disc, nose, slippers, robe, stripes, fez, tassel,
               id="mk-assam")


# --- market -------------------------------------------------------------------------------------------------------

def corner(square: int) -> tuple[int, int]:
    """The point (x, y) of a square's upper left corner."""
    return EDGE + SIDE * (square % SIZE), EDGE + SIDE * (square // SIZE)


def wall() -> str:
    """The mosaic around the market in SVG, with the names of columns and rows."""
    near = EDGE - 66
    names = []
    for i in range(SIZE):
        at = EDGE + SIDE * (i + 0.5)
        names += [plaque(square_name(i)[0], at, near), plaque(square_name(i * SIZE)[1], near, at)]
    return walled("mk-wall", near, MARKET + 132) + tag("g", *names, font_weight="bold")


def about_turn_arc(ends: tuple[Exit, Exit]) -> str:
    """An about-turn in SVG (MK-3.4): half a circle, or three quarters of one around a corner of the market."""
    (x, y), (to_x, to_y) = map(doorstep, ends)
    around_corner = ends[0].heading != ends[1].heading
    clockwise = around_corner or ends[0].heading in (NORTH, EAST)
    radius = SIDE // 2
    arc = f"M{x} {y}A{radius} {radius} 0 {int(around_corner)} {int(clockwise)} {to_x} {to_y}"
    return tag("g", path(arc, stroke=WALL_DEEP, line=20), path(arc, stroke=PAPER, line=16),
               path(arc, stroke=CLAY, line=12, dashes="7 2.42"),
               path(arc, stroke=GOLD, line=4, dashes="7 2.42"), fill="none", class_="about-turn")


def doorstep(way: Exit) -> tuple[int, int]:
    """The point (x, y) in the middle of the side of a square through which Assam walks off."""
    x, y = corner(way.square)
    down, right = STEPS[way.heading]
    return x + SIDE // 2 * (1 + right), y + SIDE // 2 * (1 + down)


def ground() -> str:
    """The 49 squares in SVG."""
    squares = rect(0, 0, MARKET, MARKET, fill="url(#mk-tile)")
    edge = rect(-3, -3, MARKET + 6, MARKET + 6, fill="none", stroke=GOLD_DEEP, line=5)
    return group(squares, edge, x=EDGE, y=EDGE)


def draw_rug(rug: Rug, assam: int) -> str:
    """A rug in SVG: joined if whole, cut if half of it is covered; a letter on each half but the one under Assam.

    `assam` is the square where he stands.
    """
    left, top = corner(rug.squares[0])
    x, y, name = left + INSET, top + INSET, named(rug.letter, rug.neutral)
    if len(rug.squares) == 1:
        body = use(f"mk-half-{name}", x, y)
    elif rug.squares[1] == rug.squares[0] + 1:
        body = use(f"mk-rug-{name}", x, y)
    else:
        body = use(f"mk-rug-{name}", x + HALF, y, 90)
    plates = (plate(name, square) for square in rug.squares if square != assam)
    kind = "cut" if len(rug.squares) == 1 else "whole"
    return tag("g", body, *plates, class_=f"rug {kind} {rug.letter}" + " neutral" * rug.neutral)


def plate(name: str, square: int) -> str:
    """The letter in the middle of half a rug on `square`, in SVG; for `name` see `named`."""
    x, y = corner(square)
    return letter_plate(name, x + SIDE // 2, y + SIDE // 2)


def letter_plate(name: str, x: float, y: float, scale: float = 1) -> str:
    """An SVG `<use>` of a colour's letter on its star, centred on (x, y), in the units of the picture.

    `name` is what `named` returns, such as "A" or "A-out"; the picture must hold `rug_definitions`, too.
    """
    return use(f"mk-plate-{name}", x, y, scale=scale, class_="plate")


def draw_assam(row: MarrakechRow) -> str:
    """Assam in SVG on his square, with his heading, and in the corner the letter of the rug under him."""
    x, y = corner(row.assam)
    letter = letter_at(row, row.assam)
    name = named(letter, is_neutral(row, letter)) if letter else ""
    under = letter_plate(name, x + SIDE - 13, y + SIDE - 13, 0.66) if letter else ""
    return use("mk-assam", x + SIDE / 2, y + SIDE / 2, 90 * row.facing, class_="assam") + under


# --- cards --------------------------------------------------------------------------------------------------------

def panel(row: MarrakechRow) -> str:
    """The right part of the picture in SVG: the game's name, the caption, a card a seat."""
    heading = (words("Marrakech", 0, 34, 40, font_weight="bold", fill=CLAY)
               + words(caption(row), 0, 66, 19, font_style="italic"))
    rule = (path(f"M0 82H{CARD_WIDTH}", stroke=GOLD_DEEP, line=1.5)
            + star(CARD_WIDTH / 2, 82, 8, fill=GOLD, stroke=GOLD_DEEP))
    cards = [group(card(seat), y=104 + CARD_HEIGHT * at, class_=f"seat {seat.letter}")
             for at, seat in enumerate(figures(row))]
    free = CARD_HEIGHT * (4 - len(cards))
    filling = ornament(CARD_WIDTH / 2, 96 + CARD_HEIGHT * 4 - free / 2, free) if free else ""
    return group(heading, rule, *cards, filling, x=CARDS, y=24)


def card(seat: Figures) -> str:
    """The card of one seat in SVG: letter, points, dirhams, and its pile or piles; if it is out, letter and dirhams."""
    badge = letter_plate(named(seat.letter, seat.out > 0), 32, 32, 1.15)
    ground = card_ground(CARD_WIDTH, CARD_HEIGHT - 14, seat.active) + badge
    if seat.out:
        return ground + words(f"out · {seat.dirhams} dirhams", 62, 38, 18, fill=FAINT)
    won = winner(CARD_WIDTH - 18, 18) if seat.rank == 1 else ""
    piles = (pile(heap, 20 + 132 * at) for at, heap in enumerate(seat.piles))
    purse = coin(188, 32) + words(str(seat.dirhams), 206, 40, 23)
    return ground + amount(seat.points, "points", 62, 42, 30) + won + purse + "".join(piles)


def pile(heap: Pile, x: float) -> str:
    """A pile of rugs in SVG, `x` its left side, with its letter and number, and a mark if one of these is laid next."""
    own = look(heap.letter)
    stack = "".join(rect(x, 106 - 3 * i, 44, 4, rx=1.5, fill=(own.fill, own.pale)[i % 2], stroke=own.deep, line=0.8)
                    for i in range(heap.unlaid))
    top = 106 - 3 * heap.unlaid
    next_mark = path(f"M{x + 17} {top - 7}H{x + 27}L{x + 22} {top}Z", fill=CLAY, class_="next") if heap.on_top else ""
    floor = path(f"M{x - 3} 111H{x + 47}", stroke=LINE, line=1.5)
    return tag("g", floor, stack, next_mark, words(f"{heap.letter} {heap.unlaid}", x + 54, 108, 20), class_="pile")
