"""The network's inputs for a position of Morocco: how stalls stand, who can still reach them, what each seat holds.

The weighted features count what there is, without whose turn it is and what cubes can pay for. So each stall with
workers or arrows is described together with who could place there in this round (MO-5.3), and so are a seat's remaining
turns and cubes. Squares have no inputs of their own: colours and places are dealt anew in each game, and what matters
of a place is its neighbours, which are counted.
"""

from pathlib import Path

from jemaa.core.bits import count, has
from jemaa.core.compile import rule
from jemaa.core.contract import NetworkInputs
from jemaa.core.network_inputs import Block, InputLayout, SparseInput, emit, points_beside_others
from jemaa.core.observation import clockwise_from
from jemaa.core.row import Floats, table
from jemaa.morocco.assigning import can_pay
from jemaa.morocco.closing import FULL, arrows_at, one_of, seat_of, strengths
from jemaa.morocco.evaluation import NAMES, beside_own_tile, phase_weight
from jemaa.morocco.market import BESIDE, CORNER, QUADRANTS, SIDE, STALLS
from jemaa.morocco.options import HELD, MAY
from jemaa.morocco.rounds import LAST_ROUND_STALLS, clockwise
from jemaa.morocco.scoring import largest_of, tiles_of
from jemaa.morocco.state import ASSIGN, COLOURS, KEEP, MOVE, NONE, OPEN, PHASES, SEATS, MoroccoRow

State = MoroccoRow

LEVELS = FULL + 1
"""0..4: strength, or strength and arrows together; more counts as 4."""
ABSENT, TRAILS, TIES, LEADS, EMPTY = range(5)
"""How a seat stands in a stall; EMPTY: nobody has a worker there."""
STANDINGS = EMPTY + 1
PASSED, ONE_TURN, TWO_TURNS, BEFORE_TURNS = range(4)
"""What is left of a round for a seat."""
TIMES = BEFORE_TURNS + 1
MOST_CUBES = 10
ENCODED_PHASES = PHASES.index("keep") + 1
COMPARED = NAMES.index("joins") + 1
"""The number of the evaluation's features that are compared."""
TILES_FEATURE = NAMES.index("tiles")

LAYOUT = InputLayout((
    Block("races", (LEVELS, LEVELS, 3, LEVELS), 1, "[own strength, the best other's, the rest's (0..2), level]: the "
          "number of open stalls that stand so"),
    Block("reach", (STANDINGS, LEVELS, 4), 1, "[standing, level, nobody or the seat or another or both can place there "
          "in this round]: open stalls"),
    Block("joins", (STANDINGS, LEVELS, 2), 1, "[standing, level, beside an own tile or beside the largest group]: open "
          "stalls"),
    Block("their_joins", (LEVELS,), 1, "[level]: open stalls led by another seat beside a tile of that seat"),
    Block("juice", (LEVELS, 2), 4, "[level, theirs or mine]: the value of juice tokens that workers touch (MO-6.7)"),
    Block("time", (SEATS, TIMES, MOST_CUBES), 1, "[seat, what is left of the round, cubes]; seats from the own one on"),
    Block("riches", (SEATS, 2), 5, "[seat, open stalls that it can pay or colours that it holds]"),
    Block("assistants", (13,), 1, "[number in hand]"),
    Block("bodyguards", (3,), 1, "[number in hand]"),
    Block("quarters", (3,), 1, "[bodyguards in the quarters]"),
    Block("tourists", (3,), 1, "[number in hand]"),
    Block("cousins", (3,), 1, "[number in hand]"),
    Block("coins", (4,), 1, "[number in hand]"),
    Block("phase", (ENCODED_PHASES, 2), 1, "[phase, another seat chooses or this one]"),
    Block("order", (SEATS,), 1, "[seats after the first player]"),
    Block("stalls_left", (STALLS + 1,), 1, "[open stalls]"),
    Block("last_turns", (TIMES,), 1, "[what is left of the round]: in the last one (MO-8.1)"),
    Block("always", (1,), 1, "1"),
    Block("left", (1,), 1, "the phase weight"),
    Block("ahead_of_mean", (1,), 10, "points over the mean of the others"),
    Block("ahead_of_best", (1,), 10, "points over the best of the others"),
    Block("late_lead", (1,), 10, "points over the mean of the others, times 1 less the phase weight"),
    Block("their_features", (COMPARED,), 5, "[feature]: the mean of the others'; the first, the points, stays 0"),
    Block("own_features", (COMPARED,), 5, "[feature]: the seat's own, from \"tiles\" on; those before stay 0"),
    Block("options", (3,), 1, "must_place=held, empty_tile_arrow=off, keep_cube=may"),
))
(RACES, REACH, JOINS, THEIR_JOINS, JUICE, TIME, RICHES, ASSISTANTS, BODYGUARDS, QUARTERS, TOURISTS, COUSINS, COINS,
 PHASE, ORDER, STALLS_LEFT, LAST_TURNS, ALWAYS, LEFT, AHEAD_OF_MEAN, AHEAD_OF_BEST, LATE_LEAD, THEIR_FEATURES,
 OWN_FEATURES, OPTIONS) = LAYOUT.offsets()
