"""The reasons why an action is not legal: the clause that forbids it, and what to choose instead."""

from jemaa.core.choice import Action
from jemaa.core.compile import interpreted
from jemaa.core.errors import IllegalChoice
from jemaa.core.refused_cells import Case, RefusedCells, refused_cells
from jemaa.core.row import ints
from jemaa.morocco import rules
from jemaa.morocco.actions import (
    ACTIONS,
    COLOUR_NAMES,
    END_TURN,
    GAIN,
    HEADINGS,
    KEEP_CUBE,
    MOVE_TO,
    PASS,
    PAY,
    PLACE_ASSISTANT,
    PLACE_BODYGUARD,
    PLACE_COUSINS,
    PLACE_SECOND,
    PLACE_TOURIST,
    POINT,
    SCOUT_TO,
    SEAT_LETTERS,
    SWAP_ROWS,
    TAKE_COIN,
)
from jemaa.morocco.market import QUADRANTS, SPACES, partners_of, space_name, stall_beside, stall_span
from jemaa.morocco.options import MAY
from jemaa.morocco.reading import can_be_second, can_point, cubes_of, is_open, price, target_of
from jemaa.morocco.state import (
    ARROW,
    ASSIGN,
    COUSIN,
    DEAL_COLUMNS,
    DEAL_JUICE,
    DEAL_ROOF,
    DEAL_ROWS,
    DIE,
    EXTRA,
    FIRST,
    KEEP,
    MOVE,
    NONE,
    REWARD,
    SCOUT,
    WILD,
    MoroccoRow,
)

_legal = interpreted(rules.legal)

CHANCE_CLAUSES = {DEAL_ROWS: "MO-2.1", DEAL_COLUMNS: "MO-2.1", DEAL_ROOF: "MO-2.1", DEAL_JUICE: "MO-2.1",
                  FIRST: "MO-2.2", DIE: "MO-3.3"}
"""The clause by which chance acts in a phase."""


def chance_clause(row: MoroccoRow) -> str:
    """The clause by which chance acts in a row."""
    return CHANCE_CLAUSES[row.phase]

NOW = {
    WILD: ("MO-3.3", "a cube is chosen now, such as `gain green`"),
    SCOUT: ("MO-4.2", "the pawn is moved now, such as `scout 3`"),
    ASSIGN: ("MO-5.2", "a worker is placed now, such as `assistant a1`"),
    EXTRA: ("MO-5.3", "one more cube is paid now, such as `pay green`"),
    COUSIN: ("MO-5.5", "the second cousin is placed now, such as `cousin a1`"),
    REWARD: ("MO-6.6", "a reward is chosen now: `take coin` or `take bodyguard`"),
    ARROW: ("MO-6.10", "the closed stall's arrow is pointed now, such as `arrow north`"),
    MOVE: ("MO-6.11", "a tourist moves on now, such as `move a1`"),
    KEEP: ("MO-7.1", "a cube is kept now, such as `keep green`"),
}
"""For each phase of a seat: the clause that it goes by, and what is chosen in it."""

CHOSEN_IN = ((PLACE_ASSISTANT, ASSIGN), (PLACE_SECOND, COUSIN), (MOVE_TO, MOVE), (SCOUT_TO, SCOUT), (GAIN, WILD),
             (PAY, EXTRA), (KEEP_CUBE, KEEP), (TAKE_COIN, REWARD), (POINT, ARROW), (SWAP_ROWS, ASSIGN))
"""From this action on, up to the next one named: the phase in which they are chosen."""


def refusal(row: MoroccoRow, action: Action) -> IllegalChoice:
    """The error, returned, for an action that is not legal (not checked here) in a row where a seat chooses."""
    if phase_of(action) != row.phase:
        clause, now = NOW[row.phase]
        return IllegalChoice(clause, f"{action} can't be: {now}")
    if row.phase == ASSIGN:
        return _refused_turn(row, action)
    if row.phase in (EXTRA, KEEP):
        return _refused_cube(row, action)
    if row.phase == SCOUT:
        return IllegalChoice("MO-4.2", f"the pawn may not stay on {action - SCOUT_TO + 1}; move it to another space")
    return {COUSIN: _refused_second, ARROW: _refused_arrow, MOVE: _refused_move}[row.phase](row, action)


