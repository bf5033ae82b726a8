"""`jemaa review`: explains a game by the cost of each decision and the effect of chance."""

from pathlib import Path

import click
import msgspec

from jemaa.arena.workers import cores
from jemaa.cli import printing, review_page, review_screen
from jemaa.cli.arguments import SEED, with_game
from jemaa.cli.paths import FILE, check_apart, write_text
from jemaa.cli.progress import progress
from jemaa.cli.reading import read_record
from jemaa.cli.review_words import describe_entries
from jemaa.core.record import Record
from jemaa.review import BY_POLICY, DEEP, QUICK, ROOM, Review, Settings, review, steps

MOST_ROUNDS = 12
"""After so many rounds every search has all the simulations that it may have."""


@click.command()
@click.argument("file", type=FILE)
@with_game
@click.option("--deep", is_flag=True, help=f"Search longer, with {DEEP:,} simulations: minutes instead of seconds.")
@click.option("--simulations", type=click.IntRange(1, ROOM), metavar="N",
              help=f"Of each search; by default {QUICK:,}, in Morocco {BY_POLICY * QUICK:,}, or {DEEP:,} with --deep.")
@click.option("--rounds", type=click.IntRange(1, MOST_ROUNDS), metavar="R",
              help="Search deeper where the review disagrees with itself, so many times: for Morocco some five.")
@click.option("--seed", type=SEED, metavar="S", default=0, show_default=True,
              help="The same seed, simulations and rounds give the same review.")
@click.option("--threads", type=click.IntRange(1, 256), metavar="T", help="By default one a core.")
@click.option("--json", "as_json", is_flag=True, help="JSON on one line, as docs/reference/review.schema.json says.")
@click.option("--html", "page", type=FILE, metavar="PAGE",
              help="Write a page to be opened in a browser; it needs nothing beside it.")
def command(file: Path, number: int | None, deep: bool, simulations: int | None, rounds: int | None, seed: int,
            threads: int | None, as_json: bool, page: Path | None) -> None:
    """Explain the game recorded in FILE: what each decision cost, what was luck, and where it was decided.

    Unfinished games are explained as far as they went.

    \b
    Examples:
      jemaa review game.jsonl
      jemaa review game.jsonl --html game.html
      jemaa review tournament.jsonl --game 17 --deep --json
      jemaa review morocco.jsonl --rounds 5
    """
    record = read_record(file, number)
    if page:
        check_page(page, file)
    settings = Settings(simulations or (DEEP if deep else None), seed, rounds or 0)
    reviewed = watched(record, settings, threads or cores())
    if page:
        write_text(page, review_page.page(reviewed, record))
    if as_json:
        click.echo(msgspec.json.encode(reviewed))
    elif page:
        click.echo(f"The review is in {page}.")
    else:
        review_screen.show(reviewed, describe_entries(reviewed, record), list(record.states()),
                           printing.console(highlight=False))


def check_page(page: Path, file: Path) -> None:
    """Raise the errors of `check_apart`, and `UsageError` where the page exists and is neither empty nor HTML.

    A page that passes will be overwritten; `file` is the record that is read.
    """
    check_apart(page, file)
    if page.is_file() and page.stat().st_size:
        with page.open("rb") as there:
            if there.read(len(review_page.BEGINNING)) != review_page.BEGINNING.encode():
                raise click.UsageError(f"{page} exists and is not such a page; give another --html, or move it away")


def watched(record: Record, settings: Settings, threads: int) -> Review:
    """Make the review, with a progress bar where there is a terminal."""
    with progress() as bar:
        task = bar.add_task("Reviewing", total=None if settings.rounds else steps(record))
        return review(record, settings, threads, lambda: bar.advance(task))
