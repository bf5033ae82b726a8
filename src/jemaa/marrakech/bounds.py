"""Upper bounds of a game's decisions, draws and points."""

from jemaa.core.contract import Bounds
from jemaa.marrakech.market import SQUARES
from jemaa.marrakech.options import MarrakechOptions
from jemaa.marrakech.rules import START_DIRHAMS


def most_decisions(players: int, options: MarrakechOptions) -> int:
    """The most decisions of all seats together: two in each turn, one turn for each rug (MK-2.2, MK-2.3, MK-6.1)."""
    return 2 * rugs(players, options)


def most_draws(players: int, options: MarrakechOptions) -> int:
    """The most draws: a roll and a turned-up rug a turn, the first player, two tops (MK-2.3, MK-2.4)."""
    return 2 * rugs(players, options) + 3


def most_points(players: int, _options: MarrakechOptions) -> int:
    """The most points of one seat: those for all squares and all dirhams (MK-6.2, MK-2.1)."""
    return SQUARES + START_DIRHAMS * players


def rugs(players: int, options: MarrakechOptions) -> int:
    """The number of rugs of all players together (MK-2.2, MK-2.3)."""
    single = players == 2 and options.two_player_rugs == "single"
    return 30 if single else 45 if players == 3 else 48


BOUNDS = Bounds(decisions=most_decisions, draws=most_draws, points=most_points)
