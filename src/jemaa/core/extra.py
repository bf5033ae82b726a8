"""Libraries that only some parts of the package need, and the extra of this package that installs each of them.

A missing one is reported in one way everywhere: `MissingExtra`, whose sentence ends with the command that installs it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from jemaa.core.errors import JemaaError

LIBRARIES = {
    "arena": ("arro3",),
    "envs": ("PIL", "gymnasium", "numpy", "pettingzoo"),
    "gpu": ("numba_cuda",),
    "jit": ("numba",),
    "openspiel": ("open_spiel", "pyspiel"),
    "postgres": ("asyncpg",),
    "ray": ("ray",),
    "server": ("aiosqlite", "alembic", "cryptography", "greenlet", "httpcore", "limits", "litestar",
               "prometheus_client", "resvg_py", "sqlalchemy", "structlog", "uvicorn", "websockets"),
}
"""Extra -> the top-level modules of its libraries; a library of several extras is listed with the smallest of them."""
EXTRAS = {library: extra for extra, libraries in LIBRARIES.items() for library in libraries}
"""Top-level module -> the extra that installs it."""
BESIDE = {"stable_baselines3": "stable-baselines3 sb3-contrib", "tensordict": "torchrl", "torch": "torch",
          "torchrl": "torchrl"}
"""Top-level module -> what pip installs, for large libraries that no extra of this package brings."""


class MissingExtra(JemaaError, ModuleNotFoundError):
    """An optional library is not installed. `name` is its top-level module.

    extra: the extra that installs it, or "" if none does.
    """

    def __init__(self, library: str) -> None:
        self.extra = EXTRAS.get(library, "")
        wanted = f"'jemaa[{self.extra}]'" if self.extra else BESIDE[library]
        super().__init__(f"this needs {library}, which is not installed: pip install {wanted}")
        self.name = library

    def __reduce__(self) -> tuple[type["MissingExtra"], tuple[str | None]]:
        """Support for copying and pickling: the error is made again from the library's name."""
        return MissingExtra, (self.name,)


@contextmanager
def extras() -> Iterator[None]:
    """A context manager for imports of optional libraries; raises `MissingExtra` if one of them is not installed.

    A library that is installed, but lacks something that it needs itself, raises its own error.
    """
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library not in EXTRAS and library not in BESIDE:
            raise
        raise MissingExtra(library) from None


def needed(module: str) -> ModuleType:
    """Import an optional library's module and return it; raises `MissingExtra` if it is not installed."""
    with extras():
        return import_module(module)


def check(extra: str) -> None:
    """Raise `MissingExtra` unless all libraries of an extra (see `LIBRARIES`) are installed; loads none of them."""
    for library in LIBRARIES[extra]:
        if find_spec(library) is None:
            raise MissingExtra(library)
