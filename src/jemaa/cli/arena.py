"""`jemaa arena`: plays many games between bots and measures their strength, with intervals."""

import math
from functools import partial
from pathlib import Path
from typing import Literal, Self

import click
import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from jemaa import bots
from jemaa.arena.arena import Means, hold, resume
from jemaa.arena.chart import share_text
from jemaa.arena.file import read
from jemaa.arena.match import Match, fixtures
from jemaa.arena.ratio import Estimate
from jemaa.arena.run import Run
from jemaa.arena.stopping import MOST, Plan
from jemaa.arena.summary import FixtureLine, Summary, summed
from jemaa.arena.workers import cores
from jemaa.bots.external import STAND_IN
from jemaa.cli import printing
from jemaa.cli.arguments import SEED, confirm_programs, refuse_beside_resume
from jemaa.cli.paths import EXISTING_FOLDER, FOLDER, make_folder
from jemaa.cli.progress import progress
from jemaa.core.naming import quoted

DEALS, MOST_DEALS = 100, 10_000
VERDICTS = {"high": "decided for the higher share", "low": "decided for the lower share",
            "known": "every share is known well enough"}
SETTINGS = ("tables", "kinds", "lineup", "within", "sprt", "luck", "seed", "out")
"""Parameters of `command` that a run keeps once it is begun: none of them may stand beside `--resume`."""


class Percents(click.ParamType[tuple[float, ...]]):
    """A parameter type: `count` percentages with commas between them, each above 0 and below 100."""

    name = "percent"

    def __init__(self, count: int) -> None:
        self._count = count

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> tuple[float, ...]:
        """The percentages as shares, between 0 and 1; fails for any other text."""
        parts = str(value).replace("%", "").split(",")
        try:
            shares = tuple(float(part) / 100 for part in parts)
        except ValueError:
            shares = ()
        if len(shares) != self._count or not all(0 < share < 1 for share in shares):
            wanted = "two percentages, such as 50,55" if self._count == 2 else "a percentage, such as 4"
            self.fail(f"{value!r} is not {wanted}", param, ctx)
        return shares


@click.command()
@click.argument("tables", nargs=-1, metavar="[GAME[/PLAYERS[/OPTIONS]]]...")
@click.option("--bots", "kinds", metavar="KIND,KIND,...",
              help=f"Who meets: {bots.NAMED}, policy: and a policy's file, or cmd: and a program's command line.")
@click.option("--lineup", type=click.Choice(["even", "alone"]), default="even", show_default=True,
              help="Every bot in as many seats as any other, or the first one alone among others of one kind.")
@click.option("--deals", type=click.IntRange(1, MOST), metavar="N",
              help=f"How many deals of dice and cards a table, each played from every seat: by default {DEALS}, or, "
                   f"with one of the next two, {MOST_DEALS} at most.")
@click.option("--within", type=Percents(1), metavar="PERCENT",
              help="Until each share of one bot against another, and of the games that each wins, is known to so many "
                   "percentage points, at 95 %; with --luck only the games that each wins, luck taken out.")
@click.option("--sprt", type=Percents(2), metavar="LOW,HIGH",
              help="Until a sequential test has decided which of two shares, in percent, the first bot's is nearer to; "
                   "with --luck its share of victories, luck taken out.")
@click.option("--luck", is_flag=True,
              help="Also correct each game's result by what its dice and cards were worth, so that fewer games show as "
                   "much; takes some time of its own.")
@click.option("--seed", type=SEED, metavar="S", default=0, show_default=True,
              help="The same seed gives the same games, wherever they are played.")
@click.option("--out", type=FOLDER, metavar="FOLDER",
              help="Keep every game as it finishes, and at the end the summary, tables and a chart.")
@click.option("--resume", "again", type=EXISTING_FOLDER, metavar="FOLDER",
              help="Go on with the run in a folder.")
