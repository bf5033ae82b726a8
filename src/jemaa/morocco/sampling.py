"""Draws one random choice without listing all of them, for random play on the CPU and on a GPU."""


from jemaa.core.bits import has
from jemaa.core.chance import below, step
from jemaa.core.compile import rule, seldom
from jemaa.core.row import Ints
from jemaa.morocco.actions import (
    CUBE,
    DIE_FACE,
    END_TURN,
    FIRST_SEAT,
    GAIN,
    JUICE,
    KEEP_CUBE,
    MOVE_TO,
    PAIRS,
    PASS,
    PAY,
    PLACE_ASSISTANT,
    PLACE_BODYGUARD,
    PLACE_COUSINS,
    PLACE_SECOND,
    PLACE_TOURIST,
    POINT,
    SCOUT_TO,
    SWAP_ROWS,
    TAKE_COIN,
)
from jemaa.morocco.assigning import able_after, can_be_second, can_pay, can_pay_in_row, has_partner
from jemaa.morocco.closing import can_point, target
from jemaa.morocco.dealing import colours_left
from jemaa.morocco.market import MIDDLE, PARTNER_COUNT, PARTNERS, QUADRANTS, ROOF, SIDE, SPACES
from jemaa.morocco.options import MUST, WHEN_ABLE
from jemaa.morocco.rounds import cubes_held
from jemaa.morocco.state import (
    ARROW,
    ASSIGN,
    COLOURS,
    COUSIN,
    DEAL_COLUMNS,
    DEAL_JUICE,
    DEAL_ROOF,
    DEAL_ROWS,
    DIE,
    EXTRA,
    KEEP,
    MOVE,
    OPEN,
    REWARD,
    SCOUT,
    WILD,
    MoroccoRow,
)

State = MoroccoRow

SWAPS = 2 * len(PAIRS)
TRIES = 16
"""Draws of a worker and a space before the affordable ones are counted; about one in six fits."""


@rule
def sample(state: State, word: int) -> tuple[int, int]:
    """A random legal action (all equally likely) or outcome (by weight), and the generator's next state."""
    phase = state.phase
    if phase == ASSIGN:
        return sample_assigning(state, word) if state.must_place == WHEN_ABLE else sample_of_the_able(state, word)
    if phase == SCOUT:
        word = step(word)
        return SCOUT_TO + sample_scouting(state, word), word
    if phase == EXTRA:
        return sample_held(state, PAY, word)
    if phase == KEEP:
        return sample_held(state, KEEP_CUBE, word) if state.keep_cube == MUST else sample_kept(state, word)
    if phase == DEAL_JUICE:
        word = step(word)
        return JUICE + sample_juice(state, word), word
    if phase == COUSIN:
        return sample_second(state, word)
    if phase == ARROW:
        return sample_direction(state, word)
    if phase == MOVE:
        return sample_move(state, word)
    if phase == DEAL_ROWS:
        return sample_cube(state.rows, word)
    if phase == DEAL_COLUMNS:
        return sample_cube(state.columns, word)
    if phase == DEAL_ROOF:
        return sample_cube(state.roof, word)
    word = step(word)
    base, n = equally_likely(state)
    return base + below(word, n), word


@rule
def equally_likely(state: State) -> tuple[int, int]:
    """The first choice and the number of choices, in phases where all numbers between them can be chosen."""
    if state.phase == WILD:
        return GAIN, COLOURS
    if state.phase == REWARD:
        return TAKE_COIN, 2
    if state.phase == DIE:
        return DIE_FACE, COLOURS + 1
    return FIRST_SEAT, int(state.players)


# --- a seat's choices ---------------------------------------------------------------------------------------------

