"""`jemaa rules`: prints a game's rules, or one section or clause of them."""

import click
import msgspec

from jemaa.cli import rulebook
from jemaa.cli.arguments import GAME
from jemaa.cli.rules_data import as_data


@click.command()
@click.argument("game", type=GAME)
@click.argument("clause", required=False)
@click.option("--json", "as_json", is_flag=True, help="JSON on one line, as docs/reference/rules.schema.json says.")
@click.option("--lang", "language", default=rulebook.ORIGINAL, show_default=True, metavar="LANGUAGE",
              help="The language to read them in, such as fr; a wrong one lists all.")
def command(game: str, clause: str | None, language: str, as_json: bool) -> None:
    """Read the rules of GAME: all of them, a section (5), one CLAUSE (5.3), or the options.

    \b
    Examples:
      jemaa rules marrakech            all rules, in a pager on a terminal
      jemaa rules marrakech MK-5.3     which rugs may be covered
      jemaa rules morocco 6            what happens when a stall is full
      jemaa rules marrakech options    which readings a table may choose, and their values
      jemaa rules morocco --lang fr    all rules, in French
      jemaa rules morocco 6 --json     the clauses of a section as data
    """
    if as_json:
        click.echo(msgspec.json.encode(as_data(game, clause, language)))
        return
    text = selected(game, clause, language)
    show(rulebook.isolated(text, language), pager=clause is None)


def selected(game: str, clause: str | None, language: str) -> str:
    """What `jemaa rules` prints, as Markdown: the passage of a clause or section, or, for "options", the options.

    Without a clause it is the whole page of rules with the options after it. Raises `JemaaError` for an unknown clause
    or language.
    """
    if clause is not None and clause.lower() != rulebook.OPTIONS:
        return rulebook.passage(game, clause, language)
    page = rulebook.text(game, language)
    from jemaa.cli import option_list  # loads Numba, which a passage does not need

    listed = option_list.markdown(game, language)
    return listed if clause else "\n\n".join(part for part in (page.rstrip(), listed) if part) + "\n"


def show(markdown: str, pager: bool) -> None:
    """Print Markdown: formatted on a terminal, otherwise as it is.

    On a terminal, `pager` allows a pager for a text that is longer than the screen.
    """
    from jemaa.cli import printing
    from jemaa.cli.prose import Prose

    console = printing.console()
    if not (console.is_terminal or printing.has_colours(console)):
        click.echo(markdown)
        return
    with console.capture() as capture:
        console.print(Prose(markdown), width=min(console.width, 100))
    if pager and console.is_terminal and capture.get().count("\n") >= console.height:
        click.echo_via_pager(capture.get(), color=True)
    else:
        click.echo(capture.get(), nl=False, color=True)
