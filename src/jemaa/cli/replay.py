"""`jemaa replay`: shows a recorded game step by step."""

import sys
from pathlib import Path

import click

from jemaa.cli.arguments import with_game
from jemaa.cli.output import is_terminal
from jemaa.cli.paths import FILE
from jemaa.cli.reading import read_record
from jemaa.cli.screen import Screen
from jemaa.core.game import State
from jemaa.core.record import Record


@click.command()
@click.argument("file", type=FILE)
@with_game
@click.option("--json", "as_json", is_flag=True,
              help="The JSON state before the first entry and after each, one a line.")
def command(file: Path, number: int | None, as_json: bool) -> None:
    """Step through the game recorded in FILE: Enter goes on, b back, a number to that entry, q quits.

    Without a terminal everything is printed at once. Unfinished games can be looked at as far as they went.

    \b
    Examples:
      jemaa replay game.jsonl
      jemaa replay tournament.jsonl --game 17
      jemaa replay game.jsonl --json | tail -1
    """
    record = read_record(file, number)
    if as_json:
        for state in record.states():
            click.echo(state.json)
    else:
        step_through(record)


def step_through(record: Record) -> None:
    """Show a game: step by step on a terminal, otherwise all of it at once."""
    screen = Screen(record.game, record.seats)
    states = list(record.states())
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        for state, entry in zip(states, record.entries, strict=False):
            screen.happened(state.events(entry))
        end(states[-1], screen)
        return
    at: int | None = 0
    while at is not None:
        if at:
            screen.happened(states[at - 1].events(record.entries[at - 1]))
        if at == record.version:
            end(states[at], screen)
        else:
            screen.position(states[at])
        at = ask_version(at, record.version)


def end(state: State, screen: Screen) -> None:
    """Print the last position, and the result if the game is over."""
    screen.position(state)
    if state.is_over:
        screen.result(state)


def ask_version(at: int, last: int) -> int | None:
    """Ask for the version to show after `at`: the number of entries before it, 0 to `last`; None to stop."""
    while True:
        typed = click.prompt(f" {at} of {last}  (Enter, b, a number or q)", default="", show_default=False)
        typed = typed.strip().lower()
        if typed.isdecimal() and int(typed) <= last:
            return int(typed)
        if typed.startswith("q") or (not typed and at == last):
            return None
        if not typed:
            return at + 1
        if typed.startswith("b"):
            return max(0, at - 1)
        click.echo(f" Enter goes on, b goes back, a number from 0 to {last} goes there, q quits.")
