"""Many games at once, stepped together, with every array written in place."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from math import prod
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.game import Game, State
from jemaa.core.game_type import GameType
from jemaa.core.row import Ints, dump, ints
from jemaa.envs.lockstep import (
    GIVEN,
    NOTHING_REFUSED,
    POINTS,
    Arrays,
    blank_rows,
    check_actions,
    check_seed,
    play_all,
    reset_all,
    sample_all,
    step_all,
)
from jemaa.envs.utility import SCORE, check_reward

LINE = 64
"""Bytes of a cache line. Threads take games in multiples of so many, so that no two write into one line."""
CHANCES = ("drawn", "given")
DEVICES = ("cpu", "cuda")
Counts = npt.NDArray[np.int32]


class BatchEnv:
    """`size` games of one kind, stepped together; a game that ends begins anew in the same step.

    What game i does depends on the seed, on i and on the actions given to it, not on `size`, `threads` or `device`.
    The arrays below are made once and change in place. On "cuda" they are device arrays that PyTorch and JAX take over
    without a copy (`torch.from_dlpack(env.legal)`).

    actor:        (size,) int8: the seat that chooses; with chance="given" also CHANCE.
    legal:        (size, actions) int8: 1 for each action that it may choose. Left out by masks=False.
    observations: (size, features) int8: what it observes (`game.observation`). Left out by observations=False.
    done:         (size,) int8: 1 if the last step ended a game.
    rewards:      (size, players) float32: what each seat gets for the game that has just ended, else 0.
    weights:      (size, outcomes) int16, with chance="given": the outcomes' weights where chance acts, else 0.
    episodes:     (size,) int64: how many games have ended here.
    rows:         (size + 1,) the games as rows (`core.row`), and one more: how each begins.
    refused:      (size,) int8, on "cuda" only: 1 where the last action was illegal, so that nothing happened.

    A game in which nothing happened has not ended, and pays nobody: `done` and `rewards` are 0 there.
    """

    def __init__(
        self, game: Game, size: int, *, device: Literal["cpu", "cuda"] = "cpu", threads: int = 1, masks: bool = True,
        observations: bool = True, chance: Literal["drawn", "given"] = "drawn", reward: Literal["win", "score"] = "win",
    ) -> None:
        """Without masks the actions given to `step` are trusted: an illegal one may break anything.

        Raises `BadOption` for a size, a number of threads, a device, a chance or a reward that there is not.
        """
        _check(size, threads, device, chance)
        check_reward(reward)
        self.game, self.size, self.device, self._threads = game, size, device, threads
        self._flags = (GIVEN if chance == "given" else 0) | (POINTS if reward == SCORE else 0)
        self._seed: int | None = None  # before reset() there are no games
        self._arrays = _arrays(game, size, masks, observations, self._flags)
        if device == "cuda":
            self._device = _device(game.type, self._flags, self._arrays)
            return
        self._bind = game.type.functions.bind
        self._pool = ThreadPoolExecutor(max(1, threads - 1))
        self._slices = _slices(size, threads)
        self._found = [_buffer(max(game.type.rules.most_legal, game.type.rules.most_outcomes)) for _ in self._slices]
        self._weights = [_buffer(game.type.rules.most_outcomes) for _ in self._slices]
        self._sampled = _zeros((size,), np.int64)

    def reset(self, seed: int = 0) -> None:
        """Begin all games of `seed` (0 to 4294967295) anew."""
        check_seed(seed)
        self._seed = seed
        if self.device == "cuda":
            self._device.reset(seed)
        else:
            self._each(lambda i, first, last: self._bind(reset_all)(
                self._arrays, first, last, seed, self._flags, self._found[i], self._weights[i]))

    def step(self, actions: Any) -> None:
        """Apply one action to each game, and go on to the next choice: whole numbers, (size,).

        Raises `IllegalChoice` for the first game whose action is not legal: nothing happens in it, but the others have
        moved. On "cuda" that is not raised, since it would mean waiting: see `refused`.
        Raises `BadOption`, and moves nothing, for what is not one whole number for each game, and before `reset`.
        """
        seed = self._begun_seed()
        there = getattr(actions, "__cuda_array_interface__", None) if self.device == "cuda" else None
        given = actions if there else np.asarray(actions)
        shape, kind = (there["shape"], there["typestr"][1]) if there else (given.shape, given.dtype.kind)
        check_actions(shape, kind, self.size)
        if self.device == "cuda":
            self._device.step(given, seed)
            return
        given = np.ascontiguousarray(given, np.int64)
        refused = self._each(lambda i, first, last: self._bind(step_all)(
            self._arrays, first, last, given, seed, self._flags, self._found[i], self._weights[i]))
        at = next((at for at in refused if at != NOTHING_REFUSED), None)
        if at is not None:
            raise self._refusal(at, int(given[at]))

    def sample(self) -> Any:
        """(size,) int64: a random choice for each game, all legal actions as likely, outcomes by their weights.

        The array is the same one each time. Games draw from streams of their own, apart from those of chance.
        Raises `BadOption` before `reset`.
        """
        self._begun_seed()
        if self.device == "cuda":
            return self._device.sample()
        self._each(lambda _, first, last: self._bind(sample_all)(self._arrays, first, last, self._sampled))
        return self._sampled

    def state(self, at: int) -> State:
        """The position of one game, as an immutable state."""
        rows = self._device.arrays.rows.copy_to_host() if self.device == "cuda" else self._arrays.rows
        return State(self.game, dump(rows, range(self.size)[at]))

    @property
    def nbytes(self) -> int:
        """Bytes of all arrays together."""
        rows = self.game.type.rules.layout.dtype.itemsize * (self.size + 1)
        return rows + sum(int(array.nbytes) for array in self._arrays[1:])

    def _begun_seed(self) -> int:
        """The seed of the last `reset`; raises `BadOption` before the first."""
        if self._seed is None:
            raise BadOption("reset() begins the games: call it first")
        return self._seed

    def _refusal(self, at: int, action: int) -> IllegalChoice:
        try:
            self.state(at).apply(action)
        except IllegalChoice as error:
            return IllegalChoice(error.clause, f"in game {at}, which has not moved (the others have): {error.reason}")
        raise AssertionError(f"{action} was refused in game {at}, where it is legal")

    def _each(self, work: Callable[[int, int, int], Any]) -> list[Any]:
        """The results of `work` on each slice of the games, in order.

        They run side by side: the first in this thread, which would otherwise have to be woken up again.
        """
        waiting = [self._pool.submit(work, i, *self._slices[i]) for i in range(1, len(self._slices))]
        return [work(0, *self._slices[0]), *(future.result() for future in waiting)]

    def _array(self, name: str) -> Any:
        if self.device == "cpu":
            return getattr(self._arrays, name)
        from jemaa.envs.cuda import shared  # noqa: PLC0415  # loads CUDA

        return shared(getattr(self._device.arrays, name))

    actor = property(lambda self: self._array("acting"))
    done = property(lambda self: self._array("done"))
    rewards = property(lambda self: self._array("rewards"))
    legal = property(lambda self: self._array("masks"))
    observations = property(lambda self: self._array("seen"))
    weights = property(lambda self: self._array("odds"))
    episodes = property(lambda self: self._array("episodes"))
    rows = property(lambda self: self._arrays.rows if self.device == "cpu" else self._device.arrays.rows)
    refused = property(lambda self: self._device.refused)


def _device(game: GameType, flags: int, arrays: Arrays) -> Any:
    from jemaa.envs.cuda import Device  # noqa: PLC0415  # loads CUDA

    device = Device(game, flags)
    device.take(arrays)
    return device


def playouts(game: Game, number: int, seed: int = 0, threads: int = 1) -> tuple[Counts, Counts]:
    """`number` games played to their end at random: points (number, players), and decisions (number,).

    Game i depends on the seed (0 to 4294967295) and on i only. Nothing else plays so quickly.
    """
    check_seed(seed)
    _check(number, threads, "cpu", "drawn")
    points, decisions = np.zeros((number, game.players), np.int32), np.zeros(number, np.int32)
    bound = game.type.functions.bind(play_all)

    def play(first: int, last: int) -> None:
        rows, found = blank_rows(game, 1), ints(game.type.rules.most_players)
        bound(rows, 0, first, last, seed, points, decisions, found)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda slice_: play(*slice_), _slices(number, threads)))
    return points, decisions


def _check(size: int, threads: int, device: str, chance: str) -> None:
    if size < 1 or threads < 1:
        raise BadOption(f"there must be a game and a thread at least, not {size} and {threads}")
    if device not in DEVICES or chance not in CHANCES:
        raise BadOption(f"device is one of {', '.join(DEVICES)} and chance one of {', '.join(CHANCES)}; "
                        f"not {device!r} and {chance!r}")


def _arrays(game: Game, size: int, masks: bool, observations: bool, flags: int) -> Arrays:
    return Arrays(
        rows=blank_rows(game, size), words=_zeros((size, 2), np.int64), episodes=_zeros((size,), np.int64),
        acting=_zeros((size,), np.int8), done=_zeros((size,), np.int8),
        rewards=_zeros((size, game.players), np.float32),
        masks=_zeros((size, len(game.type.actions) if masks else 0), np.int8),
        seen=_zeros((size, game.type.observation.size if observations else 0), np.int8),
        odds=_zeros((size, len(game.type.outcomes) if flags & GIVEN else 0), np.int16),
    )


def _zeros(shape: tuple[int, ...], kind: type[np.generic]) -> npt.NDArray[Any]:
    """Zeros that begin with a cache line: JAX takes no other memory without a copy."""
    size = prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + LINE, np.uint8)
    first = -room.ctypes.data % LINE
    return room[first : first + size].view(kind).reshape(shape)


def _buffer(size: int) -> Ints:
    """Room for whole numbers, and behind them a cache line that nobody uses: the next buffer is another thread's."""
    return ints(size + LINE // 8)


def _slices(size: int, threads: int) -> list[tuple[int, int]]:
    """(first, last) for each thread, in whole cache lines."""
    lines = -(-size // LINE)
    edges = [min(size, lines * i // threads * LINE) for i in range(threads + 1)]
    return [(first, last) for first, last in pairwise(edges) if first < last]
