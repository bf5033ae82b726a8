"""Choices of seats and of chance: whole numbers with one meaning each, and a short text form."""

from collections.abc import Iterator, Sequence
from operator import index
from typing import Generic, Self, SupportsIndex, TypeVar

from jemaa.core.errors import IllegalChoice

AnyChoice = SupportsIndex | str
"""How a choice may be named: as an object, by its number (NumPy's too), or by its text."""


class Choice(int):
    """A whole number with a text form; equal to that number, and so to every other choice of the same number."""

    text: str

    def __new__(cls, number: int, text: str) -> Self:
        """A choice of this number and text."""
        self = super().__new__(cls, number)
        self.text = text
        return self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({int(self)}, {self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (int(self), self.text)


class Action(Choice):
    """A choice of a seat."""


class Outcome(Choice):
    """A choice of chance."""


C = TypeVar("C", bound=Choice)


class Space(Generic[C]):
    """All choices of one kind in a game, numbered from 0."""

    def __init__(self, kind: type[C], texts: Sequence[str], clause: str) -> None:
        """The choices get their numbers in the order of `texts`, which must be distinct.

        `clause` is the clause that `IllegalChoice` names for a text or number that means nothing.
        """
        self._choices = tuple(kind(number, text) for number, text in enumerate(texts))
        self._numbers = {choice.text: choice for choice in self._choices}
        self._clause = clause

    def __len__(self) -> int:
        return len(self._choices)

    def __iter__(self) -> Iterator[C]:
        return iter(self._choices)

    def __getitem__(self, choice: AnyChoice) -> C:
        """The choice with this number or text; raises `IllegalChoice` if there is none."""
        if isinstance(choice, str):
            if choice in self._numbers:
                return self._numbers[choice]
        elif 0 <= (number := index(choice)) < len(self._choices):
            return self._choices[number]
        raise IllegalChoice(self._clause, f"{choice!r} means nothing in this game")

    def find(self, text: str) -> C | None:
        """The choice with this text; None if there is none."""
        return self._numbers.get(text)
