"""Draws one random choice without listing all of them, for random play on the CPU and on a GPU."""


from jemaa.core.chance import below, step
from jemaa.core.compile import rule, seldom
from jemaa.core.row import table
from jemaa.marrakech.actions import FIRST_PLACE, FIRST_SEAT, LEFT, RIGHT, ROLL_BASE, RUG_BASE
from jemaa.marrakech.market import BESIDE, BESIDE_COUNT, MOST_BESIDE
from jemaa.marrakech.options import ROLL_FIRST
from jemaa.marrakech.rules import DIE, forbidden_places, is_forbidden, pile_being_turned_up
from jemaa.marrakech.state import ASSAM, FIRST, LAY, ROLL, MarrakechRow

State = MarrakechRow

FACES = table([slippers for slippers in range(1, 5) for _ in range(DIE[slippers - 1])])
"""The slippers on each of the die's six faces (MK-1.2)."""


@rule
def sample(state: State, word: int) -> tuple[int, int]:
    """A random legal action (all equally likely) or outcome (by weight), and the generator's next state."""
    phase = state.phase
    if phase == LAY:
        return sample_place(state, word)
    word = step(word)
    if phase == ROLL:
        return ROLL_BASE + FACES[below(word, len(FACES))], word
    if phase == ASSAM:
        return sample_turn(state, word), word
    if phase == FIRST:
        return FIRST_SEAT + below(word, state.players), word
    return sample_rug(state, word), word


@rule
def sample_place(state: State, word: int) -> tuple[int, int]:
    """MK-5: the action for a random legal place for a rug, and the generator's next state.

    Draws again while the place is forbidden (MK-5.3), so there must be one that is not (MK-5.4).
    """
    across, upright = forbidden_places(state)
    square, n = state.assam * MOST_BESIDE, BESIDE_COUNT[state.assam]
    word = step(word)
    place = BESIDE[square + below(word, n)]
    while is_forbidden(across, upright, place):
        word = step(word)
        place = BESIDE[square + below(word, n)]
    return FIRST_PLACE + place, word


@rule
def sample_turn(state: State, word: int) -> int:
    """MK-3.2: the action for a random turn of Assam; without AHEAD where MK-7.2 forbids it."""
    if state.must_turn and state.turn_order == ROLL_FIRST:
        return LEFT + below(word, 2) * (RIGHT - LEFT)
    return LEFT + below(word, 3)


@seldom
def sample_rug(state: State, word: int) -> int:
    """MK-2.3: the outcome for a random next rug of a shuffled pile, by how many of each colour are left."""
    first = pile_being_turned_up(state)
    second = first + state.players
    drawn = below(word, state.unlaid[first] + state.unlaid[second])
    return RUG_BASE + (first if drawn < state.unlaid[first] else second)