@rule
def sample_assigning(state: State, word: int) -> tuple[int, int]:
    """MO-5: a random placement, swap, pass or end of the turn, all equally likely, and the generator's next state.

    Any kind of worker on any space is drawn, again while it can't be placed there; as the last resort, all are counted.
    What `must_place=held` forbids is not left out.
    """
    singles = 0 if state.placed else single_ways(state)
    ways = singles + can_play_cousins(state) if singles else 0
    swaps = SWAPS if state.coins[state.seat] > 0 else 0
    for _ in range(TRIES if ways else 0):
        word = step(word)
        drawn = below(word, ways * SPACES + swaps)
        way, space = drawn // SPACES, drawn % SPACES
        if way >= ways:
            if affordable(state) == 0:  # then one may pass as well
                break
            return SWAP_ROWS + drawn - ways * SPACES, word
        if can_place(state, space) and (way < singles or has_partner(state, space)):
            return (single(state, way) if way < singles else PLACE_COUSINS) + space, word
    return sample_counted(state, singles, ways, swaps, word)


@seldom
def sample_counted(state: State, singles: int, ways: int, swaps: int, word: int) -> tuple[int, int]:
    """As `sample_assigning`, after counting all affordable spaces; draws again where no second cousin fits.

    `singles` are the `single_ways`, `ways` these and 1 for cousins, `swaps` the number of swaps that can be paid.
    """
    spaces = affordable(state) if ways else 0
    ends = 0 if spaces else 1
    while True:
        word = step(word)
        drawn = below(word, ways * spaces + swaps + ends)
        if drawn >= ways * spaces:
            drawn -= ways * spaces
            return SWAP_ROWS + drawn if drawn < swaps else END_TURN if state.placed else PASS, word
        way, space = drawn // spaces, nth_affordable(state, drawn % spaces)
        if way < singles:
            return single(state, way) + space, word
        if has_partner(state, space):
            return PLACE_COUSINS + space, word


@seldom
def sample_of_the_able(state: State, word: int) -> tuple[int, int]:
    """MO-5.2, `must_place=held`: as `sample_assigning`, without the swaps that this option forbids.

    It is drawn again while it is a swap after which a seat that can place now could place nobody.
    """
    action, word = sample_assigning(state, word)
    if state.placed or single_ways(state) == 0 or affordable(state) == 0:
        return action, word
    while action >= SWAP_ROWS and not able_after(state, action):
        action, word = sample_assigning(state, word)
    return action, word


