"""All that holds in every state of Morocco. Positions from outside must keep it; tests check it after each step."""

from collections.abc import Callable, Iterable

from jemaa.core.errors import IllegalPosition
from jemaa.core.options import restore, values
from jemaa.core.position import clause_of
from jemaa.morocco.actions import SEAT_LETTERS
from jemaa.morocco.invariants_closing import (
    CLOSING,
    Faults,
    closed_are_empty,
    closed_in_order,
    closing_goes_on,
    full_are_closing,
    rewards_come_from_closings,
)
from jemaa.morocco.market import CORNERS, MIDDLE, QUADRANTS, ROOF, SPACES, STALLS, space_name
from jemaa.morocco.options import TOKENS, MoroccoOptions
from jemaa.morocco.position import CLAUSES, COUNTS
from jemaa.morocco.reading import (
    cubes_of,
    fewest_to_choose,
    gained,
    has_partner,
    has_supply,
    is_setup,
    is_turn,
    kind_of,
    on_market,
    open_stalls,
    rolls,
    seat_of,
    tiles_laid,
)
from jemaa.morocco.rounds import IDLE_ROUNDS, LAST_ROUND_STALLS
from jemaa.morocco.state import (
    ASSIGN,
    ASSISTANT,
    BODYGUARD,
    COLOURS,
    COUSIN,
    DEAL_COLUMNS,
    DEAL_JUICE,
    DEAL_ROOF,
    DEAL_ROWS,
    DIE,
    EMPTY_TILE,
    EXTRA,
    FIRST,
    KEEP,
    NONE,
    OPEN,
    OVER_PHASE,
    PHASES,
    SCOUT,
    SEATS,
    TOURIST,
    WILD,
    MoroccoRow,
)


def check(row: MoroccoRow) -> None:
    """Raise `IllegalPosition` for the first invariant that a plain row breaks."""
    for faults in INVARIANTS:
        for fault in faults(row):
            raise fault


def options_of(row: MoroccoRow) -> MoroccoOptions:
    """The options in a row; raises `IllegalPosition` if they are impossible."""
    check_options(row)
    return restore(MoroccoOptions, row)


def check_options(row: MoroccoRow) -> None:
    """Raise `IllegalPosition` for the first impossible value among a plain row's number of players and its options."""
    for fault in options_are_possible(row):
        raise fault


# --- numbers ------------------------------------------------------------------------------------------------------

def options_are_possible(row: MoroccoRow) -> Faults:
    """The players and options have possible values."""
    if row.players not in range(2, SEATS + 1):
        yield IllegalPosition("players", "MO-1.5", "are 2 to 5")
    if sum(row.juice_values) != TOKENS or min(row.juice_values) < 0:
        yield IllegalPosition("options.juice_values", "MO-1.3", f"are 3 numbers, none below 0, that sum to {TOKENS}")
    if row.first_player not in range(row.players + 1):
        yield IllegalPosition("options.first_player", "MO-2.2", f"is no seat of {row.players} players")
    for name in ("third_place_points", "open_juice", "must_place", "empty_tile_arrow", "keep_cube"):
        allowed = values(MoroccoOptions, name)
        if getattr(row, name) not in (range(len(allowed)) if isinstance(allowed[0], str) else allowed):
            yield IllegalPosition(f"options.{name}", clause_of(f"options.{name}", CLAUSES), "has no such value")


def numbers_in_range(row: MoroccoRow) -> Faults:
    """Phase, seats, market, tokens, pawn and the like have possible values; later checks rely on it.

    Cubes, what seats own, `done`, `rolled` and `idle` are left to the checks below.
    """
    if row.phase not in (*range(KEEP + 1), OVER_PHASE):
        yield IllegalPosition("phase", "MO-3.1", "is none in which anybody acts, nor the end")
    for name in ("first", "active", "seat"):
        if getattr(row, name) not in range(row.players):
            yield IllegalPosition(name, CLAUSES[name], f"is no seat of {row.players} players")
    workers, tiles = {0, *range(1, 1 + row.players * 3)}, {OPEN, *range(1, 1 + row.players), EMPTY_TILE}
    yield from _among(row.workers, workers, "stalls[].workers", QUADRANTS)
    yield from _among(row.tiles, tiles, "stalls[].tile")
    yield from _among(row.arrows, range(5), "stalls[].arrow")
    yield from _among(row.juice, (0, 2, 3, 4), "juice[].value")
    yield from _among(row.taken, range(1 + row.players), "juice[].taken")
    yield from _among(row.waiting, range(NONE, STALLS), "waiting[]")
    for name, possible in (("closing", range(NONE, STALLS)), ("space", range(NONE, SPACES)), ("pawn", range(ROOF + 1)),
                           ("placed", range(2))):
        if getattr(row, name) not in possible:
            yield IllegalPosition(name, CLAUSES[name], f"has no such value as {getattr(row, name)}")


