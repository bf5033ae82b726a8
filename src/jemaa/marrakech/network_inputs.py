"""The network's inputs for a position of Marrakech: the rugs, by their squares and as Assam sees them.

Payments depend on where Assam can get to. So each square is also named by its place relative to him and his heading,
left and right alike, with what its area would cost there (MK-4.2). Each stop of the next walk has inputs of its own,
about-turns at the border included: what it costs, and what lies around it for the walker to cover. The turns are
numbered in the order of their expected costs, since whoever turns Assam chooses by them.
"""

from pathlib import Path

from jemaa.core.bits import count, has
from jemaa.core.compile import rule
from jemaa.core.contract import NetworkInputs
from jemaa.core.network_inputs import Block, InputLayout, SparseInput, emit, emit_at, points_beside_others
from jemaa.core.observation import clockwise_from
from jemaa.core.row import Floats, table
from jemaa.marrakech.evaluation import NAMES, next_walker, phase_weight
from jemaa.marrakech.market import ACROSS, LONGEST_WALK, PLACES, REACHED, SIZE, SQUARES, WALK, neighbours, place_squares
from jemaa.marrakech.options import ADJOINING, OWNER, ROLL_FIRST, SINGLE
from jemaa.marrakech.rules import DIE, equal_dues, owner, two_colours
from jemaa.marrakech.state import COLOURS, LAY, NONE, ROLL, SEATS, MarrakechRow

State = MarrakechRow

VIEW = (2 * SIZE - 1) * SIZE
"""The number of places relative to Assam: 13 rows ahead and behind, 7 columns, left and right alike (`in_view`)."""
I_WALK_MINE, I_WALK_THEIRS, THEY_WALK_MINE, THEY_WALK_THEIRS, THEY_WALK_OTHERS = range(5)
"""Whose walk is next, and on whose rug it may end.

If I walk: mine, or another seat's. If another seat walks: mine, the walker's own, or a third seat's.
"""
KINDS = THEY_WALK_OTHERS + 1
WAYS = 3 * LONGEST_WALK
"""The number of ways that Assam may go next. A way is turn * LONGEST_WALK + steps - 1, the turn an index of TURNS."""
TURNS = table([0, 1, 3])
"""Ahead, right and left, in quarter turns to the right."""
MINE, THEIRS, BARE = range(3)
"""What a square beside a stop shows: a rug of the seat, of another seat in the game, or none or a neutral one."""

LAYOUT = InputLayout((
    Block("rugs", (COLOURS, SQUARES), 1, "[colour, square]: squares under topmost rugs; the seat's own colours first"),
    Block("costs", (2, KINDS, VIEW), 5, "[before or after the turn, kind, place]: dirhams that it costs to stop "
          "on the place"),
    Block("whole_rugs", (PLACES, 2), 1, "[place, theirs or mine]: whole rugs (MK-5.3)"),
    Block("stops", (2, KINDS, WAYS), 5, "[before or after the turn, kind, way]: dirhams that the way's stop costs"),
    Block("around", (2, 2, 3, WAYS), 4, "[before or after the turn, another walks or I, mine or theirs or bare, way]: "
          "squares beside the way's stop"),
    Block("beside", (2, 4), 4, "[another lays or I, mine or theirs or bare]: squares beside Assam; the fourth is 1"),
    Block("always", (1,), 1, "1"),
    Block("left_to_lay", (1,), 1, "the phase weight"),
    Block("i_walk", (1,), 1, "whether the seat's walk is next"),
    Block("rolling", (1,), 1, "whether the die is rolled next"),
    Block("ahead_of_mean", (1,), 10, "points over the mean of the others"),
    Block("ahead_of_best", (1,), 10, "points over the best of the others"),
    Block("late_lead", (1,), 10, "points over the mean of the others, times 1 less the phase weight"),
    Block("purse", (1,), 30, "the seat's dirhams"),
    Block("largest_area", (1,), 5, "the most that is due on a square of the seat's: the squares of its largest area"),
    Block("areas", (1,), 5, "the number of the seat's areas"),
    Block("options", (4,), 1, "roll_first, must_turn, no elimination, cover_own_rug"),
    Block("walker", (SEATS,), 1, "[seat]: who walks next, counted from the seat"),
    Block("features", (len(NAMES), 2), 5, "[feature, the seat's own or the mean of the others']: those of the "
          "evaluation; the first, the points, stays 0"),
    Block("payment_area", (1,), 1, "whether one pays for adjoining squares only (MK-4.2)"),
    Block("two_player_area", (1,), 1, "whether an area has both colours of its owner (MK-4.2)"),
    Block("different_colours", (1,), 1, "whether halves that are covered at once must differ in colour (MK-5.3)"),
))
(RUGS, COSTS, WHOLE_RUGS, STOPS, AROUND, BESIDE, ALWAYS, LEFT_TO_LAY, I_WALK, ROLLING, AHEAD_OF_MEAN, AHEAD_OF_BEST,
 LATE_LEAD, PURSE, LARGEST_AREA, AREAS, OPTIONS, WALKER, FEATURES, PAYMENT_AREA,
 TWO_PLAYER_AREA, DIFFERENT_COLOURS) = LAYOUT.offsets()
