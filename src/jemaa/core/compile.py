"""The decorator of every rule, which lets Numba compile plain Python, with a cache that an edit invalidates.

Numba's disk cache looks only at the file of the function itself, not at what it calls.
So each compiled function is cached in a folder named by a hash of *its module's source and of every
`jemaa` module which that one imports, directly or not*: an edit anywhere below leads to another folder.
A module of another package counts with all modules beside it, as a game is one folder.

While Numba compiles, or loads what was compiled, Ctrl-C is put off to the beginning of its next step (`interrupts.py`).
"""

import hashlib
import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from types import FunctionType
from typing import TypeVar, cast

import numba
from numba.core.caching import FunctionCache
from numba.core.event import Event, Listener, register

from jemaa.core import announce, interrupts

INTERPRETED = bool(numba.config.DISABLE_JIT)
"""True under `NUMBA_DISABLE_JIT=1`: the same rules run as ordinary Python."""

PACKAGE = Path(__file__).resolve().parent.parent
DECORATING = threading.Lock()
"""One thread at a time may point Numba to another folder."""
STALE_AFTER_S = 30 * 24 * 3600
SOURCES = "sources"
"""The attribute by which a bound template remembers its files (`core.binding`)."""

COMMENT = re.compile(r"#.*")
IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+(?P<module>[\w.]+)[ \t]+import[ \t]*(?P<names>\([^)]*\)|.*)"
                    r"|import[ \t]+(?P<modules>.*))", re.MULTILINE)
NAME = re.compile(r"[\w.]+")

Function = TypeVar("Function", bound=Callable[..., object])


class _Cache(FunctionCache):  # type: ignore[misc]  # Numba has no types
    """Numba's cache on disk, without what Numba does before it loads from it: all that compiling needs is made ready.

    That takes a quarter of a second, and more where SciPy is installed, for its BLAS. What is loaded needs none of it,
    and whoever does compile something has it made ready then (`numba.core.compiler`).
    """

    def load_overload(self, sig: object, target_context: object) -> object:
        """The compiled function for these types of arguments; None if it is not in the cache."""
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


class _Listener(Listener):  # type: ignore[misc]  # as above
    """Calls one function when an event of one kind begins in Numba, and another one when it ends."""

    def __init__(self, start: Callable[[Event], object], end: Callable[[Event], object] = lambda _: None) -> None:
        self._start, self._end = start, end

    def on_start(self, event: Event) -> None:
        """Call the first function: the event begins."""
        self._start(event)

    def on_end(self, event: Event) -> None:
        """Call the second function: the event ends."""
        self._end(event)


def _announce(event: Event) -> None:
    """Announce that a function of this package is compiled, because the cache does not have it."""
    if event.data["dispatcher"].py_func.__module__.partition(".")[0] == "jemaa":
        announce.compiling()


if not INTERPRETED:
    LISTENERS = {
        "numba:compiler_lock": _Listener(lambda _: interrupts.begin(), lambda _: interrupts.end()),
        "numba:run_pass": _Listener(lambda _: interrupts.check()),  # between two steps nothing is half done
        "numba:compile": _Listener(_announce),
    }
    for kind, listener in LISTENERS.items():
        register(kind, listener)


def rule(function: Function) -> Function:
    """Compile `function` on first use (cached on disk, releasing the GIL); interpreted, return it as it is.

    It becomes part of every compiled function that calls it, which the compiler then sees as a whole.
    """
    return compile_function(function, [Path(function.__code__.co_filename)], inline=True)


def seldom(function: Function) -> Function:
    """Compile a rule that is called seldom as a function of its own, so that its callers are compiled more quickly."""
    return compile_function(function, [Path(function.__code__.co_filename)], inline=False)


