"""Trainers after some games, played in this process."""

from collections.abc import Callable

from jemaa import games
from jemaa.bots.network import Network
from jemaa.bots.self_play import SIZE, Plan, Size, play
from jemaa.bots.trainer import Trainer

ONE = games.game("marrakech", 2, two_player_rugs="single")
SMALL = Size(8, 4)


def learn(trainer: Trainer, watch: Callable[[], object] = lambda: None) -> Trainer:
    """Have a trainer learn from all games of its plan, in their order."""
    for part in trainer.parts():
        trainer.add(play(trainer.plan, part), watch)
    return trainer


def trained(seed: int, played: int, start: Network | Size = SIZE) -> Trainer:
    """A trainer after so many games with one colour each."""
    return learn(Trainer(Plan((ONE,), played, seed), start))
