"""The rules of Morocco (docs/rules/morocco.md), in the order of their clauses; MO-6 stands in closing.py."""

from typing import Any

from jemaa.core.bits import count
from jemaa.core.compile import rule
from jemaa.core.contract import CHANCE, OVER, RULES, Rules
from jemaa.core.ranking import rank
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
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PASS,
    PAY,
    PLACE_BODYGUARD,
    PLACE_COUSINS,
    PLACE_SECOND,
    PLACE_TOURIST,
    POINT,
    SCOUT_TO,
    SWAP_COLUMNS,
    SWAP_ROWS,
    TAKE_BODYGUARD,
    TAKE_COIN,
)
from jemaa.morocco.closing import (
    await_closing,
    can_point,
    kind_of,
    leave,
    move_tourist,
    next_full,
    open_stalls,
    point,
    prizes,
    score,
    take_prize,
    target,
    tourists,
    worker,
)
from jemaa.morocco.market import CORNERS, MIDDLE, PARTNER_COUNT, PARTNERS, QUADRANTS, ROOF, SIDE, SPACES, STALLS
from jemaa.morocco.state import (
    ARROW,
    ASSIGN,
    ASSISTANT,
    BODYGUARD,
    COLOURS,
    COUSIN,
    DEAL_COLUMNS,
    DEAL_JUICE,
    DEAL_ROOF,
    DEAL_ROWS,
    DIE,
    EXTRA,
    FIRST,
    KEEP,
    LEAVE,
    MOVE,
    NEXT_FULL,
    NONE,
    OPEN,
    OVER_PHASE,
    PRIZES,
    REWARD,
    ROUND_END,
    ROUND_START,
    SCORE,
    SCOUT,
    SEATS,
    TOURIST,
    TOURISTS,
    TURN_END,
    WILD,
    MoroccoRow,
)

State = Any
"""A `MoroccoRow`, compiled or interpreted."""

LAST_ROUND_STALLS = 5
IDLE_ROUNDS = 3
ALL_COLOURS = (1 << COLOURS) - 1


# --- MO-2 setup ---------------------------------------------------------------------------------------------------

@rule
def setup(state: State) -> None:
    """Lay out a game for `state.players` and the options in the row; all else is zero (MO-1.5, MO-2)."""
    for i in range(SIDE):
        state.rows[i], state.columns[i], state.roof[i] = NONE, NONE, NONE
    for i in range(3):
        state.undealt[i] = state.juice_values[i]
    for seat in range(state.players):
        state.assistants[seat], state.market_tiles[seat] = 12, 12
        state.tourists[seat], state.cousins[seat], state.quarters[seat] = 2, 2, 2
    state.waiting[0], state.waiting[1] = NONE, NONE
    state.closing, state.space = NONE, NONE
    state.pawn = MIDDLE
    state.phase = DEAL_ROWS


@rule
def colours_left(cubes: Ints) -> int:
    """MO-2.1: the colours not yet dealt to the rows, the columns or the roof, as bits."""
    left = ALL_COLOURS
    for i in range(SIDE):
        if cubes[i] != NONE:
            left &= ~(1 << cubes[i])
    return left


@rule
def deal_cube(cubes: Ints, colour: int) -> bool:
    """MO-2.1: the next cube; the fifth follows from the fourth. True when all are dealt."""
    at = SIDE - count(colours_left(cubes))
    cubes[at] = colour
    if at < SIDE - 2:
        return False
    left = colours_left(cubes)
    for last in range(COLOURS):
        if left == 1 << last:
            cubes[SIDE - 1] = last
    return True


@rule
def deal_cubes(state: State, colour: int) -> None:
    """MO-2.1: rows, then columns, then the roof."""
    if state.phase == DEAL_ROWS:
        if deal_cube(state.rows, colour):
            state.phase = DEAL_COLUMNS
    elif state.phase == DEAL_COLUMNS:
        if deal_cube(state.columns, colour):
            state.phase = DEAL_ROOF
    elif deal_cube(state.roof, colour):
        state.phase = DEAL_JUICE
        deal_forced_juice(state)


@rule
def deal_juice(state: State, kind: int) -> None:
    """MO-2.1: the next token, worth kind + 2."""
    left = state.undealt[0] + state.undealt[1] + state.undealt[2]
    state.juice[CORNERS - left] = kind + 2
    state.undealt[kind] -= 1


