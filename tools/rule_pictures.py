"""The pictures of the rules for people: positions of the rules' tests, drawn by the games' own scenes, as the page takes them.

`docs/rules/pictures.toml` says which. `tools/page_types.py` writes them into the page; the motifs are those of its boards (`Art.svelte`).
"""

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from jemaa.core.contract import CHANCE
from jemaa.core.drawing import CLAY, GOLD, INK, circle, group, number, path, rect, use, walled
from jemaa.core.game import State
from jemaa.games import from_text
from jemaa.marrakech import draw_svg as rugs
from jemaa.marrakech.events import Paid
from jemaa.marrakech.market import square_name
from jemaa.marrakech.scene import rugs as visible_rugs
from jemaa.morocco import draw_cards
from jemaa.morocco import draw_svg as stalls
from jemaa.morocco.actions import COLOUR_LETTERS
from jemaa.morocco.draw_pieces import cube
from jemaa.morocco.market import SIDE, SPACES, corner_of, space_name, space_position, stall_name
from jemaa.morocco.reading import KINDS, is_open
from jemaa.morocco.scene import closed_stalls, cube_letter, figures, tokens, workers
from jemaa.morocco.state import NONE

SOURCE = Path(__file__).resolve().parent.parent / "docs" / "rules" / "pictures.toml"
COLOURS = dict(zip(COLOUR_LETTERS, ("mo-black", "mo-green", "mo-purple", "mo-brown", "mo-orange"), strict=True))
HAND = 74
"""The height of a seat's cubes."""

Part = str | list[Any]
"""A text, or a message's id and its arguments."""


class Picture(msgspec.Struct, forbid_unknown_fields=True):
    """A position, and what is done there; the fields are explained at the top of the file."""

    name: str
    says: str
    clauses: list[str]
    position: str
    shows: str
    choices: list[str] = []
    open: list[str] = []
    shut: list[str] = []

    @property
    def game(self) -> str:
        return self.position.split("/", maxsplit=1)[0]


PICTURES = msgspec.convert(tomllib.loads(SOURCE.read_text(encoding="utf-8"))["picture"], list[Picture])


def states(picture: Picture) -> list[State]:
    """The position, and where its choices lead, if there are any."""
    first = last = from_text(picture.position)
    for choice in picture.choices:
        last = last.apply(choice)
    return [first, last] if picture.choices else [first]


def frame(picture: Picture, state: State, paid: list[str], marked: bool) -> dict[str, Any]:
    """One drawing as the page takes it: its window, its SVG, and its parts in words."""
    box, svg = (marrakech if picture.game == "marrakech" else morocco)(picture, state)
    if marked:
        svg += "".join(map(crossed, picture.shut)) + "".join(map(lit, reached(picture, state)))
    return {"box": " ".join(map(number, box)), "svg": svg + "".join(map(lit, paid)), "alt": alternative(picture, state)}


def frames(picture: Picture) -> list[dict[str, Any]]:
    """The drawings of a picture: before and after, or the position alone."""
    found = states(picture)
    paid = [square for event in found[0].events(picture.choices[0]) if isinstance(event, Paid) for square in event.area] \
        if picture.choices else []
    return [frame(picture, state, paid if at else [], marked=not at) for at, state in enumerate(found)]


def pages() -> dict[str, str]:
    """Game -> its sentences and what their pictures show, as JSON, in the order of the file."""
    found: dict[str, dict[str, dict[str, Any]]] = {"marrakech": {}, "morocco": {}}
    for picture in PICTURES:
        group = found[picture.game].setdefault(picture.says, {"says": picture.says, "clauses": [], "pictures": []})
        group["clauses"] += [clause for clause in picture.clauses if clause not in group["clauses"]]
        shown = [{"box": each["box"], "alt": each["alt"]} for each in frames(picture)]
        group["pictures"].append({"name": picture.name, "frames": shown})
    return {name: json.dumps(list(groups.values()), ensure_ascii=False, indent=0) + "\n" for name, groups in found.items()}


def drawings(name: str) -> dict[str, str]:
    """A game's drawings in SVG by the name that the page calls them: the picture's, and 0 for before, 1 for after."""
    return {f"{picture.name}-{at}": each["svg"] for picture in PICTURES if picture.game == name
            for at, each in enumerate(frames(picture))}


