"""Names files in errors and in commands that are printed.

The system names a file in an error where it is opened, but not where a disk is full.
"""

import contextlib
import shlex
import subprocess
import sys
from collections.abc import Iterator
from os import PathLike
from pathlib import Path


@contextlib.contextmanager
def naming(path: str | PathLike[str]) -> Iterator[None]:
    """A context manager for writing the file `path`: an `OSError` within it that names no file is raised with its name.

    A `BrokenPipeError` stays as it is: a file has no reader that could be gone.
    """
    try:
        yield
    except OSError as error:
        if error.filename is not None or isinstance(error, BrokenPipeError):
            raise
        raise OSError(error.errno, error.strerror, str(path)) from error


def quoted(path: Path) -> str:
    """A path as it is typed into the shell of this system, also where it has spaces."""
    text = str(path)
    return subprocess.list2cmdline([text]) if sys.platform == "win32" else shlex.quote(text)
