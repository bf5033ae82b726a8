"""Functions in ordinary Python that read a plain row for positions, text, events and checks.

Where a rule has the answer, they call the rule.
"""

from jemaa.core.compile import interpreted
from jemaa.morocco import assigning, closing, rounds, scoring
from jemaa.morocco.actions import SEAT_LETTERS
from jemaa.morocco.market import (
    CORNERS,
    QUADRANTS,
    SIDE,
    SPACES,
    stall_beside,
)
from jemaa.morocco.state import (
    ASSIGN,
    BODYGUARD,
    COLOURS,
    DIE,
    FIRST,
    MOVE,
    NONE,
    OPEN,
    OVER_PHASE,
    SCOUT,
    WILD,
    MoroccoRow,
)

seat_of, kind_of = interpreted(closing.seat_of), interpreted(closing.kind_of)
arrows_at, is_full = interpreted(closing.arrows_at), interpreted(closing.is_full)
open_stalls = interpreted(closing.open_stalls)
can_be_second, has_partner = interpreted(assigning.can_be_second), interpreted(assigning.has_partner)
placements = interpreted(assigning.placements)
can_point, has_arrow = interpreted(closing.can_point), interpreted(closing.has_arrow)
fewest_to_choose = interpreted(rounds.fewest_to_choose)
largest_group = interpreted(scoring.largest_group)

largest_of, tiles_of = interpreted(scoring.largest_of), interpreted(scoring.tiles_of)

KINDS = ("assistant", "bodyguard", "tourist")
"""[kind of worker] -> its name."""
KINDS_OF_WORKER = len(KINDS)
WAYS_TO_PLACE = KINDS_OF_WORKER + 1
"""One for each kind of worker, and cousins."""


# --- stalls and workers -------------------------------------------------------------------------------------------

def spaces_of(stall: int) -> range:
    """A stall's four spaces."""
    return range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS)


def workers_of(row: MoroccoRow, stall: int) -> list[int]:
    """The workers in a stall, as numbers 1 + seat * 3 + kind, in the order of their spaces."""
    return [row.workers[space] for space in spaces_of(stall) if row.workers[space]]


def strength(row: MoroccoRow, stall: int, seat: int | None = None) -> int:
    """A seat's strength in a stall; without one, that of all seats together (MO-5.4).

    The rule `closing.strengths` counts only what can be: this also counts a position that is still to be checked.
    """
    mine = [worker for worker in workers_of(row, stall) if seat in (None, seat_of(worker))]
    return sum(2 if kind_of(worker) == BODYGUARD else 1 for worker in mine)


def neighbours(stall: int) -> list[int]:
    """The stalls that share a side with this one."""
    return [other for direction in range(4) if (other := stall_beside(stall, direction)) != NONE]


def target_of(row: MoroccoRow, stall: int) -> int:
    """The stall that a stall's arrow points at, or NONE."""
    return stall_beside(stall, row.arrows[stall] - 1) if row.arrows[stall] else NONE


def is_open(row: MoroccoRow, stall: int) -> bool:
    """Whether a stall is not closed yet."""
    return row.tiles[stall] == OPEN


def free_spaces(row: MoroccoRow, stall: int) -> list[int]:
    """The spaces of a stall without a worker."""
    return [space for space in spaces_of(stall) if not row.workers[space]]


def price(row: MoroccoRow, space: int) -> tuple[int, int]:
    """MO-5.3: the colours of the row's and the column's cube of a space's stall; NONE for one not dealt yet."""
    stall = space // QUADRANTS
    return row.rows[stall // SIDE], row.columns[stall % SIDE]


def can_place(row: MoroccoRow) -> bool:
    """MO-5.2: whether the acting seat, `row.seat`, can place a worker, its price included; the phase is not checked."""
    return bool(placements(row, [0] * (WAYS_TO_PLACE * SPACES)))


# --- seats --------------------------------------------------------------------------------------------------------

def letter_of(seat: int) -> str:
    """A seat's letter."""
    return SEAT_LETTERS[seat]


def cubes_of(row: MoroccoRow, seat: int) -> list[int]:
    """[colour] -> cubes in a seat's hand."""
    return list(row.cubes[seat * COLOURS : (seat + 1) * COLOURS])


def on_market(row: MoroccoRow, seat: int, kind: int) -> int:
    """The number of workers of a seat and kind that stand on spaces."""
    return sum(worker == 1 + seat * KINDS_OF_WORKER + kind for worker in row.workers)


def tiles_laid(row: MoroccoRow, seat: int) -> int:
    """The number of stalls that a seat's market tiles have closed."""
    return row.tiles.count(1 + seat)


def largest_tiles(row: MoroccoRow, seat: int) -> int:
    """The stalls of a seat's largest group of tiles (MO-9.1), as bits by the stall's number."""
    return int(largest_of(tiles_of(row, seat)))


def juice_of(row: MoroccoRow, seat: int) -> list[int]:
    """The values of a seat's juice tokens, in the order of their corners (MO-6.7)."""
    return [row.juice[corner] for corner in range(CORNERS) if row.taken[corner] == 1 + seat]


def is_revealed(row: MoroccoRow) -> bool:
    """MO-9.3: whether the values of taken tokens are public."""
    return bool(row.open_juice) or row.phase == OVER_PHASE


def from_active(row: MoroccoRow) -> list[int]:
    """All seats in turn order from the active one."""
    return [(row.active + i) % row.players for i in range(row.players)]


def has_supply(row: MoroccoRow, seat: int) -> bool:
    """MO-8.3: whether a seat has a worker in supply, whether or not it can pay for a space."""
    return row.assistants[seat] + row.bodyguards[seat] + row.tourists[seat] > 0


# --- the round ----------------------------------------------------------------------------------------------------

def is_setup(row: MoroccoRow) -> bool:
    """Whether the setup is still going on (MO-2)."""
    return row.phase <= FIRST


def is_turn(row: MoroccoRow) -> bool:
    """Whether the phase is part of a turn in which workers are placed (MO-5, MO-6)."""
    return ASSIGN <= row.phase <= MOVE


def rolls(row: MoroccoRow) -> int:
    """MO-3.2: the number of rolls of the market die in a round."""
    return {2: 2, 3: 1}.get(row.players, 0)


def gained(row: MoroccoRow, seat: int) -> int:
    """The number of cubes that a seat has gained this round, before workers are placed (MO-3.2, MO-4.3)."""
    order = (seat - row.first) % row.players
    if row.phase == DIE:
        return row.rolled
    if row.phase == WILD:
        return row.rolled - 1 + (order < row.done)
    scouts = row.done if row.phase == SCOUT else row.players
    return rolls(row) + scouts + (order < scouts)
