"""Finds the choices that a typed text may mean."""

import re
from collections.abc import Sequence
from typing import TypeVar

from jemaa.core.choice import Choice

C = TypeVar("C", bound=Choice)
WORD = re.compile(r"[a-z]+\d*|\d+")
MOST_NUMBERED = 15
"""Up to so many choices carry numbers that may be typed."""


def matching_choices(typed: str, choices: Sequence[C]) -> list[C]:
    """The choices that `typed` may mean: one, if it is clear; several, if it is not; [] if it means none.

    A number counts as that of the list, 1 the first, where there are `MOST_NUMBERED` choices at most. Words may be cut
    short, in any case, order and spacing, but words that end in a digit must be whole. A text with exactly the typed
    words goes before those that begin with them, and these go before those that have them in another order.
    """
    if typed.strip().isdecimal() and len(choices) <= MOST_NUMBERED:
        return list(choices[int(typed) - 1 : int(typed)]) if int(typed) else []
    words = WORD.findall(typed.lower())
    if not words:
        return []
    for fits in (_same, _begin, _among):
        matches = [choice for choice in choices if fits(words, WORD.findall(choice.text.lower()))]
        if matches:
            return matches
    return []


def _same(typed: list[str], words: list[str]) -> bool:
    return typed == words


def _begin(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word begins the word at the same place."""
    return len(typed) <= len(words) and all(map(_begins, typed, words))


def _among(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word begins a different word, in any order."""
    left = list(words)
    for word in typed:
        match = next((other for other in left if _begins(word, other)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def _begins(typed: str, word: str) -> bool:
    """Whether a typed word begins a word. Names of squares have to be complete: b1 is not b10."""
    return word == typed if typed[-1].isdecimal() else word.startswith(typed)
