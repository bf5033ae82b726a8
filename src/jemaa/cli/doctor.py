"""`jemaa doctor`: says what is installed, how the rules are run here, and why."""

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version

import click

from jemaa.core import engine
from jemaa.core.cache import cache_root
from jemaa.core.fingerprint import PACKAGE
from jemaa.core.native import find

WAYS: dict[engine.Engine, str] = {
    "native": "by a library that was compiled ahead of time",
    "numba": "compiled by Numba when they are first used, and kept in the cache",
    "interpreted": "as ordinary Python, a hundred times slower than compiled",
}
"""How each engine runs the rules."""
LIBRARIES = ("numba", "numpy", "msgspec")


@click.command()
def command() -> None:
    """Say what is installed here, how the rules are run, and why; for reports of faults, too.

    \b
    Examples:
      jemaa doctor
      JEMAA_ENGINE=interpreted jemaa doctor    native, numba and interpreted are the ways
    """
    width = max(map(len, facts()))
    for name, fact in facts().items():
        click.echo(f"{name:{width}}  {fact}")


def facts() -> dict[str, str]:
    """The lines of the answer by their names."""
    return {
        "jemaa": f"{installed('jemaa')} in {PACKAGE}",
        "Python": f"{platform.python_version()}, {sys.platform} on {platform.machine()}",
        **{name: installed(name) for name in LIBRARIES},
        "rules": f"run {WAYS[engine.ENGINE]} ({engine.ENGINE})",
        "because": reason(),
        "library": library(),
        "cache": str(cache_root()),
    }


def installed(name: str) -> str:
    """The version of a distribution."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def reason() -> str:
    """Why the rules are run as they are."""
    if os.environ.get(engine.VARIABLE):
        return f"{engine.VARIABLE}={os.environ[engine.VARIABLE]} says so"
    if os.environ.get("NUMBA_DISABLE_JIT", "") not in ("", "0"):
        return "NUMBA_DISABLE_JIT forbids to compile"
    if engine.ENGINE == "native":
        return "the library of this package fits, and it plays its trial games right"
    if engine.ENGINE == "numba":
        return "Numba is installed, which everything can use: batches of games, and training, too"
    without = "this is a checkout" if engine.IS_CHECKOUT else engine.PROBLEM or "the package has no library for here"
    return f"{without}, and Numba is not installed: pip install 'jemaa[jit]'"


def library() -> str:
    """The library that is used, or that lies in the package."""
    if engine.LIBRARY:
        return f"{engine.LIBRARY.file}, for {engine.LIBRARY.metadata['platform']}"
    return f"{find()}, not used" if find() else "none"
