"""Random Marrakech in C, compiled on the spot: the limit beside which the engine is measured."""

import ctypes
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from jemaa.core.chance import WORD, threefry
from jemaa.core.loops import play_random, scores_at
from jemaa.core.row import ints, load
from jemaa.games import game

SOURCE = Path(__file__).with_name("baseline.c")
COMPILER = ("cc", "-O3", "-march=native", "-std=c11", "-shared", "-fPIC")
SEATS = 4
COMPARED = 2000


class Baseline:
    """The compiled program; it has been found to play the engine's games."""

    def __init__(self) -> None:
        """Raises `AssertionError` if it plays other games than the engine does from the same seeds."""
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder) / "baseline.so"
            subprocess.run([*COMPILER, str(SOURCE), "-o", str(library)], check=True)
            self._library = ctypes.CDLL(str(library))
        self._library.play_all.restype = ctypes.c_int64
        self._library.prepare()
        for seed, (decisions, points) in enumerate(map(self.play, words(COMPARED).reshape(-1, 1))):
            assert (decisions, points[0].tolist()) == engine_play(int(words(COMPARED)[seed])), f"game {seed} differs"

    def play(self, starts: npt.NDArray[np.uint32]) -> tuple[int, npt.NDArray[np.int32]]:
        """One game for each start of the generator: all decisions, and each game's points."""
        points = np.zeros((len(starts), SEATS), np.int32)
        decisions = self._library.play_all(ctypes.c_void_p(starts.ctypes.data), ctypes.c_int64(len(starts)),
                                           ctypes.c_void_p(points.ctypes.data))
        return int(decisions), points


def words(games: int, seed: int = 0) -> npt.NDArray[np.uint32]:
    """Starts of the generator."""
    return np.array([threefry(seed, number, 0, 0) & WORD for number in range(games)], np.uint32)


def engine_play(word: int) -> tuple[int, list[int]]:
    """The same game by the engine, step by step: decisions and points."""
    played = game("marrakech", SEATS)
    rows: Any = load(played.type.rules.layout, bytes(played.start()))
    points: Any = ints(SEATS)
    decisions = played.type.functions.bind(play_random)(rows, 0, word, ints(played.type.rules.most_legal))
    played.type.functions.bind(scores_at)(rows, 0, points)
    return int(decisions), [int(number) for number in points]