def component(name: str) -> str:
    """A game's drawings as a component of the page, a line each."""
    lines = [f"{{{':else if' if at else '#if'} name === '{called}'}}{svg}" for at, (called, svg) in enumerate(drawings(name).items())]
    return "\n".join([*lines, "{/if}"])


# --- Marrakech ----------------------------------------------------------------------------------------------------

Box = tuple[float, float, float, float]


def marrakech(picture: Picture, state: State) -> tuple[Box, str]:
    """The part of the market that the picture shows, with some of the wall where it begins there."""
    row: Any = state.row
    first, last = (_square(name) for name in picture.shows.split("-"))
    left, top = (edge - (66 if edge == rugs.EDGE else 8) for edge in rugs.corner(first))
    right, bottom = (edge + rugs.SIDE + (66 if edge == rugs.EDGE + rugs.MARKET - rugs.SIDE else 8) for edge in rugs.corner(last))
    svg = (walled("mk-wall", rugs.EDGE - 66, rugs.MARKET + 132) + use("mk-market", 0, 0)
           + "".join(rugs.draw_rug(rug, row.assam) for rug in visible_rugs(row)) + rugs.draw_assam(row))
    return (left, top, right - left, bottom - top), svg


def _square(name: str) -> int:
    return (int(name[1]) - 1) * 7 + "abcdefg".index(name[0])


def reached(picture: Picture, state: State) -> list[str]:
    """The squares that the open choices lead to."""
    view: Any = state.view(None if state.actor == CHANCE else state.actor)
    if picture.game != "marrakech":
        return []
    return [each.square for turn in view.board.turns if turn.choice in picture.open for each in turn.reach]


def lit(square: str) -> str:
    """A mark around a square of Marrakech that matters here."""
    x, y = rugs.corner(_square(square))
    return rect(x + 3, y + 3, rugs.SIDE - 6, rugs.SIDE - 6, rx=6, fill="#fff", fill_opacity=0.25, stroke=GOLD, line=5)


def crossed(choice: str) -> str:
    """A cross over two squares where no rug may lie."""
    ends = [rugs.corner(_square(name)) for name in choice.split("-")]
    x, y = (sum(end[at] for end in ends) / 2 + rugs.SIDE / 2 for at in (0, 1))
    return group(circle(0, 0, 24, fill="#fff", stroke=INK, line=2),
                 path("M-12-12 12 12M12-12-12 12", stroke=CLAY, line=7, stroke_linecap="round"), x=x, y=y)


# --- Morocco ------------------------------------------------------------------------------------------------------

def morocco(picture: Picture, state: State) -> tuple[Box, str]:
    """The stalls that the picture shows with the cubes of their lines; or the roof; or what the seats have in hand."""
    row: Any = state.row
    if picture.shows in ("roof", "hands"):
        width = draw_cards.CARD_WIDTH
        top = 150 if picture.shows == "roof" else 0
        above = group(draw_cards.roof(row), x=width / 2, y=75) if top else ""
        return (0, 0, width, top + HAND * row.players), above + hands(row, top)
    shown = region(picture.shows)
    left, above = (min(edge) for edge in zip(*map(stalls.stall_corner, shown), strict=True))
    right, below = (max(edge) + stalls.STALL for edge in zip(*map(stalls.stall_corner, shown), strict=True))
    box = (left - 70, above - 70, right - left + 90, below - above + 90)
    parts = (
        walled("mo-wall", 18, stalls.HEIGHT - 36), cubes(row, shown, left - 44, above - 44), ground(left, above, right, below),
        *(stalls.open_stall(stall) for stall in shown if is_open(row, stall)),
        *(stalls.draw_closed(each) for each in closed_stalls(row) if each.stall in shown),
        *(stalls.draw_worker(each) for each in workers(row) if stall_of(each.space) in shown),
        *(stalls.draw_token(each) for each in tokens(row) if touches(each.corner, shown)),
        *(stalls.arrow(each) for each in closed_stalls(row) if each.arrow != NONE and each.stall in shown),
    )
    return box, "".join(parts)


def region(shows: str) -> list[int]:
    """The stalls from one corner to the other, such as A1-B2."""
    first, last = shows.split("-")
    return [line * SIDE + column for line in range(int(first[1]) - 1, int(last[1]))
            for column in range("ABCDE".index(first[0]), "ABCDE".index(last[0]) + 1)]


