"""The review in the form that the page gets: shares of the win, to four decimals.

Of points it has only what a decision lost, to one decimal.
"""

import msgspec

from jemaa.review.report import Chance, Decision, Player, Review
from jemaa.table.wire.review import ReviewedEntry, ReviewSummary, Skill

DIGITS = 4


def summarize(review: Review) -> ReviewSummary:
    """The short form of a review; the best action of a decision is the best by share."""
    return ReviewSummary(
        simulations=review.simulations, seed=review.seed, moments=review.moments,
        shares=tuple(map(_rounded, review.curve.share)), seats=tuple(map(_skill, review.players)),
        entries=tuple(_decision(each) if isinstance(each, Decision) else _chance(each) for each in review.entries),
    )


def _decision(entry: Decision) -> ReviewedEntry:
    return ReviewedEntry(entry.by, entry.choice, entry.verdict, round(entry.loss.share, DIGITS),
                  round(entry.loss.margin, 1), entry.best.share, ())


def _chance(entry: Chance) -> ReviewedEntry:
    luck = [after - before for after, before in zip(entry.after.share, entry.before.share, strict=True)]
    return ReviewedEntry(entry.by, entry.choice, None, 0.0, 0.0, "", _rounded(luck))


def _skill(player: Player) -> Skill:
    total = player.share
    start, luck, lost, given, error, result = _rounded(msgspec.structs.astuple(total))
    return Skill(player.letter, start, luck, lost, given, error, result, player.verdicts)


def _rounded(values: tuple[float, ...] | list[float]) -> tuple[float, ...]:
    """The values rounded to four decimals; + 0.0 turns -0.0 into 0.0."""
    return tuple(round(value, DIGITS) + 0.0 for value in values)
