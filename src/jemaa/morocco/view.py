"""The view of a seat. Morocco hides the values of the juice tokens that others have taken (MO-9.3)."""

import msgspec

from jemaa.core import view as common
from jemaa.morocco.actions import COLOUR_NAMES, SEAT_LETTERS
from jemaa.morocco.closing import FULL
from jemaa.morocco.market import CORNERS, ROOF
from jemaa.morocco.options import MoroccoOptions
from jemaa.morocco.position import SeatPosition, StallPosition, describe
from jemaa.morocco.reading import (
    arrows_at,
    is_open,
    is_revealed,
    juice_of,
    largest_group,
    open_stalls,
    price,
    spaces_of,
    strength,
)
from jemaa.morocco.refusals import refused_spaces
from jemaa.morocco.rounds import LAST_ROUND_STALLS
from jemaa.morocco.state import NONE, MoroccoRow
from jemaa.morocco.swap_refusals import SwapRefusal, swap_refusals

POINTS_A_TILE = 3
"""In the largest group (MO-9.1)."""


class Score(msgspec.Struct, frozen=True):
    """The sources of a seat's points, as they would count if the game ended now (MO-9.1)."""

    track: int
    """Points of closed stalls."""
    juice: int
    coins: int
    group: int
    """Three points a tile of the largest group: the points, not the tiles."""

    @property
    def total(self) -> int:
        """The sum of all points."""
        return self.track + self.juice + self.coins + self.group


def seat_scores(row: MoroccoRow) -> list[Score]:
    """Each seat's points by their sources, with the value of its juice even where others may not see it (MO-9.3)."""
    return [_score(row, seat) for seat in range(row.players)]


def _score(row: MoroccoRow, seat: int) -> Score:
    return Score(row.points[seat], sum(juice_of(row, seat)), row.coins[seat], POINTS_A_TILE * largest_group(row, seat))


class Holdings(msgspec.Struct, frozen=True):
    """The possessions of one player, as the viewer sees them; for other fields see `SeatPosition`."""

    cubes: dict[str, int]
    """In hand, by colour; a colour of which the seat has none is left out."""
    coins: int
    assistants: int
    bodyguards: int
    quarters: int
    tourists: int
    cousins: int
    market_tiles: int
    guests: int
    owed: bool
    tokens: int
    """How many juice tokens the seat has taken."""
    juice: tuple[int, ...] | None
    """Their values, smallest first; null where the viewer may not see them."""


class SeatView(common.SeatView, frozen=True):
    """One player, as the viewer sees it."""

    holdings: Holdings


class StallView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One stall: the workers in it, its strength, the cost of a space, and the tile that closed it."""

    name: str
    workers: dict[str, str]
    """Space -> seat and kind of the worker: `B tourist`."""
    strength: int = 0
    """That of all workers in it, and one for each arrow that points at it (MO-6.1); 0 if the stall is closed."""
    price: tuple[str, ...] = ()
    """The colours of the cubes that a worker costs here (MO-5.3), dealt ones only; none if the stall is closed."""
    tile: str | None = None
    """A seat's letter, or `empty`; null: the stall is open."""
    arrow: str | None = None
    """The direction of the tile's arrow (MO-6.10)."""


class RoofView(msgspec.Struct, frozen=True):
    """One outer space of the roof."""

    cube: str | None
    """The cube's colour; null if it is not dealt yet."""
    scout: tuple[str, ...]
    """The colours of the cubes that a scout gains here (MO-4.3)."""
    others: tuple[str, ...]
    """The colours of the cubes that each other player gains then."""