@click.option("--minutes", type=click.FloatRange(0, min_open=True), metavar="M", help="Begin no game after so long.")
@click.option("--workers", type=click.IntRange(1, 256), metavar="W", help="How many processes; by default one a core.")
@click.option("--ray", metavar="ADDRESS", help="Play on the Ray cluster there instead.")
@click.option("--json", "as_json", is_flag=True, help="JSON on one line, as docs/reference/arena.schema.json says.")
@click.pass_context
def command(ctx: click.Context, tables: tuple[str, ...], kinds: str | None, lineup: Literal["even", "alone"],
            deals: int | None, within: tuple[float] | None, sprt: tuple[float, float] | None, luck: bool, seed: int,
            out: Path | None, again: Path | None, minutes: float | None, workers: int | None,
            ray: str | None, as_json: bool) -> None:
    """Let bots meet, with the same dice and cards from every seat, and measure how strong they are.

    \b
    Examples:
      jemaa arena marrakech/2 --bots greedy,random
      jemaa arena marrakech/2-4 morocco --bots greedy,heuristic,random --deals 500 --out results/
      jemaa arena marrakech/2/two_player_rugs=single --bots greedy,heuristic --sprt 50,55
      jemaa arena marrakech/4 --bots greedy,random --lineup alone --within 4
      jemaa arena morocco/2 --bots "cmd:python mybot.py,level2"
      jemaa arena --resume results/ --minutes 60
    """
    means = Means(workers=workers or cores(), ray=ray, seconds=60 * minutes if minutes else math.inf)
    if again:
        refuse_beside_resume(ctx, SETTINGS, "run")
        confirm_programs(list(read(again)[0].match.bots))
        play = partial(resume, again, means, deals=deals)
    else:
        plan = Plan(deals=deals or (MOST_DEALS if within or sprt else DEALS), within=within and within[0], sprt=sprt)
        match = _match(tables, kinds, lineup, seed, luck)
        if out:
            make_folder(out)
        play = partial(hold, match, plan, means, folder=out)
    bar, tell = Bar(), tell_data if as_json else show
    try:
        with bar:
            summary = play(watch=bar.show)
    except KeyboardInterrupt:
        if so_far := bar.stopped(again or out, deals if again else None):
            tell(so_far, printing.console())
        raise click.Abort from None
    tell(summary, printing.console())


def _match(tables: tuple[str, ...], kinds: str | None, lineup: Literal["even", "alone"], seed: int,
           luck: bool) -> Match:
    if not tables or not kinds:
        raise click.UsageError("say what is played and by whom, as in: jemaa arena marrakech/2 --bots greedy,random")
    named = tuple(kind.strip() for kind in kinds.split(","))
    return Match(bots=named, fixtures=fixtures(tables), seed=seed, lineup=lineup, luck=luck)


class Bar:
    """A progress bar, where there is a terminal."""

    def __init__(self) -> None:
        self._bar = progress()
        self._task = self._bar.add_task("Playing", total=None)
        self._run: Run | None = None

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def show(self, run: Run) -> None:
        """Show the number of games of `run` that are done; the total is that of the first call."""
        if self._run is None:
            self._bar.update(self._task, total=run.most_games)
        self._run = run
        self._bar.update(self._task, completed=run.games)

    def stopped(self, folder: Path | None, deals: int | None) -> Summary | None:
        """Say after an interruption how many games are done; returns their summary, if there are any.

        Where the run is kept in `folder`, also print the command that continues it, with `deals` if that is not None.
        """
        games = self._run.games if self._run else 0
        more = f" --deals {deals}" if deals else ""
        further = f"; go on with: jemaa arena --resume {quoted(folder)}{more}" if folder and self._run else ""
        click.echo(f"Stopped after {games} games{further}", err=True)
        return summed(self._run) if self._run and games else None


def tell_data(summary: Summary, _console: Console) -> None:
    """Print a summary as JSON."""
    click.echo(msgspec.json.encode(summary))


