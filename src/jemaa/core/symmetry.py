"""The symmetries of a game's board: images of a position that are worth the same, as tables for learning."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Index = npt.NDArray[np.int64]
else:
    Index = object


@dataclass(frozen=True, eq=False)
class Symmetry:
    """One symmetry, which is its own inverse: the image of an image is the original.

    name:    such as "half turn".
    actions: (actions,) [number of an action] -> the number of its image.
    numbers: (size,) the image of an observation is `observation[..., numbers]` (`GameType.observation`).
    """

    name: str
    actions: Index
    numbers: Index
