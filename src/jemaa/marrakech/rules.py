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
"""Faces of the die with 1, 2, 3 and 4 slippers (MK-1.2)."""


# --- MK-2 setup ---------------------------------------------------------------------------------------------------

@rule
def setup(state: State) -> None:
    """Lay out a game for `state.players` and the options in the row; all else is zero (MK-2)."""
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
    """MK-2.2, MK-2.3: write the number of rugs of each colour."""
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
    """Turn up the piles' first rugs, A's first; chance is asked where it decides (MK-2.3)."""
    for seat in range(state.players):
        if state.top[seat] == NONE and turn_up_is_drawn(state, seat):
            state.phase = DEAL
            return
    begin_turn(state)


@rule
def turn_up_is_drawn(state: State, seat: int) -> bool:
    """Turn up the next rug of a pile if its colour is certain; returns True if chance has to draw it (MK-2.3)."""
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
    """The seat whose pile's top is drawn: at the deal the first without one, later the one whose turn it is."""
    if state.phase == REVEAL or state.top[0] == NONE:
        return int(state.seat) if state.phase == REVEAL else 0
    return 1


# --- MK-3 turn ----------------------------------------------------------------------------------------------------

@rule
def begin_turn(state: State) -> None:
    """MK-3.1, MK-7.1: a turn begins with turning Assam, or with the roll."""
    state.phase = ROLL if state.turn_order == ROLL_FIRST else ASSAM


@rule
def turn_assam(state: State, turn: int) -> None:
    """MK-3.2, or MK-7.1 at the end of a turn: turn Assam; the roll, or the next seat's turn, follows."""
    state.facing = (state.facing + turn - AHEAD) & 3
    state.phase = NEXT if state.turn_order == ROLL_FIRST else ROLL


@rule
def walk(state: State, steps: int) -> None:
    """MK-3.3, MK-3.4: move Assam by `steps` squares, with the border's about-turns; the payment follows."""
    stop = WALK[(state.assam * 4 + state.facing) * 4 + steps - 1]
    state.assam, state.facing = stop >> 2, stop & 3
    state.phase = PAY


# --- MK-4 payment -------------------------------------------------------------------------------------------------

@rule
def pay(state: State) -> None:
    """MK-4: the active player pays for the rug under Assam, and may go out."""
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
    """MK-4.2: the squares, as bits, that one pays for where Assam stands on `start`, which shows this colour."""
    if state.payment_area | state.two_player_area:
        return charged_by_options(state, colour, start)
    return area(state.colours[colour], start)


@seldom
def charged_by_options(state: State, colour: int, start: int) -> int:
    """MK-4.2 with `payment_area` or `two_player_area`."""
    colours = state.colours[colour]
    if state.two_player_area == OWNER and two_colours(state):
        colours |= state.colours[(colour + state.players) % COLOURS]
    return widened(colours, start) if state.payment_area == ADJOINING else area(colours, start)


@rule
def area(colour: int, start: int) -> int:
    """MK-4.2: the squares of one colour, or of two that count as one, connected by sides with `start`, as bits."""
    grown, reached = start, 0
    while grown != reached:
        reached = grown
        grown = widened(colour, reached)
    return reached


@rule
def widened(colour: int, squares: int) -> int:
    """The squares of one colour that are among some of it, or share a side with one of them, all as bits."""
    sideways = ((squares & ~LAST_COLUMN) << 1) | ((squares & ~FIRST_COLUMN) >> 1)
    return (squares | sideways | (squares << SIZE) & ALL | (squares >> SIZE)) & colour


@rule
def equal_dues(state: State, colour: int, start: int) -> tuple[int, int]:
    """The squares of a colour, as bits, where as much is due as on `start`, one of them; and how much (MK-4.2)."""
    squares = charged(state, colour, start)
    return start if state.payment_area == ADJOINING else squares & state.colours[colour], count(squares)


@seldom
def go_out(state: State) -> None:
    """MK-4.4, MK-4.5: the active player goes out of the game; MK-6.1: it ends if only one is left."""
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
    """MK-5: write the places where a rug may be laid, as actions; returns their number."""
    across, upright = forbidden_places(state)
    n, first = 0, state.assam * MOST_BESIDE
    for i in range(first, first + BESIDE_COUNT[state.assam]):
        place = BESIDE[i]
        actions[n] = FIRST_PLACE + place
        n += 1 - is_forbidden(across, upright, place)
    return n


