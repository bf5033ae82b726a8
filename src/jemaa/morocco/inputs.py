"""What the network sees of a position of Morocco: how stalls stand, who can still reach them, what everybody holds.

The weighted features count what there is; they don't know whose turn it is, nor what cubes are good for. So each stall
with workers or arrows is seen together with who could place there in this round (MO-5.3), and what a seat has left, its
turns and its cubes, is seen together, too. The market's squares have no names of their own: colours and places are
dealt anew each game, and what matters of a place, its neighbours, is counted.
"""

from pathlib import Path
from typing import Any

from jemaa.core.bits import count, has
from jemaa.core.compile import rule
from jemaa.core.contract import Inputs
from jemaa.core.inputs import note, points_of
from jemaa.core.row import Floats, table
from jemaa.morocco.closing import FULL, arrows_at, one_of, seat_of, strengths
from jemaa.morocco.evaluation import NAMES, beside_own_tile, stage
from jemaa.morocco.features import clockwise_from
from jemaa.morocco.market import BESIDE, CORNER, QUADRANTS, SIDE, STALLS
from jemaa.morocco.rounds import LAST_ROUND_STALLS, clockwise
from jemaa.morocco.scoring import largest_of, tiles_of
from jemaa.morocco.state import ASSIGN, COLOURS, KEEP, MOVE, NONE, OPEN, PHASES, SEATS

State = Any

STRENGTHS = FULL + 1
"""0..4; more is rare, and counts as 4. Levels, strength and arrows together, likewise."""
ABSENT, TRAILS, TIES, LEADS, EMPTY = range(5)
"""How a seat stands in a stall."""
STANDINGS = EMPTY + 1
PASSED, ONE_TURN, TWO_TURNS, BEFORE_TURNS = range(4)
"""What is left of a round for a seat."""
TIMES = BEFORE_TURNS + 1
MOST_CUBES = 10
SEEN_PHASES = PHASES.index("keep") + 1
ASSISTANTS, BODYGUARDS, QUARTERED, TOURISTS, COUSINS, COINS = 0, 13, 16, 19, 22, 25
HELD = 29

RACES = 0
"""[own strength, the best other's, the rest (0..2), level]: open stalls that stand so."""
REACH = RACES + STRENGTHS * STRENGTHS * 3 * STRENGTHS
"""[standing, level, whether another, whether the seat can place there in this round]: open stalls."""
JOINS = REACH + STANDINGS * STRENGTHS * 4
"""[standing, level, 0 beside some own tile or 1 beside the largest group]: open stalls."""
THEIR_JOINS = JOINS + STANDINGS * STRENGTHS * 2
"""[level]: open stalls led by another beside a tile of that one."""
JUICE = THEIR_JOINS + STRENGTHS
"""[level, mine or not]: quarters of the value of tokens that workers touch."""
TIME = JUICE + STRENGTHS * 2
"""[seat from the one that looks on, what is left of the round, cubes]."""
RICHES = TIME + SEATS * TIMES * MOST_CUBES
"""[seat, fifths of the open stalls that it can pay, or of the colours that it holds]."""
HOLDS = RICHES + SEATS * 2
"""ASSISTANTS, BODYGUARDS, ...: one for each number in hand."""
PHASE = HOLDS + HELD
"""[phase, whether the seat chooses]."""
ORDER = PHASE + SEEN_PHASES * 2
"""[how many seats after the first player]."""
STALLS_LEFT = ORDER + SEATS
"""[open stalls]."""
LAST_TURNS = STALLS_LEFT + STALLS + 1
"""[what is left of the round]: in the last one (MO-8.1)."""
PLAIN = LAST_TURNS + TIMES
ALWAYS, LEFT, AHEAD_OF_MEAN, AHEAD_OF_BEST, LATE_LEAD, FEATURES = range(6)
COMPARED = NAMES.index("joins") + 1
TILES = NAMES.index("tiles")
INPUTS = PLAIN + FEATURES + 2 * COMPARED
MOST = 6 * STALLS + 3 * SEATS + 10 + FEATURES + 2 * COMPARED

ALL_OF_ROW = (1 << SIDE) - 1
"""A row's stalls, or all columns, as bits."""
SIDES = table([sum(1 << int(BESIDE[stall * 4 + side]) for side in range(4) if BESIDE[stall * 4 + side] != NONE)
               for stall in range(STALLS)])
