"""`jemaa train-policy`: train the network that says which choices a search values first, at one kind of table."""

from pathlib import Path

import click
from rich.progress import Progress

from jemaa.arena.workers import cores
from jemaa.bots.policy_network import MOST_UNITS, Weights, text
from jemaa.bots.policy_play import CLOSELY, PolicySize
from jemaa.bots.policy_trainer import PolicyTrainer
from jemaa.cli import training
from jemaa.cli.arguments import SEED, refuse_beside_resume
from jemaa.cli.paths import write_text
from jemaa.cli.progress import progress
from jemaa.core.naming import quoted
from jemaa.learning import checkpoint
from jemaa.learning.run import Keeper, Means
from jemaa.learning.settings import DEFAULTS, PolicySettings

KEPT_EVERY = 10
SETTINGS = ("tables", "games", "seed", "simulations", "by_policy", "passes", "rate", "size", "out")
"""Parameters of `command` that a training keeps once it is begun: none of them may stand beside `--resume`."""


class PolicyUnits(click.ParamType[PolicySize]):
    """A parameter type: the two numbers of `PolicySize`, each from 1 to `MOST_UNITS`."""

    name = "units"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> PolicySize:
        """The size from FIRST,ACTION; fails for any other text and for numbers out of their range."""
        parts = str(value).split(",")
        numbers = [int(part) for part in parts if part.isascii() and part.isdecimal() and len(part) < 5]
        if len(numbers) != len(parts) or len(numbers) != 2 or not all(0 < units <= MOST_UNITS for units in numbers):
            self.fail(f"{value!r} is not two numbers of units, 1 to {MOST_UNITS} each, as in 32,32", param, ctx)
        return PolicySize(*numbers)


@click.command(name="train-policy")
@click.argument("tables", nargs=-1, metavar="[GAME/PLAYERS[/OPTIONS]]...")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, metavar="K",
              help="The number of games to learn from. Each gives some 2,500 positions of Morocco.")
@click.option("--seed", type=SEED, metavar="S", default=1, show_default=True,
              help="The same seed, tables and games give the same network, wherever they are played.")
@click.option("--simulations", type=click.IntRange(CLOSELY, 1_000_000), default=DEFAULTS["simulations"],
              show_default=True, metavar="N", help="The simulations of the search before each choice.")
@click.option("--by-policy", is_flag=True,
              help="Search by the policy that the package has for the table, as level5 does. Takes less time, and what "
                   "is learnt goes on from that policy.")
@click.option("--passes", type=click.IntRange(1, 1_000), default=DEFAULTS["passes"], show_default=True, metavar="N",
              help="How often each position is learnt from.")
@click.option("--rate", type=click.FloatRange(0, 1, min_open=True), default=DEFAULTS["rate"], show_default=True,
              metavar="RATE", help="The learning rate at the start; it falls to 0.")
@click.option("--units", "size", type=PolicyUnits(), metavar="FIRST,ACTION", default=",".join(map(str, PolicySize())),
              show_default=True, help="The hidden units of the position's layer and of an action's.")
@training.options(KEPT_EVERY)
@click.pass_context
def command(ctx: click.Context, tables: tuple[str, ...], games: int, seed: int, simulations: int,
            by_policy: bool, passes: int, rate: float, size: PolicySize, out: Path | None, again: Path | None,
            every: int, workers: int | None, ray: str | None) -> None:
    """Train a policy: a network that says which choices are likely, so that a search values these first.

    Games are played by a search, at the first table and now and then at the others, which may differ in options. The
    policy learns where such a search spends its visits, also in positions that it only thought of. The search values
    every choice, so that what is learnt does not depend on an earlier policy, unless --by-policy is given. A game of
    Morocco takes 7 to 20 seconds of a core, and learning some seconds at the end. Only Morocco has a policy. The file
    names the command that made it; the package's own files are in networks/. Ctrl-C keeps the games that are over.

    \b
    Examples:
      jemaa train-policy morocco/2 --out 2-policy.json
      jemaa train-policy --resume 2-policy.json.checkpoint --workers 8
    """
    if again:
        refuse_beside_resume(ctx, SETTINGS, "training")
        out = checkpoint.out_for(again)
        settings, trainer = training.resumed(again)
        if not isinstance(settings, PolicySettings) or not isinstance(trainer, PolicyTrainer):
            raise click.UsageError(f"{again} is not of a policy: go on with jemaa train --resume {quoted(again)}")
    else:
        if not tables or not out:
            raise click.UsageError("say what is played and where the network goes, as in: "
                                   "jemaa train-policy morocco/2 --out 2-policy.json")
        again = training.new_checkpoint(out)
        settings = PolicySettings(tables=tables, games=games, seed=seed, simulations=simulations,
                                  by_policy=by_policy, passes=passes, rate=rate, size=size)
        trainer = PolicyTrainer(settings.plan())
    training.run("train-policy", trainer, Means(workers=workers or cores(), ray=ray), Keeper(again, settings, every),
                 _say_nothing)
    write_text(out, text(_learnt(trainer), settings.command, settings.seed, settings.games))
    again.unlink(missing_ok=True)


def _learnt(trainer: PolicyTrainer) -> Weights:
    """What all games come to; says after each pass how well it fits."""
    with progress() as bar:
        task = bar.add_task(f"Learning from {trainer.positions:,} positions", total=trainer.plan.passes)
        for learnt in trainer.learn():
            bar.advance(task)
            bar.console.print(f"The policy diverges from the searches' visits by {learnt.loss:.4f} nats on average.")
    return learnt.weights


def _say_nothing(_bar: Progress, _trainer: PolicyTrainer) -> None:
    """There is nothing to report before all games are there."""