@rule
def is_forbidden(across: int, upright: int, place: int) -> int:
    """1 if a place is in the set of those across, or of those upright."""
    return has(across, place) if place < ACROSS else has(upright, place - ACROSS)


@rule
def forbidden_places(state: State) -> tuple[int, int]:
    """MK-5.3: places, across and upright, whose two squares may not be covered at once."""
    if state.cover_own_rug | state.different_colours:  # one branch: random play comes here in every turn
        return forbidden_by_options(state)
    return state.across, state.upright


@seldom
def forbidden_by_options(state: State) -> tuple[int, int]:
    """MK-5.3 with `cover_own_rug` or `different_colours`; the second decides, where both are on."""
    if state.different_colours:
        return places_of_one_colour(state)
    own = state.colours[state.seat]
    if two_colours(state):
        own |= state.colours[state.seat + state.players]
    return state.across & ~places_across(own), state.upright & ~own


@rule
def places_of_one_colour(state: State) -> tuple[int, int]:
    """Places, across and upright, whose two squares show one colour, of one rug or of two."""
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
    """MK-5.4: whether there is a place for a rug; not always with `different_colours`."""
    across, upright = forbidden_places(state)
    first = state.assam * MOST_BESIDE
    for i in range(first, first + BESIDE_COUNT[state.assam]):
        if not is_forbidden(across, upright, BESIDE[i]):
            return True
    return False


@rule
def lay(state: State, place: int) -> None:
    """MK-5.2: lay the rug on top of the pile on a place; what it covers counts no more."""
    rug, squares = state.top[state.seat], BOTH_SQUARES[place]
    for colour in range(COLOURS):
        state.colours[colour] &= ~squares
    state.colours[rug] |= squares
    state.across &= APART_ACROSS[place]
    state.upright &= APART_UPRIGHT[place]
    if place < ACROSS:
        state.across |= 1 << place
    else:
        state.upright |= 1 << (place - ACROSS)
    take_from_pile(state, rug)


@seldom
def put_back(state: State) -> None:
    """MK-5.3: a rug that is to be laid and has no place goes back into the box, as if it had been laid."""
    if state.phase == LAY and not has_place(state):
        take_from_pile(state, state.top[state.seat])


@rule
def take_from_pile(state: State, rug: int) -> None:
    """The rug on top of the pile is laid, or goes back into the box; the next one is turned up (MK-2.3)."""
    state.unlaid[rug] -= 1
    state.top[state.seat] = NONE
    if turn_up_is_drawn(state, state.seat):
        state.phase = REVEAL
    else:
        after_rug(state)


@seldom
def turn_up(state: State, colour: int) -> None:
    """MK-2.3: chance has drawn the colour of the next rug of a pile."""
    state.top[pile_being_turned_up(state)] = colour
    if state.phase == DEAL:
        deal_tops(state)
    else:
        after_rug(state)


@rule
def after_rug(state: State) -> None:
    """MK-7.1, MK-7.3: after a rug is laid; with `roll_first` Assam is turned now, unless that was the last rug."""
    state.phase = ASSAM if state.turn_order == ROLL_FIRST and next_seat(state) != NONE else NEXT


# --- MK-6 end -----------------------------------------------------------------------------------------------------

@rule
def next_seat(state: State) -> int:
    """MK-2.4, MK-6.1: the next seat clockwise that has a rug to lay; NONE if nobody has."""
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
    """MK-6.2, MK-6.3: write each seat's points: visible halves and dirhams; 0 for those out."""
    for seat in range(state.players):
        points[seat] = 0 if state.out[seat] else state.dirhams[seat] + count(state.colours[seat])
    if two_colours(state):
        for seat in range(state.players):
            if not state.out[seat]:
                points[seat] += count(state.colours[seat + state.players])


@rule
def ranks(state: State, places: Ints) -> None:
    """MK-6.2, MK-6.3: write each seat's rank: by points, then dirhams; those out are last, the later out the better."""
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
    """Write the seat's legal actions and return their number: turns (MK-3.2, MK-7.2), or places for a rug (MK-5)."""
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
    """Put an action or outcome into effect."""
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
