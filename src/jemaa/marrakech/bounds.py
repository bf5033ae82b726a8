"""Upper bounds of a game's length and points."""

from jemaa.core.contract import Bounds
from jemaa.marrakech.market import SQUARES
from jemaa.marrakech.options import MarrakechOptions
from jemaa.marrakech.rules import START_DIRHAMS


def most_decisions(players: int, options: MarrakechOptions) -> int:
    """Two decisions in each turn, one for each rug (MK-2.2, MK-2.3, MK-6.1)."""
    return 2 * rugs(players, options)


def most_draws(players: int, options: MarrakechOptions) -> int:
    """A roll and a turned-up rug in each turn; the first player and two tops (MK-2.3, MK-2.4)."""
    return 2 * rugs(players, options) + 3


def most_points(players: int, _options: MarrakechOptions) -> int:
    """All squares, and all dirhams (MK-6.2, MK-2.1)."""
    return SQUARES + START_DIRHAMS * players


def rugs(players: int, options: MarrakechOptions) -> int:
    """The rugs of all players (MK-2.2, MK-2.3)."""
    single = players == 2 and options.two_player_rugs == "single"
    return 30 if single else 45 if players == 3 else 48


BOUNDS = Bounds(decisions=most_decisions, draws=most_draws, points=most_points)
