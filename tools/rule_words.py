"""What a picture of the rules shows, piece by piece, as texts and messages: the page says them in its language."""

from collections.abc import Iterable
from typing import Any

from jemaa.core.game import State
from jemaa.marrakech.actions import HEADINGS
from jemaa.marrakech.market import square_name
from jemaa.marrakech.scene import Rug
from jemaa.marrakech.scene import rugs as visible_rugs
from jemaa.morocco.actions import COLOUR_LETTERS
from jemaa.morocco.market import SIDE, space_name, stall_name
from jemaa.morocco.reading import KINDS
from jemaa.morocco.scene import ClosedStall, Figures, Worker, closed_stalls, cube_letter, figures, workers
from tools.rule_drawings import region, stall_of
from tools.rule_positions import Picture

COLOURS = dict(zip(COLOUR_LETTERS, ("mo-black", "mo-green", "mo-purple", "mo-brown", "mo-orange"), strict=True))

Part = str | list[Any]
"""A text, or a message's id and its arguments."""


def alternative(picture: Picture, state: State) -> list[list[Part]]:
    """The pieces of a picture, each as its parts."""
    row: Any = state.row
    if picture.game == "marrakech":
        assam: list[Part] = [f"{square_name(row.assam)}: ", ["mk-cell-assam", {"facing": HEADINGS[row.facing]}]]
        return [assam, *([_rug(each)] for each in visible_rugs(row))]
    if picture.shows in ("roof", "hands"):
        roof = _listed((f"{at + 1}{'*' * (row.pawn == at)}: ", cube_letter(each)) for at, each in enumerate(row.roof))
        return [*([roof] if picture.shows == "roof" else []), *map(_hand, figures(row))]
    shown = region(picture.shows)
    standing = [_worker(each) for each in workers(row) if stall_of(each.space) in shown]
    closed = [_closed(each) for each in closed_stalls(row) if each.stall in shown]
    return [*standing, *closed] or [_lines(row, shown)]


def _rug(rug: Rug) -> Part:
    square, *others = map(square_name, rug.squares)
    if not others:
        return ["mk-cell-half", {"square": square, "colour": rug.letter}]
    return ["mk-cell-whole", {"square": square, "colour": rug.letter, "other": others[0]}]


def _worker(worker: Worker) -> list[Part]:
    return [f"{space_name(worker.space)}: ", [f"mo-cell-{KINDS[worker.kind]}", {"owner": worker.letter}]]


def _closed(closed: ClosedStall) -> list[Part]:
    name = stall_name(closed.stall)
    return [["mo-cell-closed", {"space": name, "stall": name, "owner": closed.letter or "empty"}]]


def _lines(row: Any, shown: list[int]) -> list[Part]:
    """The cubes of columns and rows, where nothing stands in the stalls."""
    columns, rows = sorted({stall % SIDE for stall in shown}), sorted({stall // SIDE for stall in shown})
    return _listed([*((f"{'ABCDE'[at]}: ", cube_letter(row.columns[at])) for at in columns),
                    *((f"{at + 1}: ", cube_letter(row.rows[at])) for at in rows)])


def _hand(seat: Figures) -> list[Part]:
    held = [(f"{count} × ", letter) for count, letter in zip(seat.cubes, COLOUR_LETTERS, strict=True) if count]
    return [f"{seat.letter}: ", *(_listed(held) if held else ["0"])]


def _listed(cubes: Iterable[tuple[str, str]]) -> list[Part]:
    """Cubes, each with what stands before it."""
    found: list[Part] = []
    for before, letter in cubes:
        found += [f"{', ' if found else ''}{before}", [COLOURS[letter], {}]]
    return found
