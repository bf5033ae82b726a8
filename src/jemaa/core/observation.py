"""The observation of a seat for learning: named planes of one flat array of numbers, with shape, range and meaning."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from math import prod
from typing import TYPE_CHECKING, TypeVar

from jemaa.core.compile import rule
from jemaa.core.extra import needed
from jemaa.core.row import AnyRow, Ints

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.int8]
else:
    Numbers = object

Number = TypeVar("Number", bound="np.generic")


@dataclass(frozen=True)
class Plane:
    """One named plane: whole numbers in this shape, from `low` to `high`.

    on_board: whether the last two axes are rows and columns of the board, or of its corners.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    on_board: bool = False

    @property
    def size(self) -> int:
        """The number of numbers in the plane."""
        return prod(self.shape)


@dataclass(frozen=True)
class ObservationSpec:
    """The planes of a game's observation. They depend on nothing that `State.view(seat)` hides.

    write: (row, seat, out): writes all planes, one after another, into `out`, as `seat` sees them: it comes first
           wherever seats are counted, then the others clockwise. Seats that are not in the game are 0.
    """

    planes: tuple[Plane, ...]
    write: Callable[[AnyRow, int, Ints], None]

    @property
    def size(self) -> int:
        """The number of numbers in all planes together; each is an int8."""
        return sum(plane.size for plane in self.planes)

    def bounds(self) -> "tuple[Numbers, Numbers]":
        """Two arrays (size,) of int8: the smallest and the largest value of each number.

        Raises `MissingExtra` where NumPy is not installed.
        """
        repeat, sizes = needed("numpy").repeat, [plane.size for plane in self.planes]
        low, high = (repeat([getattr(plane, end) for plane in self.planes], sizes) for end in ("low", "high"))
        return low.astype("int8"), high.astype("int8")

    def offset(self, name: str) -> int:
        """The index of a plane's first number; raises `KeyError` if there is no plane of this name."""
        at = 0
        for plane in self.planes:
            if plane.name == name:
                return at
            at += plane.size
        raise KeyError(f"there is no plane {name!r}; there are: {', '.join(plane.name for plane in self.planes)}")

    def named(self, observations: "npt.NDArray[Number]") -> "dict[str, npt.NDArray[Number]]":
        """The planes of one observation, or of many (..., size), by name and in their shapes; views, not copies."""
        starts = accumulate((plane.size for plane in self.planes), initial=0)
        return {plane.name: observations[..., start:start + plane.size].reshape(*observations.shape[:-1], *plane.shape)
                for plane, start in zip(self.planes, starts, strict=False)}

    def table(self) -> str:
        """The planes as a table in Markdown."""
        lines = ["| plane | shape | range | meaning |", "|---|---|---|---|"]
        lines += [f"| `{each.name}` | {' × '.join(map(str, each.shape))} | {each.low}..{each.high} | {each.meaning} |"
                  for each in self.planes]
        return "\n".join(lines) + "\n"


@rule
def seat_after(state: AnyRow, seat: int, i: int) -> int:
    """The seat that sits `i` places clockwise after `seat`; `i` is 0 or more and below the number of players."""
    other = seat + i
    return int(other if other < state.players else other - state.players)  # a division would take longer


@rule
def clockwise_from(state: AnyRow, seat: int, other: int) -> int:
    """How many places clockwise after `seat` the seat `other` sits: 0 for the same seat."""
    return int(other - seat if other >= seat else other - seat + state.players)


@rule
def clear(out: Ints, at: int, size: int) -> int:
    """Write `size` zeros from `at` on, which is 0 or more. Returns the index after them."""
    for i in range(at, at + size):
        out[i] = 0
    return at + size
