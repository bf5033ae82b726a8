"""Assesses one entry of a record: what it changed for each seat, compared with what was possible instead."""

from typing import NamedTuple

from jemaa.bots.kingmaking import indifference
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.core.record import author
from jemaa.review.course import Twice, outlook
from jemaa.review.kingmaking import HOPELESS
from jemaa.review.report import Best, Chance, Decision, Loss, Outlook, Verdict, Worth
from jemaa.review.valuer import AIMS, Valuer

BOUNDS: tuple[tuple[float, Verdict], ...] = (
    (0.005, "best"),  # a quick search can't tell these apart
    (0.02, "fine"),
    (0.05, "inaccuracy"),
    (0.10, "mistake"),
)
"""A decision that cost less than so much of the win (0..1) is called so; from the last bound on it is a blunder."""


class Step(NamedTuple):
    """An entry, the position before it, and what the game was worth before and after it, by each aim (`AIMS`)."""

    version: int
    state: State
    choice: Choice
    before: tuple[Twice, ...]
    after: tuple[Twice, ...]


def assess(valuer: Valuer, step: Step) -> Decision | Chance:
    """The assessment of an entry."""
    return chance(valuer, step) if step.state.actor == CHANCE else decision(valuer, step)


def decision(valuer: Valuer, step: Step) -> Decision:
    """What a seat's choice changed: nothing, for the most part, where it is the one that the search takes.

    The exception is a seat that can't win any more, whose choice may give something whatever it is.

    The verdict goes by the loss in share of the win.
    """
    state, best = step.state, best_of(valuer, step)
    seat, choices = state.actor, len(state.legal_actions)
    lost = [before.value[seat] - after.value[seat] for before, after in zip(step.before, step.after, strict=True)]
    unsure = max(each[0].difference for each in (step.before, step.after)) / 2
    free = indifference(step.before[0].value[seat], HOPELESS) if choices > 1 else 0.0
    return Decision(version=step.version, by=author(state), choice=step.choice.text, before=worth(step.before),
                    after=worth(step.after), choices=choices, best=best, loss=Loss(lost[0], lost[1], unsure),
                    verdict="best" if choices > 1 and best.share == step.choice.text else verdict(lost[0], choices),
                    indifference=free)


def best_of(valuer: Valuer, step: Step) -> Best:
    """What the search takes by each aim."""
    if len(step.state.legal_actions) == 1:
        return Best(step.choice.text, step.choice.text)
    actions = [valuer.look(step.state, aim).action for aim in AIMS]
    return Best(*(action.text if action else step.choice.text for action in actions))


def chance(valuer: Valuer, step: Step) -> Chance:
    """Compare the outcome that chance gave with the mean of all possible outcomes by their weights."""
    by_aim = [outlook(valuer, step.state, step.choice, aim, after)
              for aim, after in zip(AIMS, step.after, strict=True)]
    outlooks = tuple(Outlook(outcome.text, weight, worth(values)) for (outcome, weight), values
                     in zip(step.state.chance_outcomes, zip(*by_aim, strict=True), strict=True))
    return Chance(version=step.version, by=author(step.state), choice=step.choice.text, before=worth(step.before),
                  after=worth(step.after), outcomes=outlooks)


def worth(values: tuple[Twice, ...]) -> Worth:
    """The values by each aim."""
    return Worth(*(each.value for each in values))


def verdict(loss: float, choices: int) -> Verdict:
    """The verdict on a decision by its loss, a share of the win (-1..1), and the number of choices there were."""
    if choices == 1:
        return "forced"
    return next((name for bound, name in BOUNDS if loss < bound), "blunder")
