"""Gymnasium wrappers that pay a learner on the way: potential-based reward shaping.

A step from position s to s' is paid `discount` * P(s') - P(s) beside its own reward, where P is the potential: the
learner's lead in points over the mean of the other seats, times `scale`, and 0 once the game is over. Which policies
are best does not change by this (Ng, Harada and Russell, "Policy invariance under reward transformations", 1999).
The position after a step is the one at the learner's next choice, so that a step's reward holds what opponents and
chance have done since.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from jemaa.core.extra import extras
from jemaa.envs.formats import Observed
from jemaa.envs.single import Extras

with extras():
    import gymnasium
    from gymnasium.vector import VectorEnv, VectorWrapper

SCALE = 0.01
"""The usual potential of a point: a lead of 100 points is worth as much as a win."""


class PotentialShaping(gymnasium.Wrapper[Observed, np.int64, Observed, np.int64]):
    """Adds the shaping reward to that of `AgainstBots`; `info` of each step has it as `shaping`."""

    def __init__(self, env: gymnasium.Env[Observed, np.int64], discount: float = 1.0, scale: float = SCALE) -> None:
        """`discount` is the learner's own, 0 to 1; `scale` is what a point is worth as a potential."""
        super().__init__(env)
        self._discount, self._scale, self._potential = discount, scale, 0.0

    def reset(self, *, seed: int | None = None, options: Extras | None = None) -> tuple[Observed, Extras]:
        """Begin a game as `AgainstBots.reset` does."""
        answer = super().reset(seed=seed, options=options)
        self._potential = self._scale * self._lead()
        return answer

    def step(self, action: np.int64) -> tuple[Observed, Any, bool, bool, Extras]:
        """Step as `AgainstBots.step` does, with the shaping reward added."""
        observed, reward, over, cut_short, info = super().step(action)
        after = 0.0 if over else self._scale * self._lead()
        shaping, self._potential = self._discount * after - self._potential, after
        return observed, float(reward) + shaping, over, cut_short, {**info, "shaping": shaping}

    def _lead(self) -> float:
        given: Any = self.unwrapped
        return float(given.lead())


class VectorPotentialShaping(VectorWrapper):
    """Adds the shaping rewards to those of `ManyAgainstBots`; `info["shaping"]` of each step has them, (num_envs,)."""

    def __init__(self, env: VectorEnv[Any, Any, Any], discount: float = 1.0, scale: float = SCALE) -> None:
        """As `PotentialShaping`."""
        super().__init__(env)
        self._discount, self._scale = discount, scale
        self._potentials: npt.NDArray[np.float64] = np.zeros(self.num_envs)
        self._over = np.zeros(self.num_envs, np.bool_)

    def reset(self, *, seed: Any = None, options: Extras | None = None) -> tuple[Observed, Extras]:
        """Begin games as `ManyAgainstBots.reset` does."""
        answer = super().reset(seed=seed, options=options)
        begun = (options or {}).get("reset_mask")
        chosen = np.ones(self.num_envs, np.bool_) if begun is None else np.asarray(begun)
        self._potentials = np.where(chosen, self._leads(), self._potentials)
        self._over &= ~chosen
        return answer

    def step(self, actions: Any) -> tuple[Observed, Any, Any, Any, Extras]:
        """Step as `ManyAgainstBots.step` does, with the shaping rewards added; a step that begins a game has none."""
        begun = self._over
        observed, rewards, over, cut_short, info = super().step(actions)
        after = np.where(over, 0.0, self._leads())
        shaping = np.where(begun, 0.0, self._discount * after - self._potentials)
        self._potentials, self._over = after, np.asarray(over)
        return observed, rewards + shaping, over, cut_short, {**info, "shaping": shaping}

    def _leads(self) -> npt.NDArray[np.float64]:
        given: Any = self.unwrapped
        leads: npt.NDArray[np.float64] = self._scale * given.leads()
        return leads
