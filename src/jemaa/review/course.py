"""The course of a game: what every position was worth, so that the values fit together without a rest.

A position in which a seat chooses is judged twice: by a search from it, which tends to favour that seat, because it
takes the best of many estimates; and by a search from the position after what the first one takes, which tends to
favour the next seat for the same reason. The value is the mean of the two. Where the seat chose what the search takes,
it lost nothing, and the position is worth what the next one of the game is: that one is nearer to the end, and known
better. Neither judgement foresees what a seat chooses that can't win any more (`review.kingmaking`). Before a draw a
game is worth the mean over the outcomes by weight, each judged like that. So every change of a value is luck, or what a
decision lost.

The first judgements alone make a whole review of the game, and so do the second ones. How far the two reviews differ in
a seat's luck or losses shows how far their mean may be off.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from jemaa.bots.kingmaking import indifference
from jemaa.bots.search import forced
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.review.kingmaking import HOPELESS, mixed, with_others
from jemaa.review.valuer import Aim, Look, Valuer, Values, mean


class Twice(NamedTuple):
    """The value of a position by both judgements."""

    first: Values
    second: Values

    @property
    def value(self) -> Values:
        """The mean of the two."""
        return mean(self, (1, 1))

    @property
    def difference(self) -> float:
        """How far the two disagree, for the seat for which they do most."""
        return max(abs(one - other) for one, other in zip(self.first, self.second, strict=True))


def judged(valuer: Valuer, state: State, aim: Aim) -> Twice:
    """The two judgements of a position; they are one where no seat has a choice, or where the value is exact."""
    look = valuer.look(state, aim)
    if look.action is None or not look.simulations:
        return Twice(look.values, look.values)
    return Twice(look.values, seen_from_after(valuer, forced(state), aim, look))


def seen_from_after(valuer: Valuer, state: State, aim: Aim, look: Look) -> Values:
    """The second judgement: what a search from the position after its choice says.

    Where the seat may take anything, searches from after several of its choices stand for all: what they say more than
    `look` does is added.
    """
    after = [valuer.look(state.apply(each.action), aim).values for each in look.likely]
    before = [each.values for each in look.likely]
    if len(after) == 1:
        return after[0]
    more = zip(look.values, mixed(after), mixed(before), strict=True)
    return with_others(after[0], tuple(max(0.0, value + new - old) for value, new, old in more), state.actor)


def judged_positions(states: Sequence[State], entries: Sequence[Choice]) -> dict[State, float]:
    """All positions that are judged, after forced choices, and how much each counts: an outcome's probability, or 1.

    `states[v]` is the position before `entries[v]`, and the last one is that after all.
    """
    weights_by_state: dict[State, float] = {}
    for state, choice in zip(states, entries, strict=False):
        whole = sum(weight for _, weight in state.chance_outcomes)
        for outcome, weight in state.chance_outcomes:
            if outcome != choice:
                weights_by_state.setdefault(forced(state.apply(outcome)), weight / whole)
        if len(state.legal_actions) > 1:
            weights_by_state[state] = 1.0
    return weights_by_state | {forced(states[-1]): 1.0}


def course(valuer: Valuer, states: Sequence[State], entries: Sequence[Choice], aim: Aim) -> list[Twice]:
    """[version] -> what the game was worth before the first entry, and after each."""
    values = [judged(valuer, states[-1], aim)]
    for state, choice in zip(states[-2::-1], reversed(entries), strict=True):
        values.append(before(valuer, state, choice, aim, values[-1]))
    return values[::-1]


def before(valuer: Valuer, state: State, choice: Choice, aim: Aim, after: Twice) -> Twice:
    """What the game is worth before `choice` is made; `after` is what it is worth then."""
    if state.actor != CHANCE:
        return after if loses_nothing(valuer, state, choice, aim) else judged(valuer, state, aim)
    values = outlook(valuer, state, choice, aim, after)
    weights = [weight for _, weight in state.chance_outcomes]
    return Twice(*(mean(of_each, weights) for of_each in zip(*values, strict=True)))


def loses_nothing(valuer: Valuer, state: State, choice: Choice, aim: Aim) -> bool:
    """Whether a seat's choice is the only one, or what the search takes; never where the seat may take anything."""
    if len(state.legal_actions) == 1:
        return True
    look = valuer.look(state, aim)
    free = aim == "share" and indifference(look.values[state.actor], HOPELESS) > 0
    return look.action == choice and not free


def outlook(valuer: Valuer, state: State, choice: Choice, aim: Aim, after: Twice) -> list[Twice]:
    """What the game is worth after each outcome of chance; `after` is that of the outcome that came."""
    return [after if outcome == choice else judged(valuer, state.apply(outcome), aim)
            for outcome, _ in state.chance_outcomes]


def disagreement(states: Sequence[State], played: Sequence[Twice], seat: int) -> float:
    """How far the review by the first judgements and that by the second differ: in luck, or in losses where larger.

    A sum of differences can be small by luck. So it counts for no less than the root of the sum of their squares, which
    is what a sum of so many differences of either sign comes to.
    """
    gaps = [each.first[seat] - each.second[seat] for each in played]
    changes = [(state.actor, after - before) for state, (before, after) in zip(states, pairwise(gaps), strict=False)]
    return max(spread([change for actor, change in changes if actor == who]) for who in (CHANCE, seat))


def spread(differences: Sequence[float]) -> float:
    """How far such differences may come to in the sum: that sum, or the root of the sum of squares where larger."""
    return max(abs(sum(differences)), hypot(*differences))
