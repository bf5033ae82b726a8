"""`jemaa tune`: fits the weights of a game's evaluation; the same seed gives the same weights."""

from pathlib import Path

import click

from jemaa.bots.tune import ROUNDS, Watch, tune
from jemaa.bots.weights import text
from jemaa.cli.arguments import GAME, SEED
from jemaa.cli.paths import FILE, check_new, write_text
from jemaa.cli.progress import progress
from jemaa.core.game import Game
from jemaa.games import game_type

SEEDS = click.IntRange(SEED.min, (SEED.max or 0) - ROUNDS + 1)
"""Each round takes the next seed, so the first one leaves room for the others."""


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", type=click.IntRange(1, 1_000_000), default=800, show_default=True, metavar="K",
              help=f"Games in each of {ROUNDS} rounds, shared out among tables of all sizes.")
@click.option("--seed", type=SEEDS, metavar="S", default=1, show_default=True,
              help="The same seed and games give the same weights.")
@click.option("--out", type=FILE, metavar="FILE",
              help="Write the weights there; by default they are printed.")
def command(game: str, games: int, seed: int, out: Path | None) -> None:
    """Fit what the features of GAME's positions count, by self-play, and write it as JSON.

    What a position is worth now is to be what it is worth a round later, on average. The file says which command
    made it; in the package it is the game's weights.json.

    \b
    Examples:
      jemaa tune marrakech --games 800 --seed 1 --out weights.json
      jemaa tune morocco --games 20
    """
    if out:
        check_new(out)
    with progress() as bar:
        task = bar.add_task("Playing", total=ROUNDS * games)
        written = f"jemaa tune {game} --games {games} --seed {seed}"
        weights = tune(tables(game), games, seed, written, Watch(lambda: bar.advance(task), bar.console.print))
    if out:
        write_text(out, text(weights))
    else:
        click.echo(text(weights), nl=False)


def tables(name: str) -> list[Game]:
    """The tables at which a game's weights are fitted."""
    kind = game_type(name)
    return [Game(kind, players, **options) for players, options in kind.evaluation.tables]