@lru_cache
def interpreted(function: Function) -> Function:
    """A rule as ordinary Python, with all rules that it calls: it takes plain rows, which compiled rules do not."""
    body: FunctionType | None = getattr(function, "py_func", None)
    if body is None:
        return function
    callees = {name: interpreted(value) for name in body.__code__.co_names
               if hasattr(value := body.__globals__.get(name), "py_func") and value is not function}
    made = FunctionType(body.__code__, {**body.__globals__, **callees}, body.__name__, body.__defaults__)
    made.__doc__, made.__module__ = body.__doc__, body.__module__
    return cast("Function", made)


def sources(function: object) -> list[Path]:
    """The files that a function's code comes from; for a bound template, also those of all that it was bound to."""
    body = cast("FunctionType", getattr(function, "py_func", function))
    files: list[Path] = getattr(body, SOURCES, [Path(body.__code__.co_filename)])
    return files


def compile_function(function: Function, files: list[Path], inline: bool) -> Function:
    """`function` compiled on first use, and unchanged where rules are interpreted.

    The compiled code is cached on disk by the contents of `files` and of all modules that they depend on, if the
    cache's folder can be written. With `inline` the function becomes part of each compiled function that calls it.
    """
    if INTERPRETED:
        return function
    folder = _folder(tuple(sorted(set(files))))
    with DECORATING, _caching_in(folder):  # never nested: Numba compiles on first use, not here
        # Rules allocate nothing: without Numba's allocator, arrays go on without counting references to them.
        return numba.njit(cache=_writable(folder), nogil=True, error_model="numpy", _nrt=False,
                          forceinline=inline)(function)


@contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    """Functions that are decorated within the block are cached in `folder` by our cache.

    Other users of Numba keep theirs.
    """
    config, dispatcher = numba.config, numba.core.dispatcher
    before = config.CACHE_DIR, dispatcher.FunctionCache
    config.CACHE_DIR, dispatcher.FunctionCache = str(folder), _Cache
    try:
        yield
    finally:
        config.CACHE_DIR, dispatcher.FunctionCache = before


def cache_root() -> Path:
    """The folder that holds all compiled rules: `$JEMAA_CACHE`, else `jemaa` in `$XDG_CACHE_HOME` or in `~/.cache`.

    It may not exist yet.
    """
    chosen = os.environ.get("JEMAA_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "jemaa"


@lru_cache
def _folder(files: tuple[Path, ...]) -> Path:
    return cache_root() / fingerprint(files)


@lru_cache
def fingerprint(files: tuple[Path, ...]) -> str:
    """20 hexadecimal digits of a hash of `files` and of all modules that they depend on, directly or not.

    Both paths and contents count. The modules are those that `_imports` finds. The files are read once in a process.
    """
    seen: set[Path] = set()
    waiting = list(files)
    while waiting:
        file = waiting.pop()
        if file not in seen:
            seen.add(file)
            waiting.extend(_imports(file))
    digest = hashlib.sha256()
    for file in sorted(seen):
        digest.update(str(file).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


@lru_cache
def _imports(file: Path) -> tuple[Path, ...]:
    """The `jemaa` modules that a file imports; for a file of another package, also the modules beside it."""
    named = tuple(path for name in _imported_names(file) if (path := _module_file(name)))
    return named if file.is_relative_to(PACKAGE) else (*named, *sorted(file.parent.glob("*.py")))


def _imported_names(file: Path) -> Iterator[str]:
    """The names of modules that a file imports, found by searching its text; some may not belong to `jemaa`.

    Parsing the file would take ten times as long.
    """
    source = COMMENT.sub("", file.read_text(encoding="utf-8"))
    for match in IMPORT.finditer(source):
        module, names = match["module"], NAME.findall(match["names"] or match["modules"])
        yield from [module, *(f"{module}.{name}" for name in names)] if module else names


def _module_file(name: str) -> Path | None:
    package, *parts = name.split(".")
    if package != "jemaa" or not parts:
        return None
    file = PACKAGE.joinpath(*parts).with_suffix(".py")
    return file if file.is_file() else None


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
