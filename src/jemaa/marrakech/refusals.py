"""The reasons why an action is not legal: the clause that forbids it, and what to choose instead."""

from collections.abc import Iterator

from jemaa.core.choice import Action
from jemaa.core.compile import interpreted
from jemaa.core.errors import IllegalChoice
from jemaa.core.refused_cells import Case, RefusedCells, refused_cells
from jemaa.core.row import ints
from jemaa.marrakech import rules
from jemaa.marrakech.actions import ACTIONS, FIRST_PLACE, SEAT_LETTERS
from jemaa.marrakech.market import PLACES, SQUARES, place_name, place_squares, places_beside, square_name
from jemaa.marrakech.options import ROLL_FIRST
from jemaa.marrakech.reading import colour_at, letter_of, owner_of
from jemaa.marrakech.state import ASSAM, DEAL, FIRST, LAY, REVEAL, ROLL, MarrakechRow

_legal = interpreted(rules.legal)

CHANCE_CLAUSES = {FIRST: "MK-2.4", DEAL: "MK-2.3", REVEAL: "MK-2.3", ROLL: "MK-3.3"}
"""The clause by which chance acts in a phase."""


def chance_clause(row: MarrakechRow) -> str:
    """The clause by which chance acts in a row."""
    return CHANCE_CLAUSES[row.phase]


def refusal(row: MarrakechRow, action: Action) -> IllegalChoice:
    """The error, returned, for an action that is not legal (not checked here) in a row where a seat chooses."""
    turn_clause = "MK-7.1" if row.turn_order == ROLL_FIRST else "MK-3.1"
    if row.phase != LAY and action >= FIRST_PLACE:
        return IllegalChoice(turn_clause, f"no rug is laid now; Assam is turned: {_turns(row)}", "turn")
    if row.phase != LAY:
        return IllegalChoice("MK-7.2", f"Assam must be turned: {_turns(row)}")
    if action < FIRST_PLACE:
        return IllegalChoice(turn_clause, "Assam is not turned now; a rug is laid: choose its two squares, such as "
                             f"{place_name(places_beside(row.assam)[0])}")
    return _refused_place(row, action - FIRST_PLACE)


def _turns(row: MarrakechRow) -> str:
    return "choose left or right" if row.must_turn and row.turn_order == ROLL_FIRST else "choose left, ahead or right"


def _refused_place(row: MarrakechRow, place: int) -> IllegalChoice:
    assam, name = square_name(row.assam), place_name(place)
    if row.assam in place_squares(place):
        return IllegalChoice("MK-5.1", f"{name} would lie under Assam, on {assam}; choose squares beside him",
                             "under-assam", square=assam)
    if place not in places_beside(row.assam):
        return IllegalChoice("MK-5.1", f"{name} shares no side with Assam's square {assam}; choose squares beside him",
                             "not-beside", square=assam)
    if row.different_colours:
        letter = letter_of(row, colour_at(row, place_squares(place)[0]))
        return IllegalChoice("MK-5.3", f"{name} shows two halves of the colour {letter}; cover two that differ",
                             "same-colour", squares=name)
    owner = SEAT_LETTERS[owner_of(row, colour_at(row, place_squares(place)[0]))]
    return IllegalChoice("MK-5.3", f"{name} shows both halves of one rug of {owner}; cover only one of them",
                         "both-halves", squares=name, seat=owner)


# --- squares ------------------------------------------------------------------------------------------------------

def refused_squares(row: MarrakechRow) -> tuple[RefusedCells, ...]:
    """Why squares can't be chosen now, or two of them together; () where no seat chooses."""
    if row.phase == ASSAM:
        return refused_cells([Case("", "", refusal(row, ACTIONS[FIRST_PLACE]))])
    return refused_cells(_refused_squares(row)) if row.phase == LAY else ()


def _refused_squares(row: MarrakechRow) -> Iterator[Case]:
    numbers = ints(rules.RULES_OF_MARRAKECH.most_legal)
    legal = {int(action) - FIRST_PLACE for action in numbers[:_legal(row, numbers)]}
    beside = places_beside(row.assam)
    possible = {square for place in legal for square in place_squares(place)}
    for square in range(SQUARES):
        if square not in possible:
            covering = [place for place in range(PLACES) if square in place_squares(place)]
            place = next((each for each in covering if each in beside), covering[0])
            yield Case("", square_name(square), _refused_place(row, place))
    for place in beside:
        if place not in legal and possible.issuperset(place_squares(place)):
            yield Case("", place_name(place), _refused_place(row, place))
