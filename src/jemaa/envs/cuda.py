"""The batch on a GPU: a thread a game, running the very rules that the CPU runs; the arrays stay there.

Numba's CUDA target compiles the Python source of `core.compile.rule` functions as device functions. Under
`NUMBA_ENABLE_CUDASIM=1` kernels are simulated; the rules then run compiled for the CPU.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import cuda

from jemaa.core import extra
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.core.game_type import GameType
from jemaa.envs.dlpack import CUDA, Shared
from jemaa.envs.lockstep import (
    Arrays,
    blank_rows,
    check_seed,
    clear,
    end_one,
    may,
    move_one,
    play_one,
    sample_one,
    show_one,
    start_one,
)

THREADS = 128
"""Threads of a block."""
SEATS = 8
"""Room for a number of each seat."""
SIMULATED = bool(numba.config.ENABLE_CUDASIM)


class Kernels(NamedTuple):
    """What runs on the device, one thread a game; see `envs.lockstep` for each."""

    reset: Any
    step: Any
    sample: Any
    play: Any


def _callable(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function as kernels can call it. The simulator hands out wrapped arrays, which compiled code does not know."""
    if not SIMULATED:
        return function
    return lambda *given: function(*(_unwrapped(each) for each in given))


def _unwrapped(given: Any) -> Any:
    item = getattr(given, "_item", given)
    return getattr(item, "_ary", item)


@lru_cache
def sources(game: GameType) -> Kernels:  # noqa: C901  # four kernels
    """A game's kernels as Python functions."""
    listed, weighed = max(game.rules.most_legal, game.rules.most_outcomes), game.rules.most_outcomes

    def reset_kernel(rows: Any, words: Any, episodes: Any, acting: Any, done: Any, rewards: Any, masks: Any, seen: Any,
                     odds: Any, seed: int, flags: int) -> None:
        at = cuda.grid(1)
        if at < acting.shape[0]:
            found, weights = cuda.local.array(listed, numba.int16), cuda.local.array(weighed, numba.int16)
            episodes[at] = 0
            clear(done, rewards, at)
            start_one(rows, words, episodes, acting, at, seed, flags)
            show_one(rows, acting, masks, seen, odds, at, found, weights)

    def step_kernel(rows: Any, words: Any, episodes: Any, acting: Any, done: Any, rewards: Any, masks: Any, seen: Any,
                    odds: Any, choices: Any, refused: Any, seed: int, flags: int) -> None:
        at = cuda.grid(1)
        if at < acting.shape[0]:
            found, weights = cuda.local.array(listed, numba.int16), cuda.local.array(weighed, numba.int16)
            points = cuda.local.array(SEATS, numba.int64)
            refused[at] = not may(acting, masks, odds, at, choices[at])
            if refused[at]:
                clear(done, rewards, at)
            else:
                move_one(rows, words, acting, at, choices[at], flags)
                if end_one(rows, acting, done, rewards, at, flags, points):
                    episodes[at] += 1
                    start_one(rows, words, episodes, acting, at, seed, flags)
                show_one(rows, acting, masks, seen, odds, at, found, weights)

    def sample_kernel(rows: Any, words: Any, acting: Any, choices: Any) -> None:
        at = cuda.grid(1)
        if at < acting.shape[0]:
            sample_one(rows, words, acting, at, choices)

    def play_kernel(rows: Any, seed: int, points: Any, decisions: Any) -> None:
        game_number = cuda.grid(1)
        if game_number < decisions.shape[0]:
            found = cuda.local.array(SEATS, numba.int64)
            decisions[game_number] = play_one(rows, game_number, game_number, seed, points, found)

    return Kernels(*(game.functions.source(kernel, _callable)
                     for kernel in (reset_kernel, step_kernel, sample_kernel, play_kernel)))


@lru_cache
def kernels(game: GameType) -> Kernels:
    """A game's kernels, compiled when they are first launched; raises as `check`."""
    check()
    return Kernels(*(cuda.jit(source) for source in sources(game)))


def check() -> None:
    """Raise `MissingExtra` or `BadOption`, which say what is missing, unless kernels can run here."""
    if SIMULATED:
        return
    extra.check("gpu")
    if not cuda.is_available():
        raise BadOption("device 'cuda' needs an NVIDIA GPU with its driver, and none answers here; use device 'cpu'")


class Device:
    """The arrays of a batch on the GPU, and what is done to them there."""

    def __init__(self, game: GameType, flags: int) -> None:
        self._kernels, self._flags = kernels(game), flags

    def take(self, arrays: Arrays) -> None:
        """Copy a batch's arrays there."""
        self.arrays = Arrays(*map(cuda.to_device, arrays))
        games = len(arrays.acting)
        self.sampled = cuda.to_device(np.zeros(games, np.int64))
        self.refused = cuda.to_device(np.zeros(games, np.int8))
        self._grid = -(-games // THREADS), THREADS

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._kernels.reset[self._grid](*self.arrays, seed, self._flags)

    def step(self, choices: Any, seed: int) -> None:
        """Apply a choice to each game: anything with `__cuda_array_interface__`, or a NumPy array, which is copied."""
        given = cuda.to_device(choices.astype(np.int64)) if isinstance(choices, np.ndarray) else choices
        self._kernels.step[self._grid](*self.arrays, _owned(given), self.refused, seed, self._flags)

    def sample(self) -> Any:
        """A random choice for each game."""
        arrays = self.arrays
        self._kernels.sample[self._grid](arrays.rows, arrays.words, arrays.acting, self.sampled)
        return shared(self.sampled)


def _owned(given: Any) -> Any:
    return given.owner if isinstance(given, Shared) else given


def shared(array: Any) -> Shared:
    """A device array as other libraries take it over."""
    pointer = _unwrapped(array).ctypes.data if SIMULATED else array.__cuda_array_interface__["data"][0]
    return Shared(array, pointer, array.shape, array.dtype, CUDA)


def playouts(game: Game, number: int, seed: int = 0) -> tuple[Any, Any]:
    """`envs.batch.playouts` on the GPU: the same games; points and decisions as device arrays."""
    check_seed(seed)
    play = kernels(game.type).play
    points, decisions = cuda.device_array((number, game.players), np.int32), cuda.device_array(number, np.int32)
    rows = cuda.device_array(number + 1, game.type.rules.layout.dtype)
    rows[number:].copy_to_device(blank_rows(game, 0))  # how each begins; the others are written there
    play[-(-number // THREADS), THREADS](rows, seed, points, decisions)
    return shared(points), shared(decisions)
