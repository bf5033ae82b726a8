"""What the network sees of a position of Marrakech: the rugs, where they lie on the board and as Assam sees them.

Payments depend on where Assam can get to, so that each square is also named by its place relative to him and his
heading, left and right alike, and counts as much as its area would cost there (MK-4.2). And each stop of the next walk
is seen for itself, loops at the border included: what it costs, and what lies around it for the walker to cover. The
turns come in the order of what they are expected to cost, since who turns Assam does so with a purpose.
"""

from pathlib import Path
from typing import Any

import numpy as np

from jemaa.core.bits import count, has
from jemaa.core.compile import rule
from jemaa.core.contract import Inputs
from jemaa.core.inputs import note, points_of
from jemaa.core.row import Floats, table
from jemaa.marrakech.evaluation import NAMES, next_walker, stage
from jemaa.marrakech.market import ACROSS, LONGEST_WALK, PLACES, SIZE, SQUARES, WALK, neighbours, place_squares
from jemaa.marrakech.options import ROLL_FIRST, SINGLE
from jemaa.marrakech.rules import DIE, area, owner, two_colours
from jemaa.marrakech.state import COLOURS, LAY, NONE, ROLL

State = Any

STEPS_AWAY = 2 * SIZE - 1
VIEW = STEPS_AWAY * SIZE
"""Places relative to Assam: rows ahead and behind, columns to either side."""
I_WALK_MINE, I_WALK_THEIRS, THEY_WALK_MINE, THEY_WALK_THEIRS, THEY_WALK_OTHERS = range(5)
"""Whose walk is next, and whose rug it may end on: mine, the walker's own, or a third's."""
KINDS = THEY_WALK_OTHERS + 1
WAYS = 3 * LONGEST_WALK
"""[turn * LONGEST_WALK + steps - 1]: where the next walk may end, after each turn that Assam may be given."""
TURNS = table([0, 1, 3])
"""Ahead, right and left, in quarters to the right."""
MINE, THEIRS, BARE = range(3)
"""What lies around a stop."""

LIES = 0
"""[slot of the colour, square]: what lies where."""
COSTS = LIES + COLOURS * SQUARES
"""[before or after the turn, kind, place in view]: fifths of a dirham that it costs to stop there."""
WHOLE = COSTS + 2 * KINDS * VIEW
"""[place, mine or not]: whole rugs (MK-5.3)."""
STOPS = WHOLE + 2 * PLACES
"""[before or after the turn, kind, way]: fifths of a dirham that this stop costs."""
AROUND = STOPS + 2 * KINDS * WAYS
"""[before or after the turn, who walks, what lies there, way]: quarters of the squares beside this stop."""
BESIDE = AROUND + 2 * 2 * 3 * WAYS
"""[who lays, what lies there]: quarters of the squares beside Assam, before a rug is laid there; then who lays."""
PLAIN = BESIDE + 2 * 4
"""What is plain to see: see `look_around`."""
ALWAYS, LEFT_TO_LAY, I_WALK, ROLLING, AHEAD_OF_MEAN, AHEAD_OF_BEST, LATE_LEAD, PURSE, LARGEST, AREAS = range(10)
OPTIONS, WALKER, FEATURES = 10, 14, 18
INPUTS = PLAIN + FEATURES + 2 * len(NAMES)
MOST = 2 * SQUARES + SQUARES // 2 + 4 * WAYS + 4 + FEATURES + 2 * len(NAMES)


def in_view(assam: Any, heading: int, square: Any) -> Any:
    """The place of a square as Assam sees it, mirrored where it is to his left; squares may be arrays of them."""
    rows, columns = square // SIZE - assam // SIZE, square % SIZE - assam % SIZE
    for _ in range(heading):  # turned to the north, a quarter at a time
        rows, columns = -columns, rows
    return (rows + SIZE - 1) * SIZE + abs(columns)


EVERY = np.arange(SQUARES)
IN_VIEW = table(np.stack([in_view(EVERY[:, None], heading, EVERY) for heading in range(4)], axis=1))
"""[(Assam's square * 4 + heading) * SQUARES + square]."""
NEIGHBOURS = table([sum(1 << near for near in neighbours(square)) for square in range(SQUARES)])
FIRST_SQUARE = table([place_squares(place)[0] for place in range(PLACES)])


@rule
def look(state: State, seat: int, features: Floats, which: Any, amounts: Any) -> int:
    """Note every input that isn't 0, as `seat` sees it (`core.contract.Inputs`)."""
    n = look_at_areas(state, seat, which, amounts)
    own = shown(state, seat)
    n = look_at_stops(state, seat, own, n, which, amounts)
    n = look_at_rugs(state.across, 0, own, n, which, amounts)
    n = look_at_rugs(state.upright, ACROSS, own, n, which, amounts)
    n = look_around(state, seat, features, n, which, amounts)
    return compare(state, seat, features, n, which, amounts)


