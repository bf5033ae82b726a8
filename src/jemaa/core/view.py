"""What the views of all games have in common: one shape, whose `board` differs from game to game."""

import msgspec

from jemaa.core.options import Options
from jemaa.core.refused_cells import RefusedCells


class SeatView(msgspec.Struct, frozen=True):
    """One player as a viewer sees it. A game may add a field `holdings` with the player's possessions.

    What only the player itself may see stands here: a table covers it while a shared device changes hands.
    """

    letter: str
    points: dict[str, int | None]
    """Source -> points, as they would count if the game ended now; null where the viewer may not see them."""
    known: int
    """The sum of the sources that the viewer may see."""
    total: int | None
    """The sum of all sources; null where the viewer may not see one of them."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A position as a seat or a spectator sees it.

    Each game adds a field `board` with everything that no player owns.
    """

    viewer: str | None
    """The seat's letter; null for a spectator."""
    game: str
    players: int
    options: Options
    phase: str
    """The phase of the game. Between the steps that follow one choice it may be one in which nobody chooses."""
    seat: str | None
    """The letter of the seat whose turn it is, or was at the end; null before the first player is known.

    In a game with the generic view (`core.generic`) it is also null while chance acts, and at the end.
    """
    seats: tuple[SeatView, ...]
    """All seats clockwise from A, whoever began."""
    refused: tuple[RefusedCells, ...] = ()
    """Why cells of the board can't be chosen now, for the seat that chooses; empty for all others."""
