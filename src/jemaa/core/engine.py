"""How rules are run in this process: compiled by Numba, or as ordinary Python. Found once, when this is imported.

`JEMAA_ENGINE` chooses. Without it rules are compiled where Numba is installed, except under `NUMBA_DISABLE_JIT=1`.
Only `core.compile` and `core.row` know what follows from it.
"""

import os
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Literal, get_args

from jemaa.core.errors import BadOption
from jemaa.core.extra import MissingExtra

Engine = Literal["numba", "interpreted"]
ENGINES: tuple[Engine, ...] = get_args(Engine)
VARIABLE = "JEMAA_ENGINE"


def chosen(environment: Mapping[str, str], has_numba: bool) -> Engine:
    """The engine for a process with these environment variables.

    Raises `BadOption` for one that there is not or that contradicts `NUMBA_DISABLE_JIT`, and `MissingExtra` for Numba
    where it is not installed.
    """
    wanted, disabled = environment.get(VARIABLE, ""), environment.get("NUMBA_DISABLE_JIT", "") not in ("", "0")
    if not wanted:
        return "numba" if has_numba and not disabled else "interpreted"
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


HAS_NUMBA = find_spec("numba") is not None
ENGINE = chosen(os.environ, HAS_NUMBA)
INTERPRETED = ENGINE == "interpreted"
"""Whether the rules run as ordinary Python."""
REMEDY = remedy(os.environ, HAS_NUMBA) if INTERPRETED else ""
"""What to do so that rules are compiled; "" where they are."""
