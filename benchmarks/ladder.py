"""The ladder: every level against the one below and against the baselines, at every table; `make ladder`.

Each meeting is a run of the arena (docs/guide/arena.md) in a folder of its own, played until the share of either side,
of pairs and of victories, is known to ± 4 points at 95 %. What was played is kept in `.ladder/`, so that a ladder of
many hours can be built in parts: `make ladder ARGS="--minutes 60"`. The page is written anew each time, from all games
of the same build. What is known goes to ladder.json beside it, and isn't played again, here or in another clone, until
the code of a game changes.
"""

import math
import os
import platform
import re
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

import click
import msgspec
from rich.console import Console
from rich.status import Status

from jemaa.arena.arena import Means, hold, resume
from jemaa.arena.build import build
from jemaa.arena.chart import shown
from jemaa.arena.file import NAME, begun, read
from jemaa.arena.match import Match, fixtures
from jemaa.arena.play import Result
from jemaa.arena.play import play as play_again
from jemaa.arena.run import Run
from jemaa.arena.stopping import Plan
from jemaa.arena.summary import BotLine, FixtureLine, summed
from jemaa.arena.workers import cores
from jemaa.bots.levels import PATIENT, PLANS
from jemaa.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".ladder"
PAGE = ROOT / "benchmarks" / "ladder.md"
KNOWN = PAGE.with_suffix(".json")
COMMAND = "make ladder"

TABLES = {
    "marrakech": ("marrakech/2", "marrakech/2/two_player_rugs=single", "marrakech/3", "marrakech/4"),
    "morocco": ("morocco/2", "morocco/3", "morocco/4", "morocco/5"),
}
RUNGS = (("greedy", "random"), ("heuristic", "greedy"), ("flat", "greedy"), ("level1", "random"), ("level2", "level1"),
         ("level3", "level2"), ("level4", "level3"), ("level5", "level4"), ("level5", "heuristic"),
         ("max:0.2", "level5"))
"""Who meets whom at every table, the one expected to be stronger first. Quick ones come first. max is given as long as
level5 may take at the most, and takes it always."""
OF_TWO = ("level5", "flat")
"""Who meets only where two play: both take their time."""
ALSO = (("morocco/2", "level5", "greedy"),)
"""Table and two bots that meet there only."""
ALONE = (("marrakech/4", "level5", "heuristic"), ("morocco/4", "level5", "greedy"))
"""Table, one bot, and those that have all other seats."""
MARRAKECH_ONLY = "heuristic"
"""Morocco has no published rule of thumb; there it would be `greedy` once more."""
PLAN = Plan(deals=10_000, within=0.04)
SEARCHES_ALIKE = ("level5", "level4")
"""Whose meeting says whether max searches as it did."""
PLAYED_AGAIN = 12
"""Games of a meeting that have to come out as before, for those of another build to count."""
BY_THE_CLOCK = 10
"""So many of them are enough where a bot's clock may have ended a search on a busy machine then ..."""
TRIES = 3
"""... and as often each is played, in case it ends one now."""
LEAST_S = 5.0


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a meeting came to."""

    build: str
    found: FixtureLine


class Meeting(NamedTuple):
    """Two bots at a table."""

    table: str
    bots: tuple[str, str]
    lineup: Literal["even", "alone"]

    @property
    def name(self) -> str:
        return f"{self.table} {self.lineup} {' '.join(self.bots)}"

    @property
    def build(self) -> str:
        return build(self.match.games)

    @property
    def folder(self) -> Path:
        return KEPT / self.build / re.sub(r"[^\w.-]+", "-", self.name)

    @property
    def match(self) -> Match:
        return Match(bots=self.bots, fixtures=fixtures([self.table]), lineup=self.lineup)

    def found(self) -> FixtureLine | None:
        """What has been played so far, if anything has been."""
        known = kept().get(self.name)
        if known and known.build == self.build:
            return known.found
        if not (self.folder / NAME).exists():
            return None
        header, results = read(self.folder)
        return summed(Run(header.match, PLAN, results)).fixtures[0]


def is_known(found: FixtureLine | None) -> bool:
    """Whether nothing more needs to be played."""
    return found is not None and (found.verdict is not None or found.deals >= PLAN.deals)


def kept() -> dict[str, Known]:
    """What ladder.json holds: a meeting's name -> what it came to."""
    return msgspec.json.decode(KNOWN.read_bytes(), type=dict[str, Known]) if KNOWN.exists() else {}


