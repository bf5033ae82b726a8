"""`jemaa draw`: a position as a picture."""

from pathlib import Path

import click

from jemaa.cli import printing
from jemaa.cli.arguments import with_moment
from jemaa.cli.paths import FILE, check_apart, write_text
from jemaa.cli.reading import position


@click.command()
@click.argument("source", metavar="POSITION|FILE")
@click.option("--svg", is_flag=True, help="An SVG picture instead of one for the terminal.")
@click.option("-o", "--output", type=FILE,
              help="Write to this file; a name that ends in .svg means --svg.")
@with_moment
@click.option("--colour/--no-colour", default=None,
              help="Colours or not; by default where the output is a terminal, unless NO_COLOR or FORCE_COLOR is set.")
def command(source: str, svg: bool, output: Path | None, number: int | None, at: int | None,
            colour: bool | None) -> None:
    """Draw a position: its one-line text, its JSON, a file with either, a record's FILE, or - for the standard input.

    \b
    Examples:
      jemaa draw game.jsonl                      how a game ended
      jemaa draw game.jsonl --at 40 -o 40.svg    how it stood after 40 entries
      jemaa draw - < position.json               from the standard input
    """
    if output:
        check_apart(output, source)
    state = position(source, at, number)
    wants_colour = colour if colour is not None else output is None and printing.has_colours(printing.console())
    if svg or (output and output.suffix == ".svg"):
        picture = state.game.type.svg(state.row)
    else:
        picture = state.game.type.picture(state.row, colour=wants_colour)
    if output:
        write_text(output, picture + "\n")
    else:
        click.echo(picture, color=wants_colour)
