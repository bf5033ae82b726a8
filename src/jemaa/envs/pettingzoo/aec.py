"""PettingZoo environments: both games as AEC environments (and, where a library wants it, as parallel ones).

An agent is a seat, `player_0` ... An observation is a dict of `observation` (what the seat sees, see `observation.py`)
and `action_mask`. Actions are the game's own numbers. Chance is drawn inside, from the seed.
"""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.game import State
from jemaa.envs.info import result, warn_of_illegal_action
from jemaa.envs.observation import observer
from jemaa.envs.picture import HUMAN, RENDER_FPS, RENDER_MODES, Rendered, render
from jemaa.envs.registration import VERSION
from jemaa.envs.single import Extras, Single
from jemaa.envs.utility import WIN, check_reward
from jemaa.games import game as game_by_name

with extras():
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import BaseWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

Observation = dict[str, npt.NDArray[np.int8]]
AnySpace: TypeAlias = spaces.Space[Any]
"""Upstream's spaces don't say what a `Dict` or a `Discrete` holds."""
Setting: TypeAlias = Any
"""A setting of `RawEnv` or an option of the game: each has a type of its own, and both check what they are given."""
Agents = AECEnv[str, Observation, int | None]
"""Agents by name; each gives an action, or None once the game is over."""
LOSE, RANDOM = "lose", "random"
ILLEGAL = (LOSE, RANDOM)
ILLEGAL_REWARD = -1.0


class RawEnv(Agents):
    """One game. Copies and pickles behave exactly as the original would; `position` is its state.

    Rewards are 0 until the game ends, then shares of the win or points (`utility.REWARDS`), and every agent's info has
    the result (`info.result`; its `length` counts the decisions of all seats). A seat that is out (MK-4.5)
    stays an agent, is no longer asked, and gets its reward at the end. `reset(seed)` begins game number 0 of that seed,
    `reset(seed, options={"number": n})` its game number n. `reset()` begins the next episode of the same seed and
    number; the seed is drawn at random if none was ever given. `reset(options={"position": state})` begins at a state.
    `reset` raises `BadOption` for a number that is out of range or has no seed, and for a position of another game.
    """

    def __init__(self, game: str = "marrakech", players: int = 4, *, reward: str = WIN, max_cycles: int | None = None,
                 render_mode: str | None = None, **options: object) -> None:
        """`options` are the game's, by name. `max_cycles` truncates after so many decisions of all seats together."""
        super().__init__()  # type: ignore[no-untyped-call]  # upstream's has no types
        check_reward(reward)
        self.single = Single(game_by_name(game, players, **options), reward=reward)
        self.render_mode, self._max_cycles = render_mode, max_cycles
        self.metadata = {"name": f"{game}_v{VERSION}", "render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS,
                         "is_parallelizable": True}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observer = observer(self.single.game)
        self._no_mask = np.zeros(len(self.single.game.type.actions), np.int8)
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._action_space() for agent in self.possible_agents}

    def _observation_space(self) -> AnySpace:
        return spaces.Dict({
            "observation": self._observer.space(),
            "action_mask": spaces.Box(0, 1, self._no_mask.shape, np.int8),
        })

    def _action_space(self) -> AnySpace:
        return spaces.Discrete(len(self._no_mask))

    def observation_space(self, agent: str) -> AnySpace:
        """The space of the observations, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> AnySpace:
        """The space of the game's actions, the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Extras | None = None) -> None:
        """Begin a game; see the class for `seed` and `options`."""
        self.single.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._skip_agent_selection = None  # type: ignore[assignment]  # as upstream's own _was_dead_step leaves it
        self.agent_selection = self.agents[0]
        self._go_on(self.single.actor)
        self._show()

    def step(self, action: int | None) -> None:
        """Apply the action of `agent_selection`, and draw chance up to the next choice.

        Raises `IllegalChoice`, which names the clause, for an illegal action, and `BadOption` for None; nothing changes
        then. For an agent whose game is over or truncated the action must be None, as PettingZoo wants it; the agent is
        then removed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(f"{agent} is still in the game: choose an action of its mask, not None")
        actor = self.single.step(int(action))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._go_on(actor)
        self._show()

    def _go_on(self, actor: int) -> None:
        if actor == OVER:
            self._end()
            return
        self.agent_selection = self.possible_agents[actor]
        if self._decisions == self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.single.rewards, strict=True))
        self.infos = {agent: result(*self.single.counted, self._decisions) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]  # all leave in the order of their seats

    def observe(self, agent: str) -> Observation:
        """The agent's observation. Its mask is all 0 unless the agent chooses now."""
        chooses = self._seats[agent] == self.single.actor
        return {
            "observation": self._observer.of(self.single.rows, self._seats[agent]),
            "action_mask": (self.single.legal if chooses else self._no_mask).copy(),
        }

    @property
    def position(self) -> State:
        """The state of the game now: immutable, picklable, to be printed or drawn."""
        return self.single.state

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """(actions,) True for each action that `agent_selection` may choose; all False once the game is over."""
        return self.single.legal.astype(np.bool_)

    def render(self) -> Rendered:
        """The board: text (`ansi`), an array of pixels (`rgb_array`), or printed (`human`, also after each step).

        Raises `BadOption` if the environment was made without `render_mode`.
        """
        return render(self.position, self.render_mode)

    def close(self) -> None:
        """Do nothing, as no resource is held."""


