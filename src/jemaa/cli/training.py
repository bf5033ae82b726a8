"""What the commands that train networks have in common: where a training is kept, its progress, and how it goes on."""

from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.progress import Progress

from jemaa.cli.paths import EXISTING, FILE, check_new
from jemaa.cli.progress import progress
from jemaa.core.naming import quoted
from jemaa.learning import checkpoint
from jemaa.learning.run import AnyTrainer, Keeper, Means, train

Function = TypeVar("Function", bound=Callable[..., Any])


def options(kept_every: int) -> Callable[[Function], Function]:
    """A decorator that adds where a training goes, how it goes on and who plays; `kept_every` is a default."""
    added: list[Callable[[Function], Function]] = [
        click.option("--out", type=FILE, metavar="FILE",
                     help="Write the network there. Until it is done, a checkpoint stands beside it."),
        click.option("--resume", "again", type=EXISTING, metavar="CHECKPOINT",
                     help="Go on with the training of a checkpoint."),
        click.option("--checkpoint-every", "every", type=click.IntRange(1), default=kept_every, show_default=True,
                     metavar="K", help="The number of games between two checkpoints."),
        click.option("--workers", type=click.IntRange(1, 256), metavar="W",
                     help="How many processes play; by default one a core."),
        click.option("--ray", metavar="ADDRESS", help="Play on the Ray cluster there instead."),
    ]
    return lambda function: reduce(lambda made, option: option(made), reversed(added), function)


def new_checkpoint(out: Path) -> Path:
    """The checkpoint of a new training that will write `out`; raises `UsageError` where one of the two exists."""
    check_new(out)
    file = checkpoint.file_for(out)
    if file.exists():
        raise click.UsageError(f"{file} exists: go on with --resume {quoted(file)}, or move it away")
    return file


def resumed(file: Path) -> checkpoint.Training:
    """The training of a checkpoint; raises `UsageError` where the file that it will write exists."""
    check_new(checkpoint.out_for(file))
    return checkpoint.load(file)


def run(command: str, trainer: AnyTrainer, means: Means, keeper: Keeper,
        report: Callable[[Progress, AnyTrainer], object]) -> None:
    """Train with a progress bar; `command` is said after an interruption, with how to go on.

    `report` is called now and then, between two batches.
    """
    try:
        with progress() as bar:
            task = bar.add_task("Playing", total=trainer.plan.games, completed=trainer.games)

            def watch(at: AnyTrainer) -> None:
                bar.update(task, completed=at.games)
                report(bar, at)

            train(trainer, means, watch, keeper)
    except KeyboardInterrupt:
        click.echo(f"Stopped after {trainer.games} games; go on with: jemaa {command} --resume {quoted(keeper.file)}",
                   err=True)
        raise click.Abort from None
