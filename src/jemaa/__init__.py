"""Jemaa: the board games Marrakech and Morocco, by the book. `jemaa.game("marrakech", players=4).start()` begins one.

Importing this loads no game, and so no compiler: each name below is fetched when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jemaa.core.contract import CHANCE, OVER
    from jemaa.games import from_json, from_text, game

__version__ = "0.1.0"
__all__ = ["CHANCE", "OVER", "from_json", "from_text", "game"]

_HOMES = {"CHANCE": "jemaa.core.contract", "OVER": "jemaa.core.contract"}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"jemaa has no {name!r}; it has: {', '.join(__all__)}")
    return getattr(import_module(_HOMES.get(name, "jemaa.games")), name)
