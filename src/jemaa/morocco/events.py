"""The events of Morocco, as data. Seats, colours, spaces and stalls go by the letters and names of the notation."""

from typing import NamedTuple

from jemaa.core.choice import Choice
from jemaa.core.events import Event
from jemaa.morocco.actions import (
    COLOUR_NAMES,
    DIE_FACE,
    HEADINGS,
    MOVE_TO,
    PAIRS,
    PASS,
    PLACE_COUSINS,
    PLACE_SECOND,
    SEAT_LETTERS,
    SWAP_COLUMNS,
    SWAP_ROWS,
    TAKE_COIN,
)
from jemaa.morocco.market import CORNERS, SIDE, SPACES, space_name, stall_name
from jemaa.morocco.position import tile_name
from jemaa.morocco.reading import (
    KINDS,
    cubes_of,
    from_active,
    kind_of,
    open_stalls,
    seat_of,
    spaces_of,
    strength,
    target_of,
)
from jemaa.morocco.rounds import LAST_ROUND_STALLS
from jemaa.morocco.state import (
    ARROW,
    ASSIGN,
    COUSIN,
    DIE,
    EXTRA,
    FIRST,
    KEEP,
    LEAVE,
    MOVE,
    NEXT_FULL,
    PRIZES,
    REWARD,
    ROUND_START,
    SCORE,
    SCOUT,
    TOURISTS,
    TURN_END,
    MoroccoRow,
)

FACES = (*COLOUR_NAMES, "wild")
"""[outcome - DIE_FACE] -> the name of the face of the market die (MO-3.3)."""


# --- setup and round ----------------------------------------------------------------------------------------------

class CubeDealt(Event, frozen=True):
    """A cube came to a row, a column or an outer roof space (MO-2.1)."""

    place: str
    """rows, columns or roof."""
    number: int
    """1..5: from the north, from the west, or around the roof."""
    colour: str


class JuiceDealt(Event, frozen=True):
    """A juice token came to a corner (MO-2.1)."""

    corner: int
    """0..35, six a row from the north-west."""
    value: int


class FirstPlayerKnown(Event, frozen=True):
    """Chance, or an option, has chosen the first player (MO-2.2)."""

    seat: str


class RoundBegan(Event, frozen=True):
    """A round began (MO-3.1)."""

    first: str


class DieRolled(Event, frozen=True):
    """The market die was rolled (MO-3.2, MO-3.3)."""

    seat: str
    face: str
    """A colour, or wild."""


class CubesGained(Event, frozen=True):
    """A seat gained cubes from the supply (MO-3.2, MO-3.3, MO-4.3)."""

    seat: str
    colours: tuple[str, ...]
    """The colour of each cube, in the order of COLOUR_NAMES."""


class Scouted(Event, frozen=True):
    """A seat moved the roof pawn (MO-4.2)."""

    seat: str
    space: int
    """1..5."""


class CubesReturned(Event, frozen=True):
    """A seat kept one cube, or none, and gave the others back (MO-7.1)."""

    seat: str
    kept: str | None
    """The colour of the cube; null: none was kept."""
    colours: tuple[str, ...]
    """The colours of the cubes that were given back."""


# --- turns --------------------------------------------------------------------------------------------------------

class WorkerPlaced(Event, frozen=True):
    """A worker took a space (MO-5.2)."""

    seat: str
    worker: str
    """assistant, bodyguard or tourist."""
    space: str
    cousins: bool
    """It is the first of two cousins; a token was discarded (MO-5.5)."""


class CubesPaid(Event, frozen=True):
    """A seat paid cubes for a placement (MO-5.3): the two of the stall, or, in an event of its own, the extra one."""

    seat: str
    colours: tuple[str, ...]
    """The colour of each cube, in the order of COLOUR_NAMES."""


class CousinPlaced(Event, frozen=True):
    """The second cousin took a space, free of charge (MO-5.5)."""

    seat: str
    space: str


class CubesSwapped(Event, frozen=True):
    """A seat spent a coin to swap the cubes of two rows, or columns (MO-5.6)."""

    seat: str
    place: str
    """rows or columns."""
    numbers: tuple[int, int]
    """The two rows from the north, or columns from the west, 1..5, the smaller first."""


class Passed(Event, frozen=True):
    """A seat passed because it could place nothing (MO-5.2)."""

    seat: str


class TurnEnded(Event, frozen=True):
    """A seat's turn is over (MO-5.1, MO-5.7)."""

    seat: str


# --- closing stalls -----------------------------------------------------------------------------------------------

class StallFilled(Event, frozen=True):
    """A full stall begins to close (MO-6.1)."""

    stall: str


class Result(NamedTuple):
    """The result of one seat in a closing stall, in JSON an array."""

    seat: str
    strength: int
    rank: int
    """1 the strongest; equals share a rank, and as many ranks after it are left out (MO-6.2)."""
    points: int
    coins: int
    """Coins got at once: 0 or 1."""
    bodyguards: int
    """Bodyguards got at once: 0 or 1."""
    choice: bool
    """Whether one of a coin and a bodyguard is still due, as far as it can be had (MO-6.6)."""


