"""Uses every compiled function of each game once, so that whoever comes next finds all of them in the cache."""

from jemaa.core.chance import Stream
from jemaa.core.game import Game
from jemaa.core.row import ints
from jemaa.games import GAMES, game
from tests.played import choose


def compile_all(played: Game) -> None:
    """One random game through `State`, and one in the compiled loop."""
    stream, state = Stream(seed=0), played.start()
    while not state.is_over:
        choice = choose(state, stream)
        state.events(choice)
        state = state.apply(choice)
    assert len(state.scores) == len(state.ranking)
    most = played.rules.most_legal
    played.loops.play_random(played.start()._load(), 0, 1, ints(most))
    played.loops.play_out(played.start()._load(), 0, 1)


if __name__ == "__main__":
    for name in GAMES:
        compile_all(game(name, players=2))
