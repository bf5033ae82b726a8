"""Writes a record while its game is played: each entry is safely in the file before the game goes on."""

import contextlib
import os
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import BinaryIO, Self

from jemaa.core.choice import Choice
from jemaa.core.errors import BadRecord, RecordInUse
from jemaa.core.game import State
from jemaa.core.naming import naming, quoted
from jemaa.core.record import Entry, FindGame, Line, Record, author, digest_of, footer, read, signed

fcntl: ModuleType | None = None
with contextlib.suppress(ImportError):  # other systems than POSIX play without the lock
    import fcntl


class RecordWriter:
    """Appends to one record's file, and locks it so that no other process writes to the same game.

    Raises `OSError` where the file can't be written, and `RecordInUse` where another process holds it.
    """

    def __init__(self, file: BinaryIO, ends: list[tuple[int, str]]) -> None:
        """`ends` has for each version, from 0 on, the file's size in bytes and the last line's digest.

        It is empty for a file without a header, and is changed as lines are written. `file` must be open and locked
        already, as `create` and `resume` see to.
        """
        self._file, self._ends = file, ends

    @classmethod
    def create(cls, path: Path, record: Record) -> Self:
        """Begin a new file with the header of `record`, which must have no entries yet: they would not be written.

        Raises `FileExistsError` if there is a file.
        """
        writer = cls(path.open("xb"), [])
        lock(writer._file, _busy(path))
        writer._add(record.header)
        _sync_folder(path.parent)
        return writer

    @classmethod
    def resume(cls, path: Path, find: FindGame) -> tuple[Self, Record]:
        """Open an unfinished file to append to it, and return its record too.

        A last line that a crash cut short is dropped from the file; no other damage is accepted. Raises `BadRecord` for
        a damaged file, for several games, and for a game that is over and has its footer.
        """
        file = path.open("r+b")
        try:
            lock(file, _busy(path))
            lines = [line for line in file if line.endswith(b"\n")]
            record = read(lines, find, unfinished=True)
            if len(lines) > record.version + 1:
                raise BadRecord(len(lines), f"that game is over; `jemaa replay {quoted(path)}` shows it")
        except BaseException:
            file.close()
            raise
        sizes = accumulate(map(len, lines))
        writer = cls(file, [(size, digest_of(line)) for size, line in zip(sizes, lines, strict=True)])
        writer._shorten()
        return writer, record

    @property
    def version(self) -> int:
        """The number of entries in the file; after `finish` one more, since the footer counts then."""
        return len(self._ends) - 1

    def append(self, state: State, choice: Choice) -> None:
        """Write the entry for `choice`, which is made in `state`, the state before it. Neither is checked.

        The entry is on the disk when this returns.
        """
        self._add(Entry(author(state), choice.text))

    def undo(self, version: int) -> None:
        """Remove all entries after the first `version` ones from the file, and the footer if there is one."""
        del self._ends[version + 1:]
        self._shorten()

    def finish(self, state: State) -> None:
        """Write the result of the game, which must be over in `state`; the file stays open."""
        self._add(footer(state, self.version))

    def close(self) -> None:
        """Close the file and release its lock."""
        self._file.close()

    def _add(self, line: Line) -> None:
        size, before = self._ends[-1] if self._ends else (0, "")
        digest, data = signed(line, before)
        with naming(self._file.name):
            self._file.seek(size)
            self._file.write(data)
            self._sync()
        self._ends.append((size + len(data), digest))

    def _shorten(self) -> None:
        self._file.truncate(self._ends[-1][0])
        self._sync()

    def _sync(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())


def _busy(path: Path) -> str:
    return f"{path.name} is being played in another terminal; finish there first"


def lock(file: BinaryIO, held: str) -> None:
    """Lock an open file until it is closed, where the system can; raises `RecordInUse(held)` if it is locked already.

    Does not wait for it. `held` is the error's text.
    """
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise RecordInUse(held) from None


def _sync_folder(folder: Path) -> None:
    """Write the folder to disk, so that a crash does not lose the name of a new file."""
    with contextlib.suppress(OSError):  # not every system can open a folder
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
