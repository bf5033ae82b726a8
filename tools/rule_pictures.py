"""The pictures of the rules for people, as `tools/page_types.py` writes them into the page."""

import json
from typing import Any

from jemaa.core.drawing import number
from jemaa.core.game import State
from jemaa.marrakech.events import Paid
from tools.rule_drawings import crossed, draw, lit, reached
from tools.rule_positions import PICTURES, Picture, states
from tools.rule_words import alternative

GAMES = ("marrakech", "morocco")


def sentences(game: str) -> str:
    """A game's sentences and what their pictures show, as JSON, in the order of the file."""
    found: dict[str, dict[str, Any]] = {}
    for picture in (each for each in PICTURES if each.game == game):
        sentence = found.setdefault(picture.says, {"says": picture.says, "clauses": [], "pictures": []})
        sentence["clauses"] += [clause for clause in picture.clauses if clause not in sentence["clauses"]]
        frames = [frame(picture, each) for each in states(picture)]
        sentence["pictures"].append({"name": picture.name, "frames": frames})
    return json.dumps(list(found.values()), ensure_ascii=False, indent=0) + "\n"


def frame(picture: Picture, state: State) -> dict[str, Any]:
    """One drawing's part that is seen, and its pieces in words."""
    return {"box": " ".join(map(number, draw(picture, state)[0])), "alt": alternative(picture, state)}


def drawings(game: str) -> dict[str, str]:
    """A game's drawings in SVG by the names that the page calls them: the picture's, with 0 for before, 1 for after."""
    return {f"{picture.name}-{at}": draw(picture, state)[1] + marks(picture, at)
            for picture in PICTURES if picture.game == game for at, state in enumerate(states(picture))}


def marks(picture: Picture, at: int) -> str:
    """What is marked: before, what is possible and what isn't; after, the squares that were paid for."""
    before = states(picture)[0]
    if at:
        paid = [event for event in before.events(picture.choices[0]) if isinstance(event, Paid)]
        return "".join(lit(square) for event in paid for square in event.area)
    return "".join(map(crossed, picture.shut)) + "".join(map(lit, reached(picture, before)))


def component(game: str) -> str:
    """A game's drawings as the body of a component that shows the one called `name`, a line each."""
    lines = [f"{{{':else if' if at else '#if'} name === '{name}'}}{svg}"
             for at, (name, svg) in enumerate(drawings(game).items())]
    return "\n".join([*lines, "{/if}"])
