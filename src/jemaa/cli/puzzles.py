"""`jemaa puzzles`: looks for positions in which one choice is clearly best and easily missed."""

from pathlib import Path

import click

from jemaa.cli.arguments import GAME, SEED
from jemaa.cli.paths import EXISTING, FILE, check_folder
from jemaa.cli.progress import progress
from jemaa.core.record import read_all
from jemaa.games import game_type
from jemaa.puzzles.mining import Miner
from jemaa.puzzles.proof import BOUND


@click.command()
@click.argument("game", type=GAME)
@click.argument("records", nargs=-1, type=EXISTING)
@click.option("--out", type=FILE, required=True, metavar="FILE",
              help="The file; one that is there already is added to, so that a search can go on.")
@click.option("--count", type=click.IntRange(1, 100_000), default=300, show_default=True, metavar="N",
              help="How many puzzles the file is to have.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, metavar="K",
              help="How many games are played for it at most, those of earlier searches included.")
@click.option("--seed", type=SEED, metavar="S", default=1, show_default=True,
              help="The same seed gives the same games, and the same puzzles.")
@click.option("--prove-again", is_flag=True,
              help="First prove the puzzles that the file has once more, by the bots as they are now, and drop those "
                   "whose best choice is no longer clear.")
def command(game: str, records: tuple[Path, ...], out: Path, count: int, games: int, seed: int,
            prove_again: bool) -> None:
    """Look for puzzles of GAME in games that bots play, or in RECORDS of games that were played.

    A puzzle is a position in which one choice is clearly the best, by searches that agree, and in which a bot that
    looks one choice ahead takes another. Each comes with its proof, and with how often the levels find it.
    Ctrl-C keeps what was found; the same command goes on.

    \b
    Examples:
      jemaa puzzles marrakech --out marrakech.jsonl
      jemaa puzzles morocco --count 20 --games 50 --out few.jsonl
      jemaa puzzles morocco played.jsonl --out mine.jsonl
      jemaa puzzles morocco --prove-again --out mine.jsonl
    """
    check_folder(out)
    miner = Miner(out, game_type(game), seed)
    if prove_again:
        _prove_again(miner)
    before = len(miner.puzzles)
    try:
        with progress() as bar:
            task = bar.add_task("Looking", total=count, completed=before)
            if records:
                named = ((file.name, record) for file in records for record in read_all(file, game_type))
                miner.look_through(named, count, lambda: bar.advance(task))
            else:
                miner.play(count, games, lambda: bar.advance(task))
    finally:
        miner.save()
        click.echo(f"{len(miner.puzzles)} puzzles are in {out}, {len(miner.puzzles) - before} of them new; each best "
                   f"choice is ahead by {100 * BOUND:.0f} in a hundred of the win or more.")


def _prove_again(miner: Miner) -> None:
    before = len(miner.puzzles)
    with progress() as bar:
        task = bar.add_task("Proving", total=before)
        miner.prove_again(lambda: bar.advance(task))
    click.echo(f"{len(miner.puzzles)} of {before} puzzles are proven anew; the others are dropped.")
