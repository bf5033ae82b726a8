"""Compiling by Numba on first use, with a cache on disk that an edit invalidates. Needs the extra `jit`.

Numba's disk cache looks only at the file of the function itself, not at what it calls. So each compiled function is
cached in a folder named by the hash of all that it may depend on (`core.fingerprint`).

While Numba compiles, or loads what was compiled, Ctrl-C is put off to the beginning of its next step (`interrupts.py`).
"""

import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from jemaa.core import announce, interrupts
from jemaa.core.cache import cache_root
from jemaa.core.extra import extras
from jemaa.core.fingerprint import fingerprint

with extras():
    import numba
    from numba.core.event import Event, Listener, register

    from jemaa.core.jit_cache import Cache
    from jemaa.core.jit_indices import Compiler

DECORATING = threading.Lock()
"""One thread at a time may point Numba to another folder."""
STALE_AFTER_S = 30 * 24 * 3600

Function = TypeVar("Function", bound=Callable[..., object])


class _Listener(Listener):  # type: ignore[misc]  # as above
    """Calls one function with each event of one kind that begins in Numba, and another one with each that ends."""

    def __init__(self, start: Callable[[Event], object], end: Callable[[Event], object] = lambda _: None) -> None:
        self._start, self._end = start, end

    def on_start(self, event: Event) -> None:
        """Call the first function with `event`, which begins."""
        self._start(event)

    def on_end(self, event: Event) -> None:
        """Call the second function with `event`, which ends."""
        self._end(event)


def _announce(event: Event) -> None:
    """If `event` is about a function of this package, announce that it is compiled: the cache does not have it."""
    if event.data["dispatcher"].py_func.__module__.partition(".")[0] == "jemaa":
        announce.compiling()


LISTENERS = {
    "numba:compiler_lock": _Listener(lambda _: interrupts.begin(), lambda _: interrupts.end()),
    "numba:run_pass": _Listener(lambda _: interrupts.check()),  # between two steps nothing is half done
    "numba:compile": _Listener(_announce),
}
for kind, listener in LISTENERS.items():
    register(kind, listener)


def compiled(function: Function, files: list[Path], inline: bool) -> Function:
    """`function`, compiled on first use.

    The compiled code is cached on disk by the contents of `files` and of all modules that they depend on, if the
    cache's folder can be written. With `inline` the function becomes part of each compiled function that calls it.
    """
    folder = _folder(tuple(sorted(set(files))))
    with DECORATING, _caching_in(folder):  # never nested: Numba compiles on first use, not here
        # Rules allocate nothing: without Numba's allocator, arrays go on without counting references to them.
        made: Function = numba.njit(cache=_writable(folder), nogil=True, error_model="numpy", _nrt=False,
                                    forceinline=inline, pipeline_class=Compiler)(function)
    return made


@contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    """A context manager: functions that are decorated within the block are cached in `folder` by `Cache`.

    Afterwards Numba's settings are as before, for its other users.
    """
    config, dispatcher = numba.config, numba.core.dispatcher
    before = config.CACHE_DIR, dispatcher.FunctionCache
    config.CACHE_DIR, dispatcher.FunctionCache = str(folder), Cache
    try:
        yield
    finally:
        config.CACHE_DIR, dispatcher.FunctionCache = before


@lru_cache
def _folder(files: tuple[Path, ...]) -> Path:
    return cache_root() / f"{fingerprint(files)}-{numba.__version__}"


@lru_cache
def _writable(folder: Path) -> bool:
    """Whether compiled code can be kept in `folder`, which is made if need be and marked as used now.

    Where it had to be made, folders beside it that are out of use are deleted.
    """
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            _tidy(folder.parent)
        os.utime(folder)
        return os.access(folder, os.W_OK)
    except OSError:
        return False


@lru_cache
def _tidy(root: Path) -> None:
    """Delete the folders in `root` that nobody has used for 30 days.

    Runs only when a new folder is made, once a process for each root.
    """
    for folder in root.iterdir():
        with suppress(FileNotFoundError):  # another process may tidy up as well
            if time.time() - folder.stat().st_mtime > STALE_AFTER_S:
                shutil.rmtree(folder, ignore_errors=True)