@rule
def deal_forced_juice(state: State) -> None:
    """Where one value is left, its tokens are dealt without asking chance; after the last one the game begins."""
    for kind in range(3):
        others = state.undealt[(kind + 1) % 3] + state.undealt[(kind + 2) % 3]
        while others == 0 and state.undealt[kind] > 0:
            deal_juice(state, kind)
    if state.undealt[0] + state.undealt[1] + state.undealt[2] == 0:
        if state.first_player == 0:
            state.phase = FIRST
        else:
            state.first = state.first_player - 1
            state.phase = ROUND_START


# --- MO-3 round ---------------------------------------------------------------------------------------------------

@rule
def round_start(state: State) -> None:
    """MO-3.1: the market die where it is used, then scouting."""
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
    """One cube from the supply, which never runs out (MO-1.4)."""
    state.cubes[seat * COLOURS + colour] += 1


@rule
def roll(state: State, face: int) -> None:
    """MO-3.2, MO-3.3."""
    state.rolled += 1
    if face == COLOURS:
        state.seat = state.first
        state.phase = WILD
    else:
        for seat in range(state.players):
            gain(state, seat, face)
        state.phase = ROUND_START


@rule
def gain_wild(state: State, colour: int) -> None:
    """MO-3.3: a cube of one's choice, in turn order."""
    gain(state, state.seat, colour)
    state.done += 1
    state.seat = clockwise(state, state.seat)
    if state.done == state.players:
        state.phase = ROUND_START


@rule
def clockwise(state: State, seat: int) -> int:
    """The next seat."""
    return seat + 1 if seat + 1 < state.players else 0


# --- MO-4 scouting ------------------------------------------------------------------------------------------------

@rule
def scout(state: State, space: int) -> None:
    """MO-4.2, MO-4.3."""
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


# --- MO-5 assigning -----------------------------------------------------------------------------------------------

@rule
def affordable_spaces(state: State, spaces: Ints) -> int:
    """MO-5.2, MO-5.3: the free spaces of open stalls whose row's and column's cubes the seat can pay."""
    own = state.seat * COLOURS
    n = 0
    for row in range(SIDE):
        row_colour = state.rows[row]
        if state.cubes[own + row_colour] == 0:
            continue
        for column in range(SIDE):
            column_colour = state.columns[column]
            needed = 2 if column_colour == row_colour else 1
            stall = row * SIDE + column
            if state.tiles[stall] == OPEN and state.cubes[own + column_colour] >= needed:
                for space in range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS):
                    spaces[n] = space
                    n += state.workers[space] == 0
    return n


@rule
def placements(state: State, actions: Ints) -> int:
    """MO-5.2 to MO-5.5: every worker on every space.

    The spaces are listed once, at the front of `actions`; the blocks of the four ways to use them are then written from
    the last to the first, which overwrites that list.
    """
    n = affordable_spaces(state, actions)
    seat = state.seat
    for_extra = cubes_held(state, seat) >= 3
    bodyguard_at = n if state.assistants[seat] > 0 else 0
    tourist_at = bodyguard_at + (n if state.bodyguards[seat] > 0 else 0)
    cousins_at = tourist_at + (n if state.tourists[seat] > 0 and for_extra else 0)
    end = cousins_at
    if state.cousins[seat] > 0 and state.assistants[seat] >= 2 and for_extra:
        for i in range(n):
            actions[end] = PLACE_COUSINS + actions[i]
            end += has_partner(state, actions[i])
    if cousins_at > tourist_at:
        for i in range(n):
            actions[tourist_at + i] = PLACE_TOURIST + actions[i]
    if tourist_at > bodyguard_at:
        for i in range(n):
            actions[bodyguard_at + i] = PLACE_BODYGUARD + actions[i]
    return end


@rule
def cubes_held(state: State, seat: int) -> int:
    """How many cubes a seat holds."""
    total = 0
    for colour in range(COLOURS):
        total += state.cubes[seat * COLOURS + colour]
    return total


