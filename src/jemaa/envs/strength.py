"""How strong a policy is: whole games against bots, side by side."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.core.observation import Numbers
from jemaa.core.row import Rows
from jemaa.envs.info import Flags
from jemaa.envs.learner import LearnerGames
from jemaa.envs.opponents import UNIFORM, Opponent

Choose = Callable[[Numbers, Flags], npt.ArrayLike]
"""(observations (n, size) int8, masks (n, actions)) -> (n,) actions, each of them legal by its mask."""
ChooseByRows = Callable[[Numbers, Flags, Rows], npt.ArrayLike]
"""Likewise, also of (n,) rows (`core.row`), as `BatchSearch.search` takes them."""
NEW_GAMES = 1_000_000
"""The seed of the games that are played for measurement, unless another one is given: far from those of training."""


class Strength(NamedTuple):
    """What a policy reached in some games."""

    share: float
    """Its share of the wins, from 0 to 1; a victory that n seats share counts 1 / n."""
    error: float
    """The standard error of the share."""
    games: int
    """The number of games."""

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.error:.1%}"


def strength(game: Game, choose: Choose | ChooseByRows, opponents: Opponent | Sequence[Opponent] = UNIFORM,
             games: int = 1000, seed: int = NEW_GAMES, *, rows: bool = False) -> Strength:
    """The strength of a policy in seat A against bots in the other seats, in games 0, 1, 2 ... of `seed`.

    Who begins is drawn, unless the option `first_player` says otherwise. With `rows`, `choose` is also given the games
    as rows, for a search. Raises `BadOption` for less than 2 games, and `JemaaError` for opponents that do not exist.
    """
    if games < 2:
        raise BadOption(f"a strength needs 2 games or more, not {games}")
    env = LearnerGames(game, games, opponents=opponents)
    for at in range(games):
        env.begin(at, (seed, at))
    shares, running = np.zeros(games), np.ones(games, np.bool_)
    while running.any():
        legal = env.action_masks()
        actions: npt.NDArray[np.int64] = legal.argmax(axis=1)  # anything where a game is over: it goes on unseen
        shown = (env.arrays.observations[running], legal[running])
        actions[running] = choose(*shown, *([env.arrays.rows[:-1][running]] if rows else []))
        env.step(actions)
        ended = (env.arrays.done == 1) & running
        shares[ended] = env.arrays.rewards[ended, env.seat]
        running &= ~ended
    return Strength(float(shares.mean()), float(shares.std(ddof=1) / games**0.5), games)