def phase_of(action: Action) -> int:
    """The phase in which an action is chosen; for PASS, which `keep_cube=may` also allows in KEEP, it is ASSIGN."""
    return [phase for start, phase in CHOSEN_IN if action >= start][-1]


def _refused_cube(row: MoroccoRow, action: Action) -> IllegalChoice:
    held = [name for name, n in zip(COLOUR_NAMES, cubes_of(row, row.seat), strict=True) if n]
    colour = COLOUR_NAMES[(action - GAIN) % len(COLOUR_NAMES)]
    none = ", or `pass` to keep none" if row.phase == KEEP and row.keep_cube == MAY else ""
    return IllegalChoice(NOW[row.phase][0],
                         f"{_letter(row)} holds no {colour} cube; choose among {', '.join(held)}{none}")


def _letter(row: MoroccoRow) -> str:
    return SEAT_LETTERS[row.seat]


# --- MO-5 a turn --------------------------------------------------------------------------------------------------

INSTEAD = "place one, or `pass` if nothing can be paid"


def _refused_turn(row: MoroccoRow, action: Action) -> IllegalChoice:
    if action == END_TURN:
        return IllegalChoice("MO-5.7", f"{_letter(row)} has not placed a worker yet; {INSTEAD}")
    if action == PASS:
        return _refused_pass(row)
    if action >= SWAP_ROWS and row.coins[row.seat]:
        return IllegalChoice("MO-5.2", f"{_letter(row)} can place a worker, and after this swap could place none; "
                             "place one, or swap others")
    if action >= SWAP_ROWS:
        return IllegalChoice("MO-5.6", f"{_letter(row)} has no coin to pay a swap with; {INSTEAD}")
    if row.placed:
        return IllegalChoice("MO-5.2", f"{_letter(row)} has placed a worker this turn; swap cubes for coins, or `end`")
    return _refused_space(row, action % SPACES) or _refused_worker(row, action)


def _refused_pass(row: MoroccoRow) -> IllegalChoice:
    if row.placed:
        return IllegalChoice("MO-5.7", f"{_letter(row)} has placed a worker, so the turn is over with `end`")
    return IllegalChoice("MO-5.2", f"{_letter(row)} can place a worker, and so must")


