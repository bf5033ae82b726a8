"""`jemaa train`: train the network that corrects a game's evaluation at one kind of table, by self-play."""

from pathlib import Path
from typing import Any, get_args

import click
from rich.progress import Progress

from jemaa.arena.workers import cores
from jemaa.bots.network import MOST_HIDDEN, load, text
from jemaa.bots.self_play import BATCH, RATES, SIZE, Rates, Size
from jemaa.bots.trainer import Trainer
from jemaa.cli import training
from jemaa.cli.arguments import SEED, refuse_beside_resume
from jemaa.cli.paths import EXISTING, write_text
from jemaa.core.naming import quoted
from jemaa.learning import checkpoint
from jemaa.learning.run import Keeper, Means
from jemaa.learning.settings import Device, Settings

REPORT_EVERY = 20_000
MOST = 10
DEVICES: tuple[Device, ...] = get_args(Device)
KEPT_EVERY = 5_000
SETTINGS = ("tables", "games", "seed", "rates", "opponent_mix", "size", "start", "batch", "simulations", "device",
            "out")
"""Parameters of `command` that a training keeps once it is begun: none of them may stand beside `--resume`."""


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


class Batch(click.IntRange):
    """A parameter type: a multiple of `BATCH`, above 0."""

    def __init__(self) -> None:
        super().__init__(BATCH)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; fails for any other text."""
        number = int(super().convert(value, param, ctx))
        if number % BATCH:
            self.fail(f"{number} is not a multiple of {BATCH}, as {number // BATCH * BATCH} is", param, ctx)
        return number


@click.command()
@click.argument("tables", nargs=-1, metavar="[GAME/PLAYERS[/OPTIONS]]...")
@click.option("--games", type=click.IntRange(1, 100_000_000), default=100_000, show_default=True, metavar="K",
              help="The number of games to train on.")
@click.option("--seed", type=SEED, metavar="S", default=1, show_default=True,
              help="The same seed, tables and games give the same network, wherever they are played.")
@click.option("--rates", type=Numbers(), metavar="FIRST,LAST,POWER", default=",".join(f"{rate:g}" for rate in RATES),
              show_default=True, help="The learning rate at the start and at the end, and the power by which it falls.")
@click.option("--opponent-mix", type=click.IntRange(0, 100), default=0, show_default=True, metavar="PERCENT",
              help="The share of games in which a seat plays by the rule of thumb, for other opponents.")
@click.option("--units", "size", type=Units(), metavar="FIRST,SECOND", default=",".join(map(str, SIZE)),
              show_default=True,
              help="The hidden units of the two layers; 0 for no second one.")
@click.option("--start", type=EXISTING, metavar="FILE",
              help="Begin with the network in this file, of another table, instead of random weights and --units.")
@click.option("--batch", type=Batch(), metavar="K", default=BATCH, show_default=True,
              help=f"Games that are played with the same network, a multiple of {BATCH}; with a GPU, thousands.")
@click.option("--simulations", type=click.IntRange(0, 100_000), default=0, show_default=True, metavar="N",
              help="Search with so many simulations before each choice, and learn from what the searches find too.")
@click.option("--device", type=click.Choice(DEVICES), default=DEVICES[0], show_default=True,
              help="What plays the games: processors, or an NVIDIA GPU (the extra gpu).")
@training.options(KEPT_EVERY)
@click.pass_context
def command(ctx: click.Context, tables: tuple[str, ...], games: int, seed: int, rates: Rates, opponent_mix: int,
            size: Size, start: Path | None, batch: int, simulations: int, device: Device, out: Path | None,
            again: Path | None, every: int, workers: int | None, ray: str | None) -> None:
    """Train a network by self-play at the first table, and now and then at the others, which may differ in options.

    Self-play takes thousands of games a minute on each core. It begins with the weighted features alone (jemaa tune),
    or with the network of another table. With --device cuda a GPU plays a whole batch at once, while the batch before
    is learnt from. The file names the command that made it; the package's own files are in networks/. Ctrl-C ends a
    training after the running batch of games, and keeps what was learnt.

    \b
    Examples:
      jemaa train marrakech/4 --games 40000 --opponent-mix 30 --out 4.json
      jemaa train marrakech/3 marrakech/3/turn_order=roll_first --games 20000 --out 3.json
      jemaa train morocco/2 --games 1000000 --batch 5000 --device cuda --out 2.json
      jemaa train --resume 4.json.checkpoint --workers 8
    """
    if again:
        refuse_beside_resume(ctx, SETTINGS, "training")
        out = checkpoint.out_for(again)
        settings, trainer = training.resumed(again)
        if not isinstance(settings, Settings) or not isinstance(trainer, Trainer):
            raise click.UsageError(f"{again} is of a policy: go on with jemaa train-policy --resume {quoted(again)}")
    else:
        if not tables or not out:
            raise click.UsageError("say what is played and where the network goes, as in: "
                                   "jemaa train marrakech/4 --out 4.json")
        again = training.new_checkpoint(out)
        settings = Settings(tables=tables, games=games, seed=seed, rates=rates, opponent_mix=opponent_mix, size=size,
                            start=start.name if start else None, batch=batch, device=device, simulations=simulations)
        plan = settings.plan()
        trainer = Trainer(plan, load(start, plan.tables[0].type.inputs) if start else size)
    if settings.device != "cpu" and (workers or ray):
        raise click.UsageError("the GPU plays, and one process learns: leave out --workers and --ray")
    if settings.device != "cpu" and settings.simulations:
        raise click.UsageError("searches run on processors: leave out --device or --simulations")
    means = Means(workers=workers or cores(), ray=ray, device=settings.device)
    training.run("train", trainer, means, Keeper(again, settings, every), _report)
    write_text(out, text(trainer.network, settings.command, settings.seed, settings.games))
    again.unlink(missing_ok=True)


def _report(bar: Progress, trainer: Trainer) -> None:
    if trainer.games % REPORT_EVERY == 0:
        means = "found by searches" if trainer.plan.simulations else "predicted"
        bar.console.print(f"{trainer.games} games: the share of the win is {means} with an RMS error of "
                          f"{trainer.error:.4f}")
