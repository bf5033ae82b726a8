"""The course of a round: the market die, scouting, turns, and what ends it or the game (MO-3 to MO-5.1, MO-7, MO-8)."""


from jemaa.core.compile import rule, seldom
from jemaa.morocco.closing import (
    open_stalls,
)
from jemaa.morocco.market import MIDDLE, ROOF
from jemaa.morocco.options import MAY
from jemaa.morocco.state import (
    ASSIGN,
    COLOURS,
    DIE,
    KEEP,
    OVER_PHASE,
    ROUND_END,
    ROUND_START,
    SCOUT,
    WILD,
    MoroccoRow,
)

State = MoroccoRow
"""A `MoroccoRow`, compiled or interpreted."""

LAST_ROUND_STALLS = 5
IDLE_ROUNDS = 3


# --- MO-3 round ---------------------------------------------------------------------------------------------------

@seldom
def round_start(state: State) -> None:
    """MO-3.1: go on to the next roll of the market die if one is left in this round, else to scouting.

    This comes at the beginning of a round and again after each roll; the first player becomes active.
    """
    state.done = 0
    state.active, state.seat = state.first, state.first
    rolls = 2 if state.players == 2 else 1 if state.players == 3 else 0  # MO-3.2
    if state.rolled < rolls:
        state.phase = DIE
    else:
        state.rolled = 0
        state.phase = SCOUT


@rule
def gain(state: State, seat: int, colour: int) -> None:
    """Give a seat one cube from the supply, which never runs out (MO-1.4)."""
    state.cubes[seat * COLOURS + colour] += 1


@seldom
def roll(state: State, face: int) -> None:
    """MO-3.2, MO-3.3: give each seat a cube of the die's colour, or let each choose one where the face is wild.

    `face` is a colour, or COLOURS for wild. `state.rolled` grows by 1; the phase becomes ROUND_START or WILD.
    """
    state.rolled += 1
    if face == COLOURS:
        state.seat = state.first
        state.phase = WILD
    else:
        for seat in range(state.players):
            gain(state, seat, face)
        state.phase = ROUND_START


@seldom
def gain_wild(state: State, colour: int) -> None:
    """MO-3.3: give the acting seat the cube that it chose; the next seat follows, or, after the last, ROUND_START."""
    gain(state, state.seat, colour)
    state.done += 1
    state.seat = clockwise(state, state.seat)
    if state.done == state.players:
        state.phase = ROUND_START


@rule
def clockwise(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


# --- MO-4 scouting ------------------------------------------------------------------------------------------------

@rule
def scout(state: State, space: int) -> None:
    """MO-4.2, MO-4.3: move the pawn to `space`, an outer roof space, 0..4, and give each seat the cubes for it.

    The scout gains a cube of each of the two colours beside the space, every other seat one of the space's colour. The
    next seat scouts, or, after the last, the turns begin: phase ASSIGN.
    """
    state.pawn = space
    for seat in range(state.players):
        if seat == state.seat:
            gain(state, seat, state.roof[(space + 1) % ROOF])
            gain(state, seat, state.roof[(space + ROOF - 1) % ROOF])
        else:
            gain(state, seat, state.roof[space])
    state.done += 1
    state.active = clockwise(state, state.active)
    state.seat = state.active
    if state.done == state.players:
        state.done = 0
        state.phase = ASSIGN


# --- MO-5.1 turns -------------------------------------------------------------------------------------------------

@rule
def turn_end(state: State) -> None:
    """MO-5.1: begin the next turn; after two turns of every seat, end the round, or the game (`end_early`)."""
    state.placed = 0
    state.done += 1
    state.active = clockwise(state, state.active)
    state.seat = state.active
    state.phase = ASSIGN if state.done < 2 * state.players else ROUND_END
    if state.phase == ROUND_END:
        state.done = 0
        end_early(state)


# --- MO-7 end of round, MO-8 end of the game ----------------------------------------------------------------------

@seldom
def end_early(state: State) -> None:
    """MO-8.1, MO-8.3, MO-8.4: end the game after a round's last turn if there is a reason; no cubes are kept then.

    `state.idle` grows by 1: to 0 if somebody has placed in this round. Without a reason the phase stays.
    """
    state.idle += 1
    if open_stalls(state) <= LAST_ROUND_STALLS or state.idle == IDLE_ROUNDS or not anyone_has_worker(state):
        state.phase = OVER_PHASE


@rule
def anyone_has_worker(state: State) -> bool:
    """MO-8.3: whether any seat has a worker in supply."""
    total = 0
    for seat in range(state.players):
        total += state.assistants[seat] + state.bodyguards[seat] + state.tourists[seat]
    return total > 0


@seldom
def round_end(state: State) -> None:
    """MO-7.1: let the next seat with a choice keep a cube, from the first player on: the phase becomes KEEP.

    MO-7.2: after all seats, the next seat becomes first player, the pawn returns, and the phase becomes ROUND_START.
    """
    while state.done < state.players:
        seat = (state.first + state.done) % state.players
        if cubes_held(state, seat) >= fewest_to_choose(state):
            state.seat = seat
            state.phase = KEEP
            return
        state.done += 1
    state.first = clockwise(state, state.first)
    state.pawn = MIDDLE
    state.phase = ROUND_START


@rule
def fewest_to_choose(state: State) -> int:
    """MO-7.1: the smallest number of cubes in hand that leaves a choice at the end of a round."""
    return 1 if state.keep_cube == MAY else 2


@rule
def cubes_held(state: State, seat: int) -> int:
    """The number of cubes in a seat's hand."""
    total = 0
    for colour in range(COLOURS):
        total += state.cubes[seat * COLOURS + colour]
    return total


@rule
def keep(state: State, kept: int) -> None:
    """MO-7.1: the acting seat keeps one cube of this colour, or none if `kept` is no colour, and returns the others.

    It is not checked that the seat holds such a cube. The phase becomes ROUND_END.
    """
    for colour in range(COLOURS):
        state.cubes[state.seat * COLOURS + colour] = 1 if colour == kept else 0
    state.done += 1
    state.phase = ROUND_END