class StallScored(Event, frozen=True):
    """The seats with workers in the stall were ranked by strength and got points (MO-6.2 to MO-6.5)."""

    stall: str
    results: tuple[Result, ...]
    """The strongest first, equals by seat; empty if nobody stands there."""


class RewardTaken(Event, frozen=True):
    """A seat got a coin or a bodyguard, by choice or because the other can't be had (MO-6.6)."""

    seat: str
    reward: str | None
    """coin or bodyguard; null if neither can be had."""


class JuiceTaken(Event, frozen=True):
    """A seat took a juice token, in the open (MO-6.7)."""

    seat: str
    corner: int
    value: int


class WorkersLeft(Event, frozen=True):
    """One seat's workers left the stall that is closing (MO-6.8), so many of each kind; `StallClosed` names it."""

    seat: str
    assistants: int
    """Back in supply."""
    bodyguards: int
    """Back in the quarters."""
    tourists: int
    """These wait to move on."""


class StallClosed(Event, frozen=True):
    """A tile closed the stall (MO-6.9)."""

    stall: str
    tile: str
    """A seat's letter, or empty."""
    left: int
    """How many stalls are still open."""


class LastRoundBegan(Event, frozen=True):
    """5 stalls or fewer are open, so this round is the last (MO-8.1)."""


class ArrowPointed(Event, frozen=True):
    """A seat pointed the arrow of the tile (MO-6.10)."""

    seat: str
    stall: str
    heading: str
    target: str


class TouristMoved(Event, frozen=True):
    """A tourist moved on, became an assistant and left the game (MO-6.11)."""

    seat: str
    space: str


class TouristsLeft(Event, frozen=True):
    """Tourists found nowhere to move on to and just left the game (MO-6.11, MO-8.2)."""

    seat: str
    tourists: int


# --- from rows ----------------------------------------------------------------------------------------------------

def changes(before: MoroccoRow, after: MoroccoRow, choice: Choice | None) -> list[Event]:
    """The events between two rows one step apart, in order; `choice` made the step, or, for None, the rules."""
    return _followed(before, after) if choice is None else _chosen(before, after, int(choice))


def _chosen(before: MoroccoRow, after: MoroccoRow, choice: int) -> list[Event]:
    phase, seat = before.phase, SEAT_LETTERS[before.seat]
    if phase <= FIRST:
        return _dealt(before, after)
    if phase == ASSIGN:
        return _turn(before, after, choice)
    if phase == EXTRA:
        return [_paid(before, after)]
    if phase == COUSIN:
        return [CousinPlaced(seat, space_name(choice - PLACE_SECOND))]
    if phase == REWARD:
        return [RewardTaken(seat, "coin" if choice == TAKE_COIN else "bodyguard")]
    if phase == ARROW:
        return [_pointed(before, after, seat)]
    if phase == MOVE:
        return [TouristMoved(seat, space_name(choice - MOVE_TO))]
    if phase == KEEP:
        return [_returned(before, after, seat)]
    return [*_seen(before, after, choice), *_gains(before, after)]


def _followed(before: MoroccoRow, after: MoroccoRow) -> list[Event]:
    phase = before.phase
    if phase == NEXT_FULL:
        return [StallFilled(stall_name(after.closing))] if after.phase == SCORE else []
    if phase == SCORE:
        return [_scored(before, after)]
    if phase == PRIZES:
        return _prizes(before, after)
    if phase == LEAVE:
        return _left(before, after)
    if phase == TOURISTS:
        return _gone(before, after)
    if phase == TURN_END:
        return [TurnEnded(SEAT_LETTERS[before.active])]
    return [RoundBegan(SEAT_LETTERS[after.first])] if phase == ROUND_START and not before.rolled else []


def _dealt(before: MoroccoRow, after: MoroccoRow) -> list[Event]:
    cubes = [CubeDealt(place, i + 1, COLOUR_NAMES[getattr(after, place)[i]]) for place in ("rows", "columns", "roof")
             for i in range(SIDE) if getattr(after, place)[i] != getattr(before, place)[i]]
    juice = [JuiceDealt(corner, after.juice[corner]) for corner in range(CORNERS)
             if after.juice[corner] != before.juice[corner]]
    known = [FirstPlayerKnown(SEAT_LETTERS[after.first])] if after.phase == ROUND_START else []
    return [*cubes, *juice, *known]


def _seen(before: MoroccoRow, after: MoroccoRow, choice: int) -> list[Event]:
    """The event of the roll or scout that brings cubes; none for other choices."""
    if before.phase == DIE:
        roller = (before.first + before.rolled) % before.players
        return [DieRolled(SEAT_LETTERS[roller], FACES[choice - DIE_FACE])]
    return [Scouted(SEAT_LETTERS[before.seat], after.pawn + 1)] if before.phase == SCOUT else []


