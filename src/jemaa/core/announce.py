"""Announces that rules are about to be compiled, which takes long and happens only where nothing is in the cache."""

from collections.abc import Callable


class _Waiting:
    """Holds the function that is called before the next compilation, or None."""

    tell: Callable[[], object] | None = None


def before_compiling(tell: Callable[[], object]) -> None:
    """Call `tell` once, right before the first function from now on is compiled, in the thread that compiles it."""
    _Waiting.tell = tell


def compiling() -> None:
    """Call the function that `before_compiling` was given, if there is one, and forget it."""
    tell, _Waiting.tell = _Waiting.tell, None
    if tell:
        tell()
