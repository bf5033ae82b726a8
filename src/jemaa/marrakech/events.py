"""The events of Marrakech, as data. Seats, colours and squares go by the letters of the notation."""

from typing import NamedTuple

from jemaa.core.choice import Choice
from jemaa.core.events import Event
from jemaa.marrakech.actions import ACTIONS, COLOUR_LETTERS, FIRST_PLACE, HEADINGS, ROLL_BASE, SEAT_LETTERS
from jemaa.marrakech.market import path, place_squares, square_name
from jemaa.marrakech.reading import charged, colour_at, has_two_colours, letter_of, owner_of, squares_in
from jemaa.marrakech.state import ASSAM, DEAL, FIRST, LAY, NEXT, NONE, OVER_PHASE, PAY, REVEAL, ROLL, MarrakechRow


class FirstPlayerDrawn(Event, frozen=True):
    """Chance has chosen the first player (MK-2.4)."""

    seat: str


class RugTurnedUp(Event, frozen=True):
    """The rug on top of a two-colour pile has become visible (MK-2.3)."""

    seat: str
    colour: str


class AssamTurned(Event, frozen=True):
    """A seat turned Assam, or left him as he was (MK-3.2, MK-7.1)."""

    seat: str
    turn: str
    """left, ahead or right."""
    facing: str
    """north, east, south or west: after the turn."""


class DieRolled(Event, frozen=True):
    """The die was rolled and shows a number of slippers (MK-3.3)."""

    seat: str
    slippers: int


class Stop(NamedTuple):
    """One step of Assam's walk, in JSON an array."""

    square: str
    facing: str
    looped: bool
    """He came here by an about-turn on the border (MK-3.4)."""


class AssamWalked(Event, frozen=True):
    """Assam walked (MK-3.3, MK-3.4)."""

    start: str
    path: tuple[Stop, ...]
    """His steps; the last is where he stops."""


class Paid(Event, frozen=True):
    """A seat paid for the rugs under Assam (MK-4)."""

    payer: str
    payee: str
    amount: int
    """Dirhams paid: less than `due` if the payer has no more; 0 if the payer has none."""
    due: int
    area: tuple[str, ...]
    """The squares that were counted (MK-4.2), row by row from a1; as many as `due`."""


class WentOut(Event, frozen=True):
    """A seat could not pay and is out; its unlaid rugs are back in the box (MK-4.4, MK-4.5)."""

    seat: str
    order: int
    """1 for the first to go out, 2 for the second ..."""
    returned: int
    """How many rugs went back."""


class RugLaid(Event, frozen=True):
    """A seat laid a rug (MK-5)."""

    seat: str
    colour: str
    squares: tuple[str, str]
    covered: tuple[str | None, str | None]
    """[0, 1] -> the colour that was on top of that square, or null if it was empty."""


class RugReturned(Event, frozen=True):
    """A seat's rug had no place and went back into the box (MK-5.3, `different_colours`)."""

    seat: str
    colour: str


class TurnPassed(Event, frozen=True):
    """The next seat's turn begins (MK-2.4)."""

    seat: str
    """The letter of the seat whose turn it is now."""


def changes(before: MarrakechRow, after: MarrakechRow, choice: Choice | None) -> list[Event]:
    """The events between two rows one step apart, in order; `choice` made the step, or, for None, the rules."""
    if before.phase == PAY:
        return [*_payment(before, after), *_returned(before, after)]
    if before.phase == NEXT:
        return [] if after.phase == OVER_PHASE else [TurnPassed(SEAT_LETTERS[after.seat])]
    return _chosen(before, after, choice) if choice is not None else []


def _chosen(before: MarrakechRow, after: MarrakechRow, choice: Choice) -> list[Event]:
    seat = SEAT_LETTERS[before.seat]
    if before.phase == FIRST:
        return [FirstPlayerDrawn(SEAT_LETTERS[after.seat]), *_turned_up(before, after)]
    if before.phase in (DEAL, REVEAL):
        return _turned_up(before, after)
    if before.phase == ROLL:
        return [DieRolled(seat, choice - ROLL_BASE), _walk(before, choice - ROLL_BASE)]
    if before.phase == ASSAM:
        return [AssamTurned(seat, ACTIONS[choice].text, HEADINGS[after.facing])]
    return [_laid(before, choice - FIRST_PLACE), *_turned_up(before, after)]


def _turned_up(before: MarrakechRow, after: MarrakechRow) -> list[Event]:
    """The events of tops that have become visible, even if the colour is the same as before."""
    if not has_two_colours(after):
        return []
    fresh = [seat for seat in range(after.players) if after.top[seat] != NONE
             and (before.top[seat] == NONE or (before.phase in (LAY, PAY) and seat == before.seat))]
    return [RugTurnedUp(SEAT_LETTERS[seat], letter_of(after, after.top[seat])) for seat in fresh]


def _walk(before: MarrakechRow, steps: int) -> AssamWalked:
    stops, facing = [], before.facing
    for square, heading in path(before.assam, facing, steps):
        stops.append(Stop(square_name(square), HEADINGS[heading], looped=heading != facing))
        facing = heading
    return AssamWalked(square_name(before.assam), tuple(stops))


def _payment(before: MarrakechRow, after: MarrakechRow) -> list[Event]:
    payer, colour = before.seat, colour_at(before, before.assam)
    payee = payer if colour == NONE else owner_of(before, colour)
    if payee == payer or before.out[payee]:
        return []
    squares = squares_in(charged(before, colour, 1 << before.assam))
    amount = before.dirhams[payer] - after.dirhams[payer]
    paid = Paid(SEAT_LETTERS[payer], SEAT_LETTERS[payee], amount, len(squares), tuple(map(square_name, squares)))
    if not after.out[payer]:
        return [paid]
    return [paid, WentOut(SEAT_LETTERS[payer], after.out[payer], sum(before.unlaid) - sum(after.unlaid))]


def _returned(before: MarrakechRow, after: MarrakechRow) -> list[Event]:
    """The rug that had no place, and the one below it; nothing where the seat lays it now, or has gone out."""
    if after.out[before.seat] or sum(after.unlaid) == sum(before.unlaid):
        return []
    rug = RugReturned(SEAT_LETTERS[before.seat], letter_of(before, before.top[before.seat]))
    return [rug, *_turned_up(before, after)]


def _laid(before: MarrakechRow, place: int) -> RugLaid:
    first, second = place_squares(place)
    return RugLaid(SEAT_LETTERS[before.seat], letter_of(before, before.top[before.seat]),
                   (square_name(first), square_name(second)), (_letter_at(before, first), _letter_at(before, second)))


def _letter_at(row: MarrakechRow, square: int) -> str | None:
    colour = colour_at(row, square)
    return None if colour == NONE else COLOUR_LETTERS[row.players][colour]
