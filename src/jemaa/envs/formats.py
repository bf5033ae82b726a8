"""The formats in which an environment hands its observations to a learner, for one game or for many at once."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.game import Game
from jemaa.core.observation import Numbers, Plane

with extras():
    from gymnasium import spaces

NUMBERS, SCALED, NAMED, PLANES = FORMATS = ("numbers", "scaled", "named", "planes")
"""numbers: one array of int8, as `GameType.observation` describes it. scaled: the same as float32 from -1 to 1. named:
a dict with each plane under its name, int8 in its own shape. planes: a dict of `planes`, float32 (channels, side,
side), and `numbers`, float32, both from -1 to 1: what covers the board, for a convolution, and all else."""
BESIDE, INSIDE, APART = MASKS = ("beside", "inside", "apart")
"""beside: a dict of `observation` and `action_mask`. inside: the mask stands behind the numbers, in the same array.
apart: the mask is no part of the observation; `action_masks()` returns it."""
Observed: TypeAlias = Any
"""An array or a dict of arrays, depending on the format."""


class Format:
    """Turns observations and masks of one game, or of many (..., size), into what a learner is given.

    space:  the Gymnasium space of what one learner is given.
    """

    space: spaces.Space[Any]

    def __init__(self, game: Game, observation: str = NUMBERS, mask: str = BESIDE) -> None:
        """`observation` is one of `FORMATS`, `mask` one of `MASKS`.

        Raises `BadOption` for any other, and for a mask inside of a dict.
        """
        check(observation, mask)
        self._observation, self._mask, self._spec = observation, mask, game.type.observation
        low, high = self._spec.bounds()
        self._scale = (1 / np.maximum(np.abs(low.astype(np.float32)), high)).astype(np.float32)
        self._board = Board(self._spec.planes)
        if observation == PLANES and not self._board:
            raise BadOption(f"no plane of {game.type.name} says that it covers the board: choose another observation")
        self.space = self._with_mask(self._space(), len(game.type.actions))

    def __call__(self, numbers: Numbers, legal: Numbers) -> Observed:
        """What the learner is given; new arrays, which later steps leave as they are."""
        match self._observation:
            case "numbers":
                observed: Observed = numbers.copy()
            case "named":
                observed = {name: plane.copy() for name, plane in self._spec.named(numbers).items()}
            case "scaled":
                observed = self._scaled(numbers)
            case _:
                observed = self._board.split(self._spec.named(self._scaled(numbers)))
        if self._mask == BESIDE:
            return {"observation": observed, "action_mask": legal.copy()}
        if self._mask == INSIDE:
            return np.concatenate([observed, legal.astype(observed.dtype)], axis=-1)
        return observed

    def _scaled(self, numbers: Numbers) -> npt.NDArray[np.float32]:
        return np.multiply(numbers, self._scale, dtype=np.float32)

    def _space(self) -> spaces.Space[Any]:
        low, high = self._spec.bounds()
        if self._observation == NAMED:
            return spaces.Dict({plane.name: spaces.Box(plane.low, plane.high, plane.shape, np.int8)
                                for plane in self._spec.planes})
        if self._observation == NUMBERS:
            return spaces.Box(low, high, dtype=np.int8)
        if self._observation == SCALED:
            return spaces.Box(low * self._scale, high * self._scale, dtype=np.float32)
        split = self._board.split(self._spec.named(self._scaled(high)))
        return spaces.Dict({name: spaces.Box(-1, 1, part.shape, np.float32) for name, part in split.items()})

    def _with_mask(self, space: spaces.Space[Any], actions: int) -> spaces.Space[Any]:
        mask = spaces.Box(0, 1, (actions,), np.int8)
        if self._mask == BESIDE:
            return spaces.Dict({"observation": space, "action_mask": mask})
        if self._mask == INSIDE and isinstance(space, spaces.Box):
            return spaces.Box(np.concatenate([space.low, mask.low.astype(space.dtype)]),
                              np.concatenate([space.high, mask.high.astype(space.dtype)]), dtype=space.dtype.type)
        return space


def check(observation: str, mask: str) -> None:
    """Raise `BadOption` for a format or a place of the mask that there is not, and for a mask inside of a dict."""
    if observation not in FORMATS:
        raise BadOption(f"observation is one of {', '.join(FORMATS)}; not {observation!r}")
    if mask not in MASKS:
        raise BadOption(f"mask is one of {', '.join(MASKS)}; not {mask!r}")
    if mask == INSIDE and observation in {NAMED, PLANES}:
        raise BadOption(f"observation={observation!r} is a dict, inside of which no mask has a place: choose "
                        f"mask={BESIDE!r} or {APART!r}")


class Board:
    """The planes of a game that cover its board, as channels of one side, apart from all other numbers.

    The side is that of the largest plane. A plane of another side is enlarged: each number is repeated if its side
    divides the largest, and otherwise its numbers are spread from edge to edge, with 0 between them.
    """

    def __init__(self, planes: tuple[Plane, ...]) -> None:
        self._channels = [plane for plane in planes if plane.on_board]
        self._others = [plane for plane in planes if not plane.on_board]
        self._side = max((plane.shape[-1] for plane in self._channels), default=0)

    def __bool__(self) -> bool:
        return bool(self._channels)

    def split(self, named: dict[str, npt.NDArray[np.float32]]) -> dict[str, npt.NDArray[np.float32]]:
        """`planes` (..., channels, side, side) and `numbers` (..., n), from planes by their names."""
        channels = [self._enlarged(named[plane.name]).reshape(*self._before(named, plane), -1, self._side, self._side)
                    for plane in self._channels]
        flat = [named[plane.name].reshape(*self._before(named, plane), -1) for plane in self._others]
        return {"planes": np.concatenate(channels, axis=-3), "numbers": np.concatenate(flat, axis=-1)}

    @staticmethod
    def _before(named: dict[str, npt.NDArray[np.float32]], plane: Plane) -> tuple[int, ...]:
        """The axes before those of one observation."""
        shape = named[plane.name].shape
        return shape[:len(shape) - len(plane.shape)]

    def _enlarged(self, plane: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        side = plane.shape[-1]
        if self._side % side == 0:
            return plane.repeat(self._side // side, axis=-1).repeat(self._side // side, axis=-2)
        large = np.zeros((*plane.shape[:-2], self._side, self._side), np.float32)
        places = np.arange(side) * (self._side - 1) // (side - 1)
        large[..., places[:, None], places] = plane
        return large
