"""Games on a GPU: each game has a thread, which runs the same rules as the CPU; the arrays stay on the GPU."""

from functools import lru_cache
from typing import NamedTuple

import numba
import numpy as np
import numpy.typing as npt
from numba import cuda

from jemaa.core.game import Game
from jemaa.core.game_type import GameType
from jemaa.core.kernels import SIMULATED, Kernel, Source, check, compiled, source, to_device, unwrapped
from jemaa.core.row import Rows, dump
from jemaa.envs.arrays import NUMBER, SEED, Arrays, Buffers, Settings, blank_rows, check_seed, make_arrays
from jemaa.envs.dlpack import CUDA, Array, Shared
from jemaa.envs.stepping import begin_one, go_to_start, play_one, sample_one, step_one

THREADS = 128
"""Threads of a block."""
SEATS = 8
"""The length of a buffer with a number for each seat."""


class Sources(NamedTuple):
    """A game's kernels as Python functions, one thread a game; see `envs.stepping` for each."""

    reset: Source
    step: Source
    sample: Source
    play: Source


class Kernels(NamedTuple):
    """A game's kernels as in `Sources`, each compiled when it is first launched."""

    reset: Kernel
    step: Kernel
    sample: Kernel
    play: Kernel


@lru_cache
def sources(game: GameType) -> Sources:
    """A game's kernels as Python functions."""
    listed, weighed = max(game.rules.most_legal, game.rules.most_outcomes), game.rules.most_outcomes

    def reset_kernel(arrays: Arrays, settings: Settings) -> None:
        at = cuda.grid(1)
        if at < arrays.actor.shape[0]:
            buffers = Buffers(cuda.local.array(listed, numba.int16), cuda.local.array(weighed, numba.int16),
                              cuda.local.array(SEATS, numba.int64))
            go_to_start(arrays, at)
            begin_one(arrays, at, settings, buffers)

    def step_kernel(arrays: Arrays, given: npt.NDArray[np.int64], settings: Settings) -> None:
        at = cuda.grid(1)
        if at < arrays.actor.shape[0]:
            buffers = Buffers(cuda.local.array(listed, numba.int16), cuda.local.array(weighed, numba.int16),
                              cuda.local.array(SEATS, numba.int64))
            step_one(arrays, at, given[at], settings, buffers)

    def sample_kernel(arrays: Arrays, sampled: npt.NDArray[np.int64]) -> None:
        at = cuda.grid(1)
        if at < arrays.actor.shape[0]:
            sample_one(arrays, at, sampled)

    def play_kernel(rows: Rows, seed: int, points: npt.NDArray[np.int32], decisions: npt.NDArray[np.int32]) -> None:
        game_number = cuda.grid(1)
        if game_number < decisions.shape[0]:
            totals = cuda.local.array(SEATS, numba.int64)
            decisions[game_number] = play_one(rows, game_number, game_number, seed, points, totals)

    return Sources(*(source(game.functions, kernel)
                     for kernel in (reset_kernel, step_kernel, sample_kernel, play_kernel)))


@lru_cache
def kernels(game: GameType) -> Kernels:
    """A game's kernels, compiled when they are first launched; raises the same errors as `check`."""
    check()
    return Kernels(*map(compiled, sources(game)))


class CudaStepper:
    """The arrays of some games on the GPU, and the functions that step them there."""

    def __init__(self, game: Game, size: int, settings: Settings, *, legal: bool = True,
                 observations: bool = True) -> None:
        """Raises `MissingExtra` without the libraries for it, and `BadOption` where there is no GPU."""
        self._kernels, self._settings = kernels(game.type), settings
        made = make_arrays(game, size, settings, legal=legal, observations=observations)
        made.keys[:, NUMBER] = np.arange(size)
        self._keys = made.keys
        self.arrays = to_device(made)
        self.sampled = cuda.to_device(np.zeros(size, np.int64))
        self._grid = -(-size // THREADS), THREADS

    def reset(self, seed: int) -> None:
        """Begin all games anew: game i is number i of the seed (0 to 2**32 - 1, which is not checked)."""
        self._keys[:, SEED] = seed
        on_device(self.arrays.keys).copy_to_device(self._keys)
        self._kernels.reset[self._grid](self.arrays, self._settings)

    def step(self, choices: Array) -> None:
        """Apply `choices[i]` to game i: an array with `__cuda_array_interface__`, or a NumPy array, which is copied.

        It must have one integer for each game; its length is not checked. Returns before the games have moved. A choice
        that is refused is marked in `arrays.refused` and raises nothing; without the array of legal actions, the
        choices of seats are not checked either (`step_one`).
        """
        given = cuda.to_device(choices.astype(np.int64)) if isinstance(choices, np.ndarray) else choices
        owned = given.owner if isinstance(given, Shared) else given
        self._kernels.step[self._grid](self.arrays, owned, self._settings)

    def sample(self) -> Shared:
        """(size,) int64: a random choice for each game, all legal actions equally likely, outcomes by their weights.

        Changes no game. The array is the same one at each call.
        """
        self._kernels.sample[self._grid](self.arrays, self.sampled)
        return shared(self.sampled)

    def row(self, at: int) -> bytes:
        """The bytes of the row of game `at`; all rows are copied from the device for it.

        They are copied field by field: the bytes between fields may differ from those of the same position elsewhere.
        """
        rows = on_device(self.arrays.rows).copy_to_host()
        row = np.zeros(1, rows.dtype)
        for name in rows.dtype.names or ():
            row[name] = rows[name][at]
        return dump(row)


def on_device(array: Array) -> Array:
    """The array itself, copied nowhere: for type checkers, those of `CudaStepper.arrays` are NumPy's, not Numba's."""
    return array


def shared(array: Array) -> Shared:
    """A device array in the form that other libraries take over without a copy."""
    pointer = unwrapped(array).ctypes.data if SIMULATED else array.__cuda_array_interface__["data"][0]
    return Shared(array, pointer, array.shape, array.dtype, CUDA)


def playouts(game: Game, number: int, seed: int = 0) -> tuple[Shared, Shared]:
    """The same games as `envs.batch.playouts`, on the GPU; returns points and decisions as device arrays."""
    check_seed(seed)
    play = kernels(game.type).play
    points, decisions = cuda.device_array((number, game.players), np.int32), cuda.device_array(number, np.int32)
    rows = cuda.device_array(number + 1, game.type.rules.layout.dtype)
    rows[number:].copy_to_device(blank_rows(game, 0))  # how each begins; the others are written there
    play[-(-number // THREADS), THREADS](rows, seed, points, decisions)
    return shared(points), shared(decisions)
