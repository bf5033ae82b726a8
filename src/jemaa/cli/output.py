"""Keeps the standard streams usable: without control characters, when a pipe is closed, and when a disk is full."""

import contextlib
import errno
import io
import os
import re
import sys
from collections.abc import Iterator
from typing import TextIO

import click

from jemaa.cli.exit_codes import PIPE_CLOSED

CANNOT_WRITE = (errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF)
"""The errors of writing to what is open: the disk is full, the file too large, the device broken or closed."""
OBEYED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""What a terminal obeys instead of showing it: control characters, without the end of a line and the tab."""


def harmless(text: str) -> str:
    """The text with "\ufffd" for each character that a terminal would obey, such as the begin of an escape sequence.

    Text from files and from other people goes to a terminal by this function only: a console (`printing.Output`)
    calls it for everything that it prints, and so does whoever prints such text without one.
    """
    return OBEYED.sub("\ufffd", text)


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a standard stream is a terminal; it is None where whoever started the command has closed it."""
    return stream is not None and stream.isatty()


def replace_unknown() -> None:
    """Let the standard streams print "?" for a character that their encoding lacks, instead of raising an error.

    Such encodings are those of pipes on Windows, and of old locales elsewhere.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextlib.contextmanager
def closed_pipe() -> Iterator[None]:
    """A context in which a command ends quietly, with the code `PIPE_CLOSED`, once nobody reads its output."""
    try:
        yield
    except BrokenPipeError:
        raise _left() from None


def _left() -> click.exceptions.Exit:
    """The exception that ends a command whose output nobody reads; both streams are silent from now on."""
    silence(sys.stdout)
    silence(sys.stderr)
    return click.exceptions.Exit(PIPE_CLOSED)


def failed(error: OSError) -> bool:
    """Whether an error that names no file comes from writing to the standard output; if so, silence that.

    It goes by the error's number (`CANNOT_WRITE`): commands name the files that they write (`paths.naming`).
    """
    if error.errno not in CANNOT_WRITE:
        return False
    silence(sys.stdout)
    return True


def silence(stream: TextIO | None) -> None:
    """Lead a stream to nowhere. Otherwise Python tries at its end to write what is left, and prints another error."""
    if stream is None:
        return
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(nowhere, stream.fileno())
        finally:
            os.close(nowhere)
