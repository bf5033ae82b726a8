"""Sums up a whole game from its entries: each seat's totals, the greatest moments, the dice.

Values telescope. Let V(0) … V(n) be what the game was worth to a seat before each entry and at the end (`course`). Each
change V(i + 1) − V(i) is luck, where chance acted, or else minus what that decision lost. So over all entries

    V(n) − V(0) = luck − own losses + what the others' losses gave.

V(n) of a finished game is the result itself. This holds for each seat, whatever the number of players; among the
seats, shares of the win always sum to 1, so what one seat's decision costs it is what the others get together. A part
of what the others gave is kingmaking: it came from seats that could not win any more.
"""

from collections import Counter
from collections.abc import Sequence

from jemaa.core.game import seat_letters
from jemaa.review.assess import BOUNDS
from jemaa.review.report import Chance, Curve, Decision, Entry, Player, Tally, Total, Verdict, Worth
from jemaa.review.valuer import AIMS, Aim

MOST_MOMENTS = 3
LEAST_MOMENT = 0.0005
"""The least share of the win (0..1) that a moment moves; less would be shown as 0.0 %."""
SURE = 0.1
"""The share of the win (0..1) by which luck and losses of a believable review may be off (`Total.unsure`)."""
AS_GOOD: tuple[Verdict, ...] = ("forced", "best")
"""Verdicts on decisions that lost nothing that a review could tell."""
VERDICTS: tuple[Verdict, ...] = ("forced", *(name for _, name in BOUNDS), "blunder")


def player(seat: int, players: int, entries: Sequence[Decision | Chance], curve: Curve) -> Player:
    """One seat's totals by both aims, and its number of decisions by verdict, 0 for those it did not get."""
    letter = seat_letters(players)[seat]
    share, margin = (total(seat, letter, entries, aim, curve) for aim in AIMS)
    verdict_counts = Counter(entry.verdict for entry in entries if isinstance(entry, Decision) and entry.by == letter)
    return Player(letter, share, margin, {name: verdict_counts[name] for name in VERDICTS})


def is_sure(players: Sequence[Player]) -> bool:
    """Whether the luck and the losses of every seat are known to within `SURE`."""
    return max(player.share.unsure for player in players) <= SURE


def total(seat: int, letter: str, entries: Sequence[Decision | Chance], aim: Aim, curve: Curve) -> Total:
    """The numbers of `Total` for a seat, by one aim; `letter` is that seat's letter. How sure they are is left open."""
    values = curve.share if aim == "share" else curve.margin
    luck = sum(change(entry, aim, seat) for entry in entries if isinstance(entry, Chance))
    lost = -sum(change(entry, aim, seat) for entry in entries if isinstance(entry, Decision) and entry.by == letter)
    others = [entry for entry in entries if isinstance(entry, Decision) and entry.by != letter]
    given = sum(change(entry, aim, seat) for entry in others)
    kingmaking = sum(entry.indifference * change(entry, aim, seat) for entry in others)
    return Total(values[0][seat], luck, lost, given, values[-1][seat], kingmaking, 0.0)


def change(entry: Entry, aim: Aim, seat: int) -> float:
    """The change of a seat's value by an entry, `after` − `before`: its share of the win (-1..1), or points."""
    return of(entry.after, aim)[seat] - of(entry.before, aim)[seat]


def moments(entries: Sequence[Decision | Chance]) -> tuple[int, ...]:
    """The versions of the entries that moved the win most (`size`), once the seats had begun to choose.

    The greatest first, of equals the earlier one: `MOST_MOMENTS` at most, and none of less than `LEAST_MOMENT`.
    """
    order = sorted(begun(entries), key=lambda entry: (-size(entry), entry.version))
    return tuple(entry.version for entry in order[:MOST_MOMENTS] if size(entry) >= LEAST_MOMENT)


def begun(entries: Sequence[Decision | Chance]) -> Sequence[Decision | Chance]:
    """The entries after the setup: all from the first decision on; none without a decision."""
    first = next((at for at, entry in enumerate(entries) if isinstance(entry, Decision)), len(entries))
    return entries[first:]


def size(entry: Decision | Chance) -> float:
    """The share of the win that an entry moved: a decision's cost (-1..1), or the largest effect of chance on a seat.

    The effect of chance is a magnitude (0..1), whether the seat gained or lost.
    """
    if isinstance(entry, Decision):
        return 0.0 if entry.verdict in AS_GOOD else entry.loss.share
    return max(abs(change(entry, "share", seat)) for seat in range(len(entry.after.share)))


def dice(entries: Sequence[Decision | Chance]) -> tuple[Tally, ...]:
    """For each outcome that was possible after the setup, how often it came, and how often was to be expected.

    Sorted by the outcomes' texts.
    """
    events = [entry for entry in begun(entries) if isinstance(entry, Chance)]
    expected: dict[str, float] = {}
    for event in events:
        whole = sum(outlook.weight for outlook in event.outcomes)
        for outlook in event.outcomes:
            expected[outlook.outcome] = expected.get(outlook.outcome, 0.0) + outlook.weight / whole
    actual = Counter(event.choice for event in events)
    return tuple(Tally(outcome, expected[outcome], actual[outcome]) for outcome in sorted(expected))


def of(worth: Worth, aim: Aim) -> tuple[float, ...]:
    """The part of `worth` for an aim, one number for each seat."""
    return worth.share if aim == "share" else worth.margin