def _among(numbers: Iterable[int], possible: Iterable[int], field: str, size: int = 1) -> Faults:
    allowed = set(possible)
    for index, number in enumerate(numbers):
        if number not in allowed:
            path = field.replace("[]", f"[{index // size}]")
            yield IllegalPosition(path, clause_of(path, CLAUSES), f"has no such value as {number}")


def absent_have_nothing(row: MoroccoRow) -> Faults:
    """Seats that are not in the game hold nothing."""
    for seat in range(row.players, SEATS):
        if sum(cubes_of(row, seat)) or any(getattr(row, name)[seat] for name in COUNTS):
            yield IllegalPosition("seats", "MO-1.5", f"{SEAT_LETTERS[seat]} is no seat of {row.players} players")


# --- MO-1, MO-2 what there is -------------------------------------------------------------------------------------

def workers_counted(row: MoroccoRow) -> Faults:
    """MO-1.5: each worker, token and tile of a seat is somewhere; only tourists and cousins tokens leave the game.

    Besides, no count is below 0, nobody has more than 3 coins (MO-6.6), or is owed more than one reward.
    """
    for seat in range(row.players):
        assistants = row.assistants[seat] + on_market(row, seat, ASSISTANT)
        bodyguards = row.bodyguards[seat] + row.quarters[seat] + on_market(row, seat, BODYGUARD)
        tourists = row.tourists[seat] + row.guests[seat] + on_market(row, seat, TOURIST)
        tiles = row.market_tiles[seat] + tiles_laid(row, seat)
        for name, clause, number, wanted in (
            ("assistants", "MO-1.5", assistants, range(12, 13)), ("bodyguards", "MO-1.5", bodyguards, range(2, 3)),
            ("tourists", "MO-1.5", tourists, range(3)), ("market_tiles", "MO-1.5", tiles, range(12, 13)),
            ("cousins", "MO-1.5", row.cousins[seat], range(3)), ("coins", "MO-6.6", row.coins[seat], range(4)),
        ):
            if number not in wanted:
                yield IllegalPosition(f"seats[{seat}].{name}", clause, f"are {number} with those on the market, "
                                      f"but there are {wanted.stop - 1}")
        if min(getattr(row, name)[seat] for name in COUNTS) < 0 or row.owed[seat] > 1:
            yield IllegalPosition(f"seats[{seat}]", "MO-1.5", "has less than nothing, or is owed more than one reward")


def cubes_dealt(row: MoroccoRow) -> Faults:
    """MO-2.1: rows, columns and roof have one cube of each colour; dealt in this order, all but the last by chance."""
    for name, dealing in (("rows", DEAL_ROWS), ("columns", DEAL_COLUMNS), ("roof", DEAL_ROOF)):
        cubes = getattr(row, name)
        dealt = [colour for colour in cubes if colour != NONE]
        if sorted(set(dealt)) != sorted(dealt) or not set(dealt) <= set(range(COLOURS)):
            yield IllegalPosition(name, "MO-2.1", "have one cube of each colour")
        if dealt != cubes[: len(dealt)]:
            yield IllegalPosition(name, "MO-2.1", "are dealt in order, without gaps")
        whole = COLOURS if row.phase > dealing else 0
        if len(dealt) != whole and not (row.phase == dealing and len(dealt) < COLOURS - 1):
            yield IllegalPosition(name, "MO-2.1", f"can't have {len(dealt)} cubes in the phase {PHASES[row.phase]}")


def juice_dealt(row: MoroccoRow) -> Faults:
    """MO-1.3, MO-2.1: tokens are dealt in order, by chance as long as two values are left."""
    for kind in range(3):
        if row.undealt[kind] != row.juice_values[kind] - row.juice.count(kind + 2) or row.undealt[kind] < 0:
            yield IllegalPosition("juice", "MO-1.3", f"there are {row.juice_values[kind]} tokens worth {kind + 2}")
    dealt = CORNERS - row.juice.count(0)
    if 0 in row.juice[:dealt]:
        yield IllegalPosition("juice", "MO-2.1", "is dealt in order, without gaps")
    if row.phase == DEAL_JUICE and sum(left > 0 for left in row.undealt) < 2:
        yield IllegalPosition("phase", "MO-2.1", "is not `deal juice`: chance has nothing left to decide")
    if row.phase > DEAL_JUICE and dealt < CORNERS:
        yield IllegalPosition("juice", "MO-1.3", f"has {CORNERS} tokens, not {dealt}")
    if row.phase < DEAL_JUICE and dealt:
        yield IllegalPosition("juice", "MO-2.1", "is dealt after the cubes")


