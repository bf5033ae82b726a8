"""The library of compiled rules for this machine, as tests use it."""

import os

import pytest

from tools.native.kept import kept_library
from tools.native.linker import missing
from tools.native.platforms import this_machine

needs_library = pytest.mark.skipif(bool(missing(this_machine())), reason=missing(this_machine()))


def native_environment(**more: str) -> dict[str, str]:
    """The environment of a process whose rules run by that library."""
    return {**os.environ, "JEMAA_ENGINE": "native", "JEMAA_LIBRARY": str(kept_library()), **more}
