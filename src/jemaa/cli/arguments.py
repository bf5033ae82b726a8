"""What commands take on their line, none of it loading the engine: a game by name, options, seats' kinds, a seed."""

import errno
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, TypeVar

import click

from jemaa.games import GAMES

Command = TypeVar("Command", bound=Callable[..., Any])


class Name(click.ParamType[str]):
    """One of some names, or the beginning of one, in any case."""

    name = "name"

    def __init__(self, names: Collection[str]) -> None:
        """`names` is read when a name is asked for."""
        self.names = names

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The whole name; fails with the list of names where several or none begin so."""
        found = matching(str(value), self.names)
        if len(found) != 1:
            what = param.name if param else "name"
            self.fail(f"there is no {what} {value!r}; there are: {', '.join(self.names)}", param, ctx)
        return found[0]

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """How help texts call it."""
        return (param.name or "").upper()


def matching(typed: str, names: Collection[str]) -> list[str]:
    """The name that was typed, else those that begin so; case doesn't matter."""
    typed = typed.strip().lower()
    exact = [name for name in names if name.lower() == typed]
    return exact or [name for name in names if name.lower().startswith(typed)]


GAME = Name(GAMES)
SEED = click.IntRange(0, (1 << 32) - 1)

with_options = click.option("-o", "--option", "options", multiple=True, metavar="NAME=VALUE",
                            help="A named option of the game's rules, as `jemaa rules GAME options` lists them; may be "
                                 "given several times.")


_at = click.option("--at", type=click.IntRange(0), metavar="VERSION",
                   help="Of a record: after this many entries, not at its end.")
with_game = click.option("--game", "number", type=click.IntRange(1), metavar="N",
                         help="Which game, where the file holds several; by default the first.")


def with_moment(command: Command) -> Command:
    """`--game` and `--at`: which moment of a record."""
    return with_game(_at(command))


def confirm_programs(kinds: list[str]) -> None:
    """Ask before a program is started that a file names, and not who sits here; raises `Abort` for no."""
    for kind in kinds:
        if kind.startswith("cmd:"):
            click.confirm(f"The file has this program as a bot: {kind.removeprefix('cmd:')}\nStart it?", abort=True)


def check_folder(file: Path) -> None:
    """Raise `OSError` where a file to be written has no folder: better now than after all the work."""
    if not file.parent.is_dir():
        raise OSError(errno.ENOENT, "there is no such folder", str(file.parent))


def check_new(file: Path) -> None:
    """As `check_folder`, and where the file is there already: what exists is never written over."""
    check_folder(file)
    if file.exists():
        raise click.UsageError(f"{file} exists; give another --out, or move it away")


def check_apart(file: Path, source: str | Path) -> None:
    """As `check_folder`, and where it would be written over what is read, by whatever path or link."""
    check_folder(file)
    if _same(file, source):
        raise click.UsageError(f"{file} is the file that is read; name another file to write to")


def _same(file: Path, source: str | Path) -> bool:
    try:
        return file.samefile(source)
    except (OSError, ValueError):
        return False  # one of them is no file: not there yet, or a position's text


def stdin_text() -> str:
    """All of the standard input; on a terminal there is none to wait for."""
    if sys.stdin.isatty():
        raise click.UsageError("'-' reads the standard input, but that is this terminal; pipe something into it")
    return sys.stdin.read()
