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
from typing import Any, NamedTuple, get_type_hints

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


class Export(NamedTuple):
    """One function of a library."""

    symbol: str
    function: Any
    """Numba's dispatcher."""
    signature: tuple[types.Type, ...]

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
            bound = game_type.functions.bind(template)
            yield Export(bound.__name__, bound, samples.signature(template))
    for rule in RULES:
        body = rule.py_func  # type: ignore[attr-defined]  # a dispatcher
        yield Export(body.__name__, rule, Samples(game_types[0]).signature(body))


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

    def signature(self, function: Callable[..., object]) -> tuple[types.Type, ...]:
        """The types of a function's arguments; raises `KeyError` for an annotation that has no sample."""
        (definition,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
        assert isinstance(definition, ast.FunctionDef)
        return tuple(numba.typeof(self.by_annotation[ast.unparse(argument.annotation)])
                     for argument in definition.args.args if argument.annotation)
