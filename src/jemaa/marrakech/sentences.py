"""Marrakech's texts in English: events, questions, and the effects of actions."""

from collections.abc import Iterable, Sequence
from functools import singledispatch

from jemaa.core.choice import Action
from jemaa.core.events import Event, GameEnded
from jemaa.core.sentences import Question, Sentence
from jemaa.marrakech.actions import AHEAD, COLOUR_LETTERS, FIRST_PLACE, HEADINGS
from jemaa.marrakech.events import (
    AssamTurned,
    AssamWalked,
    DieRolled,
    FirstPlayerDrawn,
    Paid,
    RugLaid,
    RugReturned,
    RugTurnedUp,
    TurnPassed,
    WentOut,
)
from jemaa.marrakech.market import place_squares
from jemaa.marrakech.options import ROLL_FIRST
from jemaa.marrakech.reading import colour_at
from jemaa.marrakech.state import LAY, NONE, MarrakechRow


def counts(events: Sequence[Event]) -> dict[str, int]:
    """Name -> number of turns, about-turns, payments and players out, and the highest payment in dirhams.

    A turn is a roll; "about-turns" counts the walks with at least one. Without a payment the highest is 0.
    """
    amounts = [event.amount for event in events if isinstance(event, Paid)]
    return {
        "turns": sum(isinstance(event, DieRolled) for event in events),
        "about-turns": sum(isinstance(event, AssamWalked) and any(stop.looped for stop in event.path)
                           for event in events),
        "payments": len(amounts),
        "highest payment": max(amounts, default=0),
        "players out": sum(isinstance(event, WentOut) for event in events),
    }


@singledispatch
def sentence(event: Event) -> Sentence | None:
    """An event in English; None if it is not told. Raises `TypeError` for events of other games."""
    raise TypeError(f"no words for {event!r}")


@sentence.register
def first_player_drawn(event: FirstPlayerDrawn) -> Sentence:
    """The sentence that names the first player."""
    return Sentence(None, f"{{{event.seat}}} begins")


@sentence.register
def rug_turned_up(event: RugTurnedUp) -> Sentence:
    """The sentence that names the next rug of a two-colour pile."""
    return Sentence(event.seat, f"next rug: {event.colour}")


@sentence.register
def assam_turned(event: AssamTurned) -> Sentence:
    """The sentence about Assam's new heading."""
    return Sentence(event.seat, f"{'keeps' if event.turn == 'ahead' else 'turns'} Assam {event.facing}")


@sentence.register
def die_rolled(event: DieRolled) -> Sentence:
    """The sentence about a roll."""
    return Sentence(event.seat, f"rolls {event.slippers}")


@sentence.register
def assam_walked(event: AssamWalked) -> Sentence:
    """The sentence about Assam's walk: where he stops, and whether he went around one of the border's loops."""
    about = "about and " if any(stop.looped for stop in event.path) else ""
    return Sentence("", f"{about}to {event.path[-1].square}")


@sentence.register
def paid(event: Paid) -> Sentence:
    """The sentence about a payment, with the amount due where the payer had less."""
    short = f" of {event.due}, all there is" if event.amount < event.due else ""
    return Sentence(event.payer, f"pays {{{event.payee}}} {event.amount}{short}")


@sentence.register
def went_out(event: WentOut) -> Sentence:
    """The sentence that a player is out."""
    return Sentence(event.seat, "is out of the game")


@sentence.register
def rug_laid(event: RugLaid) -> Sentence:
    """The sentence about a laid rug: its place and the colours that it covers.

    Its colour is named only if it is the second colour of a seat that plays two.
    """
    which = "" if event.colour == event.seat else f" {event.colour}"
    return Sentence(event.seat, f"lays{which} {'-'.join(event.squares)}{_over(event.covered)}")


@sentence.register
def rug_returned(event: RugReturned) -> Sentence:
    """The sentence about a rug without a place: its colour if it is a seat's second one."""
    which = "" if event.colour == event.seat else f" {event.colour}"
    return Sentence(event.seat, f"finds no place: rug{which} goes back into the box")


def _over(covered: Iterable[str | None]) -> str:
    letters = [letter for letter in covered if letter]
    return f" over {'+'.join(letters)}" if letters else ""


@sentence.register
def turn_passed(_event: TurnPassed) -> None:
    """None, because the next sentence names the next player anyway."""


@sentence.register
def game_ended(_event: GameEnded) -> None:
    """None, because whoever shows the events shows the result after them."""


def question(row: MarrakechRow) -> Question:
    """The question to the acting seat: how to turn Assam, or where to lay a rug."""
    if row.phase == LAY:
        rug = COLOUR_LETTERS[row.players][row.top[row.seat]]
        return Question(f"where does your rug ({rug}) go?", ("MK-5.1", "MK-5.2", "MK-5.3"))
    if row.turn_order != ROLL_FIRST:
        return Question("which way does Assam go?", ("MK-3.2",))
    return Question("which way shall Assam face for the next player?", ("MK-7.1", "MK-7.2"))


def remark(row: MarrakechRow, action: Action) -> str:
    """The effect of an action: Assam's new heading, or "over A+B" for what a rug would cover; "" if nothing."""
    if action < FIRST_PLACE:
        return HEADINGS[(row.facing + action - AHEAD) & 3]
    tops = [colour_at(row, square) for square in place_squares(action - FIRST_PLACE)]
    return _over(None if top == NONE else COLOUR_LETTERS[row.players][top] for top in tops).strip()
