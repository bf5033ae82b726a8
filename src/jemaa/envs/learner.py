"""Many games, changed in place, in which one seat learns and opponents sit in the others.

Vectors of environments are built on them.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from jemaa.bots import Bot
from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption
from jemaa.core.game import Game, State
from jemaa.envs.arrays import NEXT_STEP, Settings, check_choices
from jemaa.envs.cpu import CpuStepper, Key
from jemaa.envs.info import Flags, stacked, warn_of_illegal_action, winners
from jemaa.envs.opponents import UNIFORM, Opponent, Opponents
from jemaa.envs.utility import SCORE, WIN, check_reward

ILLEGAL_REWARD = -1.0
"""The reward for an illegal action, which ends the episode."""
ENDS_THE_GAME = f"it ended its game with the reward {ILLEGAL_REWARD:g}"
NOTHING_TO_CHOOSE = "the learner has nothing to choose from this position on: begin where its game goes on"
"""Why an episode can't begin."""


class LearnerGames:
    """Games side by side. A step is the learner's action in each, followed by all other choices up to its next one.

    game:    the game that all of them play.
    seat:    the learner's.
    arrays:  the games' arrays (`envs.arrays`), which change in place; `observations` are those of the learner's seat.
    lengths: (size,) int64: the learner's steps in each game.
    """

    def __init__(self, game: Game, size: int, *, opponents: Opponent | Sequence[Opponent] = UNIFORM, seat: int = 0,
                 reward: str = WIN, autoreset: int = NEXT_STEP) -> None:
        """`autoreset` as in `Settings`, where SAME_STEP is not possible: see `begin_ended`. Raises `BadOption`."""
        check_reward(reward)
        self.game, self.size, self.seat, self._autoreset = game, size, seat, autoreset
        self._opponents = Opponents(game, seat, opponents)
        self._stepper = CpuStepper(game, size, Settings(self._opponents.drawn, reward == SCORE, autoreset, seat))
        self.arrays = self._stepper.arrays
        self._stepper.draw_keys()
        self.arrays.done[:] = 1  # with NEXT_STEP, without a `begin`, the first step begins the games
        self._bots: list[dict[int, Bot]] = [{} for _ in range(size)]
        self.lengths, self._warned = np.zeros(size, np.int64), False

    def begin(self, at: int, key: Key | None, position: State | None = None) -> None:
        """Begin one game, and play it up to the learner's first choice; `key` and `position` as `CpuStepper.begin`.

        Raises `BadOption` for a position of another game, and if the game ends before the learner has chosen.
        """
        self._stepper.begin(at, key, position)
        self._seat_bots(at)
        self._let_bots_play(at)
        self.lengths[at] = 0
        if self.arrays.done[at]:
            raise BadOption(NOTHING_TO_CHOOSE)

    def begin_ended(self) -> None:
        """Begin the next episode of every game that is over; `done` and the rewards stay those of the last step."""
        ended = np.flatnonzero(self.arrays.actor == OVER)
        if len(ended):
            self._stepper.begin_ended()
            self._go_on(ended)

    def step(self, actions: npt.ArrayLike) -> Flags:
        """Apply an action to each game; with NEXT_STEP, that of a game which is over only begins the next one.

        Returns a mask of the games, (size,), whose action was illegal: they are over, with `ILLEGAL_REWARD`. Warns once
        of these. Raises `BadOption`, and changes nothing, for anything but one whole number for each game.
        """
        given, arrays = np.asarray(actions), self.arrays
        check_choices(given.shape, given.dtype.kind, self.size)
        begun = (arrays.done == 1) & (self._autoreset == NEXT_STEP)
        self._stepper.step(given)
        self.lengths += 1
        self._go_on(np.flatnonzero(begun))
        refused: Flags = arrays.refused == 1
        if refused.any():
            self._end_refused(refused)
        return refused

    def _go_on(self, begun: npt.NDArray[np.intp]) -> None:
        """Seat the bots of games that have just begun, and let bots play wherever it is their turn."""
        self.lengths[begun] = 0
        if not self._opponents:
            return
        for at in begun.tolist():
            self._seat_bots(at)
        waiting = (self.arrays.actor >= 0) & (self.arrays.actor != self.seat)
        for at in np.flatnonzero(waiting).tolist():
            self._let_bots_play(at)

    def _end_refused(self, refused: Flags) -> None:
        if not self._warned:
            self._warned = True
            warn_of_illegal_action(ENDS_THE_GAME)
        self.arrays.legal[refused], self.arrays.actor[refused], self.arrays.done[refused] = 0, OVER, 1
        self.arrays.rewards[refused, self.seat] = ILLEGAL_REWARD

    def _seat_bots(self, at: int) -> None:
        self._bots[at] = self._opponents.seated(self._stepper.key(at), int(self.arrays.episodes[at]))

    def _let_bots_play(self, at: int) -> None:
        while (actor := int(self.arrays.actor[at])) not in {self.seat, OVER}:
            self._stepper.step_at(at, int(self._bots[at][actor].choose(self.position(at))))

    def results(self, ended: Flags) -> dict[str, Any]:
        """The results of the games that have `ended`, (size,), as Gymnasium stacks infos; see `info.result`.

        `opponents` has for each game the names of the kinds in the other seats. Ask before the next game begins.
        """
        if not ended.any():
            return {}
        points, ranks = self._stepper.results()
        names = np.empty(self.size, object)
        for at in np.flatnonzero(ended).tolist():
            names[at] = self._opponents.names(self._bots[at])
        return stacked(ended, winner=winners(ranks), points=points, ranks=ranks, length=self.lengths, opponents=names)

    def why_refused(self, at: int, action: int) -> str:
        """The reason why game `at` has just refused an action, with its clause."""
        return str(self._stepper.why_refused(at, action))

    def action_masks(self) -> Flags:
        """(size, actions) True for each action that the learner may choose; all False where its game is over."""
        return self.arrays.legal.astype(np.bool_)

    def leads(self) -> npt.NDArray[np.float64]:
        """(size,) the learner's points less the mean of the other seats' points, as they would count now."""
        points = self._stepper.points()
        own = points[:, self.seat]
        leads: npt.NDArray[np.float64] = own - (points.sum(axis=1) - own) / (self.game.players - 1)
        return leads

    def position(self, at: int) -> State:
        """The state of one of the games now."""
        return self._stepper.state(at)
