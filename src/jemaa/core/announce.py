"""Announces that rules are about to be compiled, which takes long and happens only where nothing is in the cache."""

from collections.abc import Callable


class _Waiting:
    """Holds the function that is called before the next compilation, or None."""

    tell: Callable[[], object] | None = None


def before_compiling(tell: Callable[[], object]) -> None:
    """Call `tell` once, right before the next compilation of a rule of this package, in the thread that compiles it.

    What is loaded from the cache does not count. A later call of `before_compiling` replaces `tell`.
    """
    _Waiting.tell = tell


def compiling() -> None:
    """Call the function that `before_compiling` was given, if there is one, and forget it; compile nothing."""
    tell, _Waiting.tell = _Waiting.tell, None
    if tell:
        tell()
