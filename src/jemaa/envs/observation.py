"""The observation of a seat as one array of numbers: the planes of `docs/reference/observation.md`."""

from functools import lru_cache

import numpy as np

from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.extra import extras
from jemaa.core.game import Game
from jemaa.core.game_type import GameType
from jemaa.core.observation import Numbers, ObservationSpec
from jemaa.core.row import Rows

with extras():
    from gymnasium import spaces

game: GameFunctions = UNBOUND


@template
def write_at(rows: Rows, at: int, seat: int, out: Numbers) -> None:
    """Write what `seat` observes of row `at` into `out`, (size,)."""
    game.observe(rows[at], seat, out)


class Observer:
    """Writes a game's observations from Python; `spec` describes their planes."""

    spec: ObservationSpec

    def __init__(self, game: GameType) -> None:
        self.spec, self.size, self._type = game.observation, game.observation.size, game

    def of(self, rows: Rows, seat: int) -> Numbers:
        """What `seat` observes of the first row, as a new array (size,) of int8."""
        out = np.empty(self.size, np.int8)
        self._type.functions.bind(write_at)(rows, 0, seat, out)  # not kept: what is compiled can't be copied
        return out

    def space(self) -> spaces.Box:
        """The Gymnasium space of an observation, with the range of each number."""
        low, high = self.spec.bounds()
        return spaces.Box(low, high, dtype=np.int8)


@lru_cache
def _observer(game: GameType) -> Observer:
    return Observer(game)


def observer(game: Game) -> Observer:
    """The observer of a game, made once for each game type and shared."""
    return _observer(game.type)
