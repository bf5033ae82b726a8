"""Marrakech's state as one row."""

from typing import Annotated

from jemaa.core.row import INT8, INT16, INT64, Int8, Int64, IntField, Row

COLOURS = 4
SEATS = 4
NONE = -1

# Phases: who acts is read off the order (see rules.actor). Chance:
FIRST, DEAL, ROLL, REVEAL = range(4)
# a seat:
ASSAM, LAY = 4, 5
# the rules by themselves:
PAY, NEXT = 6, 7
OVER_PHASE = 8
PHASES = ("first", "deal", "roll", "reveal", "assam", "lay", "pay", "next", "over")
"""Phases by name. first: who begins is drawn; deal, reveal: the top of a pile is turned up, at the start or after a rug
was laid; roll: the die is rolled; assam: the seat turns him; lay: the seat lays a rug; pay, next: passed at once, never
seen outside."""


class MarrakechRow(Row):
    """All data of a position of Marrakech."""

    colours: Annotated[IntField, INT64, COLOURS]
    """[colour] -> squares whose topmost half is of this colour, as bits (MK-1.3). Disjoint."""
    across: Int64
    """Places across, as bits, whose squares show both halves of one rug (MK-5.3)."""
    upright: Int64
    """Upright places whose squares show both halves of one rug, as bits: bit i is place 42 + i."""
    dirhams: Annotated[IntField, INT16, SEATS]
    """[seat] -> money, 0 up; the sum over all seats never changes (MK-1.4)."""
    unlaid: Annotated[IntField, INT8, COLOURS]
    """[colour] -> rugs not laid yet, the one on top of the pile included, 0..15; 0 for those out (MK-4.5)."""
    top: Annotated[IntField, INT8, SEATS]
    """[seat] -> colour of the rug on top of the pile (MK-2.3); NONE if there is none, or it is not turned up yet."""
    out: Annotated[IntField, INT8, SEATS]
    """[seat] -> 0 in the game, else 1 for the first to go out, 2 for the second ... (MK-4.4)."""
    players: Int8
    """2..4. Colour c belongs to seat c, or c - players: two players own A (0) and a (2), B (1) and b (3)."""
    phase: Int8
    """FIRST..OVER_PHASE."""
    seat: Int8
    """The seat whose turn it is; 0 before the first player is known."""
    assam: Int8
    """Assam's square, 0..48."""
    facing: Int8
    """Assam's heading, NORTH..WEST."""
    two_player_rugs: Int8
    """Option: SHUFFLED, ALTERNATING or SINGLE; likewise the options below (see options.py)."""
    elimination: Int8
    cover_own_rug: Int8
    lone_survivor: Int8
    turn_order: Int8
    must_turn: Int8
    first_player: Int8
    """Option: 0 at random, else 1 + seat. Read only by the setup."""
    payment_area: Int8
    """Option: CONNECTED or ADJOINING; likewise the options below."""
    two_player_area: Int8
    different_colours: Int8
