"""A file of puzzles: its first line says how it was made, each other line is a puzzle."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from jemaa.core.errors import JemaaError
from jemaa.core.naming import naming
from jemaa.puzzles.puzzle import Puzzle

FORMAT = 1
"""The number of the lines' format; it is increased when a reader of the old lines could not read the new ones."""


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a file of puzzles was made."""

    format: int
    game: str
    command: str
    """The last command that looked for puzzles; with the same bots throughout, it writes the same file."""
    seed: int
    """Of the games that were played for it."""
    games: int
    """How many of them were looked through: the next one has this number."""
    bound: float
    """How far each best choice is ahead beyond the searches' own error: a share of the win."""
    screen: int
    """Simulations of the first look at each position."""
    confirm: int
    """Simulations of each search that had to take the same choice."""


class PuzzleFile(msgspec.Struct, frozen=True):
    """The content of a file."""

    head: Head
    puzzles: tuple[Puzzle, ...]


def read(path: Path) -> PuzzleFile:
    """The content of a file; raises `JemaaError` for a file that is none, and `OSError`."""
    lines = path.read_bytes().splitlines()
    try:
        head = msgspec.json.decode(lines[0], type=Head)
        puzzles = tuple(msgspec.json.decode(line, type=Puzzle) for line in lines[1:])
    except (IndexError, msgspec.MsgspecError) as error:
        raise JemaaError(f"{path} holds no puzzles of this version: {error}") from None
    if head.format != FORMAT:
        raise JemaaError(f"{path} has format {head.format}; this version reads {FORMAT}")
    return PuzzleFile(head, puzzles)


def write(path: Path, head: Head, puzzles: Sequence[Puzzle]) -> None:
    """Write a file, or put a new one in its place at once: it is whole whenever it is read."""
    lines = [msgspec.json.encode(each) + b"\n" for each in (head, *puzzles)]
    beside = path.with_name(path.name + ".new")
    with naming(path):
        beside.write_bytes(b"".join(lines))
        beside.replace(path)
