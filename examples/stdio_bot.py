"""A bot that jemaa starts, and asks by its standard input.

jemaa arena marrakech/2 --bots "cmd:python examples/stdio_bot.py,random"

Nothing but Python's standard library; in any other language it would look the same. In Marrakech it lays its rug beside
Assam where that covers an opponent's; else, and in Morocco, it takes the first action.
"""

import json
import sys
from typing import Any


def chosen(ask: dict[str, Any]) -> str:
    """One of the legal actions."""
    legal: list[str] = ask["legal"]
    if ask["game"] != "marrakech" or "-" not in legal[0]:
        return legal[0]
    view = ask["view"]
    own = {colour for each in view["seats"] if each["letter"] == ask["seat"] for colour in each["holdings"]["rugs"]}
    others = {square for rug in view["board"]["rugs"] if rug["colour"] not in own for square in rug["squares"]}
    return max(legal, key=lambda action: len(others & set(action.split("-"))))


for line in sys.stdin:  # one question a line, until jemaa closes the input
    print(json.dumps({"action": chosen(json.loads(line))}), flush=True)
