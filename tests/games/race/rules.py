"""The rules of the race.

RA-1: Two runners start on square 0. The race ends when one is on the last square, or after 60 turns.
RA-2: A turn begins with a roll of a die with six faces.
RA-3: The seat runs as many squares as the die shows, but not beyond the last one, or takes one step.
RA-4: A runner that ends its move on the square of the other one sends it back to the start.
RA-5: A seat's points are the number of its square; the most points win.
"""

from jemaa.core.compile import rule
from jemaa.core.contract import CHANCE, OVER, Rules
from jemaa.core.row import Ints
from tests.games.race.actions import RUN, STEP
from tests.games.race.options import LONG
from tests.games.race.state import SEATS, RaceRow

State = RaceRow
FACES, MOST_TURNS, SHORT_TRACK, LONG_TRACK = 6, 60, 20, 30


@rule
def last_square(state: State) -> int:
    """RA-1: the square at which the race ends."""
    return LONG_TRACK if state.track == LONG else SHORT_TRACK


@rule
def actor(state: State) -> int:
    """RA-1, RA-2: nobody after the end, chance before the roll, otherwise the seat whose turn it is."""
    if max(state.squares[0], state.squares[1]) == last_square(state) or state.turns == MOST_TURNS:
        return OVER
    return CHANCE if state.die == 0 else int(state.seat)


@rule
def legal(state: State, actions: Ints) -> int:  # the same in all rows
    """RA-3: both actions."""
    actions[0], actions[1] = STEP, RUN
    return 2


@rule
def outcomes(state: State, possible: Ints, weights: Ints) -> int:  # the same in all rows
    """RA-2: six faces, all equally likely."""
    for face in range(FACES):
        possible[face], weights[face] = face, 1
    return FACES


@rule
def choose(state: State, choice: int) -> None:
    """RA-2 to RA-4: show the die, or move the runner and end the turn."""
    if state.die == 0:
        state.die = choice + 1
        return
    seat = state.seat
    distance = state.die if choice == RUN else 1
    square = min(state.squares[seat] + distance, last_square(state))
    if square == state.squares[1 - seat]:
        state.squares[1 - seat] = 0
    state.squares[seat] = square
    state.die, state.seat, state.turns = 0, 1 - seat, state.turns + 1


@rule
def advance(state: State) -> None:
    """No consequence waits: `choose` does all."""


@rule
def scores(state: State, points: Ints) -> None:
    """RA-5."""
    for seat in range(SEATS):
        points[seat] = state.squares[seat]


@rule
def ranks(state: State, places: Ints) -> None:
    """RA-5: equal ranks share."""
    for seat in range(SEATS):
        places[seat] = 1 + (state.squares[1 - seat] > state.squares[seat])


@rule
def setup(state: State) -> None:
    """RA-1: a row of zeros is a race at its start."""


RULES_OF_THE_RACE = Rules(
    name="race", layout=RaceRow, actor=actor, legal=legal, outcomes=outcomes, choose=choose, advance=advance,
    scores=scores, ranks=ranks, most_legal=2, most_outcomes=FACES, most_players=SEATS)
