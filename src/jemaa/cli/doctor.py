"""`jemaa doctor`: says what is installed, how the rules are run here, and why."""

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version

import click
import msgspec

import jemaa
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


class Diagnosis(msgspec.Struct, frozen=True, kw_only=True):
    """What is installed here, and how the rules are run."""

    version: str
    """Of jemaa."""
    package: str
    """The folder of the package."""
    python: str
    """Its version, the system and the processor."""
    libraries: dict[str, str | None]
    """Libraries that matter to the rules -> the version; null where one is not installed."""
    engine: engine.Engine
    because: str
    """Why the rules are run by this engine."""
    library: str
    """The file of the compiled rules that are used, or that lie in the package unused; or "none"."""
    cache: str
    """The folder of what is compiled here."""


@click.command()
@click.option("--json", "as_json", is_flag=True, help="JSON on one line, as docs/reference/doctor.schema.json says.")
def command(as_json: bool) -> None:
    """Say what is installed here, how the rules are run, and why; for reports of faults, too.

    \b
    Examples:
      jemaa doctor
      JEMAA_ENGINE=interpreted jemaa doctor    native, numba and interpreted are the ways
    """
    summary = diagnosis()
    if as_json:
        click.echo(msgspec.json.encode(summary))
        return
    lines = facts(summary)
    width = max(map(len, lines))
    for name, fact in lines.items():
        click.echo(f"{name:{width}}  {fact}")


def diagnosis() -> Diagnosis:
    """What is installed here now."""
    return Diagnosis(
        version=installed("jemaa") or jemaa.__version__, package=str(PACKAGE),
        python=f"{platform.python_version()}, {sys.platform} on {platform.machine()}",
        libraries={name: installed(name) for name in LIBRARIES}, engine=engine.ENGINE, because=reason(),
        library=library(), cache=str(cache_root()))


def facts(summary: Diagnosis) -> dict[str, str]:
    """The lines that `jemaa doctor` prints: name -> text."""
    return {
        "jemaa": f"{summary.version} in {summary.package}",
        "Python": summary.python,
        **{name: version or "not installed" for name, version in summary.libraries.items()},
        "rules": f"run {WAYS[summary.engine]} ({summary.engine})",
        "because": summary.because,
        "library": summary.library,
        "cache": summary.cache,
    }


def installed(name: str) -> str | None:
    """The version of a distribution; None if it is not installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def reason() -> str:
    """Why the rules are run by the engine that runs them here, as a text."""
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
    """The file of the library that is used, with its platform, or that lies in the package unused; else "none"."""
    if engine.LIBRARY:
        return f"{engine.LIBRARY.file}, for {engine.LIBRARY.metadata['platform']}"
    return f"{find()}, not used" if find() else "none"
