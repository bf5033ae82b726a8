"""The view of a seat. Marrakech hides only the order of the piles below their tops (MK-2.3), which no row holds."""

import msgspec

from jemaa.core import view as common
from jemaa.marrakech.actions import SEAT_LETTERS
from jemaa.marrakech.options import MarrakechOptions
from jemaa.marrakech.position import Assam, Rug, SeatPosition, describe
from jemaa.marrakech.reading import colours_of
from jemaa.marrakech.refusals import refused_squares
from jemaa.marrakech.state import MarrakechRow
from jemaa.marrakech.turning import Turn, turns


class Score(msgspec.Struct, frozen=True):
    """The sources of a seat's points, as they would count if the game ended now (MK-6.2)."""

    dirhams: int
    halves: int
    """Halves of its rugs that can be seen."""

    @property
    def total(self) -> int:
        """The sum of all points."""
        return self.dirhams + self.halves


def seat_scores(row: MarrakechRow) -> list[Score]:
    """Each seat's points by their sources; seats that are out have none (MK-6.3)."""
    return [Score(0, 0) if row.out[seat] else Score(row.dirhams[seat], _halves(row, seat))
            for seat in range(row.players)]


def _halves(row: MarrakechRow, seat: int) -> int:
    return sum(row.colours[colour].bit_count() for colour in colours_of(row, seat))


class Holdings(msgspec.Struct, frozen=True):
    """The dirhams and unlaid rugs of one player, and whether that player is out.

    The fields are named as in `position.SeatPosition`.
    """

    dirhams: int
    rugs: dict[str, int]
    """Colour -> rugs that are not laid yet, the one on top of the pile included."""
    top: str | None
    """The colour on top of the pile; null if the pile is empty, or its top is being turned up (MK-2.3)."""
    out: int
    """0 in the game; else 1 for the first to go out, 2 for the second ..."""


class SeatView(common.SeatView, frozen=True):
    """One player, as everybody sees it."""

    holdings: Holdings


class Board(msgspec.Struct, frozen=True):
    """The market as everybody sees it."""

    assam: Assam
    rugs: tuple[Rug, ...]
    """The rugs that can be seen, in the order of their first squares."""
    turns: tuple[Turn, ...]
    """The legal turns of Assam, and what each leads to; empty while he is not turned (MK-3.2, MK-7.1)."""


class View(common.View, frozen=True):
    """A position as a seat, or a spectator, sees it."""

    options: MarrakechOptions
    seats: tuple[SeatView, ...]
    board: Board


def view(row: MarrakechRow, seat: int | None) -> View:
    """What `seat` (None: a spectator) may see: only what is named here, and every option of the game.

    A field that is added to the row is not shown, unless it is an option.
    """
    whole = describe(row)
    return View(
        viewer=None if seat is None else SEAT_LETTERS[seat], game=whole.game, players=whole.players,
        options=whole.options, phase=whole.phase, seat=whole.seat,
        seats=tuple(_view_seat(each, score) for each, score in zip(whole.seats, seat_scores(row), strict=True)),
        board=Board(Assam(whole.assam.square, whole.assam.facing),
                    tuple(Rug(rug.colour, list(rug.squares)) for rug in whole.rugs), turns(row)),
        refused=refused_squares(row) if seat == row.seat else (),
    )


def _view_seat(each: SeatPosition, score: Score) -> SeatView:
    return SeatView(
        letter=each.letter, points={"dirhams": score.dirhams, "halves": score.halves},
        known=score.total, total=score.total,
        holdings=Holdings(each.dirhams, dict(each.rugs), each.top, each.out),
    )
