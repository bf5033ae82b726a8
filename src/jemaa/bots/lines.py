"""The messages between us and a bot in any language: a line of JSON each way for a decision (`external.py`)."""

import msgspec

from jemaa.core.position import Json


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """The question to a program: a seat has to choose."""

    game: str
    """The game's name, such as `marrakech`."""
    players: int
    seat: str
    """The letter of the seat that has to choose."""
    view: dict[str, Json]
    """The view of that seat, in the form of the game's own schema."""
    legal: tuple[str, ...]
    """The texts of the legal actions, as in records; at least one."""
    milliseconds: int
    """How long the answer may take; the first time, the program's start counts, too."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The program's answer: the choice."""

    action: str
    """One of `legal`."""
