"""`jemaa dataset`: plays games and writes every choice of them as a row of a Parquet file, to learn from."""

import contextlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from jemaa import bots
from jemaa.arena import dataset
from jemaa.arena.dataset import Description, ExtraColumns, Row
from jemaa.cli.arguments import GAME, SEED, with_options
from jemaa.cli.option_list import ListsOptions
from jemaa.cli.paths import FILE, check_new
from jemaa.cli.progress import progress
from jemaa.cli.simulate import arranged, finished, play, usual_workers
from jemaa.core import options as named
from jemaa.core.extra import check
from jemaa.core.game import Game
from jemaa.core.naming import naming
from jemaa.core.record import Seat


class Rows(NamedTuple):
    """The rows of a game, with its number."""

    number: int
    rows: list[Row]


@click.command(cls=ListsOptions)
@click.argument("game", type=GAME)
@click.option("--out", type=FILE, required=True, metavar="FILE", help="The file, such as games.parquet.")
@click.option("--players", type=int, metavar="N",
              help="How many play; by default as many as bots are named, else the most possible.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, metavar="K",
              help="How many games.")
@click.option("--seed", type=SEED, metavar="S", default=0, show_default=True,
              help="The same seed gives the same games.")
@click.option("--bots", "kinds", default="greedy", show_default=True, metavar="KIND,KIND,...",
              help=f"Who sits where: {bots.NAMED}; a single one sits everywhere.")
@click.option("--search", "simulations", type=click.IntRange(0, 1_000_000), default=0, metavar="N",
              help="Add the visits and values of a search of so many simulations for each decision.")
@click.option("--observations", is_flag=True, help="Add what the acting seat observes.")
@with_options
@click.option("--workers", type=click.IntRange(1, 256), metavar="W",
              help="How many processes; by default one a core, where there are many games.")
def command(game: str, out: Path, players: int | None, games: int, seed: int, kinds: str, simulations: int,
            observations: bool, options: tuple[str, ...], workers: int | None) -> None:
    """Play games of GAME, and write every choice of them as a row of a Parquet file.

    Needs the extra arena. docs/guide/dataset.md describes the columns.

    \b
    Examples:
      jemaa dataset marrakech --players 2 --games 10000 --out games.parquet
      jemaa dataset morocco --bots level4,greedy --search 200 --games 500 --out searched.parquet
      jemaa dataset marrakech --players 2 --observations --out observed.parquet
    """
    check("arena")
    check_new(out)
    table, seats = arranged(game, players, kinds, options)
    description = Description(dataset.FORMAT, table.name, table.players, named.written(table.options),
                              tuple(seat.kind for seat in seats), seed, simulations, observations)
    job = partial(played_rows, table, seats, seed, ExtraColumns(simulations, observations))
    written, stopped = 0, False

    def as_they_come() -> Iterator[list[Row]]:
        nonlocal written, stopped
        with contextlib.closing(finished(job, games, workers or usual_workers(games))) as results:
            try:
                for rows in in_order(progress_of(results, games)):
                    yield rows
                    written += 1
            except KeyboardInterrupt:  # the games so far make a whole file
                stopped = True

    try:
        with naming(out):
            dataset.write(out, description, as_they_come())
    except BaseException:
        out.unlink(missing_ok=True)  # a part of a Parquet file can't be read
        raise
    click.echo(f"{written:,} of {games:,} games are in {out}.")
    if stopped:
        raise click.Abort


def in_order(games: Iterator[Rows]) -> Iterator[list[Row]]:
    """The rows of games that end in any order, in the order of the games' numbers."""
    waiting: dict[int, list[Row]] = {}
    following = 0
    for one in games:
        waiting[one.number] = one.rows
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def progress_of(results: Iterator[Rows], games: int) -> Iterator[Rows]:
    """The results one after another, with a progress bar in a terminal."""
    with progress() as bar:
        yield from bar.track(results, games, description="Playing")


def played_rows(game: Game, seats: tuple[Seat, ...], seed: int, extra: ExtraColumns, number: int) -> Rows:
    """Play a whole game, and return its rows."""
    record, states = play(game, seats, seed, number)
    return Rows(number, dataset.rows(record, states, extra))
