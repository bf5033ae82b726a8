"""A run: the games of a match that are still to be played, and the sums of those that are done."""

import math
import time
from collections.abc import Iterable, Iterator

from jemaa.arena.match import Match, Task
from jemaa.arena.play import Result
from jemaa.arena.ratings import Ratings
from jemaa.arena.seating import Seating, circles
from jemaa.arena.stopping import Plan, Verdict
from jemaa.arena.tally import Tally


class Progress:
    """The progress of one fixture.

    Games may come in any order. `tally` and `ratings` count only whole deals, in the order of the deals' numbers, until
    the plan has a verdict or all deals are counted.
    """

    def __init__(self, match: Match, fixture: int, plan: Plan) -> None:
        self._match, self._fixture, self._plan = match, fixture, plan
        bots = len(match.bots)
        self._round = len(circles(bots, match.fixtures[fixture].players, match.lineup == "alone"))
        self._waiting: dict[int, dict[int, Result]] = {}
        self.tally, self.ratings = Tally(bots), Ratings(bots)
        self.verdict: Verdict | None = None

    @property
    def is_over(self) -> bool:
        """Whether nothing more needs to be played."""
        return self.verdict is not None or self.tally.deals >= self._plan.deals

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """The seatings of a deal."""
        return self._match.seatings(self._fixture, deal)

    @property
    def most_games(self) -> int:
        """The number of games if nothing is decided before the last deal, those that are done included."""
        games = [len(self.seatings(deal)) for deal in range(self._round)]
        rounds, rest = divmod(self._plan.deals, self._round)
        return rounds * sum(games) + sum(games[:rest])

    def add(self, result: Result) -> None:
        """Add a finished game of this fixture; one that was added before changes nothing.

        It is counted once its deal and all deals before are complete, which may also set `verdict`.
        """
        if result.deal >= self.tally.deals:
            self._waiting.setdefault(result.deal, {})[result.rotation] = result
            self._count()

    def _count(self) -> None:
        """Count the complete deals in their order, as far as they have come, and set the verdict."""
        while not self.is_over:
            games = self._waiting.get(self.tally.deals, {})
            if len(games) < len(self.seatings(self.tally.deals)):
                return
            deal = [games[rotation] for rotation in sorted(games)]
            del self._waiting[self.tally.deals]
            self.tally.add(deal, self.tally.deals % self._round)
            self.ratings.add(deal)
            if self.tally.deals >= self._round:  # everybody has met whom they are to meet
                self.verdict = self._plan.verdict(self.tally)


class Run:
    """The progress of all fixtures of a match."""

    def __init__(self, match: Match, plan: Plan, played: Iterable[Result] = ()) -> None:
        """`played` are games of an earlier run of the same match (not checked); they aren't played again."""
        self.match, self.plan = match, plan
        self.fixtures = [Progress(match, fixture, plan) for fixture in range(len(match.fixtures))]
        self._done: set[Task] = set()
        for result in played:
            self.add(result)

    def add(self, result: Result) -> None:
        """Add a finished game."""
        self._done.add(result.task)
        self.fixtures[result.fixture].add(result)

    @property
    def games(self) -> int:
        """The number of games that are done, those of deals that aren't counted included."""
        return len(self._done)

    @property
    def most_games(self) -> int:
        """The number of games if nothing is decided before the last deal, those that are done included."""
        return sum(progress.most_games for progress in self.fixtures)

    def tasks(self, seconds: float = math.inf) -> Iterator[Task]:
        """The games to be played, deal by deal through all fixtures; those that are done already are left out.

        Before each game it is checked again whether the game is still wanted. Once `seconds` have passed since the
        first one was asked for, no more games are given.
        """
        deadline = time.monotonic() + seconds
        for deal in range(self.plan.deals):
            if all(progress.is_over for progress in self.fixtures):
                return
            for fixture, progress in enumerate(self.fixtures):
                for rotation in range(len(progress.seatings(deal))):
                    task = Task(fixture, deal, rotation)
                    if time.monotonic() >= deadline:
                        return
                    if not progress.is_over and task not in self._done:
                        yield task