INPUTS = LAYOUT.size
MOST = 2 * SQUARES + SQUARES // 2 + 4 * WAYS + 4 + 18 + 2 * len(NAMES) + 3
"""The most inputs that are emitted at once: two for a square, one for a whole rug, four for a way, and the rest."""


def in_view(assam: int, heading: int, square: int) -> int:
    """The place of a square as Assam sees it, 0 to VIEW - 1, mirrored where it is to his left.

    A place is (rows behind him + 6) * 7 + columns to either side; rows ahead of him are negative.
    """
    rows, columns = square // SIZE - assam // SIZE, square % SIZE - assam % SIZE
    for _ in range(heading):  # turned to the north, a quarter at a time
        rows, columns = -columns, rows
    return (rows + SIZE - 1) * SIZE + abs(columns)


IN_VIEW = table([in_view(assam, heading, square)
                 for assam in range(SQUARES) for heading in range(4) for square in range(SQUARES)])
"""(Assam's square * 4 + heading) * SQUARES + square -> the place in view."""
NEIGHBOURS = table([sum(1 << near for near in neighbours(square)) for square in range(SQUARES)])
"""square -> the squares beside it, as bits."""
FIRST_SQUARE = table([place_squares(place)[0] for place in range(PLACES)])


@rule
def encode(state: State, seat: int, features: Floats, sparse: SparseInput) -> None:
    """Empty `sparse` and emit the inputs of `seat` (`core.contract.NetworkInputs`); `features` are only read."""
    sparse.size[0] = 0
    cost_ahead, cost_right, cost_left = encode_areas(state, seat, sparse)
    own = shown_squares(state, seat)
    encode_stops(state, seat, own, cost_ahead, cost_right, cost_left, sparse)
    encode_whole_rugs(state.across, 0, own, sparse)
    encode_whole_rugs(state.upright, ACROSS, own, sparse)
    encode_summary(state, seat, features, sparse)
    encode_features(state, seat, features, sparse)
    if state.payment_area == ADJOINING:
        emit(sparse, PAYMENT_AREA, 1.0)
    if state.two_player_area == OWNER:
        emit(sparse, TWO_PLAYER_AREA, 1.0)
    if state.different_colours:
        emit(sparse, DIFFERENT_COLOURS, 1.0)


@rule
def shown_squares(state: State, seat: int) -> int:
    """The squares that show a seat's rugs of all its colours, as bits."""
    return int(state.colours[seat] | (state.colours[seat + state.players] if two_colours(state) else 0))


