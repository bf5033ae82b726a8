"""A small variant for study: few rugs on the same market. No table of the rules has it."""

from jemaa.core.compile import interpreted
from jemaa.core.errors import BadOption
from jemaa.marrakech.reading import colours_of, rugs_of_each
from jemaa.marrakech.rules import deal_tops
from jemaa.marrakech.state import FIRST, NONE, MarrakechRow


def leave_rugs(row: MarrakechRow, rugs: int) -> None:
    """Leave each seat this many rugs, in a plain row as `setup` lays it out; a rug is a turn.

    Of two colours the second gets the odd rug, as it is left with `alternating` in the middle of a game, too (MK-2.3).
    Raises `BadOption` for less than 1 rug, and for more than a seat has.
    """
    there_are = rugs_of_each(row) * len(colours_of(row, 0))
    if rugs not in range(1, there_are + 1):
        raise BadOption(f"each seat has {there_are} rugs: a short game leaves 1 to {there_are} of them, not {rugs}")
    for seat in range(row.players):
        colours = colours_of(row, seat)
        for number, colour in enumerate(colours):
            row.unlaid[colour] = (rugs + number) // len(colours)
        row.top[seat] = NONE
    if row.phase != FIRST:
        interpreted(deal_tops)(row)
