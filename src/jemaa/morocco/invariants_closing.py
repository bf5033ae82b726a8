"""Invariants of stalls in Morocco: open, full, closing and closed ones (MO-6); for the others see invariants.py."""

from collections.abc import Iterator

from jemaa.core.errors import IllegalPosition
from jemaa.morocco.market import CORNERS, QUADRANTS, STALLS, corner_of, stall_name
from jemaa.morocco.reading import (
    free_spaces,
    from_active,
    has_arrow,
    is_full,
    is_open,
    neighbours,
    open_stalls,
    spaces_of,
    strength,
    target_of,
    tiles_laid,
    workers_of,
)
from jemaa.morocco.state import (
    ARROW,
    EMPTY_TILE,
    MOVE,
    NONE,
    REWARD,
    MoroccoRow,
)

Faults = Iterator[IllegalPosition]
MOST_STRENGTH = 5
"""In one stall (MO-6.2)."""
CLOSING = (REWARD, ARROW, MOVE)
"""The phases in which a stall is being closed."""


def closed_are_empty(row: MoroccoRow) -> Faults:
    """MO-6.8: no worker stands in a closed stall; MO-6.2: the strength in any stall is MOST_STRENGTH at most."""
    for stall in range(STALLS):
        if not is_open(row, stall) and workers_of(row, stall):
            yield IllegalPosition(f"stalls[{stall}].workers", "MO-6.8", "are in a closed stall, which all have left")
        if strength(row, stall) > MOST_STRENGTH:
            yield IllegalPosition(f"stalls[{stall}].workers", "MO-6.2", f"have more strength than {MOST_STRENGTH}")


def closed_in_order(row: MoroccoRow) -> Faults:
    """MO-6.10: there is an order in which the stalls may have closed, by their arrows.

    Each arrow points at a stall that was open then, and is missing only where no stall beside was open, or the tile has
    none.
    """
    earlier = {stall: set(_closed_before(row, stall)) for stall in range(STALLS) if not is_open(row, stall)}
    for stall in range(STALLS):
        if row.arrows[stall] and (stall not in earlier or target_of(row, stall) == NONE):
            yield IllegalPosition(f"stalls[{stall}].arrow", "MO-6.10", "lies on a closed stall and points at another")
        if row.arrows[stall] and not has_arrow(row, stall):
            yield IllegalPosition(f"stalls[{stall}].arrow", "MO-6.10", "is there, but empty-stall tiles have none")
    if row.phase == ARROW and row.closing != NONE:
        earlier.pop(row.closing, None)
    left = dict(earlier)
    while ready := [stall for stall, before in left.items() if not before & left.keys()]:
        for stall in ready:
            del left[stall]
    for stall in left:
        yield IllegalPosition(f"stalls[{stall}].arrow", "MO-6.10", "is in no order of closing: where an arrow points a "
                              "stall was open, and without an arrow none beside it was")
    for stall, before in earlier.items():
        if any(is_open(row, other) for other in before):
            yield IllegalPosition(f"stalls[{stall}].arrow", "MO-6.10", "is missing: a stall beside it is open")


def _closed_before(row: MoroccoRow, stall: int) -> list[int]:
    """The stalls that must have been closed before this one."""
    pointing = [other for other in neighbours(stall) if target_of(row, other) == stall]
    if row.arrows[stall] or not has_arrow(row, stall):
        return pointing
    return [*pointing, *neighbours(stall)]


