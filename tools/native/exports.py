"""What a library holds: the functions that Python calls, with the types of their arguments.

A function's arguments have the types of its annotations, as they are written. What an annotation stands for in compiled
code is read off a value of its kind, made by the very functions that make it for a call: a field that is added to a
tree, to buffers or to settings is in the next library without a change here.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, get_type_hints

import numba
from numba.core import types

from jemaa.bots.compiled_search import compiled_search, new_tree
from jemaa.bots.exact import exact_buffers
from jemaa.bots.reuse import tree_match_buffers
from jemaa.bots.tree import Settings
from jemaa.core.compile import sources
from jemaa.core.game import Game
from jemaa.core.game_type import GameType
from jemaa.core.row import blank, floats, int_rows, ints, room
from tools.native.names import RULES, TEMPLATES


@dataclass(frozen=True)
class Export:
    """One function of a library."""

    function: Any
    """Numba's dispatcher."""
    source: Callable[..., object]
    """The function as it is written."""
    samples: "Samples"

    @property
    def symbol(self) -> str:
        """Its name in the library."""
        return str(self.function.__name__)

    @cached_property
    def signature(self) -> tuple[types.Type, ...]:
        """The types of its arguments; raises `KeyError` for an annotation that has no sample."""
        return tuple(numba.typeof(self.samples.by_annotation[kind]) for _, kind in parameters(self.source))

    @property
    def key(self) -> str:
        """The name by which `jemaa.core.native` looks for it."""
        return key(self.function)

    @property
    def files(self) -> list[Path]:
        """The files that its code comes from, without those that they import."""
        return sources(self.function)


def exports(game_types: Sequence[GameType]) -> Iterator[Export]:
    """All functions of a library for these games."""
    for game_type in game_types:
        samples = Samples(game_type)
        for template in TEMPLATES:
            yield Export(game_type.functions.bind(template), template, samples)
    for rule in RULES:
        yield Export(rule, rule.py_func, Samples(game_types[0]))  # type: ignore[attr-defined]  # a dispatcher


def key(function: Callable[..., object]) -> str:
    """The name of a function with its module's."""
    return f"{function.__module__}.{function.__name__}"


@dataclass(frozen=True)
class Samples:
    """A value of each kind that the functions of a game are called with."""

    game_type: GameType

    @cached_property
    def by_annotation(self) -> Mapping[str, object]:
        """Annotation -> a value as a caller has it."""
        layout, state = self.game_type.rules.layout, Game(self.game_type, self.game_type.fewest_players).start()
        search = compiled_search(self.game_type)
        return {
            "int": 0, "float": 0.0,
            "Rows": blank(layout), "Ints": ints(1), "Floats": floats(1), "Sequence[Ints]": int_rows(1, 1),
            "Tree": new_tree(2), "SearchBuffers": search.buffers(state),
            "EvaluationParams": search.params(state, "network"),
            "Settings": Settings(*(kind(0) for kind in get_type_hints(Settings).values())),
            "ExactBuffers": exact_buffers(layout, 1, 1), "TreeMatchBuffers": tree_match_buffers(layout),
            "Table": room("int32", 1),
        }


def parameters(function: Callable[..., object]) -> list[tuple[str, str]]:
    """The names of a function's arguments, with their annotations as they are written."""
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(definition, ast.FunctionDef)
    return [(each.arg, ast.unparse(each.annotation)) for each in definition.args.args if each.annotation]
