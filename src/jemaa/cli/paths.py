"""Files and folders that a command line names: what is refused before any work begins."""

import errno
import os
from pathlib import Path
from typing import cast

import click

from jemaa.core.naming import naming


class Named(click.Path):
    """A parameter type: a path that is not empty."""

    def __init__(self, *, exists: bool = False, file_okay: bool = True, dir_okay: bool = True) -> None:
        super().__init__(exists=exists, file_okay=file_okay, dir_okay=dir_okay, path_type=Path)

    def convert(self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The path; fails for an empty name, and for what can't be such a path."""
        if not os.fspath(value).strip():
            self.fail("the name is empty; give the name of a " + ("file" if self.file_okay else "folder"), param, ctx)
        return cast("Path", super().convert(value, param, ctx))


FILE = Named(dir_okay=False)
EXISTING = Named(exists=True, dir_okay=False)
FOLDER = Named(file_okay=False)
EXISTING_FOLDER = Named(exists=True, file_okay=False)


def is_folder(text: str) -> bool:
    """Whether what was typed names a folder: one that exists, or any name with a slash at its end."""
    return text.endswith(tuple(filter(None, (os.sep, os.altsep)))) or Path(text).is_dir()


def existing(path: Path) -> Path:
    """The path itself; raises `OSError` if there is no such file, or no ordinary one."""
    if path.is_dir():
        raise OSError(errno.EISDIR, "is a folder; name a file in it", str(path))
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "is no ordinary file", str(path))
    if not path.exists():
        raise OSError(errno.ENOENT, "there is no such file", str(path))
    return path


def check_folder(file: Path) -> None:
    """Raise `OSError` if the folder of a file that is to be written does not exist; called before the work begins."""
    if not file.parent.is_dir():
        raise OSError(errno.ENOENT, "there is no such folder; make it, or name another one", str(file.parent))


def make_folder(folder: Path) -> None:
    """Make a folder that is to be filled, if it is missing.

    Raises `OSError` where the folder around it does not exist either: its name is probably mistyped.
    """
    check_folder(folder)
    folder.mkdir(exist_ok=True)


def check_new(file: Path, option: str = "--out") -> None:
    """Raise `OSError` as `check_folder` does, and `UsageError` where the file exists: no file is overwritten.

    `option` is the one that named the file.
    """
    check_folder(file)
    if file.exists():
        raise click.UsageError(f"{file} exists; give another {option}, or move it away")


def check_apart(file: Path, source: str | Path) -> None:
    """Raise `OSError` as `check_folder` does, and `UsageError` where the file is the one that is read.

    Any other file that exists is accepted. `source` may be a position's text or "-" instead of a path.
    """
    check_folder(file)
    if _same(file, source):
        raise click.UsageError(f"{file} is the file that is read; name another file to write to")


def _same(file: Path, source: str | Path) -> bool:
    try:
        return file.samefile(source)
    except (OSError, ValueError):
        return False  # one of them is no file: not there yet, or a position's text


def write_text(path: Path, text: str) -> None:
    """Write a file; raises an `OSError` that names it where that fails."""
    with naming(path):
        path.write_text(text, encoding="utf-8")
