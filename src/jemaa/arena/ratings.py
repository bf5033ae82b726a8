"""Ratings after Plackett and Luce, from the order in which seats finish (Weng & Lin 2011), by `openskill`."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from jemaa.arena.play import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Rating(msgspec.Struct, frozen=True):
    """A strength on openskill's scale, where a bot without games has 25 ± 25/3."""

    mu: float
    sigma: float
    """How unsure mu is: a standard deviation."""


class Ratings:
    """The ratings of a match's bots, which are named by their numbers, updated game by game."""

    def __init__(self, bots: int) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415  # takes as long to load as all else here

        self._model = PlackettLuce()
        self._now: list[PlackettLuceRating] = [self._model.rating() for _ in range(bots)]

    def add(self, games: Iterable[Result]) -> None:
        """Update the ratings by more games, in their order, which matters.

        A bot with several seats counts as so many equal players, and then gets the mean of their new ratings.
        """
        for game in games:
            rated = self._model.rate([[self._now[bot]] for bot in game.seats], ranks=list(game.ranking))
            for bot in set(game.seats):
                own = [seat[0] for seat, who in zip(rated, game.seats, strict=True) if who == bot]
                self._now[bot] = self._mean(own)

    def _mean(self, own: "list[PlackettLuceRating]") -> "PlackettLuceRating":
        """One rating from those of all seats of a bot in one game."""
        rating: PlackettLuceRating = self._model.rating(mu=sum(one.mu for one in own) / len(own),
                                                sigma=sum(one.sigma for one in own) / len(own))
        return rating

    @property
    def now(self) -> list[Rating]:
        """The rating of each bot after all games so far: [bot]."""
        return [Rating(one.mu, one.sigma) for one in self._now]
