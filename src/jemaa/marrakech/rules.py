"""The rules of Marrakech (docs/rules/marrakech.md), in the order of their clauses."""


from jemaa.core.bits import count, has
from jemaa.core.compile import rule, seldom
from jemaa.core.contract import CHANCE, OVER, RULES, Rules
from jemaa.core.ranking import rank
from jemaa.core.row import Ints
from jemaa.marrakech.actions import AHEAD, FIRST_PLACE, FIRST_SEAT, LEFT, RIGHT, ROLL_BASE, RUG_BASE
from jemaa.marrakech.market import (
    ACROSS,
    ALL,
    APART_ACROSS,
    APART_UPRIGHT,
    BESIDE,
    BESIDE_COUNT,
    BIT_ACROSS,
    BIT_UPRIGHT,
    BOTH_SQUARES,
    CENTRE,
    FIRST_COLUMN,
    LAST_COLUMN,
    MOST_BESIDE,
    SIZE,
    SOUTH,
    WALK,
)
from jemaa.marrakech.options import ADJOINING, ALTERNATING, ENDS, OWNER, ROLL_FIRST, SHUFFLED, SINGLE
from jemaa.marrakech.state import (
    ASSAM,
    COLOURS,
    DEAL,
    FIRST,
    LAY,
    NEXT,
    NONE,
    OVER_PHASE,
    PAY,
    REVEAL,
    ROLL,
    SEATS,
    MarrakechRow,
)

State = MarrakechRow
"""A `MarrakechRow`, compiled or interpreted."""

START_DIRHAMS = 30
SQUARE_BITS_ACROSS = (1 << (SIZE - 1)) - 1
DIE = (1, 2, 2, 1)
"""[slippers - 1] -> how many of the die's six faces show 1, 2, 3 and 4 slippers (MK-1.2)."""


# --- MK-2 setup ---------------------------------------------------------------------------------------------------

@rule
def setup(state: State) -> None:
    """Lay out a game for `state.players` and the options in the row (MK-2), up to the first draw or turn.

    The caller has set all other fields to zero.
    """
    state.assam, state.facing = CENTRE, SOUTH
    for seat in range(SEATS):
        state.top[seat] = NONE
    for seat in range(state.players):
        state.dirhams[seat] = START_DIRHAMS
    deal_rugs(state)
    if state.first_player == 0:
        state.phase = FIRST
    else:
        state.seat = state.first_player - 1
        deal_tops(state)


@rule
def deal_rugs(state: State) -> None:
    """MK-2.2, MK-2.3: write the number of unlaid rugs of each colour in play."""
    colours = COLOURS if two_colours(state) else state.players
    each = 15 if colours < COLOURS else 12
    for colour in range(colours):
        state.unlaid[colour] = each


@rule
def two_colours(state: State) -> bool:
    """MK-2.3: whether every seat has a second colour."""
    return bool(state.players == 2 and state.two_player_rugs != SINGLE)


@rule
def owner(state: State, colour: int) -> int:
    """The seat that a colour belongs to."""
    return colour if colour < state.players else colour - state.players


@rule
def deal_tops(state: State) -> None:
    """Turn up the top of each pile that shows none, A's first (MK-2.3), then begin the first turn.

    Stops in the phase DEAL at the first pile whose top chance has to draw; called again after the draw, it goes on.
    """
    for seat in range(state.players):
        if state.top[seat] == NONE and turn_up_is_drawn(state, seat):
            state.phase = DEAL
            return
    begin_turn(state)


@rule
def turn_up_is_drawn(state: State, seat: int) -> bool:
    """Turn up the next rug of a seat's pile unless chance has to draw it; returns whether it has to (MK-2.3).

    Where it returns False, `top` is the colour, or NONE if the pile is empty. Where it returns True, nothing is
    written.
    """
    second = seat + state.players
    first_left = state.unlaid[seat]
    second_left = state.unlaid[second] if two_colours(state) else 0
    if first_left > 0 and second_left > 0 and state.two_player_rugs == SHUFFLED:
        return True
    if first_left + second_left == 0:
        state.top[seat] = NONE
    elif state.two_player_rugs == ALTERNATING and first_left > 0:
        state.top[seat] = seat if first_left >= second_left else second
    else:
        state.top[seat] = seat if first_left > 0 else second
    return False


@rule
def pile_being_turned_up(state: State) -> int:
    """The seat whose pile's top is drawn: at the deal the first without one, later the one whose turn it is.

    The phase must be DEAL or REVEAL, which only tables of two with shuffled piles have.
    """
    if state.phase == REVEAL or state.top[0] == NONE:
        return int(state.seat) if state.phase == REVEAL else 0
    return 1


# --- MK-3 turn ----------------------------------------------------------------------------------------------------

