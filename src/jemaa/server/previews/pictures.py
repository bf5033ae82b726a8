"""Pictures of tables as PNG, drawn by the games' own scenes as a spectator sees them, and kept while they are new."""

import asyncio
from collections import OrderedDict

from jemaa.core.extra import needed
from jemaa.core.game import State
from jemaa.server.live.live_table import LiveTable

HEIGHTS = (400, 315, 240)
"""In pixels: tried in this order, until a picture has at most `LARGEST` bytes."""
LARGEST = 100_000
"""Bytes of a picture: some messengers show no larger ones."""
KEPT = 64
"""The number of pictures that are kept, of about 70 kB each; the one that was asked for least recently goes first."""


class Pictures:
    """The pictures of the tables' newest positions; one is drawn at a time, beside the event loop."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def picture(self, live: LiveTable) -> bytes:
        """The picture of a table's newest position, as PNG."""
        async with self._drawing:
            key = live.number, live.table.version
            if key not in self._drawn:
                self._drawn[key] = await asyncio.to_thread(draw_png, live.table.state)
                while len(self._drawn) > KEPT:
                    self._drawn.popitem(last=False)
            self._drawn.move_to_end(key)
            return self._drawn[key]


def draw_png(state: State) -> bytes:
    """A position as PNG, in the first of `HEIGHTS` at which it has at most `LARGEST` bytes.

    Where it has more in all of them, the picture of the last height is returned nevertheless. Edges are not smoothed,
    which makes the file three times smaller. Letters need a font on the machine, or are missing.
    """
    resvg_py = needed("resvg_py")  # loaded for the first picture
    svg = state.game.type.svg(state.row)
    png = b""
    for height in HEIGHTS:
        png = resvg_py.svg_to_bytes(svg_string=svg, height=height, background="white", shape_rendering="crisp_edges")
        if len(png) <= LARGEST:
            break
    return png
