"""Loops behind the faces: games moved on in place to the next seat that somebody outside chooses for.

Chance is drawn on the way exactly as `core.chance.Stream` draws it, so that a game played through a face is the game
that the same seed gives everywhere else but in a batch (`lockstep.py`). `clocks[at]` is that stream's place: seed, the
game's number, then how many numbers were drawn on lane 0 (chance), 1 (seat 0's bot), 2 (seat 1's) ...
"""

import numpy as np
import numpy.typing as npt

from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import threefry
from jemaa.core.compile import rule
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.loops import apply
from jemaa.core.row import Ints, Rows, copy_within

game: GameFunctions = UNBOUND

SEED, NUMBER, DRAWN = range(3)
"""Columns of a clock; `DRAWN + lane` counts the numbers drawn on a lane."""
SEEDS = 1 << 32
"""Seeds are below this (`core.chance`)."""
REFUSED = -4
"""What `move` answers, with nothing changed, where the choice is not in the mask."""
MOST_DRAWN = 1 << 62
"""`threefry` gives numbers below this."""

Clocks = npt.NDArray[np.int64]
Masks = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]



def begin_clock(clocks: Clocks, at: int, seed: int | None) -> None:
    """Game number 0 of `seed`, or without one the next of the seed before; nothing is drawn yet."""
    if seed is not None:
        clocks[at, SEED], clocks[at, NUMBER] = seed % SEEDS, -1
    next_game(clocks, at)


@rule
def next_game(clocks: Clocks, at: int) -> None:
    """The next game of the same seed; nothing is drawn yet."""
    clocks[at, NUMBER] += 1
    clocks[at, DRAWN:] = 0


@rule
def below(clocks: Clocks, at: int, lane: int, n: int) -> int:
    """`Stream.below`: a number in 0..n-1, exactly uniform."""
    limit = MOST_DRAWN // n * n
    number = limit
    while number >= limit:
        number = threefry(clocks[at, SEED], clocks[at, NUMBER], clocks[at, DRAWN + lane], lane)
        clocks[at, DRAWN + lane] += 1
    return number % n


@rule
def draw(clocks: Clocks, at: int, weights: Ints, size: int) -> int:
    """`Stream.draw` on the lane of chance: an index, in proportion to its weight."""
    total = 0
    for i in range(size):
        total += weights[i]
    left = below(clocks, at, 0, total)
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


@template
def settle(rows: Rows, at: int, clocks: Clocks, uniform: int, found: Ints, weights: Ints) -> int:
    """Let chance, and the seats whose bits are set in `uniform`, choose until another seat acts or the game is over.

    Returns the actor. Those seats choose as `bots.Random` does.
    """
    state = rows[at]
    who = game.actor(state)
    while who == CHANCE or (who >= 0 and (uniform >> who) & 1):
        if who == CHANCE:
            n = game.outcomes(state, found, weights)
            apply(state, found[draw(clocks, at, weights, n)])
        else:
            n = game.legal(state, found)
            apply(state, found[below(clocks, at, 1 + who, n)])
        who = game.actor(state)
    return who


@template
def show(rows: Rows, at: int, who: int, found: Ints, masks: Masks) -> None:
    """Write 1 for each of the actor's actions into `masks[at]`, else 0."""
    masks[at] = 0
    if who >= 0:
        n = game.legal(rows[at], found)
        for i in range(n):
            masks[at, found[i]] = 1


@template
def begin(rows: Rows, at: int, clocks: Clocks, uniform: int, found: Ints, weights: Ints, masks: Masks) -> int:
    """Settle a game and show its mask; returns the actor."""
    who = settle(rows, at, clocks, uniform, found, weights)
    show(rows, at, who, found, masks)
    return who


@template
def move(rows: Rows, at: int, choice: int, clocks: Clocks, uniform: int, found: Ints, weights: Ints,
          masks: Masks) -> int:
    """Apply one action, then as `begin`; returns the next actor, or REFUSED."""
    if choice < 0 or choice >= masks.shape[1] or masks[at, choice] == 0:
        return REFUSED
    apply(rows[at], choice)
    who = settle(rows, at, clocks, uniform, found, weights)
    show(rows, at, who, found, masks)
    return who


@template
def move_all(rows: Rows, choices: Numbers, clocks: Clocks, uniform: int, found: Ints, weights: Ints, masks: Masks,
              actors: Numbers, ended: npt.NDArray[np.bool_]) -> None:
    """Move many games on, each by its choice, as `move`; those that have `ended` begin as their seed's next game.

    `rows` has one row more than there are games, the last: how a game begins. `actors` gets what `move` returns.
    """
    for at in range(len(choices)):
        if ended[at]:
            ended[at] = False
            next_game(clocks, at)
            copy_within(rows, at, len(rows) - 1)
            actors[at] = begin(rows, at, clocks, uniform, found, weights, masks)
        else:
            actors[at] = move(rows, at, int(choices[at]), clocks, uniform, found, weights, masks)


@template
def follow(rows: Rows, at: int, choice: int, found: Ints, weights: Ints) -> tuple[int, int]:
    """Apply one choice; returns who acts then, and how many choices there are, which it writes.

    For those who draw chance themselves.
    """
    state = rows[at]
    apply(state, choice)
    who = game.actor(state)
    n = 0
    if who == CHANCE:
        n = game.outcomes(state, found, weights)
    elif who != OVER:
        n = game.legal(state, found)
    return who, n