@rule
def shown(state: State, seat: int) -> int:
    """The squares that show a seat's rugs."""
    return int(state.colours[seat] | (state.colours[seat + state.players] if two_colours(state) else 0))


@rule
def look_at_areas(state: State, seat: int, which: Any, amounts: Any) -> int:
    """LIES, COSTS, LARGEST and AREAS; also STOPS, by turns as they are numbered."""
    walker = next_walker(state)
    n, areas, largest = 0, 0, 0
    for colour in range(COLOURS):
        payee = owner(state, colour)
        rest = 0 if state.out[payee] else state.colours[colour]
        kind = KINDS * (state.phase == ROLL) + kind_of(seat, walker, payee)
        while rest:
            squares = area(state.colours[colour], rest & -rest)
            rest &= ~squares
            size = count(squares)
            if payee == seat:
                areas += 1
                largest = max(largest, size)
            n = look_at_squares(state, squares, LIES + slot(state, seat, colour) * SQUARES,
                                COSTS + kind * VIEW if walker != NONE else NONE, size / 5.0, n, which, amounts)
            if walker != NONE:
                n = look_ahead(state, squares, STOPS + kind * WAYS, size / 5.0, n, which, amounts)
    n = note(which, amounts, n, PLAIN + LARGEST, largest / 5.0)
    return note(which, amounts, n, PLAIN + AREAS, areas / 5.0)


@rule
def kind_of(seat: int, walker: int, payee: int) -> int:
    """Who would pay whom."""
    if walker == seat:
        return I_WALK_MINE if payee == seat else I_WALK_THEIRS
    if payee == seat:
        return THEY_WALK_MINE
    return THEY_WALK_THEIRS if payee == walker else THEY_WALK_OTHERS


@rule
def slot(state: State, seat: int, colour: int) -> int:
    """Colours by owner, from `seat` on; with two colours each, those on top of the piles first (MK-2.3)."""
    payee = owner(state, colour)
    after = payee - seat if payee >= seat else payee - seat + state.players
    if two_colours(state):
        return after + 2 * (state.top[payee] != colour)
    return after


@rule
def look_at_squares(state: State, squares: int, lies: int, costs: int, price: float, n: int, which: Any,
                    amounts: Any) -> int:
    """One area's squares: that they lie there, and what they cost."""
    view = (state.assam * 4 + state.facing) * SQUARES
    while squares:
        lowest = squares & -squares
        squares ^= lowest
        square = count(lowest - 1)
        n = note(which, amounts, n, lies + square, 1.0)
        if costs != NONE:
            n = note(which, amounts, n, costs + IN_VIEW[view + square], price)
    return n


