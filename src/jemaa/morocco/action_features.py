"""What an action of Morocco does, as features for the network that says which actions are likely.

Squares have no features of their own, as in `network_inputs`: a placement is described by the race for its stall, by
who can still reach it, by the tiles that it would join, by the juice that the worker would touch, and by what its cubes
could have paid for instead; other actions by the stalls that become payable or cease to be so.
"""

from pathlib import Path

from jemaa.core.action_features import ActionFeatures, begin_action, begin_group, end_action, end_group
from jemaa.core.bits import count as bit_count
from jemaa.core.bits import has
from jemaa.core.compile import rule, seldom
from jemaa.core.contract import PolicyInputs
from jemaa.core.network_inputs import Block, InputLayout
from jemaa.core.row import Ints
from jemaa.morocco.actions import (
    GAIN,
    PAIR_FIRST,
    PAIR_SECOND,
    PASS,
    PLACE_COUSINS,
    POINT,
    SCOUT_TO,
    SWAP_COLUMNS,
    SWAP_ROWS,
    TAKE_COIN,
)
from jemaa.morocco.closing import FULL, arrows_at, one_of, seat_of, strengths
from jemaa.morocco.market import BESIDE, CORNER, CORNERS, PARTNER_COUNT, PARTNERS, QUADRANTS, ROOF, SIDE, SPACES, STALLS
from jemaa.morocco.network_inputs import (
    ABSENT,
    EMPTY,
    LEADS,
    LEVELS,
    PASSED,
    SIDES,
    TIES,
    TRAILS,
    juice_in,
    open_stalls,
    time_of,
)
from jemaa.morocco.rounds import clockwise
from jemaa.morocco.scoring import largest_of, tiles_of
from jemaa.morocco.state import COLOURS, NONE, SEATS, MoroccoRow

State = MoroccoRow