def full_are_closing(row: MoroccoRow) -> Faults:
    """MO-6.1, MO-6.12: every full stall is being closed or waits for it, and no other stall does.

    The stall of a placement that is still being completed, and the one that tourists enter, may be full already.
    """
    waiting = [stall for stall in row.waiting if stall != NONE]
    if (row.waiting[0] == NONE and waiting) or len(set(waiting)) < len(waiting):
        yield IllegalPosition("waiting", "MO-6.1", "names each stall once")
    if waiting and row.phase not in CLOSING:
        yield IllegalPosition("waiting", "MO-6.1", "is empty where no stall is being closed")
    closing = {row.closing} if row.phase == REWARD else set[int]()
    due = closing | set(waiting)
    for stall in due:
        if stall == NONE or not is_full(row, stall):
            yield IllegalPosition("waiting", "MO-6.1", f"{stall_name(stall)} is not full, so it doesn't close")
    may_be = {row.space // QUADRANTS} if row.space != NONE else set[int]()
    may_be |= {target_of(row, row.closing)} if row.phase == MOVE and row.closing != NONE else set()
    for stall in range(STALLS):
        if is_full(row, stall) and stall not in due | may_be:
            yield IllegalPosition("waiting", "MO-6.1", f"{stall_name(stall)} is full, so it closes")


def closing_goes_on(row: MoroccoRow) -> Faults:
    """MO-6: the closing of the present stall has come as far as the phase says."""
    if (row.closing != NONE) != (row.phase in CLOSING):
        yield IllegalPosition("closing", "MO-6.1", "is given in the phases `reward`, `arrow` and `move` only")
    if any(row.owed) and row.phase != REWARD:
        yield IllegalPosition("seats", "MO-6.6", "are owed a reward only in the phase `reward`")
    if any(row.guests) and row.phase not in (ARROW, MOVE):
        yield IllegalPosition("seats", "MO-6.11", "have guests only in the phases `arrow` and `move`")
    if row.closing != NONE:
        yield from {REWARD: _reward_is_due, ARROW: _arrow_is_due, MOVE: _tourist_can_move}[row.phase](row)


def _reward_is_due(row: MoroccoRow) -> Faults:
    """MO-6.4 to MO-6.6: in the phase of rewards, the acting seat is the first that has one to choose."""
    for seat in from_active(row):
        if row.owed[seat] and not _shares_second(row, seat):
            yield IllegalPosition(f"seats[{seat}].owed", "MO-6.4", "is true, but the seat is no second or third that "
                                  "chooses")
    choosing = next((seat for seat in from_active(row) if row.owed[seat]), None)
    if choosing != row.seat or row.coins[row.seat] == 3 or not row.quarters[row.seat]:
        yield IllegalPosition("seat", "MO-6.6", "is the first from the active one that is owed a reward, and can have "
                              "either")


def _shares_second(row: MoroccoRow, seat: int) -> bool:
    strengths = [strength(row, row.closing, other) for other in range(row.players)]
    own = strengths[seat]
    stronger = sum(other > own for other in strengths)
    return own > 0 and (stronger == 2 or (stronger == 1 and strengths.count(own) > 1))


def _arrow_is_due(row: MoroccoRow) -> Faults:
    """MO-6.9, MO-6.10: in the phase of the arrow, the closed stall needs one, and the acting seat has to point it."""
    stall = row.closing
    due = not is_open(row, stall) and not row.arrows[stall] and has_arrow(row, stall)
    if not due or not any(is_open(row, other) for other in neighbours(stall)):
        yield IllegalPosition("closing", "MO-6.10", f"{stall_name(stall)} has no arrow to be pointed")
    tile = row.tiles[stall]
    own = tile == 1 + row.seat
    empty = tile == EMPTY_TILE and (row.seat == row.active or not row.market_tiles[row.seat])
    if not own and not empty:
        yield IllegalPosition("seat", "MO-6.10", "points the arrow as the tile's owner, or as the active player for an "
                              "empty one")


def _tourist_can_move(row: MoroccoRow) -> Faults:
    """MO-6.11: in the phase of tourists, the acting seat is the first with one, and there is a space for it."""
    target = target_of(row, row.closing)
    if target == NONE or not is_open(row, target) or not free_spaces(row, target):
        yield IllegalPosition("closing", "MO-6.11", f"no arrow of {stall_name(row.closing)} points at a free space")
    moving = next((seat for seat in from_active(row) if row.guests[seat]), None)
    if moving != row.seat or not row.assistants[row.seat]:
        yield IllegalPosition("seat", "MO-6.11", "is the first from the active one that has a guest, and has an "
                              "assistant in supply")


def rewards_come_from_closings(row: MoroccoRow) -> Faults:
    """MO-6.3 to MO-6.7: points, coins, bodyguards and juice come from closed stalls only.

    A stall whose rewards are being chosen counts as closed for all but the juice. Points on the track are between 5 for
    each market tile of the seat and 5 for each such stall.
    """
    closed = STALLS - open_stalls(row) + (row.phase == REWARD)
    for seat in range(row.players):
        if not 5 * tiles_laid(row, seat) <= row.points[seat] <= 5 * closed:
            yield IllegalPosition(f"seats[{seat}].points", "MO-6.3", f"are 5 a market tile laid at least; at most "
                                  f"{5 * closed} with {closed} stalls closed")
        if not closed and (row.coins[seat] or row.quarters[seat] < 2):
            yield IllegalPosition(f"seats[{seat}].coins", "MO-6.4", "and bodyguards are earned by closing stalls")
    for corner in range(CORNERS):
        if row.taken[corner] and all(is_open(row, stall) for stall in STALLS_AT[corner]):
            yield IllegalPosition(f"juice[{corner}].taken", "MO-6.7", "is a seat, but no stall around it has closed")


STALLS_AT = {corner: [stall for stall in range(STALLS) if corner in map(corner_of, spaces_of(stall))]
             for corner in range(CORNERS)}
"""[corner] -> the stalls around it, ascending (MO-1.2)."""
