"""A game's signature: one hash of the records of many random games. `make signature` writes both games' anew.

It moves when rules, the numbering or text of choices, scores or the records' form move, and with nothing else.
A commit that moves one says "Behaviour moves: " and what and why; all others leave it as it is.
"""

import hashlib
from pathlib import Path

import msgspec

from jemaa.core.choice import Choice
from jemaa.core.game import Game
from jemaa.core.record import Record, seats_of
from jemaa.games import GAMES
from tests.played import NAMES, walk
from tests.tables import tables

FILE = Path(__file__).parent / "data" / "signatures.json"
SEEDS = range(1, 6)
"""Each table plays a game with each of them."""


def signature(name: str) -> str:
    """The hash of all records of one game."""
    digest = hashlib.sha256()
    for table in tables(name):
        for seed in SEEDS:
            for line in played(table, seed).lines():
                digest.update(line)
    return digest.hexdigest()[:16]


def played(game: Game, seed: int) -> Record:
    """The record of a random game."""
    made: list[Choice] = [choice for _, choice in walk(game, seed) if choice is not None]
    return Record(game, seats_of(NAMES[: game.players], ["random"] * game.players), tuple(made), seed=seed)


def kept() -> dict[str, str]:
    """Game -> signature, as it was last written."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, str])


def write() -> None:
    """Both signatures anew."""
    found = msgspec.json.encode({name: signature(name) for name in GAMES})
    FILE.write_bytes(msgspec.json.format(found, indent=2) + b"\n")


if __name__ == "__main__":
    write()
