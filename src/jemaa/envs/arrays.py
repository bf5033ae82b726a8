"""The data of games that are stepped together: a NamedTuple of arrays, and one of settings."""

from itertools import pairwise
from math import prod
from typing import NamedTuple, TypeVar, cast

import numpy as np
import numpy.typing as npt

from jemaa.core.chance import WORD
from jemaa.core.contract import Rules
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.core.row import Ints, Rows, blank, ints, load

LINE = 64
"""Bytes of a cache line. Arrays begin with one, and threads take games in multiples of so many."""

SEED, NUMBER = range(2)
"""Columns of `Arrays.keys`."""
CHANCE_LANE, SAMPLE_LANE, SEATS_LANE = range(3)
"""Columns of `Arrays.words`: chance, the actions that are sampled for a caller, and seat 0, behind which the other
seats stand."""
BOT_LANES = 16
"""The stepper draws from lanes below this one; bots in Python draw from the lanes behind (`envs.opponents`)."""

CHANCE_DRAWN = 1
"""The bit of `Settings.drawn` for chance. The bit of seat s is `CHANCE_DRAWN << 1 + s`."""
NEVER, NEXT_STEP, SAME_STEP = range(3)
"""When a game that has ended is followed by the next one (`Settings.autoreset`)."""
ACTOR = -1
"""In `Settings.observer`: whoever acts."""
NOTHING_REFUSED = -1
"""What a step of many games returns, instead of the first game that refused its choice, where none did."""

Kind = TypeVar("Kind", bound=np.generic)
Fields = TypeVar("Fields", bound=tuple[object, ...])


class Arrays(NamedTuple):
    """The arrays of n games. An array that was not asked for has a length of 0 on its second axis."""

    rows: Rows
    """(n + 1,) the games' rows (`core.row`), and behind them the row that a game begins with."""
    keys: npt.NDArray[np.int64]
    """(n, 2), 0 to 2**32 - 1: the seed and the number of each game."""
    words: npt.NDArray[np.int64]
    """(n, 2) or (n, 2 + players), 0 to 2**32 - 1: the states of the random generators, a column for each lane."""
    episodes: npt.NDArray[np.int64]
    """(n,) from 0: which game of its key this one is; with SAME_STEP, how many have ended."""
    actor: npt.NDArray[np.int8]
    """(n,) the seat that chooses, or CHANCE where chance is not drawn; OVER where no game follows at once."""
    done: npt.NDArray[np.int8]
    """(n,) 1 if the last step ended the game, else 0."""
    refused: npt.NDArray[np.int8]
    """(n,) 1 if the last choice was not possible, so that nothing happened, else 0."""
    rewards: npt.NDArray[np.float32]
    """(n, players) what the last step paid to each seat: shares of the win (0 to 1) or points; 0 unless `done`."""
    legal: npt.NDArray[np.int8]
    """(n, actions) 1 for each action that the acting seat may choose, else 0."""
    observations: npt.NDArray[np.int8]
    """(n, numbers) what the seat `Settings.observer` observes (`GameType.observation`); with ACTOR the seat that
    chooses, or seat 0 where none does."""
    weights: npt.NDArray[np.int16]
    """(n, outcomes) the outcomes' weights where chance acts and is not drawn, else 0."""


class Settings(NamedTuple):
    """The settings by which games are stepped, the same for all games of a batch."""

    drawn: int = CHANCE_DRAWN
    """A bit for chance and for each seat: those whose bit is 1 are drawn by the stepper, others are given to it."""
    points: bool = False
    """Rewards are points; otherwise those who share rank 1 share 1."""
    autoreset: int = SAME_STEP
    """When a game follows an ended one: NEVER, at the NEXT_STEP, which ignores its choice, or in the SAME_STEP."""
    observer: int = ACTOR
    """The seat whose observations are written, or ACTOR."""


class Buffers(NamedTuple):
    """The buffers of one thread, which steps one game after another: compiled code allocates nothing."""

    numbers: Ints
    """(most_legal or most_outcomes, whichever is more,) the actions or outcomes of a game."""
    weights: Ints
    """(most_outcomes,) the outcomes' weights."""
    totals: Ints
    """(most_players,) int64: the seats' points or ranks."""


def plain(fields: Fields) -> Fields:
    """The same fields as a plain tuple, which a compiled function takes over from Python in a quarter of the time.

    At each call Numba finds the type of a NamedTuple by Python code, field by field, and that of a plain tuple by
    compiled code. Type checkers still see the NamedTuple, and the compiled function makes one again:
    `Arrays(*arrays)`.
    """
    return cast("Fields", tuple(fields))


def make_buffers(rules: Rules) -> Buffers:
    """Buffers for a game, each followed by an unused cache line, since the next one belongs to another thread."""
    spare = LINE // 8
    return Buffers(ints(max(rules.most_legal, rules.most_outcomes) + spare), ints(rules.most_outcomes + spare),
                   ints(rules.most_players + spare))


def make_arrays(game: Game, size: int, settings: Settings, *, legal: bool = True, observations: bool = True) -> Arrays:
    """Arrays of `size` games; all values are 0, except for the row that a game begins with: no game has begun yet."""
    lanes = SEATS_LANE + (game.players if settings.drawn > CHANCE_DRAWN else 0)
    return Arrays(
        rows=blank_rows(game, size), keys=zeros((size, 2), np.int64), words=zeros((size, lanes), np.int64),
        episodes=zeros((size,), np.int64), actor=zeros((size,), np.int8), done=zeros((size,), np.int8),
        refused=zeros((size,), np.int8), rewards=zeros((size, game.players), np.float32),
        legal=zeros((size, len(game.type.actions) if legal else 0), np.int8),
        observations=zeros((size, game.type.observation.size if observations else 0), np.int8),
        weights=zeros((size, 0 if settings.drawn & CHANCE_DRAWN else len(game.type.outcomes)), np.int16),
    )


def blank_rows(game: Game, size: int) -> Rows:
    """(size + 1,) rows of zeros, the last of which is the row that a game begins with."""
    layout = game.type.rules.layout
    rows = blank(layout, size + 1)
    rows[size] = load(layout, bytes(game.start()))[0]
    return rows


def zeros(shape: tuple[int, ...], kind: type[Kind]) -> npt.NDArray[Kind]:
    """Zeros that begin at a cache line: JAX takes no other memory without a copy."""
    size = prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + LINE, np.uint8)
    first = -room.ctypes.data % LINE
    return room[first : first + size].view(kind).reshape(shape)


def slices(size: int, count: int) -> list[tuple[int, int]]:
    """(first, last) of each of `count` slices of the games, `last` not included; slices without a game are left out.

    Edges are multiples of LINE, except for the end, so that no two slices share a cache line.
    """
    lines = -(-size // LINE)
    edges = [min(size, lines * i // count * LINE) for i in range(count + 1)]
    return [(first, last) for first, last in pairwise(edges) if first < last]


def check_seed(seed: int) -> None:
    """Raise `BadOption` for a seed outside 0..2**32 - 1."""
    if not 0 <= seed <= WORD:
        raise BadOption(f"a seed is a whole number from 0 to {WORD}, not {seed}")


def check_choices(shape: tuple[int, ...], kind: str, games: int) -> None:
    """Raise `BadOption` unless an array of `shape` has one whole number for each game; `kind` is that of its dtype."""
    if shape != (games,) or kind not in "iu":
        raise BadOption(f"step takes {games} actions, a whole number for each game; not an array of shape {shape} and "
                        f"kind {kind!r}")
