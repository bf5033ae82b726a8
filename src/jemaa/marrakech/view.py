"""What a seat may see. Marrakech hides only the order of the piles below their tops (MK-2.3), which no row holds."""

import msgspec

from jemaa.marrakech.actions import SEAT_LETTERS
from jemaa.marrakech.position import Assam, Position, Rug, SeatPosition, describe
from jemaa.marrakech.reading import colours_of
from jemaa.marrakech.state import MarrakechRow


class Score(msgspec.Struct, frozen=True):
    """Where a seat's points come from, as they would count if the game ended now (MK-6.2)."""

    dirhams: int
    halves: int
    """Halves of its rugs that can be seen."""

    @property
    def total(self) -> int:
        """All together."""
        return self.dirhams + self.halves


def breakdown(row: MarrakechRow) -> list[Score]:
    """[seat] -> where its points come from; those out have none (MK-6.3)."""
    return [Score(0, 0) if row.out[seat] else Score(row.dirhams[seat], _halves(row, seat))
            for seat in range(row.players)]


def _halves(row: MarrakechRow, seat: int) -> int:
    return sum(row.colours[colour].bit_count() for colour in colours_of(row, seat))


class View(msgspec.Struct, forbid_unknown_fields=True):
    """A position as a seat, or a spectator, sees it."""

    viewer: str | None
    """The seat's letter; null for a spectator."""
    position: Position


def view(row: MarrakechRow, seat: int | None) -> View:
    """What `seat` (None: a spectator) may see. Each thing shown is named here: a new field of a row stays unseen."""
    whole = describe(row)
    shown = Position(
        game=whole.game, format=whole.format, players=whole.players, options=whole.options, phase=whole.phase,
        seat=whole.seat, assam=Assam(whole.assam.square, whole.assam.facing),
        seats=[SeatPosition(each.letter, each.dirhams, dict(each.rugs), each.top, each.out) for each in whole.seats],
        rugs=[Rug(rug.colour, list(rug.squares)) for rug in whole.rugs],
    )
    return View(None if seat is None else SEAT_LETTERS[seat], shown)
