"""The results of a run as data, for the terminal, the chart and the JSON file."""

import msgspec

from jemaa.arena.build import build
from jemaa.arena.luck import values_hash
from jemaa.arena.match import Match
from jemaa.arena.ratings import Rating
from jemaa.arena.ratio import Estimate
from jemaa.arena.run import Progress, Run
from jemaa.arena.stopping import Plan, Verdict
from jemaa.arena.tally import Standing


class BotLine(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one bot in one fixture."""

    bot: str
    share: Estimate
    """The share of all pairs of its seats and others' in which it ranks ahead; ties count half."""
    margin: Estimate
    """Points ahead of the other seat, in the mean over the pairs of `share`; negative if behind."""
    win_share: Estimate
    """The share of its seats that win; a shared victory counts in equal parts. Equal bots have 1 / players each."""
    victories: Estimate
    """The share of its games that it wins with any seat; of a shared victory the parts of its own seats count."""
    adjusted: Estimate | None = None
    """`victories` less what dice and cards were worth (`arena.luck`), as if luck were even; None if not asked for."""
    mean_rank: Estimate
    """The mean over its seats; 1 is the best, and equal ranks share."""
    rating: Rating
    decisions: int
    """How often it had to choose, in all its seats."""
    seconds: float
    """Seconds spent on all its decisions together."""
    decisions_per_s: float | None
    """None where no time was spent."""
    ms_per_decision: float | None
    """None where it never had to choose."""
    faults: int
    """The number of seats in games where it failed and a stand-in played on; its other numbers count those too."""
    first_fault: str | None
    """Why it failed the first time; None if it never did."""


class PairLine(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one bot against one other, over all pairs of a seat of each in the same game."""

    bot: str
    other: str
    share: Estimate
    """The share of the pairs in which `bot` ranks ahead of `other`; ties count half."""
    margin: Estimate
    """The points of `bot` less those of `other`, in the mean over the pairs."""


class FixtureLine(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one fixture."""

    fixture: str
    players: int
    values: str | None = None
    """The hash of the values by which luck was taken out; None if it was not asked for."""
    deals: int
    games: int
    verdict: Verdict | None
    """Why it ended, other than by the number of deals; None if it did not, or if the run was stopped."""
    bots: tuple[BotLine, ...]
    """The best share first; only bots that have played."""
    pairs: tuple[PairLine, ...]
    """Every two bots that have met, once, the earlier one in the match as `bot`."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a run. Only whole deals are counted, and none after a fixture's verdict."""

    build: str
    """The hash of the code that the games follow from."""
    match: Match
    plan: Plan
    fixtures: tuple[FixtureLine, ...]


def summed(run: Run) -> Summary:
    """The summary of what has been counted so far."""
    lines = tuple(_fixture(run.match, number, progress) for number, progress in enumerate(run.fixtures))
    return Summary(build=build(run.match.games), match=run.match, plan=run.plan, fixtures=lines)


def _fixture(match: Match, number: int, progress: Progress) -> FixtureLine:
    tally = progress.tally
    bots = [_bot(name, standing, rating) for name, standing, rating
            in zip(match.bots, tally.standings, progress.ratings.now, strict=True) if standing.wins.deals]
    pairs = [PairLine(bot=match.bots[one], other=match.bots[two], share=tally.share(one, two),
                      margin=tally.margin(one, two))
             for (one, two), meeting in tally.meetings.items() if meeting.share.deals]
    fixture = match.fixtures[number]
    return FixtureLine(fixture=str(fixture), players=fixture.players,
                       values=values_hash(fixture.make()) if match.luck else None, deals=tally.deals, games=tally.games,
                       verdict=progress.verdict, pairs=tuple(pairs),
                       bots=tuple(sorted(bots, key=lambda line: -line.share.value)))


def _bot(name: str, standing: Standing, rating: Rating) -> BotLine:
    decisions, seconds = standing.decisions, standing.seconds
    return BotLine(
        bot=name, share=standing.others.share.share(), margin=standing.others.margin.mean(),
        win_share=standing.wins.share(), victories=standing.victories.share(),
        adjusted=standing.adjusted.mean() if standing.adjusted.deals else None, mean_rank=standing.ranks.mean(),
        rating=rating, decisions=decisions, seconds=seconds,
        decisions_per_s=decisions / seconds if seconds else None,
        ms_per_decision=1000 * seconds / decisions if decisions else None,
        faults=len(standing.faults), first_fault=next(iter(standing.faults), None))