def keep(meetings: list[Meeting]) -> None:
    """Write into ladder.json what is known of these, and nothing else."""
    played = [(meeting, meeting.found()) for meeting in meetings]
    known = {meeting.name: Known(meeting.build, found) for meeting, found in played if found and is_known(found)}
    lines = [f'"{name}": {msgspec.json.encode(one).decode()}' for name, one in known.items()]
    KNOWN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def meetings() -> Iterator[Meeting]:
    """All of them; level5's, which take the most time, last."""
    for rung in RUNGS:
        for game, tables in TABLES.items():
            if game == "marrakech" or MARRAKECH_ONLY not in rung:
                yield from (Meeting(table, rung, "even") for table in tables)
    for tables in TABLES.values():
        yield from (Meeting(table, OF_TWO, "even") for table in tables if "/2" in table)
    yield from (Meeting(table, (bot, other), "even") for table, bot, other in ALSO)
    yield from (Meeting(table, (bot, other), "alone") for table, bot, other in ALONE)


def play(wanted: list[Meeting], minutes: float, means: Means, status: Status) -> None:
    """Play what isn't known yet; each meeting gets an even part of the time that is left."""
    end = time.monotonic() + 60 * minutes
    open_ones = [meeting for meeting in wanted if not is_known(meeting.found())]
    for done, meeting in enumerate(open_ones):
        left = end - time.monotonic()
        if left <= 0:
            return
        part = Means(workers=means.workers, ray=means.ray, seconds=max(LEAST_S, left / (len(open_ones) - done)))
        said = f"{meeting.table}: {' against '.join(meeting.bots)}"
        is_begun = (meeting.folder / NAME).exists()
        go = partial(resume, meeting.folder) if is_begun else partial(hold, meeting.match, PLAN, folder=meeting.folder)
        go(means=part, watch=lambda run, said=said: status.update(f"{said}, {run.games} games"))


def take_over(meeting: Meeting, before: str) -> bool:
    """Count what another build played as this one's, if games played again come out the same; says whether they do.

    That is a sample, not a proof: it is for changes that aren't meant to touch these bots. It takes the games that were
    thought about the least, which the clock hardly touched. A bot that plays otherwise has no game like those before:
    each is hundreds of decisions. max, which only the clock ends, never plays a game twice, but searches as level5
    does: its games count where those of level5 at that table, which it follows here, do.
    """
    folder = KEPT / before / meeting.folder.name
    if not (folder / NAME).exists() or (meeting.folder / NAME).exists():
        return False
    header, results = read(folder)
    if any(bot.startswith(PATIENT) for bot in meeting.bots):
        is_same = was_taken_over(Meeting(meeting.table, SEARCHES_ALIKE, "even"), before)
    else:
        is_same = plays_alike(meeting, results)
    if is_same:
        with begun(meeting.folder, header.match, header.plan) as keeper:
            for result in results:
                keeper.add(result)
    return is_same


def was_taken_over(meeting: Meeting, before: str) -> bool:
    """Whether another build's games count as this one's."""
    folders = KEPT / before / meeting.folder.name, meeting.folder
    if not all((folder / NAME).exists() for folder in folders):
        return False
    there, here = (read(folder)[1] for folder in folders)
    return here[: len(there)] == there


def plays_alike(meeting: Meeting, results: list[Result]) -> bool:
    """Whether this build plays a sample of another's games as it did."""
    sample = sorted(results, key=slowest)[:PLAYED_AGAIN]
    has_clock = any(bot in PLANS for bot in meeting.bots)
    alike = sum(comes_out_alike(meeting, result, TRIES if has_clock else 1) for result in sample)
    return bool(sample) and alike >= min(BY_THE_CLOCK if has_clock else PLAYED_AGAIN, len(sample))


def comes_out_alike(meeting: Meeting, result: Result, tries: int) -> bool:
    """Whether this build plays a game of another's as that one did, once in so many tries."""
    return any(play_again(meeting.match, result.task).digest == result.digest for _ in range(tries))


def slowest(result: Result) -> float:
    """Seconds a decision of whoever took the most."""
    return max(spent / max(1, asked) for spent, asked in zip(result.seconds, result.decisions, strict=True))


# --- the page -----------------------------------------------------------------------------------------------------