def stall_of(space: int) -> int:
    """The stall of a space."""
    y, x = space_position(space)
    return y // 2 * SIDE + x // 2


def cubes(row: Any, shown: list[int], x: float, y: float) -> str:
    """The cubes of the lines of these stalls, beside and above them."""
    columns, lines = {stall % SIDE for stall in shown}, {stall // SIDE for stall in shown}
    middle = stalls.SPACE
    return ("".join(cube(cube_letter(row.columns[at]), stalls.stall_corner(at)[0] + middle, y) for at in sorted(columns))
            + "".join(cube(cube_letter(row.rows[at]), x, stalls.stall_corner(at)[0] + middle) for at in sorted(lines)))


def ground(left: float, top: float, right: float, bottom: float) -> str:
    """The paving under these stalls."""
    return rect(left - 18, top - 18, right - left + 36, bottom - top + 36, rx=5, fill="url(#mo-paving)")


def touches(corner: int, shown: list[int]) -> bool:
    """Whether one of these stalls has this corner."""
    return any(corner_of(space) == corner for space in range(SPACES) if stall_of(space) in shown)


def hands(row: Any, top: float) -> str:
    """Each seat's tile and the cubes that it has."""
    return "".join(group(use(f"mo-tile-{seat.letter}", 8, 14, scale=0.42), group(draw_cards.cubes(seat), x=58, y=-26), y=top + HAND * at)
                   for at, seat in enumerate(figures(row)))


# --- words --------------------------------------------------------------------------------------------------------

def alternative(picture: Picture, state: State) -> list[list[Part]]:
    """What the picture shows, piece by piece, as texts and messages: the page says them in its language."""
    row: Any = state.row
    if picture.game == "marrakech":
        return [[f"{square_name(row.assam)}: ", ["mk-cell-assam", {"facing": _heading(row.facing)}]],
                *([_rug(each.letter, [square_name(square) for square in each.squares])] for each in visible_rugs(row))]
    if picture.shows in ("roof", "hands"):
        roof: list[Part] = [part for at, colour in enumerate(row.roof)
                            for part in (f"{', ' if at else ''}{at + 1}{'*' if row.pawn == at else ''}: ", [COLOURS[cube_letter(colour)], {}])]
        return [*([roof] if picture.shows == "roof" else []), *(_hand(seat) for seat in figures(row))]
    shown = region(picture.shows)
    standing: list[list[Part]] = [[f"{space_name(each.space)}: ", [f"mo-cell-{KINDS[each.kind]}", {"owner": each.letter}]]
                                  for each in workers(row) if stall_of(each.space) in shown]
    closed: list[list[Part]] = [[["mo-cell-closed", {"space": stall_name(each.stall), "stall": stall_name(each.stall),
                                                     "owner": each.letter or "empty"}]]
                                for each in closed_stalls(row) if each.stall in shown]
    return [*standing, *closed] or [_price(row, shown)]


def _price(row: Any, shown: list[int]) -> list[Part]:
    """The colours of rows and columns, where nothing stands in the stalls."""
    columns = sorted({stall % SIDE for stall in shown})
    lines = sorted({stall // SIDE for stall in shown})
    named = [(str("ABCDE"[at]), row.columns[at]) for at in columns] + [(str(at + 1), row.rows[at]) for at in lines]
    return [part for at, (name, colour) in enumerate(named)
            for part in (f"{', ' if at else ''}{name}: ", [COLOURS[cube_letter(colour)], {}])]


def _rug(letter: str, squares: list[str]) -> Part:
    if len(squares) == 1:
        return ["mk-cell-half", {"square": squares[0], "colour": letter}]
    return ["mk-cell-whole", {"square": squares[0], "colour": letter, "other": squares[1]}]


def _hand(seat: Any) -> list[Part]:
    held = [(number, letter) for number, letter in zip(seat.cubes, COLOUR_LETTERS, strict=True) if number]
    return [f"{seat.letter}: {'' if held else '0'}",
            *(part for at, (number, letter) in enumerate(held) for part in (f"{', ' if at else ''}{number} × ", [COLOURS[letter], {}]))]


def _heading(facing: int) -> str:
    return ("north", "east", "south", "west")[facing]
