"""Gymnasium environments in which one seat learns and bots sit in the others.

Importing this registers `jemaa/Marrakech-v0` and `jemaa/Morocco-v0`, for `gymnasium.make` (one game) and
`gymnasium.make_vec` (many at once, stepped by one compiled loop; see `gymnasium_vector.py`). An observation is a dict
of `observation` (what the learner's seat sees, see `observation.py`) and `action_mask`; actions are the game's numbers.
"""

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from jemaa.bots import Bot
from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.extra import extras
from jemaa.core.game import Game, State
from jemaa.envs.observation import observer
from jemaa.envs.opponents import UNIFORM, Opponent, Opponents
from jemaa.envs.picture import HUMAN, RENDER_FPS, RENDER_MODES, Rendered, render
from jemaa.envs.single import Extras, Single
from jemaa.envs.utility import WIN, check_reward
from jemaa.games import GAMES
from jemaa.games import game as game_by_name

with extras():
    import gymnasium
    from gymnasium import spaces

Observation = dict[str, npt.NDArray[np.int8]]
ILLEGAL_REWARD = -1.0
"""What an illegal action gets. It ends the episode."""
OVER_AT_ONCE = "the learner has nothing to choose from this position on: begin where its game goes on"
"""Why an episode can't begin."""


def observation_space(game: Game) -> spaces.Dict:
    """The space of what one seat observes, with the mask of its legal actions."""
    mask = spaces.Box(0, 1, (len(game.type.actions),), np.int8)
    return spaces.Dict({"observation": observer(game).space(), "action_mask": mask})


class AgainstBots(gymnasium.Env[Extras, np.int64]):  # `spaces.Dict` is a space of values of any type
    """A sequence of games. A step is the learner's action, then all other choices up to its next one.

    The reward is 0 until the game ends, then the learner's share of the win, or its points (`utility.REWARDS`). An
    illegal action ends the episode with -1. If the learner goes out (MK-4.5), the same step plays the game to its end.
    """

    metadata: ClassVar[Extras] = {  # type: ignore[misc]  # upstream calls it a variable of each instance
        "render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS}

    def __init__(self, game: str = "marrakech", players: int = 4, *, opponents: Opponent | Sequence[Opponent] = UNIFORM,
                 seat: int = 0, reward: str = WIN, render_mode: str | None = None, **options: object) -> None:
        """`opponents`: a kind of bot for all seats but `seat`, the learner's, or a list with one for each, ascending.

        `options` are the game's, by name. Raises `JemaaError` for what does not exist.
        """
        check_reward(reward)
        played = game_by_name(game, players, **options)
        self._opponents = Opponents(played, seat, opponents)
        self._single = Single(played, drawn=self._opponents.drawn, reward=reward, observer=seat)
        self._bots: dict[int, Bot] = {}
        self.seat, self.render_mode = seat, render_mode
        self.observation_space = observation_space(played)
        self.action_space = spaces.Discrete(len(played.type.actions))

    def reset(self, *, seed: int | None = None, options: Extras | None = None) -> tuple[Observation, Extras]:
        """Begin a game of `seed`: number 0, or `options["number"]`; without a seed, the next one after the last.

        It begins at `options["position"]`, if that is given. Raises `BadOption` for a position of another game, or from
        which on the learner has nothing to choose.
        """
        super().reset(seed=seed)
        self._single.reset(seed, options)
        self._bots = self._opponents.seated(self._single.key, self._single.episode)
        self._let_bots_play()
        if self._single.actor == OVER:
            raise BadOption(OVER_AT_ONCE)
        self._show()
        return self._observe(), {}

    def step(self, action: int | np.integer) -> tuple[Observation, float, bool, bool, Extras]:
        """Apply the learner's action and play up to its next one; returns the five values of `gymnasium.Env.step`.

        `info["illegal"]` says why an action was illegal, and is missing otherwise. Raises `BadOption` once the game is
        over, and before `reset`.
        """
        if self._single.actor == OVER:
            raise BadOption("the game is over: reset() begins the next one")
        try:
            self._single.step(int(action))
        except IllegalChoice as reason:
            self._single.abandon()
            return self._observe(), ILLEGAL_REWARD, True, False, {"illegal": str(reason)}
        self._let_bots_play()
        self._show()
        return self._observe(), self._single.rewards[self.seat], self._single.actor == OVER, False, {}

    def _let_bots_play(self) -> None:
        actor = self._single.actor
        while actor not in {self.seat, OVER}:
            actor = self._single.step(self._bots[actor].choose(self.position))

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _observe(self) -> Observation:
        return {"observation": self._single.observation.copy(), "action_mask": self._single.legal.copy()}

    @property
    def position(self) -> State:
        """The state of the game now."""
        return self._single.state

    def render(self) -> Rendered:
        """The board: text (`ansi`), an array of pixels (`rgb_array`), or printed (`human`, also after each step).

        Raises `BadOption` if the environment was made without `render_mode`.
        """
        return render(self.position, self.render_mode)


def register() -> None:
    """Register our games with Gymnasium."""
    for name in GAMES:
        gymnasium.register(f"jemaa/{name.capitalize()}-v0", kwargs={"game": name},
                           entry_point="jemaa.envs.gymnasium:AgainstBots",
                           vector_entry_point="jemaa.envs.gymnasium_vector:ManyAgainstBots")


register()
