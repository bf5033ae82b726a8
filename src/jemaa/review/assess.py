"""Assesses one entry of a record: what it changed for each seat, compared with what was possible instead."""

from collections.abc import Sequence
from operator import sub

from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.core.record import author
from jemaa.review.report import Best, Chance, Decision, Loss, Outlook, Verdict, Worth
from jemaa.review.valuer import AIMS, Valuer, Values, mean

BOUNDS: tuple[tuple[float, Verdict], ...] = (
    (0.005, "best"),  # a quick search can't tell these apart
    (0.02, "fine"),
    (0.05, "inaccuracy"),
    (0.10, "mistake"),
)
"""A decision that cost less than so much of the win (0..1) is called so; from the last bound on it is a blunder."""


def assess(valuer: Valuer, version: int, state: State, choice: Choice) -> Decision | Chance:
    """The assessment of `choice` in `state`, which is the position after `version` entries; it must not be over."""
    assess_entry = chance if state.actor == CHANCE else decision
    return assess_entry(valuer, version, state, choice)


def decision(valuer: Valuer, version: int, state: State, choice: Choice) -> Decision:
    """Compare a seat's choice with the one that the search would take, each valued by a search of its own.

    What the search would take counts as the best, even where the chosen action turns out better: the loss is then below
    0. Were the better of the two taken, each disagreement of two searches would count as a loss, never as a gain, and a
    game of many decisions would add them up. This is done for each aim; the verdict follows from the loss in share of
    the win. `version` is the number of entries before this one, after which `state` is the position.
    """
    after = valuer.values(state.apply(choice))
    before, best = list(after), [choice.text, choice.text]
    for row, aim in enumerate(AIMS):
        other = valuer.look(state, aim).action if len(state.legal_actions) > 1 else None
        if other is None or other == choice:
            continue
        before[row], best[row] = valuer.look(state.apply(other), aim).values, other.text
    loss = Loss(*(one[state.actor] - other[state.actor] for one, other in zip(before, after, strict=True)))
    choices = len(state.legal_actions)
    return Decision(version=version, by=author(state), choice=choice.text, before=Worth(*before), after=Worth(*after),
                    error=difference(before, valuer.values(state)), choices=choices, best=Best(*best), loss=loss,
                    verdict=verdict(loss.share, choices))


def chance(valuer: Valuer, version: int, state: State, choice: Choice) -> Chance:
    """Compare the outcome that chance gave with the mean of all possible outcomes by their weights.

    Both are values for each seat, by each aim (`Worth`). `version` is the number of entries before this one, after
    which `state` is the position.
    """
    outcomes = state.chance_outcomes
    values = [valuer.values(state.apply(outcome)) for outcome, _ in outcomes]
    weights = [weight for _, weight in outcomes]
    before = [mean(of_aim, weights) for of_aim in zip(*values, strict=True)]
    after = valuer.values(state.apply(choice))
    outlooks = tuple(Outlook(outcome.text, weight, Worth(*each))
                     for (outcome, weight), each in zip(outcomes, values, strict=True))
    return Chance(version=version, by=author(state), choice=choice.text, before=Worth(*before), after=Worth(*after),
                  error=difference(before, valuer.values(state)), outcomes=outlooks)


def verdict(loss: float, choices: int) -> Verdict:
    """The verdict on a decision by its loss, a share of the win (-1..1), and the number of choices there were."""
    if choices == 1:
        return "forced"
    return next((name for bound, name in BOUNDS if loss < bound), "blunder")


def difference(one: Sequence[Values], other: Sequence[Values]) -> Worth:
    """The first values less the second ones, by each aim and for each seat."""
    return Worth(*(tuple(map(sub, *pair)) for pair in zip(one, other, strict=True)))
