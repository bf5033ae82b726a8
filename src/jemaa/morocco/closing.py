"""The closing of full stalls, one after another (MO-6)."""


from jemaa.core.compile import rule, seldom
from jemaa.core.row import table
from jemaa.morocco.actions import MOVE_TO, POINT, TAKE_COIN
from jemaa.morocco.market import BESIDE, CORNER, QUADRANTS, STALLS
from jemaa.morocco.state import (
    ARROW,
    ASSIGN,
    ASSISTANT,
    BODYGUARD,
    EMPTY_TILE,
    LEAVE,
    MOVE,
    NEXT_FULL,
    NONE,
    OPEN,
    OVER_PHASE,
    PRIZES,
    REWARD,
    SCORE,
    SEATS,
    TOURISTS,
    TURN_END,
    MoroccoRow,
)

State = MoroccoRow
"""A `MoroccoRow`, compiled or interpreted."""

FULL = 4
MOST_COINS = 3
STRENGTH_OF = table([0, *((2 if kind == BODYGUARD else 1) << (3 * seat) for seat in range(SEATS) for kind in range(3))])
"""[worker on a space] -> its strength (MO-5.4), at its seat's place among the `strengths`."""


# --- MO-6.1 which stalls are full ---------------------------------------------------------------------------------

@rule
def worker(seat: int, kind: int) -> int:
    """The number that stands for a worker on a space, 1 + seat * 3 + kind (0 to 2); 0 stands for no worker."""
    return 1 + seat * 3 + kind


@rule
def seat_of(worker: int) -> int:
    """The seat that a worker belongs to."""
    return (worker - 1) // 3


@rule
def kind_of(worker: int) -> int:
    """A worker's kind: ASSISTANT, BODYGUARD or TOURIST."""
    return (worker - 1) % 3


@rule
def strengths(state: State, stall: int) -> int:
    """Every seat's strength in a stall (MO-6.2), packed: seat s has bits 3 s to 3 s + 2. The sum is at most 5."""
    total = 0
    for space in range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS):
        total += STRENGTH_OF[state.workers[space]]
    return int(total)


@rule
def one_of(all_seats: int, seat: int) -> int:
    """One seat's strength out of `strengths`."""
    return (all_seats >> (3 * seat)) & 7


@rule
def in_all(all_seats: int) -> int:
    """The sum of all seats' strengths out of `strengths`."""
    total = 0
    while all_seats:
        total += all_seats & 7
        all_seats >>= 3
    return total


@rule
def strength(state: State, stall: int, seat: int) -> int:
    """One seat's strength in a stall."""
    return one_of(strengths(state, stall), seat)


@rule
def arrows_at(state: State, stall: int) -> int:
    """The number of arrows that point at a stall."""
    total = 0
    for direction in range(4):
        other = BESIDE[stall * 4 + direction]
        if other != NONE and state.arrows[other] == 1 + (direction ^ 2):
            total += 1
    return total


@rule
def is_full(state: State, stall: int) -> bool:
    """MO-6.1: whether a stall is open, and its strength and arrows together are 4 or more."""
    return bool(state.tiles[stall] == OPEN and in_all(strengths(state, stall)) + arrows_at(state, stall) >= FULL)


@rule
def await_closing(state: State, stall: int) -> None:
    """MO-6.1, MO-6.12: if a stall is full and does not wait first already, let it wait, second if another does."""
    if is_full(state, stall) and state.waiting[0] != stall:
        if state.waiting[0] == NONE:
            state.waiting[0] = stall
        else:
            state.waiting[1] = stall


@rule
def next_full(state: State) -> None:
    """Begin to close the next full stall: the phase becomes SCORE.

    If none waits, it becomes ASSIGN where the active player has a coin left, else TURN_END (MO-5.7).
    """
    if state.waiting[0] != NONE:
        state.closing = state.waiting[0]
        state.waiting[0], state.waiting[1] = state.waiting[1], NONE
        state.phase = SCORE
    elif state.coins[state.active] > 0:
        state.seat = state.active
        state.phase = ASSIGN
    else:
        state.phase = TURN_END


# --- MO-6.2 to MO-6.6 ranking and rewards -------------------------------------------------------------------------

