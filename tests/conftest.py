"""Before several workers start at once, one process compiles the rules, so that the workers find them in the cache."""

import pytest

from jemaa.core.chance import Stream
from jemaa.core.compile import INTERPRETED
from jemaa.core.game import Game
from jemaa.core.row import ints
from jemaa.games import GAMES, game
from tests.played import choose


def pytest_sessionstart(session: pytest.Session) -> None:
    """Runs in the process that starts the workers, before it does, and in each worker."""
    has_workers = session.config.getoption("numprocesses", default=None)
    is_worker = hasattr(session.config, "workerinput")
    if has_workers and not is_worker and not INTERPRETED:
        for name in GAMES:
            compile_all(game(name, players=2))


def compile_all(played: Game) -> None:
    """Use every compiled function of a game once."""
    stream, state = Stream(seed=0), played.start()
    while not state.is_over:
        choice = choose(state, stream)
        state.events(choice)
        state = state.apply(choice)
    most = played.rules.most_legal + played.rules.most_outcomes
    played.loops.play_random(played.start()._load(), 0, 1, ints(most), ints(most))
    assert state.scores
    assert state.ranking