@rule
def begin_turn(state: State) -> None:
    """MK-3.1, MK-7.1: set the phase with which a turn begins: turning Assam, or with `roll_first` the roll."""
    state.phase = ROLL if state.turn_order == ROLL_FIRST else ASSAM


@rule
def turn_assam(state: State, turn: int) -> None:
    """MK-3.2, or MK-7.1 at the end of a turn: turn Assam; the roll, or the next seat's turn, follows.

    `turn` is LEFT, AHEAD or RIGHT. Sets the phase to ROLL, or with `roll_first` to NEXT.
    """
    state.facing = (state.facing + turn - AHEAD) & 3
    state.phase = NEXT if state.turn_order == ROLL_FIRST else ROLL


@rule
def walk(state: State, steps: int) -> None:
    """MK-3.3, MK-3.4: move Assam by `steps` squares (1..4), with the border's about-turns; the phase is then PAY."""
    stop = WALK[(state.assam * 4 + state.facing) * 4 + steps - 1]
    state.assam, state.facing = stop >> 2, stop & 3
    state.phase = PAY


# --- MK-4 payment -------------------------------------------------------------------------------------------------

@rule
def pay(state: State) -> None:
    """MK-4: the active player pays for the rug under Assam, if anything is due, and may go out.

    The phase is then LAY, or for one who goes out what `go_out` sets.
    """
    state.phase = LAY
    colour = colour_at(state, state.assam)
    if colour == NONE:
        return
    payee = owner(state, colour)
    if payee == state.seat or state.out[payee] > 0:  # MK-4.3
        return
    due = count(charged(state, colour, 1 << state.assam))
    paid = min(due, state.dirhams[state.seat])
    state.dirhams[state.seat] -= paid
    state.dirhams[payee] += paid
    if paid < due and state.elimination:
        go_out(state)


@rule
def colour_at(state: State, square: int) -> int:
    """The colour on top of a square, or NONE. Without a branch: at most one bit is set."""
    colour_number = NONE
    for colour in range(COLOURS):
        colour_number += has(state.colours[colour], square) * (colour + 1)
    return colour_number


@rule
def charged(state: State, colour: int, start: int) -> int:
    """MK-4.2: the squares, as bits, that one pays for where Assam stands on `start`, which shows this colour.

    `start` is one square as a bit, and is among them. With `two_player_area` they may show the owner's other colour
    too. Whether anything is due at all (MK-4.3) is not asked.
    """
    if state.payment_area | state.two_player_area:
        return charged_by_options(state, colour, start)
    return area(state.colours[colour], start)


@seldom
def charged_by_options(state: State, colour: int, start: int) -> int:
    """What `charged` returns with `payment_area` or `two_player_area` (MK-4.2)."""
    colours = state.colours[colour]
    if state.two_player_area == OWNER and two_colours(state):
        colours |= state.colours[(colour + state.players) % COLOURS]
    return widened(colours, start) if state.payment_area == ADJOINING else area(colours, start)


@rule
def area(colour: int, start: int) -> int:
    """MK-4.2: the squares in `colour` that are connected by sides with `start`, itself included.

    `colour` is the set of squares that show one colour, or two that count as one, as bits; `start` is one of them, as a
    bit.
    """
    grown, reached = start, 0
    while grown != reached:
        reached = grown
        grown = widened(colour, reached)
    return reached


@rule
def widened(colour: int, squares: int) -> int:
    """The squares in `colour` that are in `squares` or share a side with a square of those; all are sets, as bits."""
    sideways = ((squares & ~LAST_COLUMN) << 1) | ((squares & ~FIRST_COLUMN) >> 1)
    return (squares | sideways | (squares << SIZE) & ALL | (squares >> SIZE)) & colour


@rule
def equal_dues(state: State, colour: int, start: int) -> tuple[int, int]:
    """Squares of a colour where as much is due as on `start`, as bits, and how many dirhams each (MK-4.2).

    `start` is a bit, a square that shows the colour. The squares are those of the area that is charged there, so others
    elsewhere may cost the same; with `payment_area` adjoining, `start` alone. What is due may count squares of the
    owner's other colour (`two_player_area`), which are never among the returned ones.
    """
    squares = charged(state, colour, start)
    return start if state.payment_area == ADJOINING else squares & state.colours[colour], count(squares)


@seldom
def go_out(state: State) -> None:
    """MK-4.4, MK-4.5: the active player goes out of the game and loses all unlaid rugs; the dirhams stay as they are.

    The phase is then NEXT, or OVER_PHASE if only one player is left and `lone_survivor` is ENDS (MK-6.1).
    """
    seat = state.seat
    already = 0
    for other in range(state.players):
        already += state.out[other] > 0
    state.out[seat] = already + 1
    state.unlaid[seat] = 0
    if two_colours(state):
        state.unlaid[seat + state.players] = 0
    state.top[seat] = NONE
    others = state.players - already - 1
    state.phase = OVER_PHASE if others == 1 and state.lone_survivor == ENDS else NEXT


