"""The sums of the games of one fixture, added up deal by deal."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from jemaa.arena.play import Result
from jemaa.arena.ratio import Estimate, Ratio


@dataclass
class Meeting:
    """The sums of one bot against another, or all others, over all pairs of its seats with theirs in the same game."""

    share: Ratio = field(default_factory=Ratio)
    """The share of the pairs in which one's own seat ranks ahead; equal ranks count half."""
    margin: Ratio = field(default_factory=Ratio)
    """Own points less the other's."""


@dataclass
class Standing:
    """The sums of one bot over all its seats."""

    wins: Ratio = field(default_factory=Ratio)
    """The share of its seats that won; a shared victory counts in parts."""
    victories: Ratio = field(default_factory=Ratio)
    """The share of its games that it won with any seat; a shared victory counts in parts."""
    adjusted: Ratio = field(default_factory=Ratio)
    """`victories` less what dice and cards were worth to its seats; empty where the games don't say."""
    ranks: Ratio = field(default_factory=Ratio)
    """The mean rank of its seats, 1 the best."""
    others: Meeting = field(default_factory=Meeting)
    """Against all other bots."""
    decisions: int = 0
    seconds: float = 0.0
    """Seconds spent on all its decisions together."""
    faults: list[str] = field(default_factory=list)
    """Why a stand-in played for it: one for each seat of a game where that was so."""


class Tally:
    """The sums of one fixture, over whole deals.

    `standings` has one for each bot, and `meetings` one for each pair of bots, the smaller number first.
    """

    def __init__(self, bots: int) -> None:
        self.deals, self.games = 0, 0
        self.standings = [Standing() for _ in range(bots)]
        self.meetings = {pair: Meeting() for pair in combinations(range(bots), 2)}

    def add(self, deal: Sequence[Result], circle: int = 0) -> None:
        """Add all games of one deal; `circle` is the number of the circle that played it.

        That the games are all of a deal, and that it was not added before, is not checked.
        """
        self.deals, self.games = self.deals + 1, self.games + len(deal)
        for bot, standing in enumerate(self.standings):
            _add_standing(standing, deal, bot, circle)
            everybody = [other for other in range(len(self.standings)) if other != bot]
            _add_meeting(standing.others, deal, bot, everybody, circle)
        for (bot, other), meeting in self.meetings.items():
            _add_meeting(meeting, deal, bot, [other], circle)

    def share(self, bot: int, other: int) -> Estimate:
        """The share (0..1) of the seat pairs in which one bot ranks ahead of another; equal ranks count half.

        NaN if they have not met.
        """
        if bot > other:
            return self.share(other, bot).mirrored(1)
        return self.meetings[bot, other].share.share()

    def margin(self, bot: int, other: int) -> Estimate:
        """The mean of one bot's points less another's, over pairs of their seats; NaN if they have not met."""
        if bot > other:
            return self.margin(other, bot).mirrored(0)
        return self.meetings[bot, other].margin.mean()


def _add_standing(standing: Standing, deal: Sequence[Result], bot: int, circle: int) -> None:
    own = [(game, seat) for game in deal for seat, who in enumerate(game.seats) if who == bot]
    won = sum((game.ranking[seat] == 1) / game.ranking.count(1) for game, seat in own)
    standing.wins.add(won, len(own), circle)
    standing.victories.add(won, sum(bot in game.seats for game in deal), circle)
    if all(game.luck for game in deal):
        lucky = sum(game.luck[seat] for game, seat in own)
        standing.adjusted.add(won - lucky, sum(bot in game.seats for game in deal), circle)
    standing.ranks.add(sum(game.ranking[seat] for game, seat in own), len(own), circle)
    standing.decisions += sum(game.decisions[seat] for game, seat in own)
    standing.seconds += sum(game.seconds[seat] for game, seat in own)
    standing.faults += [game.faults[seat] for game, seat in own if seat in game.faults]


def _add_meeting(meeting: Meeting, deal: Sequence[Result], bot: int, others: list[int], circle: int) -> None:
    pairs = [(game, one, two) for game in deal for one, who in enumerate(game.seats) if who == bot
             for two, whom in enumerate(game.seats) if whom in others]
    meeting.share.add(sum(ahead(game.ranking, one, two) for game, one, two in pairs), len(pairs), circle)
    meeting.margin.add(sum(game.scores[one] - game.scores[two] for game, one, two in pairs), len(pairs), circle)


def ahead(ranking: Sequence[int], one: int, two: int) -> float:
    """1 if seat `one` ranks ahead of seat `two`, ½ if they are equal, 0 if it ranks behind."""
    return 1.0 if ranking[one] < ranking[two] else 0.5 if ranking[one] == ranking[two] else 0.0
