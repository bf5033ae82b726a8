"""The count at the end (MO-9.1): each seat's points of stalls, juice and coins, then its largest group tile by tile."""

from jemaa.core.final_count import Counted
from jemaa.morocco.actions import SEAT_LETTERS
from jemaa.morocco.market import STALLS, stall_name
from jemaa.morocco.reading import largest_tiles
from jemaa.morocco.state import MoroccoRow
from jemaa.morocco.view import POINTS_A_TILE, seat_scores


def count(row: MoroccoRow) -> tuple[Counted, ...]:
    """What is counted, seat by seat, and nothing that is worth 0 points. Taken juice is counted though it is hidden."""
    return tuple(each for seat in range(row.players) for each in _count_seat(row, seat))


def _count_seat(row: MoroccoRow, seat: int) -> list[Counted]:
    letter, score = SEAT_LETTERS[seat], seat_scores(row)[seat]
    beside = (("track", score.track), ("juice", score.juice), ("coins", score.coins))
    group = largest_tiles(row, seat)
    return [*(Counted(letter, source, points) for source, points in beside if points),
            *(Counted(letter, "group", POINTS_A_TILE, (stall_name(stall),)) for stall in range(STALLS)
              if group >> stall & 1)]
