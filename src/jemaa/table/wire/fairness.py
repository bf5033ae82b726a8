"""The data of the fairness page: the dice of all finished games of a server, beside what fair dice give."""

from jemaa.table.wire.base import Outgoing


class Count(Outgoing, frozen=True):
    """The count of something, and the mean count with fair dice."""

    came: int
    expected: float
    variance: float
    """Fair dice stay within two of its square roots in about 95 of 100 cases."""


class Face(Count, frozen=True):
    """One face of a die."""

    face: str


class Run(Count, frozen=True):
    """The number of games in which some face came at least so often in a row."""

    length: int


class DieCounts(Outgoing, frozen=True):
    """One die of one game."""

    game: str
    die: str
    """The word that its outcomes begin with."""
    games: int
    rolls: int
    faces: tuple[Face, ...]
    runs: tuple[Run, ...]


class Fairness(Outgoing, frozen=True):
    """`GET /api/fairness`: every die that was rolled in finished games; none before the first has ended."""

    dice: tuple[DieCounts, ...]
