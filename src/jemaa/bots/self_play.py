"""Plays the games that a network learns from: any part of them, in any process, the same ones everywhere.

A game follows from the plan, its number and the network that plays it, and from nothing else.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, cast

from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.evaluate import EvaluationParams
from jemaa.bots.network import MOST_HIDDEN, Network
from jemaa.bots.policy_network import no_policy
from jemaa.bots.training import Course, Experience, Memory, TrainingState, self_play
from jemaa.core.chance import Stream
from jemaa.core.extra import extras
from jemaa.core.game import Game
from jemaa.core.network_inputs import sparse_input
from jemaa.core.row import Floats, blank, floats, ints
from jemaa.core.row import load as load_row

with extras():
    import numpy as np
    import numpy.typing as npt

LONGEST = 1024
"""The largest number of positions of a game that are learnt from: the first ones."""
CHUNK = 500
"""Games that are played at one table before the next table's turn."""
BATCH = 100
"""Games that are played with the same network, where a plan says nothing else."""
RANDOM_OF_1000 = 20
LANE = 1
"""The lane of `core.chance.Stream` that games are played from; the first weights are drawn from lane 0."""


class Size(NamedTuple):
    """The hidden units of a network's layers."""

    first: int = 128
    second: int = 32
    """0 where there is one layer."""


class Rates(NamedTuple):
    """Learning rates: last + (1 - d) ** power * (first - last) after the share `d` of the games."""

    first: float = 1e-3
    last: float = 1e-5
    power: float = 2.0


SIZE, RATES = Size(), Rates()


class Plan(NamedTuple):
    """What is trained, and how: what training comes to follows from this and the first weights."""

    tables: tuple[Game, ...]
    """Tables of one game that take turns; none has more players than the first, which is not checked."""
    games: int
    """At least 1."""
    seed: int = 1
    """0..2**32 - 1."""
    rates: Rates = RATES
    opponent_mix: int = 0
    """The percentage of games in which each seat plays by the game's rule of thumb."""
    batch: int = BATCH
    """Games that are played with the same network: a multiple of `BATCH`, which is not checked."""
    simulations: int = 0
    """Those of the search before each choice (`bots.search_play`); 0 where one choice is looked ahead."""

    def table(self, number: int) -> Game:
        """The table at which game `number`, from 0, is played."""
        return self.tables[number // CHUNK % len(self.tables)]


@dataclass(frozen=True)
class Part:
    """A task for a process: some games of a plan, to be played with one network."""

    first: int
    """The number of the first of them, from 0."""
    games: int
    network: Network = field(compare=False, repr=False)


class Played(NamedTuple):
    """The games of a part."""

    first: int
    """As in `Part`."""
    games: list[Experience]


class SelfPlay:
    """Plays games of a plan, in this process."""

    def __init__(self, plan: Plan, network: Network) -> None:
        """Make room for networks of the same size as `network`."""
        game = plan.tables[0].type
        self._plan, self._network = plan, copied(network)
        self._training = training_state(plan, self._network, self._network)
        self._params = EvaluationParams(compiled_search(game).weights, self._network, no_policy())
        self._play = game.functions.bind(self_play)

    def play(self, part: Part) -> Played:
        """The games of a part; its network must be of the right size."""
        for own, given in zip(self._network, part.network, strict=True):
            np.copyto(own, given)
        return Played(part.first, [self._game(number) for number in range(part.first, part.first + part.games)])

    def _game(self, number: int) -> Experience:
        training, table = self._training, self._plan.table(number)
        training.rows[0] = load_row(table.type.rules.layout, bytes(table.start()))[0]
        positions = self._play(training, self._params, table.players, course(self._plan), word(self._plan, number))
        return experience(training.memory, positions, training.leads, training.shares, training.won)


def course(plan: Plan) -> Course:
    """How the games of a plan are played."""
    return Course(RANDOM_OF_1000, plan.opponent_mix)


def word(plan: Plan, number: int) -> int:
    """The state of the quick generator that all chance in a game follows from."""
    return Stream(plan.seed, number, LANE).below(1 << 32)


def play(plan: Plan, part: Part, player: Callable[[Plan, Network], SelfPlay] = SelfPlay) -> Played:
    """Play the games of a part. The buffers for that stay in memory for further parts of the same plan and player."""
    return _player(player, plan, tuple(weights.shape for weights in part.network)).play(part)


@lru_cache(1)
def _player(player: Callable[[Plan, Network], SelfPlay], plan: Plan, shapes: tuple[tuple[int, int], ...]) -> SelfPlay:
    return player(plan, Network(*(np.zeros(shape, np.float32) for shape in shapes)))


def training_state(plan: Plan, learner: Network, mean: Network, longest: int = LONGEST) -> TrainingState:
    """Buffers to play or to learn with; the two networks become part of them, and the others are 0.

    `longest` positions of a game are stored at most.
    """
    game, seats = plan.tables[0].type, plan.tables[0].players
    rules, inputs, size = game.rules, game.inputs, game.rules.most_players
    shape = (longest + 1, seats, inputs.most)
    numbers = shape[:2]
    memory = Memory(np.zeros(shape, np.int32), np.zeros(shape, np.float32), np.zeros(numbers, np.int64),
                    np.zeros(numbers), np.zeros(shape[0]), np.zeros(shape[0], np.bool_),
                    *(np.zeros(numbers) for _ in range(4)))
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


def copied(network: Network) -> Network:
    """A copy of a network's weights."""
    return Network(*(np.array(weights, np.float32) for weights in network))


def _zeros(network: Network) -> Network:
    return Network(*(np.zeros_like(weights) for weights in network))


def experience(memory: Memory, positions: int, leads: Floats, shares: Floats, won: Floats) -> Experience:
    """A copy of what was stored of a game; behind each seat's inputs are zeros.

    `leads`, `shares` and `won` are those of `TrainingState` after the game.
    """
    counts = memory.counts[:positions]
    most = int(counts.max(initial=0))
    copies: Iterable[Any] = map(np.array, first_positions(memory, positions, most))
    kept = Memory(*copies)
    behind = np.arange(most) >= counts[:, :, None]
    kept.indices[behind] = 0
    kept.values[behind] = 0
    return Experience(kept, np.array(leads), np.array(shares), np.array(won))


def first_positions(memory: Memory, positions: int, most: int) -> Memory:
    """Views of the first positions of a memory, with the first `most` inputs of each seat."""
    shorter = memory._replace(indices=memory.indices[:, :, :most], values=memory.values[:, :, :most])
    views = cast("Iterable[npt.NDArray[Any]]", shorter)
    return Memory(*(numbers[:positions] for numbers in views))
