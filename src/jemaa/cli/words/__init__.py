"""A game in English: what happened, what is asked, and what each choice would do. One module a game."""

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from jemaa.core.choice import Action
from jemaa.core.events import Event
from jemaa.core.game import State


class Said(NamedTuple):
    """What happened. In the text, {A} stands for the name of whoever sits at A."""

    seat: str | None
    """Who did it; "": it follows from what was said before; None: the text is a sentence of its own."""
    text: str


class Question(NamedTuple):
    """What a seat is asked, and the clauses that say what may be answered."""

    text: str
    clauses: tuple[str, ...]


class Words(Protocol):
    """What the module of a game offers."""

    def said(self, event: Event) -> Said | None:
        """An event in words; None if it goes without saying."""
        ...

    def question(self, state: State) -> Question:
        """What the seat that acts is asked."""
        ...

    def remark(self, state: State, action: Action) -> str:
        """What an action would do, in a word or two; "" if its text says it."""
        ...

    def counts(self, events: Sequence[Event]) -> dict[str, int]:
        """What is worth counting over many games, in the events of one."""
        ...


def of(game: str) -> Words:
    """The words of a game."""
    return cast("Words", import_module(f"jemaa.cli.words.{game}"))
