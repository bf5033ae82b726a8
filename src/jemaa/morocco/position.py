"""Morocco's positions as JSON: any state, also in the middle of a turn or while stalls are closing."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from jemaa.core.errors import IllegalPosition
from jemaa.core.options import restore, store
from jemaa.core.position import Source, read
from jemaa.morocco.actions import COLOUR_NAMES, HEADINGS, SEAT_LETTERS
from jemaa.morocco.market import (
    CORNERS,
    MIDDLE,
    QUADRANTS,
    STALLS,
    space_name,
    space_number,
    stall_name,
    stall_number,
)
from jemaa.morocco.options import MoroccoOptions
from jemaa.morocco.reading import KINDS, cubes_of, is_setup, kind_of, seat_of, spaces_of
from jemaa.morocco.state import COLOURS, EMPTY_TILE, FIRST, NONE, OPEN, PHASES, MoroccoRow

Phase = Literal["deal rows", "deal columns", "deal roof", "deal juice", "first", "die", "wild", "scout", "assign",
                "extra", "cousin", "reward", "arrow", "move", "keep", "over"]
"""`state.PHASES`, without those that the rules pass through by themselves."""

Seat = Annotated[str, Meta(pattern="^[A-E]$", description="A seat: A to E, clockwise.")]
Colour = Literal["black", "green", "purple", "brown", "orange"]
Space = Annotated[str, Meta(pattern="^[a-j]([1-9]|10)$", description="A space: a1 is north-west, j10 south-east.")]
Stall = Annotated[str, Meta(pattern="^[A-E][1-5]$", description="A stall: A1 is north-west, E5 south-east.")]
Worker = Annotated[str, Meta(pattern="^[A-E] (assistant|bodyguard|tourist)$", description="Seat and kind: B tourist.")]
Few = Annotated[int, Meta(ge=0, le=2)]
Dozen = Annotated[int, Meta(ge=0, le=12)]


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The possessions of one player.

    Workers are counted where they are: in supply, in the quarters, or on the market.
    """

    letter: Seat
    points: Annotated[int, Meta(ge=0, le=125)]
    """On the track: those of closed stalls (MO-6.3 to MO-6.5), not those of MO-9.1."""
    cubes: dict[Colour, Annotated[int, Meta(ge=0, le=20)]]
    """In hand, by colour; a colour that is not named: none."""
    coins: Annotated[int, Meta(ge=0, le=3)]
    assistants: Dozen
    """In supply."""
    bodyguards: Few
    """Earned and in supply."""
    quarters: Few
    """Bodyguards in the guards' quarters."""
    tourists: Few
    """In supply."""
    cousins: Few
    """Cousins tokens."""
    market_tiles: Dozen
    """In supply."""
    guests: Few = 0
    """Tourists that wait to move on from the stall just closed (MO-6.11)."""
    owed: bool = False
    """Whether a coin or a bodyguard is still due from the closing stall (MO-6.6)."""


class StallPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One stall: the workers in it, and the tile that closed it."""

    name: Stall
    workers: dict[Space, Worker]
    tile: Annotated[str, Meta(pattern="^([A-E]|empty)$")] | None = None
    """A seat's market tile, or an empty-stall tile; null: the stall is open."""
    arrow: Literal["north", "east", "south", "west"] | None = None
    """The direction of the tile's arrow (MO-6.10)."""


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """A juice token: its value, and the seat that has taken it, if any."""

    value: Annotated[int, Meta(ge=2, le=4)]
    taken: Seat | None = None
    """The seat that took it (MO-6.7); null: it lies on its corner."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A state of Morocco. Lists go from north to south and from west to east, seats in the order of play."""

    game: Literal["morocco"]
    format: Literal[1]
    players: Annotated[int, Meta(ge=2, le=5)]
    options: MoroccoOptions
    phase: Phase
    first: Seat | None
    """Holder of the first-player marker; null before it is known, like the next two."""
    active: Seat | None
    """The letter of the seat whose turn it is; in scouting, the scout; otherwise outside of turns the first player."""
    seat: Seat | None
    """The letter of the seat that chooses; where chance does, and at the end, the same as `active`."""
    done: Annotated[int, Meta(ge=0, le=9)]
    """How many of this phase of the round have been: choosers of a wild cube, scouts, turns, or keepers of a cube."""
    rolled: Few
    """How often the market die was rolled this round; 0 again from scouting on."""
    placed: bool
    """Whether the active player has placed a worker this turn (MO-5.7)."""
    idle: Annotated[int, Meta(ge=-1, le=3)]
    """Rounds in a row without a placement; -1 once somebody has placed in this one (MO-8.4)."""
    rows: Annotated[list[Colour | None], Meta(min_length=5, max_length=5)]
    """The rows' cubes; null: not dealt yet."""
    columns: Annotated[list[Colour | None], Meta(min_length=5, max_length=5)]
    roof: Annotated[list[Colour | None], Meta(min_length=5, max_length=5)]
    """The cubes of the outer roof spaces 1 to 5, around."""
    pawn: Annotated[int, Meta(ge=1, le=5)] | None
    """The roof space of the pawn; null: the middle."""
    seats: list[SeatPosition]
    stalls: list[StallPosition]
    """All 25, row by row: A1, B1 ... E5."""
    juice: Annotated[list[Token], Meta(max_length=36)]
    """The tokens dealt, by corner: six a row."""
    closing: Stall | None = None
    """The stall being closed, also while its arrow is pointed and its tourists move on; null: none."""
    waiting: Annotated[list[Stall], Meta(max_length=2)] = []
    """Full stalls still to be closed, in order (MO-6.1)."""
    space: Space | None = None
    """The space of the worker whose placement is being completed, in the phases `extra` and `cousin` (MO-5.3)."""


CLAUSES = {
    "": "MO-3.1", "players": "MO-1.5", "phase": "MO-3.1", "first": "MO-2.2", "active": "MO-5.1", "seat": "MO-5.1",
    "done": "MO-5.1", "rolled": "MO-3.2", "placed": "MO-5.7", "idle": "MO-8.4", "rows": "MO-2.1", "columns": "MO-2.1",
    "roof": "MO-2.1", "pawn": "MO-4.2", "closing": "MO-6.1", "waiting": "MO-6.1", "space": "MO-5.5",
    "options": "MO-2.2", "options.juice_values": "MO-1.3", "options.first_player": "MO-2.2",
    "options.third_place_points": "MO-6.5", "options.open_juice": "MO-9.3",
    "options.must_place": "MO-5.2", "options.empty_tile_arrow": "MO-6.10",
    "options.keep_cube": "MO-7.1",
    "seats": "MO-1.5", "seats.points": "MO-6.3", "seats.cubes": "MO-1.4", "seats.coins": "MO-6.6",
    "seats.bodyguards": "MO-6.6", "seats.quarters": "MO-6.6", "seats.cousins": "MO-5.5", "seats.market_tiles": "MO-6.9",
    "seats.guests": "MO-6.11", "seats.owed": "MO-6.6", "stalls": "MO-1.1", "stalls.tile": "MO-6.9",
    "stalls.arrow": "MO-6.10", "juice": "MO-1.3", "juice.taken": "MO-6.7",
}
"""The clause that each field of a position goes by, without the numbers in lists; "" stands for all others."""


# --- from a row ---------------------------------------------------------------------------------------------------

