"""Results that were never played: what statistics are tested with."""

from collections.abc import Sequence

from jemaa.arena.match import Fixture, Match
from jemaa.arena.play import Result

TWO = Match(bots=("random", "greedy"), fixtures=(Fixture("marrakech", 2),))


def result(ranking: Sequence[int], scores: Sequence[int] = (), *, seats: Sequence[int] = (), deal: int = 0,
           rotation: int = 0, fixture: int = 0) -> Result:
    players = len(ranking)
    return Result(fixture=fixture, deal=deal, rotation=rotation, seats=tuple(seats) or tuple(range(players)),
                  scores=tuple(scores) or tuple(10 * (players - rank) for rank in ranking), ranking=tuple(ranking),
                  decisions=(3,) * players, seconds=(0.5,) * players, digest="0" * 16)


def two_player_deal(deal: int, share: float) -> list[Result]:
    """A deal in which bot 0 takes so much of both games: 0, ½ or 1."""
    won = {0.0: 0, 0.5: 1, 1.0: 2}[share]
    return [result([1, 2] if won > 0 else [2, 1], deal=deal, rotation=0),
            result([2, 1] if won > 1 else [1, 2], deal=deal, rotation=1, seats=[1, 0])]
