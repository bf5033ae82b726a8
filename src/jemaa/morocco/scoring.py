"""The points and ranks at the end of the game (MO-9)."""


from jemaa.core.bits import count
from jemaa.core.compile import rule
from jemaa.core.ranking import rank
from jemaa.core.row import Ints
from jemaa.morocco.market import CORNERS, SIDE, STALLS
from jemaa.morocco.state import MoroccoRow

State = MoroccoRow
"""A `MoroccoRow`, compiled or interpreted."""


@rule
def scores(state: State, points: Ints) -> None:
    """MO-9.1: write each seat's points as of now: track, juice, coins, and three points a tile of its largest group.

    Only the entries of seats in the game are written.
    """
    for seat in range(state.players):
        points[seat] = state.points[seat] + state.coins[seat] + 3 * largest_group(state, seat)
    for corner in range(CORNERS):
        if state.taken[corner]:
            points[state.taken[corner] - 1] += state.juice[corner]


@rule
def largest_group(state: State, seat: int) -> int:
    """MO-9.1: the number of tiles in a seat's largest group of tiles joined by sides."""
    return count(largest_of(tiles_of(state, seat)))


@rule
def tiles_of(state: State, seat: int) -> int:
    """The closed stalls that hold a market tile of this seat, as a bit mask: bit n is stall n."""
    own = 0
    for stall in range(STALLS):
        if state.tiles[stall] == 1 + seat:
            own |= 1 << stall
    return own


@rule
def largest_of(own: int) -> int:
    """The largest group joined by sides among the stalls `own`, all as bits; of equals, the one with the lowest bit."""
    best = 0
    while own:
        group = spread(own, own & -own)
        own &= ~group
        if count(group) > count(best):
            best = group
    return best


@rule
def spread(own: int, start: int) -> int:
    """The stalls of `own` joined with `start`, itself among them, by sides, including `start`; all as bits."""
    first_column, last_column = 0x108421, 0x1084210
    grown, reached = start, 0
    while grown != reached:
        reached = grown
        sideways = ((reached & ~last_column) << 1) | ((reached & ~first_column) >> 1)
        grown = (reached | sideways | (reached << SIDE) | (reached >> SIDE)) & own
    return reached


@rule
def ranks(state: State, places: Ints) -> None:
    """MO-9.2: write each seat's rank, 1 the best: most points, then most own market tiles laid; equals share a rank.

    Only the entries of seats in the game are written.
    """
    scores(state, places)
    for seat in range(state.players):
        places[seat] = 16 * (places[seat] + 1) - state.market_tiles[seat]
    rank(places, state.players)
