"""Draws boards.svg, the README's picture: both markets in mid-game. Run it again after a change in drawing."""

from pathlib import Path

from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.drawing import document, tag
from jemaa.core.game import State
from jemaa.games import game
from jemaa.marrakech import draw_svg as marrakech
from jemaa.morocco import draw_svg as morocco

TARGET = Path(__file__).with_name("boards.svg")
SIZE, GAP = 640, 16
"""Of each market, and around them."""


def position(name: str, seed: int, choices: int) -> State:
    """A game of four, all chosen at random, after so many choices of seats and chance."""
    state, stream = game(name, 4).start(), Stream(seed)
    for _ in range(choices):
        if state.actor == CHANCE:
            found = state.chance_outcomes
            state = state.apply(found[stream.draw([weight for _, weight in found])][0])
        else:
            actions = state.legal_actions
            state = state.apply(actions[stream.below(len(actions))])
    return state


def beside(market: str, size: int, x: int) -> str:
    """A market of this size, brought to `SIZE`, its left side at x."""
    return tag("svg", market, x=x, y=GAP, width=SIZE, height=SIZE, viewBox=f"0 0 {size} {size}")


def boards() -> str:
    """Both markets side by side."""
    rugs, stalls = position("marrakech", 12, 136).row, position("morocco", 11, 148).row
    return document(
        2 * SIZE + 3 * GAP, SIZE + 2 * GAP, "Marrakech and Morocco",
        f"On the left Marrakech. {marrakech.description(rugs)} On the right Morocco. {morocco.description(stalls)}",
        beside(marrakech.market(rugs), marrakech.HEIGHT, GAP),
        beside(morocco.market(stalls), morocco.HEIGHT, SIZE + 2 * GAP),
    )


if __name__ == "__main__":
    TARGET.write_text(boards(), encoding="utf-8")