@rule
def stop(state: State, way: int) -> int:
    """The square where a way ends."""
    heading = (state.facing + TURNS[way // LONGEST_WALK]) & 3
    return int(WALK[(state.assam * 4 + heading) * LONGEST_WALK + way % LONGEST_WALK] >> 2)


@rule
def ways(state: State) -> int:
    """How many ways Assam may go: once he has been turned, only straight ahead."""
    return LONGEST_WALK if state.phase == ROLL else WAYS


@rule
def look_ahead(state: State, squares: int, stops: int, price: float, n: int, which: Any, amounts: Any) -> int:
    """The ways that end in one area."""
    for way in range(ways(state)):
        if has(squares, stop(state, way)):
            n = note(which, amounts, n, stops + way, price)
    return n


@rule
def look_at_stops(state: State, seat: int, own: int, n: int, which: Any, amounts: Any) -> int:
    """STOPS in the order of the turns' costs, AROUND and BESIDE."""
    walker, others = next_walker(state), 0
    for other in range(state.players):
        if other != seat and not state.out[other]:
            others |= shown(state, other)
    if walker != NONE:
        of_ahead, of_right = 0, 1
        if state.phase != ROLL:
            ahead = expected_cost(n, 0, which, amounts)
            right = expected_cost(n, 1, which, amounts)
            left = expected_cost(n, 2, which, amounts)
            of_ahead, of_right = (right < ahead) + (left < ahead), (ahead <= right) + (left < right)
            in_order(n, of_ahead, of_right, which)
        around = AROUND + 3 * WAYS * (2 * (state.phase == ROLL) + (walker == seat))
        for way in range(ways(state)):
            placed = in_place(way, of_ahead, of_right)
            n = look_beside(stop(state, way), own, others, around + placed, WAYS, n, which, amounts)
    if state.phase == LAY:
        beside = BESIDE + 4 * (state.seat == seat)
        n = look_beside(state.assam, own, others, beside, 1, n, which, amounts)
        n = note(which, amounts, n, beside + BARE + 1, 1.0)  # who lays
    return n


@rule
def expected_cost(n: int, turn: int, which: Any, amounts: Any) -> float:
    """What the walker is expected to pay after a turn."""
    total = 0.0
    for i in range(n):
        at = which[i] - STOPS
        paid = at // WAYS % KINDS not in (I_WALK_MINE, THEY_WALK_THEIRS)
        if 0 <= at < AROUND - STOPS and at % WAYS // LONGEST_WALK == turn and paid:
            total += DIE[at % LONGEST_WALK] * amounts[i]
    return float(total)  # interpreted, a number of NumPy's, whose comparisons add up to one


@rule
def in_order(n: int, of_ahead: int, of_right: int, which: Any) -> None:
    """Number the turns of STOPS by their places among the three."""
    for i in range(n):
        at = which[i] - STOPS
        if 0 <= at < AROUND - STOPS:
            which[i] += in_place(at % WAYS, of_ahead, of_right) - at % WAYS


@rule
def in_place(way: int, of_ahead: int, of_right: int) -> int:
    """The way's number where turns stand in the order of their costs."""
    turn = way // LONGEST_WALK
    place = of_ahead if turn == 0 else of_right if turn == 1 else 3 - of_ahead - of_right
    return way % LONGEST_WALK + place * LONGEST_WALK


@rule
def look_beside(square: int, own: int, others: int, first: int, apart: int, n: int, which: Any, amounts: Any) -> int:
    """What lies on the squares beside one: MINE, THEIRS and BARE, so far apart."""
    near = NEIGHBOURS[square]
    mine, theirs = count(near & own), count(near & others)
    bare = count(near) - mine - theirs
    n = note(which, amounts, n, first + MINE * apart, mine / 4.0)
    n = note(which, amounts, n, first + THEIRS * apart, theirs / 4.0)
    return note(which, amounts, n, first + BARE * apart, bare / 4.0)


@rule
def look_at_rugs(places: int, first: int, own: int, n: int, which: Any, amounts: Any) -> int:
    """WHOLE, of the places across or of the upright ones."""
    while places:
        lowest = places & -places
        places ^= lowest
        place = first + count(lowest - 1)
        n = note(which, amounts, n, WHOLE + 2 * place + has(own, FIRST_SQUARE[place]), 1.0)
    return n


@rule
def look_around(state: State, seat: int, features: Floats, n: int, which: Any, amounts: Any) -> int:
    """How far the game is, who walks next, how the seats stand, and the options that change what that means."""
    walker, left = next_walker(state), stage(state)
    mine, mean, best = points_of(features, len(NAMES), state.players, seat)
    lead = (mine - mean) / 10.0
    n = note(which, amounts, n, PLAIN + ALWAYS, 1.0)
    n = note(which, amounts, n, PLAIN + LEFT_TO_LAY, left)
    n = note(which, amounts, n, PLAIN + AHEAD_OF_MEAN, lead)
    n = note(which, amounts, n, PLAIN + AHEAD_OF_BEST, (mine - best) / 10.0)
    n = note(which, amounts, n, PLAIN + LATE_LEAD, lead * (1.0 - left))
    n = note(which, amounts, n, PLAIN + PURSE, state.dirhams[seat] / 30.0)
    n = note(which, amounts, n, PLAIN + I_WALK, walker == seat)
    n = note(which, amounts, n, PLAIN + ROLLING, state.phase == ROLL)
    n = note(which, amounts, n, PLAIN + OPTIONS, state.turn_order == ROLL_FIRST)
    n = note(which, amounts, n, PLAIN + OPTIONS + 1, state.must_turn)
    n = note(which, amounts, n, PLAIN + OPTIONS + 2, 1 - state.elimination)
    n = note(which, amounts, n, PLAIN + OPTIONS + 3, state.cover_own_rug)
    if walker != NONE:
        after = walker - seat if walker >= seat else walker - seat + state.players
        n = note(which, amounts, n, PLAIN + WALKER + after, 1.0)
    return n


@rule
def compare(state: State, seat: int, features: Floats, n: int, which: Any, amounts: Any) -> int:
    """The evaluation's features but the points: mine, and the mean of the others'."""
    for i in range(1, len(NAMES)):
        total = 0.0
        for other in range(state.players):
            total += features[other * len(NAMES) + i]
        mine = features[seat * len(NAMES) + i]
        n = note(which, amounts, n, PLAIN + FEATURES + 2 * i, mine / 5.0)
        n = note(which, amounts, n, PLAIN + FEATURES + 2 * i + 1, (total - mine) / (state.players - 1) / 5.0)
    return n


def file(row: Any) -> Path:
    """A network for every number of players; for two also one for each way to deal rugs of one or two colours."""
    name = f"{row.players}" if row.players > 2 else "2-one" if row.two_player_rugs == SINGLE else "2-two"
    return Path(__file__).with_name("networks") / f"{name}.json"


INPUTS_OF_MARRAKECH = Inputs(count=INPUTS, most=MOST, look=look, file=file)
