"""The ladder: every level against the one below and against the baselines, at every table; `make ladder`.

Each meeting is a run of the arena (docs/guide/arena.md) in a folder of its own, played until the share of either side,
of pairs and of victories, is known to ± 4 points at 95 %. Those of max, whose games take minutes, are played until a
sequential test decides, or for so many deals that all of them are estimated to take five hours of two cores. What was
played is kept in `.ladder/`, so that a ladder of many hours can be built in parts: `make ladder ARGS="--minutes 60"`.
The page is written anew each time, from all games of the same build. What is known goes to ladder.json beside it, and
isn't played again, here or in another clone, until the code of a game changes; nor then, where the new code plays some
of those games again as they were. What another clone knows from a few games only stays on the page until this one has
played more of them.
"""

import math
import os
import platform
import re
import time
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple

import click
import msgspec
from rich.console import Console
from rich.status import Status

from jemaa.arena.arena import Means, hold, resume
from jemaa.arena.build import build
from jemaa.arena.chart import share_text
from jemaa.arena.file import NAME, read
from jemaa.arena.match import Match, Task, fixtures
from jemaa.arena.play import Result
from jemaa.arena.play import play as play_again
from jemaa.arena.run import Run
from jemaa.arena.stopping import LEAST, Plan, widest
from jemaa.arena.summary import BotLine, FixtureLine, summed
from jemaa.arena.workers import cores
from jemaa.bots.levels import SEARCHES, TIMED
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
RUNGS = (("greedy", "random"), ("heuristic", "greedy"), ("expectimax", "greedy"), ("flat", "greedy"),
         ("level1", "random"), ("level2", "level1"),
         ("level3", "level2"), ("level4", "level3"), ("level5", "level4"), ("level5", "heuristic"),
         ("max:2", "level5"))
"""Who meets whom at every table, the one expected to be stronger first. Quick ones come first."""
OF_TWO = (("level5", "flat"), ("level5", "flat:20000"))
"""Who meets only where two play: both take their time."""
ALSO = (("morocco/2", "level5", "greedy"),)
"""Table and two bots that meet there only."""
ALONE = (("marrakech/4", "level5", "heuristic"), ("morocco/4", "level5", "greedy"))
"""Table, one bot, and those that have all other seats."""
MARRAKECH_ONLY = "heuristic"
"""Morocco has no published rule of thumb; there it would be `greedy` once more."""
WITHIN = 0.04
PLAN = Plan(deals=10_000, within=WITHIN)
PLAN_OF_MAX = Plan(deals=20, sprt=(0.55, 0.65))
"""How long the meetings of max are played, whose games take one to two minutes: until it is decided whether it is as
clearly stronger as a level is than the one below."""
SEARCHES_ALIKE = ("level5", "level4")
"""Whose meeting says whether max searches as it did."""
PLAYED_AGAIN = 12
"""Games of a meeting that have to come out as before, for what another build found to count."""
BY_THE_CLOCK = 10
"""So many of them are enough where a bot's clock may have ended a search on a busy machine then ..."""
TRIES = 3
"""... and as often each is played, in case it ends one now."""
LEAST_S = 5.0


class Game(NamedTuple):
    """One that was played: which, and how it went."""

    deal: int
    rotation: int
    digest: str


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"summary": "found"}):
    """What a meeting came to."""

    build: str
    summary: FixtureLine
    sample: tuple[Game, ...] = ()
    """Some of its games, for another build to play again; none where a bot never plays a game twice."""


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
        return Match(bots=self.bots, fixtures=fixtures([self.table]), lineup=self.lineup, luck=True)

    @property
    def plan(self) -> Plan:
        """How long it is played."""
        return PLAN_OF_MAX if has_patient(self) else PLAN

    @property
    def is_known(self) -> bool:
        """Whether nothing more needs to be played."""
        summary = self.summary()
        return summary is not None and (summary.verdict is not None or summary.deals >= self.plan.deals)

    def summary(self) -> FixtureLine | None:
        """What has been played so far, if anything has been."""
        known = kept().get(self.name)
        return known.summary if known and known.build == self.build else self.played()

    def played(self) -> FixtureLine | None:
        """What its games came to that this clone played."""
        results = self.results()
        return summed(Run(self.match, self.plan, results)).fixtures[0] if results else None

    def results(self) -> list[Result]:
        """Its games that this clone played."""
        return read(self.folder)[1] if (self.folder / NAME).exists() else []