@rule
def can_be_second(state: State, space: int) -> bool:
    """MO-5.5: whether a second cousin may stand here."""
    return bool(state.workers[space] == 0 and state.tiles[space // QUADRANTS] == OPEN)


@rule
def has_partner(state: State, space: int) -> bool:
    """MO-5.5: whether a second cousin finds a place beside this space."""
    for i in range(PARTNER_COUNT[space]):
        if can_be_second(state, PARTNERS[space * 2 + i]):
            return True
    return False


@rule
def place(state: State, action: int) -> None:
    """MO-5.2, MO-5.3: a worker takes its space; its stall's two cubes are paid."""
    seat, space = state.seat, action % SPACES
    stall = space // QUADRANTS
    state.cubes[seat * COLOURS + state.rows[stall // SIDE]] -= 1
    state.cubes[seat * COLOURS + state.columns[stall % SIDE]] -= 1
    state.idle = -1
    state.space = space
    if action < PLACE_BODYGUARD:
        put(state, space, ASSISTANT)
        placement_done(state, space, space)
    elif action < PLACE_TOURIST:
        put(state, space, BODYGUARD)
        placement_done(state, space, space)
    elif action < PLACE_COUSINS:
        put(state, space, TOURIST)
        state.phase = EXTRA
    else:
        put(state, space, ASSISTANT)
        state.cousins[seat] -= 1
        state.phase = EXTRA


@rule
def put(state: State, space: int, kind: int) -> None:
    """A worker goes from supply to a space."""
    seat = state.seat
    state.workers[space] = worker(seat, kind)
    if kind == ASSISTANT:
        state.assistants[seat] -= 1
    elif kind == BODYGUARD:
        state.bodyguards[seat] -= 1
    else:
        state.tourists[seat] -= 1


@rule
def pay_extra(state: State, colour: int) -> None:
    """MO-5.3: the third cube; MO-5.5: cousins have their second space still to choose."""
    state.cubes[state.seat * COLOURS + colour] -= 1
    if kind_of(state.workers[state.space]) == TOURIST:
        placement_done(state, state.space, state.space)
    else:
        state.phase = COUSIN


@rule
def place_second(state: State, space: int) -> None:
    """MO-5.5: the second cousin, free of charge."""
    put(state, space, ASSISTANT)
    placement_done(state, state.space, space)


@rule
def placement_done(state: State, first: int, second: int) -> None:
    """MO-6.1: after the whole placement its stalls may be full, the first one's first."""
    state.placed = 1
    state.space = NONE
    await_closing(state, first // QUADRANTS)
    if second != first:
        await_closing(state, second // QUADRANTS)
    state.phase = NEXT_FULL


@rule
def swaps(state: State, actions: Ints, n: int) -> int:
    """MO-5.6: with a coin, any two rows or any two columns; returns the count with these behind the first n."""
    if state.coins[state.seat] > 0:
        for action in range(SWAP_ROWS, SWAP_COLUMNS + len(PAIRS)):
            actions[n] = action
            n += 1
    return n


@rule
def swap(state: State, action: int) -> None:
    """MO-5.6: a coin is spent."""
    state.coins[state.seat] -= 1
    if action < SWAP_COLUMNS:
        swap_two(state.rows, action - SWAP_ROWS)
    else:
        swap_two(state.columns, action - SWAP_COLUMNS)
    if state.placed and state.coins[state.seat] == 0:  # MO-5.7
        state.phase = TURN_END


@rule
def swap_two(cubes: Ints, pair: int) -> None:
    """The cubes of two rows, or columns, change places."""
    one, other = PAIR_FIRST[pair], PAIR_SECOND[pair]
    cubes[one], cubes[other] = cubes[other], cubes[one]


@rule
def turn_end(state: State) -> None:
    """MO-5.1: the next turn; everyone has two."""
    state.placed = 0
    state.done += 1
    state.active = clockwise(state, state.active)
    state.seat = state.active
    state.phase = ASSIGN if state.done < 2 * state.players else ROUND_END
    if state.phase == ROUND_END:
        state.done = 0
        end_early(state)


# --- MO-7 end of round, MO-8 end of the game ----------------------------------------------------------------------

@rule
def end_early(state: State) -> None:
    """MO-8.1, MO-8.3, MO-8.4: what ends the game after a round's last turn; nobody then keeps cubes."""
    state.idle += 1
    if open_stalls(state) <= LAST_ROUND_STALLS or state.idle == IDLE_ROUNDS or not anyone_has_worker(state):
        state.phase = OVER_PHASE


@rule
def anyone_has_worker(state: State) -> bool:
    """MO-8.3."""
    total = 0
    for seat in range(state.players):
        total += state.assistants[seat] + state.bodyguards[seat] + state.tourists[seat]
    return total > 0


@rule
def round_end(state: State) -> None:
    """MO-7.1: the next seat that has cubes to give back chooses one to keep; MO-7.2: then a new round begins."""
    while state.done < state.players:
        seat = (state.first + state.done) % state.players
        if cubes_held(state, seat) > 1:
            state.seat = seat
            state.phase = KEEP
            return
        state.done += 1
    state.first = clockwise(state, state.first)
    state.pawn = MIDDLE
    state.phase = ROUND_START


@rule
def keep(state: State, kept: int) -> None:
    """MO-7.1."""
    for colour in range(COLOURS):
        state.cubes[state.seat * COLOURS + colour] = 1 if colour == kept else 0
    state.done += 1
    state.phase = ROUND_END


# --- MO-9 final scoring -------------------------------------------------------------------------------------------

@rule
def scores(state: State, points: Ints) -> None:
    """MO-9.1: the track, juice, coins and three points a tile of the largest group."""
    for seat in range(state.players):
        points[seat] = state.points[seat] + state.coins[seat] + 3 * largest_group(state, seat)
    for corner in range(CORNERS):
        if state.taken[corner]:
            points[state.taken[corner] - 1] += state.juice[corner]


@rule
def largest_group(state: State, seat: int) -> int:
    """MO-9.1: tiles of one's own joined by sides, the most in one group."""
    own, best = 0, 0
    for stall in range(STALLS):
        if state.tiles[stall] == 1 + seat:
            own |= 1 << stall
    while own:
        group = spread(own, own & -own)
        own &= ~group
        best = max(best, count(group))
    return best


@rule
def spread(own: int, start: int) -> int:
    """The stalls of `own` joined with `start` by sides, all as bits."""
    first_column, last_column = 0x108421, 0x1084210
    grown, reached = start, 0
    while grown != reached:
        reached = grown
        sideways = ((reached & ~last_column) << 1) | ((reached & ~first_column) >> 1)
        grown = (reached | sideways | (reached << SIDE) | (reached >> SIDE)) & own
    return reached


@rule
def ranks(state: State, places: Ints) -> None:
    """MO-9.2: by points, then by own market tiles laid."""
    scores(state, places)
    for seat in range(state.players):
        places[seat] = 16 * (places[seat] + 1) - state.market_tiles[seat]
    rank(places, state.players)


# --- the contract (core/contract.py) ------------------------------------------------------------------------------

@rule
def actor(state: State) -> int:
    """Who acts: read off the order of the phases."""
    phase = state.phase
    if phase <= DIE:
        return CHANCE
    if phase <= KEEP:
        return int(state.seat)
    return RULES if phase < OVER_PHASE else OVER


@rule
def legal(state: State, actions: Ints) -> int:
    """The seat's actions in its phase."""
    phase = state.phase
    if phase == ASSIGN:
        return assign_actions(state, actions)
    if phase == SCOUT:
        return scout_actions(state, actions)
    if phase == EXTRA:
        return held_colours(state, actions, PAY)
    if phase == KEEP:
        return held_colours(state, actions, KEEP_CUBE)
    if phase == COUSIN:
        return second_spaces(state, actions)
    if phase == ARROW:
        return directions(state, actions)
    if phase == MOVE:
        return free_spaces(state, actions, target(state))
    if phase == REWARD:
        actions[0], actions[1] = TAKE_COIN, TAKE_BODYGUARD
        return 2
    for colour in range(COLOURS):
        actions[colour] = GAIN + colour
    return COLOURS


@rule
def assign_actions(state: State, actions: Ints) -> int:
    """MO-5.2, MO-5.6, MO-5.7: place or swap; pass where nothing can be placed; end where something was."""
    if state.placed:
        n = swaps(state, actions, 0)
        actions[n] = END_TURN
        return n + 1
    n = placements(state, actions)
    if n > 0:
        return swaps(state, actions, n)
    n = swaps(state, actions, 0)
    actions[n] = PASS
    return n + 1


@rule
def scout_actions(state: State, actions: Ints) -> int:
    """MO-4.2: any outer roof space but the pawn's own."""
    n = 0
    for space in range(ROOF):
        actions[n] = SCOUT_TO + space
        n += space != state.pawn
    return n


@rule
def held_colours(state: State, actions: Ints, base: int) -> int:
    """The colours of which the seat holds a cube."""
    n = 0
    for colour in range(COLOURS):
        actions[n] = base + colour
        n += state.cubes[state.seat * COLOURS + colour] > 0
    return n


@rule
def second_spaces(state: State, actions: Ints) -> int:
    """MO-5.5: where the second cousin may stand."""
    n = 0
    for i in range(PARTNER_COUNT[state.space]):
        space = PARTNERS[state.space * 2 + i]
        actions[n] = PLACE_SECOND + space
        n += can_be_second(state, space)
    return n


@rule
def directions(state: State, actions: Ints) -> int:
    """MO-6.10: the sides with an open stall."""
    n = 0
    for direction in range(4):
        actions[n] = POINT + direction
        n += can_point(state, direction)
    return n


@rule
def free_spaces(state: State, actions: Ints, stall: int) -> int:
    """MO-6.11: where a tourist may move."""
    n = 0
    for space in range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS):
        actions[n] = MOVE_TO + space
        n += state.workers[space] == 0
    return n


@rule
def outcomes(state: State, found: Ints, weights: Ints) -> int:
    """What chance may give: cubes and tokens not dealt yet, the first player, a face of the market die."""
    phase = state.phase
    if phase == DIE:
        return equally(found, weights, DIE_FACE, COLOURS + 1)
    if phase == FIRST:
        return equally(found, weights, FIRST_SEAT, state.players)
    if phase == DEAL_ROWS:
        return cubes_to_deal(state.rows, found, weights)
    if phase == DEAL_COLUMNS:
        return cubes_to_deal(state.columns, found, weights)
    if phase == DEAL_ROOF:
        return cubes_to_deal(state.roof, found, weights)
    n = 0
    for kind in range(3):
        found[n], weights[n] = JUICE + kind, state.undealt[kind]
        n += state.undealt[kind] > 0
    return n


@rule
def equally(found: Ints, weights: Ints, base: int, size: int) -> int:
    """`size` outcomes of equal weight."""
    for i in range(size):
        found[i], weights[i] = base + i, 1
    return size


@rule
def cubes_to_deal(cubes: Ints, found: Ints, weights: Ints) -> int:
    """MO-2.1: each colour not dealt yet, with equal weight."""
    left = colours_left(cubes)
    n = 0
    for colour in range(COLOURS):
        found[n], weights[n] = CUBE + colour, 1
        n += (left >> colour) & 1
    return n


@rule
def choose(state: State, choice: int) -> None:
    """Put an action or outcome into effect."""
    phase = state.phase
    if phase == ASSIGN:
        assign(state, choice)
    elif phase == SCOUT:
        scout(state, choice - SCOUT_TO)
    elif phase == EXTRA:
        pay_extra(state, choice - PAY)
    elif phase == KEEP:
        keep(state, choice - KEEP_CUBE)
    elif phase == ARROW:
        point(state, choice)
    elif phase <= DIE:
        draw(state, choice)
    elif phase == COUSIN:
        place_second(state, choice - PLACE_SECOND)
    elif phase == REWARD:
        take_prize(state, choice)
    elif phase == MOVE:
        move_tourist(state, choice)
    else:
        gain_wild(state, choice - GAIN)


@rule
def assign(state: State, action: int) -> None:
    """MO-5: one of the actions of a turn."""
    if action < PLACE_SECOND:
        place(state, action)
    elif action < PASS:
        swap(state, action)
    else:
        state.phase = TURN_END


@rule
def draw(state: State, outcome: int) -> None:
    """An outcome takes effect."""
    if state.phase == DIE:
        roll(state, outcome - DIE_FACE)
    elif state.phase == DEAL_JUICE:
        deal_juice(state, outcome - JUICE)
        deal_forced_juice(state)
    elif state.phase == FIRST:
        state.first = outcome - FIRST_SEAT
        state.phase = ROUND_START
    else:
        deal_cubes(state, outcome - CUBE)


@rule
def advance(state: State) -> None:
    """What follows without a choice."""
    phase = state.phase
    if phase == NEXT_FULL:
        next_full(state)
    elif phase == TURN_END:
        turn_end(state)
    elif phase == SCORE:
        score(state)
    elif phase == PRIZES:
        prizes(state)
    elif phase == LEAVE:
        leave(state)
    elif phase == TOURISTS:
        tourists(state)
    elif phase == ROUND_END:
        round_end(state)
    else:
        round_start(state)


RULES_OF_MOROCCO = Rules(
    name="morocco", layout=MoroccoRow, actor=actor, legal=legal, outcomes=outcomes, choose=choose, advance=advance,
    scores=scores, ranks=ranks, most_legal=4 * SPACES + 2 * len(PAIRS) + 1, most_outcomes=COLOURS + 1,
    most_players=SEATS,
)