# --- tables -------------------------------------------------------------------------------------------------------

LOOK: printing.Look = {"box": SIMPLE_HEAD, "padding": (0, 1, 0, 0), "pad_edge": False}


def show(summary: Summary, console: Console) -> None:
    """Print for each fixture the bots' results, overall and against each other, and how often programs failed.

    Below them stands the time of each bot's decisions, over all fixtures.
    """
    for fixture in summary.fixtures:
        printing.show(_fixture(fixture), console)
        if len(fixture.bots) > 2:
            printing.show(_pairs(fixture), console)
        for line in fixture.bots:
            if line.faults:
                console.print(f"{line.bot} failed {line.faults} times, and {STAND_IN} played on: {line.first_fault}",
                              style="red", markup=False)
    printing.show(_speed(summary), console)


def _fixture(fixture: FixtureLine) -> Table:
    decided, even = f"; {VERDICTS[fixture.verdict]}" if fixture.verdict else "", 100 / fixture.players
    title = f"{fixture.fixture}: {fixture.games} games, {fixture.deals} deals{decided}"
    table = Table("bot", **LOOK, title=title,
                  caption=f"ahead, points: of others' seats; 95 % intervals; an even share of wins: {even:.0f} %"
                          f"{_victories(fixture)}{_adjusted(fixture)}")
    for heading in ("ahead", "wins", "mean rank", "points", "rating"):
        table.add_column(heading, justify="right")
    for line in fixture.bots:
        table.add_row(Text(line.bot), share_text(line.share), share_text(line.win_share), _bounded(line.mean_rank, 2),
                      _bounded(line.margin, 1), f"{line.rating.mu:.0f} ± {2 * line.rating.sigma:.0f}")
    return table


def _victories(fixture: FixtureLine) -> str:
    """A line with each bot's share of games won with any of its seats; "" if it equals the share shown already."""
    if all(line.victories.value == line.win_share.value for line in fixture.bots):
        return ""
    victories = ", ".join(f"{line.bot} {share_text(line.victories)}" for line in fixture.bots)
    return f"\nvictories with any seat: {victories}"


def _adjusted(fixture: FixtureLine) -> str:
    """A line with each bot's share of games won, less luck; "" if luck was not asked for."""
    shares = [f"{line.bot} {100 * line.adjusted.value:.1f} %"
              + ("" if line.adjusted.low is None else f" ± {100 * line.adjusted.within:.1f}")
              for line in fixture.bots if line.adjusted]
    return f"\nvictories with luck taken out: {', '.join(shares)}" if shares else ""


def _bounded(estimate: Estimate, digits: int) -> str:
    return f"{estimate.value:.{digits}f}" + ("" if estimate.low is None else f" ± {estimate.within:.{digits}f}")


def _pairs(fixture: FixtureLine) -> Table:
    names = [line.bot for line in fixture.bots]
    shares = {(pair.bot, pair.other): pair.share for pair in fixture.pairs}
    shares |= {(other, bot): share.mirrored(1) for (bot, other), share in shares.items()}
    table = Table("ahead of", *(Column(Text(name), no_wrap=True) for name in names), **LOOK)
    for bot in names:
        table.add_row(Text(bot), *(share_text(shares[bot, other]) if (bot, other) in shares else "" for other in names))
    return table


def _speed(summary: Summary) -> Table:
    table = Table("bot", **LOOK)
    for heading in ("decisions", "decisions/s", "ms a decision"):
        table.add_column(heading, justify="right")
    for bot in summary.match.bots:
        lines = [line for fixture in summary.fixtures for line in fixture.bots if line.bot == bot]
        decisions, seconds = sum(line.decisions for line in lines), sum(line.seconds for line in lines)
        if decisions and seconds:
            table.add_row(Text(bot), f"{decisions:,}", f"{decisions / seconds:,.0f}",
                          f"{1000 * seconds / decisions:,.2f}")
    return table
