"""How Numba compiles what is for other processors than this machine's; to be set before Numba is imported."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jemaa.core.cache import cache_root


@contextmanager
def portable() -> Iterator[Path]:
    """A context in which Numba compiles for any processor; its value is the folder of what this machine keeps.

    Numba must not be imported before.
    """
    kept = cache_root()
    with tempfile.TemporaryDirectory(prefix="jemaa-cache-") as cache:
        os.environ |= {
            "JEMAA_ENGINE": "numba",
            "JEMAA_CACHE": cache,  # what is loaded from a cache has no source in LLVM's language
            # Read when Numba is imported: code for any processor, without vectors of this one's width. Not NUMBA_OPT=1,
            # by which a branch of Morocco's network inputs is never taken.
            "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "3",
        }
        yield kept