def kept() -> dict[str, Known]:
    """What ladder.json holds: a meeting's name -> what it came to."""
    return msgspec.json.decode(KNOWN.read_bytes(), type=dict[str, Known]) if KNOWN.exists() else {}


def keep(meetings: list[Meeting], taken: Mapping[str, Known] = MappingProxyType({})) -> None:
    """Write into ladder.json what is known of these, what was taken over included.

    What another build knew stays, uncounted, until this one knows better: it may be taken over yet.
    """
    before = {**kept(), **taken}
    known = {meeting.name: known_now(meeting, before.get(meeting.name)) for meeting in meetings}
    lines = [f'"{name}": {msgspec.json.encode(one).decode()}' for name, one in known.items() if one]
    written = KNOWN.with_suffix(".new")
    written.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    written.replace(KNOWN)


def known_now(meeting: Meeting, before: Known | None) -> Known | None:
    """What this build knows of a meeting; where it doesn't, what was known before."""
    if before and before.build == meeting.build:
        return before
    summary = meeting.played()
    return Known(meeting.build, summary, sample(meeting)) if summary and meeting.is_known else before


def sample(meeting: Meeting) -> tuple[Game, ...]:
    """The games of a meeting that were thought about the least, which the clock hardly touched."""
    if has_patient(meeting):
        return ()
    results = sorted(meeting.results(), key=slowest)[:PLAYED_AGAIN]
    return tuple(Game(result.deal, result.rotation, result.digest) for result in results)


def has_patient(meeting: Meeting) -> bool:
    """Whether a bot goes by the clock alone."""
    return any(bot.startswith(TIMED) for bot in meeting.bots)


def meetings() -> Iterator[Meeting]:
    """All of them; level5's, which take the most time, last."""
    for rung in RUNGS:
        for game, tables in TABLES.items():
            if game == "marrakech" or MARRAKECH_ONLY not in rung:
                yield from (Meeting(table, rung, "even") for table in tables)
    for tables in TABLES.values():
        yield from (Meeting(table, bots, "even") for table in tables if "/2" in table for bots in OF_TWO)
    yield from (Meeting(table, (bot, other), "even") for table, bot, other in ALSO)
    yield from (Meeting(table, (bot, other), "alone") for table, bot, other in ALONE)


def play(wanted: list[Meeting], minutes: float, means: Means, status: Status) -> None:
    """Play what isn't known yet; each meeting gets an even part of the time that is left."""
    end = time.monotonic() + 60 * minutes
    open_ones = [meeting for meeting in wanted if not meeting.is_known]
    for done, meeting in enumerate(open_ones):
        left = end - time.monotonic()
        if left <= 0:
            return
        part = Means(workers=means.workers, ray=means.ray, seconds=max(LEAST_S, left / (len(open_ones) - done)))
        said = f"{meeting.table}: {' against '.join(meeting.bots)}"
        is_begun = (meeting.folder / NAME).exists()
        begin = partial(hold, meeting.match, meeting.plan, folder=meeting.folder)
        go = partial(resume, meeting.folder) if is_begun else begin
        go(means=part, watch=lambda run, said=said: status.update(f"{said}, {run.games} games"))


def left(meetings: list[Meeting]) -> str:
    """How many of these aren't known yet, and about how long they still take, as a sentence."""
    open_ones = [meeting for meeting in meetings if not meeting.is_known]
    estimates = [hours for meeting in open_ones if (hours := hours_left(meeting)) is not None]
    rest = len(open_ones) - len(estimates)
    if not open_ones:
        return "All meetings are known."
    return (f"Not known yet: {len(open_ones)} of {len(meetings)} meetings. By the games so far, {len(estimates)} of "
            f"them take about {sum(estimates):.1f} more hours of one core; {rest} have too few games for an estimate.")


def hours_left(meeting: Meeting) -> float | None:
    """About how many hours the bots still think until a meeting is known, one game at a time; of max, at the most.

    That is estimated from the games that this clone played, of which the spread and the bots' thinking are known; with
    fewer deals than a verdict takes, it is None. The time that it takes to measure luck isn't counted.
    """
    tally = Run(meeting.match, meeting.plan, meeting.results()).fixtures[0].tally
    if tally.deals < LEAST:
        return None
    thought = sum(standing.seconds for standing in tally.standings)
    times = meeting.plan.deals / tally.deals if meeting.plan.sprt else (widest(tally) / WITHIN) ** 2
    return thought * (times - 1) / 3600