@rule
def encode_areas(state: State, seat: int, sparse: SparseInput) -> tuple[float, float, float]:
    """Emit "rugs", "costs", "stops" (turns in the order of their numbers), "largest_area" and "areas".

    Returns the cost of the next walk to the walker after going ahead, right and left: six times the payment that is
    expected to be due, in units of 5 dirhams. All are 0 if nobody walks; in the phase ROLL those of right and left.
    """
    walker = next_walker(state)
    areas, largest = 0.0, 0
    ahead, right, left = 0.0, 0.0, 0.0
    for colour in range(COLOURS):
        payee = owner(state, colour)
        rest = 0 if state.out[payee] else state.colours[colour]
        kind = kind_of(seat, walker, payee)
        group = KINDS * (state.phase == ROLL) + kind
        while rest:
            squares, due = equal_dues(state, colour, rest & -rest)
            rest &= ~squares
            if payee == seat:
                areas += count(squares) / due
                largest = max(largest, due)
            encode_squares(state, squares, RUGS + slot(state, seat, colour) * SQUARES,
                           COSTS + group * VIEW if walker != NONE else NONE, due / 5.0, sparse)
            if walker != NONE:
                for turn in range(ways(state) // LONGEST_WALK):
                    cost = encode_turn(state, squares, turn, STOPS + group * WAYS, due / 5.0, sparse)
                    if kind not in (I_WALK_MINE, THEY_WALK_THEIRS):
                        ahead += cost if turn == 0 else 0.0
                        right += cost if turn == 1 else 0.0
                        left += cost if turn == 2 else 0.0
    emit(sparse, LARGEST_AREA, largest / 5.0)
    emit(sparse, AREAS, areas / 5.0)
    return ahead, right, left


@rule
def encode_turn(state: State, squares: int, turn: int, first: int, price: float, sparse: SparseInput) -> float:
    """Emit "stops" for the walks after a turn, an index of TURNS, that end on `squares`, a set as bits.

    `first` is the index of way 0's input. Returns `price`, as it was emitted, times the die's faces that do.
    """
    start = state.assam * 4 + ((state.facing + TURNS[turn]) & 3)
    if squares & REACHED[start] == 0:
        return 0.0
    at, faces = sparse.size[0], 0
    for i in range(LONGEST_WALK):
        if has(squares, WALK[start * LONGEST_WALK + i] >> 2):
            at = emit_at(sparse, at, first + turn * LONGEST_WALK + i, price)
            faces += DIE[i]
    sparse.size[0] = at
    return faces * float(sparse.values[at - 1])


@rule
def kind_of(seat: int, walker: int, payee: int) -> int:
    """The kind of a payment as `seat` sees it, I_WALK_MINE to THEY_WALK_OTHERS."""
    if walker == seat:
        return I_WALK_MINE if payee == seat else I_WALK_THEIRS
    if payee == seat:
        return THEY_WALK_MINE
    return THEY_WALK_THEIRS if payee == walker else THEY_WALK_OTHERS


@rule
def slot(state: State, seat: int, colour: int) -> int:
    """The index of a colour in "rugs": by owner from `seat` on.

    Of two colours each, those on top of the piles first. If a pile shows no top, both its colours share one index.
    """
    payee = owner(state, colour)
    after = clockwise_from(state, seat, payee)
    if two_colours(state):
        return after + 2 * (state.top[payee] != colour)
    return after


@rule
def encode_squares(state: State, squares: int, rugs: int, costs: int, price: float, sparse: SparseInput) -> None:
    """Emit "rugs" and, unless `costs` is NONE, "costs" of `squares`, a set as bits.

    `rugs` and `costs` are the indices of the inputs of square 0 and of place 0 in view. `price` is the value of each
    "costs".
    """
    view = (state.assam * 4 + state.facing) * SQUARES
    at = sparse.size[0]
    while squares:
        lowest = squares & -squares
        squares ^= lowest
        square = count(lowest - 1)
        at = emit_at(sparse, at, rugs + square, 1.0)
        if costs != NONE:
            at = emit_at(sparse, at, costs + IN_VIEW[view + square], price)
    sparse.size[0] = at


@rule
def stop(state: State, way: int) -> int:
    """The square where a walk ends; `way` is turn * LONGEST_WALK + steps - 1, the turn an index of TURNS."""
    heading = (state.facing + TURNS[way // LONGEST_WALK]) & 3
    return int(WALK[(state.assam * 4 + heading) * LONGEST_WALK + way % LONGEST_WALK] >> 2)


@rule
def ways(state: State) -> int:
    """The number of walks that are looked at: in the phase ROLL only those straight ahead, else those of all turns.

    Ahead is among them also where MK-7.2 forbids it.
    """
    return LONGEST_WALK if state.phase == ROLL else WAYS


@rule
def encode_stops(state: State, seat: int, own: int, cost_ahead: float, cost_right: float, cost_left: float,
                 sparse: SparseInput) -> None:
    """Renumber the turns of the emitted "stops" by ascending costs, and emit "around" and, in LAY, "beside".

    Of equal costs, ahead comes first, then right. In the phase ROLL the numbers stay. `own` is `shown_squares` of
    `seat`; the costs are those that `encode_areas` returned.
    """
    walker, others = next_walker(state), 0
    for other in range(state.players):
        if other != seat and not state.out[other]:
            others |= shown_squares(state, other)
    if walker != NONE:
        place_ahead, place_right = 0, 1
        if state.phase != ROLL:
            place_ahead = (cost_right < cost_ahead) + (cost_left < cost_ahead)
            place_right = (cost_ahead <= cost_right) + (cost_left < cost_right)
            renumber_stops(place_ahead, place_right, sparse)
        around = AROUND + 3 * WAYS * (2 * (state.phase == ROLL) + (walker == seat))
        for way in range(ways(state)):
            encode_beside(stop(state, way), own, others, around + renumbered(way, place_ahead, place_right), WAYS,
                          sparse)
    if state.phase == LAY:
        beside = BESIDE + 4 * (state.seat == seat)
        encode_beside(state.assam, own, others, beside, 1, sparse)
        emit(sparse, beside + BARE + 1, 1.0)


@rule
def renumber_stops(place_ahead: int, place_right: int, sparse: SparseInput) -> None:
    """Change the emitted indices of "stops" from turns as they are numbered to turns in the order of their costs."""
    for i in range(sparse.size[0]):
        at = sparse.indices[i] - STOPS
        if 0 <= at < AROUND - STOPS:
            sparse.indices[i] += renumbered(at % WAYS, place_ahead, place_right) - at % WAYS


@rule
def renumbered(way: int, place_ahead: int, place_right: int) -> int:
    """The number of a walk after the three turns are sorted by their costs, the cheapest first.

    A walk's number is turn * LONGEST_WALK + steps - 1, with turns 0 ahead, 1 right and 2 left before the sorting.
    `place_ahead` and `place_right` are the places (0..2) of these two turns in the sorted order; left has the
    remaining place.
    """
    turn = way // LONGEST_WALK
    place = place_ahead if turn == 0 else place_right if turn == 1 else 3 - place_ahead - place_right
    return way % LONGEST_WALK + place * LONGEST_WALK


@rule
def encode_beside(square: int, own: int, others: int, first: int, apart: int, sparse: SparseInput) -> None:
    """Emit a quarter of the number of squares beside `square` that are MINE, THEIRS and BARE.

    Their indices are `first`, and once and twice `apart` after it. `own` and `others` are sets of squares, as bits.
    """
    near = NEIGHBOURS[square]
    mine, theirs = count(near & own), count(near & others)
    bare = count(near) - mine - theirs
    at = emit_at(sparse, sparse.size[0], first + MINE * apart, mine / 4.0)
    at = emit_at(sparse, at, first + THEIRS * apart, theirs / 4.0)
    sparse.size[0] = emit_at(sparse, at, first + BARE * apart, bare / 4.0)


@rule
def encode_whole_rugs(places: int, first: int, own: int, sparse: SparseInput) -> None:
    """Emit "whole_rugs" of `places`, those across or the upright ones, as bits; `first` is the place of bit 0.

    Rugs on a square in `own` (bits) are the seat's own, all others theirs, neutral ones included.
    """
    while places:
        lowest = places & -places
        places ^= lowest
        place = first + count(lowest - 1)
        emit(sparse, WHOLE_RUGS + 2 * place + has(own, FIRST_SQUARE[place]), 1.0)


@rule
def encode_summary(state: State, seat: int, features: Floats, sparse: SparseInput) -> None:
    """Emit the phase of the game, the next walker, the standings, and the options that change their meaning.

    `features` is only read: all seats' features, whose points give the standings.
    """
    walker, left = next_walker(state), phase_weight(state)
    mine, mean, best = points_beside_others(features, len(NAMES), state.players, seat)
    lead = (mine - mean) / 10.0
    emit(sparse, ALWAYS, 1.0)
    emit(sparse, LEFT_TO_LAY, left)
    emit(sparse, AHEAD_OF_MEAN, lead)
    emit(sparse, AHEAD_OF_BEST, (mine - best) / 10.0)
    emit(sparse, LATE_LEAD, lead * (1.0 - left))
    emit(sparse, PURSE, state.dirhams[seat] / 30.0)
    emit(sparse, I_WALK, walker == seat)
    emit(sparse, ROLLING, state.phase == ROLL)
    emit(sparse, OPTIONS, state.turn_order == ROLL_FIRST)
    emit(sparse, OPTIONS + 1, state.must_turn)
    emit(sparse, OPTIONS + 2, 1 - state.elimination)
    emit(sparse, OPTIONS + 3, state.cover_own_rug)
    if walker != NONE:
        emit(sparse, WALKER + clockwise_from(state, seat, walker), 1.0)


@rule
def encode_features(state: State, seat: int, features: Floats, sparse: SparseInput) -> None:
    """Emit "features": a fifth of all features but the points, the seat's own and the mean of all others'."""
    for i in range(1, len(NAMES)):
        total = 0.0
        for other in range(state.players):
            total += features[other * len(NAMES) + i]
        mine = features[seat * len(NAMES) + i]
        emit(sparse, FEATURES + 2 * i, mine / 5.0)
        emit(sparse, FEATURES + 2 * i + 1, (total - mine) / (state.players - 1) / 5.0)


def file(row: MarrakechRow) -> Path:
    """The file of the network for a table: by the number of players, and for two also by the colours of each."""
    name = f"{row.players}" if row.players > 2 else "2-one" if row.two_player_rugs == SINGLE else "2-two"
    return Path(__file__).with_name("networks") / f"{name}.json"


NETWORK_INPUTS = NetworkInputs(layout=LAYOUT, most=MOST, encode=encode, file=file)
