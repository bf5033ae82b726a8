"""What a child shows of a draw, read off its position: each outcome has to lead to the child that has it."""

from collections.abc import Callable
from typing import Any

from jemaa.core.choice import Outcome
from jemaa.core.game import State
from jemaa.marrakech.actions import COLOUR_LETTERS, HEADINGS
from jemaa.marrakech.market import path, square_number


def marrakech(kind: str, state: State, child: State) -> str:
    """Who begins, how far Assam walked, or the colour on top of the pile that had none."""
    before, after = state.position, child.position
    if kind == "first":
        return str(after.seat)
    if kind == "roll":
        stops = path(square_number(before.assam.square), HEADINGS.index(before.assam.facing), 4)
        return str(stops.index((square_number(after.assam.square), child.row.facing)) + 1)
    drawn = before.seats.index(next(seat for seat in before.seats if seat.top is None))
    return str(COLOUR_LETTERS[2].index(after.seats[drawn].top) + 1)


def morocco(kind: str, state: State, child: State) -> str:
    """Who begins, the token or cube at the first place that had none, or the colour that everybody gained."""
    before, after = state.position, child.position
    if kind == "first":
        return str(after.first)
    if kind == "juice":
        return str(after.juice[len(before.juice)].value)
    if kind == "cube":
        name = before.phase.split()[1]
        return str(getattr(after, name)[getattr(before, name).index(None)])
    return "wild" if after.phase == "wild" else _gained_by_all(before, after)


def _gained_by_all(before: Any, after: Any) -> str:
    gained = [{colour for colour in one.cubes if other.cubes[colour] == one.cubes[colour] + 1}
              for one, other in zip(before.seats, after.seats, strict=True)]
    (colour,) = gained[0]
    assert all(each == {colour} for each in gained)
    return str(colour)


SHOWN: dict[str, Callable[[str, State, State], str]] = {"marrakech": marrakech, "morocco": morocco}


def shown(outcome: Outcome, state: State, child: State) -> str:
    """The outcome that a child shows, as a text of the same kind."""
    kind = outcome.text.split()[0]
    return f"{kind} {SHOWN[state.game.name](kind, state, child)}"
