"""One game that changes in place, on which the environments of PettingZoo and Gymnasium are built."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from jemaa.core.chance import WORD
from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption
from jemaa.core.game import Game, State
from jemaa.core.row import Rows
from jemaa.envs.arrays import ACTOR, CHANCE_DRAWN, NEVER, Settings
from jemaa.envs.cpu import CpuStepper, Key
from jemaa.envs.utility import SCORE, WIN

Extras: TypeAlias = dict[str, Any]
"""What Gymnasium and PettingZoo hand through as `options` and `info`: their own type for both."""


def key_of(seed: int | None, options: Extras | None, beside: int = 0) -> Key | None:
    """The key of the game that a `reset` asks for, None without a seed: seeds count modulo 2**32.

    The game's number is `options["number"]` (0 if it is not given), plus `beside`. Raises `BadOption` for a number
    that is not a whole number from 0 to 2**32 - 1, and for one without a seed.
    """
    number = (options or {}).get("number", 0)
    if not isinstance(number, int) or not 0 <= number <= WORD - beside:
        raise BadOption(f"options['number'] is the game's number, a whole number from 0 to {WORD}; not {number!r}")
    if seed is not None:
        return seed & WORD, number + beside
    if number:
        raise BadOption("options['number'] is the number of one of a seed's games: give the seed, too")
    return None


class Single:
    """A game that changes as it is played, with chance drawn inside. A copy or a pickle goes on exactly as it would.

    game:     the game.
    """

    game: Game

    def __init__(self, game: Game, *, drawn: int = CHANCE_DRAWN, reward: str = WIN,
                 observer: int | None = None) -> None:
        """`drawn` as in `Settings`; with an `observer`, a seat, `observation` is what that seat observes.

        The game is over until the first `reset`.
        """
        settings = Settings(drawn, reward == SCORE, NEVER, ACTOR if observer is None else observer)
        self.game, self._stepper = game, CpuStepper(game, 1, settings, observations=observer is not None)
        self._arrays = self._stepper.arrays
        self._stepper.draw_keys()
        self._arrays.actor[0] = OVER

    def reset(self, seed: int | None = None, options: Extras | None = None) -> None:
        """Begin the game that `key_of` names, or without a seed the next one of the key before.

        It begins at `options["position"]`, if that is given. Raises `BadOption` for a position of another game.
        """
        self._stepper.begin(0, key_of(seed, options), (options or {}).get("position"))

    def step(self, action: int) -> int:
        """Apply an action and go on to the next seat that is not drawn; returns it, or OVER.

        Raises `IllegalChoice` for an action that is not legal; the game does not move then.
        """
        if not self._stepper.step_at(0, action):
            raise self._stepper.why_refused(0, action)
        return self.actor

    def abandon(self) -> None:
        """End the game here, so that no seat chooses any more; nothing is paid, and the position stays."""
        self._arrays.actor[0], self._arrays.legal[:] = OVER, 0

    @property
    def actor(self) -> int:
        """The seat that chooses, or OVER."""
        return int(self._arrays.actor[0])

    @property
    def key(self) -> Key:
        """The seed and number of the game; the seed is drawn if `reset` was never given one."""
        return self._stepper.key(0)

    @property
    def episode(self) -> int:
        """The number of this game among those of its key, from 0."""
        return int(self._arrays.episodes[0])

    @property
    def legal(self) -> npt.NDArray[np.int8]:
        """(actions,) 1 for each action that the actor may choose, else 0. Changes with the game: copy what you keep."""
        legal: npt.NDArray[np.int8] = self._arrays.legal[0]
        return legal

    @property
    def observation(self) -> npt.NDArray[np.int8]:
        """(numbers,) what the observer observes; empty without one. Changes with the game: copy what you keep."""
        observation: npt.NDArray[np.int8] = self._arrays.observations[0]
        return observation

    @property
    def rewards(self) -> list[float]:
        """Each seat's reward for the game; 0 before its end."""
        rewards: list[float] = self._arrays.rewards[0].tolist()
        return rewards

    @property
    def counted(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The seats' points and ranks, (players,) each, once the game is over; 0 before."""
        points, ranks = self._stepper.results()
        return points[0], ranks[0]

    @property
    def rows(self) -> Rows:
        """An array of rows whose first is the game, for compiled functions."""
        return self._arrays.rows

    @property
    def state(self) -> State:
        """The position as it is now."""
        return self._stepper.state(0)
