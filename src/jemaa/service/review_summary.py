"""The review in the form that the page gets: shares of the win, to four decimals.

Points are to one decimal: what decisions lost, luck, and the exercises' reasons.
"""

from collections.abc import Sequence

import msgspec

from jemaa.review.report import Chance, Decision, Exercise, Player, Review
from jemaa.review.totals import is_sure
from jemaa.table.wire.review import ExerciseChoice, ExerciseReason, ReviewedEntry, ReviewExercise, ReviewSummary, Skill

DIGITS = 4


def summarize(review: Review) -> ReviewSummary:
    """The short form of a review; the best action of a decision is the best by share."""
    return ReviewSummary(
        simulations=review.simulations, rounds=review.rounds, seed=review.seed,
        moments=review.moments,
        shares=tuple(map(_rounded, review.curve.share)),
        seats=tuple(map(_skill, review.players, balanced([each.margin.luck for each in review.players]))),
        exercises=tuple(map(_exercise, review.exercises)),
        entries=tuple(_decision(each) if isinstance(each, Decision) else _chance(each) for each in review.entries),
        sure=is_sure(review.players),
    )


def _decision(entry: Decision) -> ReviewedEntry:
    return ReviewedEntry(entry.by, entry.choice, entry.verdict, round(entry.loss.share, DIGITS),
                  round(entry.loss.margin, 1), entry.best.share, ())


def _chance(entry: Chance) -> ReviewedEntry:
    luck = [after - before for after, before in zip(entry.after.share, entry.before.share, strict=True)]
    return ReviewedEntry(entry.by, entry.choice, None, 0.0, 0.0, "", _rounded(luck))


def _skill(player: Player, luck_points: float) -> Skill:
    start, luck, lost, given, result, kingmaking, unsure = _rounded(msgspec.structs.astuple(player.share))
    return Skill(player.letter, start, luck, lost, given, result, unsure, player.verdicts,
                 luck_points, round(player.margin.lost, 1) + 0.0, kingmaking)


def _exercise(exercise: Exercise) -> ReviewExercise:
    reason = exercise.reason
    choices = tuple(ExerciseChoice(each.choice, round(each.lost, DIGITS), round(each.points, 1), each.right)
                    for each in exercise.tries)
    chosen, best = round(reason.chosen, 1) + 0.0, round(reason.best, 1) + 0.0
    return ReviewExercise(exercise.version, exercise.by, ExerciseReason(reason.source, chosen, best), choices)


def balanced(values: Sequence[float]) -> list[float]:
    """The values, whose sum is 0, to one decimal; the one farthest from 0 is changed so that the sum is still 0."""
    tenths = [round(10 * value) for value in values]
    largest = max(range(len(values)), key=lambda at: abs(values[at]))
    tenths[largest] -= sum(tenths)
    return [each / 10 for each in tenths]


def _rounded(values: tuple[float, ...] | list[float]) -> tuple[float, ...]:
    """The values rounded to four decimals; + 0.0 turns -0.0 into 0.0."""
    return tuple(round(value, DIGITS) + 0.0 for value in values)
