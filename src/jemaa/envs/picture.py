"""Pictures of the board for an environment's `render`: text, or our SVG picture as pixels."""

import io
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.game import State

HUMAN, ANSI, PIXELS = "human", "ansi", "rgb_array"
RENDER_MODES = (HUMAN, ANSI, PIXELS)
RENDER_FPS = 2
HEIGHT = 480
"""Of a picture, in pixels."""
Rendered: TypeAlias = str | npt.NDArray[np.uint8] | None
"""The board as text (`ansi`) or pixels (`rgb_array`); None where it was printed (`human`)."""


def render(state: State, mode: str | None) -> Rendered:
    """The board as `ansi` (a text) or `rgb_array` (see `pixels`); `human` prints it and returns None.

    Raises `BadOption` for any other mode, None included.
    """
    if mode == PIXELS:
        return pixels(state)
    if mode not in RENDER_MODES:
        raise BadOption(f"make the environment with render_mode={' or '.join(map(repr, RENDER_MODES))}; not {mode!r}")
    text = state.game.type.picture(state.row, colour=mode == ANSI)
    if mode == ANSI:
        return text
    print(text)  # noqa: T201  # to be read by a person is what this mode is for
    return None


def pixels(state: State, height: int = HEIGHT) -> npt.NDArray[np.uint8]:
    """The board as a read-only array (height, width, 3) of red, green and blue, 0..255; `height` is in pixels.

    The width follows from it. Letters are missing where the machine has no font. Raises `MissingExtra` where the
    libraries that draw are not installed.
    """
    with extras():
        import resvg_py  # noqa: PLC0415  # only who wants pixels needs these two
        from PIL import Image  # noqa: PLC0415  # as above

    png = resvg_py.svg_to_bytes(svg_string=state.game.type.svg(state.row), height=height, background="white")
    with Image.open(io.BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB"))
