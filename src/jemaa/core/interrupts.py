"""Puts Ctrl-C off to a moment at which it can be raised safely.

Python raises `KeyboardInterrupt` between any two steps of the main thread. If that is inside a function that was called
from C, such as those by which LLVM hands its object code to Numba, the exception is printed and lost, and the
interrupted work goes on with half of its data. `deferred` puts it off to the end of a block, `check` to a step of it.

Only Python's own handler of SIGINT is put off, and only in the main thread: no other thread receives signals, and a
program that has installed a handler of its own decides for itself what the handler does.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class _Deferral:
    """Counts the open blocks of the main thread, and holds whether Ctrl-C was pressed in them."""

    depth = 0
    pressed = False


def begin() -> None:
    """Put Ctrl-C off until `end` has been called as often as `begin`; does nothing outside the main thread.

    Where the program has a handler of SIGINT of its own, Ctrl-C is not put off.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        _Deferral.pressed = False
        signal.signal(signal.SIGINT, _note)
    _Deferral.depth += 1


def end() -> None:
    """End one block of `begin`; at the outermost one raises `KeyboardInterrupt` if Ctrl-C was pressed within it.

    A press that `check` has raised already does not count.

    Must follow a `begin` of the same thread; does nothing outside the main thread.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    _Deferral.depth -= 1
    if not _Deferral.depth and signal.getsignal(signal.SIGINT) is _note:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        _raise_if_pressed()


def check() -> None:
    """Raise `KeyboardInterrupt` here, if Ctrl-C was pressed while it is put off; that press is then forgotten.

    Ctrl-C stays put off until `end`. Does nothing outside the main thread.
    """
    if _Deferral.depth and threading.current_thread() is threading.main_thread():
        _raise_if_pressed()


def ignore() -> None:
    """Ignore Ctrl-C from here on, for a program that is ending: it would only write a traceback.

    Does nothing outside the main thread.
    """
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def deferred() -> Iterator[None]:
    """A context manager: Ctrl-C within the block is raised at the end of the outermost such block."""
    begin()
    try:
        yield
    finally:
        end()


def _note(_number: int, _frame: FrameType | None) -> None:
    _Deferral.pressed = True


def _raise_if_pressed() -> None:
    if _Deferral.pressed:
        _Deferral.pressed = False
        raise KeyboardInterrupt
