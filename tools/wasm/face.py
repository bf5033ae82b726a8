"""Write the types of the functions in a WebAssembly module, as TypeScript takes them, from the functions' own types.

    python -m tools.wasm.face

The result is kept in the repository; a test checks that it is new.
"""

import inspect
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba

from jemaa.bots.exact import DEEPEST as EXACT_DEPTHS
from jemaa.bots.network import MOST_HIDDEN
from jemaa.bots.policy_network import MOST_UNITS
from jemaa.bots.reuse import FARTHEST
from jemaa.bots.tree import DEEPEST, MOST_SEATS
from jemaa.core.contract import CHANCE, OVER
from jemaa.games import game_type
from tools.native.build import GAMES
from tools.native.description import described
from tools.native.exports import Samples, parameters
from tools.native.names import IN_MODULES, RULES_IN_MODULES

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "engine" / "functions.ts"
HEAD = "// Written by tools/wasm/face.py from the functions' own types: change those, then run it again.\n"
RESULTS = {"int": "i", "float": "f", "bool": "?", "None": "-"}
TYPES = {"i": "number", "f": "number", "?": "boolean", "-": "void"}
RESERVED = ("new",)
"""Names of arguments that JavaScript keeps for itself."""
KIND = "export type Kind = string | { [part: string]: Kind }\n"


def text() -> str:
    """The module's text."""
    samples = Samples(game_type(GAMES[0]))
    sources = [*IN_MODULES, *(rule.py_func for rule in RULES_IN_MODULES)]  # type: ignore[attr-defined]
    tuples: dict[str, str] = {}
    functions = [function(source, samples, tuples) for source in sources]
    shapes = [f"  {camel(source.__name__)}: {shape(source, samples)},\n" for source in sources]
    return "\n".join([
        HEAD + "import type { Numbers, Rows } from './memory.ts'\n", *tuples.values(),
        "export type Functions = {\n" + "\n".join(functions) + "}\n",
        "/** What a value consists of: a number, an array by its letter and its axes, or a tuple's parts. */\n" + KIND,
        "export const SHAPES: Record<keyof Functions, { symbol: string; takes: Kind[]; gives: string }> = {\n"
        + "".join(shapes) + "}\n",
        sizes()])


def function(source: Callable[..., object], samples: Samples, tuples: dict[str, str]) -> str:
    """The type of a function; types of tuples that it takes are added to `tuples`, by their names."""
    takes = ", ".join(f"{camel(name)}{'_' * (name in RESERVED)}: {typed(samples.by_annotation[kind], tuples)}"
                      for name, kind in parameters(source))
    summary = " ".join((inspect.getdoc(source) or "").split("\n\n", 1)[0].split())
    return f"  /** {summary} */\n  {camel(source.__name__)}({takes}): {TYPES[result(source)]}\n"


def typed(value: object, tuples: dict[str, str]) -> str:
    """The type of an argument that a sample stands for."""
    if isinstance(value, tuple):
        name = type(value).__name__
        fields = "".join(f"  {camel(field)}: {typed(each, tuples)}\n" for field, each in parts(value))
        summary = " ".join((inspect.getdoc(type(value)) or "").split("\n\n", 1)[0].split())
        tuples[name] = f"/** {summary} */\nexport type {name} = {{\n{fields}}}\n"
        return name
    kind = described(numba.typeof(value))
    return TYPES.get(kind) or ("Rows" if kind[0] == "R" else f"Numbers<'{kind[0]}'>")


def shape(source: Callable[..., object], samples: Samples) -> str:
    """How a function is called, as `engine.ts` reads it."""
    takes = ", ".join(written(samples.by_annotation[kind]) for _, kind in parameters(source))
    return f"{{ symbol: '{source.__name__}', takes: [{takes}], gives: '{result(source)}' }}"


def written(value: object) -> str:
    """A value's kind."""
    if isinstance(value, tuple):
        return "{ " + ", ".join(f"{camel(field)}: {written(each)}" for field, each in parts(value)) + " }"
    return f"'{described(numba.typeof(value))}'"


def parts(value: Any) -> list[tuple[str, object]]:
    """The fields of a named tuple."""
    return list(zip(value._fields, value, strict=True))


def result(source: Callable[..., object]) -> str:
    """The letter of what a function returns."""
    kind = inspect.signature(source).return_annotation
    return RESULTS[kind.__name__ if kind else "None"]


def sizes() -> str:
    """The sizes of a game's buffers, and of those that all games share."""
    lines = []
    for name in GAMES:
        kind = game_type(name)
        rules, policy = kind.rules, kind.policy
        found = {"row": rules.layout.size, "mostChoices": max(rules.most_legal, rules.most_outcomes),
                 "mostOutcomes": rules.most_outcomes, "mostPlayers": rules.most_players,
                 "features": len(kind.evaluation.names), "mostInputs": kind.inputs.most,
                 "mostShared": policy.most_shared if policy else 1, "mostOwn": policy.most_own if policy else 1,
                 "known": policy.known if policy else 1}
        lines.append(f"  {name}: {json.dumps(found)},\n")
    return (f"export type Game = {' | '.join(repr(name) for name in GAMES)}\n"
            "export type Sizes = { row: number; mostChoices: number; mostOutcomes: number; mostPlayers: number; "
            "features: number; mostInputs: number; mostShared: number; mostOwn: number; known: number }\n"
            "export const SIZES: Record<Game, Sizes> = {\n" + "".join(lines) + "}\n"
            f"export const [DEEPEST, MOST_SEATS, MOST_HIDDEN] = [{DEEPEST}, {MOST_SEATS}, {MOST_HIDDEN}]\n"
            "/** The largest number of units in a layer of a policy. */\n"
            f"export const MOST_UNITS = {MOST_UNITS}\n"
            "/** Depths of a calculation, and of choices that are followed from one search to the next. */\n"
            f"export const [EXACT_DEPTHS, FARTHEST] = [{EXACT_DEPTHS}, {FARTHEST}]\n"
            "/** Actors that are no seats. */\n"
            f"export const [CHANCE, OVER] = [{CHANCE}, {OVER}]\n")


def camel(name: str) -> str:
    """A name as TypeScript writes it."""
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


if __name__ == "__main__":
    FILE.write_text(text())
