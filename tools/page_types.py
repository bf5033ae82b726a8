"""Write what the page takes from Python: types of messages and views, drawings, and pictures of markets and rules.

    python -m tools.page_types

The results are kept in the repository, so that the page is built without Python's side; a test checks that they are
new.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec

from docs.pictures.make import position
from jemaa.core.drawing import INK, SERIF, look, tag, weave, zellige
from jemaa.core.events import Event, GameEnded
from jemaa.core.game import State
from jemaa.marrakech import draw_svg as marrakech_svg
from jemaa.marrakech import events as marrakech_events
from jemaa.marrakech import view as marrakech_view
from jemaa.marrakech.scene import ABOUT_TURNS
from jemaa.morocco import draw_pieces
from jemaa.morocco import draw_svg as morocco_svg
from jemaa.morocco import events as morocco_events
from jemaa.morocco import view as morocco_view
from jemaa.table import wire
from jemaa.table.wire import analysis, fairness, lesson, opening, page_engine, puzzles, review, setting_up, turns
from tools import rule_pictures

SOURCE = Path(__file__).resolve().parent.parent / "web" / "src"
MARGIN = 8
"""Around the wall, in the pictures that Python draws."""
HEAD = "// Written by tools/page_types.py from Python's own types: change those, then run it again.\n\n"


BASES = {"Event": "{\n  event: string;\n}", "Options": "object"}
"""Types that each game extends, as the page sees them where it does not know the game."""


# --- types --------------------------------------------------------------------------------------------------------

def module(*types: Any, **unions: Any) -> str:
    """A module of TypeScript with all that these types are made of; `unions` get names of their own."""
    schemas, components = msgspec.json.schema_components([*types, *unions.values()], ref_template="{name}")
    said = {name: typed(schema) for name, schema in components.items()}
    said |= {name: text for name, text in BASES.items() if name in said}
    said |= {name: typed(schema) for name, schema in zip(unions, schemas[len(types):], strict=True)}
    return HEAD + "\n".join(f"export type {name} = {text};\n" for name, text in said.items())


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(sorted({literal(value) for value in schema["enum"]}))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(each) for each in schema["anyOf"]))
    return KINDS.get(schema.get("type", ""), anything)(schema)


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def listed(schema: dict[str, Any]) -> str:
    """A list, or a tuple of known length."""
    if "prefixItems" in schema:
        return "[" + ", ".join(map(typed, schema["prefixItems"])) + "]"
    inner = typed(schema.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def keyed(schema: dict[str, Any]) -> str:
    """An object with named properties, or with any."""
    if "properties" not in schema:
        return f"Record<string, {typed(schema.get('additionalProperties') or {})}>"
    needed = set(schema.get("required", ()))
    lines = [f"  {name}{'' if name in needed else '?'}: {typed(each)};" for name, each in schema["properties"].items()]
    return "\n".join(["{", *lines, "}"])


def anything(_schema: dict[str, Any]) -> str:
    return "unknown"


KINDS: dict[str, Callable[[dict[str, Any]], str]] = {
    "array": listed, "object": keyed, "string": lambda _: "string", "integer": lambda _: "number",
    "number": lambda _: "number", "boolean": lambda _: "boolean", "null": lambda _: "null",
}


def events_of(source: Any) -> Any:
    """The union of all events of a game."""
    found: Any = GameEnded
    for each in vars(source).values():
        if isinstance(each, type) and issubclass(each, Event) and each is not Event:
            found = found | each
    return found


# --- drawings -----------------------------------------------------------------------------------------------------

def marrakech_art() -> str:
    """Whatever the board of Marrakech is put together from."""
    letters = [(letter, neutral) for letter in "ABCDab" for neutral in (False, True)]
    rugs = "".join(marrakech_svg.rug_definitions(*each) for each in letters)
    ground = "".join(map(marrakech_svg.about_turn_arc, ABOUT_TURNS)) + marrakech_svg.ground()
    return zellige("mk-wall") + marrakech_svg.tile() + marrakech_svg.assam() + rugs + tag("g", ground, id="mk-market")


def morocco_art() -> str:
    """Whatever the board of Morocco is put together from."""
    letters = "ABCDE"
    tiles = "".join(weave(f"mo-weave-{each}", look(each)) + morocco_svg.tile(each) for each in letters)
    return (zellige("mo-wall") + morocco_svg.paving() + morocco_svg.stall_ground() + morocco_svg.empty_tile()
            + draw_pieces.pieces(letters) + tiles)


def written() -> dict[Path, str]:
    """File -> what it has to hold."""
    return {
        SOURCE / "lib/wire.ts": module(*get_args(wire.AnyCommand), opening.OpenHere, wire.OpenedTable, wire.Invitation,
                                       wire.TableSummary, wire.Lobby, wire.AskMyTables, wire.MyTables, wire.Log,
                                       wire.Export, wire.SigningKeys, wire.Replay, review.ReviewState, turns.Webhook,
                                       turns.Push, turns.Subscribed, turns.Subscriptions, turns.PushKey, turns.TurnCall,
                                       lesson.LessonUpdate,
                                       Command=wire.AnyCommand, Message=wire.AnyMessage),
        SOURCE / "lib/wire_fairness.ts": module(fairness.Fairness),
        SOURCE / "lib/wire_analysis.ts": module(analysis.AskPosition, analysis.AskSearch, analysis.OpenedSource,
                                                analysis.AnalysedPosition, analysis.Analysis, setting_up.SetUp,
                                                puzzles.PuzzleList, puzzles.AskedPuzzle, puzzles.PuzzleAnswer,
                                                page_engine.AskWeights, page_engine.EngineWeights,
                                                page_engine.SearchPlan, page_engine.AskTrees,
                                                AskSetUp=setting_up.AskSetUp),
        SOURCE / "marrakech/wire.ts": module(marrakech_view.View, MarrakechEvent=events_of(marrakech_events)),
        SOURCE / "morocco/wire.ts": module(morocco_view.View, MoroccoEvent=events_of(morocco_events)),
        SOURCE / "marrakech/Art.svelte": component(marrakech_art()),
        SOURCE / "morocco/Art.svelte": component(morocco_art()),
        SOURCE / "marrakech/market.svg": picture(marrakech_svg, position("marrakech", 12, 136)),
        SOURCE / "morocco/market.svg": picture(morocco_svg, position("morocco", 11, 148)),
        **{SOURCE / game / "pictures.json": rule_pictures.sentences(game) for game in rule_pictures.GAMES},
        **{SOURCE / game / "RulePictures.svelte": by_name(rule_pictures.component(game))
           for game in rule_pictures.GAMES},
    }


def picture(drawer: Any, state: State) -> str:
    """A market to look at where no game is on, README's own, without the paper around it."""
    side = drawer.HEIGHT - 2 * MARGIN
    return tag("svg", drawer.market(state.row), xmlns="http://www.w3.org/2000/svg",
               viewBox=f"{MARGIN} {MARGIN} {side} {side}", width=side, height=side, font_family=SERIF, fill=INK) + "\n"


