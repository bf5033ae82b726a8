"""A game's signature: one hash of the records of many random games. `make signature` writes all of them anew.

It moves when rules, the numbering or text of choices, scores or the records' form move, and with nothing else.
A commit that moves one says "Behaviour moves: " and what and why; all others leave it as it is.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

from jemaa.core.choice import Choice
from jemaa.core.game import Game
from jemaa.core.options import written
from jemaa.core.record import Record, seats_of
from jemaa.games import GAMES
from tests.played import NAMES, walk
from tests.tables import tables, title

FILE = Path(__file__).parent / "data" / "signatures.json"
SEEDS = range(1, 6)
"""Each table plays a game with each of them."""


def signed() -> dict[str, list[Game]]:
    """Signature -> its tables. A game has one; a table with an option of `Options.later` has one of its own."""
    found: dict[str, list[Game]] = {}
    for name in GAMES:
        for table in tables(name):
            later = written(table.options).keys() & type(table.options).later
            found.setdefault(title(table) if later else name, []).append(table)
    return found


def signature(games: Iterable[Game]) -> str:
    """The hash of all records of some tables."""
    digest = hashlib.sha256()
    for table in games:
        for seed in SEEDS:
            for line in played(table, seed).lines():
                digest.update(line)
    return digest.hexdigest()[:16]


def played(game: Game, seed: int) -> Record:
    """The record of a random game."""
    made: list[Choice] = [choice for _, choice in walk(game, seed) if choice is not None]
    return Record(game, seats_of(NAMES[: game.players], ["random"] * game.players), tuple(made), seed=seed)


def kept() -> dict[str, str]:
    """The signatures as they were last written."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, str])


def write() -> None:
    """All signatures anew."""
    found = msgspec.json.encode({name: signature(games) for name, games in signed().items()})
    FILE.write_bytes(msgspec.json.format(found, indent=2) + b"\n")


if __name__ == "__main__":
    write()
