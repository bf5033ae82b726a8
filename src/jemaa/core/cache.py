"""Where this machine keeps what was compiled for it."""

import os
from pathlib import Path


def cache_root() -> Path:
    """The folder that holds all compiled rules: `$JEMAA_CACHE`, else `jemaa` in `$XDG_CACHE_HOME` or in `~/.cache`.

    It may not exist yet.
    """
    chosen = os.environ.get("JEMAA_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "jemaa"
