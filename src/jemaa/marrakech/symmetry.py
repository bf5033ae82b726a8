"""The symmetries of the market that keep the border's about-turns (MK-3.4), as tables.

Of the eight symmetries of a square, four map the two corner loops and the pairs of exits onto themselves: the identity,
the two diagonals, and the half turn. A position and its image are worth the same; learning may use both.
Needs NumPy (the extra `envs`).
"""

from collections.abc import Callable
from dataclasses import dataclass

from jemaa.core.extra import extras
from jemaa.core.symmetry import Symmetry
from jemaa.marrakech.actions import AHEAD, FIRST_PLACE, LEFT, RIGHT
from jemaa.marrakech.market import EAST, NORTH, PLACES, SIZE, SOUTH, SQUARES, WEST, place_squares
from jemaa.marrakech.observation import OBSERVATION

with extras():
    import numpy as np
    import numpy.typing as npt

Index = npt.NDArray[np.int64]
LAST = SIZE - 1


@dataclass(frozen=True, eq=False)
class MarketSymmetry(Symmetry):
    """One symmetry of the market, with the images of its parts.

    squares, headings, places: [number] -> the number of its image.
    """

    squares: Index
    headings: Index
    places: Index


def _symmetry(name: str, move: Callable[[int, int], tuple[int, int]], headings: tuple[int, ...],
              mirrors: bool) -> MarketSymmetry:
    images = [move(*divmod(square, SIZE)) for square in range(SQUARES)]
    squares = np.array([row * SIZE + column for row, column in images])
    by_squares = {frozenset(place_squares(place)): place for place in range(PLACES)}
    places = np.array([by_squares[frozenset(squares[list(place_squares(place))].tolist())] for place in range(PLACES)])
    turns = (RIGHT, AHEAD, LEFT) if mirrors else (LEFT, AHEAD, RIGHT)
    actions = np.concatenate([turns, FIRST_PLACE + places])
    numbers = _numbers(squares, np.array(headings), places)
    return MarketSymmetry(name, actions, numbers, squares, np.array(headings), places)


def _numbers(squares: Index, headings: Index, places: Index) -> Index:
    """(size,) for each number of the image, the index of the observation's number that it is taken from."""
    parts = OBSERVATION.named(np.arange(OBSERVATION.size))
    image = {name: part.copy() for name, part in parts.items()}
    for plane in range(len(parts["rugs"])):
        image["rugs"][plane].flat[squares] = parts["rugs"][plane].ravel()
    image["assam"].flat[squares] = parts["assam"].ravel()
    image["facing"][headings] = parts["facing"]
    rugs, moved = _by_place(parts), _by_place(parts)[np.argsort(places)]
    for number, origin in zip(rugs, moved, strict=True):
        for name in ("across", "upright"):
            image[name][parts[name] == number] = origin
    return np.concatenate([image[part.name].ravel() for part in OBSERVATION.planes])


def _by_place(parts: dict[str, Index]) -> Index:
    """(places,) the index of the observation's number that is 1 where a whole rug lies on the place."""
    return np.concatenate([parts["across"][:, :LAST].ravel(), parts["upright"][:LAST].ravel()])


SYMMETRIES = (
    _symmetry("identity", lambda row, column: (row, column), (NORTH, EAST, SOUTH, WEST), mirrors=False),
    _symmetry("falling diagonal", lambda row, column: (column, row), (WEST, SOUTH, EAST, NORTH), mirrors=True),
    _symmetry("rising diagonal", lambda row, column: (LAST - column, LAST - row), (EAST, NORTH, WEST, SOUTH),
              mirrors=True),
    _symmetry("half turn", lambda row, column: (LAST - row, LAST - column), (SOUTH, WEST, NORTH, EAST), mirrors=False),
)
"""The identity first. Each is its own inverse."""
