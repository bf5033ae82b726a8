"""Whole games for tests: all choices drawn from a stream."""

from collections.abc import Iterator

from jemaa import games
from jemaa.core.chance import Stream
from jemaa.core.choice import Choice
from jemaa.core.game import Game, State
from jemaa.core.record import Record, seats_of

NAMES = ("Amina", "Brahim", "Chama", "Driss", "Esma")


def choose(state: State, stream: Stream) -> Choice:
    """Any action, or an outcome by its weight."""
    if state.chance_outcomes:
        outcomes, weights = zip(*state.chance_outcomes, strict=True)
        drawn: Choice = outcomes[stream.draw(weights)]
        return drawn
    return state.legal_actions[stream.below(len(state.legal_actions))]


def record(name: str, players: int = 2, seed: int = 1, entries: int | None = None) -> Record:
    """A random game: to its end, or of so many entries."""
    game = games.game(name, players)
    stream, state = Stream(seed), game.start()
    made: list[Choice] = []
    while not state.is_over and (entries is None or len(made) < entries):
        made.append(choose(state, stream))
        state = state.apply(made[-1])
    return Record(game, seats_of(NAMES[:players], ["random"] * players), tuple(made), seed=seed)


def walk(game: Game, seed: int) -> Iterator[tuple[State, Choice | None]]:
    """The states of a game played at random, each with what is chosen there; None at the end."""
    stream, state = Stream(seed), game.start()
    while not state.is_over:
        choice = choose(state, stream)
        yield state, choice
        state = state.apply(choice)
    yield state, None