def setup_untouched(row: MoroccoRow) -> Faults:
    """MO-1.5, MO-2: until the first player is known, no seat has done anything."""
    if not is_setup(row):
        return
    if row.phase == FIRST and row.first_player:
        yield IllegalPosition("phase", "MO-2.2", "is not `first`: an option names the first player")
    start = {"assistants": 12, "quarters": 2, "tourists": 2, "cousins": 2, "market_tiles": 12}
    for seat in range(row.players):
        for name in COUNTS:
            if getattr(row, name)[seat] != start.get(name, 0):
                yield IllegalPosition(f"seats[{seat}].{name}", "MO-1.5", f"begin with {start.get(name, 0)}")
    if any(row.tiles) or any(row.taken):
        yield IllegalPosition("stalls", "MO-2.1", "are all open, and all tokens lie there, at the beginning")
    if row.first or row.active or row.seat or row.idle:
        yield IllegalPosition("first", "MO-2.2", "is not known yet, so nobody acts")


# --- MO-3 to MO-5 the round ---------------------------------------------------------------------------------------

def places_in_round(row: MoroccoRow) -> Faults:
    """MO-3, MO-5.1, MO-7.1: the active seat follows from the first player and `done`, which is possible in the phase.

    So does the acting seat, except while a stall is being closed.
    """
    once = row.phase in (WILD, SCOUT, KEEP)
    twice = is_turn(row) or (row.phase == OVER_PHASE and not open_stalls(row))
    most = row.players if once else 2 * row.players if twice else 1
    if row.done not in range(most):
        yield IllegalPosition("done", CLAUSES["done"], f"is below {most} in the phase {PHASES[row.phase]}")
    turn = (row.first + row.done) % row.players
    active = row.first if row.phase in (WILD, KEEP) else turn
    if row.active != active:
        yield IllegalPosition("active", "MO-5.1", f"is {SEAT_LETTERS[active]}: {SEAT_LETTERS[row.first]} is first, and "
                              f"{row.done} have been")
    if row.phase not in CLOSING and row.seat != turn:
        yield IllegalPosition("seat", "MO-5.1", f"is {SEAT_LETTERS[turn]}: {SEAT_LETTERS[row.first]} is first, and "
                              f"{row.done} have been")


def die_rolled(row: MoroccoRow) -> Faults:
    """MO-3.2: the number of rolls of the market die is possible in this phase."""
    possible = {DIE: range(rolls(row)), WILD: range(1, rolls(row) + 1)}.get(row.phase, range(1))
    if row.rolled not in possible:
        yield IllegalPosition("rolled", "MO-3.2", f"can't be {row.rolled} with {row.players} players in the phase "
                              f"{PHASES[row.phase]}")


def pawn_on_roof(row: MoroccoRow) -> Faults:
    """MO-2.2, MO-4.2, MO-7.2: the pawn is in the middle until the first scout moves it."""
    inside = row.phase < SCOUT or (row.phase == SCOUT and row.done == 0)
    if inside != (row.pawn == MIDDLE):
        yield IllegalPosition("pawn", "MO-4.2", "is in the middle, and only there, until the round's first scout")


def cubes_counted(row: MoroccoRow) -> Faults:
    """MO-3.2, MO-4.3, MO-7.1: no seat has more cubes than the one kept and those gained in this round.

    Before any is paid, nobody has fewer than those gained. Who chooses a cube to keep has two at least, or one with
    `keep_cube=may`; who has kept one has no others.
    """
    for seat in range(row.players):
        cubes, most = cubes_of(row, seat), 0 if is_setup(row) else 1 + gained(row, seat)
        if min(cubes) < 0 or sum(cubes) > most:
            yield IllegalPosition(f"seats[{seat}].cubes", "MO-7.1", f"are {sum(cubes)}, but {most} at most")
        if row.phase in (DIE, WILD, SCOUT) and sum(cubes) < most - 1:
            yield IllegalPosition(f"seats[{seat}].cubes", "MO-4.3", f"are {sum(cubes)}, but {most - 1} were gained")
        if row.phase == KEEP and (seat - row.first) % row.players < row.done and sum(cubes) > 1:
            yield IllegalPosition(f"seats[{seat}].cubes", "MO-7.1", "are one at most, after the seat kept one")
    if row.phase == KEEP and sum(cubes_of(row, row.seat)) < fewest_to_choose(row):
        yield IllegalPosition("seat", "MO-7.1", f"{SEAT_LETTERS[row.seat]} has too few cubes to choose among")


