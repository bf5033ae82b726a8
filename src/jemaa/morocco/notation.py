"""Morocco's positions as one line of words, divided by spaces.

    morocco/2 =Be,.Ab..,,,Bt.../,,,,/,,,,/,,,,/,,,, 23B4234/234234/234234/234234/234234/234234 kgpno gpnok nokgp 3
    assign AAA 0,0,0,0 0,kkg,1,12,0,1,2,2,12,0,0/5,-,0,12,0,2,1,2,11,0,0 - - - -

game/players; the market by rows of stalls; the juice tokens by rows of corners; the cubes of the rows, of the columns
and of the roof (k black, g green, p purple, n brown, o orange, - not dealt yet); the roof space of the pawn (`-` for
the middle); the phase (`_` for a space); the letters of first player, active player and chooser (`---` before they are
known); how many have been in this phase, rolls of the die, whether a worker was placed, idle rounds; the seats; the
stall being closed; full stalls that wait; the space of the worker whose placement is being completed (`-` for none of
each); the options that differ from the defaults (`-` for none).

A stall, divided from the next by `,`: nothing if it is open and bare; else its four spaces, north-west, north-east,
south-west, south-east: `.` free, `A` an assistant of A, `Ab` a bodyguard, `At` a tourist; or `=` with the letter of the
market tile that closes it (`_` for an empty-stall tile) and the heading of its arrow: n, e, s, w, or `-` for none.
A token: its value, and the seat's letter if one has taken it; `.` if it is not dealt yet.
A seat, divided from the next by `/`: points on the track, letters of its cubes (`-` for none), coins, assistants,
bodyguards earned, bodyguards in the quarters, tourists, cousins tokens, market tiles, tourists about to move on,
whether a reward is due (0 or 1).
"""

import re
from collections.abc import Callable, Sequence

from jemaa.core import options as named
from jemaa.core.errors import BadOption, IllegalPosition, Unreadable
from jemaa.morocco.actions import COLOUR_LETTERS, HEADINGS, SEAT_LETTERS
from jemaa.morocco.market import (
    CORNERS,
    MIDDLE,
    QUADRANTS,
    SIDE,
    STALLS,
    space_name,
    space_number,
    stall_name,
    stall_number,
)
from jemaa.morocco.options import MoroccoOptions
from jemaa.morocco.position import CLAUSES, COUNTS, count_undealt, seat_number
from jemaa.morocco.reading import cubes_of, is_setup, kind_of, seat_of, spaces_of, workers_of
from jemaa.morocco.state import COLOURS, EMPTY_TILE, NONE, OPEN, PHASES, MoroccoRow

NONE_SIGN = "-"
HIDDEN = ("next full", "score", "prizes", "leave", "tourists", "turn end", "round end", "round start")
SHOWN_PHASES = tuple(phase.replace(" ", "_") for phase in PHASES if phase not in HIDDEN)
WORDS = ("game", "market", "juice", "rows", "columns", "roof", "pawn", "phase", "turn", "round", "seats", "closing",
         "waiting", "space", "options")
"""The words of a line: what errors call them."""
ROUND = ("done", "rolled", "placed", "idle")
KIND_SIGNS = ("", "b", "t")
WORKER = re.compile(r"\.|([A-E])([bt]?)")
TOKEN = re.compile(r"\.|([234])([A-E]?)")
CLOSED = re.compile(r"=([A-E_])([nesw-])")


# --- writing ------------------------------------------------------------------------------------------------------

def write(row: MoroccoRow) -> str:
    """The position of a plain row, as one line."""
    turn = "---" if is_setup(row) else "".join(SEAT_LETTERS[seat] for seat in (row.first, row.active, row.seat))
    words = (
        f"morocco/{row.players}", write_market(row), _write_juice(row), _write_cubes(row.rows),
        _write_cubes(row.columns), _write_cubes(row.roof), NONE_SIGN if row.pawn == MIDDLE else str(row.pawn + 1),
        PHASES[row.phase].replace(" ", "_"), turn, ",".join(str(getattr(row, name)) for name in ROUND),
        "/".join(_write_seat(row, seat) for seat in range(row.players)),
        NONE_SIGN if row.closing == NONE else stall_name(row.closing),
        ",".join(stall_name(stall) for stall in row.waiting if stall != NONE) or NONE_SIGN,
        NONE_SIGN if row.space == NONE else space_name(row.space),
        named.to_text(named.restore(MoroccoOptions, row)),
    )
    return " ".join(words)


def write_market(row: MoroccoRow) -> str:
    """The stalls alone, as the line's second word."""
    cells = [_write_stall(row, stall) for stall in range(STALLS)]
    return "/".join(",".join(cells[start : start + SIDE]) for start in range(0, STALLS, SIDE))


