"""The file of a run's games: a header, then each game as a line of JSON, on disk before the run goes on.

Lines come in any order. A last line that a crash cut short is dropped when the run is resumed.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO, TypeVar

import msgspec

from jemaa.arena.build import build
from jemaa.arena.luck import values_hash
from jemaa.arena.match import Match, Task
from jemaa.arena.play import Result
from jemaa.arena.stopping import Plan
from jemaa.core.errors import BadRecord
from jemaa.core.naming import naming, quoted
from jemaa.core.recorder import lock

S = TypeVar("S", bound=msgspec.Struct)
FORMAT = 1
NAME = "games.jsonl"
"""The name of the file in the run's folder."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="line", tag="arena"):
    """The first line of the file: the match, the plan and the hash of the code, as the run was begun."""

    format: Annotated[int, msgspec.Meta(ge=FORMAT, le=FORMAT)] = FORMAT
    build: str
    """The hash of the code that the games follow from."""
    match: Match
    plan: Plan
    values: tuple[str, ...] = ()
    """[fixture] -> the hash of the values by which luck is taken out (`luck.values_hash`); () without `Match.luck`."""


class Keeper:
    """Appends finished games to a run's file, which is open for writing at its end.

    `begun` and `resumed` make one; they lock the file where the system can, so that no second run resumes it at the
    same time.
    """

    def __init__(self, folder: Path, file: BinaryIO) -> None:
        self.folder, self._file = folder, file

    def add(self, line: Header | Result) -> None:
        """Append a line; when this returns, it is on disk."""
        with naming(self._file.name):
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())


@contextmanager
def begun(folder: Path, match: Match, plan: Plan) -> Iterator[Keeper]:
    """A context manager that begins a run's file, locked and with its header, and gives its `Keeper`.

    The folder is made if needed; raises `FileExistsError` if it has a run's file already. The file is closed at the
    end.
    """
    folder.mkdir(parents=True, exist_ok=True)
    try:
        file = (folder / NAME).open("xb")
    except FileExistsError:
        raise FileExistsError(errno.EEXIST, f"a run is kept there already; go on with --resume {quoted(folder)}, "
                              "or name another folder", str(folder)) from None
    with file:
        _lock(file)
        keeper = Keeper(folder, file)
        values = tuple(values_hash(fixture.make()) for fixture in match.fixtures) if match.luck else ()
        keeper.add(Header(build=build(match.games), match=match, plan=plan, values=values))
        yield keeper


@contextmanager
def resumed(folder: Path) -> Iterator[tuple[Keeper, Header, list[Result]]]:
    """A context manager that locks a run's file, and gives a `Keeper` to append to it, its header and its games.

    A last line that was cut short is removed. Raises `FileNotFoundError` if there is no such file, `RecordInUse`
    if another process is writing it, and `BadRecord` for a damaged file, and where the code has changed since the games
    were played.
    """
    with (folder / NAME).open("r+b") as file:
        _lock(file)
        header, results = read(folder)
        if header.build != build(header.match.games):
            raise BadRecord(1, "the rules or the bots have changed since these games were played, and the two can't be "
                               "counted together; begin anew in another folder")
        file.truncate(sum(len(line) for line in file if line.endswith(b"\n")))
        file.seek(0, os.SEEK_END)
        yield Keeper(folder, file), header, results


def read(folder: Path) -> tuple[Header, list[Result]]:
    """A run's header and its games, in the order in which they finished; the file is not changed or locked.

    A last line that was cut short is left out. Raises `FileNotFoundError` if there is no file, and `BadRecord` with the
    first line that is wrong; whether the code has changed since is not checked.
    """
    lines = (folder / NAME).read_bytes().splitlines(keepends=True)
    if not lines or not lines[0].endswith(b"\n"):
        raise BadRecord(1, "there is no header: nothing was played; delete the file and begin anew")
    header = _decoded(1, lines[0], Header)
    games: dict[Task, Result] = {}
    for number, line in enumerate(lines[1:], 2):
        if line.endswith(b"\n"):
            game = _decoded(number, line, Result)
            if not _fits(header.match, game) or game.task in games:
                raise BadRecord(number, "is no game of this match, or is there twice; delete the line: what is missing "
                                        "then is played again")
            games[game.task] = game
    return header, list(games.values())


def _fits(match: Match, game: Result) -> bool:
    """Whether the match has this game, with these bots in its seats, and one of each number for each seat."""
    if not (0 <= game.fixture < len(match.fixtures) and game.deal >= 0):
        return False
    seatings = match.seatings(game.fixture, game.deal)
    numbers = game.scores, game.ranking, game.decisions, game.seconds
    return (0 <= game.rotation < len(seatings) and seatings[game.rotation] == game.seats
            and len(game.luck) == (len(game.seats) if match.luck else 0)
            and all(len(each) == len(game.seats) for each in numbers))


def _decoded(number: int, line: bytes, kind: type[S]) -> S:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord(number, f"is no line of an arena's games ({error})") from None


def _lock(file: BinaryIO) -> None:
    lock(file, f"{file.name} is being written by another run; wait for it, or stop it")
