"""Games on the CPU, stepped by one thread or several."""

import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from jemaa.core.binding import Template
from jemaa.core.chance import WORD
from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.game import Game, State
from jemaa.core.row import copy_within, dump, load
from jemaa.envs.arrays import LINE, NOTHING_REFUSED, NUMBER, SEED, Settings, make_arrays, make_buffers, plain, zeros
from jemaa.envs.stepping import begin_all, begin_ended, count_all, sample_all, score_all, step_all

Key = tuple[int, int]
"""The seed of a game and its number, 0 to 2**32 - 1 each."""
Result = TypeVar("Result")
SLICES_A_THREAD, FEWEST = 4, 256
"""With several threads: slices for each of them, and the games of a slice at least."""


class CpuStepper:
    """The arrays of some games, and the functions that step them.

    With one thread it can be copied and pickled, and a copy goes on exactly as the original does.
    """

    def __init__(self, game: Game, size: int, settings: Settings, *, threads: int = 1, legal: bool = True,
                 observations: bool = True) -> None:
        """Without `legal` the choices given to `step` are trusted: an impossible one may break anything."""
        self.game, self.size = game, size
        self.arrays = make_arrays(game, size, settings, legal=legal, observations=observations)
        self._arrays, self._settings = plain(self.arrays), plain(settings)
        self._slices = slices(size, threads if threads == 1 else min(threads * SLICES_A_THREAD, -(-size // FEWEST)))
        self._helpers = min(threads, len(self._slices)) - 1
        self._pool = ThreadPoolExecutor(self._helpers) if self._helpers else None
        self._buffers = [plain(make_buffers(game.type.rules)) for _ in range(1 + self._helpers)]
        self._sampled, self._given = zeros((size,), np.int64), zeros((size,), np.int64)

    def reset(self, seed: int) -> None:
        """Begin all games anew: game i is number i of the seed (0 to 2**32 - 1, which is not checked)."""
        self.arrays.keys[:, SEED], self.arrays.keys[:, NUMBER] = seed, np.arange(self.size)
        work = self._bind(begin_all)
        self._each(lambda i, first, last: work(self._arrays, first, last, True, self._settings, self._buffers[i]))

    def draw_keys(self) -> None:
        """Draw one random seed, and give game i the key (seed, i): `begin` without a key then begins its episode 0."""
        self.arrays.keys[:, SEED], self.arrays.keys[:, NUMBER] = secrets.randbelow(WORD + 1), np.arange(self.size)
        self.arrays.episodes[:] = -1

    def begin(self, at: int, key: Key | None = None, position: State | None = None) -> None:
        """Begin game `at` anew: episode 0 of `key`, or without one the next episode; at `position`, if one is given.

        Raises `BadOption` for a position of another game. A position at which no given choice is left ends the game at
        once: its rewards are paid, and `done` is 1.
        """
        rows, keys, episodes = self.arrays.rows, self.arrays.keys, self.arrays.episodes
        if position is None:
            copy_within(rows, at, self.size)
        elif position.game != self.game:
            raise BadOption(f"a position of {self.game!r} is wanted, not of {position.game!r}")
        else:
            rows[at] = load(self.game.type.rules.layout, bytes(position))[0]
        if key is None:
            episodes[at] += 1
        else:
            keys[at], episodes[at] = key, 0
        self._bind(begin_all)(self._arrays, at, at + 1, False, self._settings, self._buffers[0])

    def step(self, choices: npt.NDArray[np.integer]) -> int:
        """Step each game by its choice, (size,); returns the first game that refused its choice, or NOTHING_REFUSED.

        The game is given by its index. Games that refuse their choice do not move, all others do; see
        `stepping.step_one` for what is refused.
        """
        given, work = np.ascontiguousarray(choices, np.int64), self._bind(step_all)
        if not self._pool:  # as below, without the calls in between, which few games would notice
            return work(self._arrays, 0, self.size, given, self._settings, self._buffers[0])
        answers = self._each(lambda i, first, last: work(self._arrays, first, last, given, self._settings,
                                                         self._buffers[i]))
        return next((at for at in answers if at != NOTHING_REFUSED), NOTHING_REFUSED)

    def step_at(self, at: int, choice: int) -> bool:
        """Step game `at` alone; returns False, without moving it, if it refused its choice (`stepping.step_one`)."""
        self._given[at] = choice
        refused = self._bind(step_all)(self._arrays, at, at + 1, self._given, self._settings, self._buffers[0])
        return refused == NOTHING_REFUSED

    def begin_ended(self) -> None:
        """Begin the next episode of each game that is over; `done` and the rewards stay as they are."""
        work = self._bind(begin_ended)
        self._each(lambda i, first, last: work(self._arrays, first, last, self._settings, self._buffers[i]))

    def results(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The seats' points and ranks, (size, players) each; 0 for games that are not marked as `done`."""
        points, ranks = (np.zeros(self.arrays.rewards.shape, np.int64) for _ in range(2))
        work = self._bind(count_all)
        self._each(lambda i, first, last: work(self._arrays, first, last, points, ranks, self._buffers[i]))
        return points, ranks

    def points(self) -> npt.NDArray[np.int64]:
        """The seats' points in each game, (size, players), as they would count if the game ended now."""
        points, work = np.zeros(self.arrays.rewards.shape, np.int64), self._bind(score_all)
        self._each(lambda i, first, last: work(self._arrays, first, last, points, self._buffers[i]))
        return points

    def sample(self) -> npt.NDArray[np.int64]:
        """(size,) a random choice for each game, as `stepping.sample_one` draws it; the same array each time.

        No game may be over.
        """
        work = self._bind(sample_all)
        self._each(lambda _, first, last: work(self._arrays, first, last, self._sampled))
        return self._sampled

    def key(self, at: int) -> Key:
        """The key (seed, number) of game `at`."""
        seed, number = self.arrays.keys[at].tolist()
        return seed, number

    def state(self, at: int) -> State:
        """The position of game `at`, as an immutable state; raises `IndexError` if there is no such game."""
        return State(self.game, dump(self.arrays.rows, range(self.size)[at]))

    def why_refused(self, at: int, choice: int) -> IllegalChoice:
        """The error, not raised, that names the clause and the reason why game `at` has just refused this choice."""
        try:
            self.state(at).apply(choice)
        except IllegalChoice as error:
            return error
        raise AssertionError(f"{choice} was refused in game {at}, where it is possible")

    @property
    def _bind(self) -> Callable[[Template], Template]:
        """The function that binds templates to the game, made at each use: compiled code can't be copied or pickled."""
        return self.game.type.functions.bind

    def _each(self, work: Callable[[int, int, int], Result]) -> Sequence[Result]:
        """The results of `work` on each slice of the games, in order.

        Threads, of which this one is the first, take one slice after another. So none waits long for another one that
        is slower, or that wakes up late; one that has not woken up when all slices are taken is not waited for.
        """
        if not self._pool:
            return [work(0, *each) for each in self._slices]
        results: dict[int, Result] = {}
        left = iter(enumerate(self._slices))  # shared: a thread that asks for the next one holds the interpreter's lock

        def run(thread: int) -> None:
            for place, (first, last) in left:
                results[place] = work(thread, first, last)

        waiting = [self._pool.submit(run, thread) for thread in range(1, 1 + self._helpers)]
        run(0)
        for each in waiting:
            if not each.cancel():
                each.result()
        return [results[place] for place in range(len(self._slices))]


def slices(size: int, threads: int) -> list[tuple[int, int]]:
    """(first, last) for each thread, `last` not included; threads that would get no game are left out.

    Edges are multiples of LINE, except for the end, so that no two threads share a cache line.
    """
    lines = -(-size // LINE)
    edges = [min(size, lines * i // threads * LINE) for i in range(threads + 1)]
    return [(first, last) for first, last in pairwise(edges) if first < last]
