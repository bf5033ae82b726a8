"""Asks for Numba, for what no library of compiled rules has: batches of games, and training."""

import os
import sys
from importlib.util import find_spec

from jemaa.core.errors import JemaaError

ENGINE_MODULE = "jemaa.core.engine"


def prefer_numba() -> None:
    """Let this process, and those that it starts, run rules by Numba, if it is installed and nobody chose otherwise.

    Has no effect once rules are loaded.
    """
    if ENGINE_MODULE not in sys.modules and find_spec("numba") and not os.environ.get("NUMBA_DISABLE_JIT"):
        os.environ.setdefault("JEMAA_ENGINE", "numba")


def refuse_library(what: str) -> None:
    """Raise `JemaaError` where rules are run by a library, which `what` (such as "jemaa.envs") cannot use."""
    from jemaa.core.engine import LIBRARY  # noqa: PLC0415  # with it the choice is made

    if LIBRARY:
        raise JemaaError(f"{what} needs Numba, and the rules of this process run by a library: pip install "
                         f"'jemaa[jit]', then set JEMAA_ENGINE=numba or import {what} before any game is loaded")