def _gains(before: MoroccoRow, after: MoroccoRow) -> list[Event]:
    """The events of seats that gained cubes, in turn order from the acting seat."""
    seats = [(before.seat + i) % before.players for i in range(before.players)]
    return [CubesGained(SEAT_LETTERS[seat], colours) for seat in seats
            if (colours := _more(cubes_of(before, seat), cubes_of(after, seat)))]


def _more(fewer: list[int], more: list[int]) -> tuple[str, ...]:
    """The colours of the cubes that `more` has beyond `fewer`, as often as there are such cubes."""
    return tuple(name for name, a, b in zip(COLOUR_NAMES, fewer, more, strict=True) for _ in range(b - a))


def _turn(before: MoroccoRow, after: MoroccoRow, choice: int) -> list[Event]:
    seat = SEAT_LETTERS[before.seat]
    if choice < PLACE_SECOND:
        space = choice % SPACES
        kind = KINDS[kind_of(after.workers[space])]
        return [WorkerPlaced(seat, kind, space_name(space), choice >= PLACE_COUSINS), _paid(before, after)]
    if choice < PASS:
        place, base = ("rows", SWAP_ROWS) if choice < SWAP_COLUMNS else ("columns", SWAP_COLUMNS)
        one, other = PAIRS[choice - base]
        return [CubesSwapped(seat, place, (one + 1, other + 1))]
    return [Passed(seat)] if choice == PASS else []


def _paid(before: MoroccoRow, after: MoroccoRow) -> CubesPaid:
    return CubesPaid(SEAT_LETTERS[before.seat], _more(cubes_of(after, before.seat), cubes_of(before, before.seat)))


def _pointed(before: MoroccoRow, after: MoroccoRow, seat: str) -> ArrowPointed:
    stall = before.closing
    return ArrowPointed(seat, stall_name(stall), HEADINGS[after.arrows[stall] - 1], stall_name(target_of(after, stall)))


def _returned(before: MoroccoRow, after: MoroccoRow, seat: str) -> CubesReturned:
    had, has = cubes_of(before, before.seat), cubes_of(after, before.seat)
    return CubesReturned(seat, COLOUR_NAMES[has.index(1)] if any(has) else None, _more(has, had))


def _scored(before: MoroccoRow, after: MoroccoRow) -> StallScored:
    stall = before.closing
    strengths = {seat: own for seat in range(before.players) if (own := strength(before, stall, seat))}
    order = sorted(strengths, key=lambda seat: -strengths[seat])
    results = [Result(
        SEAT_LETTERS[seat], strengths[seat], 1 + sum(other > strengths[seat] for other in strengths.values()),
        after.points[seat] - before.points[seat], after.coins[seat] - before.coins[seat],
        after.bodyguards[seat] - before.bodyguards[seat], choice=bool(after.owed[seat])) for seat in order]
    return StallScored(stall_name(stall), tuple(results))


def _prizes(before: MoroccoRow, after: MoroccoRow) -> list[Event]:
    events = list[Event]()
    for seat in from_active(before):
        if before.owed[seat] > after.owed[seat]:
            coin = "coin" if after.coins[seat] > before.coins[seat] else None
            bodyguard = "bodyguard" if after.bodyguards[seat] > before.bodyguards[seat] else None
            events.append(RewardTaken(SEAT_LETTERS[seat], coin or bodyguard))
    return events


def _left(before: MoroccoRow, after: MoroccoRow) -> list[Event]:
    stall, last = before.closing, open_stalls(after)
    juice = [JuiceTaken(SEAT_LETTERS[after.taken[corner] - 1], corner, after.juice[corner]) for corner in range(CORNERS)
             if after.taken[corner] != before.taken[corner]]
    left = _workers_left(before)
    closed = StallClosed(stall_name(stall), tile_name(after.tiles[stall]) or "", last)
    ends = [LastRoundBegan()] if last == LAST_ROUND_STALLS else []
    gone = [TouristsLeft(each.seat, each.tourists) for each in left if each.tourists and last == 0]
    return [*juice, *left, closed, *ends, *gone]


def _workers_left(before: MoroccoRow) -> list[WorkersLeft]:
    workers = [before.workers[space] for space in spaces_of(before.closing) if before.workers[space]]
    events = []
    for seat in from_active(before):
        kinds = [kind_of(worker) for worker in workers if seat_of(worker) == seat]
        if kinds:
            events.append(WorkersLeft(SEAT_LETTERS[seat], *(kinds.count(kind) for kind in range(len(KINDS)))))
    return events


def _gone(before: MoroccoRow, after: MoroccoRow) -> list[Event]:
    return [TouristsLeft(SEAT_LETTERS[seat], before.guests[seat]) for seat in from_active(before)
            if before.guests[seat] > after.guests[seat]]
