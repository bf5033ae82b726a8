"""The data of the fairness page: the dice of all finished games of a server, beside what fair dice give."""

from jemaa.table.wire.base import Outgoing


class Count(Outgoing, frozen=True):
    """The count of something, and the mean count with fair dice."""

    came: int
    expected: float
    variance: float
    """The variance of the count with fair dice.

    In about 95 of 100 cases, `came` differs from `expected` by at most twice the square root of this.
    """


class Face(Count, frozen=True):
    """One face of a die, and how often it came in all games together."""

    face: str


class Run(Count, frozen=True):
    """The number of games in which some face came at least so often in a row."""

    length: int


class DieCounts(Outgoing, frozen=True):
    """One die of one kind of game, such as Marrakech, over all finished games."""

    game: str
    die: str
    """The word that its outcomes begin with."""
    games: int
    """The number of finished games that are counted: those in which this die was rolled at least twice."""
    rolls: int
    faces: tuple[Face, ...]
    runs: tuple[Run, ...]


class Fairness(Outgoing, frozen=True):
    """`GET /api/fairness`: every die that was rolled twice or more in a finished game, by game and die."""

    dice: tuple[DieCounts, ...]
