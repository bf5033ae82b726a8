"""Why the cubes of rows and columns can't be swapped now, for a page that knows no rule."""

import msgspec

from jemaa.core.compile import interpreted
from jemaa.core.row import ints
from jemaa.morocco import rules
from jemaa.morocco.actions import PAIRS, SWAP_COLUMNS, SWAP_ROWS
from jemaa.morocco.state import ASSIGN, MoroccoRow

_legal = interpreted(rules.legal)


class SwapRefusal(msgspec.Struct, frozen=True):
    """Cubes that can't be swapped for one reason (MO-5.6)."""

    reason: str
    """`phase`: nothing is swapped now; `coin`: the seat has none; `kinds`: a row's cube and a column's; `place`: the
    seat could place nobody afterwards (MO-5.2)."""
    cubes: tuple[str, ...]
    """One cube, which is swapped with no other, or two. `row 1` and `column A` are cubes; `row` and `column`, all."""


def swap_refusals(row: MoroccoRow) -> tuple[SwapRefusal, ...]:
    """Why the seat that chooses can't swap cubes: an entry says why for each pair that is not among its choices."""
    if row.phase != ASSIGN or not row.coins[row.seat]:
        reason = "coin" if row.phase == ASSIGN else "phase"
        return tuple(SwapRefusal(reason, (kind,)) for kind in ("row", "column"))
    numbers = ints(rules.RULES_OF_MOROCCO.most_legal)
    legal = {int(action) for action in numbers[:_legal(row, numbers)]}
    barred = [SwapRefusal("place", (f"{kind} {names[one]}", f"{kind} {names[other]}"))
              for kind, names, start in (("row", "12345", SWAP_ROWS), ("column", "ABCDE", SWAP_COLUMNS))
              for pair, (one, other) in enumerate(PAIRS) if start + pair not in legal]
    return (SwapRefusal("kinds", ("row", "column")), *barred)