HEAD = """# The ladder

Who is stronger than whom, and how sure that is. Written by `{command}`, which plays what is missing and goes on where
it was; `{command} ARGS="--minutes 60"` stops after an hour. Don't edit.

*ahead* is the share of pairs of a seat of each bot in which the first one ranks ahead, ties half: 50 % is even.
*victories* is the share of games that it wins with any of its seats: 50 % is even here, too, but 25 % where one bot is
alone against three. By victories each level is to be clearly stronger than the one below: 65 % or more, surely 55 %.
Every deal of dice and cards is played from all seats by both ([how](../docs/guide/arena.md)), and counts once;
intervals are at 95 %. A meeting is played until both are known to ± 4 points; where that hasn't been reached yet, the
line says so.
*ms* is the mean time of a decision of either.
A build takes the games of the one before over only if its bots play the same: the {again} games of each meeting that
took the least time, played again, came out alike, roll for roll (`{command} ARGS="--take-over BUILD"`); where a bot
has a clock, {timed} of them, each tried {tries} times.
*max:0.2* is given the 200 ms that level5 may take at the most, and always takes them, with two threads; as many games
at once as there are cores leave it about one of them. It never plays a game twice, but searches as level5 does: its
games are taken over where level5's against level4 are.

{builds}. Written with Python {python} on {cores} cores of {machine}.
"""
COLUMNS = """| bot | against | ahead | victories | points ahead | games | ms | |
|---|---|--:|--:|--:|--:|--:|---|
"""


def page(wanted: list[Meeting]) -> str:
    """Everything that has been played by this build."""
    parts = [HEAD.format(command=COMMAND, again=PLAYED_AGAIN, timed=BY_THE_CLOCK, tries=TRIES, builds=builds(),
                         cores=cores(), python=platform.python_version(), machine=machine())]
    groups = dict.fromkeys((meeting.table, meeting.lineup) for meeting in wanted)
    for table, lineup in sorted(groups):
        title = f"## {table}" + (", the first alone against others of one kind" if lineup == "alone" else "")
        rows = [row(meeting) for meeting in wanted if (meeting.table, meeting.lineup) == (table, lineup)]
        parts.append(f"{title}\n\n{COLUMNS}" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def builds() -> str:
    """Which code played."""
    return ", ".join(f"{title}: build `{build((game,))}`" for game, title in GAMES.items())


def row(meeting: Meeting) -> str:
    """One meeting as a line of its table."""
    found = meeting.found()
    if found is None or not found.games:
        return f"| {meeting.bots[0]} | {meeting.bots[1]} | not played yet | | | | | |"
    lines = {line.bot: line for line in found.bots}
    first, second = (lines[bot] for bot in meeting.bots)
    margin = f"{first.margin.value:+.1f}" + ("" if first.margin.low is None else f" ± {first.margin.within:.1f}")
    spent = f"{first.ms_per_decision or 0:.1f} / {second.ms_per_decision or 0:.1f}"
    missing = "" if found.verdict else f"{doubt(first)}not enough games yet"
    return (f"| {meeting.bots[0]} | {meeting.bots[1]} | {shown(first.share)} | {shown(first.victories)} | "
            f"{margin} | {found.games} | {spent} | {missing} |")


def doubt(first: BotLine) -> str:
    """How far the shares may be off; nothing where a single deal can't say."""
    off = max(first.share.within, first.victories.within)
    return "" if math.isinf(off) else f"± {100 * off:.0f}: "


def machine() -> str:
    """What processor this is."""
    try:
        found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    except OSError:
        found = None
    return found[1] if found else platform.machine()


@click.command()
@click.option("--minutes", type=click.FloatRange(0), default=float("inf"), help="Begin no game after so long.")
@click.option("--only", default="", metavar="REGEX", help="Play only meetings such as 'morocco/2 even level5 greedy'.")
@click.option("--workers", type=click.IntRange(1), default=cores(), help="How many processes.")
@click.option("--ray", metavar="ADDRESS", help="Play on the Ray cluster there instead.")
@click.option("--take-over", "before", metavar="BUILD", help="First count what that build played, where this one, "
              "playing some of its games again, plays the same.")
def main(minutes: float, only: str, workers: int, ray: str | None, before: str | None) -> None:
    """Play the ladder, or go on with it, and write benchmarks/ladder.md."""
    everything = list(meetings())
    wanted = [one for one in everything if re.search(only, one.name)]
    for one in wanted if before else []:
        if take_over(one, before or ""):
            print(f"Taken over: {one.name}")
    try:
        with Console(stderr=True).status("") as status:
            play(wanted, minutes, Means(workers=workers, ray=ray), status)
    finally:
        keep(everything)
        PAGE.write_text(page(everything), encoding="utf-8")
        print(f"Written: {os.path.relpath(PAGE)}")


if __name__ == "__main__":
    main()
