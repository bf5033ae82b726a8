"""Gymnasium wrappers that show each game in a symmetry of its board, which is drawn at random."""

from typing import Any

import numpy as np
import numpy.typing as npt

from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.game_type import GameType
from jemaa.envs.formats import BESIDE, NAMED, PLANES, Observed
from jemaa.envs.single import Extras

with extras():
    import gymnasium
    from gymnasium.vector import VectorEnv, VectorWrapper

Index = npt.NDArray[np.int64]


class Symmetries:
    """The symmetries of a game's board, as tables over what an environment shows.

    The tables have a row for each symmetry, the identity first, and each symmetry is its own inverse.

    actions: (n, actions) [symmetry, number] -> the number of the action's image.
    """

    def __init__(self, game: GameType, observation: str, mask: str) -> None:
        """`observation` and `mask` are those of `formats.Format`.

        Raises `BadOption` for a game whose board has no symmetry, and for an observation that is a dict of planes.
        """
        symmetries = game.symmetries()
        if not symmetries:
            raise BadOption(f"the board of {game.name} has no symmetry that keeps the rules")
        if observation in {NAMED, PLANES}:
            raise BadOption(f"symmetries are of flat observations: choose another one than {observation!r}, such as "
                            "'scaled'")
        self.actions: Index = np.stack([each.actions for each in symmetries])
        self._numbers: Index = np.stack([each.numbers for each in symmetries])
        self._beside = mask == BESIDE

    def __len__(self) -> int:
        """The number of symmetries."""
        return len(self.actions)

    def seen(self, observed: Observed, which: int | Index) -> Observed:
        """The image of what was observed under symmetry number `which`; of many games, (n,), each under its own."""
        if self._beside:
            return {"observation": _taken(observed["observation"], self._numbers[which]),
                    "action_mask": _taken(observed["action_mask"], self.actions[which])}
        numbers, inside = self._numbers[which], observed.shape[-1] > self._numbers.shape[1]
        order = np.concatenate([numbers, numbers.shape[-1] + self.actions[which]], axis=-1) if inside else numbers
        return _taken(observed, order)

    def mask(self, legal: npt.NDArray[np.bool_], which: int | Index) -> npt.NDArray[np.bool_]:
        """The image of a mask of actions, or of many."""
        return _taken(legal, self.actions[which])


def _taken(values: npt.NDArray[Any], order: Index) -> npt.NDArray[Any]:
    return np.take_along_axis(values, order, axis=-1)


class RandomSymmetry(gymnasium.Wrapper[Observed, np.int64, Observed, np.int64]):
    """Shows each episode of `AgainstBots` in a symmetry of the board, drawn at random when it is reset.

    The learner's actions are taken back to the game, whose rewards and results are the same. `info` of `reset` has the
    number of the `symmetry`, 0 for none.
    """

    def __init__(self, env: gymnasium.Env[Observed, np.int64]) -> None:
        """Raises `BadOption` as `Symmetries` does."""
        super().__init__(env)
        given: Any = env.unwrapped
        self._symmetries = Symmetries(given.game.type, given.observation, given.mask)
        self._which = 0

    def reset(self, *, seed: int | None = None, options: Extras | None = None) -> tuple[Observed, Extras]:
        """Begin a game as `AgainstBots.reset` does, and draw its symmetry; a seed determines both."""
        observed, info = super().reset(seed=seed, options=options)
        self._which = int(self.np_random.integers(len(self._symmetries)))
        return self._symmetries.seen(observed, self._which), {**info, "symmetry": self._which}

    def step(self, action: np.int64) -> tuple[Observed, Any, bool, bool, Extras]:
        """Apply the action whose image was chosen; what is observed is an image, too. Raises as `AgainstBots.step`."""
        possible = 0 <= int(action) < self._symmetries.actions.shape[1]
        original = self._symmetries.actions[self._which, int(action)] if possible else action
        observed, reward, over, cut_short, info = super().step(original)
        return self._symmetries.seen(observed, self._which), reward, over, cut_short, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """(actions,) True for each action that may be chosen, as the images show it."""
        given: Any = self.unwrapped
        return self._symmetries.mask(given.action_masks(), self._which)


class VectorRandomSymmetry(VectorWrapper):
    """Shows each episode of each game of `ManyAgainstBots` in a symmetry of the board, drawn when it begins.

    As in `RandomSymmetry`, for many games at once; the numbers of the symmetries are in `which`, (num_envs,).
    """

    def __init__(self, env: VectorEnv[Any, Any, Any]) -> None:
        """Raises `BadOption` as `Symmetries` does."""
        super().__init__(env)
        given: Any = env.unwrapped
        self._symmetries = Symmetries(given.game.type, given.observation, given.mask)
        self.which: Index = np.zeros(self.num_envs, np.int64)
        self._over = np.zeros(self.num_envs, np.bool_)

    def reset(self, *, seed: Any = None, options: Extras | None = None) -> tuple[Observed, Extras]:
        """Begin games as `ManyAgainstBots.reset` does, and draw the symmetries of those that begin."""
        observed, info = super().reset(seed=seed, options=options)
        begun = (options or {}).get("reset_mask")
        self._draw(np.ones(self.num_envs, np.bool_) if begun is None else np.asarray(begun))
        return self._symmetries.seen(observed, self.which), info

    def step(self, actions: Any) -> tuple[Observed, Any, Any, Any, Extras]:
        """Apply the actions whose images were chosen. Raises as `ManyAgainstBots.step`."""
        begun = self._over
        observed, rewards, over, cut_short, info = super().step(self._originals(np.asarray(actions)))
        self._draw(begun)
        self._over = np.asarray(over)
        return self._symmetries.seen(observed, self.which), rewards, over, cut_short, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """(num_envs, actions) True for each action that may be chosen, as the images show it."""
        given: Any = self.unwrapped
        return self._symmetries.mask(given.action_masks(), self.which)

    def _originals(self, actions: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The actions in the games themselves; what is no action stays as it is, for the games to refuse."""
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            return actions
        possible = (actions >= 0) & (actions < self._symmetries.actions.shape[1])
        return np.where(possible, self._symmetries.actions[self.which, np.where(possible, actions, 0)], actions)

    def _draw(self, begun: npt.NDArray[np.bool_]) -> None:
        """Draw a symmetry for each of the games that have begun, and mark them as not over."""
        drawn = self.np_random.integers(len(self._symmetries), size=self.num_envs)
        self.which, self._over = np.where(begun, drawn, self.which), self._over & ~begun
