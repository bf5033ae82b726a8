"""Templates: functions that are written once and compiled for each game.

A template reads the functions of a game as attributes of its module's global `game`:

    game: GameFunctions = UNBOUND

    @template
    def play_to_the_end(state: Row, word: int) -> int:
        while game.actor(state) != OVER:
            choice, word = game.sample(state, word)
            apply(state, choice)  # another template, called by its own name
        return word

`game.functions.bind(play_to_the_end)` compiles it with the global `game` replaced by one game's functions, and every
template that it calls likewise. Templates are called through what `bind` returns, never directly.
"""

from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, TypeVar, cast, overload

from jemaa.core.action_features import ActionFeatures
from jemaa.core.compile import SOURCES, compile_function, sources
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import Floats, Ints, Row

INLINE = "inlined into its callers"
"""The attribute that marks a template; its value says whether it becomes part of each caller, as a rule does."""

Template = TypeVar("Template", bound=Callable[..., object])


def _itself(callee: object) -> object:
    return callee


if TYPE_CHECKING:
    class _Module:
        """`ModuleType` without its `__getattr__`, which would hide a misspelt name from type checkers."""

        __name__: str

        def __init__(self, name: str) -> None: ...
else:
    _Module = ModuleType


class GameFunctions(_Module):
    """The functions of one game, by the names that `core.contract` describes.

    It is a module, because Numba takes what it finds in modules for constants.
    """

    actor: Callable[[Row], int]
    legal: Callable[[Row, Ints], int]
    outcomes: Callable[[Row, Ints, Ints], int]
    choose: Callable[[Row, int], None]
    advance: Callable[[Row], None]
    scores: Callable[[Row, Ints], None]
    ranks: Callable[[Row, Ints], None]
    sample: Callable[[Row, int], tuple[int, int]]
    write_features: Callable[[Row, Floats], None]
    phase_weight: Callable[[Row], float]
    encode: Callable[[Row, int, Floats, SparseInput], None]
    describe: Callable[[Row, Ints, int, ActionFeatures, Ints], None]
    observe: Callable[[Row, int, Ints], None]
    preference: Callable[[Row, int], float]

    def __init__(self, name: str, **functions: Callable[..., object]) -> None:
        """`name` is the game's; a function that the game does not have is left out."""
        super().__init__(name)
        vars(self).update(functions)
        self._bound: dict[object, object] = {}

    def bind(self, function: Template) -> Template:
        """Return the template compiled for this game; repeated calls return the same object."""
        bound = self._bound.get(function)
        if bound is None:
            source, files = self._source(function)
            bound = compile_function(source, files, getattr(function, INLINE))
            source.__globals__[function.__name__] = bound  # a template may call itself
            self._bound[function] = bound
        return cast("Template", bound)

    def source(self, function: Template, wrap: Callable[[Callable[..., object]], object] = _itself) -> Template:
        """Return the template as a plain function over this game's functions, for another compiler to compile.

        The templates that it calls are compiled as by `bind`, and `wrap` is applied to each of them; it is not applied
        to the game's own functions. Each call returns a new function.
        """
        made = self._source(function)[0]
        made.__globals__.update({name: wrap(made.__globals__[name]) for name in made.__code__.co_names
                                 if is_template(function.__globals__.get(name))})
        return cast("Template", made)

    def _source(self, function: Callable[..., object]) -> tuple[FunctionType, list[Path]]:
        """A copy of the template that reads this game's functions, and the files of all that it can call."""
        code, names = function.__code__, function.__code__.co_names
        known = function.__globals__
        callees = {name: self.bind(known[name]) for name in names if is_template(known.get(name))
                   and known[name] is not function}
        used = [value for name in names if callable(value := vars(self).get(name))] if "game" in names else []
        name = f"{self.__name__}_{function.__name__}"  # Numba's cache on disk goes by it
        made = FunctionType(code, {**known, **callees, "game": self}, name, function.__defaults__, function.__closure__)
        made.__qualname__, made.__doc__, made.__module__ = name, function.__doc__, function.__module__
        files = [Path(code.co_filename), *(file for each in (*callees.values(), *used) for file in sources(each))]
        setattr(made, SOURCES, files)
        return made, files


UNBOUND = GameFunctions("unbound")
"""What the global `game` of a template's module is, for type checkers and readers: it has no functions."""


@overload
def template(function: Template) -> Template: ...
@overload
def template(*, inline: bool) -> Callable[[Template], Template]: ...
def template(function: Template | None = None, *, inline: bool = False) -> Template | Callable[[Template], Template]:
    """A decorator that marks a function as a template, and compiles nothing; `bind` does that.

    With `inline` the template becomes part of each function that calls it, as a rule does.
    """
    def mark(marked: Template) -> Template:
        setattr(marked, INLINE, inline)
        return marked

    return mark(function) if function else mark


def is_template(value: object) -> bool:
    """Whether `value` is a function that `template` has marked."""
    return isinstance(value, FunctionType) and hasattr(value, INLINE)
