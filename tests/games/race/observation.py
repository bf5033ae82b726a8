"""What a seat of the race observes, as numbers."""

from jemaa.core.compile import rule
from jemaa.core.observation import ObservationSpec, Plane
from jemaa.core.row import Ints
from tests.games.race.rules import FACES, LONG_TRACK, MOST_TURNS
from tests.games.race.state import SEATS, RaceRow

State = RaceRow


@rule
def observe(state: State, seat: int, out: Ints) -> None:
    """Write the planes as `seat` sees them."""
    for i in range(SEATS):
        out[i] = state.squares[(seat + i) % SEATS]
    out[2], out[3], out[4] = state.seat == seat, state.die, state.turns
    out[5] = state.track


OBSERVATION = ObservationSpec((
    Plane("squares", (SEATS,), 0, LONG_TRACK, "[seat] its runner's square"),
    Plane("mine", (1,), 0, 1, "1 if it is the observing seat's turn"),
    Plane("die", (1,), 0, FACES, "what the die shows; 0 before the roll"),
    Plane("turns", (1,), 0, MOST_TURNS, "the turns that are over"),
    Plane("track", (1,), 0, 1, "1 on the long track"),
), observe)
