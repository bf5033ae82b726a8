"""The learner of a game's networks: it says which games are to be played, and learns from them in their order.

What it comes to does not depend on who plays the games, on how many processes do, or on when each is finished. Batch
after batch of games is played with a network that stays the same meanwhile: the one that was reached when the batch
before the last had been learnt from. So the games of the next batch can be played while the learner learns.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeAlias, cast

from jemaa.bots.network import Network
from jemaa.bots.search_play import SearchPlay
from jemaa.bots.self_play import (
    CHUNK,
    SIZE,
    Part,
    Plan,
    Played,
    SelfPlay,
    Size,
    copied,
    first_positions,
    play,
    training_state,
)
from jemaa.bots.training import AVERAGED, GAMES_A_STEP, Experience, TrainingState, learn_from_game, take_step
from jemaa.core.chance import Stream
from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.need_numba import refuse_library

with extras():
    import numpy as np
    import numpy.typing as npt

PART = 10
"""Games that a process plays at a time: a divisor of `self_play.BATCH` and of `CHUNK`."""
START = (0.05, 0.12, 0.02)
"""The standard deviations of the first weights: of the inputs, of the second layer and of the outputs. They are small,
so that play begins by the weighted features alone."""
TRACE = 0.9
SEARCHED_TRACE = 0.7
"""`TRACE` where games are played with searches, which know more than the network."""
KEPT = ("learner", "network", "means", "squares")
"""The networks of `TrainingState` that training goes on from."""

Array: TypeAlias = "npt.NDArray[np.floating]"


class Trainer:
    """Learns from the games of a plan. `games` is how many it has learnt from."""

    def __init__(self, plan: Plan, start: Network | Size = SIZE) -> None:
        """Begin with the weights of `start`, which is not changed, or with small random ones of that size.

        Raises `BadOption` where opponents are to play by the rule of thumb and the game has none, and `JemaaError`
        where rules are run by a library.
        """
        refuse_library("jemaa.bots.trainer")
        game = plan.tables[0].type
        if plan.opponent_mix and game.heuristic is None:
            raise BadOption(f"{game.name} has no rule of thumb for opponents to play by")
        self.plan, self.games = plan, 0
        self.is_new = isinstance(start, Size)
        learner = copied(start) if isinstance(start, Network) else _new_network(game.inputs.count, start, plan.seed)
        self.network = copied(learner)
        """The mean of what was learnt; it changes in place."""
        self.training = training_state(plan, learner, self.network)
        self._before, self._now = copied(learner), copied(learner)
        self._given = 0
        self._waiting: dict[int, Played] = {}

    @property
    def is_done(self) -> bool:
        """Whether all games of the plan are learnt from."""
        return self.games == self.plan.games

    @property
    def error(self) -> float:
        """The root of the mean squared error of the stored shares of the win, over the games at the last table.

        They are what the network predicted, or what searches found.
        """
        squared, number = self.training.squared_error
        return math.sqrt(squared / max(number, 1))

    @property
    def job(self) -> Callable[[Part], Played]:
        """What plays a part, in any process."""
        return partial(play, self.plan, player=SearchPlay if self.plan.simulations else SelfPlay)

    @property
    def parts_left(self) -> int:
        """The number of parts that are still to be added, of which the first may be added in part."""
        return -(-(self.plan.games - self.games) // PART)

    def warm_up(self) -> None:
        """Compile what several processes would else compile at once."""
        self.job(Part(0, 1, self.network))

    def parts(self) -> Iterator[Part]:
        """Parts to be played, each once, in order.

        The iterator ends where further ones need a network that is not learnt yet; `next` then gives more of them once
        enough games were added. Where each part is added before the next one is asked for, it ends with the plan.
        """
        return _Parts(self)

    def next_part(self) -> Part | None:
        """The next part of `parts`; None where it ends."""
        first = self._given
        ahead = first // self.plan.batch - self.games // self.plan.batch
        if first == self.plan.games or ahead > 1:
            return None
        part = self._part(first, self._now if ahead else self._before)
        self._given += part.games
        return part

    def missing(self) -> Iterator[Part]:
        """What is still to be added of a batch that is learnt from in part; nothing between two batches."""
        end = min(-(-self.games // self.plan.batch) * self.plan.batch, self.plan.games)
        return (self._part(first, self._before) for first in range(self.games, end, PART)
                if first not in self._waiting)

    def _part(self, first: int, network: Network) -> Part:
        return Part(first, min(PART, self.plan.games - first), network)

    def add(self, played: Played, watch: Callable[[], object]) -> None:
        """Learn from the games of a part as soon as all before them are learnt from.

        `watch` is called after each batch.
        """
        self._waiting[played.first] = played
        while self.games in self._waiting:
            for experience in self._waiting.pop(self.games).games:
                self._learn(experience)
            if self.games % self.plan.batch == 0 or self.is_done:
                self._end_batch()
                watch()

    def _learn(self, game: Experience) -> None:
        training, plan, number = self.training, self.plan, self.games + 1
        if self.games % CHUNK == 0:
            training.squared_error[0] = training.squared_error[1] = 0.0
        seats = plan.table(self.games).players
        trace = SEARCHED_TRACE if plan.simulations else TRACE
        learn_from_game(training, _load(training, game), seats, trace)
        if number % GAMES_A_STEP == 0 or number == plan.games:
            take_step(training, self._rate(), min(1.0, GAMES_A_STEP / min(AVERAGED, number)))
        self.games = number

    def _rate(self) -> float:
        first, last, power = self.plan.rates
        begun = self.games // self.plan.batch * self.plan.batch
        return last + math.pow(1 - begun / self.plan.games, power) * (first - last)

    def _end_batch(self) -> None:
        if self.is_done and self.is_new:
            _clear_unmet(self.training)
        self._before, self._now = self._now, copied(self.network)

    def state(self) -> dict[str, Array]:
        """The arrays, by name, that training goes on from. They are its own, and valid between two batches only."""
        networks: dict[str, Network] = {name: getattr(self.training, name) for name in KEPT} | {"before": self._before}
        arrays = {f"{name}_{layer}": weights for name, network in networks.items()
                  for layer, weights in zip(Network._fields, network, strict=True)}
        return cast("dict[str, Array]", arrays | {"squared_error": self.training.squared_error})

    def restore(self, games: int, state: Mapping[str, Array]) -> None:
        """Go on where a trainer with the same plan was after so many games, between two batches; copies its `state`.

        Raises `KeyError` or `ValueError` where an array is missing or has another shape, or where it is not between two
        batches of the plan.
        """
        if games % self.plan.batch or not 0 <= games < self.plan.games:
            raise ValueError("it is not between two batches of games")
        for name, own in self.state().items():
            if state[name].shape != own.shape:
                raise ValueError(f"{name} has another shape")
            np.copyto(own, state[name])
        np.copyto(self.training.across, self.training.learner.middle.T)
        self.games = self._given = games
        self._now = copied(self.network)
        self._waiting.clear()


class _Parts(Iterator[Part]):
    def __init__(self, trainer: Trainer) -> None:
        self._trainer = trainer

    def __next__(self) -> Part:
        part = self._trainer.next_part()
        if part is None:
            raise StopIteration
        return part


def _load(training: TrainingState, game: Experience) -> int:
    """Write a game's experience into the buffers that learning reads; returns its number of positions."""
    most, positions = game.memory.indices.shape[2], len(game.memory.spreads)
    own = (*first_positions(training.memory, positions, most), training.leads, training.shares, training.won)
    for buffer, given in zip(own, (*game.memory, game.leads, game.shares, game.won), strict=True):
        np.copyto(cast("Array", buffer), cast("Array", given))
    return positions


def _new_network(inputs: int, size: Size, seed: int) -> Network:
    """Small random weights, the same for the same seed."""
    numbers = np.random.default_rng(Stream(seed).below(1 << 32))
    last = size.second or size.first
    shapes = ((inputs, size.first), (size.first if size.second else 0, last), (2, last))
    return Network(*((numbers.standard_normal(shape) * deviation).astype(np.float32)
                     for shape, deviation in zip(shapes, START, strict=True)))


def _clear_unmet(training: TrainingState) -> None:
    """Set the weights of inputs that were never met to 0: what they began with is noise, and takes room in the file."""
    unmet = ~training.squares.inputs.any(axis=1)
    training.learner.inputs[unmet] = training.network.inputs[unmet] = 0
