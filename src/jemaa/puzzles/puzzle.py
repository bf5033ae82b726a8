"""What a puzzle consists of: a position, its best choice, the proof that it is best, and how often bots find it."""

import hashlib

import msgspec

LEVELS = ("level1", "level2", "level3", "level4", "level5")
"""The levels that a puzzle is rated by, in the order of `Puzzle.rates`."""


class Comparison(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What searches from the positions after some choices say."""

    simulations: int
    """Of each of these searches."""
    seed: int
    shares: dict[str, float]
    """Choice -> the share of the win that the acting seat can expect after it, from 0 to 1; the largest first."""


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What searches say of every choice in a position. All shares are of the win, to three decimals."""

    comparisons: tuple[Comparison, ...]
    """Of the choices that come near the best one: each deeper, with another seed, and of fewer choices."""
    shares: tuple[float, ...]
    """The share after every legal choice, in the order of `State.legal_actions`, by the deepest search of it: a glance,
    where it is in no comparison."""
    gap: float
    """How far the best choice is ahead of the second best in the last comparison."""
    error: float
    """The largest difference between the comparisons of one choice, among those in the last one."""

    @property
    def best(self) -> str:
        """The choice that the last comparison is for."""
        return next(iter(self.comparisons[-1].shares))


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position in which the acting seat has one clearly best choice."""

    position: str
    """The position as one line, as `State.text` gives it."""
    best: str
    proof: Proof
    rates: tuple[float, ...]
    """How often each of `LEVELS` finds the best choice, from 0 to 1."""
    source: str
    """Where the position comes from: "self-play 17/54" is game 17 after 54 entries; of a record its file's name."""

    @property
    def name(self) -> str:
        """Eight hexadecimal digits that stand for the position: addresses and the progress of people refer to them."""
        return hashlib.sha256(self.position.encode()).hexdigest()[:8]

    @property
    def difficulty(self) -> int:
        """How many in a hundred choices of the levels miss the best one, in the mean of the levels; 0 to 100."""
        return round(100 * (1 - sum(self.rates) / len(self.rates)))