# --- MK-5 laying a rug --------------------------------------------------------------------------------------------

@rule
def places(state: State, actions: Ints) -> int:
    """MK-5: write the places where a rug may be laid, as actions, ascending; returns their number, 0 to 12."""
    across, upright = forbidden_places(state)
    n, first = 0, state.assam * MOST_BESIDE
    for i in range(first, first + BESIDE_COUNT[state.assam]):
        place = BESIDE[i]
        actions[n] = FIRST_PLACE + place
        n += 1 - is_forbidden(across, upright, place)
    return n


@rule
def is_forbidden(across: int, upright: int, place: int) -> int:
    """1 if a place is in one of two sets of bits: places across, and upright ones (less 42); else 0."""
    return has(across, place) if place < ACROSS else has(upright, place - ACROSS)


@rule
def forbidden_places(state: State) -> tuple[int, int]:
    """MK-5.3: the places, across and upright (less 42), whose two squares may not be covered at once, as bits.

    It depends on the seat whose turn it is only with `cover_own_rug`.
    """
    if state.cover_own_rug | state.different_colours:  # one branch: random play comes here in every turn
        return forbidden_by_options(state)
    return state.across, state.upright


@seldom
def forbidden_by_options(state: State) -> tuple[int, int]:
    """`forbidden_places` with `cover_own_rug` or `different_colours`; if both are on, the second decides."""
    if state.different_colours:
        return places_of_one_colour(state)
    own = state.colours[state.seat]
    if two_colours(state):
        own |= state.colours[state.seat + state.players]
    return state.across & ~places_across(own), state.upright & ~own


@rule
def places_of_one_colour(state: State) -> tuple[int, int]:
    """Two sets of places, as bits, whose two squares show the same colour, of one rug or of two.

    Bit i is place i, across, in the first set, and place 42 + i, upright, in the second. Bare squares don't count.
    """
    across, upright = 0, 0
    for colour in range(COLOURS):
        squares = state.colours[colour]
        across |= squares & (squares >> 1)
        upright |= squares & (squares >> SIZE)
    return places_across(across), upright


@rule
def places_across(squares: int) -> int:
    """The places across whose left squares are among these, all as bits."""
    places = 0
    for row in range(SIZE):
        places |= ((squares >> (row * SIZE)) & SQUARE_BITS_ACROSS) << (row * (SIZE - 1))
    return places


@seldom
def has_place(state: State) -> bool:
    """MK-5.4: whether there is a place for a rug beside Assam; not always with `different_colours`."""
    across, upright = forbidden_places(state)
    first = state.assam * MOST_BESIDE
    for i in range(first, first + BESIDE_COUNT[state.assam]):
        if not is_forbidden(across, upright, BESIDE[i]):
            return True
    return False


@rule
def lay(state: State, place: int) -> None:
    """MK-5.2: the seat lays the rug on top of its pile on a place; what it covers counts no more.

    Then goes on as `take_from_pile`. Whether the place is legal is not checked.
    """
    rug, squares = state.top[state.seat], BOTH_SQUARES[place]
    for colour in range(COLOURS):
        state.colours[colour] &= ~squares
    state.colours[rug] |= squares
    state.across = state.across & APART_ACROSS[place] | BIT_ACROSS[place]
    state.upright = state.upright & APART_UPRIGHT[place] | BIT_UPRIGHT[place]
    take_from_pile(state, rug)


@seldom
def put_back(state: State) -> None:
    """MK-5.3: in the phase LAY, if there is no place for the seat's top rug, put it back into the box.

    The game goes on as after laying it (`take_from_pile`). Otherwise does nothing.
    """
    if state.phase == LAY and not has_place(state):
        take_from_pile(state, state.top[state.seat])


@rule
def take_from_pile(state: State, rug: int) -> None:
    """Remove the active seat's top rug, of the colour `rug`, from its pile, and turn up the next one (MK-2.3).

    The phase is then REVEAL if chance has to draw that one, else what `after_rug` sets.
    """
    state.unlaid[rug] -= 1
    state.top[state.seat] = NONE
    if turn_up_is_drawn(state, state.seat):
        state.phase = REVEAL
    else:
        after_rug(state)


@seldom
def turn_up(state: State, colour: int) -> None:
    """MK-2.3: put the colour that chance has drawn on top of a pile, in the phases DEAL and REVEAL, and go on."""
    state.top[pile_being_turned_up(state)] = colour
    if state.phase == DEAL:
        deal_tops(state)
    else:
        after_rug(state)


