"""The rule of thumb by which published programs play: a baseline for measuring other bots.

Turn Assam to where the walk is expected to cost least, over the die; with `roll_first`, to where it is expected to cost
the next seat most. Lay a rug over opponents' squares first, then over empty ones.
"""


from jemaa.core.bits import count
from jemaa.core.compile import rule
from jemaa.core.contract import Heuristic
from jemaa.marrakech.actions import AHEAD, FIRST_PLACE
from jemaa.marrakech.market import BOTH_SQUARES, LONGEST_WALK, WALK
from jemaa.marrakech.options import ROLL_FIRST
from jemaa.marrakech.rules import DIE, charged, colour_at, next_seat, owner
from jemaa.marrakech.state import COLOURS, NONE, MarrakechRow

State = MarrakechRow


@rule
def preference(state: State, action: int) -> float:
    """The preference of the acting seat for a legal action: the higher the better; not comparable across phases."""
    return cover(state, action - FIRST_PLACE) if action >= FIRST_PLACE else turn(state, action)


@rule
def turn(state: State, action: int) -> float:
    """The preference for a turn: minus six times the dirhams that the next walker is expected to owe.

    It is plus six times them if that is another seat (MK-7.1).
    """
    heading = (state.facing + action - AHEAD) & 3
    walker = next_seat(state) if state.turn_order == ROLL_FIRST else state.seat
    total = 0.0
    for steps in range(LONGEST_WALK):
        square = WALK[(state.assam * 4 + heading) * 4 + steps] >> 2
        total += DIE[steps] * due(state, walker, square)
    return -total if walker == state.seat else total


@rule
def due(state: State, walker: int, square: int) -> int:
    """The dirhams that the walker would have to pay on a square, whether or not it has them (MK-4.1 to MK-4.3)."""
    colour = colour_at(state, square)
    if colour == NONE or owner(state, colour) == walker or state.out[owner(state, colour)]:
        return 0
    return count(charged(state, colour, 1 << square))


@rule
def cover(state: State, place: int) -> float:
    """The preference for a place: 3 for each opponent's square, 1 for an empty or neutral one, 0 for one's own."""
    squares = BOTH_SQUARES[place]
    opponents, taken = 0, 0
    for colour in range(COLOURS):
        seat = owner(state, colour)
        if seat == state.seat:
            taken += count(state.colours[colour] & squares)
        elif not state.out[seat]:
            opponents += count(state.colours[colour] & squares)
    return opponents * 3.0 + (2 - opponents - taken)


HEURISTIC = Heuristic(preference)
