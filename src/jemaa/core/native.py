"""Libraries of compiled rules: built ahead of time from the functions that Numba compiles, and loaded without Numba.

A library says in itself what it holds: its platform, the files that it was made from and their hash, the functions with
the types of their arguments, and a few random games with their results. It is used only if the sources here have that
hash, and if it plays these games with these results, which is tried once for each installed file. `tools/native` builds
it.
"""

import hashlib
import json
import platform
import subprocess
import sys
from base64 import b64decode
from collections.abc import Callable, Iterable
from contextlib import suppress
from ctypes import CDLL, addressof, c_char, string_at
from functools import cached_property
from pathlib import Path
from typing import TypedDict, TypeVar

from jemaa.core.cache import cache_root
from jemaa.core.fingerprint import PACKAGE
from jemaa.core.native_call import Description, NativeFunction
from jemaa.core.packed import PackedRows

METADATA = "jemaa_metadata"
"""The symbol of the text, JSON ended by a zero byte, that says what a library holds."""
FOLDER = PACKAGE / "native"
"""Where an installed package has its library, if there is one for its platform."""
TEST_S = 60
"""The longest time that the trial of a library may take, in seconds."""

Function = TypeVar("Function", bound=Callable[..., object])

PlayOut = Callable[[bytes, int], tuple[int, bytes]]
"""(row, word) -> the number of decisions in a random game from the row, and the row at its end, as bytes."""


class Unusable(Exception):
    """A library cannot be used; the text says which one and why."""


class Trial(TypedDict):
    """A few random games from one position of a game, by its function `play_out`."""

    function: str
    row: str
    """The bytes of the position, in base64."""
    words: list[int]
    """The random state that each game begins with."""
    digest: str
    """The result, as `played` gives it."""


class Metadata(TypedDict):
    """What a library says of itself."""

    platform: str
    files: list[str]
    """The files that it was made from, relative to the package's folder."""
    sources: str
    """The hash of these files when the library was made (`digest`)."""
    layouts: dict[str, int]
    """The rows that its functions take: module.class -> the number of bytes."""
    functions: dict[str, tuple[str, list[Description], str]]
    """Module.name of a Python function -> its symbol, the types of its arguments, and that of its result."""
    trials: list[Trial]


class Library:
    """An open library of compiled rules. Opening it does not check that it fits; `check` does."""

    def __init__(self, file: Path) -> None:
        """Load the library in `file`; raises `Unusable` if it is none of this kind, or none for this machine."""
        self.file = file
        try:
            self._library = CDLL(str(file))
            text = string_at(addressof(c_char.in_dll(self._library, METADATA)))
        except (OSError, ValueError) as error:
            raise Unusable(f"{file} cannot be loaded: {error}") from None
        self.metadata: Metadata = json.loads(text)

    def check(self) -> None:
        """Raise `Unusable` unless the library was made from the sources here, and plays its trial games right.

        The games are played in another process (`try_apart`), and not again once this file has played them right.
        """
        if digest(self.metadata["files"]) != self.metadata["sources"]:
            raise Unusable(f"{self.file} was made from other sources than those of this package")
        note = cache_root() / "native" / _stamp(self.file)
        if not note.is_file():
            if sys.platform == "emscripten":
                self.try_out()  # there are no processes
            else:
                try_apart(self.file)
            with suppress(OSError):  # where nothing can be kept, it is tried each time
                note.parent.mkdir(parents=True, exist_ok=True)
                note.touch()

    def try_out(self) -> None:
        """Play the trial games in this process, which a faulty library may end; raises `Unusable` if they go wrong."""
        for trial in self.metadata["trials"]:
            if played(self._play_out(trial["function"]), b64decode(trial["row"]), trial["words"]) != trial["digest"]:
                raise Unusable(f"{self.file} plays other games than it should on this machine")

    def knows(self, layout: type) -> bool:
        """Whether its functions take rows of this description."""
        return f"{layout.__module__}.{layout.__qualname__}" in self.metadata["layouts"]

    def compiled(self, function: Function, files: Iterable[Path]) -> Function:
        """The library's form of a function whose code comes from `files`.

        It is the function itself if the library has no form of it, or was not made from all of these files.
        """
        name = f"{function.__module__}.{function.__name__}"
        if name not in self.metadata["functions"] or not self._files.issuperset(files):
            return function
        return self.function(name, function)  # type: ignore[return-value]  # it is called alike

    @cached_property
    def _files(self) -> frozenset[Path]:
        return frozenset(PACKAGE / name for name in self.metadata["files"])

    def _play_out(self, name: str) -> PlayOut:
        function = self.function(name)

        def play(row: bytes, word: int) -> tuple[int, bytes]:
            rows = PackedRows(len(row), row)
            return function(rows, 0, word), bytes(rows[0])
        return play

    def function(self, name: str, py_func: Callable[..., object] | None = None) -> NativeFunction:
        """The function of this name in `Metadata.functions`, compiled from `py_func`; raises `KeyError` for others."""
        return NativeFunction(self._library, *self.metadata["functions"][name], py_func)


def digest(files: Iterable[str]) -> str:
    """A hash of the names and contents of files, named relative to the package's folder.

    Raises `Unusable` if one of them is missing.
    """
    content = hashlib.sha256()
    for name in files:
        try:
            content.update(f"{name}\0".encode() + (PACKAGE / name).read_bytes() + b"\0")
        except OSError:
            raise Unusable(f"{PACKAGE / name} is missing, from which the library was made") from None
    return content.hexdigest()


def played(play_out: PlayOut, row: bytes, words: Iterable[int]) -> str:
    """A hash of the random games from one position, one for each word."""
    games = hashlib.sha256()
    for word in words:
        decisions, end = play_out(row, word)
        games.update(f"{decisions}\0".encode() + end)
    return games.hexdigest()


def _stamp(file: Path) -> str:
    """The name of the note that a file has been tried: another one after the file, its place or the machine changes."""
    status = file.stat()
    text = f"{file}\0{status.st_size}\0{status.st_mtime_ns}\0{platform.node()}"
    return f"{hashlib.sha256(text.encode()).hexdigest()[:20]}.ok"


def try_apart(file: Path) -> None:
    """Let another process play a library's trial games, because a faulty library may end its process.

    Waits for it. Raises `Unusable` if the games go wrong, the process fails, or it takes longer than `TEST_S`.
    """
    command = [sys.executable, "-c", TRIAL, str(PACKAGE.parent), str(file)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TEST_S, check=False)  # noqa: S603  # our own
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unusable(f"{file} could not be tried: {error}") from None
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise Unusable(f"{file} fails on this machine: {lines[-1] if lines else f'exit code {done.returncode}'}")


TRIAL = """
import importlib, pathlib, sys
sys.path.insert(0, sys.argv[1])
importlib.import_module("jemaa.core.native").Library(pathlib.Path(sys.argv[2])).try_out()
"""


def find(folder: Path = FOLDER) -> Path | None:
    """The path of the library in a folder, which is not opened; None if there is none."""
    return next((file for file in sorted(folder.glob("jemaa.*")) if file.suffix in {".so", ".dylib", ".dll"}), None)


def opened(file: Path) -> Library:
    """The library in `file`, opened and checked; raises `Unusable` if it cannot be used here."""
    library = Library(file)
    library.check()
    return library
