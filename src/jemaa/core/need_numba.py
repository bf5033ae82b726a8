"""Raises an error where a library of compiled rules runs the rules, for parts that need Numba: batches and training."""

from jemaa.core.engine import HAS_NUMBA, LIBRARY, VARIABLE
from jemaa.core.errors import JemaaError


def refuse_library(what: str) -> None:
    """Raise `JemaaError` if a library runs the rules of this process, which `what` (such as "jemaa.envs") cannot use.

    Whether Numba is installed is not checked: where rules are interpreted, nothing is raised.
    """
    if LIBRARY:
        remedy = f"unset {VARIABLE}" if HAS_NUMBA else "pip install 'jemaa[jit]'"
        raise JemaaError(f"{what} needs Numba, and the rules of this process run by a library: {remedy}")
