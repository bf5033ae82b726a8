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
MOST_BESIDE = 12
"""The largest number of places for a rug beside one square (`places_beside`)."""

FIRST_COLUMN = sum(1 << (row * SIZE) for row in range(SIZE))
LAST_COLUMN = FIRST_COLUMN << (SIZE - 1)
ALL = (1 << SQUARES) - 1


def square_name(square: int) -> str:
    """The name of a square, its column letter and row digit: a1 is the north-west corner, d4 the centre."""
    return "abcdefg"[square % SIZE] + "1234567"[square // SIZE]


def square_number(name: str) -> int:
    """The square that `square_name` calls `name`; other names are not always rejected."""
    return "1234567".index(name[1]) * SIZE + "abcdefg".index(name[0])


def place_squares(place: int) -> tuple[int, int]:
    """The two squares of a place, the left or upper one first."""
    if place < ACROSS:
        first = place // (SIZE - 1) * SIZE + place % (SIZE - 1)
        return first, first + 1
    return place - ACROSS, place - ACROSS + SIZE


def place_name(place: int) -> str:
    """The name of a place, its two squares: d4-e4."""
    return "-".join(map(square_name, place_squares(place)))


def about_turn(square: int, heading: int) -> tuple[int, int]:
    """The square where Assam comes back in, and his new heading, when he walks off the market (MK-3.4).

    `square` must lie on the border that he walks off with this `heading`; this is not checked.
    """
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
    """The row or column, 1..6 (from 0), that an about-turn joins with `line`: 1↔2, 3↔4, 5↔6."""
    return ((line - 1) ^ 1) + 1


def one_step(square: int, heading: int) -> tuple[int, int]:
    """Assam's square and heading after one step (MK-3.3, MK-3.4)."""
    row, column = square // SIZE + STEPS[heading][0], square % SIZE + STEPS[heading][1]
    if 0 <= row < SIZE and 0 <= column < SIZE:
        return row * SIZE + column, heading
    return about_turn(square, heading)


def path(square: int, heading: int, steps: int) -> list[tuple[int, int]]:
    """Assam's squares and headings on a walk, without those from which he starts."""
    stops = []
    for _ in range(steps):
        square, heading = one_step(square, heading)
        stops.append((square, heading))
    return stops


def _walks() -> list[int]:
    stops = [path(square, heading, LONGEST_WALK) for square in range(SQUARES) for heading in range(4)]
    return [square * 4 + heading for walk in stops for square, heading in walk]


def neighbours(square: int) -> set[int]:
    """The squares that share a side with a square."""
    return {one_step(square, heading)[0] for heading in range(4)
            if one_step(square, heading)[1] == heading}


_PAIRS = [set(place_squares(place)) for place in range(PLACES)]


def places_beside(square: int) -> list[int]:
    """The places where a rug may lie with Assam on `square` (MK-5.1): one half beside him, none under him.

    They are ascending, and do not depend on the rugs that lie there.
    """
    beside = neighbours(square)
    return [place for place, pair in enumerate(_PAIRS) if square not in pair and beside & pair]


def _apart(place: int, upright: bool) -> int:
    """The places across, or the upright ones (less 42), that share no square with `place`, as bits."""
    kind = _PAIRS[ACROSS:] if upright else _PAIRS[:ACROSS]
    return sum(1 << other for other, pair in enumerate(kind) if not pair & _PAIRS[place])


_ALL_BESIDE = [places_beside(square) for square in range(SQUARES)]
WALK = table(_walks())
"""[(square * 4 + heading) * 4 + steps - 1] -> square * 4 + heading after 1..4 steps."""
REACHED = table([sum(1 << stop for stop in {stop for stop, _ in path(square, heading, LONGEST_WALK)})
                 for square in range(SQUARES) for heading in range(4)])
"""[square * 4 + heading] -> the squares where walks of 1..4 steps end, as bits."""
BOTH_SQUARES = table([sum(1 << square for square in place_squares(place)) for place in range(PLACES)])
"""[place] -> its two squares, as bits."""
BESIDE_COUNT = table([len(places) for places in _ALL_BESIDE])
"""[square] -> the number of places beside it (MK-5.1), at most 12."""
BESIDE = table([place for places in _ALL_BESIDE for place in (*places, *[0] * MOST_BESIDE)[:MOST_BESIDE]])
"""[square * 12 + i] -> the i-th place beside it, ascending (MK-5.1); 0 for i from BESIDE_COUNT[square] on."""
APART_ACROSS = table([_apart(place, False) for place in range(PLACES)])
"""[place] -> the bits of the places across that share no square with it."""
APART_UPRIGHT = table([_apart(place, True) for place in range(PLACES)])
"""[place] -> the bits (less 42) of the upright places that share no square with it."""
BIT_ACROSS = table([1 << place if place < ACROSS else 0 for place in range(PLACES)])
"""[place] -> its bit among the places across; 0 for an upright one. To look it up is quicker than to branch."""
BIT_UPRIGHT = table([1 << (place - ACROSS) if place >= ACROSS else 0 for place in range(PLACES)])
"""[place] -> its bit (less 42) among the upright places; 0 for one across."""
