"""All that holds in every state of Marrakech. Positions from outside must keep it; tests check it after each step."""

from collections.abc import Callable, Iterator

from jemaa.core.errors import IllegalPosition
from jemaa.core.options import restore, values
from jemaa.core.position import clause_of
from jemaa.marrakech.actions import SEAT_LETTERS
from jemaa.marrakech.market import ACROSS, ALL, CENTRE, SOUTH, SQUARES, place_squares, square_name
from jemaa.marrakech.options import ALTERNATING, ENDS, ROLL_FIRST, SHUFFLED, MarrakechOptions
from jemaa.marrakech.position import CLAUSES
from jemaa.marrakech.reading import (
    colour_at,
    colours_of,
    colours_played,
    has_place,
    has_two_colours,
    letter_of,
    owner_of,
    rugs_of_each,
    seats_in,
    squares_in,
    unlaid_by,
    visible_rugs,
    whole_rug_places,
)
from jemaa.marrakech.rules import START_DIRHAMS
from jemaa.marrakech.state import (
    ASSAM,
    COLOURS,
    DEAL,
    FIRST,
    LAY,
    NONE,
    OVER_PHASE,
    PHASES,
    REVEAL,
    ROLL,
    SEATS,
    MarrakechRow,
)

Faults = Iterator[IllegalPosition]


def check(row: MarrakechRow) -> None:
    """Raise `IllegalPosition` for the first invariant that a plain row breaks."""
    for faults in INVARIANTS:
        for fault in faults(row):
            raise fault


def options_of(row: MarrakechRow) -> MarrakechOptions:
    """The options in a row; raises `IllegalPosition` if they are impossible."""
    check_options(row)
    return restore(MarrakechOptions, row)


def check_options(row: MarrakechRow) -> None:
    """Raise `IllegalPosition` for the first impossible value among a plain row's number of players and its options."""
    for fault in options_are_possible(row):
        raise fault


def options_are_possible(row: MarrakechRow) -> Faults:
    """The players and options have possible values."""
    if row.players not in range(2, SEATS + 1):
        yield IllegalPosition("players", "MK-2.2", "are 2, 3 or 4")
    for name in MarrakechOptions.__struct_fields__:
        if getattr(row, name) not in range(len(values(MarrakechOptions, name))):
            yield IllegalPosition(f"options.{name}", clause_of(f"options.{name}", CLAUSES), "has no such value")
    if row.first_player > row.players:
        yield IllegalPosition("options.first_player", "MK-2.4", f"is no seat of {row.players} players")


def numbers_in_range(row: MarrakechRow) -> Faults:
    """Phase, seat and Assam have possible values; later checks rely on it."""
    if row.phase not in (FIRST, DEAL, ROLL, REVEAL, ASSAM, LAY, OVER_PHASE):
        yield IllegalPosition("phase", "MK-3.1", "is none in which anybody acts, nor the end")
    if row.seat not in range(row.players):
        yield IllegalPosition("seat", "MK-2.4", f"is no seat of {row.players} players")
    if row.assam not in range(SQUARES):
        yield IllegalPosition("assam.square", "MK-1.1", "is not on the market")
    if row.facing not in range(4):
        yield IllegalPosition("assam.facing", "MK-2.1", "is not north, east, south or west")


def absent_have_nothing(row: MarrakechRow) -> Faults:
    """Seats and colours that are not in the game hold nothing."""
    for seat in range(row.players, SEATS):
        if row.dirhams[seat] or row.out[seat] or row.top[seat] != NONE:
            yield IllegalPosition("seats", "MK-2.2", f"{SEAT_LETTERS[seat]} is no seat of {row.players} players")
    for colour in range(colours_played(row), COLOURS):
        if row.colours[colour] or row.unlaid[colour] or colour in row.top:
            yield IllegalPosition("rugs", "MK-2.2", f"there is no colour {colour + 1} in this game")


def dirhams_conserved(row: MarrakechRow) -> Faults:
    """MK-1.4: no seat has less than 0 dirhams, and the sum never changes."""
    for seat in range(row.players):
        if row.dirhams[seat] < 0:
            yield IllegalPosition(f"seats[{seat}].dirhams", "MK-1.4", "are below 0")
    whole = START_DIRHAMS * row.players
    if (total := sum(row.dirhams)) != whole:
        yield IllegalPosition("seats", "MK-2.1", f"have {total} dirhams together; {row.players} players have {whole}")


def halves_apart(row: MarrakechRow) -> Faults:
    """MK-1.3: a square of the market shows one half at most."""
    seen = 0
    for colour in range(COLOURS):
        if row.colours[colour] & ~ALL:
            yield IllegalPosition("rugs", "MK-1.1", f"{letter_of(row, colour)} lies outside the market")
        if both := row.colours[colour] & seen:
            yield IllegalPosition("rugs", "MK-1.3", f"{square_name(squares_in(both)[0])} shows two colours")
        seen |= row.colours[colour]


