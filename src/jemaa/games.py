"""The games by name, each loaded when it is first asked for (loading one loads Numba)."""

from typing import TYPE_CHECKING, Any

from jemaa.core.errors import BadOption, Unreadable
from jemaa.core.interrupts import deferred
from jemaa.core.position import Source, head

if TYPE_CHECKING:
    from jemaa.core.game import Game, State
    from jemaa.core.game_type import GameType

GAMES = {"marrakech": "jemaa.marrakech.game:MARRAKECH", "morocco": "jemaa.morocco.game:MOROCCO"}
"""The name of each game, and where its `GameType` is: module:name."""


def game_type(name: str) -> "GameType":
    """A game's type; raises `BadOption` that lists the names."""
    if name not in GAMES:
        raise BadOption(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    from jemaa.core.game_type import load_game_type  # loads Numba

    with deferred():
        return load_game_type(GAMES[name])


def game(name: str, players: int = 4, **options: Any) -> "Game":
    """A game by name, with options by name; raises `BadOption` for what it does not have."""
    from jemaa.core.game import Game  # loads Numba

    return Game(game_type(name), players, **options)


def from_text(line: str) -> "State":
    """The state that `State.text` gave as `line`; raises `Unreadable` or `IllegalPosition`."""
    from jemaa.core.game import state_from_text  # loads Numba

    name = line.strip().partition(" ")[0].partition("/")[0]
    return state_from_text(_readable_type(name), line)


def from_json(source: Source) -> "State":
    """The state that `State.json` described; raises `Unreadable` or `IllegalPosition`."""
    from jemaa.core.game import state_from_json  # loads Numba

    return state_from_json(_readable_type(head(source).game), source)


def _readable_type(name: str) -> "GameType":
    if name not in GAMES:
        raise Unreadable(f"a position begins with its game, one of {', '.join(GAMES)}; not {name!r}")
    return game_type(name)
