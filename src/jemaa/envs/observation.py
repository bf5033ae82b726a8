"""What a seat observes, as one array of numbers: the planes of `docs/reference/observation.md`."""

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
    """Write what `seat` observes of row `at`: out (size,)."""
    game.observe(rows[at], seat, out)


@template
def write_all(rows: Rows, seat: int, out: Numbers) -> None:
    """Write what `seat` observes of each of the first rows: out (games, size)."""
    for at in range(len(out)):
        game.observe(rows[at], seat, out[at])


class Observer:
    """Writes a game's observations from Python; `spec` describes their planes."""

    spec: ObservationSpec

    def __init__(self, game: GameType) -> None:
        self.spec, self.size = game.observation, game.observation.size
        self._write_at = game.functions.bind(write_at)
        self._write_all = game.functions.bind(write_all)

    def of(self, rows: Rows, seat: int) -> Numbers:
        """What `seat` sees of the first row, as a new array."""
        out = np.empty(self.size, np.int8)
        self._write_at(rows, 0, seat, out)
        return out

    def of_all(self, rows: Rows, games: int, seat: int) -> Numbers:
        """(games, size): what `seat` sees of each of the first rows, as a new array."""
        out = np.empty((games, self.size), np.int8)
        self._write_all(rows, seat, out)
        return out

    def space(self) -> spaces.Box:
        """The range of each number."""
        low, high = self.spec.bounds()
        return spaces.Box(low, high, dtype=np.int8)


@lru_cache
def _observer(game: GameType) -> Observer:
    return Observer(game)


def observer(game: Game) -> Observer:
    """The observer of a game, made once."""
    return _observer(game.type)