def rugs_joined(row: MarrakechRow) -> Faults:
    """MK-1.3: the two halves of a rug have one colour, and no square shows halves of two rugs."""
    if (row.across | row.upright) & ~((1 << ACROSS) - 1):
        yield IllegalPosition("rugs", "MK-1.1", "a whole rug lies outside the market")
    seen: set[int] = set()
    for place in whole_rug_places(row):
        first, second = place_squares(place)
        names = f"{square_name(first)} and {square_name(second)}"
        if colour_at(row, first) == NONE or colour_at(row, first) != colour_at(row, second):
            yield IllegalPosition("rugs", "MK-1.3", f"{names} are joined, but not of one colour")
        if seen & {first, second}:
            yield IllegalPosition("rugs", "MK-1.3", f"{names} are joined, and one of them with another square too")
        seen |= {first, second}


def halves_covered(row: MarrakechRow) -> Faults:
    """MK-1.3: half a rug is seen alone only where some square beside it shows a rug, which may cover the other half.

    Whether the rugs there are enough to cover all these halves is not checked.
    """
    covered = sum(row.colours)
    for colour, squares in visible_rugs(row):
        if len(squares) == 1 and not any(covered >> beside & 1 for beside in _beside(squares[0])):
            yield IllegalPosition("rugs", "MK-1.3", f"{square_name(squares[0])} shows half a rug of "
                                  f"{letter_of(row, colour)}, but no rug beside it covers the other half")


def _beside(square: int) -> list[int]:
    return [other for pair in PAIRS if square in pair for other in pair if other != square]


PAIRS = [place_squares(place) for place in range(2 * ACROSS)]


def rugs_counted(row: MarrakechRow) -> Faults:
    """MK-2.2: of each colour, the unlaid rugs and the visible ones together are no more than there are."""
    seen = [0] * COLOURS
    for colour, _ in visible_rugs(row):
        seen[colour] += 1
    for colour in range(colours_played(row)):
        seat, letter, there_are = owner_of(row, colour), letter_of(row, colour), rugs_of_each(row)
        if not 0 <= row.unlaid[colour] <= there_are:
            yield IllegalPosition(f"seats[{seat}].rugs", "MK-2.2", f"{letter} begins with {there_are}")
        if seen[colour] + row.unlaid[colour] > there_are:
            yield IllegalPosition("rugs", "MK-2.2", f"{letter} has {row.unlaid[colour]} unlaid and {seen[colour]} "
                                  f"to be seen, of {there_are}")


def last_rug_seen(row: MarrakechRow) -> Faults:
    """MK-1.3: the rug laid last lies on top of all, so once a rug was laid, one is whole."""
    if _rugs_were_laid(row) and not row.across and not row.upright:
        yield IllegalPosition("rugs", "MK-1.3", "none is whole, but the one laid last must be")


def _rugs_were_laid(row: MarrakechRow) -> bool:
    return sum(row.colours) > 0 or any(
        unlaid_by(row, seat) < rugs_of_each(row) * len(colours_of(row, seat)) for seat in seats_in(row))


def out_in_order(row: MarrakechRow) -> Faults:
    """MK-4.4, MK-4.5: a seat that is out has nothing left; seats went out one after another, and never all.

    With `elimination` off none is out.
    """
    orders = sorted(order for order in row.out if order)
    if orders != list(range(1, len(orders) + 1)):
        yield IllegalPosition("seats", "MK-4.4", "go out as 1, 2, 3 ..., each number once")
    if len(orders) >= row.players:
        yield IllegalPosition("seats", "MK-4.4", "are all out, but someone was paid")
    if orders and not row.elimination:
        yield IllegalPosition("seats", "MK-4.4", "never go out with elimination off")
    for seat in range(row.players):
        if row.out[seat] and (row.dirhams[seat] or unlaid_by(row, seat)):
            yield IllegalPosition(f"seats[{seat}]", "MK-4.5", "is out, so it has paid all and given its rugs back")


def tops_turned_up(row: MarrakechRow) -> Faults:
    """MK-2.3: each pile shows its top, unless the pile is empty or its top is still to be turned up.

    The top is one of the seat's colours that has rugs left.
    """
    for seat in range(row.players):
        field, top = f"seats[{seat}].top", row.top[seat]
        if top == NONE:
            if unlaid_by(row, seat) and not _top_may_be_awaited(row, seat):
                yield IllegalPosition(field, "MK-2.3", "is null, but rugs are left in the pile")
        elif _top_must_be_awaited(row, seat):
            yield IllegalPosition(field, "MK-2.3", f"is null in the phase {PHASES[row.phase]}")
        elif top not in colours_of(row, seat) or row.unlaid[top] == 0:
            yield IllegalPosition(field, "MK-2.3", "is no colour that is left in the pile")


def _top_must_be_awaited(row: MarrakechRow, seat: int) -> bool:
    """Whether the seat's top has to be missing: in FIRST; in DEAL for the last seat; in REVEAL for the seat to move."""
    return row.phase == FIRST or (row.phase == DEAL and seat == row.players - 1) or (
        row.phase == REVEAL and seat == row.seat)


