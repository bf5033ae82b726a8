"""Plays the games that a network learns from on a GPU: each game has a thread, which runs what `self_play` runs.

The dice and all else at random are those that a CPU draws for a game. A GPU rounds sums otherwise, though, and so
chooses otherwise where two actions are worth nearly the same: a training is the same on every GPU of one kind, and not
that of a CPU.
"""

from collections.abc import Generator, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.evaluate import EvaluationParams
from jemaa.bots.policy_network import no_policy
from jemaa.bots.self_play import BATCH, Part, Plan, Played, course, experience, training_state, word
from jemaa.bots.trainer import Trainer
from jemaa.bots.training import Course, Memory, TrainingState, self_play
from jemaa.core.binding import template
from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.game_type import GameType
from jemaa.core.kernels import Kernel, Source, check, compiled, free_memory, source, to_device
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import Ints, Rows, load

with extras():
    import numpy as np
    from numba import cuda

THREADS = 1
"""Threads of a block. Games part ways soon: threads that share a block's instructions would wait for each other."""
POSITIONS = 512
"""The largest number of positions of a game that are learnt from here: memory is taken for so many of each game."""
SPARE = 1.05
"""More memory than the buffers take is needed by this factor."""
GIB = 2**30

Games: TypeAlias = Any
"""The buffers of games that are played at once: a `TrainingState` whose arrays have one more axis (`batch_buffers`)."""


class Batch(NamedTuple):
    """What differs from game to game, and the length of each."""

    players: Ints
    words: Ints
    """The state of the quick generator that each game follows from."""
    positions: Ints
    """Written by the kernel: the number of positions that were stored."""


@template
def buffers_of(games: Games, at: int) -> TrainingState:
    """The buffers of one of the games that are played at once."""
    memory, sparse = games.memory, games.sparse
    return TrainingState(
        games.rows[at], games.learner, games.network, games.across, games.gradient, games.means, games.squares,
        Memory(memory.indices[:, at], memory.values[:, at], memory.counts[:, at], memory.points[:, at],
               memory.spreads[:, at], memory.searched[:, at], memory.leads[:, at], memory.shares[:, at],
               memory.lucky_leads[:, at], memory.lucky_shares[:, at]),
        SparseInput(sparse.size[at], sparse.indices[at], sparse.values[at]),
        games.actions[at], games.weights[at], games.results[at], games.features[at], games.leads[at], games.shares[at],
        games.won[at], games.expected_leads[at], games.expected_shares[at], games.predicted_leads[at],
        games.predicted_shares[at], games.hidden[at], games.seats_hidden[at], games.deltas, games.squared_error)


@template
def play_number(games: Games, params: EvaluationParams, played: Course, batch: Batch, at: int) -> None:
    """Play one of the games that are played at once, as `self_play` plays a game."""
    batch.positions[at] = self_play(buffers_of(games, at), params, batch.players[at], played, batch.words[at])


@lru_cache
def play_source(game: GameType) -> Source:
    """The kernel that plays games, one thread each, as a Python function."""

    def self_play_kernel(games: Games, params: EvaluationParams, played: Course, batch: Batch) -> None:
        at = cuda.grid(1)
        if at < len(batch.positions):
            play_number(games, params, played, batch, at)

    return source(game.functions, self_play_kernel)


@lru_cache
def _kernel(game: GameType) -> Kernel:
    check()
    return compiled(play_source(game))