INPUTS = LAYOUT.size
MOST = 6 * STALLS + 3 * SEATS + 18 + 2 * COMPARED
"""The most inputs that are emitted at once: six for a stall, three for a seat, and the rest."""

SIDES = table([sum(1 << int(BESIDE[stall * 4 + side]) for side in range(4) if BESIDE[stall * 4 + side] != NONE)
               for stall in range(STALLS)])
"""[stall] -> the stalls beside it, as bits."""


@rule
def encode(state: State, seat: int, features: Floats, sparse: SparseInput) -> None:
    """Empty `sparse` and emit the inputs of `seat` (`core.contract.NetworkInputs`); `features` are only read."""
    sparse.size[0] = 0
    still_open = open_stalls(state)
    mine, others = encode_seats(state, seat, still_open, sparse)
    encode_stalls(state, seat, still_open, mine, others, sparse)
    encode_hand(state, seat, sparse)
    encode_summary(state, seat, features, count(still_open), sparse)
    encode_features(state, seat, features, sparse)
    encode_options(state, sparse)


@rule
def open_stalls(state: State) -> int:
    """The open stalls as bits."""
    stalls = 0
    for stall in range(STALLS):
        stalls |= (state.tiles[stall] == OPEN) << stall
    return stalls


@rule
def encode_seats(state: State, seat: int, still_open: int, sparse: SparseInput) -> tuple[int, int]:
    """Emit "time" and "riches"; returns the stalls where the seat, and where another, can place in this round, as bits.

    These are all, open or not, that the cubes of a seat with a turn left can pay for; `still_open` are the open stalls.
    """
    other, mine, others = seat, 0, 0
    for i in range(state.players):
        time, stalls = time_of(state, other), payable(state, other)
        cubes, colours = 0, 0
        for colour in range(COLOURS):
            held = state.cubes[other * COLOURS + colour]
            cubes += held
            colours += held > 0
        emit(sparse, TIME + (i * TIMES + time) * MOST_CUBES + min(cubes, MOST_CUBES - 1), 1.0)
        emit(sparse, RICHES + 2 * i, count(stalls & still_open) / 5.0)
        emit(sparse, RICHES + 2 * i + 1, colours / 5.0)
        if time != PASSED:
            if i == 0:
                mine = stalls
            else:
                others |= stalls
        other = clockwise(state, other)
    return mine, others


@rule
def encode_stalls(state: State, seat: int, still_open: int, mine: int, others: int, sparse: SparseInput) -> None:
    """Emit "races" to "juice" of the open stalls; `mine` and `others` are what `encode_seats` returns."""
    own = tiles_of(state, seat)
    largest = largest_of(own)
    for stall in range(STALLS):
        if not has(still_open, stall):
            continue
        all_seats, arrows = strengths(state, stall), 0
        if SIDES[stall] & ~still_open:
            arrows = arrows_at(state, stall)
        standing, level = EMPTY, arrows
        if all_seats > 0:
            standing, level = encode_race(state, stall, all_seats, arrows, seat, sparse)
        if level > 0:
            reach = (standing * LEVELS + level) * 4 + 2 * has(others, stall) + has(mine, stall)
            emit(sparse, REACH + reach, 1.0)
        if SIDES[stall] & own:
            beside = (standing * LEVELS + level) * 2 + ((SIDES[stall] & largest) != 0)
            emit(sparse, JOINS + beside, 1.0)


@rule
def encode_race(state: State, stall: int, all_seats: int, arrows: int, seat: int,
                sparse: SparseInput) -> tuple[int, int]:
    """Emit "races", "their_joins" and "juice" of a stall with workers; returns the seat's standing, and the level.

    The level is all strengths and arrows together, FULL at most. `all_seats` are the stall's `strengths`.
    """
    best, leader, rest, own = 0, NONE, 0, one_of(all_seats, seat)
    for other in range(state.players):
        theirs = one_of(all_seats, other)
        if other != seat and theirs > 0:
            rest += theirs
            if theirs > best:
                best, leader = theirs, other
            elif theirs == best:
                leader = NONE
    level = min(own + rest + arrows, FULL)
    race = (min(own, FULL) * LEVELS + min(best, FULL)) * 3 + min(rest - best, 2)
    emit(sparse, RACES + race * LEVELS + level, 1.0)
    if leader != NONE and best > own and beside_own_tile(state, stall, leader):
        emit(sparse, THEIR_JOINS + level, 1.0)
    standing = ABSENT if own == 0 else LEADS if own > best else TIES if own == best else TRAILS
    encode_juice(state, stall, seat, level, sparse)
    return standing, level