@rule
def can_place(state: State, space: int) -> bool:
    """MO-5.2, MO-5.3: whether the space is free, in an open stall, and can be paid by the seat."""
    stall = space // QUADRANTS
    return bool(state.workers[space] == 0 and state.tiles[stall] == OPEN
                and can_pay(state, state.seat, stall // SIDE, stall % SIDE))


@rule
def free_in(state: State, row: int, column: int) -> int:
    """MO-5.2: the number of free spaces of a stall, if it is open and the seat can pay for it; 0 otherwise."""
    stall = row * SIDE + column
    if state.tiles[stall] != OPEN or not can_pay(state, state.seat, row, column):
        return 0
    free = 0
    for space in range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS):
        free += state.workers[space] == 0
    return free


@rule
def affordable(state: State) -> int:
    """The number of free spaces of open stalls that the acting seat can pay for."""
    n = 0
    for row in range(SIDE):
        if can_pay_in_row(state, state.seat, row):
            for column in range(SIDE):
                n += free_in(state, row, column)
    return n


@rule
def nth_affordable(state: State, left: int) -> int:
    """The affordable space number `left`, counted from 0 in ascending order; 0 if there are not so many."""
    for row in range(SIDE):
        if can_pay_in_row(state, state.seat, row):
            for column in range(SIDE):
                free = free_in(state, row, column)
                if left < free:
                    return nth_free(state, (row * SIDE + column) * QUADRANTS, left)
                left -= free
    return 0


@rule
def nth_free(state: State, space: int, left: int) -> int:
    """The free space number `left`, counted from 0, among those from `space` on. There must be so many."""
    while state.workers[space] or left:
        left -= state.workers[space] == 0
        space += 1
    return space


@rule
def single_ways(state: State) -> int:
    """The number of kinds of worker that the acting seat can place alone, its spaces and their cubes apart."""
    seat = state.seat
    return int((state.assistants[seat] > 0) + (state.bodyguards[seat] > 0) + can_place_tourist(state))


@rule
def single(state: State, way: int) -> int:
    """The first action of the block for the kind of worker number `way`, from 0, among those it can place alone."""
    if state.assistants[state.seat] > 0:
        if way == 0:
            return PLACE_ASSISTANT
        way -= 1
    return PLACE_BODYGUARD if way == 0 and state.bodyguards[state.seat] > 0 else PLACE_TOURIST


@rule
def can_place_tourist(state: State) -> int:
    """MO-5.3: 1 if the acting seat has a tourist in supply and three cubes or more in hand, else 0."""
    return int(state.tourists[state.seat] > 0 and cubes_held(state, state.seat) >= 3)


@rule
def can_play_cousins(state: State) -> bool:
    """MO-5.5: whether the acting seat has a token, two assistants and three cubes for cousins; not whether one fits."""
    seat = state.seat
    return bool(state.cousins[seat] > 0 and state.assistants[seat] >= 2 and cubes_held(state, seat) >= 3)


@rule
def sample_scouting(state: State, word: int) -> int:
    """MO-4.2: a random outer roof space, 0..4, but not the pawn's; `word` itself is used, not stepped."""
    return below(word, ROOF) if state.pawn == MIDDLE else (state.pawn + 1 + below(word, ROOF - 1)) % ROOF


@rule
def sample_held(state: State, base: int, word: int) -> tuple[int, int]:
    """MO-5.3, MO-7.1: `base` + a random colour of which the acting seat holds a cube, and the generator's next state.

    Each such colour is equally likely. The seat must hold a cube.
    """
    word = step(word)
    while state.cubes[state.seat * COLOURS + below(word, COLOURS)] == 0:
        word = step(word)
    return base + below(word, COLOURS), word


@seldom
def sample_kept(state: State, word: int) -> tuple[int, int]:
    """MO-7.1, `keep_cube=may`: a random cube to keep, as an action, or PASS; and the generator's next state.

    Each colour of which the acting seat holds a cube is as likely as PASS.
    """
    word = step(word)
    while True:
        drawn = below(word, COLOURS + 1)
        if drawn == COLOURS:
            return PASS, word
        if state.cubes[state.seat * COLOURS + drawn] > 0:
            return KEEP_CUBE + drawn, word
        word = step(word)


@seldom
def sample_second(state: State, word: int) -> tuple[int, int]:
    """MO-5.5: a random space for the second cousin, as an action, and the generator's state."""
    word = step(word)
    while not can_be_second(state, PARTNERS[state.space * 2 + below(word, PARTNER_COUNT[state.space])]):
        word = step(word)
    return PLACE_SECOND + PARTNERS[state.space * 2 + below(word, PARTNER_COUNT[state.space])], word


@seldom
def sample_direction(state: State, word: int) -> tuple[int, int]:
    """MO-6.10: a random direction of the arrow, as an action, and the generator's state."""
    word = step(word)
    while not can_point(state, below(word, 4)):
        word = step(word)
    return POINT + below(word, 4), word


@seldom
def sample_move(state: State, word: int) -> tuple[int, int]:
    """MO-6.11: a random space to which a tourist may move, as an action, and the generator's state."""
    first = target(state) * QUADRANTS
    word = step(word)
    while state.workers[first + below(word, QUADRANTS)]:
        word = step(word)
    return MOVE_TO + first + below(word, QUADRANTS), word


# --- chance -------------------------------------------------------------------------------------------------------

@seldom
def sample_cube(cubes: Ints, word: int) -> tuple[int, int]:
    """MO-2.1: a random colour that is not dealt yet, as an outcome, and the generator's state."""
    left = colours_left(cubes)
    word = step(word)
    while not has(left, below(word, COLOURS)):
        word = step(word)
    return CUBE + below(word, COLOURS), word


@seldom
def sample_juice(state: State, word: int) -> int:
    """MO-2.1: a random token's value, less 2, by how many of each are left; `word` itself is used, not stepped."""
    twos, threes = state.undealt[0], state.undealt[1]
    drawn = below(word, twos + threes + state.undealt[2])
    return int(drawn >= twos) + int(drawn >= twos + threes)