def _write_stall(row: MoroccoRow, stall: int) -> str:
    tile, arrow = row.tiles[stall], row.arrows[stall]
    if tile != OPEN:
        owner = "_" if tile == EMPTY_TILE else SEAT_LETTERS[tile - 1]
        return f"={owner}{HEADINGS[arrow - 1][0] if arrow else NONE_SIGN}"
    return "".join(_write_worker(row.workers[space]) for space in spaces_of(stall)) if workers_of(row, stall) else ""


def _write_worker(worker: int) -> str:
    return SEAT_LETTERS[seat_of(worker)] + KIND_SIGNS[kind_of(worker)] if worker else "."


def _write_juice(row: MoroccoRow) -> str:
    cells = [_write_token(row.juice[corner], row.taken[corner]) for corner in range(CORNERS)]
    return "/".join("".join(cells[start : start + SIDE + 1]) for start in range(0, CORNERS, SIDE + 1))


def _write_token(value: int, taken: int) -> str:
    return f"{value or '.'}{SEAT_LETTERS[taken - 1] if taken else ''}"


def _write_cubes(cubes: Sequence[int]) -> str:
    return "".join(NONE_SIGN if colour == NONE else COLOUR_LETTERS[colour] for colour in cubes)


def _write_seat(row: MoroccoRow, seat: int) -> str:
    hand = "".join(letter * n for letter, n in zip(COLOUR_LETTERS, cubes_of(row, seat), strict=True)) or NONE_SIGN
    points, *others = (str(getattr(row, name)[seat]) for name in COUNTS)
    return ",".join([points, hand, *others])


# --- reading ------------------------------------------------------------------------------------------------------

def read(line: str) -> MoroccoRow:
    """The row that a line describes; raises `Unreadable` or `IllegalPosition`. Its invariants are not checked yet."""
    words = line.split()
    if len(words) != len(WORDS):
        raise Unreadable(f"a position of Morocco has {len(WORDS)} words ({', '.join(WORDS)}), not {len(words)}")
    row = MoroccoRow()
    row.players = _read_players(words[0])
    _read_options(row, words[-1])
    for name, word in zip(WORDS[1:-1], words[1:-1], strict=True):
        READERS[name](row, word)
    return row


def _read_players(word: str) -> int:
    match = re.fullmatch(r"morocco/([2-5])", word)
    if not match:
        raise IllegalPosition("game", "MO-1.5", f"is written morocco/2 to morocco/5, not {word!r}")
    return int(match[1])


def _read_options(row: MoroccoRow, word: str) -> None:
    try:
        named.store(named.from_stored_text(MoroccoOptions, word), row)
    except BadOption as error:
        raise IllegalPosition("options", CLAUSES["options"], str(error)) from None


def read_market(row: MoroccoRow, word: str) -> None:
    """Set the stalls of the row from the second word of a line; raises `IllegalPosition`.

    The row has its number of players already. What stands in bare stalls and on free spaces is not cleared.
    """
    lines = [line.split(",") for line in word.split("/")]
    if [len(line) for line in lines] != [SIDE] * SIDE:
        raise IllegalPosition("market", "MO-1.1", "has 5 rows divided by `/`, each of 5 stalls divided by `,`")
    for stall, text in enumerate(text for line in lines for text in line):
        if closed := CLOSED.fullmatch(text):
            owner = "market " + stall_name(stall)
            row.tiles[stall] = EMPTY_TILE if closed[1] == "_" else 1 + seat_number(row, closed[1], owner)
            row.arrows[stall] = 0 if closed[2] == NONE_SIGN else 1 + "nesw".index(closed[2])
        elif text:
            _read_workers(row, stall, text)


def _read_workers(row: MoroccoRow, stall: int, text: str) -> None:
    matches, field = list(WORKER.finditer(text)), f"market {stall_name(stall)}"
    if "".join(worker[0] for worker in matches) != text or len(matches) != QUADRANTS:
        raise IllegalPosition(field, "MO-1.1", f"is nothing, 4 spaces such as `A..Bt`, or closed such as `=An`; "
                              f"not {text!r}")
    for space, worker in zip(spaces_of(stall), matches, strict=True):
        if worker[1]:
            row.workers[space] = 1 + seat_number(row, worker[1], field) * 3 + KIND_SIGNS.index(worker[2])


def _read_juice(row: MoroccoRow, word: str) -> None:
    lines = [list(TOKEN.finditer(line)) for line in word.split("/")]
    written = "/".join("".join(token[0] for token in line) for line in lines)
    if written != word or [len(line) for line in lines] != [SIDE + 1] * (SIDE + 1):
        raise IllegalPosition("juice", "MO-1.2", "has 6 rows divided by `/`, each of 6 tokens: 2, 3 or 4, with the "
                              "letter of the seat that has taken it, or `.`")
    for corner, token in enumerate(token for line in lines for token in line):
        row.juice[corner] = int(token[1] or 0)
        row.taken[corner] = 1 + seat_number(row, token[2], "juice") if token[2] else 0
    count_undealt(row)