@rule
def after_rug(state: State) -> None:
    """MK-7.1, MK-7.3: set the phase after a rug: NEXT; with `roll_first` ASSAM, unless nobody has a rug left."""
    state.phase = ASSAM if state.turn_order == ROLL_FIRST and next_seat(state) != NONE else NEXT


# --- MK-6 end -----------------------------------------------------------------------------------------------------

@rule
def next_seat(state: State) -> int:
    """MK-2.4, MK-6.1: the next seat clockwise whose pile shows a top; NONE if none does.

    The present seat comes last: it is returned if only its own pile shows one.
    """
    seat = state.seat
    for _ in range(state.players):
        seat = seat + 1 if seat + 1 < state.players else 0
        if state.top[seat] != NONE:
            return int(seat)
    return NONE


@rule
def pass_on(state: State) -> None:
    """Begin the next seat's turn, or end the game (MK-6.1)."""
    seat = next_seat(state)
    if seat == NONE:
        state.phase = OVER_PHASE
    else:
        state.seat = seat
        begin_turn(state)


@rule
def scores(state: State, points: Ints) -> None:
    """MK-6.2, MK-6.3: write each player's points, [seat]: visible halves plus dirhams; 0 for those out."""
    for seat in range(state.players):
        points[seat] = 0 if state.out[seat] else state.dirhams[seat] + count(state.colours[seat])
    if two_colours(state):
        for seat in range(state.players):
            if not state.out[seat]:
                points[seat] += count(state.colours[seat + state.players])


@rule
def ranks(state: State, places: Ints) -> None:
    """MK-6.2, MK-6.3: write each player's rank, [seat]: 1 is the best, and equals share a rank.

    The order is by points, then dirhams; those out are last, the later out the better.
    """
    scores(state, places)
    for seat in range(state.players):
        places[seat] = state.out[seat] or 1000 * (places[seat] + 1) + state.dirhams[seat]
    rank(places, state.players)


# --- the contract (core/contract.py) ------------------------------------------------------------------------------

@rule
def actor(state: State) -> int:
    """The actor, read off the order of the phases: a seat, CHANCE, OVER or RULES."""
    phase = state.phase
    if phase <= REVEAL:
        return CHANCE
    if phase <= LAY:
        return int(state.seat)
    return RULES if phase < OVER_PHASE else OVER


@rule
def legal(state: State, actions: Ints) -> int:
    """Write the seat's legal actions, ascending, and return their number: turns (MK-3.2, MK-7.2), or places (MK-5).

    The phase must be ASSAM or LAY; this is not checked.
    """
    if state.phase == LAY:
        return places(state, actions)
    if state.must_turn and state.turn_order == ROLL_FIRST:
        actions[0], actions[1] = LEFT, RIGHT
        return 2
    actions[0], actions[1], actions[2] = LEFT, AHEAD, RIGHT
    return 3


@rule
def outcomes(state: State, numbers: Ints, weights: Ints) -> int:
    """Write the outcomes of chance and their weights, and return their number.

    They are the first player, a roll, or the next rug of a pile, by how many of each colour are left.
    """
    if state.phase == ROLL:
        for i in range(4):
            numbers[i], weights[i] = ROLL_BASE + 1 + i, DIE[i]
        return 4
    if state.phase == FIRST:
        for seat in range(state.players):
            numbers[seat], weights[seat] = FIRST_SEAT + seat, 1
        return int(state.players)
    seat = pile_being_turned_up(state)
    for i in range(2):
        colour = seat + i * state.players
        numbers[i], weights[i] = RUG_BASE + colour, state.unlaid[colour]
    return 2


@rule
def choose(state: State, choice: int) -> None:
    """Put an action or outcome that is possible in this phase into effect; this is not checked."""
    phase = state.phase
    if phase == ASSAM:
        turn_assam(state, choice)
    elif phase == LAY:
        lay(state, choice - FIRST_PLACE)
    elif phase == ROLL:
        walk(state, choice - ROLL_BASE)
    elif phase == FIRST:
        state.seat = choice - FIRST_SEAT
        deal_tops(state)
    else:
        turn_up(state, choice - RUG_BASE)


@rule
def advance(state: State) -> None:
    """Carry out one consequence that nobody chooses.

    It is the payment, after which a rug without a place goes back (MK-5.3), or the next turn.
    """
    if state.phase == PAY:
        pay(state)
        if state.different_colours:
            put_back(state)
    else:
        pass_on(state)


RULES_OF_MARRAKECH = Rules(
    name="marrakech", layout=MarrakechRow, actor=actor, legal=legal, outcomes=outcomes, choose=choose, advance=advance,
    scores=scores, ranks=ranks, most_legal=12, most_outcomes=4, most_players=SEATS,
)