class Board(msgspec.Struct, frozen=True):
    """The market, the roof and the round; fields not described here are those of `Position`."""

    first: str | None
    active: str | None
    done: int
    rolled: int
    placed: bool
    idle: int
    rows: tuple[str | None, ...]
    columns: tuple[str | None, ...]
    roof: tuple[RoofView, ...]
    """[space - 1] -> the spaces 1 to 5, around."""
    pawn: int | None
    stalls: tuple[StallView, ...]
    """All 25."""
    full: int
    """The strength at which a stall is full (MO-6.1)."""
    closings_left: int
    """How many stalls must still close for the last round to begin (MO-8.1); 0: the round is the last one."""
    swap_refusals: tuple[SwapRefusal, ...]
    """Why cubes can't be swapped, for the seat that chooses; empty for all others."""
    juice: tuple[int | None, ...]
    """[corner] -> the value of the token that lies there; null if there is none."""
    closing: str | None
    waiting: tuple[str, ...]
    space: str | None


class View(common.View, frozen=True):
    """A position as a seat, or a spectator, sees it."""

    options: MoroccoOptions
    seats: tuple[SeatView, ...]
    board: Board


def view(row: MoroccoRow, seat: int | None) -> View:
    """What `seat` (None: a spectator) may see: only what is named here, and every option of the game.

    A field that is added to the row is not shown, unless it is an option.
    """
    whole = describe(row)
    return View(
        viewer=None if seat is None else SEAT_LETTERS[seat], game=whole.game, players=whole.players,
        options=whole.options, phase=whole.phase, seat=whole.seat,
        seats=tuple(_view_seat(row, each, other, seat) for other, each in enumerate(whole.seats)),
        board=Board(
            first=whole.first, active=whole.active, done=whole.done, rolled=whole.rolled, placed=whole.placed,
            idle=whole.idle, rows=tuple(whole.rows), columns=tuple(whole.columns),
            roof=tuple(_view_roof(row, space) for space in range(ROOF)), pawn=whole.pawn,
            stalls=tuple(_view_stall(row, stall, each) for stall, each in enumerate(whole.stalls)),
            full=FULL, closings_left=max(0, open_stalls(row) - LAST_ROUND_STALLS),
            swap_refusals=swap_refusals(row) if whole.seat is not None and seat == row.seat else (),
            juice=tuple(None if row.taken[corner] else row.juice[corner] or None for corner in range(CORNERS)),
            closing=whole.closing, waiting=tuple(whole.waiting), space=whole.space,
        ),
        refused=refused_spaces(row) if seat == row.seat else (),
    )


def _view_seat(row: MoroccoRow, each: SeatPosition, seat: int, viewer: int | None) -> SeatView:
    juice, score = juice_of(row, seat), _score(row, seat)
    sees = seat == viewer or is_revealed(row) or not juice
    return SeatView(
        letter=each.letter,
        points={"track": score.track, "juice": score.juice if sees else None, "coins": score.coins,
                "group": score.group},
        known=score.total if sees else score.total - score.juice, total=score.total if sees else None,
        holdings=_view_holdings(each, juice, sees=sees),
    )


def _view_holdings(each: SeatPosition, juice: list[int], *, sees: bool) -> Holdings:
    return Holdings(
        cubes={colour: count for colour, count in each.cubes.items() if count}, coins=each.coins,
        assistants=each.assistants, bodyguards=each.bodyguards, quarters=each.quarters, tourists=each.tourists,
        cousins=each.cousins, market_tiles=each.market_tiles, guests=each.guests, owed=each.owed,
        tokens=len(juice), juice=tuple(sorted(juice)) if sees else None,
    )


def _view_roof(row: MoroccoRow, space: int) -> RoofView:
    beside = (row.roof[(space + ROOF - 1) % ROOF], row.roof[(space + 1) % ROOF])
    cube = _names(row.roof[space])
    return RoofView(cube[0] if cube else None, _names(*beside), cube)


def _view_stall(row: MoroccoRow, stall: int, each: StallPosition) -> StallView:
    if not is_open(row, stall):
        return StallView(each.name, dict(each.workers), tile=each.tile, arrow=each.arrow)
    return StallView(each.name, dict(each.workers), strength(row, stall) + arrows_at(row, stall),
                     _names(*price(row, spaces_of(stall)[0])))


def _names(*colours: int) -> tuple[str, ...]:
    """The names of colours, without those of cubes that are not dealt yet."""
    return tuple(COLOUR_NAMES[colour] for colour in colours if colour != NONE)
