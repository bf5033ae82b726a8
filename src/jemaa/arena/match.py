"""The data of a match: its bots, fixtures and seed. A game depends only on this, its task and the code."""

import re
from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from jemaa import bots
from jemaa.arena.seating import Seating, circles, rotations
from jemaa.core import options as named
from jemaa.core.chance import Stream
from jemaa.core.errors import BadOption, JemaaError
from jemaa.core.game import Game
from jemaa.games import game_type

Word = Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]


class Fixture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with its number of players and options, as text: `marrakech/2/two_player_rugs=single`.

    Whether there is such a game is checked only by `make`.
    """

    game: str
    players: int
    options: str = "-"
    """As `core.options.to_text` writes them. It is kept in files, so that what it leaves out means what it meant when
    it was written (`core.options.from_stored_text`)."""

    def __str__(self) -> str:
        return f"{self.game}/{self.players}" + ("" if self.options == "-" else f"/{self.options}")

    def make(self) -> Game:
        """The game; raises `BadOption` if it does not exist."""
        kind = game_type(self.game)
        return Game(kind, self.players, named.from_stored_text(kind.options_type, self.options))


class Match(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bots that meet, and the fixtures. Raises `JemaaError` or `BadOption` for a match that can't be played.

    Bots and fixtures are named by their numbers in these tuples, from 0.
    """

    bots: tuple[str, ...]
    """Kinds, all different: named ones, or `cmd:` and a command line."""
    fixtures: tuple[Fixture, ...]
    seed: Word = 0
    lineup: Literal["even", "alone"] = "even"
    """How the seats of a game are filled, in turn by all circles that there are (`seating.circles`).

    `even`: over all circles every bot sits in as many seats as any other. `alone`: the first bot has one seat, and one
    of the other bots, another from circle to circle, has all the rest.
    """
    luck: bool = False
    """Whether each game says what its dice and cards were worth (`arena.luck`), which takes time of its own."""

    def __post_init__(self) -> None:
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise JemaaError("bots meet other bots: name two or more, each once")
        if not self.fixtures or len(set(self.fixtures)) < len(self.fixtures):
            raise JemaaError("name what is played, each game with its number of players and options once")
        for kind in self.bots:
            bots.hire(kind, Stream(0))
        for fixture in self.fixtures:
            fixture.make()

    @property
    def games(self) -> tuple[str, ...]:
        """The names of the games that are played, sorted, each once."""
        return tuple(sorted({fixture.game for fixture in self.fixtures}))

    def seatings(self, fixture: int, deal: int) -> tuple[Seating, ...]:
        """The seatings of one deal of a fixture, one for each of its games: [rotation]."""
        tables = circles(len(self.bots), self.fixtures[fixture].players, self.lineup == "alone")
        return rotations(tables[deal % len(tables)])


class Task(NamedTuple):
    """One game of a match, named by numbers from 0."""

    fixture: int
    """Which of the match's fixtures."""
    deal: int
    """Which dice and cards; the same number gives the same ones in all matches with the same seed."""
    rotation: int
    """Which of the deal's seatings (`Match.seatings`)."""


def fixtures(texts: Sequence[str]) -> tuple[Fixture, ...]:
    """Fixtures from texts: GAME[/PLAYERS[/OPTIONS]], where players may be `2`, `2-4`, or left out for all.

    There is one fixture for each number of players, in order; duplicates are kept. Raises `BadOption` for an unknown
    game or option, and for players that are written otherwise; whether the game is for so many players is not checked.
    """
    return tuple(fixture for text in texts for fixture in _fixtures(text))


def _fixtures(text: str) -> list[Fixture]:
    name, players, options = (*text.split("/", 2), "", "")[:3]
    kind = game_type(name)
    few, many = kind.fewest_players, kind.most_players
    if players:
        digits = re.fullmatch(r"(\d)(?:-(\d))?", players)
        if not digits:
            raise BadOption(f"{text!r}: players are one number or two, as in {name}/{few} or {name}/{few}-{many}")
        few, many = int(digits[1]), int(digits[2] or digits[1])
    options_text = named.to_text(named.from_text(kind.options_type, options or "-"))
    return [Fixture(name, number, options_text) for number in range(few, many + 1)]
