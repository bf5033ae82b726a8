"""Games on the CPU, stepped by one thread or several."""

import secrets
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from jemaa.core.binding import Template
from jemaa.core.chance import WORD
from jemaa.core.engine import INTERPRETED
from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.game import Game, State
from jemaa.core.row import copy_within, dump, load
from jemaa.envs.arrays import NOTHING_REFUSED, NUMBER, SEED, Settings, make_arrays, make_buffers, plain, zeros
from jemaa.envs.stepping import begin_all, begin_ended, count_all, sample_all, score_all, step_all

Key = tuple[int, int]
"""The seed of a game and its number, 0 to 2**32 - 1 each."""


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
        self._buffers = plain(make_buffers(game.type.rules))
        self._sampled, self._given = zeros((size,), np.int64), zeros((size,), np.int64)
        self._team = None
        if threads > 1 and not INTERPRETED:  # the interpreter runs one thread at a time
            from jemaa.envs.team import Team  # noqa: PLC0415  # loads LLVM's assembler

            self._team = Team(game, self.arrays, settings, threads, self._given, self._sampled)

    def reset(self, seed: int) -> None:
        """Begin all games anew: game i is number i of the seed (0 to 2**32 - 1, which is not checked)."""
        self.arrays.keys[:, SEED], self.arrays.keys[:, NUMBER] = seed, np.arange(self.size)
        if self._team:
            self._team.begin()
        else:
            self._bind(begin_all)(self._arrays, 0, self.size, True, self._settings, self._buffers)

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
        self._bind(begin_all)(self._arrays, at, at + 1, False, self._settings, self._buffers)

    def step(self, choices: npt.NDArray[np.integer]) -> int:
        """Step each game by its choice, (size,); returns the first game that refused its choice, or NOTHING_REFUSED.

        The game is given by its index. Games that refuse their choice do not move, all others do; see
        `stepping.step_one` for what is refused.
        """
        if self._team:
            self._given[:] = choices
            return self._team.step()
        given = np.ascontiguousarray(choices, np.int64)
        return self._bind(step_all)(self._arrays, 0, self.size, given, self._settings, self._buffers)

    def step_at(self, at: int, choice: int) -> bool:
        """Step game `at` alone; returns False, without moving it, if it refused its choice (`stepping.step_one`)."""
        self._given[at] = choice
        refused = self._bind(step_all)(self._arrays, at, at + 1, self._given, self._settings, self._buffers)
        return refused == NOTHING_REFUSED

    def begin_ended(self) -> None:
        """Begin the next episode of each game that is over; `done` and the rewards stay as they are."""
        self._bind(begin_ended)(self._arrays, 0, self.size, self._settings, self._buffers)

    def results(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The seats' points and ranks, (size, players) each; 0 for games that are not marked as `done`."""
        points, ranks = (np.zeros(self.arrays.rewards.shape, np.int64) for _ in range(2))
        self._bind(count_all)(self._arrays, 0, self.size, points, ranks, self._buffers)
        return points, ranks

    def points(self) -> npt.NDArray[np.int64]:
        """The seats' points in each game, (size, players), as they would count if the game ended now."""
        points = np.zeros(self.arrays.rewards.shape, np.int64)
        self._bind(score_all)(self._arrays, 0, self.size, points, self._buffers)
        return points

    def sample(self) -> npt.NDArray[np.int64]:
        """(size,) a random choice for each game, as `stepping.sample_one` draws it; the same array each time.

        No game may be over.
        """
        if self._team:
            self._team.sample()
        else:
            self._bind(sample_all)(self._arrays, 0, self.size, self._sampled)
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
