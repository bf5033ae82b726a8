"""Many of Gymnasium's games at once: what `gymnasium.make_vec("jemaa/Marrakech-v0", num_envs=...)` gives.

Number for number what `gymnasium.vector.SyncVectorEnv` over as many `AgainstBots` would be, in one compiled loop.
"""

import secrets
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from jemaa.bots import Bot
from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.extra import extras
from jemaa.core.game import State
from jemaa.core.row import blank, dump, ints, load
from jemaa.envs.gymnasium import ILLEGAL_REWARD, OVER_AT_ONCE, Observation, observation_space
from jemaa.envs.lockstep import check_actions
from jemaa.envs.observation import observer
from jemaa.envs.opponents import UNIFORM, Opponent, Opponents
from jemaa.envs.single import beginning
from jemaa.envs.stepping import DRAWN, NUMBER, REFUSED, SEED, SEEDS, begin, begin_clock, move, move_all
from jemaa.envs.utility import WIN, check_reward, payoffs
from jemaa.games import game as game_by_name

with extras():
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class ManyAgainstBots(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """`num_envs` games side by side, each as in `AgainstBots`; a game that has ended begins anew at the next step."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]  # as in gymnasium.py

    def __init__(self, num_envs: int = 1, game: str = "marrakech", players: int = 4, *,
                 opponents: Opponent | Sequence[Opponent] = UNIFORM, seat: int = 0, reward: str = WIN,
                 **options: Any) -> None:
        """As `AgainstBots`; only bots that choose uniformly are compiled, others are asked one by one."""
        check_reward(reward)
        self.num_envs, self.seat, self._reward = num_envs, seat, reward
        self._game = game_by_name(game, players, **options)
        self._opponents = Opponents(self._game, seat, opponents)
        self._bind, self._observer = self._game.type.functions.bind, observer(self._game)
        self.single_observation_space = observation_space(self._game)
        self.single_action_space = spaces.Discrete(len(self._game.type.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._lay_out()

    def _lay_out(self) -> None:
        rules, games = self._game.type.rules, self.num_envs
        self._rows = blank(rules.layout, games + 1)
        self._rows[games] = load(rules.layout, bytes(self._game.start()))[0]  # the last one: how a game begins
        self._masks = np.zeros((games, len(self._game.type.actions)), np.int8)
        self._clocks = np.zeros((games, DRAWN + 1 + rules.most_players), np.int64)
        self._clocks[:, SEED], self._clocks[:, NUMBER] = [secrets.randbelow(SEEDS) for _ in range(games)], -1
        self._actors, self._ended = np.zeros(games, np.int64), np.ones(games, np.bool_)
        self._found, self._weights = ints(max(rules.most_legal, rules.most_outcomes)), ints(rules.most_outcomes)
        self._bots: list[dict[int, Bot]] = [{} for _ in range(games)]

    def reset(self, *, seed: int | Sequence[int | None] | None = None,
              options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin all games: game i is number 0 of `seed + i`, or of `seed[i]`; without one, the next of its seed.

        They begin at `options["position"]`, if that is given; with `options["reset_mask"]`, only those where it is
        True. Raises `BadOption` as `AgainstBots.reset`, and unless there is one seed for each game.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        seeds, given = self._seeds(seed), options or {}
        chosen, position = self._chosen(given.get("reset_mask")), given.get("position")
        start = bytes(self._game.start()) if position is None else beginning(self._game, position)
        for at in np.flatnonzero(chosen).tolist():
            self._begin(at, seeds[at], start)
        return self._observe(), {}

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        """One for each game."""
        if seed is None:
            return [None] * self.num_envs
        seeds = [seed + at for at in range(self.num_envs)] if isinstance(seed, int) else seed
        if len(seeds) != self.num_envs:
            raise BadOption(f"give one seed, or {self.num_envs}, one for each game; not {len(seeds)}")
        return seeds

    def _chosen(self, mask: npt.NDArray[np.bool_] | None) -> npt.NDArray[np.bool_]:
        """Which games to begin."""
        chosen = np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
            raise BadOption(f"reset_mask says True or False for each of {self.num_envs} games, and True at least once")
        return chosen

    def _begin(self, at: int, seed: int | None, start: bytes) -> None:
        """One game, up to the learner's first choice."""
        begin_clock(self._clocks, at, seed)
        self._rows[at] = load(self._game.type.rules.layout, start)[0]
        self._actors[at] = self._bind(begin)(self._rows, at, self._clocks, self._opponents.uniform, self._found,
                                             self._weights, self._masks)
        self._seat_bots(at)
        self._let_bots_play(at)
        self._ended[at] = self._actors[at] == OVER
        if self._ended[at]:
            raise BadOption(OVER_AT_ONCE)

    def step(self, actions: npt.NDArray[Any]) -> tuple[Observation, npt.NDArray[np.float64], npt.NDArray[np.bool_],
                                                      npt.NDArray[np.bool_], dict[str, Any]]:
        """An action for each game; that of a game which has just ended is not looked at.

        `info["illegal"]` says why some could not be had, as `AgainstBots` says it; None for the others. Raises
        `BadOption`, and moves nothing, for what is not one whole number for each game.
        """
        given = np.asarray(actions)
        check_actions(given.shape, given.dtype.kind, self.num_envs)
        self._move_all(np.ascontiguousarray(given, np.int64))
        info: dict[str, Any] = {}
        rewards = np.zeros(self.num_envs)
        refused, over = self._actors == REFUSED, self._actors == OVER
        self._masks[refused] = 0
        rewards[refused] = ILLEGAL_REWARD
        for at in np.flatnonzero(refused):
            info = self._add_info(info, {"illegal": self._why_illegal(int(at), int(given[at]))}, int(at))
        for at in np.flatnonzero(over):
            rewards[at] = payoffs(self.position(int(at)), self._reward)[self.seat]
        self._ended[:] = refused | over
        return self._observe(), rewards, self._ended.copy(), np.zeros(self.num_envs, np.bool_), info

    def _why_illegal(self, at: int, action: int) -> str:
        try:
            self.position(at).apply(action)
        except IllegalChoice as reason:
            return str(reason)
        raise AssertionError(f"{action} was refused in game {at}, where it is legal")

    def _move_all(self, actions: npt.NDArray[np.int64]) -> None:
        begun = self._ended.copy()
        self._bind(move_all)(self._rows, actions, self._clocks, self._opponents.uniform, self._found, self._weights,
                             self._masks, self._actors, self._ended)
        if self._opponents:
            for at in np.flatnonzero(begun):
                self._seat_bots(int(at))
            for at in np.flatnonzero((self._actors >= 0) & (self._actors != self.seat)):
                self._let_bots_play(int(at))

    def _seat_bots(self, at: int) -> None:
        self._bots[at] = self._opponents.seated(int(self._clocks[at, SEED]), int(self._clocks[at, NUMBER]))

    def _let_bots_play(self, at: int) -> None:
        while self._actors[at] not in {self.seat, OVER}:
            action = self._bots[at][int(self._actors[at])].choose(self.position(at))
            self._actors[at] = self._bind(move)(self._rows, at, int(action), self._clocks, self._opponents.uniform,
                                                self._found, self._weights, self._masks)

    def _observe(self) -> Observation:
        return {"observation": self._observer.of_all(self._rows, self.num_envs, self.seat),
                "action_mask": self._masks.copy()}

    def position(self, at: int) -> State:
        """The state of one of the games now."""
        return State(self._game, dump(self._rows, at))