def component(svg: str) -> str:
    """Definitions as a component, a line each, so that changes can be read."""
    lines = re.sub(r"(?<=>)(?=<(pattern|g) [^>]*\bid=)", "\n", svg).strip()
    return f"{script(lines)}\n<defs>\n{in_digits(lines)}\n</defs>\n"


def by_name(drawings: str) -> str:
    """Drawings as a component that shows the one of a name."""
    return f"{script(drawings, 'let { name }: { name: string } = $props()')}\n{in_digits(drawings)}\n"


def script(svg: str, *lines: str) -> str:
    """How a component of drawings begins: with what these lines say, and what writes its numbers."""
    said = "".join(f"  {each}\n" for each in lines)
    if in_digits(svg) != svg:
        said = "  import { whole } from '../lib/numbers'\n" + ("\n" if said else "") + said
    body = f"\n{said}" if said else ""
    return f'<svelte:options namespace="svg" />\n<!-- {HEAD.strip()[3:]} -->\n<script lang="ts">{body}</script>\n'


def in_digits(svg: str) -> str:
    """The same drawings with their numbers in the digits of the page's language."""
    return re.sub(r">(\d+)</text>", r">{whole(\1)}</text>", svg)


if __name__ == "__main__":
    for file, text in written().items():
        file.write_text(text)
        print(file.relative_to(SOURCE))
