"""Uses what a game compiles once: its rules, its search, the bots of a server and self-play.

Whoever comes next finds it in the cache.

`python -m tests.warm marrakech`.
"""

import sys

from jemaa.bots import hire, self_play
from jemaa.bots.search import Plan, Search
from jemaa.bots.trainer import Trainer
from jemaa.core.chance import Stream
from jemaa.core.game import Game
from jemaa.core.loops import play_out, play_random
from jemaa.core.row import ints
from jemaa.games import game
from jemaa.server.live.kept_bots import KeptBots
from jemaa.server.live.workers import carry_out, first_tasks
from tests.played import choose, walk

PLANS = (Plan(simulations=4, reuse=True, exact=4), Plan(simulations=4, leaf="playout"))


def compile_all(played: Game) -> None:
    """One random game through `State`, and one in the compiled loop."""
    stream, state = Stream(seed=0), played.start()
    while not state.is_over:
        choice = choose(state, stream)
        state.events(choice)
        state = state.apply(choice)
    assert len(state.scores) == len(state.ranking)
    most = played.type.rules.most_legal
    played.type.functions.bind(play_random)(played.start()._load(), 0, 1, ints(most))
    played.type.functions.bind(play_out)(played.start()._load(), 0, 1)


def search_all(played: Game) -> None:
    """What looks ahead, near the end and before."""
    states = [state for state, _ in walk(played, 5) if len(state.legal_actions) > 2]
    for state in (states[len(states) // 2], states[-1]):
        for plan in PLANS:
            Search(Stream(1), plan).analyse(state)
    hire("flat", Stream(1)).choose(states[-1])


def serve_all(name: str) -> None:
    """What a server's bots choose first; until that is compiled a person at a table waits for them."""
    kept = KeptBots()
    for task in first_tasks(name):
        carry_out(kept, task)


def train_all(played: Game) -> None:
    """A game from which a network learns."""
    plan = self_play.Plan((played,), games=1)
    self_play.play(plan, self_play.Part(0, 1, Trainer(plan, self_play.Size(8, 4)).network))


if __name__ == "__main__":
    warmed = game(sys.argv[1], players=2)
    compile_all(warmed)
    search_all(warmed)
    serve_all(warmed.name)
    train_all(warmed)