def describe(row: MoroccoRow) -> Position:
    """The position of a plain row."""
    first, active, seat = (None if is_setup(row) else SEAT_LETTERS[who] for who in (row.first, row.active, row.seat))
    return Position(
        game="morocco", format=1, players=row.players, options=restore(MoroccoOptions, row),
        phase=PHASES[row.phase],  # type: ignore[arg-type]  # a phase that can be seen
        first=first, active=active, seat=seat,
        done=row.done, rolled=row.rolled, placed=bool(row.placed), idle=row.idle,
        rows=_colours(row.rows), columns=_colours(row.columns), roof=_colours(row.roof),
        pawn=None if row.pawn == MIDDLE else row.pawn + 1,
        seats=[_describe_seat(row, seat) for seat in range(row.players)],
        stalls=[_describe_stall(row, stall) for stall in range(STALLS)],
        juice=[_describe_token(row, corner) for corner in range(CORNERS) if row.juice[corner]],
        closing=None if row.closing == NONE else stall_name(row.closing),
        waiting=[stall_name(stall) for stall in row.waiting if stall != NONE],
        space=None if row.space == NONE else space_name(row.space),
    )


def _colours(cubes: Sequence[int]) -> list[Colour | None]:
    return [None if colour == NONE else COLOUR_NAMES[colour] for colour in cubes]  # type: ignore[misc]  # its names


def _describe_seat(row: MoroccoRow, seat: int) -> SeatPosition:
    return SeatPosition(
        letter=SEAT_LETTERS[seat], points=row.points[seat],
        cubes=dict(zip(COLOUR_NAMES, cubes_of(row, seat), strict=True)),  # type: ignore[arg-type]  # its names
        coins=row.coins[seat], assistants=row.assistants[seat], bodyguards=row.bodyguards[seat],
        quarters=row.quarters[seat], tourists=row.tourists[seat], cousins=row.cousins[seat],
        market_tiles=row.market_tiles[seat], guests=row.guests[seat], owed=bool(row.owed[seat]),
    )


def _describe_stall(row: MoroccoRow, stall: int) -> StallPosition:
    tile, arrow = row.tiles[stall], row.arrows[stall]
    workers = {space_name(space): worker_name(row.workers[space]) for space in spaces_of(stall) if row.workers[space]}
    return StallPosition(stall_name(stall), workers, tile_name(tile),
                         HEADINGS[arrow - 1] if arrow else None)  # type: ignore[arg-type]  # its names


def _describe_token(row: MoroccoRow, corner: int) -> Token:
    return Token(row.juice[corner], SEAT_LETTERS[row.taken[corner] - 1] if row.taken[corner] else None)


def worker_name(worker: int) -> str:
    """A worker on a space as text, such as `B tourist`."""
    return f"{SEAT_LETTERS[seat_of(worker)]} {KINDS[kind_of(worker)]}"


def tile_name(tile: int) -> str | None:
    """The tile that closes a stall: its seat's letter, or `empty`; None where the stall is open."""
    if tile == OPEN:
        return None
    return "empty" if tile == EMPTY_TILE else SEAT_LETTERS[tile - 1]


# --- to a row -----------------------------------------------------------------------------------------------------

def read_json(source: Source) -> MoroccoRow:
    """The row that JSON describes; raises `Unreadable` or `IllegalPosition`. Its invariants are not checked yet."""
    return build(read(Position, source, CLAUSES))


def build(position: Position) -> MoroccoRow:
    """The row that a position describes; raises `IllegalPosition`. Its invariants are not checked yet."""
    row = MoroccoRow()
    row.players = position.players
    store(position.options, row)
    row.phase = PHASES.index(position.phase)
    row.first, row.active, row.seat = (_build_seat_number(row, name, getattr(position, name))
                                       for name in ("first", "active", "seat"))
    row.done, row.rolled, row.placed, row.idle = position.done, position.rolled, int(position.placed), position.idle
    row.rows, row.columns, row.roof = map(_build_cubes, (position.rows, position.columns, position.roof))
    row.pawn = MIDDLE if position.pawn is None else position.pawn - 1
    _build_seats(row, position.seats)
    _build_stalls(row, position.stalls)
    _build_juice(row, position.juice)
    row.closing = NONE if position.closing is None else stall_number(position.closing)
    row.waiting = [*map(stall_number, position.waiting), NONE, NONE][:2]
    row.space = NONE if position.space is None else space_number(position.space)
    return row


