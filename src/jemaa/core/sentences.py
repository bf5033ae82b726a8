"""The base of a game's English texts: events, questions to a seat, and the effects of choices."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from jemaa.core.choice import Action
from jemaa.core.events import Event
from jemaa.core.row import AnyRow


class Sentence(NamedTuple):
    """An event in English. In the text, {A} stands for the name of the player at seat A.

    The text is a whole sentence only if `seat` is None. With a seat's letter it lacks the subject, as in "rolls 3":
    whoever shows it puts the player before it. With "" it goes on from the sentence before, as in "to c3".
    """

    seat: str | None
    """The letter of the seat that did it; "" if it follows from the sentence before; None for a whole sentence."""
    text: str


class Question(NamedTuple):
    """A question to a seat, and the clauses that say what may be answered."""

    text: str
    clauses: tuple[str, ...]


class Sentences(Protocol):
    """The functions that a game's `sentences.py` offers."""

    def sentence(self, event: Event) -> Sentence | None:
        """An event as a sentence; None if it is not told."""
        ...

    def question(self, row: AnyRow) -> Question:
        """The question to the seat that acts; a seat must act in the row."""
        ...

    def remark(self, row: AnyRow, action: Action) -> str:
        """The effect of an action in a word or two; "" if the action's text says it."""
        ...

    def counts(self, events: Sequence[Event]) -> dict[str, int]:
        """Name -> a number worth comparing over many games, from all events of one game: a count or an extreme."""
        ...