@rule
def encode_juice(state: State, stall: int, seat: int, level: int, sparse: SparseInput) -> None:
    """Emit the value of the tokens not taken yet that workers in a stall touch, as "juice" of its level."""
    mine, theirs = juice_in(state, stall, seat)
    if mine > 0:
        emit(sparse, JUICE + 2 * level + 1, mine / 4.0)
    if theirs > 0:
        emit(sparse, JUICE + 2 * level, theirs / 4.0)


@rule
def juice_in(state: State, stall: int, seat: int) -> tuple[int, int]:
    """The value of the tokens not taken yet that workers in a stall touch: the seat's own, and those of others."""
    mine, theirs = 0, 0
    for space in range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS):
        worker = state.workers[space]
        if worker and state.taken[CORNER[space]] == 0:
            if seat_of(worker) == seat:
                mine += state.juice[CORNER[space]]
            else:
                theirs += state.juice[CORNER[space]]
    return mine, theirs


@rule
def payable(state: State, seat: int) -> int:
    """The stalls, open or not, that the seat's cubes can pay for (MO-5.3), as bits."""
    stalls = 0
    for row in range(SIDE):
        for column in range(SIDE):
            stalls |= can_pay(state, seat, row, column) << (row * SIDE + column)
    return stalls


@rule
def time_of(state: State, seat: int) -> int:
    """A seat's time in the round, PASSED to BEFORE_TURNS (MO-3.1, MO-5.1).

    A turn in which a worker was placed counts as over.
    """
    if state.phase < ASSIGN:
        return BEFORE_TURNS
    if state.phase > MOVE:
        return PASSED
    after = clockwise_from(state, state.first, seat)
    left = TWO_TURNS - (state.done > after) - (state.done > after + state.players)
    return left - (state.placed != 0 and state.active == seat)


@rule
def encode_hand(state: State, seat: int, sparse: SparseInput) -> None:
    """Emit the blocks "assistants" to "coins"."""
    emit(sparse, ASSISTANTS + state.assistants[seat], 1.0)
    emit(sparse, BODYGUARDS + state.bodyguards[seat], 1.0)
    emit(sparse, QUARTERS + state.quarters[seat], 1.0)
    emit(sparse, TOURISTS + state.tourists[seat], 1.0)
    emit(sparse, COUSINS + state.cousins[seat], 1.0)
    emit(sparse, COINS + state.coins[seat], 1.0)


@rule
def encode_summary(state: State, seat: int, features: Floats, left: int, sparse: SparseInput) -> None:
    """Emit the blocks "phase" to "late_lead"; `left` is the number of open stalls."""
    emit(sparse, PHASE + 2 * min(state.phase, KEEP) + (state.seat == seat), 1.0)
    emit(sparse, ORDER + clockwise_from(state, state.first, seat), 1.0)
    emit(sparse, STALLS_LEFT + left, 1.0)
    if left <= LAST_ROUND_STALLS:
        emit(sparse, LAST_TURNS + time_of(state, seat), 1.0)
    mine, mean, best = points_beside_others(features, len(NAMES), state.players, seat)
    lead, rest = (mine - mean) / 10.0, phase_weight(state)
    emit(sparse, ALWAYS, 1.0)
    emit(sparse, LEFT, rest)
    emit(sparse, AHEAD_OF_MEAN, lead)
    emit(sparse, AHEAD_OF_BEST, (mine - best) / 10.0)
    emit(sparse, LATE_LEAD, lead * (1.0 - rest))


@rule
def encode_features(state: State, seat: int, features: Floats, sparse: SparseInput) -> None:
    """Emit "their_features", and "own_features" as far as the blocks of the hand do not show them."""
    for i in range(1, COMPARED):
        total = 0.0
        for other in range(state.players):
            total += features[other * len(NAMES) + i]
        mine = features[seat * len(NAMES) + i]
        emit(sparse, THEIR_FEATURES + i, (total - mine) / (state.players - 1) / 5.0)
        if i >= TILES_FEATURE:
            emit(sparse, OWN_FEATURES + i, mine / 5.0)


@rule
def encode_options(state: State, sparse: SparseInput) -> None:
    """Emit "options": nothing where all have their defaults."""
    if state.must_place == HELD:
        emit(sparse, OPTIONS, 1.0)
    if not state.empty_tile_arrow:
        emit(sparse, OPTIONS + 1, 1.0)
    if state.keep_cube == MAY:
        emit(sparse, OPTIONS + 2, 1.0)


def file(row: MoroccoRow) -> Path:
    """The file of the network for the number of players."""
    return Path(__file__).with_name("networks") / f"{row.players}.json"


NETWORK_INPUTS = NetworkInputs(layout=LAYOUT, most=MOST, encode=encode, file=file)