@seldom
def score(state: State) -> None:
    """MO-6.2 to MO-6.5: rank the seats by strength in the closing stall, and give the points and rewards of the ranks.

    A seat that is second alone gets its coin and bodyguard at once; tied seconds, and thirds, are marked in
    `state.owed`. The phase becomes PRIZES.
    """
    all_seats = strengths(state, state.closing)
    for seat in range(state.players):
        own = one_of(all_seats, seat)
        if own == 0:
            continue
        stronger, equal = 0, 0
        for other in range(state.players):
            stronger += one_of(all_seats, other) > own
            equal += one_of(all_seats, other) == own
        reward(state, seat, 1 + stronger, equal == 1)
    state.phase = PRIZES


@rule
def reward(state: State, seat: int, rank: int, alone: bool) -> None:
    """Give a seat the points and rewards of its rank, 1 the strongest: MO-6.3 first, MO-6.4 second, MO-6.5 third.

    `alone` says that nobody shares the rank: then a second gets a coin and a bodyguard at once. A second who shares it,
    and a third, are due one of the two, which is only marked in `state.owed`.
    """
    if rank == 1:
        state.points[seat] += 5
    elif rank == 2 and alone:
        state.points[seat] += 2
        gain_coin(state, seat)
        gain_bodyguard(state, seat)
    elif rank == 2:
        state.points[seat] += 1
        state.owed[seat] = 1
    elif rank == 3:
        state.points[seat] += state.third_place_points
        state.owed[seat] = 1


@rule
def gain_coin(state: State, seat: int) -> None:
    """MO-6.6: give a seat a coin; one beyond the third is lost."""
    if state.coins[seat] < MOST_COINS:
        state.coins[seat] += 1


@rule
def gain_bodyguard(state: State, seat: int) -> None:
    """MO-6.6: give a seat a bodyguard from its quarters, if one is there."""
    if state.quarters[seat] > 0:
        state.quarters[seat] -= 1
        state.bodyguards[seat] += 1


@seldom
def prizes(state: State) -> None:
    """MO-6.6: give the rewards that are due, in turn order from the active player, up to the first that needs a choice.

    A seat that can have either chooses: the phase becomes REWARD. A seat that can have only one gets that one, a seat
    that can have neither gets nothing. When none is due any more, the phase becomes LEAVE.
    """
    for i in range(state.players):
        seat = (state.active + i) % state.players
        if state.owed[seat]:
            if state.coins[seat] < MOST_COINS and state.quarters[seat] > 0:
                state.seat = seat
                state.phase = REWARD
                return
            gain_coin(state, seat)
            gain_bodyguard(state, seat)
            state.owed[seat] = 0
    state.phase = LEAVE


@seldom
def take_prize(state: State, action: int) -> None:
    """MO-6.6: give the acting seat the coin or bodyguard that it chose; the phase becomes PRIZES again."""
    if action == TAKE_COIN:
        gain_coin(state, state.seat)
    else:
        gain_bodyguard(state, state.seat)
    state.owed[state.seat] = 0
    state.phase = PRIZES


# --- MO-6.7 to MO-6.10 juice, workers, tile and arrow -------------------------------------------------------------

@seldom
def leave(state: State) -> None:
    """MO-6.7 to MO-6.9: take juice, send workers home and lay the tile on the closing stall.

    The phase becomes ARROW if the tile's arrow can be pointed, else TOURISTS; or OVER_PHASE if no stall is open any
    more (MO-8.2), with all waiting tourists gone.
    """
    stall = state.closing
    owner = leader(state, stall)
    for space in range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS):
        if state.workers[space]:
            take_juice(state, CORNER[space], seat_of(state.workers[space]))
            go_home(state, space)
    close(state, stall, owner)
    if open_stalls(state) == 0:  # MO-8.2
        finish_tourists(state)
        state.seat = state.active
        state.phase = OVER_PHASE
    elif has_arrow(state, stall) and can_point_anywhere(state):
        state.seat = state.active if owner == NONE else owner
        state.phase = ARROW
    else:
        state.phase = TOURISTS


@rule
def leader(state: State, stall: int) -> int:
    """MO-6.3: the seat that alone is strongest in a stall, or NONE."""
    all_seats = strengths(state, stall)
    best, first = 0, NONE
    for seat in range(state.players):
        own = one_of(all_seats, seat)
        if own > best:
            best, first = own, seat
        elif own == best:
            first = NONE
    return first


