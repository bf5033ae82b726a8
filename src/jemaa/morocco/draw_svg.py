"""Morocco as an SVG picture: the market with its cubes on the left; the roof and a card a seat on the right."""

from jemaa.core.drawing import (
    CLAY,
    GOLD,
    GOLD_DEEP,
    INK,
    NEUTRAL,
    PAPER,
    SAND,
    SAND_DEEP,
    SAND_PALE,
    centred,
    document,
    group,
    look,
    path,
    pattern,
    plaque,
    rect,
    star,
    tag,
    use,
    walled,
    weave,
    zellige,
)
from jemaa.morocco.actions import HEADINGS, SEAT_LETTERS
from jemaa.morocco.closing import FULL
from jemaa.morocco.draw_cards import CARD_WIDTH, panel
from jemaa.morocco.draw_pieces import cube, juice_at, pieces, worker_at
from jemaa.morocco.market import SIDE, SPACES, STALLS, corner_of, space_name, space_position, stall_span
from jemaa.morocco.reading import KINDS, arrows_at, is_open, strength
from jemaa.morocco.scene import (
    ClosedStall,
    Token,
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

STALL, ALLEY = 104, 18
PITCH = STALL + ALLEY
SPACE = STALL // 2
EDGE = 92
"""From the picture's left and upper edge to the middle of the first corner: margin, wall, cubes."""
FAR = 46
"""From the middle of the last corner to the picture's right and lower edge, where no cubes are."""
MARKET = PITCH * SIDE
WIDTH, HEIGHT = EDGE + MARKET + FAR + 22 + CARD_WIDTH + 26, EDGE + MARKET + FAR


def svg(row: MoroccoRow) -> str:
    """The row as an SVG document without scripts, fonts or other files."""
    return document(WIDTH, HEIGHT, "Morocco", description(row), market(row), panel(row, HEIGHT + 22))


def market(row: MoroccoRow) -> str:
    """The left part of the picture in SVG, HEIGHT wide: the market with everything on it."""
    parts = (
        wall(row), ground(),
        *(use("mo-stall", *stall_corner(stall), class_="open") for stall in range(STALLS) if is_open(row, stall)),
        *map(draw_closed, closed_stalls(row)),
        *map(marked, full_stalls(row)),
        *map(draw_worker, workers(row)),
        *(draw_strength(stall, held) for stall, held in strengths(row)),
        *map(draw_token, tokens(row)),
        *(arrow(closed) for closed in closed_stalls(row) if closed.arrow != NONE),
    )
    return tag("defs", definitions(row)) + "".join(parts)


def description(row: MoroccoRow) -> str:
    """A description of the picture in words, for screen readers."""
    seats = "; ".join(f"{seat.letter}: {seat.points} points" for seat in figures(row))
    placed = ", ".join(f"{worker.letter} {KINDS[worker.kind]} {space_name(worker.space)}" for worker in workers(row))
    closed = ", ".join(f"{stall_span(tile.stall)} {tile.letter or 'empty'}{heading(tile.arrow)}"
                       for tile in closed_stalls(row))
    return f"{caption(row)}. {seats}. Workers: {placed or 'none'}. Closed stalls: {closed or 'none'}."


def heading(arrow: int) -> str:
    """The direction of an arrow in words, such as " to the north"; "" for none."""
    return "" if arrow == NONE else f" to the {HEADINGS[arrow]}"


def definitions(row: MoroccoRow) -> str:
    """The SVG definitions of the mosaic, the paving, an open stall, all pieces, an empty tile and the seats' tiles."""
    letters = SEAT_LETTERS[:row.players]
    return (zellige("mo-wall") + paving() + stall_ground() + empty_tile() + pieces(letters)
            + "".join(weave(f"mo-weave-{letter}", look(letter)) + tile(letter) for letter in letters))


def paving() -> str:
    """The SVG pattern "mo-paving" of the alleys between the stalls."""
    herringbone = path("M0 6 6 0 12 6 6 12ZM-6 12 0 6 6 12M6 12 12 6 18 12", fill="none", stroke=SAND_DEEP, line=1)
    return pattern("mo-paving", 12, rect(0, 0, 12, 12, fill="#d9b98a"), herringbone)


def stall_ground() -> str:
    """The SVG definition "mo-stall" of an open stall: four spaces, an awning, a star in the middle."""
    scallops = "".join(f"q{STALL / 16:g} 7 {STALL / 8:g} 0" for _ in range(8))
    stripes = "".join(f"M{13 * i} 0h13v9q-6.5 7-13 0Z" for i in range(0, 8, 2))
    awning = (path(f"M0 0V9{scallops}V0Z", fill=PAPER) + path(stripes, fill=CLAY)
              + path(f"M0 0V9{scallops}V0Z", fill="none", stroke=GOLD_DEEP))
    middle = STALL / 2
    cross = path(f"M{middle} 12V{STALL}M0 {middle}H{STALL}", stroke=SAND_DEEP, line=1.6, dashes="3 3")
    return tag("g", rect(2, 3, STALL, STALL, rx=4, fill=INK, fill_opacity=0.25),
               rect(0, 0, STALL, STALL, rx=4, fill=SAND_PALE, stroke=GOLD_DEEP, line=1.5), cross, awning,
               star(middle, middle, 13, fill=SAND, stroke=SAND_DEEP), id="mo-stall")


def tile(letter: str) -> str:
    """The SVG definition of a market tile, such as "mo-tile-A": its owner's weave in a frame, the letter on a star."""
    own = look(letter)
    woven = rect(8, 8, 88, 88, fill=f"url(#mo-weave-{letter})", stroke=own.deep)
    return tag("g", *tile_frame(own.deep, own.pale), woven,
               star(52, 52, 30, fill=own.deep), star(52, 52, 26, fill=own.fill, stroke=own.pale, line=1.5),
               centred(letter, 52, 52, 32, font_weight="bold", fill=own.ink), id=f"mo-tile-{letter}")


def tile_frame(deep: str, pale: str) -> tuple[str, ...]:
    """The parts that all tiles have, in SVG: shadow, edge in the colour `deep`, and border in the colour `pale`."""
    return (rect(2, 3, STALL, STALL, rx=4, fill=INK, fill_opacity=0.3),
            rect(0, 0, STALL, STALL, rx=4, fill=deep), rect(4, 4, 96, 96, rx=2, fill=pale))


def empty_tile() -> str:
    """The SVG definition "mo-tile-empty" of an empty-stall tile, with shutters."""
    fill, deep, pale, _, _ = NEUTRAL
    slats = path("".join(f"M8 {y}H96" for y in range(16, 96, 10)), stroke=deep, line=2)
    return tag("g", *tile_frame(deep, pale), rect(8, 8, 88, 88, fill=fill, stroke=deep), slats,
               path("M52 8V96", stroke=deep, line=3), id="mo-tile-empty")


# --- market -------------------------------------------------------------------------------------------------------

def corner(number: int) -> tuple[int, int]:
    """The point (x, y) of a juice corner."""
    return EDGE + PITCH * (number % (SIDE + 1)), EDGE + PITCH * (number // (SIDE + 1))


def stall_corner(stall: int) -> tuple[int, int]:
    """The point (x, y) of a stall's upper left corner."""
    return EDGE + PITCH * (stall % SIDE) + ALLEY // 2, EDGE + PITCH * (stall // SIDE) + ALLEY // 2


def space_middle(space: int) -> tuple[int, int]:
    """The point (x, y) in the middle of a space."""
    y, x = space_position(space)
    left, top = stall_corner(y // 2 * SIDE + x // 2)
    return left + SPACE * (x % 2) + SPACE // 2, top + SPACE * (y % 2) + SPACE // 2


def wall(row: MoroccoRow) -> str:
    """The mosaic around the market in SVG, with the cubes of rows and columns, and the names of lines."""
    cubes = ""
    for i in range(SIDE):
        middle = stall_corner(i)[0] + SPACE  # the same across and down
        cubes += cube(cube_letter(row.columns[i]), middle, 54, kind="column cube")
        cubes += cube(cube_letter(row.rows[i]), 54, middle, kind="row cube")
    return (walled("mo-wall", 18, HEIGHT - 36) + cubes + tag("g", *names_of_lines(), font_weight="bold"))


def names_of_lines() -> list[str]:
    """The letters and numbers that name spaces, in SVG, on the wall's edge."""
    middles = [(space_name(space), space_position(space), space_middle(space)) for space in range(SPACES)]
    return ([plaque(name[0], x, 20) for name, (line, _), (x, _) in middles if line == 0]
            + [plaque(name[1:], 20, y) for name, (_, column), (_, y) in middles if column == 0])


def ground() -> str:
    """The paved ground under the stalls, in SVG."""
    margin = 14
    return rect(EDGE - margin, EDGE - margin, MARKET + 2 * margin, MARKET + 2 * margin, rx=5,
               fill="url(#mo-paving)", stroke=GOLD_DEEP, line=5)


def strengths(row: MoroccoRow) -> list[tuple[int, int]]:
    """Each open stall that has strength, by its workers or by arrows, and how much (MO-6.1)."""
    held = [(stall, strength(row, stall) + arrows_at(row, stall)) for stall in range(STALLS) if is_open(row, stall)]
    return [(stall, points) for stall, points in held if points]


def draw_strength(stall: int, held: int) -> str:
    """A plate in SVG in the middle of a stall: its strength, and the strength at which it is full, such as 3/4."""
    x, y = stall_corner(stall)
    plate = rect(x + SPACE - 20, y + SPACE - 11, 40, 22, rx=11, fill=PAPER, stroke=GOLD_DEEP, line=1.5)
    return tag("g", plate, centred(f"{held}/{FULL}", x + SPACE, y + SPACE, 17, font_weight="bold"), class_="strength")


def draw_closed(closed: ClosedStall) -> str:
    """The tile on a closed stall, in SVG."""
    owner = closed.letter or "empty"
    return use(f"mo-tile-{owner}", *stall_corner(closed.stall), class_=f"tile {owner}")


def marked(stall: int) -> str:
    """A frame in SVG around a full stall that is being closed, or waits for it."""
    x, y = stall_corner(stall)
    return rect(x - 3, y - 3, STALL + 6, STALL + 6, rx=6, fill="none", stroke=CLAY, line=4,
               dashes="9 5", class_="full")


def arrow(closed: ClosedStall) -> str:
    """A tile's arrow in SVG, across the alley into the stall that it points at. The tile must have an arrow."""
    x, y = stall_corner(closed.stall)
    shape = path("M-9-40V-56H-17L0-74 17-56H9V-40Z", fill=GOLD, stroke=INK, line=2, stroke_linejoin="round")
    return group(shape, x=x + SPACE, y=y + SPACE, turn=90 * closed.arrow, class_=f"arrow {HEADINGS[closed.arrow]}")


def draw_worker(worker: Worker) -> str:
    """A worker on its space in SVG, near the juice token that it touches (MO-1.2), away from the stall's middle."""
    x, y = space_middle(worker.space)
    near_x, near_y = corner(corner_of(worker.space))
    return worker_at(worker.letter, worker.kind, x + (1 if near_x > x else -1), y + (5 if near_y < y else 1))


def draw_token(token: Token) -> str:
    """A juice token on its corner, in SVG."""
    return juice_at(token.value, *corner(token.corner))
