"""The features of a position of Marrakech, from which its value to each seat is calculated with weights.json."""

from pathlib import Path

from jemaa.core.bits import count, has
from jemaa.core.compile import rule
from jemaa.core.contract import Evaluation
from jemaa.core.row import Floats
from jemaa.marrakech.market import REACHED, WALK
from jemaa.marrakech.options import ROLL_FIRST
from jemaa.marrakech.rules import DIE, equal_dues, next_seat, owner, two_colours
from jemaa.marrakech.state import ASSAM, COLOURS, LAY, NEXT, NONE, ROLL, MarrakechRow

State = MarrakechRow

POINTS, RUGS, HALVES, AREAS, TOLL, POVERTY = range(6)
NAMES = ("points", "rugs", "halves", "areas", "toll", "poverty")
"""points: halves and dirhams now (MK-6.2). rugs: left to lay. halves: visible ones. areas: the sum of what is due on
each of one's squares, divided by ten, so the squares of the areas' sizes: how often they are met times what they earn.
toll: the dirhams that the next walk is expected to cost the walker, below 0, or an equal share of that for the others,
above 0. poverty: dirhams missing to 10, or 0. All are 0 for a seat that is out. The weights of features change in the
course of a game (`phase_weight`), the features do not depend on it."""
POOR = 10


@rule
def write_features(state: State, features: Floats) -> None:
    """Write each player's features: features[seat * 6 + feature], in the order of NAMES; all 0 for those out."""
    for i in range(state.players * len(NAMES)):
        features[i] = 0.0
    for seat in range(state.players):
        if not state.out[seat]:
            write_holdings(state, features, seat)
    write_areas(state, features)


@rule
def write_holdings(state: State, features: Floats, seat: int) -> None:
    """Write the features of what a seat holds: points, halves of rugs, rugs left, poverty."""
    base = seat * len(NAMES)
    halves, rugs = count(state.colours[seat]), state.unlaid[seat]
    if two_colours(state):
        halves += count(state.colours[seat + state.players])
        rugs += state.unlaid[seat + state.players]
    features[base + POINTS] = halves + state.dirhams[seat]
    features[base + HALVES] = halves
    features[base + RUGS] = rugs
    features[base + POVERTY] = max(0, POOR - state.dirhams[seat])


@rule
def write_areas(state: State, features: Floats) -> None:
    """Add what is due on each seat's squares to its "areas", and write "toll".

    Both must be 0 before. Squares of seats that are out count nothing.
    """
    walker = next_walker(state)
    ahead, left, right = 0.0, 0.0, 0.0
    for colour in range(COLOURS):
        payee = owner(state, colour)
        rest = 0 if state.out[payee] else state.colours[colour]
        while rest:
            squares, due = equal_dues(state, colour, rest & -rest)
            rest &= ~squares
            features[payee * len(NAMES) + AREAS] += count(squares) * due / 10.0
            if payee != walker:
                ahead += due * chance_to_stop(state, squares, 0)
                left += due * chance_to_stop(state, squares, 3)
                right += due * chance_to_stop(state, squares, 1)
    if walker != NONE:
        write_toll(state, features, walker, ahead, left, right)


@rule
def next_walker(state: State) -> int:
    """The seat whose roll comes next in the phases ROLL, ASSAM, LAY and NEXT; NONE in the others.

    It is NONE, too, after the last rug. In the phase LAY the rug that is to be laid still counts as one.
    """
    own_walk = state.phase == ROLL or (state.phase == ASSAM and state.turn_order != ROLL_FIRST)
    if own_walk:
        return int(state.seat)
    return next_seat(state) if state.phase in (ASSAM, LAY, NEXT) else NONE


@rule
def chance_to_stop(state: State, squares: int, turn: int) -> float:
    """The probability (0..1) that Assam's walk from his square ends on one of `squares` (bits), after he has turned.

    `turn` counts quarter turns to the right: 0 ahead, 1 right, 3 left. The die has not been rolled.
    """
    start = state.assam * 4 + ((state.facing + turn) & 3)
    if squares & REACHED[start] == 0:
        return 0.0
    ways = 0
    for i in range(4):
        ways += DIE[i] * has(squares, WALK[start * 4 + i] >> 2)
    return ways / 6.0


@rule
def write_toll(state: State, features: Floats, walker: int, ahead: float, left: float, right: float) -> None:
    """Write "toll": minus the walker's expected payment, and for each other seat in the game an equal share of it.

    `ahead`, `left` and `right` are the dirhams that the walk is expected to cost after each turn. In the phase
    ROLL, `ahead` counts. Before, it is the least of them; with `roll_first`, where the seat before turns Assam, the
    most, with `must_turn` only of left and right. Seats that are out are not written.
    """
    if state.phase == ROLL:
        toll = ahead
    elif state.turn_order == ROLL_FIRST:
        toll = max(left, right) if state.must_turn else max(ahead, left, right)
    else:
        toll = min(ahead, left, right)
    others = 0
    for seat in range(state.players):
        others += seat != walker and state.out[seat] == 0
    for seat in range(state.players):
        if seat == walker:
            features[seat * len(NAMES) + TOLL] = -toll
        elif state.out[seat] == 0:
            features[seat * len(NAMES) + TOLL] = toll / others


@rule
def phase_weight(state: State) -> float:
    """The share of the game that is left, 1.0 to 0.0: rugs out of the 48 of two or four players.

    Fewer lie ready at the start for three (45), and with `single` (30): 0.9375 and 0.625 (MK-2.2, MK-2.3).
    """
    rugs = 0
    for colour in range(COLOURS):
        rugs += state.unlaid[colour]
    return rugs / 48.0


EVALUATION = Evaluation(names=NAMES, write_features=write_features, phase_weight=phase_weight,
                        weights=Path(__file__).with_name("weights.json"),
                        tables=((2, {}), (3, {}), (4, {}), (2, {"two_player_rugs": "single"})))
