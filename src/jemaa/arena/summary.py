"""The results of a run as data, for the terminal, the chart and the JSON file."""

import msgspec

from jemaa.arena.build import build
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
    """Points ahead of the other seat, in the mean over the same pairs."""
    win_share: Estimate
    """Victories a seat; who shares one has a part of it. Even is 1 / players."""
    victories: Estimate
    """The share of its games that it wins with any seat."""
    mean_rank: Estimate
    rating: Rating
    decisions: int
    seconds: float
    """Spent on them, in all."""
    decisions_per_s: float | None
    ms_per_decision: float | None
    """None where it never had to choose."""
    faults: int
    """How often it failed and a stand-in played on; its other numbers count those games too."""
    first_fault: str | None


class PairLine(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one bot against one other: the paired share and margin."""

    bot: str
    other: str
    share: Estimate
    margin: Estimate


class FixtureLine(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one fixture."""

    fixture: str
    players: int
    deals: int
    games: int
    verdict: Verdict | None
    bots: tuple[BotLine, ...]
    """The best share first."""
    pairs: tuple[PairLine, ...]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a run. Only whole deals are counted."""

    build: str
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
    return FixtureLine(fixture=str(fixture), players=fixture.players, deals=tally.deals, games=tally.games,
                       verdict=progress.verdict, pairs=tuple(pairs),
                       bots=tuple(sorted(bots, key=lambda line: -line.share.value)))


def _bot(name: str, standing: Standing, rating: Rating) -> BotLine:
    decisions, seconds = standing.decisions, standing.seconds
    return BotLine(
        bot=name, share=standing.others.share.share(), margin=standing.others.margin.mean(),
        win_share=standing.wins.share(), victories=standing.victories.share(), mean_rank=standing.ranks.mean(),
        rating=rating, decisions=decisions, seconds=seconds,
        decisions_per_s=decisions / seconds if seconds else None,
        ms_per_decision=1000 * seconds / decisions if decisions else None,
        faults=len(standing.faults), first_fault=next(iter(standing.faults), None))