def _top_may_be_awaited(row: MarrakechRow, seat: int) -> bool:
    return row.phase == DEAL or _top_must_be_awaited(row, seat)


def piles_alternate(row: MarrakechRow) -> Faults:
    """MK-2.3, with `alternating` only: a seat has as many rugs left of its first colour as of its second, or one less.

    The top is the first colour if they are equal, else the second.
    """
    if not has_two_colours(row) or row.two_player_rugs != ALTERNATING:
        return
    for seat in range(row.players):
        first, second = colours_of(row, seat)
        ahead = row.unlaid[second] - row.unlaid[first]
        if ahead not in (0, 1):
            yield IllegalPosition(f"seats[{seat}].rugs", "MK-2.3", "are laid in turn (two_player_rugs=alternating): "
                                  "the first colour has as many left as the second, or one less")
        if row.top[seat] != NONE and row.top[seat] != (second if ahead else first):
            yield IllegalPosition(f"seats[{seat}].top", "MK-2.3", "is not the colour whose turn it is")


def setup_untouched(row: MarrakechRow) -> Faults:
    """MK-2: in the phases FIRST and DEAL nothing has been laid or paid, and Assam has not moved.

    In FIRST the seat is 0, and the option does not name the first player (MK-2.4).
    """
    if row.phase not in (FIRST, DEAL):
        return
    if _rugs_were_laid(row):
        yield IllegalPosition("rugs", "MK-2.2", f"none is laid yet in the phase {PHASES[row.phase]}")
    if (row.assam, row.facing) != (CENTRE, SOUTH):
        yield IllegalPosition("assam", "MK-2.1", "stands on d4, facing south, before the first turn")
    if len(set(row.dirhams[: row.players])) > 1 or any(row.out):
        yield IllegalPosition("seats", "MK-2.1", f"all have {START_DIRHAMS} dirhams before the first turn")
    if row.phase == FIRST and (row.seat or row.first_player):
        yield IllegalPosition("phase", "MK-2.4", "is `first` only while nobody is known to begin")


def draws_are_open(row: MarrakechRow) -> Faults:
    """MK-2.3: a pile's top is drawn only where two colours are left in a shuffled pile."""
    if row.phase not in (DEAL, REVEAL):
        return
    seat = row.seat if row.phase == REVEAL else 0
    shuffled = has_two_colours(row) and row.two_player_rugs == SHUFFLED
    if not shuffled or not all(row.unlaid[colour] for colour in colours_of(row, seat)):
        yield IllegalPosition("phase", "MK-2.3", f"is `{PHASES[row.phase]}` only with two colours left in a shuffled "
                              "pile")


def turn_can_be_taken(row: MarrakechRow) -> Faults:
    """MK-3.1, MK-4.5, MK-7.3: the acting seat is in the game and has a rug to lay, or has just laid one."""
    if row.phase not in (ROLL, REVEAL, ASSAM, LAY):
        return
    if row.out[row.seat]:
        yield IllegalPosition("seat", "MK-4.5", f"{SEAT_LETTERS[row.seat]} is out and takes no turn")
    turns_last = row.phase == ASSAM and row.turn_order == ROLL_FIRST
    if not turns_last and not unlaid_by(row, row.seat):
        yield IllegalPosition("seat", "MK-6.1", f"{SEAT_LETTERS[row.seat]} has no rug left and takes no turn")
    if (turns_last or row.phase == REVEAL) and not _rugs_were_laid(row):
        yield IllegalPosition("phase", "MK-7.3", f"is `{PHASES[row.phase]}` only after a rug was laid")


def a_place_is_left(row: MarrakechRow) -> Faults:
    """MK-5.3, MK-5.4: in the phase LAY there is a place for the rug, which `different_colours` alone might prevent."""
    if row.phase == LAY and not has_place(row):
        yield IllegalPosition("phase", "MK-5.4", "is `lay` only if a rug has a place; where it has none beside Assam "
                              "(different_colours=on), it has gone back into the box")


def end_is_reached(row: MarrakechRow) -> Faults:
    """MK-6.1: the game is over if, and only if, no seat in it has a rug left.

    With `lone_survivor` ENDS, also if only one seat is left.
    """
    alone = len(seats_in(row)) == 1 and row.lone_survivor == ENDS
    ended = alone or not any(unlaid_by(row, seat) for seat in seats_in(row))
    if ended != (row.phase == OVER_PHASE):
        state = "is not `over`, but the game has ended" if ended else "is `over`, but rugs are left to lay"
        yield IllegalPosition("phase", "MK-6.1", state)


INVARIANTS: tuple[Callable[[MarrakechRow], Faults], ...] = (
    options_are_possible, numbers_in_range, absent_have_nothing, dirhams_conserved, halves_apart, rugs_joined,
    halves_covered, rugs_counted, last_rug_seen, out_in_order, tops_turned_up, piles_alternate,
    setup_untouched, draws_are_open, turn_can_be_taken, a_place_is_left, end_is_reached,
)
"""Each yields the faults that it finds. In this order: later ones rely on earlier ones."""
