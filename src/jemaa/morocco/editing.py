"""Morocco's positions, set up by hand: workers, tiles and juice on the board, all else as fields."""

import re
from collections.abc import Iterator, Sequence
from typing import get_args

from jemaa.core.editing import NOTHING, Editing, Field, Value, choice, most_of, number
from jemaa.core.errors import IllegalPosition
from jemaa.morocco.actions import COLOUR_NAMES, HEADINGS
from jemaa.morocco.market import (
    CORNERS,
    QUADRANTS,
    ROOF,
    SPACES,
    STALLS,
    corner_of,
    space_name,
    space_number,
    stall_name,
)
from jemaa.morocco.position import CLAUSES, Colour, Phase, Position, SeatPosition, StallPosition, Token
from jemaa.morocco.reading import KINDS

TILE, JUICE, TAKEN = "tile ", "juice ", "taken "
"""Begin the names of market tiles, of juice tokens by their values, and of the mark of who took one."""
EMPTY = "empty"
POOLS = {"assistant": "assistants", "bodyguard": "bodyguards", "tourist": "tourists"}
"""[kind of worker] -> where a seat has those that it has not placed."""
VALUES = (2, 3, 4)
NAMES = frozenset(map(space_name, range(SPACES)))
ONCE, TWICE = ("wild", "scout", "keep"), ("assign", "extra", "cousin", "reward", "arrow", "move")
"""Phases in which every seat is once, and twice."""
CLOSING = ("reward", "arrow", "move")
"""Phases in which a stall is being closed: who chooses then does not follow from the first player."""
CUBES = {"rows": "deal rows", "columns": "deal columns", "roof": "deal roof"}
"""Where one cube of each colour lies -> the phase in which chance deals them."""
DEAL_JUICE = "deal juice"
SETUP = (*CUBES.values(), DEAL_JUICE, "first")
ARROWS = (None, *HEADINGS)


# --- what there is ------------------------------------------------------------------------------------------------

def pieces(position: Position) -> tuple[str, ...]:
    """Workers and tiles of every seat, empty-stall tiles, juice by its value and by who took it, and nothing."""
    letters = [seat.letter for seat in position.seats]
    return (*(f"{letter} {kind}" for letter in letters for kind in KINDS), *(TILE + letter for letter in letters),
            TILE + EMPTY, *(f"{JUICE}{value}" for value in VALUES), *(TAKEN + letter for letter in letters), NOTHING)


def fields(position: Position) -> tuple[Field, ...]:
    """Whose turn it is, what is done in it, the cubes around, the pawn, and what every seat has."""
    letters = [seat.letter for seat in position.seats]
    return (choice("phase", position.phase, get_args(Phase)), choice("first", position.first, (None, *letters)),
            choice("seat", position.seat, (None, *letters)),
            *_cube_fields(position),
            choice("pawn", position.pawn, (None, *range(1, ROOF + 1))), *_round_fields(position),
            *(field for place, seat in enumerate(position.seats)
              for field in _seat_fields(position, f"seats[{place}].", seat)))


def _cube_fields(position: Position) -> Iterator[Field]:
    """The cubes that are dealt; while they are, also those that are not."""
    for name, dealing in CUBES.items():
        if not _is_before(position.phase, dealing):
            allowed = (None, *COLOUR_NAMES) if position.phase == dealing else COLOUR_NAMES
            for place, colour in enumerate(getattr(position, name)):
                yield choice(f"{name}[{place}]", colour, allowed)


def _round_fields(position: Position) -> Iterator[Field]:
    """What tells more of the round, where the phase has it."""
    yield number(position, "", "idle")
    if position.phase in (*ONCE, *TWICE) or _ended_at_once(position):
        yield number(position, "", "done")
    if position.phase in ("die", "wild"):
        yield number(position, "", "rolled")
    if position.phase == "assign":
        yield choice("placed", position.placed, (False, True))
    if position.phase in ("extra", "cousin"):
        yield choice("space", position.space, (None, *map(space_name, range(SPACES))))
    if position.phase in CLOSING:
        yield choice("closing", position.closing, (None, *map(stall_name, range(STALLS))))
    if len(position.waiting) > 1:
        yield choice("waiting[0]", position.waiting[0], position.waiting)


def _seat_fields(position: Position, path: str, seat: SeatPosition) -> Iterator[Field]:
    yield number(seat, path, "points")
    for colour in get_args(Colour) if position.phase not in SETUP else ():
        yield Field(f"{path}cubes.{colour}", seat.cubes.get(colour, 0), 0, most_of(SeatPosition, "cubes"))
    for name in ("coins", "bodyguards", "tourists", "cousins"):
        yield number(seat, path, name)
    if position.phase in ("arrow", "move"):
        yield number(seat, path, "guests")
    if position.phase == "reward":
        yield choice(f"{path}owed", seat.owed, (False, True))