def _refused_space(row: MoroccoRow, space: int) -> IllegalChoice | None:
    """MO-5.2, MO-5.3: the error for a placement that is not legal because of its space; None if the space is right."""
    name, stall = space_name(space), stall_span(space // QUADRANTS)
    if not is_open(row, space // QUADRANTS):
        return IllegalChoice("MO-5.2", f"{name} lies in {stall}, which is closed; choose an open stall", "closed",
                             stall=stall)
    if row.workers[space]:
        return IllegalChoice("MO-5.2", f"{name} is taken; choose a free space", "taken", space=name)
    missing = list(price(row, space))
    for colour, n in enumerate(cubes_of(row, row.seat)):
        for _ in range(min(n, missing.count(colour))):
            missing.remove(colour)
    if missing:
        cubes = " and ".join(COLOUR_NAMES[colour] for colour in missing)
        return IllegalChoice("MO-5.3", f"a place in {stall} costs {_cost(row, space)}; {_letter(row)} lacks {cubes}",
                             "cubes", stall=stall, colours=" ".join(COLOUR_NAMES[colour] for colour in missing))
    return None


def _cost(row: MoroccoRow, space: int) -> str:
    one, other = (COLOUR_NAMES[colour] for colour in price(row, space))
    return f"two {one} cubes" if one == other else f"a {one} and a {other} cube"


def _refused_worker(row: MoroccoRow, action: Action) -> IllegalChoice:
    """MO-1.5, MO-5.3, MO-5.5: the error for a placement that is not legal because of its worker."""
    seat, letter = row.seat, _letter(row)
    if action < PLACE_BODYGUARD:
        return IllegalChoice("MO-1.5", f"{letter} has no assistant in supply; choose another worker")
    if action < PLACE_TOURIST:
        return IllegalChoice("MO-1.5", f"{letter} has no earned bodyguard in supply; choose another worker")
    if action < PLACE_COUSINS and not row.tourists[seat]:
        return IllegalChoice("MO-1.5", f"{letter} has no tourist in supply; choose another worker")
    if sum(cubes_of(row, seat)) < 3:
        return IllegalChoice("MO-5.3", f"tourists and cousins cost one more cube of any colour, and {letter} has none; "
                             "choose another worker")
    if not row.cousins[seat]:
        return IllegalChoice("MO-5.5", f"{letter} has no cousins token left; choose another worker")
    if row.assistants[seat] < 2:
        return IllegalChoice("MO-5.5", f"cousins take two assistants, and {letter} has {row.assistants[seat]} in "
                             "supply; choose another worker")
    return IllegalChoice("MO-5.5", f"no free space in another open stall touches {space_name(action % SPACES)}, so a "
                         "second cousin finds no place; choose another space", "no-second")


def _refused_second(row: MoroccoRow, action: Action) -> IllegalChoice:
    space, first = action - PLACE_SECOND, space_name(row.space)
    name, stall = space_name(space), stall_span(space // QUADRANTS)
    possible = ", ".join(space_name(other) for other in partners_of(row.space)
                         if can_be_second(row, other))
    if space not in partners_of(row.space):
        return IllegalChoice("MO-5.5", f"{name} doesn't touch {first} by a side from another stall; choose {possible}",
                             "not-touching", space=first)
    if row.workers[space]:
        return IllegalChoice("MO-5.5", f"{name} is taken; choose {possible}", "taken", space=name)
    return IllegalChoice("MO-5.5", f"{stall} is closed; choose {possible}", "closed", stall=stall)


# --- MO-6 a closing stall -----------------------------------------------------------------------------------------

def _refused_arrow(row: MoroccoRow, action: Action) -> IllegalChoice:
    heading, other = HEADINGS[action - POINT], stall_beside(row.closing, action - POINT)
    open_sides = [HEADINGS[side] for side in range(4)
                  if can_point(row, side)]
    reason = "lies outside the market" if other == NONE else f"is {stall_span(other)}, which is closed"
    return IllegalChoice("MO-6.10", f"what is {heading} of {stall_span(row.closing)} {reason}; choose "
                         f"{' or '.join(open_sides)}")


def _refused_move(row: MoroccoRow, action: Action) -> IllegalChoice:
    space, target = action - MOVE_TO, target_of(row, row.closing)
    name = space_name(space)
    instead = f"choose a free space of {stall_span(target)}"
    if space // QUADRANTS == target:
        return IllegalChoice("MO-6.11", f"{name} is taken; {instead}", "taken", space=name)
    return IllegalChoice("MO-6.11", f"{name} is not in {stall_span(target)}, under the arrow; {instead}",
                         "not-target", stall=stall_span(target))


# --- spaces -------------------------------------------------------------------------------------------------------

ON_SPACES = {ASSIGN: (PLACE_ASSISTANT, PLACE_BODYGUARD, PLACE_TOURIST, PLACE_COUSINS), COUSIN: (PLACE_SECOND,),
             MOVE: (MOVE_TO,)}
"""For each phase in which spaces are chosen: the first of the actions of each kind, one for each space."""


def refused_spaces(row: MoroccoRow) -> tuple[RefusedCells, ...]:
    """Why spaces can't be chosen now, for each kind of worker that has a space; () where no seat chooses.

    Where no worker has a space, one reason holds for all spaces.
    """
    if row.phase not in NOW:
        return ()
    numbers = ints(rules.RULES_OF_MOROCCO.most_legal)
    legal = {int(action) for action in numbers[:_legal(row, numbers)]}
    kinds = [range(first, first + SPACES) for first in ON_SPACES.get(row.phase, ())]
    placed = [actions for actions in kinds if not legal.isdisjoint(actions)]
    if not placed:
        clause, now = NOW[row.phase]
        return refused_cells([Case("", "", IllegalChoice(clause, now, "elsewhere"))])
    return refused_cells(_refused_space_of(row, ACTIONS[action]) for actions in placed for action in actions
                         if action not in legal)


def _refused_space_of(row: MoroccoRow, action: Action) -> Case:
    verb, space = action.text.split()
    return Case(verb, space, refusal(row, action))
