"""One random choice at once, without listing all: what random play needs."""

from jemaa.core.chance import below, step
from jemaa.core.compile import rule
from tests.games.race.rules import FACES
from tests.games.race.state import RaceRow

State = RaceRow


@rule
def sample(state: State, word: int) -> tuple[int, int]:
    """A face of the die before the roll, otherwise an action; and the generator's next state."""
    word = step(word)
    return below(word, FACES if state.die == 0 else 2), word
