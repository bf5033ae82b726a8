"""`jemaa rules`: prints a game's rules, or one section or clause of them."""

import click

from jemaa.cli import rulebook
from jemaa.cli.arguments import GAME


@click.command()
@click.argument("game", type=GAME)
@click.argument("clause", required=False)
@click.option("--lang", "language", default=rulebook.ORIGINAL, show_default=True, metavar="LANGUAGE",
              help="The language to read them in, such as fr; a wrong one lists all.")
def command(game: str, clause: str | None, language: str) -> None:
    """Read the rules of GAME: all of them, a section (5), or one CLAUSE (5.3).

    \b
    Examples:
      jemaa rules marrakech            all rules, in a pager on a terminal
      jemaa rules marrakech MK-5.3     which rugs may be covered
      jemaa rules morocco 6            what happens when a stall is full
      jemaa rules morocco --lang fr    all rules, in French
    """
    text = rulebook.text(game, language) if clause is None else rulebook.passage(game, clause, language)
    show(rulebook.isolated(text, language), pager=clause is None)


def show(markdown: str, pager: bool) -> None:
    """Print Markdown: formatted on a terminal, otherwise as it is."""
    from jemaa.cli import printing

    console = printing.console()
    if not console.is_terminal:
        click.echo(markdown)
        return
    with console.capture() as capture:
        console.print(printing.Prose(markdown), width=min(console.width, 100))
    if pager and capture.get().count("\n") >= console.height:
        click.echo_via_pager(capture.get(), color=True)
    else:
        click.echo(capture.get(), nl=False)
