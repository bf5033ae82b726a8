"""Parameters of several commands, none of which loads the engine: game, options, kinds of bots, seed."""

import sys
from collections.abc import Callable, Collection
from typing import TypeVar

import click
from click.core import ParameterSource

from jemaa.core.errors import JemaaError
from jemaa.games import GAMES

Command = TypeVar("Command", bound=Callable[..., object])


class Name(click.ParamType[str]):
    """A parameter type: one of some names, or the beginning of one, in any case."""

    name = "name"

    def __init__(self, names: Collection[str]) -> None:
        """`names` is read each time that a value is converted."""
        self.names = names

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The whole name; fails with the list of names where several or none begin with the text."""
        matches = matching(str(value), self.names)
        if len(matches) != 1:
            what = param.name if param else "name"
            self.fail(f"there is no {what} {value!r}; there are: {', '.join(self.names)}", param, ctx)
        return matches[0]

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The word for the parameter in help texts."""
        return (param.name or "").upper()


def matching(typed: str, names: Collection[str]) -> list[str]:
    """The name that was typed, or else those that begin with it; case doesn't matter."""
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
    """Add the options `--game` and `--at` to a command, which gets them as `number` (from 1) and `at`, each or None."""
    return with_game(_at(command))


def confirm_programs(kinds: list[str]) -> None:
    """Ask about each program among the kinds of bots that a file names; raises `Abort` for no. Starts nothing."""
    for kind in kinds:
        if kind.startswith("cmd:"):
            click.confirm(f"The file has this program as a bot: {kind.removeprefix('cmd:')}\nStart it?", abort=True)


def refuse_beside_resume(ctx: click.Context, settings: Collection[str], what: str) -> None:
    """Raise `UsageError` for a parameter in `settings` beside `--resume`: `what` goes on has its own already."""
    for param in ctx.command.params:
        name = param.name or ""
        if name in settings and ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            given = "what is played" if isinstance(param, click.Argument) else param.opts[0]
            raise click.UsageError(f"--resume goes on with the {what} as it was begun; leave out {given}")


def stdin_text() -> str:
    """All text of the standard input, which is UTF-8 on every system.

    Raises `UsageError` where that is a terminal or closed, and `JemaaError` where it is no such text.
    """
    if sys.stdin is None or sys.stdin.isatty():
        raise click.UsageError("'-' reads the standard input, but that is this terminal; pipe something into it")
    try:
        return sys.stdin.buffer.read().decode()
    except UnicodeDecodeError:
        raise JemaaError("the standard input is no text, so it holds no position") from None
