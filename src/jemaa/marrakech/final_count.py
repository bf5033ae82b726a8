"""The count at the end (MK-6.2): each seat's dirhams, then its rugs one by one."""

from jemaa.core.final_count import Counted
from jemaa.marrakech.actions import SEAT_LETTERS
from jemaa.marrakech.market import square_name
from jemaa.marrakech.reading import colours_of, visible_rugs
from jemaa.marrakech.state import MarrakechRow


def count(row: MarrakechRow) -> tuple[Counted, ...]:
    """What is counted, seat by seat; nothing for seats that are out (MK-6.3), and nothing that is worth 0 points."""
    return tuple(each for seat in range(row.players) if not row.out[seat] for each in _count_seat(row, seat))


def _count_seat(row: MarrakechRow, seat: int) -> list[Counted]:
    letter, own = SEAT_LETTERS[seat], colours_of(row, seat)
    purse = [Counted(letter, "dirhams", row.dirhams[seat])] if row.dirhams[seat] else []
    return [*purse, *(Counted(letter, "halves", len(squares), tuple(map(square_name, squares)))
                      for colour, squares in visible_rugs(row) if colour in own)]
