"""The messages between us and a bot in any language: a line of JSON each way for a decision (`external.py`)."""

from typing import Any

import msgspec


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """The question to a program: a seat has to choose."""

    game: str
    """The game's name, such as `marrakech`."""
    players: int
    seat: str
    """Whose choice it is, by its letter."""
    view: dict[str, Any]
    """What that seat may see, as the game's own schema of views has it."""
    legal: tuple[str, ...]
    """What may be chosen, as in records; at least one."""
    milliseconds: int
    """How long the answer may take."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The program's answer: the choice."""

    action: str
    """One of `legal`."""
