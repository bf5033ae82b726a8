"""The parameters of all commands without the commands: what a shell needs to complete a line, quickly.

A command's own file loads the engine. `outline.json`, which `python -m tools.outline` writes from the commands, holds
the names and kinds of their parameters only; `stand_in` makes of them commands that can be completed, not called.
"""

import json
from importlib import resources
from typing import Any

import click

FILE = "outline.json"
NAMES = {"help_option_names": ["-h", "--help"]}


def stand_in(name: str) -> click.Command:
    """A command, or a group, with the parameters of the command of this name, for completion; it can't be called."""
    data = json.loads((resources.files("jemaa.cli") / FILE).read_text(encoding="utf-8"))
    return _command(name, data[name])


def _command(name: str, data: dict[str, Any]) -> click.Command:
    parameters = [_parameter(each) for each in data["parameters"]]
    if "commands" not in data:
        return click.Command(name, params=parameters, help=data["help"], context_settings=NAMES)
    commands = {each: _command(each, its) for each, its in data["commands"].items()}
    return click.Group(name, commands=commands, params=parameters, help=data["help"], context_settings=NAMES)


def _parameter(data: dict[str, Any]) -> click.Parameter:
    if "options" not in data:
        return click.Argument([data["name"]], type=_type(data), nargs=-1 if data["several"] else 1, required=False)
    names = [data["name"], *data["options"]]
    if data["kind"] == "flag":
        return click.Option(names, is_flag=True, help=data["help"])
    return click.Option(names, type=_type(data), multiple=data["several"], help=data["help"])


def _type(data: dict[str, Any]) -> click.ParamType[Any]:
    match data["kind"]:
        case "choice":
            return click.Choice(data["choices"])
        case "file":
            return click.Path()
        case "folder":
            return click.Path(file_okay=False)
    return click.STRING
