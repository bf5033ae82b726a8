"""Who is told that rules are about to be compiled: that takes long, and happens only where nothing is in the cache."""

from collections.abc import Callable


class _Waiting:
    """Who is to be told the next time."""

    tell: Callable[[], object] | None = None


def before_compiling(tell: Callable[[], object]) -> None:
    """Call `tell` once, right before the first function from now on is compiled, in the thread that compiles it."""
    _Waiting.tell = tell


def compiling() -> None:
    """A function is about to be compiled."""
    tell, _Waiting.tell = _Waiting.tell, None
    if tell:
        tell()