@rule
def take_juice(state: State, corner: int, seat: int) -> None:
    """MO-6.7: give a seat the juice token of a corner, if it is still there."""
    if state.taken[corner] == 0:
        state.taken[corner] = 1 + seat


@rule
def go_home(state: State, space: int) -> None:
    """MO-6.8: take the worker off a space: to supply, to the quarters, or, a tourist, to the `guests` that move on."""
    seat, kind = seat_of(state.workers[space]), kind_of(state.workers[space])
    if kind == ASSISTANT:
        state.assistants[seat] += 1
    elif kind == BODYGUARD:
        state.quarters[seat] += 1
    else:
        state.guests[seat] += 1
    state.workers[space] = 0


@rule
def close(state: State, stall: int, owner: int) -> None:
    """MO-6.9, MO-1.6: close a stall with the owner's market tile, or an empty one if there is no owner with a tile."""
    if owner != NONE and state.market_tiles[owner] > 0:
        state.market_tiles[owner] -= 1
        state.tiles[stall] = 1 + owner
    else:
        state.tiles[stall] = EMPTY_TILE


@rule
def open_stalls(state: State) -> int:
    """The number of open stalls."""
    total = 0
    for stall in range(STALLS):
        total += state.tiles[stall] == OPEN
    return total


@rule
def has_arrow(state: State, stall: int) -> bool:
    """MO-6.10: whether the tile of a closed stall is one with an arrow."""
    return bool(state.tiles[stall] != EMPTY_TILE or state.empty_tile_arrow)


@rule
def can_point(state: State, direction: int) -> bool:
    """MO-6.10: whether the closing stall's arrow may point this way, NORTH to WEST: at an open stall."""
    other = BESIDE[state.closing * 4 + direction]
    return bool(other != NONE and state.tiles[other] == OPEN)


@rule
def can_point_anywhere(state: State) -> bool:
    """MO-6.10: whether the closing stall has an open one beside it."""
    return can_point(state, 0) or can_point(state, 1) or can_point(state, 2) or can_point(state, 3)


@rule
def point(state: State, action: int) -> None:
    """MO-6.10: point the arrow of the closing stall by an action, POINT + direction; the phase becomes TOURISTS."""
    state.arrows[state.closing] = 1 + action - POINT
    state.phase = TOURISTS


# --- MO-6.11, MO-6.12 tourists, and the next stall ----------------------------------------------------------------

@rule
def target(state: State) -> int:
    """The stall under the arrow of `state.closing`, the one just closed; NONE if it has no arrow."""
    arrow = state.arrows[state.closing]
    return BESIDE[state.closing * 4 + arrow - 1] if arrow > 0 else NONE


@rule
def has_room(state: State, stall: int) -> bool:
    """Whether a space of a stall is free."""
    for space in range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS):
        if state.workers[space] == 0:
            return True
    return False


@seldom
def tourists(state: State) -> None:
    """MO-6.11: let the next tourist choose a space, in turn order from the active player: the phase becomes MOVE.

    Tourists before it that can't move on leave the game. When none waits any more, the arrow's stall waits to be
    closed if it is full (MO-6.12), and the phase becomes NEXT_FULL.
    """
    stall = target(state)
    for i in range(state.players):
        seat = (state.active + i) % state.players
        if state.guests[seat] > 0:
            if stall != NONE and state.assistants[seat] > 0 and has_room(state, stall):
                state.seat = seat
                state.phase = MOVE
                return
            state.guests[seat] = 0
    state.closing = NONE
    if stall != NONE:
        await_closing(state, stall)
    state.phase = NEXT_FULL


@rule
def move_tourist(state: State, action: int) -> None:
    """MO-6.11: by an action, MOVE_TO + space, replace a waiting tourist of the acting seat by an assistant there.

    The phase becomes TOURISTS again.
    """
    state.workers[action - MOVE_TO] = worker(state.seat, ASSISTANT)
    state.assistants[state.seat] -= 1
    state.guests[state.seat] -= 1
    state.phase = TOURISTS


@rule
def finish_tourists(state: State) -> None:
    """MO-8.2: let all waiting tourists leave, because the game ends; no stall is closing any more."""
    for seat in range(state.players):
        state.guests[seat] = 0
    state.closing = NONE
