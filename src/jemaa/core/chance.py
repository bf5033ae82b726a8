"""Randomness for callers: the rules hold none.

`Stream` draws the same numbers everywhere for the same (seed, game, lane): Threefry-2x32 with 20 rounds, a
counter-based generator (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011). `step` is a small, quick
generator for playouts whose numbers nobody has to keep: PCG-RXS-M-XS-32 (O'Neill 2014). Both stay below 2**63 in every
step, so that interpreted and compiled they agree.
"""

from collections.abc import Sequence

from jemaa.core.compile import rule, seldom
from jemaa.core.row import Ints

WORD = 0xFFFFFFFF
ROTATIONS = (13, 15, 26, 6, 17, 29, 16, 24)
PARITY = 0x1BD11BDA


@seldom
def threefry(key0: int, key1: int, counter0: int, counter1: int) -> int:
    """62 random bits, as a number in 0..2**62 - 1, for a key and a counter of two 32-bit words each."""
    key2 = PARITY ^ key0 ^ key1
    x = (counter0 + key0) & WORD
    y = (counter1 + key1) & WORD
    k0, k1, k2 = key1, key2, key0
    for group in range(5):
        for i in range(4):
            r = ROTATIONS[(group % 2) * 4 + i]
            x = (x + y) & WORD
            y = ((y << r) & WORD) | (y >> (32 - r))
            y ^= x
        x = (x + k0) & WORD
        y = (y + k1 + group + 1) & WORD
        k0, k1, k2 = k1, k2, k0
    return ((x & 0x3FFFFFFF) << 32) | y


@rule
def step(word: int) -> int:
    """The state of the quick generator after `word`; states are whole numbers from 0 to 2**32 - 1."""
    return (word * 747796405 + 2891336453) & WORD


@rule
def below(word: int, n: int) -> int:
    """A number in 0..n-1 from `word`, a state of the quick generator; each has a probability within 2**-32 of 1 / n.

    The same word and n give the same number: advance the word by `step` before each draw. 1 ≤ n < 2**31 is required and
    not checked.
    """
    mixed = (((word >> ((word >> 28) + 4)) ^ word) * 277803737) & WORD
    mixed ^= mixed >> 22
    return (mixed * n) >> 32


@rule
def pick(word: int, weights: Ints, size: int) -> int:
    """An index in 0..size-1, with probability in proportion to its weight. `word` is a state of the quick generator.

    Only the first `size` weights count; an index of weight 0 is never picked. The weights must be at least 0 and have a
    sum from 1 to below 2**31, which is not checked. Advance the word by `step` before each draw, as for `below`.
    """
    total = 0
    for i in range(size):
        total += weights[i]
    left = below(word, total)
    index = 0
    for i in range(size - 1):  # no early way out: a branch that nobody can predict costs more
        left -= weights[i]
        index += left >= 0
    return index


class Stream:
    """Independent random numbers for one game of a run: `seed` names the run, `game` counts its games.

    Streams of equal seed, game and lane draw the same numbers. All three are whole numbers from 0 to 2**32 - 1; others
    raise `ValueError`. `drawn` counts the numbers drawn so far, those that were drawn again included.

    `lane` keeps the streams within one game apart: 0 is for chance, the others for whoever else draws: bots,
    and in the arena every kind of chance for itself (`arena/dice.py`).
    """

    def __init__(self, seed: int, game: int = 0, lane: int = 0) -> None:
        if not all(0 <= number <= WORD for number in (seed, game, lane)):
            raise ValueError("a seed, a game's number and a lane are whole numbers from 0 to 4294967295")
        self.seed, self.game, self.lane, self.drawn = seed, game, lane, 0

    def below(self, n: int) -> int:
        """A number in 0..n-1, exactly uniform (numbers past the last whole multiple of n are drawn again).

        1 ≤ n ≤ 2**62 is required and not checked.
        """
        limit = (1 << 62) // n * n
        while True:
            number = int(threefry(self.seed, self.game, self.drawn, self.lane))
            self.drawn += 1
            if number < limit:
                return number % n

    def draw(self, weights: Sequence[int]) -> int:
        """An index in 0..len(weights)-1, with probability in proportion to its whole-number weight.

        Weights must be at least 0, and their sum at least 1, which is not checked. Weight 0 is never drawn.
        """
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("weights must be positive whole numbers")
