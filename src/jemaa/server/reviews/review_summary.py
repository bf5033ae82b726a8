"""A review as the page gets it: the share of the win alone, and no more digits than anybody reads."""

import msgspec

from jemaa.review.report import Chance, Decision, Player, Review
from jemaa.table.wire_review import Judged, Skill, Told

DIGITS = 4


def told(review: Review) -> Told:
    """A review in short."""
    return Told(
        simulations=review.simulations, seed=review.seed, moments=review.moments,
        shares=tuple(map(_rounded, review.curve.share)), seats=tuple(map(_skill, review.players)),
        entries=tuple(_decision(each) if isinstance(each, Decision) else _chance(each) for each in review.entries),
    )


def _decision(entry: Decision) -> Judged:
    return Judged(entry.by, entry.choice, entry.verdict, round(entry.loss.share, DIGITS),
                  round(entry.loss.margin, 1), entry.best.share, ())


def _chance(entry: Chance) -> Judged:
    luck = [after - before for after, before in zip(entry.after.share, entry.before.share, strict=True)]
    return Judged(entry.by, entry.choice, None, 0.0, 0.0, "", _rounded(luck))


def _skill(player: Player) -> Skill:
    total = player.share
    start, luck, lost, given, error, result = _rounded(msgspec.structs.astuple(total))
    return Skill(player.letter, start, luck, lost, given, error, result, player.verdicts)


def _rounded(values: tuple[float, ...] | list[float]) -> tuple[float, ...]:
    """With as many digits; + 0.0 makes a zero of minus nothing."""
    return tuple(round(value, DIGITS) + 0.0 for value in values)