class RandomIfIllegal(BaseWrapper[str, Observation, int | None]):
    """Replaces an illegal action by a random legal one, for learners that know no masks."""

    def __init__(self, env: Agents) -> None:
        super().__init__(env)
        self._random, self._warned = np.random.default_rng(), False

    def reset(self, seed: int | None = None, options: Extras | None = None) -> None:
        """As in the wrapped environment; the seed, if there is one, also determines the actions that are drawn here."""
        super().reset(seed, options)
        if seed is not None:
            self._random = np.random.default_rng(seed)

    def step(self, action: int | None) -> None:
        """As in the wrapped environment; an action outside the mask is replaced by a random one of the mask."""
        legal = np.flatnonzero(self.env.unwrapped.single.legal)  # type: ignore[attr-defined]  # ours has it
        if action is not None and action not in legal:
            self._warn()
            action = int(self._random.choice(legal))
        super().step(action)

    def _warn(self) -> None:
        if not self._warned:
            self._warned = True
            warn_of_illegal_action("a random legal one was played instead")


def raw_env(game: str = "marrakech", players: int = 4, **given: Setting) -> RawEnv:
    """The environment without wrappers, which is the fastest; an illegal action raises `IllegalChoice`.

    `given` are the other arguments of `RawEnv`: `reward`, `max_cycles`, `render_mode` and the game's options.
    """
    return RawEnv(game, players, **given)


def env(game: str = "marrakech", players: int = 4, *, illegal: str = LOSE, **given: Setting) -> Agents:
    """The environment with PettingZoo's usual wrappers; `given` are the other arguments of `RawEnv`.

    With illegal="lose" an illegal action ends the game: -1 for its agent, 0 for the others. With "random" a random
    legal one replaces it. Raises `BadOption` for any other `illegal`.
    """
    if illegal not in ILLEGAL:
        raise BadOption(f"illegal is one of {', '.join(ILLEGAL)}; not {illegal!r}")
    raw = raw_env(game, players, **given)
    kept = TerminateIllegalWrapper(raw, ILLEGAL_REWARD) if illegal == LOSE else RandomIfIllegal(raw)
    return OrderEnforcingWrapper(kept)


def parallel_env(game: str = "marrakech", players: int = 4,
                 **given: Setting) -> ParallelEnv[str, Observation, int | None]:
    """The environment for libraries with simultaneous agents: all give an action, and only the actor's counts.

    `given` are the settings of `env`: `illegal`, and the other arguments of `RawEnv`.
    """
    return turn_based_aec_to_parallel(env(game, players, **given))
