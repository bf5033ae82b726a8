"""A game in English: what happened, what a seat is asked, and what each choice would do."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from jemaa.core.choice import Action
from jemaa.core.events import Event
from jemaa.core.row import AnyRow


class Sentence(NamedTuple):
    """What happened. In the text, {A} stands for the name of whoever sits at A."""

    seat: str | None
    """The letter of the seat that did it; "" if it follows from the sentence before; None for a whole sentence."""
    text: str


class Question(NamedTuple):
    """What a seat is asked, and the clauses that say what may be answered."""

    text: str
    clauses: tuple[str, ...]


class Sentences(Protocol):
    """What `sentences.py` of a game offers."""

    def sentence(self, event: Event) -> Sentence | None:
        """An event as a sentence; None if it need not be told."""
        ...

    def question(self, row: AnyRow) -> Question:
        """What the seat that acts is asked."""
        ...

    def remark(self, row: AnyRow, action: Action) -> str:
        """What an action would do, in a word or two; "" if its text says it."""
        ...

    def counts(self, events: Sequence[Event]) -> dict[str, int]:
        """What is worth counting over many games, in the events of one game."""
        ...
