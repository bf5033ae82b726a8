"""The features of a position of Morocco, from which its value to each seat is calculated with weights.json."""

from pathlib import Path

from jemaa.core.compile import rule
from jemaa.core.contract import Evaluation
from jemaa.core.row import Floats
from jemaa.morocco.closing import arrows_at, in_all, one_of, seat_of, strengths
from jemaa.morocco.market import BESIDE, CORNER, CORNERS, SPACES, STALLS
from jemaa.morocco.rounds import cubes_held
from jemaa.morocco.scoring import largest_group
from jemaa.morocco.state import NONE, OPEN, MoroccoRow

State = MoroccoRow

POINTS, COINS, ASSISTANTS, BODYGUARDS, TOURISTS, COUSINS, CUBES, TILES, JUICE, JOINS, LEADS = range(11)
TIES, TRAILS = LEADS + 3, LEADS + 6
NAMES = ("points", "coins", "assistants", "bodyguards", "tourists", "cousins", "cubes", "tiles", "juice", "joins",
         "lead 1", "lead 2", "lead 3", "tie 1", "tie 2", "tie 3", "trail 1", "trail 2", "trail 3")
"""points: as MO-9.1 counts them now. coins .. cubes: in hand or supply. tiles: laid. juice: value that own workers
touch. joins: stalls led beside an own tile. lead, tie, trail n: open stalls with an own worker in which one is first
alone, first with others, or behind, and whose strengths and arrows come to n (3: or more)."""
SIZE = len(NAMES)


@rule
def write_features(state: State, features: Floats) -> None:
    """Write the features of each seat in the game into features (seats * 19,): features[seat * 19 + feature]."""
    for i in range(state.players * SIZE):
        features[i] = 0.0
    for seat in range(state.players):
        write_holdings(state, features, seat * SIZE, seat)
    for corner in range(CORNERS):
        if state.taken[corner]:
            features[(state.taken[corner] - 1) * SIZE + POINTS] += state.juice[corner]
    for space in range(SPACES):
        if state.workers[space] and state.taken[CORNER[space]] == 0:
            features[seat_of(state.workers[space]) * SIZE + JUICE] += state.juice[CORNER[space]]
    for stall in range(STALLS):
        if state.tiles[stall] == OPEN:
            write_race(state, features, stall)


@rule
def write_holdings(state: State, features: Floats, base: int, seat: int) -> None:
    """Write a seat's features "points" (without its juice) to "tiles" from `base` on; those after them stay."""
    features[base + POINTS] = state.points[seat] + state.coins[seat] + 3 * largest_group(state, seat)
    features[base + COINS] = state.coins[seat]
    features[base + ASSISTANTS] = state.assistants[seat]
    features[base + BODYGUARDS] = state.bodyguards[seat]
    features[base + TOURISTS] = state.tourists[seat]
    features[base + COUSINS] = state.cousins[seat]
    features[base + CUBES] = cubes_held(state, seat)
    features[base + TILES] = 12 - state.market_tiles[seat]


@rule
def write_race(state: State, features: Floats, stall: int) -> None:
    """Add an open stall to the seats' features: "joins" of who leads in it, and "lead", "tie" or "trail" by its level.

    The caller has set them to 0 before the first stall. Nothing is added for a stall without workers.
    """
    all_seats = strengths(state, stall)
    if all_seats == 0:
        return
    level = min(in_all(all_seats) + arrows_at(state, stall), 3) - 1
    best, leaders = 0, 0
    for seat in range(state.players):
        own = one_of(all_seats, seat)
        if own > best:
            best, leaders = own, 1
        elif own == best:
            leaders += 1
    for seat in range(state.players):
        own = one_of(all_seats, seat)
        if own == best:
            features[seat * SIZE + (LEADS if leaders == 1 else TIES) + level] += 1.0
            features[seat * SIZE + JOINS] += leaders == 1 and beside_own_tile(state, stall, seat)
        elif own > 0:
            features[seat * SIZE + TRAILS + level] += 1.0


@rule
def beside_own_tile(state: State, stall: int, seat: int) -> bool:
    """Whether a tile of the seat's shares a side with the stall."""
    for direction in range(4):
        other = BESIDE[stall * 4 + direction]
        if other != NONE and state.tiles[other] == 1 + seat:
            return True
    return False


@rule
def phase_weight(state: State) -> float:
    """The share of the game that is left: 1.0 at the start, 0.0 when 5 stalls or fewer are open (MO-8.1)."""
    left = -5
    for stall in range(STALLS):
        left += state.tiles[stall] == OPEN
    return max(0, left) / 20.0


EVALUATION = Evaluation(names=NAMES, write_features=write_features, phase_weight=phase_weight,
                        weights=Path(__file__).with_name("weights.json"),
                        tables=tuple((players, {}) for players in (2, 3, 4, 5)))
