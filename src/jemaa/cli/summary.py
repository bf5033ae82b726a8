"""Sums up many games: points, ranks, lengths, and how often things happened."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

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

    def _by_seat(self) -> Table:
        table = Table("seat", "bot", title=f"{self.game!r}: {self.games} games")
        for heading in ("wins", "win share", "mean rank", "points: mean", "least", "most"):
            table.add_column(heading, justify="right")
        for at, seat in enumerate(self.seats):
            scores = [one.scores[at] for one in self.played]
            wins = sum(one.ranking[at] == 1 for one in self.played)
            table.add_row(seat.letter, Text(seat.kind), str(wins), f"{_share(self.played, at):.1%}",
                          f"{fmean(one.ranking[at] for one in self.played):.2f}",
                          f"{fmean(scores):.1f}", str(min(scores)), str(max(scores)))
        return table

    def _by_game(self) -> Table:
        table = Table("a game has", title="")
        for heading in ("mean", "least", "most"):
            table.add_column(heading, justify="right")
        for label in self.played[0].counts:
            counts = [one.counts[label] for one in self.played]
            table.add_row(label, f"{fmean(counts):.2f}", str(min(counts)), str(max(counts)))
        return table


def _share(played: Sequence[Played], seat: int) -> float:
    """The share (0..1) of the games that a seat won; a shared victory counts in parts."""
    return fmean((one.ranking[seat] == 1) / one.ranking.count(1) for one in played)
