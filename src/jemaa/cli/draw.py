"""`jemaa draw`: a position as a picture."""

import sys
from pathlib import Path

import click

from jemaa.cli.arguments import check_apart, with_moment
from jemaa.cli.reading import position


@click.command()
@click.argument("source", metavar="POSITION|FILE")
@click.option("--svg", is_flag=True, help="An SVG picture instead of one for the terminal.")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False, writable=True),
              help="Write to this file; a name that ends in .svg means --svg.")
@with_moment
@click.option("--colour/--no-colour", default=None, help="Colours or not; by default where the output is a terminal.")
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
    if svg or (output and output.suffix == ".svg"):
        picture = state.game.type.svg(state.row)
    else:
        wants_colour = colour if colour is not None else output is None and sys.stdout.isatty()
        picture = state.game.type.picture(state.row, colour=wants_colour)
    if output:
        output.write_text(picture + "\n", encoding="utf-8")
    else:
        click.echo(picture, color=colour)