def take_over(meetings: list[Meeting]) -> Iterator[tuple[str, Known]]:
    """What other builds found, by name, and this one would have, too: it plays the sample of their games the same.

    That is a sample, not a proof: it is for changes that aren't meant to touch these bots. A bot that plays otherwise
    has no game like those before: each is hundreds of decisions. max, which only the clock ends, never plays a game
    twice, but searches as level5 does: its meetings count where that of level5 at their table, which comes before,
    does. A change of what max alone does is not seen.
    """
    before, taken = kept(), set[str]()
    for meeting in meetings:
        known = before.get(meeting.name)
        if known and known.build != meeting.build and is_alike(meeting, known.sample, taken):
            taken.add(meeting.name)
            yield meeting.name, msgspec.structs.replace(known, build=meeting.build)


def is_alike(meeting: Meeting, played: tuple[Game, ...], taken: set[str]) -> bool:
    """Whether this build plays the games of a meeting as another did."""
    if has_patient(meeting):
        return Meeting(meeting.table, SEARCHES_ALIKE, "even").name in taken
    has_clock = any(bot in SEARCHES for bot in meeting.bots)
    alike = sum(comes_out_alike(meeting, game, TRIES if has_clock else 1) for game in played)
    return bool(played) and alike >= min(BY_THE_CLOCK if has_clock else PLAYED_AGAIN, len(played))


