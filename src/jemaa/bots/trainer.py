"""The trainer of a game's networks: the tables, learning rates and progress around `bots.training`."""

import math
from collections.abc import Callable
from typing import NamedTuple

from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.evaluate import EvaluationParams
from jemaa.bots.network import MOST_HIDDEN, Network
from jemaa.bots.training import LONGEST, Course, Memory, TrainingState, train_on_games
from jemaa.core.chance import Stream
from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.game import Game
from jemaa.core.game_type import GameType
from jemaa.core.need_numba import refuse_library
from jemaa.core.network_inputs import sparse_input
from jemaa.core.row import blank, floats, ints
from jemaa.core.row import load as load_row

with extras():
    import numpy as np

CHUNK = 500
"""Games that are played at one table before the next table's turn."""
START = (0.05, 0.12, 0.02)
"""The standard deviations of the first weights: of the inputs, of the second layer and of the outputs. They are small,
so that play begins by the weighted features alone."""
TRACE = 0.9
RANDOM_OF_1000 = 20


class Rates(NamedTuple):
    """Learning rates: last + (1 - d) ** power * (first - last) after the share `d` of the games."""

    first: float = 1e-3
    last: float = 1e-5
    power: float = 2.0


RATES = Rates()


class Size(NamedTuple):
    """The hidden units of a network's layers."""

    first: int = 128
    second: int = 32
    """0 where there is one layer."""


SIZE = Size()


class Trainer:
    """Trains one network on one or more tables of a game, in turns."""

    def __init__(self, tables: list[Game], seed: int, start: Network | Size = SIZE, rates: Rates = RATES,
                 opponent_mix: int = 0) -> None:
        """Begin with the weights of `start`, which is not changed, or with small random ones of that size.

        `tables` are of one game, and none has more players than the first, which is not checked.
        `opponent_mix` is the percentage of games in which each seat plays by the game's rule of thumb; raises
        `BadOption` where the game has none, and `JemaaError` where rules are run by a library.
        """
        refuse_library("jemaa.bots.trainer")
        self._rates = rates
        self._opponent_mix = opponent_mix
        self._tables = tables
        self._stream = Stream(seed)
        game, seats = tables[0].type, tables[0].players
        if opponent_mix and game.heuristic is None:
            raise BadOption(f"{game.name} has no rule of thumb for opponents to play by")
        search, inputs = compiled_search(game), game.inputs
        self._train_on_games = game.functions.bind(train_on_games)
        self._is_new = isinstance(start, Size)
        learner = _copy(start) if isinstance(start, Network) else _new_network(inputs.count, start, self._stream)
        self.network = _copy(learner)
        self._params = EvaluationParams(search.weights, self.network)
        self.training = _training_state(game, seats, learner, self.network)

    def train(self, games: int, watch: Callable[[int, float], object]) -> Network:
        """Train on `games` games and return the network; `watch` is called after each chunk.

        `watch` gets the number of games of this call so far, and the root of the mean squared error of the shares that
        were predicted in the chunk. The network is `self.network`: training again changes it in place, and begins with
        the first learning rate.
        """
        for played in range(0, games, CHUNK):
            table = self._tables[played // CHUNK % len(self._tables)]
            self._train_chunk(min(CHUNK, games - played), played, games, table)
            squared, number = self.training.squared_error
            watch(min(played + CHUNK, games), math.sqrt(squared / max(number, 1)))
        if self._is_new:
            _clear_unmet(self.training)
        return self.network

    def _train_chunk(self, games: int, played: int, wanted: int, table: Game) -> None:
        training = self.training
        training.rows[0] = load_row(table.type.rules.layout, bytes(table.start()))[0]
        training.squared_error[0] = training.squared_error[1] = 0.0
        first, last, power = self._rates
        rate = last + (1 - played / wanted) ** power * (first - last)
        course = Course(TRACE, RANDOM_OF_1000, self._opponent_mix, rate)
        self._train_on_games(training, self._params, table.players, course, games, played,
                             self._stream.below(1 << 32))


def _training_state(game: GameType, seats: int, learner: Network, mean: Network) -> TrainingState:
    """Buffers for a game's tables of `seats` seats."""
    rules, inputs, size = game.rules, game.inputs, game.rules.most_players
    shape = (LONGEST + 1, seats, inputs.most)
    numbers = shape[:2]
    memory = Memory(np.zeros(shape, np.int32), np.zeros(shape, np.float32), np.zeros(numbers, np.int64),
                    np.zeros(numbers), np.zeros(shape[0]), *(np.zeros(numbers) for _ in range(4)))
    return TrainingState(
        rows=blank(rules.layout, 3), learner=learner, network=mean,
        across=learner.middle.T.copy(), gradient=_zeros(learner), means=_zeros(learner), squares=_zeros(learner),
        memory=memory,
        sparse=sparse_input(inputs.most), actions=ints(max(rules.most_legal, rules.most_outcomes)),
        weights=ints(rules.most_outcomes), results=ints(size), expected_leads=floats(size),
        expected_shares=floats(size),
        features=floats(size * len(game.evaluation.names)), leads=floats(size), shares=floats(size), won=floats(size),
        predicted_leads=floats(size), predicted_shares=floats(size), hidden=np.zeros(MOST_HIDDEN, np.float32),
        seats_hidden=np.zeros((size, MOST_HIDDEN), np.float32), deltas=np.zeros(MOST_HIDDEN, np.float32),
        squared_error=floats(2))


def _new_network(inputs: int, size: Size, stream: Stream) -> Network:
    """Small random weights, the same for the same stream."""
    numbers = np.random.default_rng(stream.below(1 << 32))
    last = size.second or size.first
    shapes = ((inputs, size.first), (size.first if size.second else 0, last), (2, last))
    return Network(*((numbers.standard_normal(shape) * deviation).astype(np.float32)
                     for shape, deviation in zip(shapes, START, strict=True)))


def _clear_unmet(training: TrainingState) -> None:
    """Set the weights of inputs that were never met to 0: what they began with is noise, and takes room in the file."""
    unmet = ~training.squares.inputs.any(axis=1)
    training.learner.inputs[unmet] = training.network.inputs[unmet] = 0


def _zeros(network: Network) -> Network:
    return Network(*(np.zeros_like(weights) for weights in network))


def _copy(network: Network) -> Network:
    return Network(*(np.array(weights, np.float32) for weights in network))
