"""What a seat sees, as one array of numbers: the features of `docs/reference/features.md`."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from jemaa.core.compile import specialise
from jemaa.core.extra import extras
from jemaa.core.features import Features, Numbers
from jemaa.core.game import Game
from jemaa.core.row import Rows

with extras():
    from gymnasium import spaces

write: Callable[[Any, int, Any], None]


def _write_at(rows: Rows, at: int, seat: int, out: Numbers) -> None:
    write(rows[at], seat, out)


def _write_all(rows: Rows, seat: int, out: Numbers) -> None:
    for at in range(len(out)):
        write(rows[at], seat, out[at])


class Observation:
    """A game's features, ready to be written from Python. `features` says what the numbers mean."""

    features: Features

    def __init__(self, game: type[Game]) -> None:
        self.features, self.size = game.features, game.features.size
        self._write_at = specialise(_write_at, f"{game.name}_observe_at", write=self.features.write)
        self._write_all = specialise(_write_all, f"{game.name}_observe_all", write=self.features.write)

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
        low, high = self.features.bounds()
        return spaces.Box(low, high, dtype=np.int8)


@lru_cache
def _observation(game: type[Game]) -> Observation:
    return Observation(game)


def observation(game: Game) -> Observation:
    """A game's features; made once."""
    return _observation(type(game))
