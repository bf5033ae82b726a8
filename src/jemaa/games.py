"""The games by name, each loaded when it is first asked for (loading one loads Numba)."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from jemaa.core.errors import BadOption, Unreadable
from jemaa.core.interrupts import deferred
from jemaa.core.position import Source, head

if TYPE_CHECKING:
    from jemaa.core.game import Game, State

GAMES = {"marrakech": "Marrakech", "morocco": "Morocco"}
"""Each game's name and its class in `jemaa.<name>.game`."""


def game_type(name: str) -> "type[Game]":
    """The class of a game; raises `BadOption` that lists the names."""
    if name not in GAMES:
        raise BadOption(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    with deferred():
        found: type[Game] = getattr(import_module(f"jemaa.{name}.game"), GAMES[name])
    return found


def game(name: str, players: int = 4, **options: Any) -> "Game":
    """A game by name, with options by name; raises `BadOption` for what it does not have."""
    return game_type(name)(players, **options)


def from_text(line: str) -> "State":
    """The state that `State.text` gave as `line`; raises `Unreadable` or `IllegalPosition`."""
    name = line.strip().partition(" ")[0].partition("/")[0]
    return _named(name).from_text(line)


def from_json(source: Source) -> "State":
    """The state that `State.json` described; raises `Unreadable` or `IllegalPosition`."""
    return _named(head(source).game).from_json(source)


def _named(name: str) -> "type[Game]":
    if name not in GAMES:
        raise Unreadable(f"a position begins with its game, one of {', '.join(GAMES)}; not {name!r}")
    return game_type(name)
