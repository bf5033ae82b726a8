"""The market: stalls, spaces, juice corners and the roof (MO-1, MO-4.1).

A stall is row * 5 + column. A space is stall * 4 + quadrant: 0 north-west, 1 north-east, 2 south-west, 3 south-east.
A corner is row * 6 + column. Outer roof spaces are 0..4 around the middle, 5.
"""

from jemaa.core.row import table

SIDE = 5
STALLS = SIDE * SIDE
QUADRANTS = 4
SPACES = STALLS * QUADRANTS
CORNERS = (SIDE + 1) * (SIDE + 1)
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""(rows, columns) of one step towards NORTH, EAST, SOUTH, WEST."""
OUTSIDE = -1

ROOF = 5
"""Outer spaces of the roof."""
MIDDLE = 5


def space_at(y: int, x: int) -> int:
    """The space in line y and column x, both 0..9, of the 10 × 10 grid (MO-1.1)."""
    return (y // 2 * SIDE + x // 2) * QUADRANTS + y % 2 * 2 + x % 2


def space_position(space: int) -> tuple[int, int]:
    """(y, x) of a space in the 10 × 10 grid: its line from the north and its column from the west, both 0..9."""
    stall, quadrant = divmod(space, QUADRANTS)
    return stall // SIDE * 2 + quadrant // 2, stall % SIDE * 2 + quadrant % 2


def space_name(space: int) -> str:
    """The name of a space, its column letter a..j and line 1..10: a1 is the north-west corner, j10 the south-east."""
    y, x = space_position(space)
    return f"{'abcdefghij'[x]}{y + 1}"


def space_number(name: str) -> int:
    """The space that `space_name` calls `name`, which must be such a name: it is not checked."""
    return space_at(int(name[1:]) - 1, "abcdefghij".index(name[0]))


def stall_name(stall: int) -> str:
    """The name of a stall, its column letter A..E and row 1..5: A1 is north-west, with the spaces a1, b1, a2 and b2."""
    return f"{'ABCDE'[stall % SIDE]}{stall // SIDE + 1}"


def stall_span(stall: int) -> str:
    """A stall as people read it: the names of its first and last space, such as "a1–b2" for A1."""
    first = stall * QUADRANTS
    return f"{space_name(first)}–{space_name(first + QUADRANTS - 1)}"


def line_span(kind: str, number: int) -> str:
    """A row, or one of the columns, of stalls, 1 to 5, as people read it: "3–4" or "c–d" for the second."""
    names = range(1, 2 * SIDE + 1) if kind == "rows" else "abcdefghij"
    return f"{names[2 * number - 2]}–{names[2 * number - 1]}"


def stall_number(name: str) -> int:
    """The stall that `stall_name` calls `name`, which must be such a name: it is not checked."""
    return (int(name[1]) - 1) * SIDE + "ABCDE".index(name[0])


def stall_beside(stall: int, direction: int) -> int:
    """The stall beside this one in a direction, NORTH to WEST; OUTSIDE if there is none."""
    row, column = stall // SIDE + STEPS[direction][0], stall % SIDE + STEPS[direction][1]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else OUTSIDE


def corner_of(space: int) -> int:
    """The one corner that a space touches (MO-1.2)."""
    y, x = space_position(space)
    return (y + 1) // 2 * (SIDE + 1) + (x + 1) // 2


def partners_of(space: int) -> list[int]:
    """The spaces, at most two, ascending, that touch this one by a side and lie in another stall (MO-5.5)."""
    y, x = space_position(space)
    touching = [(y + dy, x + dx) for dy, dx in STEPS if 0 <= y + dy < 2 * SIDE and 0 <= x + dx < 2 * SIDE]
    spaces = [space_at(*position) for position in touching]
    return sorted(other for other in spaces if other // QUADRANTS != space // QUADRANTS)


BESIDE = table([stall_beside(stall, direction) for stall in range(STALLS) for direction in range(4)])
"""[stall * 4 + direction] -> the stall there, or OUTSIDE."""
CORNER = table([corner_of(space) for space in range(SPACES)])
"""[space] -> its corner."""
PARTNER_COUNT = table([len(partners_of(space)) for space in range(SPACES)])
PARTNERS = table([other for space in range(SPACES) for other in (*partners_of(space), 0, 0)[:2]])
"""[space * 2 + i] -> the i-th of its `partners_of`, for i below PARTNER_COUNT[space] (0..2); 0 beyond."""
