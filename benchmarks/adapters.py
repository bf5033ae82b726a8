"""How quickly the adapters of learning libraries step many games, without a learner: rows as `benchmarks.engine` has.

A step is the learner's action in one game, with all choices of others up to the learner's next one. TorchRL's row is
only there where TorchRL is installed.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

import numpy as np
import numpy.typing as npt

from benchmarks.engine import Row, rate
from jemaa.envs.gymnasium_vector import ManyAgainstBots
from jemaa.envs.sb3 import VecGames
from jemaa.games import GAMES

STEPS = "learner's steps/s"
PLAYERS, GAMES_AT_ONCE, IN_A_ROW = 2, 1024, 20
WANTED = 300_000
Masks = npt.NDArray[np.integer | np.bool_]


class AnyLegal:
    """Draws legal actions for all games, by numbers that were drawn beforehand."""

    def __init__(self, actions: int) -> None:
        self._numbers = np.random.default_rng(1).random((64, GAMES_AT_ONCE, actions), np.float32)
        self._drawn = 0

    def __call__(self, masks: Masks) -> npt.NDArray[np.intp]:
        """(games,) legal actions, of (games, actions) masks."""
        self._drawn = (self._drawn + 1) % len(self._numbers)
        chosen: npt.NDArray[np.intp] = (self._numbers[self._drawn] * masks).argmax(axis=1)
        return chosen


def measure() -> list[Row]:
    """A row for each adapter and game."""
    kinds = {"Stable-Baselines3's VecEnv": stable_baselines3, "Gymnasium's vector": gymnasium_vector}
    if find_spec("torchrl"):
        kinds["TorchRL's EnvBase"] = torchrl
    return [rate(f"{game}, {name}", repeated(kind(game)), WANTED, STEPS) for name, kind in kinds.items()
            for game in GAMES]


def repeated(step: Callable[[], None]) -> Callable[[], int]:
    """A function that steps all games several times, and returns the number of steps."""
    def steps() -> int:
        for _ in range(IN_A_ROW):
            step()
        return IN_A_ROW * GAMES_AT_ONCE

    return steps


def stable_baselines3(game: str) -> Callable[[], None]:
    """The step of `sb3.VecGames`, to which `sb3.vec_env` adds only the library's own class."""
    env = VecGames(game, PLAYERS, GAMES_AT_ONCE, seed=1)
    env.reset()
    choose = AnyLegal(int(env.action_space.n))

    def step() -> None:
        env.step_async(choose(env.action_masks()))
        env.step_wait()

    return step


def gymnasium_vector(game: str) -> Callable[[], None]:
    """The step of the environments that `gymnasium.make_vec` makes."""
    env = ManyAgainstBots(GAMES_AT_ONCE, game=game, players=PLAYERS)
    observed, _ = env.reset(seed=1)
    choose = AnyLegal(observed["action_mask"].shape[1])

    def step() -> None:
        nonlocal observed
        observed = env.step(choose(observed["action_mask"]))[0]

    return step


def torchrl(game: str) -> Callable[[], None]:
    """The step of TorchRL's collectors, which begins the games that have ended anew."""
    torch, adapter = import_module("torch"), import_module("jemaa.envs.torchrl")
    env = adapter.TorchGames(game, PLAYERS, GAMES_AT_ONCE, seed=1)
    choose = AnyLegal(env.observation_spec["action_mask"].shape[1])
    now = env.reset()

    def step() -> None:
        nonlocal now
        now["action"] = torch.from_numpy(choose(now["action_mask"].numpy()))
        now = env.step_and_maybe_reset(now)[1]

    return step