def _cubes_reader(name: str) -> Callable[[MoroccoRow, str], None]:
    def read_cubes(row: MoroccoRow, word: str) -> None:
        if not re.fullmatch(f"[{COLOUR_LETTERS}-]{{{SIDE}}}", word):
            raise IllegalPosition(name, "MO-2.1", f"is 5 letters of {COLOUR_LETTERS} (`-` for none), not {word!r}")
        setattr(row, name, [NONE if letter == NONE_SIGN else COLOUR_LETTERS.index(letter) for letter in word])
    return read_cubes


def _read_pawn(row: MoroccoRow, word: str) -> None:
    if not re.fullmatch("[1-5-]", word):
        raise IllegalPosition("pawn", "MO-4.2", f"is a roof space 1 to 5, or `-` in the middle, not {word!r}")
    row.pawn = MIDDLE if word == NONE_SIGN else int(word) - 1


def _read_phase(row: MoroccoRow, word: str) -> None:
    if word not in SHOWN_PHASES:
        raise IllegalPosition("phase", "MO-3.1", f"is one of {', '.join(SHOWN_PHASES)}, not {word!r}")
    row.phase = PHASES.index(word.replace("_", " "))


def _read_turn(row: MoroccoRow, word: str) -> None:
    if len(word) != 3 or (word == "---") != is_setup(row):
        raise IllegalPosition("turn", "MO-5.1", "is the letters of first player, active player and chooser, or `---` "
                              f"up to the phase `first`; not {word!r}")
    if not is_setup(row):
        row.first, row.active, row.seat = (seat_number(row, letter, "turn") for letter in word)


def _read_round(row: MoroccoRow, word: str) -> None:
    if not re.fullmatch("[0-9],[012],[01],(-1|[0-9])", word):
        raise IllegalPosition("round", "MO-3.1", f"is {','.join(ROUND)} in numbers, such as 3,0,0,-1; not {word!r}")
    for name, number in zip(ROUND, word.split(","), strict=True):
        setattr(row, name, int(number))


def _read_seats(row: MoroccoRow, word: str) -> None:
    texts = word.split("/")
    if len(texts) != row.players:
        raise IllegalPosition("seats", "MO-1.5", f"are {row.players} divided by `/`, not {len(texts)}")
    for seat, text in enumerate(texts):
        _read_seat(row, seat, text)


def _read_seat(row: MoroccoRow, seat: int, text: str) -> None:
    match = re.fullmatch(f"([0-9]{{1,3}}),([{COLOUR_LETTERS}]{{1,20}}|-)((?:,[0-9]{{1,2}}){{{len(COUNTS) - 1}}})", text)
    if not match:
        points, *others = COUNTS
        raise IllegalPosition(f"seats[{seat}]", "MO-1.5", f"is {points}, letters of cubes (`-` for none), "
                              f"{', '.join(others)}, divided by `,`; not {text!r}")
    for colour, letter in enumerate(COLOUR_LETTERS):
        row.cubes[seat * COLOURS + colour] = match[2].count(letter)
    for name, number in zip(COUNTS, [match[1], *match[3][1:].split(",")], strict=True):
        getattr(row, name)[seat] = int(number)


def _stall(word: str, field: str) -> int:
    if not re.fullmatch("[A-E][1-5]", word):
        raise IllegalPosition(field, "MO-6.1", f"is named A1 to E5 (`-` for none), not {word!r}")
    return stall_number(word)


def _read_closing(row: MoroccoRow, word: str) -> None:
    row.closing = NONE if word == NONE_SIGN else _stall(word, "closing")


def _read_waiting(row: MoroccoRow, word: str) -> None:
    stalls = [] if word == NONE_SIGN else [_stall(name, "waiting") for name in word.split(",")]
    if len(stalls) > len(row.waiting):
        raise IllegalPosition("waiting", "MO-6.1", f"are {len(row.waiting)} stalls at most, not {word!r}")
    row.waiting = [*stalls, NONE, NONE][: len(row.waiting)]


def _read_space(row: MoroccoRow, word: str) -> None:
    if not re.fullmatch("[a-j]([1-9]|10)|-", word):
        raise IllegalPosition("space", "MO-1.1", f"is named a1 to j10 (`-` for none), not {word!r}")
    row.space = NONE if word == NONE_SIGN else space_number(word)


READERS: dict[str, Callable[[MoroccoRow, str], None]] = {
    "market": read_market, "juice": _read_juice, "rows": _cubes_reader("rows"), "columns": _cubes_reader("columns"),
    "roof": _cubes_reader("roof"), "pawn": _read_pawn, "phase": _read_phase, "turn": _read_turn, "round": _read_round,
    "seats": _read_seats, "closing": _read_closing, "waiting": _read_waiting, "space": _read_space,
}
