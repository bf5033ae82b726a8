"""`jemaa train`: train the network that corrects a game's evaluation at one kind of table, by self-play."""

from pathlib import Path

import click

from jemaa.arena.match import fixtures
from jemaa.bots.network import MOST_HIDDEN, load, text
from jemaa.bots.trainer import RATES, SIZE, Rates, Size, Trainer
from jemaa.cli.arguments import SEED
from jemaa.cli.paths import EXISTING, FILE, check_new, write_text
from jemaa.cli.progress import progress
from jemaa.core.errors import BadOption
from jemaa.core.game import Game

MAIN = 6
"""The number of turns of the first table between two others."""
REPORT_EVERY = 20_000
MOST = 10


class Numbers(click.ParamType[Rates]):
    """A parameter type: the three numbers of `Rates`, all above 0 and at most `MOST`."""

    name = "numbers"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Rates:
        """The rates from FIRST,LAST,POWER; fails for any other text."""
        try:
            rates = [float(part) for part in str(value).split(",")]
        except ValueError:
            rates = []
        if len(rates) != len(RATES) or not all(0 < number <= MOST for number in rates):
            self.fail(f"{value!r} is not three numbers above 0, {MOST} at most, as in 0.0003,1e-06,2", param, ctx)
        return Rates(*rates)


class Units(click.ParamType[Size]):
    """A parameter type: the two numbers of `Size`, together at most `MOST_HIDDEN`."""

    name = "units"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Size:
        """The size from FIRST,SECOND, the units of the two layers; SECOND 0 stands for one layer.

        Fails for any other text, if FIRST is 0, and if the two are more than `MOST_HIDDEN` together.
        """
        parts = str(value).split(",")
        numbers = [int(part) for part in parts if part.isascii() and part.isdecimal() and len(part) < 5]
        if len(numbers) != len(SIZE) or len(parts) != len(SIZE) or not 0 < numbers[0] <= MOST_HIDDEN - numbers[1]:
            self.fail(f"{value!r} is not two numbers of units, {MOST_HIDDEN} at most together, as in 128,32, or 32,0 "
                      "for one layer", param, ctx)
        return Size(*numbers)


@click.command()
@click.argument("tables", nargs=-1, required=True, metavar="GAME/PLAYERS[/OPTIONS]...")
@click.option("--games", type=click.IntRange(1, 100_000_000), default=100_000, show_default=True, metavar="K",
              help="The number of games to train on.")
@click.option("--seed", type=SEED, metavar="S", default=1, show_default=True,
              help="The same seed, tables and games give the same network.")
@click.option("--rates", type=Numbers(), metavar="FIRST,LAST,POWER", default=",".join(f"{rate:g}" for rate in RATES),
              show_default=True, help="The learning rate at the start and at the end, and the power by which it falls.")
@click.option("--opponent-mix", type=click.IntRange(0, 100), default=0, show_default=True, metavar="PERCENT",
              help="The share of games in which a seat plays by the rule of thumb, for other opponents.")
@click.option("--units", "size", type=Units(), metavar="FIRST,SECOND", default=",".join(map(str, SIZE)),
              show_default=True,
              help="The hidden units of the two layers; 0 for no second one.")
@click.option("--start", type=EXISTING, metavar="FILE",
              help="Begin with the network in this file, of another table, instead of random weights and --units.")
@click.option("--out", type=FILE, metavar="FILE", required=True,
              help="Write the network there.")
def command(tables: tuple[str, ...], games: int, seed: int, rates: Rates, opponent_mix: int,
            size: Size, start: Path | None, out: Path) -> None:
    """Train a network by self-play at the first table, and now and then at the others, which may differ in options.

    Self-play takes thousands of games a minute. It begins with the weighted features alone (jemaa tune), or with the
    network of another table. The file names the command that made it; the package's own files are in networks/.

    \b
    Examples:
      jemaa train marrakech/4 --games 40000 --opponent-mix 75 --out 4.json
      jemaa train marrakech/3 marrakech/3/turn_order=roll_first --games 20000 --out 3.json
    """
    check_new(out)
    played = in_turns(tables)
    trainer = Trainer(played, seed, load(start, played[0].type.inputs) if start else size, rates, opponent_mix)
    options = _options(rates, opponent_mix, size, start)
    written = f"jemaa train {' '.join(tables)} --games {games} --seed {seed}{options}"
    with progress() as bar:
        task = bar.add_task("Playing", total=games)

        def watch(done: int, error: float) -> None:
            bar.update(task, completed=done)
            if done % REPORT_EVERY == 0:
                bar.console.print(f"{done} games: the share of the win is predicted with an RMS error of {error:.4f}")

        network = trainer.train(games, watch)
    write_text(out, text(network, written, seed, games))


def _options(rates: Rates, opponent_mix: int, size: Size, start: Path | None) -> str:
    """The options that differ from the defaults, as they stand on a command line."""
    words = "" if rates == RATES else f" --rates {','.join(f'{rate:g}' for rate in rates)}"
    words += f" --opponent-mix {opponent_mix}" if opponent_mix else ""
    words += "" if size == SIZE else f" --units {size.first},{size.second}"
    return words + (f" --start {start.name}" if start else "")


def in_turns(texts: tuple[str, ...]) -> list[Game]:
    """One round of training: the first game `MAIN` times before each of the others, or once if it is alone.

    Raises `BadOption` for a text that names no table, and where no network serves all of the tables.
    """
    games = [fixture.make() for fixture in fixtures(texts)]
    inputs = games[0].type.inputs
    if len({(game.name, inputs.file(game.start().row)) for game in games}) > 1:
        raise BadOption("these tables have different networks: train one at a time")
    first, *others = games
    return [table for other in others for table in (*[first] * MAIN, other)] or [first]
