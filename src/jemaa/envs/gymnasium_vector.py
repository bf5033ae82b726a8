"""Many of Gymnasium's games at once, as `gymnasium.make_vec("jemaa/Marrakech-v0", num_envs=...)` makes them.

Each is number for number the game that `AgainstBots` plays for the same seed and number, stepped by one compiled loop.
"""

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from jemaa.bots import Bot
from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.game import State
from jemaa.envs.arrays import NEXT_STEP, Settings, check_choices
from jemaa.envs.cpu import CpuStepper, Key
from jemaa.envs.gymnasium import ILLEGAL_REWARD, OVER_AT_ONCE, Observation, observation_space
from jemaa.envs.opponents import UNIFORM, Opponent, Opponents
from jemaa.envs.single import Extras, key_of
from jemaa.envs.utility import SCORE, WIN, check_reward
from jemaa.games import game as game_by_name

with extras():
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
Results = npt.NDArray[np.generic]
"""Upstream's one type for rewards and for what has ended: float64 and bool here."""


class ManyAgainstBots(VectorEnv[Observation, Numbers, Results]):
    """`num_envs` games side by side, each as in `AgainstBots`; a game that has ended begins anew at the next step."""

    metadata: ClassVar[Extras] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]  # as in gymnasium.py

    def __init__(self, num_envs: int = 1, game: str = "marrakech", players: int = 4, *,
                 opponents: Opponent | Sequence[Opponent] = UNIFORM, seat: int = 0, reward: str = WIN,
                 **options: object) -> None:
        """As `AgainstBots`. Only bots that choose uniformly are compiled; others are asked one by one."""
        check_reward(reward)
        self.num_envs, self.seat = num_envs, seat
        played = game_by_name(game, players, **options)
        self._opponents = Opponents(played, seat, opponents)
        settings = Settings(self._opponents.drawn, reward == SCORE, NEXT_STEP, seat)
        self._stepper = CpuStepper(played, num_envs, settings)
        self._arrays = self._stepper.arrays
        self._stepper.draw_keys()
        self._arrays.done[:] = 1  # without a `reset`, the first step begins the games
        self._bots: list[dict[int, Bot]] = [{} for _ in range(num_envs)]
        self.single_observation_space = observation_space(played)
        self.single_action_space = spaces.Discrete(len(played.type.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | Sequence[int | None] | None = None,
              options: Extras | None = None) -> tuple[Observation, Extras]:
        """Begin all games: game i is number i of `seed`, or number 0 of `seed[i]`; without one, the next of its key.

        Numbers count from `options["number"]`, if that is given. Games begin at `options["position"]`, if that is
        given; with `options["reset_mask"]`, only those where it is True. Raises `BadOption` as `AgainstBots.reset`, for
        a wrong number of seeds, and for a mask that is not (num_envs,) bool with a True in it.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        given = options or {}
        keys, chosen = self._keys(seed, given), self._chosen(given.get("reset_mask"))
        for at in np.flatnonzero(chosen).tolist():
            self._begin(at, keys[at], given.get("position"))
        return self._observe(), {}

    def _keys(self, seed: int | Sequence[int | None] | None, options: Extras) -> Sequence[Key | None]:
        """The key of each game, None for the next one of its sequence.

        Raises `BadOption` for a wrong number of seeds.
        """
        if seed is None or isinstance(seed, int):
            return [key_of(seed, options, beside=at) for at in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadOption(f"give one seed, or {self.num_envs}, one for each game; not {len(seed)}")
        return [key_of(each, options) for each in seed]

    def _chosen(self, mask: Flags | None) -> Flags:
        """(num_envs,) True for each game that is to begin; raises `BadOption` for an invalid mask."""
        chosen = np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
            raise BadOption(f"reset_mask says True or False for each of {self.num_envs} games, and True at least once")
        return chosen

    def _begin(self, at: int, key: Key | None, position: State | None) -> None:
        """Begin one game and play it up to the learner's first choice; raises `BadOption` if it ends before that."""
        self._stepper.begin(at, key, position)
        self._seat_bots(at)
        self._let_bots_play(at)
        if self._arrays.done[at]:
            raise BadOption(OVER_AT_ONCE)

    def step(self, actions: Numbers) -> tuple[Observation, Results, Results, Results, Extras]:
        """Apply an action to each game; that of a game which has just ended is ignored, and its next game begins.

        Returns the five values of `VectorEnv.step`, with the learner's rewards as float64 and nothing truncated. An
        illegal action ends its game with -1. `info["illegal"]` has for each game why its action was illegal, as in
        `AgainstBots`, or None; it is missing if all were legal. Raises `BadOption`, and changes nothing, for anything
        but one whole number for each game.
        """
        given, arrays = np.asarray(actions), self._arrays
        check_choices(given.shape, given.dtype.kind, self.num_envs)
        self._step_all(given)
        refused = arrays.refused == 1
        rewards = arrays.rewards[:, self.seat].astype(np.float64)
        rewards[refused] = ILLEGAL_REWARD
        info: Extras = {}
        for at in np.flatnonzero(refused).tolist():
            info = self._add_info(info, {"illegal": str(self._stepper.why_refused(at, int(given[at])))}, at)
        arrays.legal[refused], arrays.actor[refused], arrays.done[refused] = 0, OVER, 1
        return self._observe(), rewards, arrays.done == 1, np.zeros(self.num_envs, np.bool_), info

    def _step_all(self, actions: npt.NDArray[np.integer]) -> None:
        begun = self._arrays.done == 1
        self._stepper.step(actions)
        if self._opponents:
            for at in np.flatnonzero(begun).tolist():
                self._seat_bots(at)
            waiting = (self._arrays.actor >= 0) & (self._arrays.actor != self.seat)
            for at in np.flatnonzero(waiting).tolist():
                self._let_bots_play(at)

    def _seat_bots(self, at: int) -> None:
        self._bots[at] = self._opponents.seated(self._stepper.key(at), int(self._arrays.episodes[at]))

    def _let_bots_play(self, at: int) -> None:
        while (actor := int(self._arrays.actor[at])) not in {self.seat, OVER}:
            self._stepper.step_at(at, int(self._bots[at][actor].choose(self.position(at))))

    def _observe(self) -> Observation:
        return {"observation": self._arrays.observations.copy(), "action_mask": self._arrays.legal.copy()}

    def position(self, at: int) -> State:
        """The state of one of the games now."""
        return self._stepper.state(at)
