"""The market: squares, Assam's walk with its about-turns, and the places where a rug can lie (MK-1, MK-3.4, MK-5.1).

A square is row * 7 + column. A place is a pair of squares that share a side: 0..41 lie across (left square
row * 7 + column, place row * 6 + column), 42..83 upright (42 + top square). In sets, a square or a place is a bit.
"""

from jemaa.core.row import table

SIZE = 7
SQUARES = SIZE * SIZE
CENTRE = 24
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""(rows, columns) of one step towards NORTH, EAST, SOUTH, WEST."""

ACROSS = SIZE * (SIZE - 1)
"""How many places lie across, and where the upright ones begin."""
PLACES = 2 * ACROSS
LONGEST_WALK = 4

ROW_BITS = (1 << SIZE) - 1
FIRST_COLUMN = sum(1 << (row * SIZE) for row in range(SIZE))
LAST_COLUMN = FIRST_COLUMN << (SIZE - 1)
ALL = (1 << SQUARES) - 1


def square_name(square: int) -> str:
    """Column letter and row digit: a1 is the north-west corner, d4 the centre, g7 the south-east corner."""
    return "abcdefg"[square % SIZE] + "1234567"[square // SIZE]


def square_number(name: str) -> int:
    """The square that `square_name` calls `name`."""
    return "1234567".index(name[1]) * SIZE + "abcdefg".index(name[0])


def place_squares(place: int) -> tuple[int, int]:
    """The two squares of a place, the left or upper one first."""
    if place < ACROSS:
        first = place // (SIZE - 1) * SIZE + place % (SIZE - 1)
        return first, first + 1
    return place - ACROSS, place - ACROSS + SIZE


def place_name(place: int) -> str:
    """The two squares of a place: d4-e4."""
    return "-".join(map(square_name, place_squares(place)))


def about_turn(square: int, heading: int) -> tuple[int, int]:
    """Where Assam comes back in, and his heading, when he walks off the market (MK-3.4)."""
    row, column = divmod(square, SIZE)
    last = SIZE - 1
    if heading == NORTH:
        return (last, WEST) if column == last else (column ^ 1, SOUTH)
    if heading == WEST:
        return (last * SIZE, NORTH) if row == last else ((row ^ 1) * SIZE, EAST)
    if heading == SOUTH:
        return (last * SIZE, EAST) if column == 0 else (last * SIZE + _odd_pair(column), NORTH)
    return (last, SOUTH) if row == 0 else (_odd_pair(row) * SIZE + last, WEST)


def _odd_pair(line: int) -> int:
    """1↔2, 3↔4, 5↔6."""
    return ((line - 1) ^ 1) + 1


def one_step(square: int, heading: int) -> tuple[int, int]:
    """Assam's square and heading one step on (MK-3.3, MK-3.4)."""
    row, column = square // SIZE + STEPS[heading][0], square % SIZE + STEPS[heading][1]
    if 0 <= row < SIZE and 0 <= column < SIZE:
        return row * SIZE + column, heading
    return about_turn(square, heading)


def path(square: int, heading: int, steps: int) -> list[tuple[int, int]]:
    """Assam's squares and headings on a walk, the one he starts from not included."""
    stops = []
    for _ in range(steps):
        square, heading = one_step(square, heading)
        stops.append((square, heading))
    return stops


def _walks() -> list[int]:
    stops = [path(square, heading, LONGEST_WALK) for square in range(SQUARES) for heading in range(4)]
    return [square * 4 + heading for walk in stops for square, heading in walk]


def _neighbours(square: int) -> set[int]:
    return {one_step(square, heading)[0] for heading in range(4)
            if one_step(square, heading)[1] == heading}


def places_beside(square: int) -> list[int]:
    """Where a rug may lie with Assam on `square` (MK-5.1): a half beside him, none under him."""
    beside = _neighbours(square)
    return [place for place in range(PLACES)
            if square not in place_squares(place) and beside & set(place_squares(place))]


def _beside(upright: bool) -> tuple[list[int], list[int]]:
    """For each square how many places of one kind lie beside it, and 6 entries listing them."""
    lists = [[place for place in places_beside(square) if (place >= ACROSS) == upright] for square in range(SQUARES)]
    return [len(places) for places in lists], [place for places in lists for place in (*places, *[0] * 6)[:6]]


def _places_on(square: int, upright: bool) -> int:
    """The bits of the places of one kind that contain `square`."""
    offset = ACROSS if upright else 0
    return sum(1 << place for place in range(ACROSS) if square in place_squares(place + offset))


WALK = table(_walks())
"""[(square * 4 + heading) * 4 + steps - 1] -> square * 4 + heading after 1..4 steps."""
FIRST_SQUARE = table([place_squares(place)[0] for place in range(PLACES)])
SECOND_SQUARE = table([place_squares(place)[1] for place in range(PLACES)])
BESIDE_ACROSS_COUNT, BESIDE_ACROSS = map(table, _beside(False))
"""[square] -> how many places across lie beside it; [square * 6 + i] -> the i-th of them."""
BESIDE_UPRIGHT_COUNT, BESIDE_UPRIGHT = map(table, _beside(True))
ON_ACROSS = table([_places_on(square, False) for square in range(SQUARES)])
"""[square] -> the bits of the places across that contain it."""
ON_UPRIGHT = table([_places_on(square, True) for square in range(SQUARES)])
"""[square] -> the bits (less 42) of the upright places that contain it."""
