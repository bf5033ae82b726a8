"""Games at random for the tests of Morocco."""

from collections.abc import Iterator

from jemaa.core.chance import Stream
from jemaa.core.choice import Choice
from jemaa.core.game import State
from jemaa.morocco.game import Morocco
from tests.played import choose


def walk(game: Morocco, seed: int) -> Iterator[tuple[State, Choice | None]]:
    """The states of a game, each with what is chosen there; None at the end."""
    stream, state = Stream(seed), game.start()
    while not state.is_over:
        choice = choose(state, stream)
        yield state, choice
        state = state.apply(choice)
    yield state, None
