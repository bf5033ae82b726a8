"""Refuses a library of compiled rules, for what none has: batches of games, and training."""

from jemaa.core.engine import HAS_NUMBA, LIBRARY, VARIABLE
from jemaa.core.errors import JemaaError


def refuse_library(what: str) -> None:
    """Raise `JemaaError` where rules are run by a library, which `what` (such as "jemaa.envs") cannot use."""
    if LIBRARY:
        remedy = f"unset {VARIABLE}" if HAS_NUMBA else "pip install 'jemaa[jit]'"
        raise JemaaError(f"{what} needs Numba, and the rules of this process run by a library: {remedy}")