"""[stall] -> the stalls beside it, as bits."""


@rule
def look(state: State, seat: int, features: Floats, which: Any, amounts: Any) -> int:
    """Note every input that isn't 0, as `seat` sees it (`core.contract.Inputs`)."""
    still_open = open_ones(state)
    n, mine, others = look_at_seats(state, seat, still_open, which, amounts)
    n = look_at_stalls(state, seat, still_open, mine, others, n, which, amounts)
    n = look_at_hand(state, seat, n, which, amounts)
    n = look_around(state, seat, features, count(still_open), n, which, amounts)
    return compare(state, seat, features, n, which, amounts)


@rule
def open_ones(state: State) -> int:
    """The open stalls as bits."""
    found = 0
    for stall in range(STALLS):
        found |= (state.tiles[stall] == OPEN) << stall
    return found


@rule
def look_at_seats(state: State, seat: int, still_open: int, which: Any, amounts: Any) -> tuple[int, int, int]:
    """TIME and RICHES; returns how many inputs, and the stalls in which the seat, or another, can place this round."""
    other, n, mine, others = seat, 0, 0, 0
    doubled = doubled_ones(state)
    for i in range(state.players):
        time, stalls = time_of(state, other), payable(state, other, doubled)
        cubes, colours = 0, 0
        for colour in range(COLOURS):
            held = state.cubes[other * COLOURS + colour]
            cubes += held
            colours += held > 0
        n = note(which, amounts, n, TIME + (i * TIMES + time) * MOST_CUBES + min(cubes, MOST_CUBES - 1), 1.0)
        n = note(which, amounts, n, RICHES + 2 * i, count(stalls & still_open) / 5.0)
        n = note(which, amounts, n, RICHES + 2 * i + 1, colours / 5.0)
        if time != PASSED:
            if i == 0:
                mine = stalls
            else:
                others |= stalls
        other = clockwise(state, other)
    return n, mine, others


@rule
def look_at_stalls(state: State, seat: int, still_open: int, mine: int, others: int, n: int, which: Any,
                   amounts: Any) -> int:
    """RACES to JUICE."""
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
            standing, level, n = look_at_race(state, stall, all_seats, arrows, seat, n, which, amounts)
        if level > 0:
            reach = (standing * STRENGTHS + level) * 4 + 2 * has(others, stall) + has(mine, stall)
            n = note(which, amounts, n, REACH + reach, 1.0)
        if SIDES[stall] & own:
            beside = (standing * STRENGTHS + level) * 2 + ((SIDES[stall] & largest) != 0)
            n = note(which, amounts, n, JOINS + beside, 1.0)
    return n


@rule
def look_at_race(state: State, stall: int, all_seats: int, arrows: int, seat: int, n: int, which: Any,
                 amounts: Any) -> tuple[int, int, int]:
    """RACES, THEIR_JOINS and JUICE of a stall with workers; returns standing, level, and how many inputs."""
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
    race = (min(own, FULL) * STRENGTHS + min(best, FULL)) * 3 + min(rest - best, 2)
    n = note(which, amounts, n, RACES + race * STRENGTHS + level, 1.0)
    if leader != NONE and best > own and beside_own_tile(state, stall, leader):
        n = note(which, amounts, n, THEIR_JOINS + level, 1.0)
    standing = ABSENT if own == 0 else LEADS if own > best else TIES if own == best else TRAILS
    return standing, level, look_at_juice(state, stall, seat, level, n, which, amounts)


@rule
def look_at_juice(state: State, stall: int, seat: int, level: int, n: int, which: Any, amounts: Any) -> int:
    """JUICE that the workers in a stall touch (MO-6.7)."""
    mine, theirs = 0, 0
    for space in range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS):
        worker = state.workers[space]
        if worker and state.taken[CORNER[space]] == 0:
            if seat_of(worker) == seat:
                mine += state.juice[CORNER[space]]
            else:
                theirs += state.juice[CORNER[space]]
    if mine > 0:
        n = note(which, amounts, n, JUICE + 2 * level + 1, mine / 4.0)
    if theirs > 0:
        n = note(which, amounts, n, JUICE + 2 * level, theirs / 4.0)
    return n


