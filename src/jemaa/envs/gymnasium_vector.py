"""Many of Gymnasium's games at once, as `gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=...)` makes them.

Each is number for number the game that `AgainstBots` plays for the same seed and number, stepped by one compiled loop.
"""

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.game import State
from jemaa.envs.cpu import Key
from jemaa.envs.formats import BESIDE, NUMBERS, Format, Observed
from jemaa.envs.info import Flags
from jemaa.envs.learner import LearnerGames
from jemaa.envs.opponents import UNIFORM, Opponent
from jemaa.envs.picture import RENDER_FPS, RENDER_MODES, Rendered, render
from jemaa.envs.single import Extras, key_of
from jemaa.envs.utility import WIN
from jemaa.games import game as game_by_name

with extras():
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Numbers = npt.NDArray[np.int64]
Results = npt.NDArray[np.generic]
"""Upstream's one type for rewards and for what has ended: float64 and bool here."""


class ManyAgainstBots(VectorEnv[Observed, Numbers, Results]):
    """`num_envs` games side by side, each as in `AgainstBots`; a game that has ended begins anew at the next step.

    game, seat, observation, mask: as in `AgainstBots`.
    """

    metadata: ClassVar[Extras] = {  # type: ignore[misc]  # as in gymnasium.py
        "autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS}

    def __init__(self, num_envs: int = 1, game: str = "marrakech", players: int = 4, *,
                 opponents: Opponent | Sequence[Opponent] = UNIFORM, seat: int = 0, reward: str = WIN,
                 observation: str = NUMBERS, mask: str = BESIDE, render_mode: str | None = None,
                 **options: object) -> None:
        """As `AgainstBots`. Only bots that choose uniformly are compiled; others are asked one by one."""
        played = game_by_name(game, players, **options)
        self._games = LearnerGames(played, num_envs, opponents=opponents, seat=seat, reward=reward)
        self._format = Format(played, observation, mask)
        self.game, self.seat, self.observation, self.mask = played, seat, observation, mask
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space = self._format.space
        self.single_action_space = spaces.Discrete(len(played.type.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | Sequence[int | None] | None = None,
              options: Extras | None = None) -> tuple[Observed, Extras]:
        """Begin all games: game i is number i of `seed`, or number 0 of `seed[i]`; without one, the next of its key.

        Numbers count from `options["number"]`, if that is given. Games begin at `options["position"]`, if that is
        given; with `options["reset_mask"]`, only those where it is True. Raises `BadOption` as `AgainstBots.reset`, for
        a wrong number of seeds, and for a mask that is not (num_envs,) bool with a True in it.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        given = options or {}
        keys, chosen = self._keys(seed, given), self._chosen(given.get("reset_mask"))
        for at in np.flatnonzero(chosen).tolist():
            self._games.begin(at, keys[at], given.get("position"))
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
        """(num_envs,) True for each game that is to begin, all of them without a mask.

        Raises `BadOption` for a mask that is not (num_envs,) bool with a True in it.
        """
        chosen = np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
            raise BadOption(f"reset_mask says True or False for each of {self.num_envs} games, and True at least once")
        return chosen

    def step(self, actions: Numbers) -> tuple[Observed, Results, Results, Results, Extras]:
        """Apply an action to each game; that of a game which has just ended is ignored, and its next game begins.

        Returns the five values of `VectorEnv.step`, with the learner's rewards as float64 and nothing truncated. An
        illegal action ends its game with -1. `info` has the results of the games that have ended, as in `AgainstBots`,
        and in `info["illegal"]` for each game why its action was illegal, or None; both are missing where there are
        none. Raises `BadOption`, and changes nothing, for anything but one whole number for each game.
        """
        refused = self._games.step(actions)
        over = self._games.arrays.done == 1
        info: Extras = self._games.results(over & ~refused)
        for at in np.flatnonzero(refused).tolist():
            info = self._add_info(info, {"illegal": self._games.why_refused(at, int(actions[at]))}, at)
        rewards = self._games.arrays.rewards[:, self.seat].astype(np.float64)
        return self._observe(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _observe(self) -> Observed:
        return self._format(self._games.arrays.observations, self._games.arrays.legal)

    def action_masks(self) -> Flags:
        """(num_envs, actions) True for each action that may be chosen; all False where the game is over."""
        return self._games.action_masks()

    def leads(self) -> npt.NDArray[np.float64]:
        """(num_envs,) the learner's points less the mean of the other seats' points, as they would count now."""
        return self._games.leads()

    def position(self, at: int) -> State:
        """The state of one of the games now."""
        return self._games.position(at)

    def render(self) -> tuple[Rendered, ...]:  # type: ignore[override]  # upstream knows no `human` here
        """The boards of all games, each as `AgainstBots.render` gives it: None with `human`, which prints them.

        Nothing is printed by `step`. Raises `BadOption` if the environment was made without `render_mode`.
        """
        return tuple(render(self.position(at), self.render_mode) for at in range(self.num_envs))
