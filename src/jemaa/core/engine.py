"""How rules are run in this process: by a library, by Numba, or as ordinary Python. Found when this is imported.

`JEMAA_ENGINE` chooses. Without it rules are compiled where Numba is installed, except under `NUMBA_DISABLE_JIT=1`:
batches and training need it, whatever a program imports first. Else an installed package takes its library, if it has
one for this platform that fits (`core.native`). Only `core.compile` and `core.row` know what follows from it.
"""

import os
import warnings
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple, get_args

from jemaa.core import native
from jemaa.core.errors import BadOption, EngineWarning
from jemaa.core.extra import MissingExtra
from jemaa.core.fingerprint import PACKAGE
from jemaa.core.native import Library

Engine = Literal["native", "numba", "interpreted"]
ENGINES: tuple[Engine, ...] = get_args(Engine)
VARIABLE = "JEMAA_ENGINE"
FILE_VARIABLE = "JEMAA_LIBRARY"
"""The environment variable that names the file of a library, instead of the one in the package."""
IS_CHECKOUT = (PACKAGE.parent.parent / "pyproject.toml").is_file()


def chosen(environment: Mapping[str, str], has_numba: bool, has_library: bool = False) -> Engine:
    """The engine for a process with these environment variables; `has_library`: whether it has a library to take.

    Raises `BadOption` for an engine that there is not or that contradicts `NUMBA_DISABLE_JIT`, and `MissingExtra` for
    Numba where it is not installed.
    """
    wanted, disabled = environment.get(VARIABLE, ""), is_disabled(environment)
    if not wanted:
        if disabled:
            return "interpreted"
        return "native" if has_library else "numba" if has_numba else "interpreted"
    if wanted not in ENGINES:
        raise BadOption(f"{VARIABLE} is one of {', '.join(ENGINES)}; not {wanted!r}")
    if wanted == "numba" and disabled:
        raise BadOption(f"{VARIABLE}=numba compiles, and NUMBA_DISABLE_JIT forbids it: unset one of them")
    if wanted == "numba" and not has_numba:
        raise MissingExtra("numba")
    return wanted


def remedy(environment: Mapping[str, str], has_numba: bool) -> str:
    """What to do so that rules are compiled, where the engine of these environment variables interprets them."""
    if environment.get(VARIABLE):
        return f"unset {VARIABLE}"
    return "unset NUMBA_DISABLE_JIT" if has_numba else "pip install 'jemaa[jit]'"


class LibraryChoice(NamedTuple):
    """The library that a process takes, or None."""

    library: Library | None
    problem: str = ""
    """Why a library that is there cannot be used; "" where one is taken, and where none is there or sought."""


def is_sought(environment: Mapping[str, str], has_numba: bool) -> bool:
    """Whether a process with these environment variables takes a library if there is one."""
    wanted = environment.get(VARIABLE, "")
    return wanted == "native" or not (wanted or has_numba or IS_CHECKOUT or is_disabled(environment))


def is_disabled(environment: Mapping[str, str]) -> bool:
    """Whether Numba is told not to compile."""
    return environment.get("NUMBA_DISABLE_JIT", "") not in ("", "0")


def find_library(environment: Mapping[str, str], has_numba: bool) -> LibraryChoice:
    """The library that a process with these environment variables takes, if there is one.

    Raises `BadOption` if `JEMAA_ENGINE=native` asks for one, and there is none that fits.
    """
    if not is_sought(environment, has_numba):
        return LibraryChoice(None)
    named = environment.get(FILE_VARIABLE, "")
    file = Path(named) if named else native.find()
    try:
        if file:
            return LibraryChoice(native.opened(file))
        problem = f"{native.FOLDER} has no library of compiled rules for this platform"
    except native.Unusable as error:
        problem = str(error)
    if environment.get(VARIABLE):
        raise BadOption(f"{VARIABLE}=native is impossible: {problem}. Install a wheel that has one that fits, or build "
                        "it in a checkout: make native")
    return LibraryChoice(None, problem if file else "")


HAS_NUMBA = find_spec("numba") is not None
LIBRARY, PROBLEM = find_library(os.environ, HAS_NUMBA)
ENGINE = chosen(os.environ, HAS_NUMBA, has_library=LIBRARY is not None)
INTERPRETED = ENGINE != "numba"
"""Whether a rule runs as ordinary Python where Python calls it: so it does beside a library, too."""
REMEDY = remedy(os.environ, HAS_NUMBA) if ENGINE == "interpreted" else ""
"""What to do so that rules are compiled; "" where they are."""
if PROBLEM:
    warnings.warn(f"{PROBLEM}. The rules are run without it ({ENGINE}).", EngineWarning, stacklevel=2)
