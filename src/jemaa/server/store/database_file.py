"""The file of a SQLite database: locked by the one server that uses it, and watched while it is open."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import BinaryIO

import sqlalchemy as sa

from jemaa.core.errors import JemaaError

fcntl: ModuleType | None = None
msvcrt: ModuleType | None = None
with contextlib.suppress(ImportError):  # on POSIX
    import fcntl
with contextlib.suppress(ImportError):  # on Windows
    import msvcrt


class FileGone(OSError):
    """Raised where the file of an open database was moved or deleted, or another file stands in its place."""


class DatabaseFile:
    """Notices when the file of an open SQLite database is not at its path any more.

    SQLite itself goes on then, and all that it stores would be lost when the database is closed.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._identity: tuple[int, int] | None = None

    def remember(self) -> None:
        """Take the file that is there now as the right one; once one is known, do nothing."""
        if self._identity is None:
            self._identity = self._present()

    def check(self) -> None:
        """Raise `FileGone` unless the right file is at its path; before `remember` was called, any or none is right.

        Once the right file is back, this returns again.
        """
        if self._identity is not None and self._present() != self._identity:
            raise FileGone(f"{self._path} was moved, deleted or replaced while it was open: put it back, or restart")

    def _present(self) -> tuple[int, int] | None:
        """The device and the number of the file at the path; None if there is none."""
        try:
            status = self._path.stat()
        except OSError:
            return None
        return status.st_dev, status.st_ino


def path_of(url: sa.URL) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL and for databases without a plain path."""
    name = url.database if url.get_backend_name() == "sqlite" else None
    return None if not name or name == ":memory:" or name.startswith("file:") else Path(name)


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """A context in which no other server uses the same SQLite file; raises `JemaaError` where another one does.

    `FILE.lock` is locked to the end of the context, or of the process, however it ends; the file stays behind. Nothing
    is locked for other databases, for URLs that are none, where the lock can't be made, and on systems without locks of
    files: whoever opens the database says what is wrong with it.
    """
    file: BinaryIO | None = None
    with contextlib.suppress(sa.exc.ArgumentError, ValueError, OSError):
        path = path_of(sa.make_url(url))
        file = path.with_name(path.name + ".lock").open("ab") if path else None
    if file is None:
        yield
        return
    with file:
        _hold(file)
        yield


def _hold(file: BinaryIO) -> None:
    """Lock a file until it is closed; raises `JemaaError` where another process has locked it."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        elif msvcrt is not None:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except (BlockingIOError, PermissionError):  # the one of POSIX, the other of Windows
        database = file.name.removesuffix(".lock")
        raise JemaaError(f"another server uses the database {database}; stop it first, or name another database with "
                         "--database sqlite:///FILE. Several servers at once need PostgreSQL") from None
