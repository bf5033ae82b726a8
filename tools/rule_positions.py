"""The positions that the rules for people draw: `docs/rules/pictures.toml`, whose head explains the fields."""

import tomllib
from pathlib import Path

import msgspec

from jemaa.core.game import State
from jemaa.games import from_text

SOURCE = Path(__file__).resolve().parent.parent / "docs" / "rules" / "pictures.toml"


class Picture(msgspec.Struct, forbid_unknown_fields=True):
    """A position, and what is done there."""

    name: str
    says: str
    clauses: list[str]
    position: str
    shows: str
    choices: list[str] = []
    open: list[str] = []
    shut: list[str] = []

    @property
    def game(self) -> str:
        """The game's name, which its notation begins with."""
        return self.position.split("/", maxsplit=1)[0]


PICTURES = msgspec.convert(tomllib.loads(SOURCE.read_text(encoding="utf-8"))["picture"], list[Picture])


def states(picture: Picture) -> list[State]:
    """The position, and where its choices lead, if there are any."""
    first = last = from_text(picture.position)
    for choice in picture.choices:
        last = last.apply(choice)
    return [first, last] if picture.choices else [first]
