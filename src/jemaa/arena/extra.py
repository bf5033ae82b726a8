"""Libraries that only the arena needs, so that playing a game installs none of them."""

from importlib import import_module
from typing import Any

from jemaa.core.errors import JemaaError

EXTRAS = {"openskill": "arena", "arro3": "arena", "ray": "ray"}
"""Library -> the extra of this package that installs it."""


def needed(module: str) -> Any:
    """A module of such a library; raises `JemaaError` that says what installs it."""
    library = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != library:
            raise
        extra = EXTRAS[library]
        raise JemaaError(f"this needs {library}, which is not installed: pip install 'jemaa[{extra}]'") from None
