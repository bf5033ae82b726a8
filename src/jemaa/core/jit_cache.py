"""Numba's cache on disk, for which the contents of sources count and not their paths. Needs the extra `jit`.

Numba's own cache has a folder for each path, and so compiles the same sources anew in each environment and checkout.
"""

from collections.abc import Callable
from pathlib import Path

from jemaa.core.extra import extras

with extras():
    from numba import config
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator


class Locator(_CacheLocator):  # type: ignore[misc]  # Numba has no types
    """The place of a function's files: a folder for its module, in the folder that `numba.config.CACHE_DIR` names.

    That folder is named by the contents of all sources that count (`core.fingerprint`), so Numba need not compare them.
    """

    def __init__(self, function: Callable[..., object], file: str) -> None:
        self._py_file = file  # Numba names it in a warning
        self._line = function.__code__.co_firstlineno
        self._root = Path(config.CACHE_DIR)
        self._module = function.__module__

    @classmethod
    def from_function(cls, py_func: Callable[..., object], py_file: str) -> "Locator":
        """The place for a function, which stands in this file."""
        return cls(py_func, py_file)

    def get_cache_path(self) -> str:
        """The folder, which may not exist yet."""
        return str(self._root / self._module)

    def get_source_stamp(self) -> str:
        """What has to be the same for what was compiled to be up to date: the name of the folder around."""
        return self._root.name

    def get_disambiguator(self) -> str:
        """What tells functions of one name in one module apart: the line."""
        return str(self._line)


class Impl(CompileResultCacheImpl):  # type: ignore[misc]  # as above
    """Numba's files of a compiled function, where `Locator` says."""

    _locator_classes = (Locator,)


class Cache(FunctionCache):  # type: ignore[misc]  # as above
    """Numba's cache, where `Locator` says; loading from it does not first make ready all that compiling needs.

    In Numba's own it does, which takes a quarter of a second, and more where SciPy is installed, for its BLAS.
    Functions that are loaded need none of it, and Numba makes it ready when a function is compiled
    (`numba.core.compiler`).
    """

    _impl_class = Impl

    def load_overload(self, sig: object, target_context: object) -> object:
        """The compiled function for these types of arguments; None if it is not in the cache."""
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)
