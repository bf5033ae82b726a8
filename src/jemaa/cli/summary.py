"""Sums up many games: points, ranks, lengths, and how often things happened."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Self

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from jemaa.cli import printing
from jemaa.core.choice import Action, Choice
from jemaa.core.game import Game, State
from jemaa.core.record import Seat


@dataclass(frozen=True)
class Played:
    """The data of one game for the summary."""

    scores: tuple[int, ...]
    """[seat] -> points."""
    ranking: tuple[int, ...]
    """[seat] -> rank, 1 the best; equals share a rank."""
    counts: dict[str, int]
    """Name -> count: the decisions, and what `Sentences.counts` counts."""


def tally(states: Sequence[State], entries: Sequence[Choice]) -> Played:
    """The data of a game that is over, from all its states, the last one included, and its entries."""
    events = [event for state, entry in zip(states, entries, strict=False) for event in state.events(entry)]
    decisions = sum(isinstance(entry, Action) for entry in entries)
    counts = {"decisions": decisions, **states[0].game.type.sentences.counts(events)}
    return Played(states[-1].scores, states[-1].ranking, counts)


@dataclass
class Summary:
    """The results of many games at one kind of table."""

    game: Game
    seats: tuple[Seat, ...]
    played: list[Played] = field(default_factory=list)

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.played)

    def add(self, one: Played) -> None:
        """Add one game."""
        self.played.append(one)

    def show(self, console: Console | None = None) -> None:
        """Print two tables: the seats, and the games; nothing if no game was added."""
        console = console or printing.console()
        if self.played:
            printing.show(self._by_seat(), console)
            printing.show(self._by_game(), console)

    def data(self) -> "Simulated":
        """The results as data for JSON; at least one game must have been added."""
        return Simulated(
            game=self.game.name, players=self.game.players, options=msgspec.to_builtins(self.game.options),
            games=self.games, seats=tuple(self._seat(at, seat) for at, seat in enumerate(self.seats)),
            counts={name: Spread.of([one.counts[name] for one in self.played]) for name in self.played[0].counts})

    def _seat(self, at: int, seat: Seat) -> "SeatLine":
        return SeatLine(seat=seat.letter, bot=seat.kind, wins=sum(one.ranking[at] == 1 for one in self.played),
                        win_share=_share(self.played, at), mean_rank=fmean(one.ranking[at] for one in self.played),
                        points=Spread.of([one.scores[at] for one in self.played]))

    def _by_seat(self) -> Table:
        table = Table("seat", "bot", title=f"{self.game!r}: {self.games} games")
        for heading in ("wins", "win share", "mean rank", "points: mean", "least", "most"):
            table.add_column(heading, justify="right")
        for line in self.data().seats:
            table.add_row(line.seat, Text(line.bot), str(line.wins), f"{line.win_share:.1%}", f"{line.mean_rank:.2f}",
                          f"{line.points.mean:.1f}", str(line.points.least), str(line.points.most))
        return table

    def _by_game(self) -> Table:
        table = Table("a game has", title="")
        for heading in ("mean", "least", "most"):
            table.add_column(heading, justify="right")
        for label, count in self.data().counts.items():
            table.add_row(label, f"{count.mean:.2f}", str(count.least), str(count.most))
        return table


class Spread(msgspec.Struct, frozen=True):
    """A number that each game has: its mean, its least and its greatest value."""

    mean: float
    least: int
    most: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Self:
        """The spread of one number a game."""
        return cls(fmean(numbers), min(numbers), max(numbers))


class SeatLine(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one seat."""

    seat: str
    """Its letter."""
    bot: str
    wins: int
    """Games in which it had the first rank, alone or with others."""
    win_share: float
    """The share (0..1) of the games that it won; a shared victory counts in parts."""
    mean_rank: float
    points: Spread


class Simulated(msgspec.Struct, frozen=True, kw_only=True):
    """What many games came to: the shape of `jemaa simulate --json` (docs/reference/simulate.schema.json)."""

    game: str
    players: int
    options: dict[str, Any]
    """Name -> value, of all options of the game."""
    games: int
    """How many were played: fewer than asked for where the run was stopped."""
    seats: tuple[SeatLine, ...]
    counts: dict[str, Spread]
    """What is counted in each game, such as its decisions, by name."""


def _share(played: Sequence[Played], seat: int) -> float:
    """The share (0..1) of the games that a seat won; a shared victory counts in parts."""
    return fmean((one.ranking[seat] == 1) / one.ranking.count(1) for one in played)
