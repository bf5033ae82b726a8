"""What a seat observes, as numbers for learning: named parts of one flat array, with shape, range and meaning."""

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from jemaa.core.row import Ints

Numbers = npt.NDArray[Any]


@dataclass(frozen=True)
class Part:
    """One named part: whole numbers of this shape, `low`..`high`."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Features:
    """A game's features. They depend on nothing that `State.view(seat)` hides.

    write: (row, seat, out): writes all parts, one after another, into `out`, as `seat` sees them: it comes first
           wherever seats are counted, then the others clockwise. Seats that are not in the game are 0.
    """

    parts: tuple[Part, ...]
    write: Callable[[Any, int, Ints], None]

    @property
    def size(self) -> int:
        """How many numbers all parts have together; each is an int8."""
        return sum(part.size for part in self.parts)

    def bounds(self) -> tuple[Numbers, Numbers]:
        """(size,) each: the least and the most that each number can be."""
        sizes = [part.size for part in self.parts]
        low = np.repeat(np.array([part.low for part in self.parts], np.int8), sizes)
        return low, np.repeat(np.array([part.high for part in self.parts], np.int8), sizes)

    def offset(self, name: str) -> int:
        """Where a part begins; raises `KeyError` if there is none of this name."""
        at = 0
        for part in self.parts:
            if part.name == name:
                return at
            at += part.size
        raise KeyError(f"there is no feature {name!r}; there are: {', '.join(part.name for part in self.parts)}")

    def named(self, observations: Numbers) -> dict[str, Numbers]:
        """The parts of one observation, or of many (..., size), by name and in their shapes; views, not copies."""
        starts = np.cumsum([0, *(part.size for part in self.parts)])
        return {part.name: observations[..., start:start + part.size].reshape(*observations.shape[:-1], *part.shape)
                for part, start in zip(self.parts, starts.tolist(), strict=False)}

    def table(self) -> str:
        """The parts as a table in Markdown."""
        lines = ["| feature | shape | range | meaning |", "|---|---|---|---|"]
        lines += [f"| `{part.name}` | {' × '.join(map(str, part.shape))} | {part.low}..{part.high} | {part.meaning} |"
                  for part in self.parts]
        return "\n".join(lines) + "\n"
