"""What a seat may see. Morocco hides the values of the juice tokens that others have taken (MO-9.3)."""

import msgspec

from jemaa.morocco.actions import SEAT_LETTERS
from jemaa.morocco.market import CORNERS
from jemaa.morocco.options import MoroccoOptions
from jemaa.morocco.position import SeatPosition, StallPosition, describe
from jemaa.morocco.reading import is_revealed, juice_of, largest_group
from jemaa.morocco.state import MoroccoRow

POINTS_A_TILE = 3
"""In the largest group (MO-9.1)."""


class Score(msgspec.Struct, frozen=True):
    """Where a seat's points come from, as they would count if the game ended now (MO-9.1)."""

    track: int
    """Points of closed stalls."""
    juice: int
    coins: int
    group: int
    """Three points a tile of the largest group."""

    @property
    def total(self) -> int:
        """All together."""
        return self.track + self.juice + self.coins + self.group


def breakdown(row: MoroccoRow) -> list[Score]:
    """[seat] -> where its points come from."""
    return [_score(row, seat) for seat in range(row.players)]


def _score(row: MoroccoRow, seat: int) -> Score:
    return Score(row.points[seat], sum(juice_of(row, seat)), row.coins[seat], POINTS_A_TILE * largest_group(row, seat))


class SeatView(msgspec.Struct, forbid_unknown_fields=True):
    """One player, as the viewer sees it."""

    position: SeatPosition
    tokens: int
    """How many juice tokens the seat has taken."""
    juice: list[int] | None
    """Their values, smallest first; null where the viewer may not see them."""
    group: int
    """Three points a tile of the largest group (MO-9.1)."""
    score: int | None
    """All points, as they would count if the game ended now; null where the viewer may not see the juice."""


class View(msgspec.Struct, forbid_unknown_fields=True):
    """A position as a seat, or a spectator, sees it; fields not told here are those of `Position`."""

    viewer: str | None
    """The seat's letter; null for a spectator."""
    game: str
    format: int
    players: int
    options: MoroccoOptions
    phase: str
    first: str | None
    active: str | None
    seat: str | None
    done: int
    rolled: int
    placed: bool
    idle: int
    rows: list[str | None]
    columns: list[str | None]
    roof: list[str | None]
    pawn: int | None
    seats: list[SeatView]
    stalls: list[StallPosition]
    juice: list[int | None]
    """[corner] -> the value of the token that lies there; null if there is none."""
    closing: str | None
    waiting: list[str]
    space: str | None


def view(row: MoroccoRow, seat: int | None) -> View:
    """What `seat` (None: a spectator) may see. Each thing shown is named here: a new field of a row stays unseen."""
    whole = describe(row)
    return View(
        viewer=None if seat is None else SEAT_LETTERS[seat], game=whole.game, format=1, players=whole.players,
        options=whole.options, phase=whole.phase, first=whole.first, active=whole.active, seat=whole.seat,
        done=whole.done, rolled=whole.rolled, placed=whole.placed, idle=whole.idle, rows=list(whole.rows),
        columns=list(whole.columns), roof=list(whole.roof), pawn=whole.pawn,
        seats=[_view_seat(row, each, other, seat) for other, each in enumerate(whole.seats)],
        stalls=[StallPosition(each.name, each.workers, each.tile, each.arrow) for each in whole.stalls],
        juice=[None if row.taken[corner] else row.juice[corner] or None for corner in range(CORNERS)],
        closing=whole.closing, waiting=list(whole.waiting), space=whole.space,
    )


def _view_seat(row: MoroccoRow, each: SeatPosition, seat: int, viewer: int | None) -> SeatView:
    shown = SeatPosition(
        letter=each.letter, points=each.points, cubes=each.cubes, coins=each.coins, assistants=each.assistants,
        bodyguards=each.bodyguards, quarters=each.quarters, tourists=each.tourists, cousins=each.cousins,
        market_tiles=each.market_tiles, guests=each.guests, owed=each.owed,
    )
    juice, score = juice_of(row, seat), _score(row, seat)
    sees = seat == viewer or is_revealed(row)
    return SeatView(shown, len(juice), sorted(juice) if sees else None, score.group, score.total if sees else None)
