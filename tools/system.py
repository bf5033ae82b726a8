"""Find the programs of this machine that the tests can use in place of packages."""

import os
import shutil
from collections.abc import Iterable

SWITCH = "JEMAA_TEST_HIDE_SYSTEM"
"""An environment variable: if it is not empty, the machine's own Chromium and PostgreSQL are not used."""


def program(names: Iterable[str], path: str | None = None) -> str | None:
    """The file of the first of these programs that is installed, or None.

    `path` lists the folders to search, separated as in PATH, which is the default.
    """
    if os.environ.get(SWITCH):
        return None
    return next(filter(None, (shutil.which(name, path=path) for name in names)), None)