def comes_out_alike(meeting: Meeting, game: Game, tries: int) -> bool:
    """Whether this build plays a game of another's as that one did, once in so many tries; nobody measures its luck."""
    match, task = msgspec.structs.replace(meeting.match, luck=False), Task(0, game.deal, game.rotation)
    return any(play_again(match, task).digest == game.digest for _ in range(tries))


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
*luck taken out* are the victories less what dice and cards were worth
([how](../docs/guide/arena.md#luck-taken-out)): the same in the mean, and known from fewer games; lines that were played
before this was measured have a dash.
Every deal of dice and cards is played from all seats by both ([how](../docs/guide/arena.md)), and counts once;
intervals are at 95 %. A meeting is played until the victories with luck taken out are known to ± 4 points (before that
was measured: until both other shares were); where that hasn't been reached yet, the line says so. Such a line comes
from the clone of the repository that has played the most games of the meeting.
*max:2*, which takes minutes for a game, is played until a sequential test decides whether its victories with luck taken
out are rather {high} or {low} % (either is wrong in one of twenty cases), or for {deals} deals.
*ms* is the mean time of a decision of either.
A build takes over what the one before found only if its bots play the same: {again} games of each meeting, played
again, came out alike, roll for roll (`{command} ARGS="--take-over"`); where a bot has a clock, {timed} of them, each
tried {tries} times.
*max:2* has two threads, but as many games at once as there are cores leave it about one of them. It never plays a game
twice, but searches as level5 does: its games are taken over where level5's against level4 are.

{builds}. Written with Python {python} on {cores} cores of {machine}.
"""
COLUMNS = """| bot | against | ahead | victories | luck taken out | points ahead | games | ms | |
|---|---|--:|--:|--:|--:|--:|--:|---|
"""


def page(wanted: list[Meeting]) -> str:
    """Everything that this build has played, in this clone or, where the page so far says more, in another one."""
    before = rows_before()
    low, high = percents(PLAN_OF_MAX)
    parts = [HEAD.format(command=COMMAND, low=low, high=high, deals=PLAN_OF_MAX.deals, again=PLAYED_AGAIN,
                         timed=BY_THE_CLOCK, tries=TRIES, builds=builds(), cores=cores(),
                         python=platform.python_version(), machine=machine())]
    groups = dict.fromkeys((meeting.table, meeting.lineup) for meeting in wanted)
    for table, lineup in sorted(groups):
        group = [meeting for meeting in wanted if (meeting.table, meeting.lineup) == (table, lineup)]
        rows = [row(meeting, before.get((title(meeting), meeting.bots), "")) for meeting in group]
        parts.append(f"{title(group[0])}\n\n{COLUMNS}" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def rows_before() -> dict[tuple[str, tuple[str, str]], str]:
    """The rows of the page so far, by heading and bots; none if another build wrote it."""
    rows, heading = dict[tuple[str, tuple[str, str]], str](), ""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    if builds() not in text:
        return rows
    for line in text.splitlines():
        heading = line if line.startswith("#") else heading
        if line.startswith("|"):
            one, other = (cell.strip() for cell in line.split("|")[1:3])
            rows[heading, (one, other)] = line
    return rows


def title(meeting: Meeting) -> str:
    """The heading above a meeting's row."""
    return f"## {meeting.table}" + (", the first alone against others of one kind" if meeting.lineup == "alone" else "")


def builds() -> str:
    """Which code played."""
    return ", ".join(f"{game.capitalize()}: build `{build((game,))}`" for game in GAMES)


def row(meeting: Meeting, before: str = "") -> str:
    """One meeting as a line of its table: the line `before` if that is known from more games."""
    summary = meeting.summary()
    if not meeting.is_known and games_of(before) > (summary.games if summary else 0):
        return before
    if summary is None or not summary.games:
        return f"| {meeting.bots[0]} | {meeting.bots[1]} | not played yet | | | | | | |"
    lines = {line.bot: line for line in summary.bots}
    first, second = (lines[bot] for bot in meeting.bots)
    margin = f"{first.margin.value:+.1f}" + ("" if first.margin.low is None else f" ± {first.margin.within:.1f}")
    spent = f"{first.ms_per_decision or 0:.1f} / {second.ms_per_decision or 0:.1f}"
    return (f"| {meeting.bots[0]} | {meeting.bots[1]} | {share_text(first.share)} | {share_text(first.victories)} | "
            f"{adjusted_text(first)} | {margin} | {summary.games} | {spent} | {remark(meeting, summary, first)} |")


def remark(meeting: Meeting, summary: FixtureLine, first: BotLine) -> str:
    """What a test has decided, or how far the shares may be off where too little was played; nothing if neither."""
    if meeting.plan.sprt and meeting.is_known:
        low, high = percents(meeting.plan)
        return {"low": f"{low} rather than {high} %", "high": f"{high} rather than {low} %"}.get(
            summary.verdict or "", f"{low} or {high} %: undecided")
    return "" if summary.verdict else f"{doubt(first)}not enough games yet"


def percents(plan: Plan) -> tuple[str, str]:
    """The two shares that a test is about, without the sign."""
    low, high = plan.sprt or (0, 1)
    return f"{100 * low:.0f}", f"{100 * high:.0f}"


def games_of(line: str) -> int:
    """The games that a row is known from; 0 if there is none."""
    cells = line.split("|")
    return int(cells[7]) if len(cells) > 7 and cells[7].strip() else 0


def adjusted_text(first: BotLine) -> str:
    """The victories with luck taken out, which may lie outside of 0 and 100 %; a dash where that was not measured."""
    if first.adjusted is None:
        return "–"
    return f"{100 * first.adjusted.value:.1f}" + (
        " %" if first.adjusted.low is None else f" ± {100 * first.adjusted.within:.1f} %")


def doubt(first: BotLine) -> str:
    """How far the shares may be off; nothing where a single deal can't say."""
    off = first.adjusted.within if first.adjusted else max(first.share.within, first.victories.within)
    return "" if math.isinf(off) else f"± {100 * off:.0f}: "


def machine() -> str:
    """What processor this is."""
    try:
        model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    except OSError:
        model = None
    return model[1] if model else platform.machine()


@click.command()
@click.option("--minutes", type=click.FloatRange(0), default=float("inf"), help="Begin no game after so long.")
@click.option("--only", default="", metavar="REGEX", help="Play only meetings such as 'morocco/2 even level5 greedy'.")
@click.option("--workers", type=click.IntRange(1), default=cores(), help="How many processes.")
@click.option("--ray", metavar="ADDRESS", help="Play on the Ray cluster there instead.")
@click.option("--take-over", "is_taking_over", is_flag=True, help="First count what earlier builds "
              "found, where this one, playing some of their games again, plays the same.")
def main(minutes: float, only: str, workers: int, ray: str | None, is_taking_over: bool) -> None:
    """Play the ladder, or go on with it, and write benchmarks/ladder.md."""
    everything = list(meetings())
    wanted = [one for one in everything if re.search(only, one.name)]
    for name, known in take_over(wanted) if is_taking_over else ():
        keep(everything, {name: known})
        print(f"Taken over: {name}")
    try:
        with Console(stderr=True).status("") as status:
            play(wanted, minutes, Means(workers=workers, ray=ray), status)
    finally:
        keep(everything)
        PAGE.write_text(page(everything), encoding="utf-8")
        print(f"Written: {os.path.relpath(PAGE)}")
        print(left(wanted))


if __name__ == "__main__":
    main()
