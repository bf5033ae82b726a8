"""What goes to and comes from a bot in any language: a line of JSON each way a decision (external.py)."""

import msgspec

from jemaa.core.position import Json


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """A seat has to choose."""

    game: str
    """The game's name, such as `marrakech`."""
    players: int
    seat: str
    """Whose choice it is, by its letter."""
    view: dict[str, Json]
    """What that seat may see, as the game's own schema of views has it."""
    legal: tuple[str, ...]
    """What may be chosen, as in records; at least one."""
    milliseconds: int
    """How long the answer may take."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it chooses."""

    action: str
    """One of `legal`."""
