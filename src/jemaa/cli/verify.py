"""`jemaa verify`: checks that the dice of a game are those that the server was bound to."""

from pathlib import Path

import click
from rich.table import Table as Grid

from jemaa.cli import printing
from jemaa.games import game_type
from jemaa.table.fairness import Rolls, rolls
from jemaa.table.proof import read_export, verify


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def command(file: Path) -> None:
    """Check the dice of an exported game, draw by draw.

    \b
    The server was bound to its seed before anybody sat down, and every person's browser added to it. If all is
    right, neither the server nor a player has chosen a single roll or deal. The server's operator could have known
    them beforehand, though.

    Examples:
      jemaa verify marrakech-0f3c52a1b7d94e60.json

    """
    verified = verify(read_export(file.read_bytes()), game_type)
    names = ", ".join(f"{seat.name} ({seat.letter})" for seat in verified.record.seats)
    click.echo(f"{verified.record.game.name}: {names}")
    click.echo(f"All {verified.draws} draws come from the seed that was promised.")
    for each in rolls(verified.record):
        show(each)


def show(each: Rolls) -> None:
    """Print how often each face of a die came beside what fair dice give, and how likely its longest run is."""
    grid = Grid("face", title=f"{each.die}: {len(each.shown)} times", title_justify="left")
    for heading in ("times", "expected"):
        grid.add_column(heading, justify="right")
    for face, count in each.counts.items():
        grid.add_row(face, str(count), f"{each.expected[face]:.1f}")
    printing.show(grid, printing.console())
    click.echo(f"The same face came {each.longest_run} times in a row; fair dice do that, or more, "
               f"in {each.chance_of_run:.0%} of such games.")
