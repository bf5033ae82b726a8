"""The decisions that a person can learn from: what was better, why, and the value of each choice there was."""

from collections.abc import Sequence

import msgspec

from jemaa.core.choice import Action
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.core.record import Seat
from jemaa.review.report import Chance, Decision, Exercise, Reason, Try
from jemaa.review.valuer import Settings, Valuer, mean

MOST = 3
"""Exercises of a seat."""
LEAST = 0.02
"""The least share of the win (0..1) that the decision of an exercise cost: that of an inaccuracy."""
RIGHT = 0.04
"""A choice within so much of the best is right: a share of the win, or the search's own error where that is larger."""
GLANCE = 32
"""Simulations of the search that every choice gets."""
CLOSE = 0.15
"""Choices that seem worse than the best by more than this share of the win get no longer search."""
LEAST_REASON = 0.1
"""The least difference that is given as a reason, in points or cubes."""


def exercises(valuer: Valuer, seats: Sequence[Seat], states: Sequence[State],
            entries: Sequence[Decision | Chance]) -> tuple[Exercise, ...]:
    """The exercises of a game (see `Review.exercises`), the costliest decision first.

    `states[v]` is the position before `entries[v]`.
    """
    people = {seat.letter for seat in seats if seat.kind == "human"} or {seat.letter for seat in seats}
    costly = sorted((entry for entry in entries
                     if isinstance(entry, Decision) and entry.by in people and entry.loss.share >= LEAST),
                    key=lambda entry: (-entry.loss.share, entry.version))
    kept = [entry for at, entry in enumerate(costly) if sum(each.by == entry.by for each in costly[:at]) < MOST]
    return tuple(exercise(valuer, states[entry.version], entry) for entry in kept)


def exercise(valuer: Valuer, state: State, entry: Decision) -> Exercise:
    """The exercise of one decision: `state` is the position before it."""
    chosen, best = (action_of(state, text) for text in (entry.choice, entry.best.share))
    error = abs(entry.error.share[state.actor])
    return Exercise(entry.version, entry.by, reason(state, chosen, best), tries(valuer, state, (chosen, best), error))


def tries(valuer: Valuer, state: State, compared: tuple[Action, Action], error: float) -> tuple[Try, ...]:
    """Every legal choice with what it loses against the best, the best by share of the win first.

    Shares are those of the review's searches for the choices in `compared`, and for those that a quick search finds
    close to the best (`CLOSE`); all others, and all points, are those of the quick search (`GLANCE`).

    `error` is how far the searches disagree here, a share of the win.
    """
    seat, glance = state.actor, Valuer(Settings(GLANCE))
    after = {action: state.apply(action) for action in state.legal_actions}
    shares = {action: float(glance.look(each, "share").values[seat]) for action, each in after.items()}
    points = {action: float(glance.look(each, "margin").values[seat]) for action, each in after.items()}
    most = max(shares.values())
    for action, each in after.items():
        if action in compared or shares[action] > most - CLOSE:
            shares[action] = float(valuer.look(each, "share").values[seat])
    order = sorted(after, key=lambda action: -shares[action])
    best = order[0]
    bound = max(RIGHT, error)
    return tuple(Try(action.text, shares[best] - shares[action], max(0.0, points[best] - points[action]),
                     is_right(shares[best] - shares[action], bound)) for action in order)


def is_right(lost: float, bound: float) -> bool:
    """Whether a choice that loses so much of the win counts as right; what lies on the bound does."""
    return lost <= bound + 1e-9


def reason(state: State, chosen: Action, best: Action) -> Reason:
    """What the two choices lead to at once, by the figure in which `best` is most ahead; the source "" if in none."""
    now = figures(state, state.actor)
    first, second = (outlook(state, action) for action in (chosen, best))
    source = max(now, key=lambda each: second[each] - first[each])
    if second[source] - first[source] < LEAST_REASON:
        return Reason("", 0.0, 0.0)
    return Reason(source, first[source] - now[source], second[source] - now[source])


def outlook(state: State, action: Action) -> dict[str, float]:
    """The acting seat's figures after an action, in the mean over the outcomes where chance follows at once."""
    after, seat = state.apply(action), state.actor
    if after.actor != CHANCE:
        return figures(after, seat)
    outcomes = after.chance_outcomes
    parts = [figures(after.apply(outcome), seat) for outcome, _ in outcomes]
    means = mean([tuple(part.values()) for part in parts], [weight for _, weight in outcomes])
    return dict(zip(parts[0], means, strict=True))


def figures(state: State, seat: int) -> dict[str, float]:
    """A seat's points by source, and as "cubes" how many it has, in a game with cubes, as the seat itself sees them."""
    seen = state.view(seat).seats[seat]
    held = msgspec.to_builtins(seen)["holdings"].get("cubes")
    known = {source: float(value or 0) for source, value in seen.points.items()}
    return known if held is None else known | {"cubes": float(sum(held.values()))}


def action_of(state: State, text: str) -> Action:
    """The game's action with this text; whether it is legal in `state` is not checked."""
    return state.game.type.actions[text]
