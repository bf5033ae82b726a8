"""One game in place: what PettingZoo's and Gymnasium's faces stand on."""

import secrets
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from jemaa.core.binding import Template
from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption
from jemaa.core.game import Game, State
from jemaa.core.row import dump, ints, load
from jemaa.envs.stepping import DRAWN, NUMBER, REFUSED, SEED, SEEDS, begin, begin_clock, move


def beginning(game: Game, position: State) -> bytes:
    """The row of a position to begin at; raises `BadOption` for one of another game."""
    if position.game != game:
        raise BadOption(f"a position of {game!r} is wanted, not of {position.game!r}")
    return bytes(position)


class Single:
    """A game that changes as it is played, with chance drawn inside. Copies and pickles go on exactly as it would.

    game:     the game.
    who:      the seat that chooses, or OVER.
    """

    game: Game
    who: int

    def __init__(self, game: Game, uniform: int = 0) -> None:
        """`uniform` has a bit set for each seat that chooses uniformly by itself, as `bots.Random` does."""
        self.game, self.who, self._uniform = game, OVER, uniform
        self._start = bytes(game.start())
        self._rows = load(game.type.rules.layout, self._start)
        self._masks = np.zeros((1, len(game.type.actions)), np.int8)
        self._found = ints(max(game.type.rules.most_legal, game.type.rules.most_outcomes))
        self._weights = ints(game.type.rules.most_outcomes)
        self._clocks = np.zeros((1, DRAWN + 1 + game.type.rules.most_players), np.int64)
        self._clocks[0, SEED], self._clocks[0, NUMBER] = secrets.randbelow(SEEDS), -1

    def reset(self, seed: int | None = None, position: State | None = None) -> None:
        """Begin game number 0 of `seed`, or the next one of the seed before; at `position`, if one is given."""
        start = self._start if position is None else beginning(self.game, position)
        begin_clock(self._clocks, 0, seed)
        self._rows = load(self.game.type.rules.layout, start)
        self.who = int(self._bind(begin)(self._rows, 0, self._clocks, self._uniform, self._found, self._weights,
                                         self._masks))

    def step(self, action: int) -> int:
        """Apply an action and go on to the next seat; returns it, or OVER. Raises `IllegalChoice`, changing nothing."""
        who = self._bind(move)(self._rows, 0, action, self._clocks, self._uniform, self._found, self._weights,
                               self._masks)
        if who == REFUSED:
            self.state.apply(int(action))  # says why
        self.who = int(who)
        return self.who

    def abandon(self) -> None:
        """Nobody plays on."""
        self.who, self._masks[:] = OVER, 0

    @property
    def seed(self) -> int:
        """What `reset` was given last; drawn, if it never was given any."""
        return int(self._clocks[0, SEED])

    @property
    def number(self) -> int:
        """Which game of its seed this is."""
        return int(self._clocks[0, NUMBER])

    @property
    def mask(self) -> npt.NDArray[np.int8]:
        """1 for each action that the actor may choose, else 0. Changes with the game: copy what is to be kept."""
        mask: npt.NDArray[np.int8] = self._masks[0]
        return mask

    @property
    def rows(self) -> object:
        """The game as an array of one row, for compiled functions."""
        return self._rows

    @property
    def state(self) -> State:
        """The position as it is now."""
        return State(self.game, dump(self._rows))

    @property
    def _bind(self) -> Callable[[Template], Template]:
        return self.game.type.functions.bind
