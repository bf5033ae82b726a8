"""The games by name, each loaded when it is first asked for (that loads Numba, where Numba runs the rules).

An installed package adds games of its own by entry points of the group "jemaa.games": name = "module:CONSTANT".
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from jemaa.core.errors import BadOption, Unreadable
from jemaa.core.interrupts import deferred
from jemaa.core.position import Source, head

if TYPE_CHECKING:
    from jemaa.core.game import Game, State
    from jemaa.core.game_type import GameType

SHIPPED = {"marrakech": "jemaa.marrakech.game:MARRAKECH", "morocco": "jemaa.morocco.game:MOROCCO"}
"""The games of this package: the name of each, and where its `GameType` is, as module:name."""
GROUP = "jemaa.games"
"""The group of entry points by which other packages add games."""


@cache
def installed() -> dict[str, str]:
    """The games of other packages: the name of each, and where its `GameType` is, as module:name.

    An entry point with the name of a game of this package is ignored.

    Installed packages are searched once in a process. The result is shared: it must not be changed.
    """
    from importlib.metadata import entry_points  # takes longer to load than all else here

    return {entry.name: entry.value for entry in entry_points(group=GROUP) if entry.name not in SHIPPED}


class Registry(Mapping[str, str]):
    """Name -> module:name of all games, those of this package first.

    Other packages are searched only for a name that no game of this package has, and for listing or counting all.
    """

    def __getitem__(self, name: str) -> str:
        return SHIPPED[name] if name in SHIPPED else installed()[name]

    def __iter__(self) -> Iterator[str]:
        yield from SHIPPED
        yield from installed()

    def __len__(self) -> int:
        return len(SHIPPED) + len(installed())


GAMES = Registry()


def folder(name: str) -> Path:
    """The folder that holds all files of a game.

    Raises `KeyError` if there is no game of this name, `BadOption` if its module is not there, and
    `ModuleNotFoundError` if not even the module's package is.
    """
    from importlib.util import find_spec

    spec = find_spec(GAMES[name].partition(":")[0])
    if not spec or not spec.origin:
        raise BadOption(f"the game {name!r} is registered as {GAMES[name]}, which is not there: install it again")
    return Path(spec.origin).parent


def game_type(name: str) -> "GameType":
    """A game's type by the game's name; raises `BadOption`, which lists the names, if there is no such game."""
    if name not in GAMES:
        raise BadOption(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    from jemaa.core.game_type import load_game_type  # loads Numba

    with deferred():
        return load_game_type(GAMES[name])


def game(name: str, players: int = 4, **options: object) -> "Game":
    """A game by name, with options by name.

    Raises `BadOption` for a name, an option, a value or a number of players that there is not.
    """
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