class DevicePlay:
    """Plays the games that a trainer learns from on the GPU, a whole batch at once."""

    def __init__(self, trainer: Trainer) -> None:
        """Make room on the GPU for a batch of the trainer's plan.

        Raises `MissingExtra` without the libraries for it, and `BadOption` where there is no GPU, or too little memory.
        """
        plan, network = trainer.plan, trainer.network
        kind = plan.tables[0].type
        self._trainer, self._kernel = trainer, _kernel(kind)
        self._params = to_device(EvaluationParams(compiled_search(kind).weights, network, no_policy()))
        self._network: tuple[Any, ...] = self._params.network
        games = batch_buffers(training_state(plan, network, network, POSITIONS), plan.batch)
        _check_memory(games, plan.batch)
        self._games = to_device(games)

    def played(self) -> Generator[Played]:
        """All parts that the trainer asks for; each has to be added to it before the next one is asked for.

        While it learns from a batch, the next one is played.
        """
        parts = self._batch()
        lengths = self._start(parts)
        while parts:
            played = self._collect(parts, lengths)
            parts = self._batch()
            if parts:
                lengths = self._start(parts)
            yield from played

    def play(self, part: Part) -> Played:
        """The games of a part."""
        return next(self._collect([part], self._start([part])))

    def _batch(self) -> list[Part]:
        """The parts of the next batch that the trainer can give already; none at the end of its plan."""
        parts = list[Part]()
        for part in self._trainer.parts():
            parts.append(part)
            if (part.first + part.games) % self._trainer.plan.batch == 0:
                break
        return parts

    def _start(self, parts: Sequence[Part]) -> Any:
        """Begin to play some parts with one network; returns at once where `_collect` will find the games' lengths."""
        plan = self._trainer.plan
        numbers = [number for part in parts for number in range(part.first, part.first + part.games)]
        for there, weights in zip(self._network, parts[0].network, strict=True):
            there.copy_to_device(weights)
        self._games.rows[: len(numbers)].copy_to_device(_starts(plan, numbers))
        batch = to_device(Batch(*map(np.array, ([plan.table(number).players for number in numbers],
                                                [word(plan, number) for number in numbers], [0] * len(numbers)))))
        self._kernel[-(-len(numbers) // THREADS), THREADS](self._games, self._params, course(plan), batch)
        return batch.positions

    def _collect(self, parts: Sequence[Part], positions: Any) -> Iterator[Played]:
        """Wait for what was begun last, and copy it from the GPU before this returns: its games, part by part."""
        lengths = positions.copy_to_host()
        games, longest = self._games, int(lengths.max())
        memory = [array[:longest].copy_to_host() for array in games.memory]
        ends = [array.copy_to_host() for array in (games.leads, games.shares, games.won)]
        stored = (experience(Memory(*(array[:, at] for array in memory)), length, *(end[at] for end in ends))
                  for at, length in enumerate(lengths))
        return (Played(part.first, list(islice(stored, part.games))) for part in parts)


def batch_buffers(one: TrainingState, games: int) -> Games:
    """Buffers for games that are played at once, each as the buffers `one` of a single game.

    In the memory, positions come before games, so that what few positions take can be copied in one piece. What only
    learning needs is that of `one`, and never read.
    """
    def many(array: Any, axis: int = 0) -> Any:
        return np.zeros((*array.shape[:axis], games, *array.shape[axis:]), array.dtype)

    played = {name: many(array) for name, array in one._asdict().items()
              if isinstance(array, np.ndarray) and name not in {"across", "deltas", "squared_error"}}
    return one._replace(**played, sparse=SparseInput(*map(many, one.sparse)),
                        memory=Memory(*(many(array, 1) for array in one.memory)))


def _check_memory(games: Games, number: int) -> None:
    """Raise `BadOption`, which says how many games fit, unless these buffers of so many fit the GPU's memory."""
    needed, free = SPARE * _bytes(games), free_memory()
    if needed > free:
        most = int(number * free / needed) // BATCH * BATCH
        raise BadOption(f"a batch of {number} games needs {needed / GIB:.1f} GiB of the GPU's memory, and "
                        f"{free / GIB:.1f} are free; "
                        + (f"give a batch of {most} games or fewer" if most else "use device 'cpu'"))


def _bytes(given: Any) -> int:
    """The size of an array, or of all in a named tuple."""
    return sum(map(_bytes, given)) if isinstance(given, tuple) else int(given.nbytes)


def _starts(plan: Plan, numbers: Sequence[int]) -> Rows:
    """(games, 3) the rows of the games with these numbers, the first of each as it begins."""
    tables = {table: load(table.type.rules.layout, bytes(table.start()))[0] for table in plan.tables}
    rows = np.zeros((len(numbers), 3), plan.tables[0].type.rules.layout.dtype)
    for at, number in enumerate(numbers):
        rows[at, 0] = tables[plan.table(number)]
    return rows
