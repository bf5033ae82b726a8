"""Morocco's state as one row."""

from typing import Annotated

from jemaa.core.row import INT8, INT16, Int8, IntField, Row
from jemaa.morocco.market import CORNERS, SIDE, SPACES, STALLS

SEATS = 5
COLOURS = 5
NONE = -1

ASSISTANT, BODYGUARD, TOURIST = range(3)
"""Kinds of worker. One on a space is 1 + seat * 3 + kind."""
OPEN = 0
EMPTY_TILE = 1 + SEATS
"""What closes a stall: 1 + seat, that player's market tile, or an empty-stall tile."""

# Phases: who acts is read off the order (see rules.actor). Chance:
DEAL_ROWS, DEAL_COLUMNS, DEAL_ROOF, DEAL_JUICE, FIRST, DIE = range(6)
# a seat:
WILD, SCOUT, ASSIGN, EXTRA, COUSIN, REWARD, ARROW, MOVE, KEEP = range(6, 15)
# the rules by themselves:
NEXT_FULL, SCORE, PRIZES, LEAVE, TOURISTS, TURN_END, ROUND_END, ROUND_START = range(15, 23)
OVER_PHASE = 23
PHASES = ("deal rows", "deal columns", "deal roof", "deal juice", "first", "die", "wild", "scout", "assign", "extra",
          "cousin", "reward", "arrow", "move", "keep", "next full", "score", "prizes", "leave", "tourists", "turn end",
          "round end", "round start", "over")
"""Phases by name; those from "next full" to "round start" are passed at once and never seen from outside."""


class MoroccoRow(Row):
    """All data of a position of Morocco."""

    points: Annotated[IntField, INT16, SEATS]
    """[seat] -> points on the track, 0 up: those of closed stalls (MO-6.3 to MO-6.5), not those of MO-9.1."""
    workers: Annotated[IntField, INT8, SPACES]
    """[space] -> 0 free, else 1 + seat * 3 + kind."""
    tiles: Annotated[IntField, INT8, STALLS]
    """[stall] -> OPEN, 1 + seat, or EMPTY_TILE."""
    arrows: Annotated[IntField, INT8, STALLS]
    """[stall] -> 0 no arrow, else 1 + direction (MO-6.10). Only closed stalls have one."""
    juice: Annotated[IntField, INT8, CORNERS]
    """[corner] -> value of its token, 2..4, also after it was taken; 0 not dealt yet."""
    taken: Annotated[IntField, INT8, CORNERS]
    """[corner] -> 0 its token lies in the market, else 1 + the seat that took it (MO-6.7)."""
    undealt: Annotated[IntField, INT8, 3]
    """[value - 2] -> tokens not dealt yet."""
    juice_values: Annotated[IntField, INT8, 3]
    """Option: [value - 2] -> tokens in the game (MO-1.3)."""
    rows: Annotated[IntField, INT8, SIDE]
    """[row] -> colour of its cube, 0..4; NONE not dealt yet. No two rows the same."""
    columns: Annotated[IntField, INT8, SIDE]
    """[column] -> colour of its cube; likewise."""
    roof: Annotated[IntField, INT8, SIDE]
    """[outer roof space] -> colour of its cube; likewise."""
    cubes: Annotated[IntField, INT8, SEATS * COLOURS]
    """[seat * 5 + colour] -> cubes in hand, 0 up."""
    coins: Annotated[IntField, INT8, SEATS]
    """[seat] -> 0..3 (MO-6.6)."""
    assistants: Annotated[IntField, INT8, SEATS]
    """[seat] -> in supply, 0..12."""
    bodyguards: Annotated[IntField, INT8, SEATS]
    """[seat] -> earned and in supply, 0..2."""
    quarters: Annotated[IntField, INT8, SEATS]
    """[seat] -> bodyguards in the guards' quarters, 0..2."""
    tourists: Annotated[IntField, INT8, SEATS]
    """[seat] -> in supply, 0..2."""
    guests: Annotated[IntField, INT8, SEATS]
    """[seat] -> tourists that wait to move on from the stall just closed (MO-6.11)."""
    cousins: Annotated[IntField, INT8, SEATS]
    """[seat] -> cousins tokens, 0..2."""
    market_tiles: Annotated[IntField, INT8, SEATS]
    """[seat] -> market tiles in supply, 0..12."""
    owed: Annotated[IntField, INT8, SEATS]
    """[seat] -> 1 while one of a coin and a bodyguard is due from the closing stall (MO-6.6), else 0.

    A seat that is second alone gets both at once (MO-6.4), and is not marked here.
    """
    waiting: Annotated[IntField, INT8, 2]
    """Full stalls still to be closed, in order; NONE at the end. More than two can't wait (MO-6.12)."""
    closing: Int8
    """The stall being closed, also while its arrow is pointed and its tourists move on; NONE if there is none."""
    space: Int8
    """The space of the worker whose placement is being completed (EXTRA, COUSIN), or NONE."""
    pawn: Int8
    """The roof space of the pawn: 0..4, or MIDDLE."""
    players: Int8
    """2..5."""
    phase: Int8
    """DEAL_ROWS..OVER_PHASE."""
    seat: Int8
    """The seat that chooses, where the phase is a seat's; the same as active where chance acts, and at the end.

    In the phases that the rules pass by themselves it may be another seat.
    """
    active: Int8
    """The seat whose turn it is (MO-6.1); the scout, in SCOUT; the first player outside of turns."""
    first: Int8
    """Holder of the first-player marker; 0 before that is known."""
    done: Int8
    """In this phase of the round: choosers of a wild cube, scouts, turns, or keepers that have been.

    Seats that had no choice of a cube to keep count as keepers.
    """
    rolled: Int8
    """Times that the market die was rolled this round; 0 again from scouting on."""
    placed: Int8
    """1 after the active player has placed this turn, else 0 (MO-5.7)."""
    idle: Int8
    """Rounds in a row without a placement; -1 once somebody has placed in this one (MO-8.4)."""
    third_place_points: Int8
    """Option: 1 or 2 (MO-6.5)."""
    open_juice: Int8
    """Option: 0 or 1 (MO-9.3)."""
    first_player: Int8
    """Option: 0 at random, else 1 + seat. Read only by the setup."""
    must_place: Int8
    """Option: WHEN_ABLE or HELD (MO-5.2)."""
    empty_tile_arrow: Int8
    """Option: 0 or 1 (MO-6.10)."""
    keep_cube: Int8
    """Option: MUST or MAY (MO-7.1)."""
