"""A group of commands that answers an unknown name with the names that are like it."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import NoReturn

import click


class Suggesting(click.Group):
    """A group whose error for an unknown command names similar ones, or else says where all of them are listed."""

    def resolve_command(self, ctx: click.Context,
                        args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first argument names; raises `UsageError` with suggestions where there is none."""
        try:
            return super().resolve_command(ctx, args)
        except click.exceptions.NoSuchCommand as error:
            _refuse(error.command_name, self.list_commands(ctx), ctx)


def _refuse(typed: str, names: Iterable[str], ctx: click.Context) -> NoReturn:
    similar = like(typed, names)
    advice = f"did you mean {' or '.join(similar)}?" if similar else f"`{ctx.command_path} --help` lists all"
    raise click.UsageError(f"there is no command {typed!r}; {advice}", ctx)


def like(typed: str, names: Iterable[str]) -> list[str]:
    """The names that begin with what was typed, in any case, or else those that differ from it by a few letters."""
    known, wanted = list(names), typed.lower()
    begun = [name for name in known if wanted and name.startswith(wanted)]
    return begun or get_close_matches(wanted, known)
