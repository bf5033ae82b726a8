"""Drawn markets for the tests of Morocco.

A drawing shows a part of the market: two lines for a row of stalls, two words for a stall in each, `|` between stalls.
A line of dashes between rows of stalls may be left out:

    A   .  | .  .  | #  B
    Ab  At | .  .  | #  >
    -------+-------+------
    .   .  | C  .  | .  .
    .   .  | .  .  | .  .

`.` is a free space, `A` an assistant of A, `Ab` a bodyguard, `At` a tourist. `#` closes a stall; beside it stand whose
market tile it is (`_` for an empty-stall tile) and where its arrow points: `^ > v <`, or `-` for no arrow.

The part begins at A1, or where the test says. What is not drawn is open and bare, but for E5 in the south-east, which
an empty tile has closed already, arrow to the west (so that somebody can have earned coins and bodyguards); without
an arrow, where the option `empty_tile_arrow` is off.
Rows and columns have the cubes k, g, p, n, o (black, green, purple, brown, orange) from the north and from the west:
a place in A1 costs two black cubes, one in C1 a black and a purple one, one in C3 two purple ones.
Juice tokens are worth 2, 3, 4, 2, 3, 4 in every row of corners.
"""

from collections.abc import Mapping
from typing import Any

from jemaa.core.game import State
from jemaa.games import from_json

HEADINGS = {"^": "north", ">": "east", "v": "south", "<": "west", "-": None}
KINDS = {"": "assistant", "b": "bodyguard", "t": "tourist"}
COLOURS = {"k": "black", "g": "green", "p": "purple", "n": "brown", "o": "orange"}
SUPPLY = {"assistant": 12, "bodyguard": 2, "tourist": 2}
Stall = dict[str, Any]


def drawn(drawing: str = "", at: str = "A1", *, turn: str = "A", second: bool = False, players: int = 3,
          hands: str = "", seats: Mapping[str, Mapping[str, Any]] | None = None, taken: Mapping[int, str] | None = None,
          options: Mapping[str, Any] | None = None, **fields: Any) -> State:
    """The state in which `turn` is to place a worker: their first turn of the round, or the `second`; A began.

    `hands`: letters of cubes by seat, divided by `/`. `seats`: what seats have that doesn't follow from the drawing.
    `taken`: who has taken the token of a corner. `fields`: parts of a position as JSON that differ from all this.
    """
    stalls = market(drawing, at)
    if not (options or {}).get("empty_tile_arrow", True):
        stalls[-1]["arrow"] = None
    letters = "ABCDE"[:players]
    closed = sum(stall["tile"] is not None for stall in stalls)
    cubes = dict(zip(letters, hands.split("/"), strict=False))
    position: dict[str, Any] = {
        "game": "morocco", "format": 1, "players": players, "options": options or {}, "phase": "assign", "first": "A",
        "active": turn, "seat": turn, "done": letters.index(turn) + second * players, "rolled": 0, "placed": False,
        "idle": 0, "rows": [*COLOURS.values()], "columns": [*COLOURS.values()], "roof": [*COLOURS.values()], "pawn": 1,
        "seats": [_seat(letter, stalls, closed, cubes.get(letter, "")) | dict((seats or {}).get(letter, {}))
                  for letter in letters],
        "stalls": stalls,
        "juice": [{"value": corner % 3 + 2, "taken": (taken or {}).get(corner)} for corner in range(36)],
    }
    return from_json(position | fields)


def _seat(letter: str, stalls: list[Stall], closed: int, cubes: str) -> dict[str, Any]:
    workers = [worker for stall in stalls for worker in stall["workers"].values()]
    left = {kind: number - workers.count(f"{letter} {kind}") for kind, number in SUPPLY.items()}
    tiles = sum(stall["tile"] == letter for stall in stalls)
    return {"letter": letter, "points": 5 * tiles, "cubes": {name: cubes.count(sign) for sign, name in COLOURS.items()},
            "coins": 0, "assistants": left["assistant"], "bodyguards": 0, "quarters": left["bodyguard"],
            "tourists": left["tourist"], "cousins": 2, "market_tiles": 12 - tiles}


def market(drawing: str, at: str = "A1") -> list[Stall]:
    """All 25 stalls, as JSON has them."""
    stalls = {f"{column}{row}": bare(f"{column}{row}") for row in "12345" for column in "ABCDE"}
    stalls["E5"] |= {"tile": "empty", "arrow": "west"}
    for y, line in enumerate(_stalls(drawing)):
        for x, words in enumerate(line):
            name = _name(at, x, y)
            stalls[name] = _stall(name, words)
    return [*stalls.values()]


def _name(at: str, x: int, y: int) -> str:
    return chr(ord(at[0]) + x) + chr(ord(at[1]) + y)


def bare(name: str) -> Stall:
    """An open stall with nobody there."""
    return {"name": name, "workers": {}, "tile": None, "arrow": None}


def _stalls(drawing: str) -> list[list[list[str]]]:
    """Row by row, stall by stall: its four words."""
    lines = [line for line in drawing.splitlines() if line.strip(" -+")]
    cells = [[cell.split() for cell in line.split("|")] for line in lines]
    return [[above + below for above, below in zip(*pair, strict=True)]
            for pair in zip(cells[::2], cells[1::2], strict=True)]


def _stall(name: str, words: list[str]) -> Stall:
    if words[0] == "#":
        return bare(name) | {"tile": "empty" if words[1] == "_" else words[1], "arrow": HEADINGS[words[3]]}
    standing = zip(spaces(name), words, strict=True)
    return bare(name) | {"workers": {space: f"{word[0]} {KINDS[word[1:]]}" for space, word in standing if word != "."}}


def spaces(name: str) -> list[str]:
    """The spaces of a stall: north-west, north-east, south-west, south-east."""
    x, y = 2 * "ABCDE".index(name[0]), 2 * int(name[1])
    return [f"{column}{row}" for row in (y - 1, y) for column in "abcdefghij"[x : x + 2]]


def shows(state: State, drawing: str, at: str = "A1") -> bool:
    """Whether the drawn part of a state's market looks so. (Compares JSON, whose differences pytest prints.)"""
    found = {stall["name"]: stall for stall in market(drawing, at)}
    names = [_name(at, x, y) for y, line in enumerate(_stalls(drawing)) for x in range(len(line))]
    position: Any = state.position
    shown = {stall.name: {"name": stall.name, "workers": stall.workers, "tile": stall.tile, "arrow": stall.arrow}
             for stall in position.stalls}
    assert [shown[name] for name in names] == [found[name] for name in names]
    return True


def then(state: State, *choices: int | str) -> State:
    """The state after these choices, one after another."""
    for choice in choices:
        state = state.apply(choice)
    return state


def seat(state: State, letter: str) -> Any:
    """What a seat has, as in JSON."""
    position: Any = state.position
    return next(each for each in position.seats if each.letter == letter)


def points(state: State) -> list[int]:
    """Each seat's points on the track."""
    position: Any = state.position
    return [each.points for each in position.seats]


def phase(state: State) -> str:
    """The phase, and who chooses: `assign A`."""
    position: Any = state.position
    return f"{position.phase} {position.seat}"


def texts(state: State, kind: str = "") -> list[str]:
    """The legal actions that begin so."""
    return [action.text for action in state.legal_actions if action.text.startswith(kind)]
