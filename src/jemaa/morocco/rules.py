"""The rules of Morocco in the form of the contract (core/contract.py): actor, choices, consequences.

The clauses stand in dealing.py (MO-2), rounds.py (MO-3, MO-4, MO-7, MO-8), assigning.py (MO-5), closing.py (MO-6) and
scoring.py (MO-9).
"""


from jemaa.core.compile import rule, seldom
from jemaa.core.contract import CHANCE, OVER, RULES, Rules
from jemaa.core.row import Ints
from jemaa.morocco.actions import (
    CUBE,
    DIE_FACE,
    FIRST_SEAT,
    GAIN,
    JUICE,
    KEEP_CUBE,
    MOVE_TO,
    PAIRS,
    PASS,
    PAY,
    PLACE_SECOND,
    POINT,
    SCOUT_TO,
    TAKE_BODYGUARD,
    TAKE_COIN,
)
from jemaa.morocco.assigning import assign, assign_actions, pay_extra, place_second, second_spaces
from jemaa.morocco.closing import (
    can_point,
    leave,
    move_tourist,
    next_full,
    point,
    prizes,
    score,
    take_prize,
    target,
    tourists,
)
from jemaa.morocco.dealing import colours_left, deal_cubes, deal_forced_juice, deal_juice
from jemaa.morocco.market import QUADRANTS, ROOF, SPACES
from jemaa.morocco.options import MAY
from jemaa.morocco.rounds import gain_wild, keep, roll, round_end, round_start, scout, turn_end
from jemaa.morocco.scoring import ranks, scores
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
    FIRST,
    KEEP,
    LEAVE,
    MOVE,
    NEXT_FULL,
    OVER_PHASE,
    PRIZES,
    REWARD,
    ROUND_END,
    ROUND_START,
    SCORE,
    SCOUT,
    SEATS,
    TOURISTS,
    TURN_END,
    MoroccoRow,
)

State = MoroccoRow
"""A `MoroccoRow`, compiled or interpreted."""


@rule
def actor(state: State) -> int:
    """The actor, read off the order of the phases: a seat, CHANCE, OVER or RULES."""
    phase = state.phase
    if phase <= DIE:
        return CHANCE
    if phase <= KEEP:
        return int(state.seat)
    return RULES if phase < OVER_PHASE else OVER


@rule
def legal(state: State, actions: Ints) -> int:
    """Write the acting seat's legal actions, ascending; returns their number. The phase must be a seat's."""
    phase = state.phase
    if phase == ASSIGN:
        return assign_actions(state, actions)
    if phase == SCOUT:
        return scout_actions(state, actions)
    if phase == EXTRA:
        return held_colours(state, actions, PAY)
    if phase == KEEP:
        return keep_actions(state, actions)
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
def scout_actions(state: State, actions: Ints) -> int:
    """MO-4.2: write the outer roof spaces except the pawn's own, as actions; returns their number."""
    n = 0
    for space in range(ROOF):
        actions[n] = SCOUT_TO + space
        n += space != state.pawn
    return n


@rule
def held_colours(state: State, actions: Ints, base: int) -> int:
    """Write `base` + colour for each colour of which the acting seat holds a cube; returns their number."""
    n = 0
    for colour in range(COLOURS):
        actions[n] = base + colour
        n += state.cubes[state.seat * COLOURS + colour] > 0
    return n


@rule
def keep_actions(state: State, actions: Ints) -> int:
    """MO-7.1: write the cubes that the acting seat may keep, and PASS with `keep_cube=may`; returns their number."""
    n = held_colours(state, actions, KEEP_CUBE)
    if state.keep_cube == MAY:
        actions[n] = PASS
        n += 1
    return n


@rule
def directions(state: State, actions: Ints) -> int:
    """MO-6.10: write the directions in which the arrow may point, as actions; returns their number."""
    n = 0
    for direction in range(4):
        actions[n] = POINT + direction
        n += can_point(state, direction)
    return n


@rule
def free_spaces(state: State, actions: Ints, stall: int) -> int:
    """MO-6.11: write the free spaces of `stall`, where a tourist may move, as actions; returns their number."""
    n = 0
    for space in range(stall * QUADRANTS, stall * QUADRANTS + QUADRANTS):
        actions[n] = MOVE_TO + space
        n += state.workers[space] == 0
    return n


@rule
def outcomes(state: State, numbers: Ints, weights: Ints) -> int:
    """Write the outcomes of chance and their weights; returns their number.

    They are cubes and tokens not dealt yet, the first player, or a face of the market die.
    """
    phase = state.phase
    if phase == DIE:
        return equally(numbers, weights, DIE_FACE, COLOURS + 1)
    if phase == FIRST:
        return equally(numbers, weights, FIRST_SEAT, state.players)
    if phase == DEAL_ROWS:
        return cubes_to_deal(state.rows, numbers, weights)
    if phase == DEAL_COLUMNS:
        return cubes_to_deal(state.columns, numbers, weights)
    if phase == DEAL_ROOF:
        return cubes_to_deal(state.roof, numbers, weights)
    n = 0
    for kind in range(3):
        numbers[n], weights[n] = JUICE + kind, state.undealt[kind]
        n += state.undealt[kind] > 0
    return n


@rule
def equally(numbers: Ints, weights: Ints, base: int, size: int) -> int:
    """Write `size` outcomes of equal weight, from the number `base` on; returns `size`."""
    for i in range(size):
        numbers[i], weights[i] = base + i, 1
    return size


@rule
def cubes_to_deal(cubes: Ints, numbers: Ints, weights: Ints) -> int:
    """MO-2.1: write each colour that `cubes` lacks, as an outcome, with equal weight; returns their number."""
    left = colours_left(cubes)
    n = 0
    for colour in range(COLOURS):
        numbers[n], weights[n] = CUBE + colour, 1
        n += (left >> colour) & 1
    return n


@rule
def choose(state: State, choice: int) -> None:
    """Put an action or outcome that is possible in the phase into effect; whether it is possible is not checked."""
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


@seldom
def draw(state: State, outcome: int) -> None:
    """Put an outcome of chance into effect."""
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
    """Carry out the one consequence that the phase stands for; nobody chooses it. The actor must be RULES."""
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