def placement_counted(row: MoroccoRow) -> Faults:
    """MO-5.7, MO-8.4: the mark of a placement in this turn, and the count of rounds without one, are possible."""
    closing = row.phase in CLOSING
    ended_at_once = row.phase == OVER_PHASE and not open_stalls(row)
    if row.placed and not (closing or ended_at_once or (row.phase == ASSIGN and row.coins[row.active])):
        yield IllegalPosition("placed", "MO-5.7", "is true only until the turn ends, at once where no coin is left")
    if not row.placed and (closing or ended_at_once):
        yield IllegalPosition("placed", "MO-6.1", "is false, but stalls close after a placement")
    lowest = 0 if row.phase != ASSIGN or not row.done else -1
    idle = range(-1, 0) if row.placed or row.phase in (EXTRA, COUSIN) else range(lowest, IDLE_ROUNDS)
    if row.idle not in idle and not (row.phase == OVER_PHASE and row.idle == IDLE_ROUNDS):
        yield IllegalPosition("idle", "MO-8.4", f"can't be {row.idle} here")


def placement_completed(row: MoroccoRow) -> Faults:
    """MO-5.3, MO-5.5: while a cube or second space is to be chosen, the seat's tourist or first cousin stands there."""
    if (row.space != NONE) != (row.phase in (EXTRA, COUSIN)):
        yield IllegalPosition("space", "MO-5.5", "is given in the phases `extra` and `cousin`, and only there")
    elif row.space != NONE:
        yield from _worker_completed(row)


def _worker_completed(row: MoroccoRow) -> Faults:
    worker, name = row.workers[row.space], space_name(row.space)
    kinds = (TOURIST, ASSISTANT) if row.phase == EXTRA else (ASSISTANT,)
    if not worker or seat_of(worker) != row.seat or kind_of(worker) not in kinds:
        yield IllegalPosition("space", "MO-5.5", f"on {name} stands nobody of {SEAT_LETTERS[row.seat]} whose placement "
                              "could be going on")
    elif kind_of(worker) == ASSISTANT and not _second_can_follow(row):
        yield IllegalPosition("space", "MO-5.5", f"a second cousin can't follow the one on {name}")
    if row.phase == EXTRA and not sum(cubes_of(row, row.seat)):
        yield IllegalPosition(f"seats[{row.seat}].cubes", "MO-5.3", "are none, but one more is to be paid")


def _second_can_follow(row: MoroccoRow) -> bool:
    return row.cousins[row.seat] < 2 and row.assistants[row.seat] > 0 and has_partner(row, row.space)


# --- MO-8 end -----------------------------------------------------------------------------------------------------

def end_is_reached(row: MoroccoRow) -> Faults:
    """MO-8: the game is over for a reason, and does not go on after a round that gives a reason."""
    few, none = open_stalls(row) <= LAST_ROUND_STALLS, not open_stalls(row)
    stranded = not any(has_supply(row, seat) for seat in range(row.players))
    ended = few or stranded or row.idle == IDLE_ROUNDS
    if row.phase == OVER_PHASE and not ended:
        yield IllegalPosition("phase", "MO-8.1", "is `over`, but more than 5 stalls are open, and workers are left")
    if row.phase != OVER_PHASE and none:
        yield IllegalPosition("phase", "MO-8.2", "is not `over`, but no stall is open")
    if row.phase in (DIE, WILD, SCOUT, KEEP) and ended:
        yield IllegalPosition("phase", "MO-8.1", f"is {PHASES[row.phase]}, but the round before was the last one")


INVARIANTS: tuple[Callable[[MoroccoRow], Faults], ...] = (
    options_are_possible, numbers_in_range, absent_have_nothing, workers_counted, cubes_dealt, juice_dealt,
    setup_untouched, places_in_round, die_rolled, pawn_on_roof, cubes_counted, placement_counted, placement_completed,
    closed_are_empty, closed_in_order, full_are_closing, closing_goes_on, rewards_come_from_closings, end_is_reached,
)
"""Each yields the faults that it finds. In this order: later ones rely on earlier ones."""