def _build_seat_number(row: MoroccoRow, field: str, letter: str | None) -> int:
    if is_setup(row) != (letter is None):
        raise IllegalPosition(field, "MO-2.2", f"is null up to the phase `{PHASES[FIRST]}`, and a letter in all others")
    return 0 if letter is None else seat_number(row, letter, field)


def seat_number(row: MoroccoRow, letter: str, field: str) -> int:
    """The seat that a letter means; raises `IllegalPosition` if there is none with so many players."""
    letters = SEAT_LETTERS[: row.players]
    if letter not in letters:
        raise IllegalPosition(field, "MO-1.5", f"{letter!r} is no seat of {row.players} players; there are {letters}")
    return letters.index(letter)


def _build_cubes(names: Sequence[Colour | None]) -> list[int]:
    return [NONE if name is None else COLOUR_NAMES.index(name) for name in names]


def _build_seats(row: MoroccoRow, seats: Sequence[SeatPosition]) -> None:
    if "".join(seat.letter for seat in seats) != SEAT_LETTERS[: row.players]:
        wanted = ", ".join(SEAT_LETTERS[: row.players])
        raise IllegalPosition("seats", "MO-1.5", f"{row.players} players are the seats {wanted}, in this order")
    for number, seat in enumerate(seats):
        for name in COUNTS:
            getattr(row, name)[number] = int(getattr(seat, name))
        for colour, count in seat.cubes.items():
            row.cubes[number * COLOURS + COLOUR_NAMES.index(colour)] = count


COUNTS = ("points", "coins", "assistants", "bodyguards", "quarters", "tourists", "cousins", "market_tiles", "guests",
          "owed")
"""What a seat has one number of, in a row and in a position."""


def _build_stalls(row: MoroccoRow, stalls: Sequence[StallPosition]) -> None:
    if [stall.name for stall in stalls] != [stall_name(stall) for stall in range(STALLS)]:
        raise IllegalPosition("stalls", "MO-1.1", "are all 25 in the order A1, B1, C1, D1, E1, A2 ... E5")
    for number, stall in enumerate(stalls):
        field = f"stalls[{number}]"
        row.tiles[number] = tile_number(row, stall.tile, f"{field}.tile")
        row.arrows[number] = 0 if stall.arrow is None else 1 + HEADINGS.index(stall.arrow)
        for name, worker in stall.workers.items():
            space = space_number(name)
            if space // QUADRANTS != number:
                raise IllegalPosition(f"{field}.workers", "MO-1.1", f"{name} is no space of {stall.name}")
            row.workers[space] = worker_number(row, worker, f"{field}.workers")


def tile_number(row: MoroccoRow, name: str | None, field: str) -> int:
    """The number of the tile that `tile_name` calls `name`; raises `IllegalPosition` for a seat not in the game."""
    if name is None:
        return OPEN
    return EMPTY_TILE if name == "empty" else 1 + seat_number(row, name, field)


def worker_number(row: MoroccoRow, name: str, field: str) -> int:
    """The number of the worker that `worker_name` calls `name`; raises `IllegalPosition` for a seat not in the game.

    A kind that is none raises `ValueError`: the layout has checked it before.
    """
    letter, _, kind = name.partition(" ")
    return 1 + seat_number(row, letter, field) * len(KINDS) + KINDS.index(kind)


def _build_juice(row: MoroccoRow, tokens: Sequence[Token]) -> None:
    for corner, token in enumerate(tokens):
        row.juice[corner] = token.value
        row.taken[corner] = 0 if token.taken is None else 1 + seat_number(row, token.taken, f"juice[{corner}].taken")
    count_undealt(row)


def count_undealt(row: MoroccoRow) -> None:
    """MO-1.3: set the numbers of undealt tokens from those dealt; raises `IllegalPosition` for one too many."""
    for kind in range(3):
        row.undealt[kind] = row.juice_values[kind] - row.juice.count(kind + 2)
        if row.undealt[kind] < 0:
            raise IllegalPosition("juice", "MO-1.3", f"only {row.juice_values[kind]} tokens are worth {kind + 2}")
