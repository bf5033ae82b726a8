"""Stable-Baselines3's face: many games as one of its `VecEnv`, stepped by one compiled loop.

`vec_env` makes one; only that needs Stable-Baselines3, which no extra of this package installs. A game that has ended
begins anew in the same step, as Stable-Baselines3 expects.
"""

import time
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.game import State
from jemaa.envs.arrays import NEVER
from jemaa.envs.formats import APART, SCALED, Format, Observed
from jemaa.envs.learner import LearnerGames
from jemaa.envs.opponents import UNIFORM, Opponent
from jemaa.envs.picture import PIXELS, pixels
from jemaa.envs.single import Extras, key_of
from jemaa.envs.utility import WIN
from jemaa.games import game as game_by_name

with extras():
    from gymnasium import spaces

Indices = None | int | Iterable[int]
Infos = list[Extras]
StepReturn = tuple[Observed, npt.NDArray[np.float32], npt.NDArray[np.bool_], Infos]


class VecGames:
    """`num_envs` games with the methods of Stable-Baselines3's `VecEnv`; what `vec_env` makes is a `VecEnv` itself.

    A step is the learner's action in each game, followed by all other choices up to its next one. An illegal action
    ends its game with -1.
    """

    def __init__(self, game: str = "marrakech", players: int = 4, num_envs: int = 256, *, seed: int | None = None,
                 opponents: Opponent | Sequence[Opponent] = UNIFORM, seat: int = 0, reward: str = WIN,
                 observation: str = SCALED, mask: str = APART, render_mode: str | None = None,
                 **options: object) -> None:
        """`seed` begins the games at the first `reset`; all other arguments are those of `gymnasium.AgainstBots`.

        Raises `JemaaError` for what does not exist.
        """
        if render_mode not in {None, PIXELS}:
            raise BadOption(f"Stable-Baselines3 draws pictures: render_mode is {PIXELS!r} or None; not {render_mode!r}")
        played = game_by_name(game, players, **options)
        self._format = Format(played, observation, mask)
        self._games = LearnerGames(played, num_envs, opponents=opponents, seat=seat, reward=reward, autoreset=NEVER)
        self._seed, self._begun = seed, time.monotonic()
        self._actions: npt.NDArray[np.integer] = np.zeros(num_envs, np.int64)
        self._given: list[Extras] = [{} for _ in range(num_envs)]
        self.num_envs, self.seat, self.render_mode = num_envs, seat, render_mode
        self.observation_space, self.action_space = self._format.space, spaces.Discrete(len(played.type.actions))
        self.reset_infos: Infos = [{} for _ in range(num_envs)]

    def seed(self, seed: int | None = None) -> list[int | None]:
        """Let the next `reset` begin game number i of this seed at index i; without one, the next game of each key.

        Begins nothing itself. Returns the seed, once for each game.
        """
        self._seed = seed
        return [seed] * self.num_envs

    def set_options(self, options: list[Extras] | Extras | None = None) -> None:
        """Set the options of the next `reset`, as `gymnasium.AgainstBots.reset` takes them: one dict, or one a game."""
        self._given = options if isinstance(options, list) else [options or {}] * self.num_envs

    def reset(self) -> Observed:
        """Begin all games, and return what is observed; see `seed` and `set_options`."""
        for at, given in enumerate(self._given):
            self._games.begin(at, key_of(self._seed, given, beside=at), given.get("position"))
        self.set_options()
        self._seed, self.reset_infos = None, [{} for _ in range(self.num_envs)]
        return self._observe()

    def step_async(self, actions: npt.NDArray[np.integer]) -> None:
        """Keep the actions, (num_envs,) whole numbers, for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> StepReturn:
        """Step all games: observations, rewards (float32), which games have ended, and an info for each game.

        The info of a game that has ended has `terminal_observation`, `episode` (return, length, time) as the class
        `Monitor` writes it, and the result as in `gymnasium.AgainstBots`, or why its action was `illegal`. All else
        belongs to the game that has begun there.
        """
        games = self._games
        infos: Infos = [{} for _ in range(self.num_envs)]
        refused = games.step(self._actions)
        ended = np.flatnonzero(games.arrays.done)
        if len(ended):
            self._tell_ends(ended, refused, infos)
        rewards = games.arrays.rewards[:, games.seat].copy()
        done = games.arrays.done == 1
        games.begin_ended()
        return self._observe(), rewards, done, infos

    def _tell_ends(self, ended: npt.NDArray[np.intp], refused: npt.NDArray[np.bool_], infos: Infos) -> None:
        """Write the infos of the games that have ended."""
        games, seconds = self._games, round(time.monotonic() - self._begun, 6)
        results = games.results((games.arrays.done == 1) & ~refused)
        names = [name for name in results if not name.startswith("_")]
        last = self._format(games.arrays.observations[ended], games.arrays.legal[ended])
        for i, at in enumerate(ended.tolist()):
            info = infos[at]
            info["terminal_observation"] = part(last, i)
            info["TimeLimit.truncated"] = False
            reward, length = float(games.arrays.rewards[at, games.seat]), int(games.lengths[at])
            info["episode"] = {"r": reward, "l": length, "t": seconds}
            if refused[at]:
                info["illegal"] = games.why_refused(at, int(self._actions[at]))
            else:
                info.update({name: results[name][at] for name in names})

    def _observe(self) -> Observed:
        return self._format(self._games.arrays.observations, self._games.arrays.legal)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """(num_envs, actions) True for each action that may be chosen."""
        return self._games.action_masks()

    def position(self, at: int) -> State:
        """The state of one of the games now."""
        return self._games.position(at)

    def close(self) -> None:
        """Do nothing, as no resource is held."""

    def has_attr(self, attr_name: str) -> bool:
        """Whether there is an attribute of this name."""
        return hasattr(self, attr_name)

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """An attribute for each of the games; all share it."""
        return [getattr(self, attr_name) for _ in self._chosen(indices)]

    def set_attr(self, attr_name: str, value: object, indices: Indices = None) -> None:
        """Set an attribute, which all games share; raises `BadOption` where only some are meant."""
        if len(self._chosen(indices)) != self.num_envs:
            raise BadOption(f"all {self.num_envs} games share {attr_name}: it cannot be set for some of them")
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *method_args: object, indices: Indices = None,
                   **method_kwargs: object) -> list[Any]:
        """The results of a method for each of the games.

        `action_masks` and `position` differ from game to game; any other method is called once, for all of them.
        """
        chosen = self._chosen(indices)
        if method_name == "action_masks":
            masks = self.action_masks()
            return [masks[at] for at in chosen]
        if method_name == "position":
            return [self.position(at) for at in chosen]
        return [getattr(self, method_name)(*method_args, **method_kwargs)] * len(chosen)

    def env_is_wrapped(self, wrapper_class: type, indices: Indices = None) -> list[bool]:
        """Whether each of the games stands inside of a wrapper of this class; none does."""
        return [False for _ in self._chosen(indices)]

    def get_images(self) -> list[npt.NDArray[np.uint8] | None]:
        """The boards as pixels, with render_mode="rgb_array"; else None for each."""
        return [pixels(self.position(at)) if self.render_mode == PIXELS else None for at in range(self.num_envs)]

    def _chosen(self, indices: Indices) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)


def part(observed: Observed, i: int) -> Observed:
    """What is observed in the i-th of several games."""
    return {name: part(each, i) for name, each in observed.items()} if isinstance(observed, dict) else observed[i]


@cache
def vec_env_class() -> type[VecGames]:
    """`VecGames` as a subclass of Stable-Baselines3's `VecEnv`; raises `MissingExtra` where that is not installed."""
    with extras():
        from stable_baselines3.common.vec_env import VecEnv  # noqa: PLC0415  # loads PyTorch

    class JemaaVecEnv(VecGames, VecEnv):  # type: ignore[misc]  # untyped, or not there
        """`num_envs` games as a `VecEnv`."""

        def __init__(self, *settings: Any, **given: Any) -> None:
            VecGames.__init__(self, *settings, **given)
            VecEnv.__init__(self, self.num_envs, self.observation_space, self.action_space)

    return JemaaVecEnv


def vec_env(game: str = "marrakech", players: int = 4, num_envs: int = 256, **given: Any) -> VecGames:
    """`num_envs` games of one kind as a `VecEnv` of Stable-Baselines3; `given` are the other arguments of `VecGames`.

    If nothing else is chosen, observations are flat arrays of float32 from -1 to 1, and masks come from
    `action_masks()` alone, as MaskablePPO of sb3-contrib asks for them. Raises `MissingExtra` where Stable-Baselines3
    is not installed.
    """
    return vec_env_class()(game, players, num_envs, **given)