PLACING = PLACE_COUSINS // SPACES
"""The kinds of action 0 to 5 lie on a space: those numbered below `SCOUT_TO`, in their order."""
POINTING, SCOUTING, GAINING, PAYING, KEEPING, COIN, BODYGUARD, SWAPPING, PASSING, ENDING = range(SCOUT_TO // SPACES,
                                                                                              SCOUT_TO // SPACES + 10)
KINDS = ENDING + 1
AT_STALLS = POINTING + 1
"""The kinds that concern one stall."""
MANY = 4
"""Numbers of cubes and coins, 0 to 2, and more."""
TIMES = 3
"""PASSED, or one turn, or two turns left: before the turns, two are left."""
SHADES = 7
"""The value of juice, 0 to 12, in steps of two."""
STANDINGS = EMPTY + 1
RACE = LEVELS * LEVELS * 3 * LEVELS
"""Numbers of a race: [own strength, the best other's, the rest's (0..2), level], as "races" in `network_inputs`."""

LAYOUT = InputLayout((
    Block("kind", (KINDS,), 1, "[kind of action]: assistant, bodyguard, tourist, cousins, second cousin, move, arrow; "
          "scout, gain, pay, keep, coin, bodyguard as a reward, swap, pass, end"),
    Block("race", (RACE,), 1, "[race]: own strength, the best other's, the rest's and the level of the stall"),
    Block("reach", (2, TIMES, LEVELS), 1, "[whether another can place there in this round, own turns left, level]"),
    Block("joins", (3, 2, LEVELS), 1, "[beside no own tile, one, or the largest group; whether the one that is "
          "strongest of the others, none where several are, has a tile beside it; level]"),
    Block("my_juice", (SHADES,), 1, "[value in steps of 2]: tokens that own workers in the stall touch"),
    Block("their_juice", (SHADES,), 1, "[value in steps of 2]: tokens that others' workers in the stall touch"),
    Block("left_to_pay", (4, TIMES), 1, "[none, 1 or 2, 3 to 5, more; own turns left]: open stalls that the cubes left "
          "can pay for afterwards, where the stall itself can be paid for"),
    Block("beside", (16, LEVELS), 1, "[a stall beside it lacks 1 and is led, or not; lacks 2 and is led, or not, as "
          "bits; level]"),
    Block("not_paid", (RACE,), 1, "[race]: stalls that the cubes left could no longer pay for "
          "afterwards, without those where nobody and no arrow is"),
    Block("kind_race", (AT_STALLS, RACE), 1, "[kind, race]"),
    Block("kind_joins", (AT_STALLS, 3, LEVELS, STANDINGS), 1, '[kind, as in "joins", level, own standing]'),
    Block("corner", (4, 4, AT_STALLS, LEVELS), 1, "[value of the juice at the space's corner less 1, or 0 for none; "
          "nobody, this seat, others or both touch it; kind; level]"),
    Block("partner", (RACE,), 1, "[race]: the stall of a space where the second cousin could go"),
    Block("gained", (RACE,), 1, "[race]: stalls that this seat can pay for afterwards, and could not before"),
    Block("lost", (RACE,), 1, "[race]: stalls that this seat can't pay for afterwards; as in the block before, none "
          "for a swap after a placement"),
    Block("they_gain", (RACE,), 1, '[race]: the same as "gained" for others with a turn left'),
    Block("they_lose", (RACE,), 1, '[race]: the same as "lost" for others with a turn left'),
    Block("line", (RACE,), 1, "[race]: open stalls in rows and columns of a colour gained, without those "
          "where nobody and no arrow is, or kept"),
    Block("held", (4, MANY), 1, "[scouted, gained, paid or kept; number held]: cubes of the colour"),
    Block("given", (MANY,), 1, "[number held]: cubes of the next seat in the colour that scouting gives to others"),
    Block("coins", (MANY,), 1, "[number]: own coins before a swap"),
))
(KIND, RACES, REACH, JOINS, MY_JUICE, THEIR_JUICE, LEFT_TO_PAY, BESIDES, NOT_PAID, KIND_RACE, KIND_JOINS, CORNERED,
 PARTNER, GAINED, LOST, THEY_GAIN, THEY_LOSE, LINE, HELD, GIVEN, COINS) = LAYOUT.offsets()
MOST_SHARED = 10 + STALLS
MOST_OWN = 4 * STALLS + 4

CODES = 0
"""Places in `known`. CODES + stall: what is known of the stall, packed by `pack`; 0 for a closed one."""
BEGINS = CODES + STALLS
"""BEGINS + stall: where the features of the stall begin in `shared`; NONE before they are written."""
ENDS = BEGINS + STALLS
TOUCHED = ENDS + STALLS
"""TOUCHED + corner: 1 if a worker of the seat touches it, plus 2 if another's does."""
ROW_OF = TOUCHED + CORNERS
"""ROW_OF + colour: the stalls of the row with the cube of this colour, as bits. COLUMN_OF likewise."""
COLUMN_OF = ROW_OF + COLOURS
TILES = COLUMN_OF + COLOURS
"""TILES + seat: the stalls that hold its tiles, as bits."""
KNOWN = TILES + SEATS
FIRST_ROW, FIRST_COLUMN = (1 << SIDE) - 1, 0x108421
"""The stalls of the first row, and of the first column, as bits."""
CUBE_BITS = 8
"""The bits of a colour's number in a packed hand: no seat holds more cubes of a colour than they can count."""


@seldom
def describe(state: State, actions: Ints, count: int, described: ActionFeatures, known: Ints) -> None:
    """Write the features of the first `count` actions, which are legal and ascending, as `core.contract` describes."""
    seat = state.seat
    still_open = open_stalls(state)
    look_around(state, seat, known)
    look_at_stalls(state, seat, still_open, known)
    mine = payable_with(hand_of(state, seat), known)
    others = payable_by_others(state, seat, known)
    described.groups[0], last = 0, NONE
    for i in range(count):
        action = int(actions[i])
        kind, stall = kind_of_action(action), stall_of(state, action)
        if stall == NONE or kind * STALLS + stall != last:
            share(state, kind, stall, seat, mine, others, still_open, described, known)
            last = kind * STALLS + stall if stall != NONE else NONE
        at = begin_action(described, i)
        if kind < POINTING:
            at = describe_space(state, kind, action % SPACES, stall, still_open, described.own, at, known)
        elif stall == NONE:
            at = describe_other(state, action, kind, seat, mine, others, still_open, described.own, at, known)
        end_action(described, i, at)


@rule
def kind_of_action(action: int) -> int:
    """The kind of an action, 0 to KINDS - 1."""
    if action < SCOUT_TO:
        return action // SPACES
    if action < GAIN:
        return SCOUTING
    if action < TAKE_COIN:
        return GAINING + (action - GAIN) // COLOURS
    if action < POINT:
        return COIN + action - TAKE_COIN
    if action < SWAP_ROWS:
        return POINTING
    return SWAPPING if action < PASS else PASSING + action - PASS


@rule
def stall_of(state: State, action: int) -> int:
    """The stall that an action on a space lies in, or that an arrow would point at; NONE for other actions."""
    if action < SCOUT_TO:
        return action % SPACES // QUADRANTS
    if POINT <= action < SWAP_ROWS:
        return int(BESIDE[state.closing * 4 + action - POINT])
    return NONE


# --- what is known of the position ----------------------------------------------------------------------------------

@rule
def look_around(state: State, seat: int, known: Ints) -> None:
    """Write who touches each corner, the stalls of each colour's row and column, and of each seat's tiles."""
    for corner in range(CORNERS):
        known[TOUCHED + corner] = 0
    for space in range(SPACES):
        if state.workers[space]:
            known[TOUCHED + CORNER[space]] |= 1 if seat_of(state.workers[space]) == seat else 2
    for line in range(SIDE):
        known[ROW_OF + state.rows[line]] = FIRST_ROW << (SIDE * line)
        known[COLUMN_OF + state.columns[line]] = FIRST_COLUMN << line
    for other in range(state.players):
        known[TILES + other] = tiles_of(state, other)


@rule
def look_at_stalls(state: State, seat: int, still_open: int, known: Ints) -> None:
    """Write what is known of each stall, and that its features are not written yet."""
    own = known[TILES + seat]
    largest = largest_of(own)
    for stall in range(STALLS):
        known[BEGINS + stall] = NONE
        known[CODES + stall] = 0
        if has(still_open, stall):
            known[CODES + stall] = code_of(state, stall, seat, own, largest, still_open, known)


@rule
def code_of(state: State, stall: int, seat: int, own_tiles: int, largest: int, still_open: int, known: Ints) -> int:
    """An open stall's race, level, own standing and joins, packed."""
    all_seats = strengths(state, stall)
    arrows = arrows_at(state, stall) if SIDES[stall] & ~still_open else 0
    best, rest, leader, own = 0, 0, NONE, one_of(all_seats, seat)
    for other in range(state.players):
        theirs = one_of(all_seats, other)
        if other != seat:
            rest += theirs
            if theirs > best:
                best, leader = theirs, other
            elif theirs == best:
                leader = NONE
    level = min(own + rest + arrows, FULL)
    race = ((min(own, FULL) * LEVELS + min(best, FULL)) * 3 + min(rest - best, 2)) * LEVELS + level
    standing = LEADS if own > best else TIES if own == best else TRAILS
    if own == 0:
        standing = ABSENT if rest > 0 else EMPTY
    joins = 0
    if SIDES[stall] & own_tiles:
        joins = 2 if SIDES[stall] & largest else 1
    they_join = 0
    if leader != NONE:
        they_join = (SIDES[stall] & known[TILES + leader]) != 0
    return pack(race, level, standing, joins, they_join)


@rule
def pack(race: int, level: int, standing: int, joins: int, they_join: int) -> int:
    """What is known of a stall in one number, which the five functions below take apart."""
    return race | level << 9 | standing << 12 | joins << 15 | they_join << 17


@rule
def race_of(known: Ints, stall: int) -> int:
    """The number of a stall's race, as in the block "race"; 0 where nobody and no arrow is."""
    return int(known[CODES + stall]) & 511


@rule
def level_of(known: Ints, stall: int) -> int:
    """All strengths and arrows together, FULL at most."""
    return (int(known[CODES + stall]) >> 9) & 7


@rule
def standing_of(known: Ints, stall: int) -> int:
    """How the seat stands, ABSENT to EMPTY; ABSENT for a closed stall."""
    return (int(known[CODES + stall]) >> 12) & 7


@rule
def joins_of(known: Ints, stall: int) -> int:
    """0 for no own tile beside it, 1 for one, 2 for one of the largest group."""
    return (int(known[CODES + stall]) >> 15) & 3


@rule
def they_join(known: Ints, stall: int) -> int:
    """Whether the seat that is the strongest of the others, and the only one, has a tile beside it, 0 or 1."""
    return (int(known[CODES + stall]) >> 17) & 1


@rule
def hand_of(state: State, seat: int) -> int:
    """A seat's cubes, packed: CUBE_BITS for each colour."""
    hand = 0
    for colour in range(COLOURS):
        hand |= int(state.cubes[seat * COLOURS + colour]) << (CUBE_BITS * colour)
    return hand


@rule
def one_cube(colour: int) -> int:
    """A packed hand with one cube of a colour."""
    return 1 << (CUBE_BITS * colour)


@rule
def payable_with(hand: int, known: Ints) -> int:
    """The stalls, open or not, that a packed hand can pay for (MO-5.3), as bits."""
    rows, columns, needs_two = 0, 0, 0
    for colour in range(COLOURS):
        held = (hand >> (CUBE_BITS * colour)) & ((1 << CUBE_BITS) - 1)
        if held > 0:
            rows |= known[ROW_OF + colour]
            columns |= known[COLUMN_OF + colour]
            if held == 1:
                needs_two |= known[ROW_OF + colour] & known[COLUMN_OF + colour]
    return int(rows & columns & ~needs_two)


@seldom
def payable_by_others(state: State, seat: int, known: Ints) -> int:
    """The stalls, open or not, that some other seat with a turn left can pay for, as bits."""
    return payable_by_others_with(state, seat, 0, known)


@rule
def payable_by_others_with(state: State, seat: int, more: int, known: Ints) -> int:
    """The same if each of them had the packed cubes `more` besides."""
    stalls, other = 0, clockwise(state, seat)
    for _ in range(state.players - 1):
        if time_of(state, other) != PASSED:
            stalls |= payable_with(hand_of(state, other) + more, known)
        other = clockwise(state, other)
    return stalls


# --- features that neighbours share -----------------------------------------------------------------------------------

@seldom
def share(state: State, kind: int, stall: int, seat: int, mine: int, others: int, still_open: int,
          described: ActionFeatures, known: Ints) -> None:
    """Begin a group, and write the features of its kind and of its stall, if it has one."""
    at, shared = begin_group(described), described.shared
    shared[at] = KIND + kind
    at += 1
    if stall != NONE:
        level = level_of(known, stall)
        shared[at] = KIND_RACE + kind * RACE + race_of(known, stall)
        joins = (kind * 3 + joins_of(known, stall)) * LEVELS + level
        shared[at + 1] = KIND_JOINS + joins * STANDINGS + standing_of(known, stall)
        at = share_stall(state, stall, seat, mine, others, still_open, shared, at + 2, known)
    end_group(described, at)


@rule
def share_stall(state: State, stall: int, seat: int, mine: int, others: int, still_open: int, shared: Ints, at: int,
                known: Ints) -> int:
    """Write the features of a stall from `at` on; returns where they end. Of a later group they are copied."""
    begin = known[BEGINS + stall]
    if begin != NONE:
        for i in range(begin, known[ENDS + stall]):
            shared[at] = shared[i]
            at += 1
        return at
    known[BEGINS + stall] = at
    at = describe_stall(state, stall, seat, mine, others, still_open, shared, at, known)
    known[ENDS + stall] = at
    return at


@seldom
def describe_stall(state: State, stall: int, seat: int, mine: int, others: int, still_open: int, shared: Ints, at: int,
                   known: Ints) -> int:
    """Write a stall's features from `at` on; returns where they end."""
    level, time = level_of(known, stall), min(time_of(state, seat), TIMES - 1)
    own_juice, their_juice = juice_in(state, stall, seat)
    shared[at] = RACES + race_of(known, stall)
    shared[at + 1] = REACH + (has(others, stall) * TIMES + time) * LEVELS + level
    shared[at + 2] = JOINS + (joins_of(known, stall) * 2 + they_join(known, stall)) * LEVELS + level
    shared[at + 3] = MY_JUICE + min((own_juice + 1) // 2, SHADES - 1)
    shared[at + 4] = THEIR_JUICE + min((their_juice + 1) // 2, SHADES - 1)
    shared[at + 5] = BESIDES + chances_beside(stall, still_open, known) * LEVELS + level
    at += 6
    if not has(mine, stall):
        return at
    price = one_cube(state.rows[stall // SIDE]) + one_cube(state.columns[stall % SIDE])
    after = payable_with(hand_of(state, seat) - price, known) & still_open
    stalls = bit_count(after)
    shared[at] = LEFT_TO_PAY + (0 if stalls == 0 else 1 if stalls < 3 else 2 if stalls < 6 else 3) * TIMES + time
    return write_races(mine & still_open & ~after & ~(1 << stall), NOT_PAID, 1, shared, at + 1, known)


@rule
def chances_beside(stall: int, still_open: int, known: Ints) -> int:
    """Four bits: an open stall beside it lacks 1 and the seat leads, or does not; it lacks 2, likewise.

    Empty stalls, and those where it ties for the lead, count for none.
    """
    chances = 0
    for side in range(4):
        beside = BESIDE[stall * 4 + side]
        if beside != NONE and has(still_open, beside):
            standing, lacks = standing_of(known, beside), FULL - level_of(known, beside)
            if 1 <= lacks <= 2 and standing not in (EMPTY, TIES):
                chances |= 1 << (2 * lacks - 2 + (standing != LEADS))
    return chances


@rule
def write_races(stalls: int, block: int, least: int, out: Ints, at: int, known: Ints) -> int:
    """Write the race of each of `stalls`, as features of `block`, unless its number is below `least`.

    They begin at `at`; returns where they end.
    """
    while stalls:
        race = race_of(known, bit_count((stalls & -stalls) - 1))
        out[at] = block + race
        at += race >= least
        stalls &= stalls - 1
    return at


# --- features of one action -------------------------------------------------------------------------------------------

@rule
def describe_space(state: State, kind: int, space: int, stall: int, still_open: int, own: Ints, at: int,
                   known: Ints) -> int:
    """Write the features of an action on a space from `at` on; returns where they end."""
    corner, value, touch = CORNER[space], 0, 0
    if state.taken[corner] == 0:
        value, touch = state.juice[corner] - 1, known[TOUCHED + corner]
    own[at] = CORNERED + ((value * 4 + touch) * AT_STALLS + kind) * LEVELS + level_of(known, stall)
    at += 1
    if kind == PLACING:
        for i in range(PARTNER_COUNT[space]):
            other = PARTNERS[space * 2 + i]
            if state.workers[other] == 0 and has(still_open, other // QUADRANTS):
                own[at] = PARTNER + race_of(known, other // QUADRANTS)
                at += 1
    return at


@seldom
def describe_other(state: State, action: int, kind: int, seat: int, mine: int, others: int, still_open: int, own: Ints,
                   at: int, known: Ints) -> int:
    """Write the features of an action that concerns no single stall from `at` on; returns where they end."""
    if kind == SCOUTING:
        return describe_scouting(state, action - SCOUT_TO, seat, mine, others, still_open, own, at, known)
    if GAINING <= kind <= KEEPING:
        return describe_colour(state, kind, (action - GAIN) % COLOURS, seat, mine, still_open, own, at, known)
    if kind == SWAPPING:
        return describe_swap(state, action, seat, mine, others, still_open, own, at, known)
    return at


@rule
def describe_scouting(state: State, space: int, seat: int, mine: int, others: int, still_open: int, own: Ints, at: int,
                      known: Ints) -> int:
    """Write what scouting at an outer roof space brings (MO-4.2): two cubes to the seat, one to each other."""
    one, other = state.roof[(space + 1) % ROOF], state.roof[(space + ROOF - 1) % ROOF]
    theirs, cubes = state.roof[space], seat * COLOURS
    own[at] = HELD + min(state.cubes[cubes + one], MANY - 1)
    own[at + 1] = HELD + min(state.cubes[cubes + other], MANY - 1)
    own[at + 2] = GIVEN + min(state.cubes[clockwise(state, seat) * COLOURS + theirs], MANY - 1)
    after = payable_with(hand_of(state, seat) + one_cube(one) + one_cube(other), known)
    they = payable_by_others_with(state, seat, one_cube(theirs), known)
    at = write_races(after & ~mine & still_open, GAINED, 0, own, at + 3, known)
    return write_races(they & ~others & still_open, THEY_GAIN, 0, own, at, known)


@rule
def describe_colour(state: State, kind: int, colour: int, seat: int, mine: int, still_open: int, own: Ints, at: int,
                    known: Ints) -> int:
    """Write what it means to gain, to pay or to keep a cube of a colour."""
    own[at] = HELD + (1 + kind - GAINING) * MANY + min(state.cubes[seat * COLOURS + colour], MANY - 1)
    at += 1
    lines = (known[ROW_OF + colour] | known[COLUMN_OF + colour]) & still_open
    if kind == KEEPING:
        return write_races(lines, LINE, 0, own, at, known)
    hand = hand_of(state, seat)
    if kind == PAYING:
        after = payable_with(hand - one_cube(colour), known)
        return write_races(mine & ~after & still_open, LOST, 0, own, at, known)
    at = write_races(lines, LINE, 1, own, at, known)
    after = payable_with(hand + one_cube(colour), known)
    return write_races(after & ~mine & still_open, GAINED, 0, own, at, known)


@rule
def describe_swap(state: State, action: int, seat: int, mine: int, others: int, still_open: int, own: Ints, at: int,
                  known: Ints) -> int:
    """Write what a swap of two rows or columns makes payable, for the seat only before it has placed (MO-5.7)."""
    own[at] = COINS + min(state.coins[seat], MANY - 1)
    at += 1
    if action < SWAP_COLUMNS:
        pair, lines = action - SWAP_ROWS, ROW_OF
        one, other = lines + state.rows[PAIR_FIRST[pair]], lines + state.rows[PAIR_SECOND[pair]]
    else:
        pair, lines = action - SWAP_COLUMNS, COLUMN_OF
        one, other = lines + state.columns[PAIR_FIRST[pair]], lines + state.columns[PAIR_SECOND[pair]]
    known[one], known[other] = known[other], known[one]
    after, they = payable_with(hand_of(state, seat), known), payable_by_others(state, seat, known)
    known[one], known[other] = known[other], known[one]
    if not state.placed:
        at = write_races(after & ~mine & still_open, GAINED, 0, own, at, known)
        at = write_races(mine & ~after & still_open, LOST, 0, own, at, known)
    at = write_races(they & ~others & still_open, THEY_GAIN, 0, own, at, known)
    return write_races(others & ~they & still_open, THEY_LOSE, 0, own, at, known)


def file(row: MoroccoRow) -> Path:
    """The file of the policy network for the number of players."""
    return Path(__file__).with_name("networks") / f"{row.players}-policy.json"


POLICY_INPUTS = PolicyInputs(layout=LAYOUT, most_shared=MOST_SHARED, most_own=MOST_OWN, known=KNOWN,
                             describe=describe, file=file)
