"""Write the outline of the command line, from which shells complete it (`jemaa.cli.outline`).

    python -m tools.outline

The result is kept in the repository, and a test checks that it is new: completing must not load the commands.
"""

import json
from pathlib import Path
from typing import Any

import click

from jemaa import bots
from jemaa.cli import rulebook
from jemaa.cli.arguments import Name
from jemaa.cli.main import COMMANDS, main
from jemaa.cli.outline import FILE
from jemaa.games import SHIPPED

OUTLINE = Path(__file__).resolve().parent.parent / "src" / "jemaa" / "cli" / FILE
BY_METAVAR = {"KIND,KIND,...": list(bots.KINDS), "LANGUAGE": rulebook.languages()}
"""Metavar -> the words that may stand for it, or begin it."""


def outline() -> str:
    """What the file has to hold."""
    context = click.Context(main)
    commands = {}
    for name, text in COMMANDS.items():
        command = main.get_command(context, name)
        assert command
        commands[name] = {**described(command), "help": text}
    return json.dumps(commands, indent=1, ensure_ascii=False) + "\n"


def described(command: click.Command) -> dict[str, Any]:
    """A command, with those of a group."""
    found: dict[str, Any] = {"help": command.get_short_help_str(100)}
    if isinstance(command, click.Group):
        found["commands"] = {name: described(each) for name, each in command.commands.items()}
    return {**found, "parameters": [_parameter(each) for each in command.params]}


def _parameter(param: click.Parameter) -> dict[str, Any]:
    several = param.nargs == -1 or param.multiple
    if not isinstance(param, click.Option):
        return {"name": param.name, "several": several, **_kind(param)}
    switch = param.is_flag and param.secondary_opts
    names = [f"{param.opts[-1]}/{param.secondary_opts[-1]}"] if switch else param.opts
    kind = {"kind": "flag"} if param.is_flag else _kind(param)
    return {"name": param.name, "options": names, "help": param.help or "", "several": several, **kind}


def _kind(param: click.Parameter) -> dict[str, Any]:
    kind, metavar = param.type, param.metavar or ""
    if isinstance(kind, Name):
        return {"kind": "choice", "choices": list(SHIPPED)}
    if isinstance(kind, click.Choice):
        return {"kind": "choice", "choices": [str(choice) for choice in kind.choices]}
    if metavar in BY_METAVAR:
        return {"kind": "choice", "choices": BY_METAVAR[metavar]}
    if isinstance(kind, click.Path):
        return {"kind": "file" if kind.file_okay else "folder"}
    return {"kind": "file" if "FILE" in metavar else "text"}


if __name__ == "__main__":
    OUTLINE.write_text(outline(), encoding="utf-8")
