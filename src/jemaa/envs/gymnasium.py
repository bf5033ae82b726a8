"""Gymnasium environments in which one seat learns and bots sit in the others.

`gymnasium.make` (one game) and `gymnasium.make_vec` (many at once, stepped by one compiled loop; `gymnasium_vector.py`)
make them as `jemaa/Marrakech-v1` and `jemaa/Morocco-v1`, without an import of this module (`registration.py`). If
nothing else is chosen, an observation is a dict of `observation` (what the learner's seat sees, `observation.py`) and
`action_mask`; actions are the game's numbers.
"""

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from jemaa.bots import Bot
from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.extra import extras
from jemaa.core.game import State
from jemaa.envs.formats import BESIDE, NUMBERS, Format, Observed
from jemaa.envs.info import result, warn_of_illegal_action
from jemaa.envs.learner import ENDS_THE_GAME, ILLEGAL_REWARD, NOTHING_TO_CHOOSE
from jemaa.envs.opponents import UNIFORM, Opponent, Opponents
from jemaa.envs.picture import HUMAN, RENDER_FPS, RENDER_MODES, Rendered, render
from jemaa.envs.registration import register
from jemaa.envs.single import Extras, Single
from jemaa.envs.utility import WIN, check_reward
from jemaa.games import game as game_by_name

with extras():
    import gymnasium
    from gymnasium import spaces


class AgainstBots(gymnasium.Env[Observed, np.int64]):
    """A sequence of games. A step is the learner's action, then all other choices up to its next one.

    The reward is 0 until the game ends, then the learner's share of the win, or its points (`utility.REWARDS`). An
    illegal action ends the episode with -1. If the learner goes out (MK-4.5), the same step plays the game to its end.

    game:               the game.
    seat:               the learner's.
    observation, mask:  the format of what is observed (`formats.Format`).
    """

    metadata: ClassVar[Extras] = {  # type: ignore[misc]  # upstream calls it a variable of each instance
        "render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS}

    def __init__(self, game: str = "marrakech", players: int = 4, *, opponents: Opponent | Sequence[Opponent] = UNIFORM,
                 seat: int = 0, reward: str = WIN, observation: str = NUMBERS, mask: str = BESIDE,
                 render_mode: str | None = None, **options: object) -> None:
        """`opponents`: a kind of bot for all seats but `seat`, the learner's, or a list with one for each, ascending.

        `observation` and `mask` are those of `formats.Format`, `options` the game's, by name. Raises `JemaaError` for
        what does not exist.
        """
        check_reward(reward)
        played = game_by_name(game, players, **options)
        self._opponents = Opponents(played, seat, opponents)
        self._single = Single(played, drawn=self._opponents.drawn, reward=reward, observer=seat)
        self._format = Format(played, observation, mask)
        self._bots: dict[int, Bot] = {}
        self._steps, self._warned = 0, False
        self.game, self.seat, self.observation, self.mask = played, seat, observation, mask
        self.render_mode = render_mode
        self.observation_space = self._format.space
        self.action_space = spaces.Discrete(len(played.type.actions))

    def reset(self, *, seed: int | None = None, options: Extras | None = None) -> tuple[Observed, Extras]:
        """Begin a game of `seed`: number 0, or `options["number"]`; without a seed, the next one after the last.

        It begins at `options["position"]`, if that is given. Raises `BadOption` for a position of another game, or from
        which on the learner has nothing to choose.
        """
        super().reset(seed=seed)
        self._single.reset(seed, options)
        self._bots, self._steps = self._opponents.seated(self._single.key, self._single.episode), 0
        self._let_bots_play()
        if self._single.actor == OVER:
            raise BadOption(NOTHING_TO_CHOOSE)
        self._show()
        return self._observe(), {}

    def step(self, action: int | np.integer) -> tuple[Observed, float, bool, bool, Extras]:
        """Apply the learner's action and play up to its next one; returns the five values of `gymnasium.Env.step`.

        At the end of a game `info` has its result (`info.result`), and in `opponents` the names of the kinds in the
        other seats. `info["illegal"]` says why an action was illegal, and is missing otherwise. Raises `BadOption` once
        the game is over, and before `reset`.
        """
        if self._single.actor == OVER:
            raise BadOption("the game is over: reset() begins the next one")
        self._steps += 1
        try:
            self._single.step(int(action))
        except IllegalChoice as reason:
            return self._observe_illegal(reason)
        self._let_bots_play()
        self._show()
        over = self._single.actor == OVER
        return self._observe(), self._single.rewards[self.seat], over, False, self._result() if over else {}

    def _observe_illegal(self, reason: IllegalChoice) -> tuple[Observed, float, bool, bool, Extras]:
        if not self._warned:
            self._warned = True
            warn_of_illegal_action(ENDS_THE_GAME)
        self._single.abandon()
        return self._observe(), ILLEGAL_REWARD, True, False, {"illegal": str(reason)}

    def _let_bots_play(self) -> None:
        actor = self._single.actor
        while actor not in {self.seat, OVER}:
            actor = self._single.step(self._bots[actor].choose(self.position))

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _observe(self) -> Observed:
        return self._format(self._single.observation, self._single.legal)

    def _result(self) -> Extras:
        return {**result(*self._single.counted, self._steps), "opponents": self._opponents.names(self._bots)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """(actions,) True for each action that may be chosen; all False once the game is over."""
        return self._single.legal.astype(np.bool_)

    @property
    def position(self) -> State:
        """The state of the game now."""
        return self._single.state

    def lead(self) -> float:
        """The learner's points less the mean of the other seats' points, as they would count now."""
        points = self.position.scores
        own = points[self.seat]
        return own - (sum(points) - own) / (len(points) - 1)

    def render(self) -> Rendered:
        """The board: text (`ansi`), an array of pixels (`rgb_array`), or printed (`human`, also after each step).

        Raises `BadOption` if the environment was made without `render_mode`.
        """
        return render(self.position, self.render_mode)


register()
