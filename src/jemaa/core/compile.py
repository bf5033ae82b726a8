"""The decorator of every rule: the one door to whatever runs rules, which nothing above this file has to know.

A rule is plain Python. `core.engine` says how it is run here: as it is, by a library that was compiled ahead of time
(`core.native`), or compiled by Numba (`core.jit`).
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import FunctionType
from typing import TypeVar, cast

from jemaa.core.engine import INTERPRETED, LIBRARY

if not INTERPRETED:
    from jemaa.core.jit import compiled

SOURCES = "sources"
"""The attribute by which a bound template remembers its files (`core.binding`)."""

Function = TypeVar("Function", bound=Callable[..., object])


def rule(function: Function) -> Function:
    """A decorator: Numba compiles `function` on first use (cached on disk, releasing the GIL).

    Where there is a library, its form of the function is returned. Where the library has none, and where rules are
    interpreted, `function` is returned as it is. It becomes part of every compiled function that calls it, which the
    compiler then sees as a whole.
    """
    return compile_function(function, [Path(function.__code__.co_filename)], inline=True)


def rule_or(interpreted: Function) -> Callable[[Function], Function]:
    """A decorator for a rule that has another form, of equal results: `interpreted`, for ordinary Python.

    Where Numba does not compile, also beside a library, it replaces the rule.
    """
    return lambda function: interpreted if INTERPRETED else rule(function)


def seldom(function: Function) -> Function:
    """A decorator like `rule` for a function that is called seldom: it does not become part of its callers.

    So they are compiled more quickly.
    """
    return compile_function(function, [Path(function.__code__.co_filename)], inline=False)


@lru_cache
def interpreted(function: Function) -> Function:
    """A rule as ordinary Python, with all rules that it calls: it takes plain rows, which compiled rules do not.

    A function that is not compiled is returned as it is.
    """
    body: FunctionType | None = getattr(function, "py_func", None)
    if body is None:
        return function
    callees = {name: interpreted(value) for name in body.__code__.co_names
               if hasattr(value := body.__globals__.get(name), "py_func") and value is not function}
    made = FunctionType(body.__code__, {**body.__globals__, **callees}, body.__name__, body.__defaults__)
    made.__doc__, made.__module__ = body.__doc__, body.__module__
    return cast("Function", made)


def sources(function: object) -> list[Path]:
    """The files that a function's code comes from; for a bound template, also those of all that it was bound to."""
    body = cast("FunctionType", getattr(function, "py_func", function))
    files: list[Path] = getattr(body, SOURCES, [Path(body.__code__.co_filename)])
    return files


def compile_function(function: Function, files: list[Path], inline: bool) -> Function:
    """`function` compiled by Numba on first use, or the library's form of it.

    It is returned as it is where rules are interpreted, and where the library does not have it.

    `files` are those that its code comes from: what was compiled is kept as long as they, and all modules that they
    depend on, stay the same. With `inline` the function becomes part of each compiled function that calls it.
    """
    if LIBRARY:
        return LIBRARY.compiled(function, files)
    return function if INTERPRETED else compiled(function, files, inline)