@rule
def payable(state: State, seat: int, doubled: int) -> int:
    """The stalls, open or not, that the seat's cubes can pay (MO-5.3), as bits; `doubled` cost two of a colour."""
    rows, columns, single = 0, 0, 0
    held = seat * COLOURS
    for i in range(SIDE):
        cubes = state.cubes[held + state.rows[i]]
        rows |= (cubes > 0) << (SIDE * i)
        single |= (cubes == 1) << (SIDE * i)
        columns |= (state.cubes[held + state.columns[i]] > 0) << i
    return rows * columns & ~(single * ALL_OF_ROW & doubled)


@rule
def doubled_ones(state: State) -> int:
    """The stalls whose row and column have cubes of the same colour, as bits."""
    found = 0
    for row in range(SIDE):
        for column in range(SIDE):
            found |= (state.rows[row] == state.columns[column]) << (SIDE * row + column)
    return found


@rule
def time_of(state: State, seat: int) -> int:
    """PASSED to BEFORE_TURNS (MO-3.1, MO-5.1); a turn in which a worker was placed is as good as over."""
    if state.phase < ASSIGN:
        return BEFORE_TURNS
    if state.phase > MOVE:
        return PASSED
    after = clockwise_from(state, state.first, seat)
    left = TWO_TURNS - (state.done > after) - (state.done > after + state.players)
    return left - (state.placed != 0 and state.active == seat)


@rule
def look_at_hand(state: State, seat: int, n: int, which: Any, amounts: Any) -> int:
    """HOLDS."""
    n = note(which, amounts, n, HOLDS + ASSISTANTS + state.assistants[seat], 1.0)
    n = note(which, amounts, n, HOLDS + BODYGUARDS + state.bodyguards[seat], 1.0)
    n = note(which, amounts, n, HOLDS + QUARTERED + state.quarters[seat], 1.0)
    n = note(which, amounts, n, HOLDS + TOURISTS + state.tourists[seat], 1.0)
    n = note(which, amounts, n, HOLDS + COUSINS + state.cousins[seat], 1.0)
    return note(which, amounts, n, HOLDS + COINS + state.coins[seat], 1.0)


@rule
def look_around(state: State, seat: int, features: Floats, left: int, n: int, which: Any, amounts: Any) -> int:
    """How far the game and the round are, and how the seats stand."""
    n = note(which, amounts, n, PHASE + 2 * min(state.phase, KEEP) + (state.seat == seat), 1.0)
    n = note(which, amounts, n, ORDER + clockwise_from(state, state.first, seat), 1.0)
    n = note(which, amounts, n, STALLS_LEFT + left, 1.0)
    if left <= LAST_ROUND_STALLS:
        n = note(which, amounts, n, LAST_TURNS + time_of(state, seat), 1.0)
    mine, mean, best = points_of(features, len(NAMES), state.players, seat)
    lead, rest = (mine - mean) / 10.0, stage(state)
    n = note(which, amounts, n, PLAIN + ALWAYS, 1.0)
    n = note(which, amounts, n, PLAIN + LEFT, rest)
    n = note(which, amounts, n, PLAIN + AHEAD_OF_MEAN, lead)
    n = note(which, amounts, n, PLAIN + AHEAD_OF_BEST, (mine - best) / 10.0)
    return note(which, amounts, n, PLAIN + LATE_LEAD, lead * (1.0 - rest))


@rule
def compare(state: State, seat: int, features: Floats, n: int, which: Any, amounts: Any) -> int:
    """What the evaluation finds: the mean of the others' holdings, and of what hands don't show also the seat's own."""
    for i in range(1, COMPARED):
        total = 0.0
        for other in range(state.players):
            total += features[other * len(NAMES) + i]
        mine = features[seat * len(NAMES) + i]
        n = note(which, amounts, n, PLAIN + FEATURES + i, (total - mine) / (state.players - 1) / 5.0)
        if i >= TILES:
            n = note(which, amounts, n, PLAIN + FEATURES + COMPARED + i, mine / 5.0)
    return n


def file(row: Any) -> Path:
    """A network for every number of players."""
    return Path(__file__).with_name("networks") / f"{row.players}.json"


INPUTS_OF_MOROCCO = Inputs(count=INPUTS, most=MOST, look=look, file=file)
