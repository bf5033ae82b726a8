"""The content of a picture of Morocco, the same for text and SVG: workers, tiles, tokens, seats, a caption."""

from typing import NamedTuple

from jemaa.core.row import argument, ints
from jemaa.morocco.actions import COLOUR_LETTERS, SEAT_LETTERS
from jemaa.morocco.market import CORNERS, STALLS, space_name, stall_span
from jemaa.morocco.reading import (
    cubes_of,
    is_open,
    is_revealed,
    is_setup,
    juice_of,
    kind_of,
    seat_of,
)
from jemaa.morocco.scoring import ranks, scores
from jemaa.morocco.state import EMPTY_TILE, NONE, PHASES, SEATS, MoroccoRow

CAPTIONS = {
    "deal rows": "Cubes are dealt to the rows", "deal columns": "Cubes are dealt to the columns",
    "deal roof": "Cubes are dealt to the roof", "deal juice": "Juice tokens are dealt", "first": "Who begins?",
    "die": "The market die is rolled", "wild": "{} chooses a cube", "scout": "{} scouts from the roof",
    "assign": "{} sends a worker", "extra": "{} pays one more cube for {}", "cousin": "{} sends a cousin beside {}",
    "reward": "{} chooses a reward in {}", "arrow": "{} points the arrow of {}",
    "move": "{}’s tourist moves on from {}", "keep": "{} keeps a cube", "over": "Game over",
}
"""[name of a phase seen from outside] -> a few words: {} is who chooses, a second {} the stall or space at hand."""


class Worker(NamedTuple):
    """A worker on a space."""

    space: int
    letter: str
    kind: int
    """ASSISTANT, BODYGUARD or TOURIST."""


class ClosedStall(NamedTuple):
    """A stall with a tile on it."""

    stall: int
    letter: str
    """The tile's owner's; "" for an empty-stall tile."""
    arrow: int
    """The direction its arrow points in, NORTH to WEST; NONE if it has none."""


class Token(NamedTuple):
    """A juice token that still lies in the market."""

    corner: int
    value: int


class Figures(NamedTuple):
    """The numbers beside the board for one seat."""

    letter: str
    points: int
    """On the track; all points where everybody may know them (MO-9.3)."""
    leads: bool
    """Whether it is first, or shares that, where everybody may know."""
    cubes: tuple[int, ...]
    """[colour] -> cubes in hand."""
    coins: int
    assistants: int
    bodyguards: int
    """Earned and in supply."""
    quarters: int
    """In the guards' quarters."""
    tourists: int
    cousins: int
    tiles: int
    """Market tiles in supply."""
    juice: int
    """Tokens taken."""
    juice_value: int
    """The points of the tokens; NONE where not everybody may know them (MO-9.3)."""
    active: bool
    """Whether it is the seat that chooses now, which need not be the active seat of the row."""
    first: bool
    """Whether it holds the first-player marker."""


def workers(row: MoroccoRow) -> list[Worker]:
    """All workers on the market, in the order of their spaces."""
    return [Worker(space, SEAT_LETTERS[seat_of(worker)], kind_of(worker))
            for space, worker in enumerate(row.workers) if worker]


def closed_stalls(row: MoroccoRow) -> list[ClosedStall]:
    """All closed stalls with their tiles and arrows."""
    return [ClosedStall(stall, tile_letter(row, stall), row.arrows[stall] - 1 if row.arrows[stall] else NONE)
            for stall in range(STALLS) if not is_open(row, stall)]


def tile_letter(row: MoroccoRow, stall: int) -> str:
    """The letter on the tile that closes a stall; "" on an empty-stall tile. The stall must be closed."""
    return "" if row.tiles[stall] == EMPTY_TILE else SEAT_LETTERS[row.tiles[stall] - 1]


def tokens(row: MoroccoRow) -> list[Token]:
    """The juice tokens that nobody has taken."""
    return [Token(corner, row.juice[corner]) for corner in range(CORNERS)
            if row.juice[corner] and not row.taken[corner]]


def full_stalls(row: MoroccoRow) -> list[int]:
    """The stalls, still open, that are being closed or wait for it, in order (MO-6.1)."""
    return [stall for stall in dict.fromkeys((row.closing, *row.waiting)) if stall != NONE and is_open(row, stall)]


def cube_letter(colour: int) -> str:
    """A cube's letter; "" where none has been dealt yet."""
    return "" if colour == NONE else COLOUR_LETTERS[colour]


def figures(row: MoroccoRow) -> list[Figures]:
    """The numbers beside the board, one entry for each seat."""
    totals, places = ints(SEATS), ints(SEATS)
    state = argument(row)
    scores(state, totals)
    ranks(state, places)
    revealed = is_revealed(row)
    return [_figures(row, seat, int(totals[seat]) if revealed else row.points[seat],
                     revealed and int(places[seat]) == 1)
            for seat in range(row.players)]


def _figures(row: MoroccoRow, seat: int, points: int, leads: bool) -> Figures:
    tokens = juice_of(row, seat)
    return Figures(
        letter=SEAT_LETTERS[seat], points=points, leads=leads, cubes=tuple(cubes_of(row, seat)), coins=row.coins[seat],
        assistants=row.assistants[seat], bodyguards=row.bodyguards[seat], quarters=row.quarters[seat],
        tourists=row.tourists[seat], cousins=row.cousins[seat], tiles=row.market_tiles[seat], juice=len(tokens),
        juice_value=sum(tokens) if is_revealed(row) else NONE, active=caption_seat(row) == seat,
        first=row.first == seat and not is_setup(row),
    )


def caption_seat(row: MoroccoRow) -> int:
    """The seat that chooses; NONE where chance does, and at the end."""
    return NONE if is_setup(row) or PHASES[row.phase] in ("die", "over") else row.seat


def caption(row: MoroccoRow) -> str:
    """A few words about the present phase; between two choices, where no picture is drawn, the phase's name."""
    template = CAPTIONS.get(PHASES[row.phase], PHASES[row.phase])
    return template.format(SEAT_LETTERS[max(caption_seat(row), 0)], caption_place(row))


def caption_place(row: MoroccoRow) -> str:
    """The stall being closed, or the space of the worker whose placement is being completed, by name; else ""."""
    if row.closing != NONE:
        return stall_span(row.closing)
    return space_name(row.space) if row.space != NONE else ""
