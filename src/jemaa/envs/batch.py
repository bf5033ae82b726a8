"""Many games at once, stepped together, with every array written in place."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, Protocol

import numpy as np
import numpy.typing as npt

from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.game import Game, State
from jemaa.core.row import Rows, ints
from jemaa.envs.arrays import (
    CHANCE_DRAWN,
    NOTHING_REFUSED,
    Settings,
    blank_rows,
    check_choices,
    check_seed,
    slices,
)
from jemaa.envs.cpu import CpuStepper
from jemaa.envs.stepping import play_all
from jemaa.envs.utility import SCORE, check_reward

CHANCES = ("drawn", "given")
DEVICES = ("cpu", "cuda")
Counts = npt.NDArray[np.int32]


class OnGpu(Protocol):
    """An array on a GPU, as CuPy, PyTorch and Numba describe it to each other."""

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        """The array's shape, type and address, in the format that these libraries share."""
        ...


class BatchEnv:
    """`size` games of one kind, stepped together; a game that ends begins anew in the same step.

    What game i does depends on the seed, on i and on the actions given to it, not on `size`, `threads` or `device`.
    The arrays below are made once and change in place. On "cuda" they are device arrays that PyTorch and JAX take over
    without a copy (`torch.from_dlpack(env.legal)`).

    actor:        (size,) int8: the seat that chooses; with chance="given" also CHANCE.
    legal:        (size, actions) int8: 1 for each action that this seat may choose. Left out by masks=False.
    observations: (size, numbers) int8: what that seat observes (`GameType.observation`), or what seat 0 does where
                  chance acts. Left out by observations=False.
    done:         (size,) int8: 1 if the last step ended a game.
    refused:      (size,) int8: 1 where the last action was illegal, so that nothing happened.
    rewards:      (size, players) float32: what each seat gets for the game that has just ended, else 0.
    weights:      (size, outcomes) int16, with chance="given": the outcomes' weights where chance acts, else 0.
    episodes:     (size,) int64: how many games have ended at each index.
    rows:         (size + 1,) the games as rows (`core.row`), and behind them the row that a game begins with.

    A game in which nothing happened has not ended, and pays nobody: `done` and `rewards` are 0 there.
    """

    def __init__(
        self, game: Game, size: int, *, device: Literal["cpu", "cuda"] = "cpu", threads: int = 1, masks: bool = True,
        observations: bool = True, chance: Literal["drawn", "given"] = "drawn", reward: Literal["win", "score"] = "win",
    ) -> None:
        """Without masks the actions given to `step` are not checked: an illegal one may break anything.

        Raises `BadOption` for an invalid size, number of threads, device, chance or reward; on "cuda" also `BadOption`
        or `MissingExtra` where kernels cannot run. "cuda" does not use `threads`. Call `reset` before the first step.
        """
        _check(size, threads, device, chance)
        check_reward(reward)
        self.game, self.size, self.device, self._begun = game, size, device, False
        settings = Settings(drawn=CHANCE_DRAWN if chance == "drawn" else 0, points=reward == SCORE)
        if device == "cuda":
            from jemaa.envs.cuda import CudaStepper  # noqa: PLC0415  # loads CUDA

            self._gpu = CudaStepper(game, size, settings, legal=masks, observations=observations)
        else:
            self._cpu = CpuStepper(game, size, settings, threads=threads, legal=masks, observations=observations)

    def reset(self, seed: int = 0) -> None:
        """Begin every game anew: game i is number i of `seed` (0 to 4294967295)."""
        check_seed(seed)
        self._begun = True
        (self._gpu if self.device == "cuda" else self._cpu).reset(seed)

    def step(self, actions: npt.ArrayLike | OnGpu) -> None:
        """Apply one action, or outcome where chance acts, to each game and go on to its next choice: integers, (size,).

        Nothing happens in games whose action is not legal; all others move. Then `IllegalChoice` is raised for the
        first such game. On "cuda" that is not raised, since it would mean waiting: see `refused`.
        Raises `BadOption`, and moves nothing, for what is not one whole number for each game, and before `reset`.
        """
        self._check_begun()
        there = getattr(actions, "__cuda_array_interface__", None) if self.device == "cuda" else None
        if there:
            check_choices(there["shape"], there["typestr"][1], self.size)
            self._gpu.step(actions)
            return
        given = np.asarray(actions)
        check_choices(given.shape, given.dtype.kind, self.size)
        if self.device == "cuda":
            self._gpu.step(given)
        elif (at := self._cpu.step(given)) != NOTHING_REFUSED:
            error = self._cpu.why_refused(at, int(given[at]))
            raise IllegalChoice(error.clause, f"in game {at}, which has not moved (the others have): {error.reason}")

    def sample(self) -> Any:  # as `_array`
        """(size,) int64: a random choice for each game, all legal actions as likely, outcomes by their weights.

        The array is the same one each time. Games draw from streams of their own, apart from those of chance.
        Raises `BadOption` before `reset`.
        """
        self._check_begun()
        return (self._gpu if self.device == "cuda" else self._cpu).sample()

    def state(self, at: int) -> State:
        """The position of game `at` now, as an immutable state; raises `IndexError` if there is no such game."""
        if self.device == "cuda":
            return State(self.game, self._gpu.row(range(self.size)[at]))
        return self._cpu.state(at)

    @property
    def nbytes(self) -> int:
        """The size of the games' arrays in bytes, those for random numbers included.

        The array of `sample` and other work space are not counted.
        """
        arrays = (self._gpu if self.device == "cuda" else self._cpu).arrays
        rows = self.game.type.rules.layout.dtype.itemsize * (self.size + 1)
        return rows + sum(int(array.nbytes) for array in arrays[1:])

    def _check_begun(self) -> None:
        if not self._begun:
            raise BadOption("reset() begins the games: call it first")

    def _array(self, name: str) -> Any:
        """An array by its name: a NumPy array, or on a GPU one that other libraries take over without a copy."""
        if self.device == "cpu":
            return getattr(self._cpu.arrays, name)
        from jemaa.envs.cuda import shared  # noqa: PLC0415  # loads CUDA

        return shared(getattr(self._gpu.arrays, name))

    actor = property(lambda self: self._array("actor"))
    done = property(lambda self: self._array("done"))
    refused = property(lambda self: self._array("refused"))
    rewards = property(lambda self: self._array("rewards"))
    legal = property(lambda self: self._array("legal"))
    observations = property(lambda self: self._array("observations"))
    weights = property(lambda self: self._array("weights"))
    episodes = property(lambda self: self._array("episodes"))

    @property
    def rows(self) -> Rows:
        """(size + 1,) the games as rows, and behind them the row that a game begins with."""
        return (self._gpu if self.device == "cuda" else self._cpu).arrays.rows


def playouts(game: Game, number: int, seed: int = 0, threads: int = 1) -> tuple[Counts, Counts]:
    """`number` games played to their end at random: points (number, players), and all seats' decisions (number,).

    Game i depends on the seed (0 to 4294967295) and on i only. Nothing else plays so quickly. Raises `BadOption` for a
    seed out of this range, and for less than one game or thread.
    """
    check_seed(seed)
    _check(number, threads, "cpu", "drawn")
    points, decisions = np.zeros((number, game.players), np.int32), np.zeros(number, np.int32)
    bound = game.type.functions.bind(play_all)

    def play(first: int, last: int) -> None:
        rows, totals = blank_rows(game, 1), ints(game.type.rules.most_players)
        bound(rows, 0, first, last, seed, points, decisions, totals)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda slice_: play(*slice_), slices(number, threads)))
    return points, decisions


def _check(size: int, threads: int, device: str, chance: str) -> None:
    if size < 1 or threads < 1:
        raise BadOption(f"there must be a game and a thread at least, not {size} and {threads}")
    if device not in DEVICES or chance not in CHANCES:
        raise BadOption(f"device is one of {', '.join(DEVICES)} and chance one of {', '.join(CHANCES)}; "
                        f"not {device!r} and {chance!r}")