# --- on the board -------------------------------------------------------------------------------------------------

def put(position: Position, piece: str, cells: Sequence[str]) -> None:
    """Put something on a space, on the stall of a space, or on the corner that it touches; raises `IllegalPosition`.

    A tile that lies there already turns its arrow. A token changes places with another one of its value. While juice is
    dealt, the next token can be dealt by hand, and nothing on a corner takes the tokens back that were dealt from there
    on.
    """
    if len(cells) != 1 or cells[0] not in NAMES:
        raise IllegalPosition("stalls", "MO-1.1", "have spaces from a1 to j10: name one of them")
    space = space_number(cells[0])
    if piece.startswith(JUICE):
        _put_juice(position, corner_of(space), int(piece.removeprefix(JUICE)))
    elif piece == NOTHING and position.phase == DEAL_JUICE:
        del position.juice[corner_of(space):]
    elif piece.startswith(TAKEN):
        token = _token(position, corner_of(space))
        letter = piece.removeprefix(TAKEN)
        token.taken = None if token.taken == letter else letter
    else:
        _put_in(position, position.stalls[space // QUADRANTS], cells[0], piece)


def _put_in(position: Position, stall: StallPosition, space: str, piece: str) -> None:
    if piece.startswith(TILE):
        _close(position, stall, piece.removeprefix(TILE))
    elif stall.tile is None:
        _free(position, stall, space)
    else:
        stall.tile, stall.arrow = None, None
    if not piece.startswith((TILE, NOTHING)):
        letter, _, kind = piece.partition(" ")
        stall.workers[space] = piece
        _supply(position, letter, kind, -1)


def _close(position: Position, stall: StallPosition, owner: str) -> None:
    for space in list(stall.workers):
        _free(position, stall, space)
    turned = ARROWS[(ARROWS.index(stall.arrow) + 1) % len(ARROWS)] if stall.tile == owner else None
    stall.tile, stall.arrow = owner, turned  # type: ignore[assignment]  # its names


def _free(position: Position, stall: StallPosition, space: str) -> None:
    """Take the worker of a space, if one stands there, back into its seat's supply."""
    if worker := stall.workers.pop(space, ""):
        letter, _, kind = worker.partition(" ")
        _supply(position, letter, kind, 1)


def _supply(position: Position, letter: str, kind: str, more: int) -> None:
    seat = next(seat for seat in position.seats if seat.letter == letter)
    most = 12 if kind == "assistant" else 2
    setattr(seat, POOLS[kind], max(0, min(most, getattr(seat, POOLS[kind]) + more)))


def _token(position: Position, corner: int) -> Token:
    if corner >= len(position.juice):
        raise IllegalPosition("juice", "MO-1.3", "is not dealt yet there")
    return position.juice[corner]


def _put_juice(position: Position, corner: int, value: int) -> None:
    if corner == len(position.juice) and position.phase == DEAL_JUICE:
        position.juice.append(Token(value))
        return
    token = _token(position, corner)
    if token.value != value and _undealt(position)[value] > 0:
        token.value = value
    elif token.value != value:
        others = [each for each in reversed(position.juice) if each.value == value]
        if not others:
            raise IllegalPosition("juice", "MO-1.3", f"has no token worth {value}")
        others[0].value, token.value = token.value, value


def _undealt(position: Position) -> dict[int, int]:
    """Value -> how many tokens worth it are not dealt."""
    dealt = [token.value for token in position.juice]
    return {value: most - dealt.count(value) for value, most in zip(VALUES, position.options.juice_values, strict=True)}


# --- what follows -------------------------------------------------------------------------------------------------

def change(position: Position, name: str, value: Value) -> None:
    """A cube changes places with the other one of its colour; no cube takes back those that were dealt after it.

    Who chooses says how many have been.
    The phase says what chance has dealt: cubes and juice are taken back, or dealt in any order.
    """
    if name == "phase":
        _deal(position, value)
    elif name == "waiting[0]" and len(position.waiting) > 1:
        position.waiting.reverse()
    elif match := re.fullmatch(r"(rows|columns|roof)\[[0-4]\]", name):
        cubes = getattr(position, match[1])
        place = int(name[-2])
        if value is None:
            cubes[place:] = [None] * (len(cubes) - place)
        elif value in cubes:
            cubes[cubes.index(value)] = cubes[place]
    elif name == "seat" and isinstance(value, str) and position.phase in (*ONCE, *TWICE):
        letters = [seat.letter for seat in position.seats]
        if value in letters and position.phase not in CLOSING:
            again = position.done >= len(letters)
            position.done = (letters.index(value) - letters.index(position.first or "A")) % len(letters)
            position.done += len(letters) * again


def _deal(position: Position, phase: Value) -> None:
    """What is dealt in a phase, and no more than chance has to deal still; before the first round nobody has a cube."""
    if phase in SETUP:
        for seat in position.seats:
            seat.cubes = dict.fromkeys(get_args(Colour), 0)
    for name, dealing in CUBES.items():
        cubes = getattr(position, name)
        if _is_before(phase, dealing):
            cubes[:] = [None] * len(cubes)
        elif phase == dealing:
            dealt = [cube for cube in cubes if cube][: len(cubes) - 2]
            cubes[:] = [*dealt, *[None] * (len(cubes) - len(dealt))]
        else:
            left = [colour for colour in COLOUR_NAMES if colour not in cubes]
            cubes[:] = [cube or left.pop(0) for cube in cubes]
    if _is_before(phase, DEAL_JUICE):
        position.juice.clear()
    elif phase == DEAL_JUICE:
        while sum(left > 0 for left in _undealt(position).values()) < 2:
            position.juice.pop()
    else:
        undealt = [value for value, left in _undealt(position).items() for _ in range(left)]
        position.juice.extend(map(Token, undealt[: CORNERS - len(position.juice)]))


def _is_before(phase: Value, dealing: str) -> bool:
    return phase in SETUP[: SETUP.index(dealing)]


def _ended_at_once(position: Position) -> bool:
    """Whether the game is over because the last stall was closed, so that the turn didn't end."""
    return position.phase == "over" and all(stall.tile for stall in position.stalls)


def settle(position: Position) -> None:
    """Whose turn it is, what the phase brings with it, and what every seat has left beside what the market shows."""
    _settle_phase(position)
    _settle_turn(position)
    for seat in position.seats:
        workers = [worker for stall in position.stalls for worker in stall.workers.values()
                   if worker.startswith(seat.letter)]
        seat.assistants = max(0, 12 - sum(worker.endswith("assistant") for worker in workers))
        seat.quarters = max(0, 2 - seat.bodyguards - sum(worker.endswith("bodyguard") for worker in workers))
        seat.market_tiles = max(0, 12 - sum(stall.tile == seat.letter for stall in position.stalls))
        seat.guests *= position.phase in ("arrow", "move")
        seat.owed = seat.owed and position.phase == "reward"


def _settle_phase(position: Position) -> None:
    phase = position.phase
    turns = len(position.seats) * (phase in ONCE) + 2 * len(position.seats) * (phase in TWICE)
    position.done = position.done if position.done < turns or _ended_at_once(position) else 0
    position.rolled = {"die": position.rolled, "wild": max(1, position.rolled)}.get(phase, 0)
    position.placed = phase in CLOSING or _ended_at_once(position) or (position.placed and phase == "assign")
    if position.placed or phase in ("extra", "cousin"):
        position.idle = -1
    inside = phase in (*SETUP, "die", "wild") or (phase == "scout" and not position.done)
    position.pawn = None if inside else position.pawn or 1
    if phase not in CLOSING:
        position.closing = None
    _settle_waiting(position)
    if phase not in ("extra", "cousin"):
        position.space = None


def _settle_waiting(position: Position) -> None:
    """While a stall is being closed, all other full ones wait; those that waited before keep their order."""
    due = [stall.name for stall in position.stalls if stall.tile is None and len(stall.workers) == QUADRANTS
           and position.phase in CLOSING and (position.phase, position.closing) != ("reward", stall.name)]
    before = position.waiting
    position.waiting = sorted(due, key=lambda name: before.index(name) if name in before else len(before))[:2]


def _settle_turn(position: Position) -> None:
    if position.phase in SETUP:
        position.first = position.active = position.seat = None
        return
    letters = [seat.letter for seat in position.seats]
    position.first = position.first or letters[0]
    turn = letters[(letters.index(position.first) + position.done) % len(letters)]
    position.active = position.first if position.phase in ("wild", "keep") else turn
    if position.phase not in CLOSING or position.seat is None:
        position.seat = turn


EDITING = Editing(layout=Position, clauses=CLAUSES, pieces=pieces, fields=fields, put=put, change=change,
                  settle=settle)
